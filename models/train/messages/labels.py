"""What a part of a message does, and what its words say; the header of models/messages carries both lists in this order."""

ACTS = (
    "make.character", "make.object", "make.effect", "make.scene", "make.tiles", "make.platform", "make.iso", "make.map", "make.ui",
    "make.icons", "animate", "edit", "resize", "again", "find", "export", "rename", "delete", "undo", "job", "balance", "price",
    "account", "game.make", "game.change", "game.publish", "ask.service", "ask.howto", "ask.advice", "unsupported", "chat",
    "complaint", "unclear", "unsafe", "none",
)
SLOTS = (
    "n", "look", "style", "count", "size", "view", "dirs", "frames", "anim", "target", "change", "name", "text", "format", "palette",
    "genre", "hero", "foe", "pickup", "rule", "place", "ground", "border", "no", "topic",
)
NONE = ACTS.index("none")
# tags of tokens: 0 outside, then each slot's first token and its others
TAGS = ("O", *(f"{how}-{slot}" for slot in SLOTS for how in "BI"))
