"""Sentences with their trees: the treebank UD_English-EWT, and the project's own annotated prompts (prompts.tsv).

EWT is cut anew by our tokeniser: its "16", "-", "bit" are one token here, its "..." are three.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

from common.text import read_packed

from .tokens import tokens_of

RELATIONS = (
    "root acl advcl advmod amod appos aux aux:pass case cc ccomp compound compound:prt conj cop csubj dep det discourse dislocated "
    "expl fixed flat goeswith iobj list mark nmod nmod:poss nsubj nsubj:pass nummod obj obl orphan parataxis punct reparandum vocative xcomp"
).split()
UPOS = "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split()
_KEPT = {"nmod:poss", "compound:prt", "nsubj:pass", "aux:pass"}

# Our prompts have no parts of speech; many follow from the relation, and others are narrowed down by it.
_NOMINAL = ("NOUN", "PROPN", "PRON")
ALLOWED = {
    "det": ("DET",), "cc": ("CCONJ",), "punct": ("PUNCT",), "aux": ("AUX",), "aux:pass": ("AUX",), "cop": ("AUX",), "nummod": ("NUM",),
    "case": ("ADP", "PART"), "amod": ("ADJ", "VERB"), "advmod": ("ADV",), "nsubj": _NOMINAL, "obj": _NOMINAL, "iobj": _NOMINAL,
    "nsubj:pass": _NOMINAL, "nmod": _NOMINAL, "nmod:poss": _NOMINAL, "obl": _NOMINAL, "acl": ("VERB", "ADJ", "NOUN"), "discourse": ("INTJ",),
    "compound": ("NOUN", "PROPN"), "compound:prt": ("ADP", "ADV"), "advcl": ("VERB", "ADJ", "NOUN"), "mark": ("SCONJ", "PART"), "expl": ("PRON",),
}


@dataclass(frozen=True)
class Tree:
    """heads[i] is the number of token i's head, from 1; 0 is the root."""

    words: tuple[str, ...]
    heads: tuple[int, ...]
    relations: tuple[str, ...]
    upos: tuple[str, ...] | None


def plain(relation: str) -> str:
    if relation in _KEPT:
        return relation
    if relation == "nmod:desc":  # a title before a name
        return "compound"
    return relation.split(":")[0]


def read_conllu(text: str) -> list[Tree]:
    found = []
    for block in text.split("\n\n"):
        rows = [line.split("\t") for line in block.split("\n") if line and line[0] != "#"]
        if rows:
            tree = _recut(rows)
            if tree:
                found.append(tree)
    return found


def _recut(rows: list[list[str]]) -> Tree | None:
    """A CoNLL-U sentence cut by our tokeniser. Tokens that fall together take the head that is outside of them; a token that falls
    apart is a chain on its first part."""
    text, spans, inside = "", [], {}
    for row in rows:
        if "-" in row[0]:
            first, last = (int(n) for n in row[0].split("-"))
            inside.update({n: (len(text), row[1]) for n in range(first, last + 1)})
            text += row[1] + ("" if "SpaceAfter=No" in row[9] else " ")
        elif row[0].isdigit():
            number = int(row[0])
            if number in inside:
                at, form = inside[number]
                before = [s for s in spans if s[0] >= at]
                start = before[-1][1] if before else at
                end = at + len(form) if inside.get(number + 1, (None,))[0] != at else start + len(row[1])
                spans.append((start, min(end, at + len(form))))
            else:
                spans.append((len(text), len(text) + len(row[1])))
                text += row[1] + ("" if "SpaceAfter=No" in row[9] else " ")
    words = [row for row in rows if row[0].isdigit()]
    ours = tokens_of(text)
    groups: list[list[int]] = []  # of each token of ours, the treebank's words in it
    for word, at in ours:
        groups.append([i for i, (a, b) in enumerate(spans) if a < at + len(word) and b > at])
        if not groups[-1]:
            return None
    owner: dict[int, int] = {}
    for token, group in enumerate(groups):
        for i in group:
            owner.setdefault(i, token)
    if len(owner) != len(words):
        return None
    heads, relations, upos = [], [], []
    for token, group in enumerate(groups):
        fresh = [i for i in group if owner[i] == token]
        if not fresh:  # a later part of a word that falls apart
            main = owner[group[0]]
            mark = not any(c.isalnum() for c in ours[token][0])
            heads.append(heads[main] if mark and relations[main] == "punct" else main + 1)
            relations.append("punct" if mark else "flat")
            upos.append("PUNCT" if mark else upos[main])
            continue
        outside = [i for i in fresh if int(words[i][6]) == 0 or owner[int(words[i][6]) - 1] != token]
        top = words[outside[-1] if outside else fresh[-1]]
        if len(outside) > 1:  # parts with heads of their own: the one on which the others may hang
            top = words[next((i for i in outside if words[i][6] == "0"), outside[-1])]
        heads.append(0 if top[6] == "0" else owner[int(top[6]) - 1] + 1)
        relations.append(plain(top[7]))
        upos.append(top[3])
    tree = Tree(tuple(w for w, _ in ours), tuple(heads), tuple(relations), tuple(upos))
    return tree if is_tree(tree.heads) else None


def is_tree(heads: tuple[int, ...]) -> bool:
    if heads.count(0) != 1:
        return False
    for i in range(len(heads)):
        at, steps = i + 1, 0
        while at and steps <= len(heads):
            at, steps = heads[at - 1], steps + 1
        if at:
            return False
    return True


def _git(repo: Path, *words: str) -> str:
    return subprocess.run(["git", "-C", str(repo), *words], check=True, capture_output=True, text=True).stdout


def read_ewt(repo: Path) -> tuple[list[Tree], list[Tree]]:
    """Train and dev sentences. The documents are read one by one (`not-to-release/sources`), because stored copies of the repository
    may lack its one large train file; the lists beside them say which are train."""
    wanted = {Path(line).name for line in _git(repo, "show", "HEAD:not-to-release/file-lists/files.train").split()}
    paths = [p for p in _git(repo, "ls-tree", "-r", "--name-only", "HEAD", "not-to-release/sources").split("\n") if Path(p).name in wanted]
    train = []
    for path in sorted(paths):
        train += read_conllu(_git(repo, "show", f"HEAD:{path}"))
    return train, read_conllu(_git(repo, "show", "HEAD:en_ewt-ud-dev.conllu"))


def read_prompts(path: Path) -> list[Tree]:
    """Own annotations, a sentence a line: words, then HEAD:relation of each, all separated by spaces, the two by a tab."""
    found = []
    for line in read_packed(path).splitlines():
        words, arcs = (part.split(" ") for part in line.split("\t"))
        pairs = [arc.split(":", 1) for arc in arcs]
        heads = tuple(int(h) for h, _ in pairs)
        relations = tuple(plain(r) for _, r in pairs)
        if len(words) != len(heads) or not is_tree(heads) or not set(relations) <= set(RELATIONS):
            raise ValueError(f"{path}: not a tree: {line}")
        found.append(Tree(tuple(words), heads, relations, None))
    return found
