mod words;
