"""What every model's training shares: the schedule, checkpoints, smaller ONNX files, the manifest."""
