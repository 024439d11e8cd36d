mod board;
mod hostile;
mod naive;
mod twin;
mod words;
