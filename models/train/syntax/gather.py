"""Makes prompts.tsv of numbered files in-K.txt (id, numbered tokens) and ann-K.txt (id, HEAD:relation of each): the form in which
sentences were annotated."""

from __future__ import annotations

import argparse
from pathlib import Path

from .trees import RELATIONS, is_tree, plain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    lines, bad = {}, 0
    for path in sorted(options.folder.glob("ann-*.txt")):
        asked = {}
        for line in (options.folder / path.name.replace("ann", "in")).read_text(encoding="utf-8").splitlines():
            number, tokens = line.split("\t")
            asked[number] = [t.split(":", 1)[1] for t in tokens.split(" ")]
        for line in path.read_text(encoding="utf-8").splitlines():
            number, _, arcs = line.partition("\t")
            words, pairs = asked.get(number), [a.split(":", 1) for a in arcs.split(" ") if ":" in a]
            good = words and len(words) == len(pairs) and all(h.isdigit() and int(h) <= len(words) and plain(r) in RELATIONS for h, r in pairs)
            if good and is_tree(tuple(int(h) for h, _ in pairs)):
                lines[" ".join(words)] = " ".join(f"{h}:{plain(r)}" for h, r in pairs)
            else:
                bad += 1
    options.out.write_text("".join(f"{words}\t{arcs}\n" for words, arcs in sorted(lines.items())), encoding="utf-8")
    print(len(lines), "sentences,", bad, "left out")


if __name__ == "__main__":
    main()
