mod board;
mod described;
mod hostile;
mod naive;
mod order;
mod settled;
mod twin;
mod words;
