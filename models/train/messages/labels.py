"""What a part of a message does, and what its words say; models/messages/labels.json has both lists in this order."""

ACTS = (
    "make.character", "make.object", "make.effect", "make.scene", "make.tiles", "make.platform", "make.iso", "make.map", "make.ui",
    "make.icons", "convert", "animate", "edit", "resize", "again", "correct", "find", "check", "export", "rename", "delete", "undo", "stop",
    "job", "balance", "spent", "price", "account", "game.make", "game.change", "game.bug", "game.test", "game.publish", "game.offline",
    "ask.service", "ask.howto", "ask.advice", "unsupported", "chat", "complaint", "unclear", "unsafe", "yes", "no", "pick", "terms", "none",
)
SLOTS = (
    "n", "look", "style", "count", "size", "view", "dirs", "frames", "anim", "target", "change", "name", "text", "format", "palette",
    "genre", "hero", "foe", "pickup", "rule", "place", "ground", "border", "no", "topic", "budget",
)
NONE = ACTS.index("none")
# tags of tokens: 0 outside, then each slot's first token and its others
TAGS = ("O", *(f"{how}-{slot}" for slot in SLOTS for how in "BI"))
