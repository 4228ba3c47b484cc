/** Parts of creatures in other words: one of a pair that is larger than the other, what a shell is, what is seen in a clear body. */

const PAIR = 'claw|pincer|horn|ear|eye|arm|wing|fang|tusk|antler|hand|fist|foot|leg|paw';
const MUCH =
  '(?:(?:way|much|far|a lot|lots|a bit|slightly|noticeably|clearly|so much|twice|is|being|that is|which is|grown) )*';
const LARGER = '(bigger|larger|longer|huger|greater|stronger|oversized|smaller|shorter|tinier)';
/** "One claw way bigger then the other": behind a comma as well. */
const COMPARED = new RegExp(`(?:,? (?:and )?(?:with |has |having )?|, )(?:its |the )?(?:one|left|right)(?: of its)? (${PAIR})s? ${MUCH}${LARGER} (?:than|then) (?:the |its |his |her )?(?:other(?: one)?|rest|second|left|right)(?: (?:${PAIR})s?)?`, 'gi'); // biome-ignore format: one line
const UNEVEN = new RegExp(`\\b(?:with |and |has )?(?:mismatched|uneven|asymmetric(?:al)?|lopsided|unequal|different[- ]sized) (${PAIR})s\\b`, 'gi'); // biome-ignore format: one line

/** Who bears a shell, as a text names it. */
const SHELLED = 'crab|turtle|tortoise|snail|lobster|isopod';
/** "Purple cap with white spots as its shell". */
const MARKED_SHELL =
  /\b(?:with )?(?:an? |the )?((?:[a-z]+ )?)([a-z]+) with (?:[a-z]+ )?(spot|dot|stripe)s (as|for) ((?:its|an?|the) )?shell\b/gi;
const MUSHROOM = new RegExp(`\\b(?:mushroom|toadstool|shroom)[- ](${SHELLED})\\b`, 'i');
const CAP_SHELL =
  /\b((?:with )?)(?:an? |the )?((?:[a-z]+ ){0,2})(?:mushroom )?cap (as|for) ((?:its|an?|the) )?shell\b/i;

/** Bodies that one sees into. */
const CLEAR = 'slime|ooze|blob|jelly|jelly cube|gelatinous cube|jellyfish|amoeba|ghost';
const WITHIN = new RegExp(`^((?:an? |the )?)((?:[a-z-]+ ){0,4}?)(${CLEAR}),? (?:with|and|that has|has|having|,)? ?((?:an?|the|some|two|three|its|old|little) (?:[a-z-]+ ){0,3}?[a-z-]+|bones|coins|skulls|swords) (?:(?:is |are )?(?:stuck|floating|trapped|swallowed|visible|seen|suspended|dissolving|caught|embedded|glowing|half digested|lodged) )?(?:up )?(?:inside|within|in)(?: of)?(?: (?:it|its (?:body|belly|slime|jelly|goo|middle|core|cube|bell)|the (?:body|slime|jelly|middle)))?(?=$|,| and | with )(.*)$`, 'i'); // biome-ignore format: one line
const FELT_AFTER =
  /,? ?(?:with |and )?(?:an? |its )?(angry|sad|happy|evil|scared|sleepy|cute|grumpy) (?:eyes|eye|face|look|expression|smile)\b/i;
const WORN_ON = /\b(?:hat|hood|scarf|bow|glasses|eyes?|face|mouth|colou?r)$/i;

/** "A slime with a crown stuck inside it": what is seen in a clear body is trapped there, and worn by nobody. */
function seenWithin(text: string): string {
  const found = WITHIN.exec(text.trim());
  if (!found || WORN_ON.test(found[4]!)) return text;
  const [, article = '', looks = '', body = '', what = '', after = ''] = found;
  const felt = FELT_AFTER.exec(after);
  const rest = felt ? after.replace(felt[0], '') : after;
  const host = `${article || 'a '}${felt ? `${felt[1]!.toLowerCase()} ` : ''}${looks}${body}`;
  return `${what} trapped in ${host}${rest}`;
}

/** A text in whose plainer words each part is one that can be drawn. */
export function partsPlainly(text: string): string {
  const compared = seenWithin(text)
    .replace(/\bfiddler crabs?\b/gi, 'crab with one huge claw')
    .replace(
      COMPARED,
      (_all, part: string, how: string) => ` with one ${/small|short|tin/i.test(how) ? 'small' : 'huge'} ${part}`,
    )
    .replace(UNEVEN, (_all, part: string) => `with one huge ${part}`);
  const marked = compared.replace(MARKED_SHELL, (_all, colour: string, noun: string, mark: string, how: string) => `with a ${colour}${mark === 'stripe' ? 'striped' : 'spotted'} ${noun} ${how} its shell`); // biome-ignore format: one line
  const mushroom = MUSHROOM.exec(marked);
  if (!mushroom) return marked;
  // a mushroom on legs wears its cap
  if (CAP_SHELL.test(marked))
    return marked.replace(MUSHROOM, '$1').replace(CAP_SHELL, (_all, _with, looks: string, how: string) => `with a ${looks}mushroom ${how} its shell`); // biome-ignore format: one line
  return / shell\b/i.test(marked) ? marked : marked.replace(MUSHROOM, '$1 with a mushroom as its shell');
}
