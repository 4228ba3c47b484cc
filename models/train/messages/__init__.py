"""The reader of messages to the assistant: what is wished for, asked and told, and which words say it."""
