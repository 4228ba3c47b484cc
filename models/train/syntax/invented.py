"""Sentences put together with trees that are known: what prompts often are and the treebank never is, above all clauses of bare nouns
("farmer milks cow, cat waits for milk"), beside compounds that look like them ("goblin archers"). An endless stream, for training alone."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from .trees import Tree

AGENTS = (
    "knight wizard witch goblin farmer boy girl man woman king queen princess prince dragon cat dog wolf bear fox rabbit mouse bird crow owl "
    "frog fish shark octopus crab horse cow pig sheep goat chicken duck monkey elephant lion tiger snake turtle spider bee robot alien ghost "
    "zombie skeleton vampire werewolf ogre troll orc elf dwarf fairy mermaid pirate ninja samurai viking soldier guard archer hunter thief "
    "bandit monk priest nun bard blacksmith baker chef cook waiter barista doctor nurse teacher student child kid baby grandma grandpa mother "
    "father fisherman sailor captain miner lumberjack gardener shepherd cowboy sheriff detective astronaut mechanic painter musician dancer "
    "clown magician alchemist merchant blob slime golem demon angel snowman scarecrow puppy kitten squirrel hedgehog raccoon penguin"
).split()
THINGS = (
    "sword shield axe bow hammer staff spear lantern torch book scroll potion bottle key chest crown ring gem coin bag sack barrel box crate "
    "basket bucket rope ladder anchor map letter flag drum lute guitar piano bell candle mirror chair table bed lamp clock pot pan knife spoon "
    "cup mug plate bread cake apple cheese pie fish egg carrot pumpkin mushroom flower rose bone skull egg feather umbrella hat helmet boot "
    "cloak scarf backpack phone camera laptop ball kite balloon toy doll cart wagon boat ship car bike broom carpet treasure statue snowball"
).split()
PLACES = (
    "forest cave castle tower bridge river lake beach desert mountain hill field garden farm barn kitchen tavern shop market street roof wall "
    "window door tree rock cliff pond swamp graveyard church temple throne cabin tent campfire fireplace harbor dock island meadow village city "
    "library dungeon sewer mine arena stage moon bench stool sofa carpet log stump"
).split()
PARTS = "eyes horns wings tail claws teeth ears beard hair legs arms tentacles spikes scales fur nose mustache fangs antlers braids".split()
ADJECTIVES = (
    "red blue green yellow purple black white brown golden silver pink orange grey dark bright old young big small tiny huge giant little tall "
    "fat thin angry happy sad scared sleepy brave evil cute ugly wooden rusty broken glowing magic burning frozen ancient fluffy muddy wet lazy"
).split()
COLOURS = "red blue green yellow purple black white brown pink orange grey golden turquoise".split()
MATERIALS = "stone wood ice glass gold bone iron crystal fire paper mud straw leather bronze steel clay shadow slime candy light".split()
COMPARATIVES = "bigger smaller longer shorter darker brighter wider taller thinner rounder red blue green shiny angry transparent wet".split()
PREPOSITIONS = "in on near under behind beside above inside at over".split()

# verb: what it takes. t: an object; i: nothing; a preposition: an object with it; w: something that is done to a living thing
VERBS = {
    "milk": "w", "chase": "w", "fight": "w", "hunt": "w", "scare": "w", "bite": "w", "lick": "w", "feed": "w", "ride": "w", "pet": "w", "hug": "w",
    "kiss": "w", "attack": "w", "kill": "w", "catch": "w", "follow": "w", "heal": "w", "carry": "w", "lift": "w", "kick": "w", "watch": "w", "bark": "i at",
    "growl": "i at", "look": "at", "stare": "at", "point": "at", "laugh": "i at", "wait": "i for", "search": "for", "beg": "for", "sleep": "i",
    "jump": "i over", "climb": "t", "swim": "i", "fly": "i", "run": "i", "walk": "i", "sit": "i", "stand": "i", "dance": "i", "sing": "i", "cry": "i",
    "cheer": "i", "hide": "i", "float": "i", "burn": "i", "howl": "i at", "snore": "i", "fall": "i off", "kneel": "i before", "listen": "to",
    "hold": "t", "throw": "t", "drop": "t", "steal": "t", "eat": "t", "read": "t", "write": "t", "open": "t", "close": "t", "break": "t", "build": "t",
    "paint": "t", "repair": "t", "forge": "t", "sharpen": "t", "swing": "t", "wave": "t", "wear": "t", "drink": "t", "bake": "t", "cook": "t", "sell": "t",
    "buy": "t", "count": "t", "pull": "t", "push": "t", "drag": "t", "roll": "t", "play": "t", "polish": "t", "guard": "t",
    "smash": "t", "cut": "t", "plant": "t", "water": "t", "pour": "t", "stir": "t", "juggle": "t", "balance": "t", "find": "t", "lose": "t",
    "mine": "t", "duel": "i", "march": "i", "dive": "i", "dream": "i", "meditate": "i", "sneak": "i", "crawl": "i", "hide ": "t", "plow": "t", "greet": "w", "battle": "w",
    "show": "t", "offer": "t", "inspect": "t", "draw": "t", "light": "t", "bury": "t", "fix": "t", "clean": "t", "raise": "t", "lower": "t", "scrub": "t",
}
PARTICLES = {"dig": "up", "pick": "up", "put": "down", "knock": "over", "tip": "over", "wake": "up", "blow": "out", "chop": "down", "run": "away", "fall": "down"}
DOUBLED = {"hug", "pet", "drop", "swim", "run", "sit", "beg", "cut", "drag", "stir", "scrub", "dig", "put", "chop", "tip", "win"}
WEATHER = (("rain", "falls"), ("snow", "falls"), ("moon", "shines"), ("sun", "rises"), ("sun", "sets"), ("wind", "blows"), ("lightning", "strikes"),
           ("smoke", "rises"), ("fire", "burns"), ("waves", "crash"), ("stars", "twinkle"), ("leaves", "fall"), ("flag", "waves"), ("bridge", "collapses"),
           ("boat", "sinks"), ("boat", "tips"), ("volcano", "erupts"), ("door", "opens"), ("tower", "leans"), ("clock", "strikes"), ("water", "drips"))
SCENES = "arena animation effect icon scene button pose frame sprite sheet sound game area room spot cycle loop screen bar symbol sign".split()
TAILS = (("pixel", "art"), ("side", "view"), ("night", "sky"), ("forest", "background"), ("front", "view"), ("game", "icon"))


def third(verb: str) -> str:
    if verb.endswith(("sh", "ch", "ss", "x", "z", "o")):
        return verb + "es"
    return verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeiou" else verb + "s"


def participle(verb: str) -> str:
    if verb in DOUBLED:
        return verb + verb[-1] + "ing"
    return verb[:-1] + "ing" if verb.endswith("e") and not verb.endswith("ee") else verb + "ing"


def plural(noun: str) -> str:
    irregular = {"man": "men", "woman": "women", "child": "children", "mouse": "mice", "sheep": "sheep", "fish": "fish", "wolf": "wolves", "elf": "elves",
                 "thief": "thieves", "knife": "knives", "dwarf": "dwarves", "fisherman": "fishermen", "snowman": "snowmen", "samurai": "samurai"}
    return irregular.get(noun, third(noun))


@dataclass
class Node:
    word: str
    upos: str
    relation: str = "root"
    left: list[Node] = field(default_factory=list)
    right: list[Node] = field(default_factory=list)

    def as_(self, relation: str) -> Node:
        self.relation = relation
        return self

    def tree(self) -> Tree:
        order: list[Node] = []

        def visit(node: Node) -> None:
            for child in node.left:
                visit(child)
            order.append(node)
            for child in node.right:
                visit(child)

        visit(self)
        number = {id(node): i + 1 for i, node in enumerate(order)}
        heads = {id(child): number[id(node)] for node in order for child in (*node.left, *node.right)}
        return Tree(tuple(n.word for n in order), tuple(heads.get(id(n), 0) for n in order), tuple(n.relation for n in order), tuple(n.upos for n in order))


class Inventor:
    def __init__(self, random: np.random.Generator) -> None:
        self.random = random

    def one(self, names):  # noqa: ANN001, ANN201  (any sequence, one of it)
        return names[int(self.random.integers(len(names)))]

    def chance(self, p: float) -> bool:
        return bool(self.random.random() < p)

    def noun(self, names: list[str], bare: float = 0.6, many: float = 0.12, adjectives: float = 0.3) -> Node:
        node = Node(self.one(names), "NOUN")
        several = self.chance(many)
        if several:
            node.word = plural(node.word)
        if not self.chance(bare):
            word = self.one(("two", "three", "the", "some", "five", "his", "her")) if several else self.one(("a", "the", "a", "the", "his", "her", "one"))
            kind = {"two": ("NUM", "nummod"), "three": ("NUM", "nummod"), "five": ("NUM", "nummod"), "one": ("NUM", "nummod"),
                    "his": ("PRON", "nmod:poss"), "her": ("PRON", "nmod:poss")}.get(word, ("DET", "det"))
            node.left.append(Node(word, *kind))
        if self.chance(adjectives):
            node.left += [Node(self.one(ADJECTIVES), "ADJ", "amod") for _ in range(1 + self.chance(0.2))]
        return node

    def place(self, relation: str) -> Node:
        node = self.noun(PLACES, bare=0.35, many=0.05, adjectives=0.2).as_(relation)
        node.left.insert(0, Node(self.one(PREPOSITIONS), "ADP", "case"))
        return node

    def thing(self) -> Node:
        """A thing, perhaps with what is said of it after it."""
        node = self.noun(THINGS)
        if self.chance(0.12):
            made = Node(self.one(MATERIALS), "NOUN", "obl", [Node("of", "ADP", "case")])
            node.right.append(Node("made", "VERB", "acl", [], [made]))
        elif self.chance(0.06):
            node.right.append(Node(self.one(MATERIALS), "NOUN", "nmod", [Node("of", "ADP", "case")]))
        return node

    def someone(self) -> Node:
        node = self.noun(AGENTS)
        if self.chance(0.12):
            part = Node(self.one(PARTS), "NOUN", "nmod", [Node("with", "ADP", "case"), *([Node(self.one(ADJECTIVES), "ADJ", "amod")] if self.chance(0.6) else [])])
            node.right.append(part)
        elif self.chance(0.05):
            node.right.append(self.noun(THINGS).as_("nmod"))
            node.right[-1].left.insert(0, Node(self.one(("with", "in", "without", "with")), "ADP", "case"))
        return node

    def action(self, form, relation: str) -> Node:  # noqa: ANN001
        """A verb with what it takes, in the form that `form` makes of it."""
        if self.chance(0.08):
            base = self.one(list(PARTICLES))
            verb = Node(form(base), "VERB", relation, [], [Node(PARTICLES[base], "ADP", "compound:prt")])
            if base not in ("run", "fall") and self.chance(0.8):
                verb.right.append(self.thing().as_("obj"))
            return verb
        base = self.one(list(VERBS))
        verb = Node(form(base.strip()), "VERB", relation)
        takes = self.one(VERBS[base].split())
        if takes in "tw":
            verb.right.append((self.thing() if takes == "t" else self.someone()).as_("obj"))
        elif takes != "i":
            verb.right.append(self.one((self.someone, self.thing))().as_("obl"))
            verb.right[-1].left.insert(0, Node(takes, "ADP", "case"))
        elif self.chance(0.15):
            verb.right.append(Node(self.one(("quickly", "loudly", "happily", "together", "alone", "away", "around", "again")), "ADV", "advmod"))
        if self.chance(0.25):
            verb.right.append(self.place("obl"))
        return verb

    def clause(self, relation: str = "root") -> Node:
        if self.chance(0.12):
            subject, word = self.one(WEATHER)
            verb = Node(word, "VERB", relation, [Node(subject, "NOUN", "nsubj", [Node("the", "DET", "det")] if self.chance(0.3) else [])])
            if word == "tips":
                verb.right.append(Node("over", "ADP", "compound:prt"))
            elif self.chance(0.35):
                verb.right.append(self.place("obl"))
            return verb
        subject = self.someone().as_("nsubj")
        several = subject.word in {plural(a) for a in AGENTS} and subject.word not in AGENTS
        if self.chance(0.15):
            verb = self.action(participle, relation)
            verb.left = [subject, Node("are" if several else "is", "AUX", "aux")]
            return verb
        verb = self.action((lambda base: base) if several else third, relation)
        verb.left = [subject]
        return verb

    def clauses(self) -> Node:
        root = self.clause()
        kind = self.random.random()
        if kind < 0.4:
            self.beside(root, self.clause("parataxis"), self.one((",", ",", ",", ".", ";")))
            if self.chance(0.15):
                self.beside(root, self.clause("parataxis"), ",")
        elif kind < 0.5:
            other = self.clause("conj")
            other.left.insert(0, Node("and", "CCONJ", "cc"))
            root.right.append(other)
        elif kind < 0.58:
            other = self.action(third, "conj")
            other.left.insert(0, Node("and", "CCONJ", "cc"))
            root.right.append(other)
        elif kind < 0.68:
            other = self.clause("advcl")
            other.left.insert(0, Node(self.one(("while", "as", "because", "when")), "SCONJ", "mark"))
            root.right.append(other)
        elif kind < 0.74:
            other = self.action(participle, "advcl")
            if self.chance(0.5):
                other.left.insert(0, Node("while", "SCONJ", "mark"))
            root.right.append(other)
        return root

    @staticmethod
    def beside(root: Node, other: Node, mark: str) -> None:
        other.left.insert(0, Node(mark, "PUNCT", "punct"))
        root.right.append(other)

    def phrase(self) -> Node:
        """No clause: a noun with participles, parts and compounds whose second word could be a verb."""
        kind = self.random.random()
        if kind < 0.1:  # "boss fight arena": a verb's form, and no verb
            root = Node(self.one(SCENES), "NOUN")
            deed = Node(self.one(list(VERBS)).strip(), "NOUN", "compound")
            deed.word = participle(deed.word) if self.chance(0.3) else deed.word
            who = Node(self.one(AGENTS + THINGS + MATERIALS + ["boss", "boss", "player", "hero", "enemy"]), "NOUN", "compound")
            root.left.append(deed)
            if self.chance(0.8):
                deed.left.append(who)
            if self.chance(0.2):
                root.left.insert(0, Node("a", "DET", "det"))
        elif kind < 0.3:  # "goblin archers", "castle walls"
            root = self.noun(THINGS + AGENTS, many=0.6)
            root.left.append(Node(self.one(AGENTS + PLACES + MATERIALS), "NOUN", "compound"))
        elif kind < 0.42:  # "hat red", "bottle blue small"
            root = self.noun(THINGS, adjectives=0.0)
            if self.chance(0.4):
                root.left.append(Node(self.one(MATERIALS + AGENTS), "NOUN", "compound"))
            root.right += [Node(self.one(COLOURS), "ADJ", "amod")]
            if self.chance(0.3):
                root.right.append(Node(self.one(ADJECTIVES), "ADJ", "amod"))
        elif kind < 0.75:
            root = self.someone()
            root.right.append(self.action(participle, "acl"))
        elif kind < 0.88:
            root = self.someone()
            root.right.append(Node(self.one(("wearing", "holding", "carrying")), "VERB", "acl", [], [self.thing().as_("obj")]))
        else:  # "chest overflowing with coins", "tower covered in vines"
            root = self.noun(THINGS + PLACES)
            word, case = self.one((("overflowing", "with"), ("filled", "with"), ("covered", "in"), ("covered", "with"), ("surrounded", "by"),
                                   ("overgrown", "with"), ("guarded", "by"), ("made", "from"), ("decorated", "with"), ("wrapped", "in")))
            inside = self.noun(THINGS + MATERIALS, many=0.5).as_("obl")
            inside.left.insert(0, Node(case, "ADP", "case"))
            root.right.append(Node(word, "VERB", "acl", [], [inside]))
        if self.chance(0.15):
            root.right.append(self.place("nmod"))
        return root

    def request(self) -> Node:
        kind = self.random.random()
        the = lambda names: self.noun(names, bare=0.1)  # noqa: E731
        if kind < 0.4:  # "make the hat bigger"
            verb = Node(self.one(("make", "make", "paint", "keep", "turn", "leave", "draw")), "VERB")
            target = Node("it", "PRON", "obj") if self.chance(0.2) else the(self.one((THINGS, AGENTS, PARTS))).as_("obj")
            verb.right += [target, Node(self.one(COMPARATIVES), "ADJ", "xcomp")]
            if self.chance(0.2):
                verb.right[-1].left.append(Node(self.one(("much", "a_bit", "more", "really")).replace("a_bit", "way"), "ADV", "advmod"))
        elif kind < 0.6:  # "turn the frog into a prince"
            verb = Node(self.one(("turn", "change", "transform", "make")), "VERB")
            into = the(THINGS + AGENTS).as_("obl")
            into.left.insert(0, Node("into", "ADP", "case"))
            verb.right += [the(THINGS + AGENTS).as_("obj"), into]
        elif kind < 0.8:  # "put a hat on the dog"
            verb = Node(self.one(("put", "place", "add", "move", "set")), "VERB", "root", [], [the(THINGS).as_("obj")])
            target = the(AGENTS + PLACES).as_("obl")
            target.left.insert(0, Node(self.one(("on", "next", "in", "behind", "under", "onto", "to")), "ADP", "case"))
            if target.left[0].word == "next":
                target.left[0].right.append(Node("to", "ADP", "fixed"))
            verb.right.append(target)
        else:
            verb = Node(self.one(("draw", "make", "create", "generate", "show", "give")), "VERB", "root", [], [self.phrase().as_("obj")])
        if self.chance(0.15):
            verb.left.insert(0, Node("please", "INTJ", "discourse"))
        elif self.chance(0.15):
            verb.left = [Node("can", "AUX", "aux"), Node(self.one(("you", "u")), "PRON", "nsubj")]
        elif self.chance(0.1):
            verb.left = [Node("do", "AUX", "aux"), Node("n't", "PART", "advmod")] if self.chance(0.5) else [Node("dont", "AUX", "aux")]
        if self.chance(0.15):
            other = self.request().as_("conj")
            other.left.insert(0, Node("and", "CCONJ", "cc"))
            verb.right.append(other)
        return verb

    def next(self) -> Tree:
        kind = self.random.random()
        root = self.clauses() if kind < 0.55 else self.phrase() if kind < 0.8 else self.request()
        if self.chance(0.12):
            first, second = self.one(TAILS)
            self.beside(root, Node(second, "NOUN", "list", [Node(first, "NOUN", "compound")]), ",")
        return root.tree()
