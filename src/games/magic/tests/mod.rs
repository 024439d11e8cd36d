mod board;
mod described;
mod hostile;
mod naive;
mod twin;
mod words;
