mod naive;
mod twin;
mod words;
