"""Writes models/evaluator: both encoders as ONNX, checked against PyTorch, their calibration and measures.

`python -m kiln.evaluate.evaluator.export --data DATA --run RUN [--golden FILE.json]`"""

from __future__ import annotations

import argparse
import base64
import json
import zlib
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import nn

from common.checkpoint import load_full, save_weights
from common.convolution import copy_credits, folded, largest_difference, snapped, to_onnx
from common.manifest import packed, put_row
from kiln.data.vocabulary import WORDS, Vocabulary

from .frame import SIDE, framed
from .measure import POOL, Named, calibrated, calibration_error, cosines, embedded, embedded_texts, real_pictures, retrieval, write_json
from .network import EMBEDDING, WORD, Evaluator
from .train import add_run, new_network

TOLERANCE = 1e-3
INVENTED = ("red potion", "blue sword", "green tree", "wooden chest", "knight with a red cape", "xyzzy")


class Rounded(nn.Module):
    """Both encoders as the files hold them: normalisation folded in, weights rounded."""

    def __init__(self, network: Evaluator) -> None:
        super().__init__()
        self.image, self.text = snapped(folded(network.image)), snapped(folded(network.text))


def shortened(value: torch.Tensor) -> torch.Tensor:
    """Numbers whose float16 ends in two zero bits: an eighth less in a compressed file, and as exact as bfloat16."""
    bits = value.detach().cpu().numpy().astype(np.float16).view(np.uint16).astype(np.uint32)
    rounded = np.where(np.isfinite(value.cpu().numpy()), (bits + 2) & 0xFFFC, bits)
    return torch.from_numpy(rounded.astype(np.uint16).view(np.float16).astype(np.float32))


def run_of(folder: Path, config: str) -> Evaluator:
    network = new_network(config)
    network.load_state_dict(load_full(folder / "checkpoint.pt", torch.device("cpu"))["average"])
    return network.eval()


def write_graphs(network: Evaluator, folder: Path) -> tuple[Path, Path]:
    folder.mkdir(parents=True, exist_ok=True)
    images, texts = folder / "evaluator-image.onnx", folder / "evaluator-text.onnx"
    batch, length = torch.export.Dim("batch", min=1, max=4096), torch.export.Dim("words", min=1, max=64)
    to_onnx(folded(network.image), (torch.rand(2, 4, SIDE, SIDE),), images, ("image",), ("embedding", "features"), {"image": {0: batch}})
    to_onnx(folded(network.text), (torch.randn(2, 5, WORD), torch.ones(2, 5)), texts, ("words", "word_mask"), ("embedding",),
            {"words": {0: batch, 1: length}, "word_mask": {0: batch, 1: length}})
    return images, texts


def compare(rounded: Rounded, paths: tuple[Path, Path], vocabulary: Vocabulary, pairs: Named) -> dict[str, float]:
    """onnxruntime against PyTorch with the same rounded weights, on the pictures and words given."""
    image, text = (onnxruntime.InferenceSession(str(p), providers=["CPUExecutionProvider"]) for p in paths)
    frames = np.stack([framed(p) for p in pairs.images])
    vectors, mask = vocabulary.vectors(pairs.texts)
    with torch.no_grad():
        wanted = [x.numpy() for x in rounded.image(torch.from_numpy(frames))]
        words = [rounded.text(torch.from_numpy(vectors), torch.from_numpy(mask)).numpy()]
    return {"image": largest_difference(image.run(None, {"image": frames}), wanted),
            "text": largest_difference(text.run(None, {"words": vectors, "word_mask": mask}), words)}


def invented() -> list[np.ndarray]:
    """Pictures of boxes of several sizes: drawings of the data may not be copied into tests."""
    random = np.random.default_rng(7)
    out = []
    for width, height in ((12, 20), (16, 16), (33, 21), (48, 64), (5, 31), (70, 40)):
        image = np.zeros((height, width, 4), np.uint8)
        for _ in range(5):
            x, y = random.integers(0, width - 2), random.integers(0, height - 2)
            image[y : y + random.integers(2, height), x : x + random.integers(2, width)] = (*random.integers(0, 256, 3), 255)
        image[: height // 4, : width // 4] = 0
        out.append(image)
    return out


@torch.no_grad()
def golden(path: Path, rounded: Rounded, vocabulary: Vocabulary, slope: float, bias: float) -> None:
    """Pictures of boxes with their frames' sums, and the scores of all pictures with all texts: zlib in base64 for RGBA."""
    pictures = invented()
    frames = np.stack([framed(p) for p in pictures])
    vectors, mask = vocabulary.vectors(np.stack([vocabulary.row(t) for t in INVENTED]))
    cosine = rounded.image(torch.from_numpy(frames))[0].numpy() @ rounded.text(torch.from_numpy(vectors), torch.from_numpy(mask)).numpy().T
    score = 1 / (1 + np.exp(-(slope * cosine + bias)))
    pack = lambda image: base64.b64encode(zlib.compress(np.ascontiguousarray(image).tobytes(), 9)).decode()  # noqa: E731
    cases = [{"width": p.shape[1], "height": p.shape[0], "rgba": pack(p), "frame": [round(float(v), 6) for v in f[:, ::5, ::5].reshape(-1)],
              "scores": [round(float(v), 6) for v in s]} for p, f, s in zip(pictures, frames, score, strict=True)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"texts": INVENTED, "pictures": cases}, separators=(",", ":")).replace('{"width"', '\n{"width"') + "\n")


def rows_of(config: str, slope: float, bias: float, coarse: int) -> list[dict]:
    common = {"format": "onnx", "licence": "CC-BY-SA-4.0", "card": "evaluator/README.md"}
    facts = {"network": config, "side": SIDE, "maxWords": WORDS, "slope": round(slope, 5), "bias": round(bias, 5)}
    return [
        {"id": "evaluator-image", "use": "evaluator-image", "file": "evaluator/evaluator-image.onnx", **common,
         "inputs": [{"name": "image", "dtype": "float32", "shape": ["batch", 4, SIDE, SIDE]}],
         "outputs": [{"name": "embedding", "dtype": "float32", "shape": ["batch", EMBEDDING]},
                     {"name": "features", "dtype": "float32", "shape": ["batch", coarse]}],
         "needs": ["evaluator-text"], "config": facts},
        {"id": "evaluator-text", "use": "evaluator-text", "file": "evaluator/evaluator-text.onnx", **common,
         "inputs": [{"name": "words", "dtype": "float32", "shape": ["batch", "words", WORD]},
                    {"name": "word_mask", "dtype": "float32", "shape": ["batch", "words"]}],
         "outputs": [{"name": "embedding", "dtype": "float32", "shape": ["batch", EMBEDDING]}], "needs": ["words"]},
    ]


def measured(network: Evaluator | Rounded, vocabulary: Vocabulary, pairs: Named) -> tuple[dict, tuple[np.ndarray, np.ndarray]]:
    images, texts = embedded(network, pairs.images)[0], embedded_texts(network, vocabulary, pairs.texts)
    return {"pictures": len(images), **retrieval(images, texts)}, cosines(images, texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_run(parser)
    parser.add_argument("--golden", type=Path, help="where to write the golden answers (test/models/evaluator.json)")
    options = parser.parse_args()
    vocabulary = Vocabulary(options.models)
    network = run_of(options.run, options.config)
    rounded = Rounded(network).eval()
    paths = write_graphs(network, options.models / "evaluator")
    dev, val = (real_pictures(vocabulary, options.data, split) for split in ("dev", "val"))
    found = {name: measured(rounded, vocabulary, pairs) for name, pairs in (("dev", dev), ("val", val))}
    slope, bias = calibrated(*found["dev"][1])
    kinds: dict[str, list[int]] = {}
    for i, record in enumerate(val.records):
        kinds.setdefault(record["tags"][0], []).append(i)
    images, texts = embedded(rounded, val.images)[0], embedded_texts(rounded, vocabulary, val.texts)
    report = {
        "parameters": sum(p.numel() for p in network.image.parameters()) + sum(p.numel() for p in network.text.parameters()),
        "bytes": [p.stat().st_size for p in paths], "difference": compare(rounded, paths, vocabulary, val), "pool": POOL,
        "dev": found["dev"][0], "val": found["val"][0], "val_float32": measured(network, vocabulary, val)[0],
        "slope": slope, "bias": bias, "val_calibration": calibration_error(*found["val"][1], slope, bias),
        # Within a category the noun alone must tell.
        "val_within": {k: {"pictures": len(v), **retrieval(images[v], texts[v], pool=20)} for k, v in sorted(kinds.items()) if len(v) >= 20},
    }
    if max(report["difference"].values()) > TOLERANCE:
        raise SystemExit(f"the ONNX files do not compute what PyTorch computes: {report['difference']}")
    save_weights(options.run / "checkpoint.npz", {k: shortened(v) for k, v in network.state_dict().items()})
    for row in rows_of(options.config, slope, bias, network.image.head.in_features // 2):
        put_row(options.models, packed(options.models, row))
    copy_credits(options.data, options.models / "evaluator")
    if options.golden:
        golden(options.golden, rounded, vocabulary, slope, bias)
    write_json(options.run / "export.json", report)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
