"""Measures a run on the val split, next to baselines: `python -m concept.evaluate --run RUN --config small`.

Val names occur in no other split. "name" is the bare name of a thing, the hardest text; "caption" is every caption, of
which many name the category or the colours outright. Icons are left out: their category says little.
"""

from __future__ import annotations

import argparse
import json

import numpy as np
import torch

from common.checkpoint import load_full

from . import metrics
from .data import COLOURS, VIEWS, Thing
from .inputs import Inputs, add_paths, answers
from .network import CONFIGS, ConceptNetwork
from .tokens import words_of


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def load_run(options: argparse.Namespace, inputs: Inputs) -> tuple[ConceptNetwork, dict]:
    state = load_full(options.run / "checkpoint.pt", torch.device("cpu"))
    network = inputs.network()
    network.load_state_dict(state["average"])
    return network.eval(), state


def temperature(logits: np.ndarray, nll) -> float:
    """The divisor of the logits with the least loss on the dev split."""
    grid = np.geomspace(0.5, 3, 60)
    return float(grid[int(np.argmin([nll(logits / t) for t in grid]))])


def temperatures(network: ConceptNetwork, inputs: Inputs) -> tuple[float, float]:
    """Category and colour temperatures, from the names of the dev split."""
    dev = [t for t in inputs.split("dev") if not t.icon]
    out = answers(network, inputs.lexicon, [words_of(t.name) for t in dev])
    truth, colours = np.array([t.category for t in dev]), colour_matrix(dev)

    def category_loss(z: np.ndarray) -> float:
        return float(-np.log(softmax(z)[np.arange(len(dev)), truth] + 1e-9).mean())

    def colour_loss(z: np.ndarray) -> float:
        return float((np.logaddexp(0, z) - colours * z).mean())

    return temperature(out["category"], category_loss), temperature(out["colours"], colour_loss)


def colour_matrix(things: list[Thing]) -> np.ndarray:
    out = np.zeros((len(things), len(COLOURS)), np.float32)
    for row, thing in enumerate(things):
        out[row, thing.colours] = 1
    return out


def one_hot(values: list[int], classes: int) -> np.ndarray:
    return np.eye(classes, dtype=np.float32)[values]


def describe(category: np.ndarray, colours: np.ndarray, view: np.ndarray, truth: dict) -> dict:
    has = truth["colours"].sum(axis=1) > 0
    return {
        "category_top1": metrics.accuracy(category, truth["category"]),
        "category_top3": metrics.accuracy(category, truth["category"], 3),
        "category_macro_f1": metrics.macro_f1(category, truth["category"]),
        "colour_hit": metrics.colour_hit(colours[has], truth["colours"][has]),
        "colour_average_precision": metrics.colour_precision(colours[has], truth["colours"][has]),
        "view_top1": metrics.accuracy(view, truth["view"]),
    }


def evaluate(network: ConceptNetwork, inputs: Inputs) -> dict:
    train = [t for t in inputs.split("train") if not t.icon]
    val = [t for t in inputs.split("val") if not t.icon]
    named = [(t, t.name) for t in val]
    captioned = [(t, c) for t in val for c in t.texts]
    told = [(t, t.long_texts[0]) for t in val if t.long_texts]
    heat, _ = temperatures(network, inputs)
    train_means = inputs.lexicon.mean_vectors([t.name for t in train])
    train_labels = [one_hot([t.category for t in train], len(inputs.categories)), colour_matrix(train),
                    one_hot([t.view for t in train], len(VIEWS))]
    centroids = train_labels[0].T @ train_means
    centroids /= np.linalg.norm(centroids, axis=1, keepdims=True) + 1e-8
    train_embeddings = answers(network, inputs.lexicon, [words_of(t.name) for t in train])["embedding"]
    report: dict = {"counts": {"name": len(named), "caption": len(captioned), "description": len(told)}}
    for label, pairs in (("name", named), ("caption", captioned), ("description", told)):
        if not pairs:
            continue
        things, texts = [t for t, _ in pairs], [x for _, x in pairs]
        truth = {"category": np.array([t.category for t in things]), "view": np.array([t.view for t in things]),
                 "colours": colour_matrix(things)}
        out = answers(network, inputs.lexicon, [words_of(x) for x in texts])
        means = inputs.lexicon.mean_vectors(texts)
        prior = [np.repeat(l.mean(axis=0, keepdims=True), len(pairs), axis=0) for l in train_labels]
        nearest = [metrics.neighbour_scores(means, train_means, l) for l in train_labels]
        learned = [metrics.neighbour_scores(out["embedding"], train_embeddings, l) for l in train_labels]
        report[label] = {
            "network": describe(out["category"], out["colours"], out["view"], truth)
            | {"calibration_error": metrics.calibration_error(softmax(out["category"] / heat), truth["category"])},
            "5 nearest names by embedding": describe(*learned, truth),
            "5 nearest names by word vectors": describe(*nearest, truth),
            "nearest class centroid of word vectors": {
                "category_top1": metrics.accuracy(means @ centroids.T, truth["category"]),
                "category_top3": metrics.accuracy(means @ centroids.T, truth["category"], 3),
                "category_macro_f1": metrics.macro_f1(means @ centroids.T, truth["category"]),
            },
            "majority": describe(*prior, truth),
        }
    if told:
        report["description finds its name, R@1"] = retrieval(network, inputs, told, val)
    return report


def retrieval(network: ConceptNetwork, inputs: Inputs, told: list[tuple[Thing, str]], val: list[Thing]) -> dict:
    names = sorted({t.name for t in val})
    own, all_names = np.array([t.name for t, _ in told]), np.array(names)
    texts = [x for _, x in told]
    embed = lambda xs: answers(network, inputs.lexicon, [words_of(x) for x in xs])["embedding"]  # noqa: E731
    mean = inputs.lexicon.mean_vectors
    return {"of names": len(names), "network": metrics.recall_at_1(embed(texts), embed(names), own, all_names),
            "word vectors": metrics.recall_at_1(mean(texts), mean(names), own, all_names)}


def rounded(value):
    if isinstance(value, dict):
        return {k: rounded(v) for k, v in value.items()}
    return round(value, 4) if isinstance(value, float) else value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_paths(parser)
    parser.add_argument("--config", choices=sorted(CONFIGS), default="small")
    options = parser.parse_args()
    inputs = Inputs(options.data, options.models, options.config)
    network, _ = load_run(options, inputs)
    report = rounded(evaluate(network, inputs))
    (options.run / "metrics.json").write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
