mod board;
mod described;
mod hostile;
mod naive;
mod settled;
mod twin;
mod words;
