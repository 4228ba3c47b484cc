"""Measures a run on the data's val split, next to mean poses: `python -m keypoints.evaluate --data DATA --run RUN`."""

from __future__ import annotations

import argparse
import json

import numpy as np
import torch

from common.checkpoint import load_full

from .data import LABELS, Frames, read_frames, sources_in
from .figure import discriminant, measure_figures, read_groups, seen_of
from .measure import pck, predict
from .network import CONFIGS, BothWays, KeypointNetwork
from .train import FRAMES, add_paths


def load_run(options: argparse.Namespace) -> KeypointNetwork:
    """The averaged network of a run, in float32 on the CPU."""
    network = KeypointNetwork(CONFIGS[options.config])
    network.load_state_dict(load_full(options.run / "checkpoint.pt", torch.device("cpu"))["average"])
    return network.eval()


def _nearness(network: BothWays, frames: list[Frames], temperature: float) -> tuple[np.ndarray, np.ndarray]:
    parts = [predict(network, f, temperature) for f in frames]
    right = np.concatenate([p["error"].ravel() for p in parts])
    said = np.concatenate([p["confidence"].ravel() for p in parts])
    known = ~np.isnan(right)
    return said[known], right[known] <= 0.1


def temperature_of(network: BothWays, dev: list[Frames]) -> float:
    """The sharpness at which "so much of the map is near" is the best probability of "is near", by log likelihood."""

    def cost(temperature: float) -> float:
        said, right = _nearness(network, dev, temperature)
        said = said.clip(1e-4, 1 - 1e-4)
        return float(-np.where(right, np.log(said), np.log(1 - said)).mean())

    tries = [0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.8]
    return float(tries[int(np.argmin([cost(t) for t in tries]))])


def calibration_error(said: np.ndarray, right: np.ndarray, bins: int = 10) -> float:
    """Expected calibration error (Guo et al. 2017) over equal bins of confidence."""
    which = np.minimum((said * bins).astype(int), bins - 1)
    return float(sum(abs(said[which == b].mean() - right[which == b].mean()) * (which == b).mean() for b in range(bins) if (which == b).any()))


def _boxes(frames: Frames) -> np.ndarray:
    return np.array([[p.shape[1], p.shape[0]] for p in frames.pixels], np.float32)[:, None]


def mean_pose_error(train: Frames, val: Frames, by_direction: bool) -> np.ndarray:
    """The baseline: the train frames' mean place of each joint in the box, of the source or also of the true direction."""
    places = train.keypoints[..., :2] / _boxes(train)
    whole = np.nanmean(places, axis=0)
    pose = np.broadcast_to(whole, (len(val), 18, 2)).copy()
    if by_direction:
        for direction in np.unique(val.direction):
            same = train.direction == direction
            if same.any():
                pose[val.direction == direction] = np.nanmean(places[same], axis=0)
    return np.linalg.norm(pose * _boxes(val) - val.keypoints[..., :2], axis=2) / val.sizes()[:, None]


def nearer_side(found: np.ndarray, frames: Frames) -> float:
    """How often the network says rightly which of a left and a right joint is nearer, where they differ by 5 % of the size."""
    pairs = [(LABELS.index(f"LEFT {part}"), LABELS.index(f"RIGHT {part}")) for part in ("SHOULDER", "ARM", "HIP", "LEG")]
    true = np.stack([frames.keypoints[:, a, 2] - frames.keypoints[:, b, 2] for a, b in pairs], 1) / frames.sizes()[:, None]
    said = np.stack([found[:, a] - found[:, b] for a, b in pairs], 1)
    clear = np.abs(true) > 0.05
    return float((np.sign(true[clear]) == np.sign(said[clear])).mean()) if clear.any() else float("nan")


def measure(network: BothWays, train: Frames, val: Frames, temperature: float, weights: np.ndarray, bias: float) -> dict:
    """PCK, baselines and confidences; the service's confidence is that of the map times that of there being a figure."""
    found = predict(network, val, temperature)
    found["confidence"] = found["confidence"] / (1 + np.exp(-(seen_of(network, val.pixels) @ weights + bias)))[:, None]
    error, seen = found["error"], val.keypoints[..., 3] > 0.5
    known = ~np.isnan(error)
    sure = found["confidence"] >= 0.5
    pick = lambda mask: pck(np.where(mask, error, np.nan))  # noqa: E731
    by = lambda keys: {int(k): round(pck(error[keys == k]), 3) for k in np.unique(keys)}  # noqa: E731
    return {
        "frames": len(val), "subjects": len(np.unique(val.subject)), "pck": pck(error), "pck_0.05": pck(error, 0.05),
        "pck_visible": pick(seen), "pck_hidden": pick(~seen),
        "mean_pose": pck(mean_pose_error(train, val, False)), "mean_pose_of_direction": pck(mean_pose_error(train, val, True)),
        "sure_share": float(sure[known].mean()), "pck_sure": pick(sure), "pck_doubtful": pick(~sure),
        "calibration_error": calibration_error(found["confidence"][known], error[known] <= 0.1),
        "depth_error": float(np.nanmean(found["depth_error"])), "nearer_side": nearer_side(found["depth"], val),
        "pck_one_way": pck(predict(network.network, val)["error"]),
        "by_joint": {label: round(pck(error[:, i : i + 1]), 3) for i, label in enumerate(LABELS)},
        "by_direction": by(val.direction), "by_view": by(val.view),
        "by_size": by(2 ** np.ceil(np.log2(val.sizes())).astype(int)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_paths(parser)
    options = parser.parse_args()
    network = BothWays(load_run(options))
    there = sources_in(options.data, options.drawings)
    dev = [d for d in (read_frames(*s, "dev", FRAMES["dev"]) for s in there) if len(d)]
    temperature = temperature_of(network, dev) if dev else 1.0
    weights, bias = discriminant(network, read_groups(options.data, options.drawings, options.sprites, "train", 1_000))
    np.savez(options.run / "figure.npz", weights=weights, bias=bias)
    groups = read_groups(options.data, options.drawings, options.sprites, "val", 400)
    report: dict = {"temperature": temperature, "figures": measure_figures(network, weights, bias, groups)}
    for folder, source in there:
        val = read_frames(folder, source, "val", FRAMES["val"])
        report[source] = measure(network, read_frames(folder, source, "train", 4_000), val, temperature, weights, bias)
    (options.run / "metrics.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
