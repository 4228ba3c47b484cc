"""The dependency parser: words of a sentence -> head, relation and part of speech of each."""
