"""The text-concept network: description -> category, colours, view and a text embedding."""
