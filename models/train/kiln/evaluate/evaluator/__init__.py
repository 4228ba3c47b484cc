"""The evaluator: does a picture show what words say? Trained on half of the names, so that it is not the model's own judge."""
