"""An evaluation of one exported kiln: each part asks for pictures, measures them next to baselines, and writes a sheet."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from kiln.data import Vocabulary
from kiln.sampler import Guidance
from turn.measure import l1, palette_overlap

from .evaluator.batches import own_half
from .evaluator.measure import real_pictures, retrieval
from .exported import Exported, Request, draw
from .joints import found_joints, pck
from .judge import Judge
from .measures import coverage, exactness, frechet, locked, masked_error, memory_of, nearest, seam, thumbnails
from .service import read_drawn
from .sheet import sheet, write_png
from .subjects import Pair, chosen, hole_requests, motion_store, on_square, poses, prompt_requests, subset, text_requests, texture_requests, turns

COLUMNS = 8
ENLARGED = 2


class Evaluation:
    """The parts of an evaluation of one exported model; each gives its part of the report."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.vocabulary = Vocabulary(options.models)
        self.network = Exported(options.kiln, options.file, options.threads) if options.kiln else None
        self.judge = Judge(options.models, self.vocabulary, options.threads)
        self.guidance = Guidance(options.text, options.image, options.pose)
        self.val = real_pictures(self.vocabulary, options.data, "val")
        self.asked = chosen(self.val, options.count)
        self.prompts_said, self.prompts_asked = prompt_requests(self.vocabulary)
        said = self.said()
        drawn = read_drawn(options.service, said) if options.service else None
        self.service = drawn and (drawn[: len(self.prompts_said)], drawn[len(self.prompts_said) :])

    def said(self) -> list[str]:
        """Descriptions of the prompts and of the val captions."""
        return [*self.prompts_said, *(r["captions"][0] for r in self.asked.records)]

    def drawn(self, requests: Sequence[Request]) -> list[np.ndarray]:
        return draw(self.network, requests, self.vocabulary, self.guidance, self.options.steps, self.options.seed)

    def by_words(self) -> dict:
        """Val captions: text match, distribution, memory and exactness, of the drawings, of real pictures and of the baseline."""
        val = self.asked
        train = real_pictures(self.vocabulary, self.options.data, "train", icons=True)
        if self.options.train_most:
            train = chosen(train, self.options.train_most)
        requests = text_requests(val)
        squared = [on_square(p, r.side) for p, r in zip(val.images, requests, strict=True)]
        # The evaluator would flatter pictures that it has learned by heart.
        unseen = subset(train, [i for i, r in enumerate(train.records) if not own_half(r["name"])])
        likeliest = (self.judge.texts(val.texts) @ self.judge.texts(unseen.texts).T).argmax(1)
        baseline = [on_square(unseen.images[i], max(r.side, max(unseen.images[i].shape[:2]))) for i, r in zip(likeliest, requests, strict=True)]
        thumbs = thumbnails([*train.images, *(p[:, ::-1] for p in train.images)])
        real_features = self.judge.images(val.images)[1]
        texts = self.judge.texts(val.texts)
        made = self.drawn(requests)
        sets: dict[str, tuple[list[np.ndarray], list[int]]] = {
            "kiln": (made, [r.side for r in requests]), "real": (squared, [r.side for r in requests]),
            "nearest caption": (baseline, [len(p) for p in baseline])}
        if self.service:
            sets["service"] = (self.service[1], [r.side for r in requests])
        report: dict[str, dict] = {}
        for name, (pictures, sides) in sets.items():
            embeddings, features = self.judge.images(pictures)
            report[name] = {"text_match": retrieval(embeddings, texts), "own_cosine": float((embeddings * texts).sum(1).mean()),
                            "memory": memory_of(pictures, thumbs), "coverage": coverage(pictures), **exactness(pictures, sides)}
            if name != "real":
                report[name]["frechet"] = frechet(features, real_features)
        # Train pictures in the place of drawings: what a perfect drawer would get with so few pictures.
        some = chosen(unseen, len(val.images), seed=1)
        report["real"]["frechet"] = frechet(self.judge.images(some.images)[1], real_features)
        report["pictures"] = len(made)
        place, _ = nearest(thumbnails(made), thumbs)
        closest = [train.images[i % len(train.images)] for i in place]
        shown = [squared, made, closest, baseline, *([self.service[1]] if self.service else [])]
        rows = [list(r) for r in zip(*shown, strict=True)][: 4 * COLUMNS]
        self._sheet("val.png", [sum(rows[i : i + COLUMNS // 2], []) for i in range(0, len(rows), COLUMNS // 2)])
        return report

    def by_reference(self, pairs: list[Pair], name: str) -> dict:
        """Turns or poses, in the reference's colours: L1 on −1..1 and palette overlap against the true picture, next to showing
        the reference, or its mirror image."""
        if not pairs:
            return {"pairs": 0}
        made = self.drawn([p.request for p in pairs])
        # As the service shows it: in no other colours than the reference has.
        made = [locked(a, p.reference) for a, p in zip(made, pairs, strict=True)]
        ways = {"kiln": made, "reference": [p.reference for p in pairs], "mirrored": [p.reference[:, ::-1] for p in pairs]}
        report: dict[str, object] = {"pairs": len(pairs)}
        for way, pictures in ways.items():
            report[way] = {"l1": float(np.mean([l1(a, p.true) for a, p in zip(pictures, pairs, strict=True)])),
                           "palette": float(np.mean([palette_overlap(a, p.true) for a, p in zip(pictures, pairs, strict=True)]))}
            if name == "poses" and way != "mirrored":
                report[way]["pck"] = self._pck(pictures, pairs)
        if name == "poses":
            report["true"] = {"pck": self._pck([p.true for p in pairs], pairs)}
        rows = [[p.reference, a, p.true] for p, a in zip(pairs, made, strict=True)][:32]
        self._sheet(f"{name}.png", [sum(rows[i : i + 4], []) for i in range(0, len(rows), 4)])
        return report

    def _pck(self, pictures: list[np.ndarray], pairs: list[Pair]) -> float:
        joints = np.stack([p.joints[:, :2] for p in pairs])
        return pck(found_joints(self.options.models, pictures, self.options.threads), joints, [p.true for p in pairs])

    def holes(self) -> dict:
        """Val sprites with a hole: the error inside it, next to leaving it clear and to filling it with the mean colour around."""
        val = chosen(self.val, self.options.count // 2, seed=2)
        requests, true = hole_requests(val)
        made = self.drawn(requests)
        kept = [bool((a[r.mask == 0] == r.known[r.mask == 0]).all()) for a, r in zip(made, requests, strict=True)]
        error = lambda pictures: float(np.mean([masked_error(a, t, r.mask) for a, t, r in zip(pictures, true, requests, strict=True)]))  # noqa: E731
        shown = [np.where(r.mask[..., None] > 0, np.array((255, 0, 255, 255), np.uint8), r.known) for r in requests]
        rows = [[s, a, t] for s, a, t in zip(shown, made, true, strict=True)][:32]
        self._sheet("holes.png", [sum(rows[i : i + 4], []) for i in range(0, len(rows), 4)])
        return {"pictures": len(made), "outside_kept": float(np.mean(kept)), "error": error(made), "left_clear": error([r.known for r in requests]),
                "mean_colour": error([_filled(r) for r in requests])}

    def textures(self) -> dict:
        val = self.val
        requests = texture_requests(val, 24)
        if not requests:
            return {"pictures": 0}
        made = self.drawn(requests)
        real = [p for p, r in zip(val.images, val.records, strict=True) if r["background"] and r["tags"][0] in ("floor", "wall", "terrain", "tile")]
        self._sheet("textures.png", [[np.tile(p, (2, 2, 1)) for p in made[i : i + COLUMNS]] for i in range(0, len(made), COLUMNS)])
        return {"pictures": len(made), "seam": float(np.mean([seam(p) for p in made])), "real_seam": float(np.mean([seam(p) for p in real])),
                "full": float(np.mean([(p[..., 3] > 0).all() for p in made]))}

    def prompts(self) -> dict:
        """The contact sheet, and how often the evaluator finds the right one of the prompts themselves."""
        made = self.drawn(self.prompts_asked)
        own = self.judge.texts(np.stack([r.words for r in self.prompts_asked]))
        sets = {"kiln": made, **({"service": self.service[0]} if self.service else {})}
        for name, pictures in sets.items():
            self._sheet("prompts.png" if name == "kiln" else f"prompts-{name}.png", [pictures[i : i + COLUMNS] for i in range(0, len(pictures), COLUMNS)])
        return {name: retrieval(self.judge.images(pictures)[0], own, pool=len(pictures), rounds=1) for name, pictures in sets.items()}

    def cost(self, side: int) -> dict:
        options = self.options
        guided = options.text != 1 or options.image != 1
        done = subprocess.run([sys.executable, "-m", "kiln.evaluate.cost", str(options.kiln.resolve()), "--file", options.file, "--side", str(side), "--steps",
                               str(options.steps), "--branches", str(1 + guided), "--threads", str(options.cost_threads)],
                              cwd=Path(__file__).resolve().parents[2], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)

    def _sheet(self, name: str, rows: list[list[np.ndarray]]) -> None:
        write_png(self.options.out / name, sheet(rows, ENLARGED))


def _filled(request: Request) -> np.ndarray:
    """The hole filled with the mean of the opaque kept pixels, clear where none are kept."""
    out = request.known.copy()
    around = out[(request.mask == 0) & (out[..., 3] > 0)]
    if len(around):
        out[request.mask > 0] = np.rint(around.mean(0)).astype(np.uint8)
    return out
