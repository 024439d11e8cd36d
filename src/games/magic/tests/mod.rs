mod board;
mod naive;
mod twin;
mod words;
