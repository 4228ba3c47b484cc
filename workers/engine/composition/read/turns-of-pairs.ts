/**
 * How two stand to each other, told from the other side: "a table with a cat under it" is a cat under a table, "two trees with a girl
 * between them" a girl between two trees, "a robot getting a flower from a girl" a girl giving a flower to a robot.
 */
import { isLiving } from '../../catalogue/living.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { singulars } from '../../understand/tokens.ts';

const ONE = '((?:an?|the|his|her|one) (?:(?!with\\b|and\\b)[a-z-]+ ){0,2}?[a-z-]+)';
const SOME = '((?:an?|the|two|three|four|five|six|some|his|her|one) (?:(?!with\\b|and\\b)[a-z-]+ ){0,2}?[a-z-]+)';
const IS =
  '(?:(?:is |are )?(?:sitting|standing|lying|sleeping|hiding|resting|stands|sits|lies|hides|sleeps|is|are|perched|perching) )?';
const END = '(?=$|,)';
const at = (pattern: string): RegExp => new RegExp(`^${pattern}${END}`, 'i');

/** Somebody or an animal, by the last word of a name. */
function lives(name: string): boolean {
  const last = name.toLowerCase().split(' ').at(-1)!;
  return [last, ...singulars(last)].some((word) =>
    LEXICON.read(word).some(
      (r) => r.is === 'species' || (r.is === 'concept' && (r.kind !== 'thing' || isLiving(r.id))),
    ),
  );
}
const PREPOSITIONS: Readonly<Record<string, string>> = { under: 'under', underneath: 'under', beneath: 'under', below: 'under', on: 'on', 'on top of': 'on', atop: 'on', in: 'in', inside: 'in', 'next to': 'next to', beside: 'next to', over: 'over', above: 'over' }; // biome-ignore format: a table
const PREPOSITION = '(under|underneath|beneath|below|on top of|on|atop|in|inside|next to|beside|over|above)';

/** What other things are put down on. */
const BEARER =
  '(?:barrel|crate|box|tree stump|stump|log|rock|boulder|pedestal|pillar|anvil|stool|gravestone|tombstone|keg|bench)';

/** What keeps off a blow. */
const WARDS =
  '(blocking|parrying|deflecting|dodging|ducking|evading|avoiding|stopping|fending off|holding off|warding off)';
/** Of a body rather than in its hand. */
const OF_BODY = /^(?:tail|claws?|fists?|paws?|bite|horns?|tusks?|tentacles?|teeth|jaws|beak|foot|kick|punch|attack|blow|strike|swing|charge)$/; // biome-ignore format: one line
const armed = (owner: string, thing: string): string =>
  OF_BODY.test(thing.split(' ').at(-1)!)
    ? owner
    : `${owner} armed with ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;

/** Seats that nobody stands on who plays or reads. */
const SEAT = '(?:log|stump|tree stump|rock|boulder|bench|chair|stool|crate|barrel|throne|box|hay bale|bale of hay|fallen tree|tree trunk)'; // biome-ignore format: one line
const ASLEEP = '(?:asleep|sleeping|napping|curled up|dozing|snoring|fast asleep|sound asleep)';

/** On what of somebody. */
const PLACES_ON = '(head|back|shoulders?|hat|helmet|lap|nose|tail|belly|snout|horns?|antlers)';

type Turn = readonly [RegExp, (...found: string[]) => string];
const TURNS: readonly Turn[] = [
  // "a frog on a lily pad with a dragonfly above him"
  [new RegExp(`^(.+?) (on|in) ((?:an?|the|his|her) .+?) with ${SOME} (?:(?:flying|hovering|floating|circling|buzzing|fluttering) )?(?:above|over|overhead|around) (?:it|him|her|them|(?:its|his|her) head)(?:, (wearing [^,]+))?$`, 'i'), (all, one, how, bearer, who, worn) => (lives(who!) ? `${who} flying over ${one}${worn ? ` ${worn}` : ''} ${how} ${bearer}` : all!)],
  // "perched on top of a scarecrow's head", "on the head of a bear"
  [/\b(perched|perching|sitting|seated|standing|resting|lying|sleeping|balancing|balanced|landing) (?:up |high )?(?:on (?:the )?top of|atop of|up on)\b/gi, (_all, how) => `${how} on`],
  [new RegExp(`\\bon (?:the )?top of ((?:an?|the|his|her) (?:(?!with\\b|and\\b)[a-z-]+ ){0,2}?[a-z-]+'s?) ${PLACES_ON}\\b`, 'gi'), (_all, whose, where) => `on ${whose} ${where}`],
  [new RegExp(`\\bon (?:the )?(?:top of )?(?:the )?${PLACES_ON} of ${ONE}${END}`, 'gi'), (all, where, whose) => (lives(whose!) ? `on ${whose}'s ${where}` : all!)],
  // the stars are watched by night
  [/,? ?(?:and |while |as )?(?:(?:they|both|who|she|he)(?:'re| are| is)? |both )?(?:sit and |sitting and |lying and )?(?:watch(?:ing|es)?|gaz(?:ing|es?)(?: up)? at|look(?:ing|s)?(?: up)? at|star(?:ing|es?)(?: up)? at|admir(?:ing|es?)|count(?:ing|s)?) (?:up at )?(?:the |some )?(?:(?:shooting |bright |falling )*stars|starry (?:night )?sky|night sky)\b(?: together)?/gi, () => ' at night under the stars'],
  [/,? star ?gazing\b(?: together)?/gi, () => ' at night under the stars'],
  // "blocking a skeletons axe with his shield": whose it is stands there with it
  [new RegExp(`^(.+?) ${WARDS} (an?|the|his|her|another) ((?:[a-z-]+ )?[a-z]+?)(?:'s|s'|s) ([a-z-]+(?: [a-z-]+)?)(?: (?:with|using) (?:his|her|its|an?|the) ((?:[a-z-]+ )?[a-z-]+))?(?=$|,)`, 'i'), (all, who, how, article, owner, thing, own) => (lives(owner!) && !/^(?:and|with|in|on|at|from|under|using)\b/.test(thing!) ? `${who}${own ? ` with ${/^[aeiou]/i.test(own) ? 'an' : 'a'} ${own}` : ''} ${how} ${/^(?:a|an|the)$/i.test(article!) ? article : 'a'} ${armed(owner!, thing!)}` : all!)],
  // where a blow is kept off there are sparks anyway
  [new RegExp(`^(.*\\b${WARDS} .+?)(?:,| and|, and| with)+ (?:the )?(?:bright )?sparks (?:are )?(?:flying |fly )?(?:between|around|everywhere|off)?(?: (?:them|it|the [a-z]+))?$`, 'i'), (_all, said) => said!],
  // who plays or reads on a seat sits there; who is asleep beside it is named after
  [new RegExp(`\\b((?:playing|strumming) (?:(?:the|an?|his|her) )?[a-z-]+|reading(?: (?:an?|the|his|her) (?:[a-z]+ )?[a-z]+)?|with an? (?:lute|guitar|harp|flute|violin|fiddle|banjo|accordion|drum|lyre|ukulele|book|pipe)|singing|knitting|fishing|whittling|eating|drinking|smoking(?: (?:an?|his|her) pipe)?) (?:on|upon|atop) ((?:an?|the|his|her) (?:[a-z]+ )?${SEAT})\\b`, 'gi'), (_all, what, seat) => `${what} sitting on ${seat}`],
  [new RegExp(`,?(?: and| with|,)+ (?:an?|his|her|the) ((?:[a-z-]+ )?[a-z-]+) (?:lying |laying )?${ASLEEP} (?:right )?(?:next to|beside|near|by|at(?: the feet of)?) (?:him|her|it|them|(?:his|her|their) (?:feet|side))(?=$|,)`, 'i'), (all, who) => (lives(who!) ? ` next to a sleeping ${who}` : all!)],
  [/^(?:an? |the )?((?:[a-z]+ )?(?:camp ?fire|bonfire|fire pit)),? (?:with|and) ((?:an?|the) .+ (?:sitting on|next to) .+)$/i, (_all, fire, who) => `${who}${/ next to /.test(who!) ? ' and' : ' next to'} a ${fire}`],
  // "a barrel with a cat on top"
  [at(`${ONE} with ${SOME} ${IS}on top(?: of it)?`), (all, host, who) => (lives(who!) ? `${who} on ${host}` : all!)],
  // "a crate with an apple on top": nothing of the crate's own
  [at(`((?:(?:an?|the) )?(?:[a-z]+ )?${BEARER}) with ((?:an?|the) [a-z-]+(?: [a-z-]+)?) ${IS}on top(?: of it)?`), (_all, host, what) => `${what} on ${host}`],
  // "a table with a cat under it", "a barrel and on it a cat", "a cat, next to it a dog"
  [at(`${ONE} with ${SOME} ${IS}${PREPOSITION} it`), (all, host, who, how) => (lives(who!) ? `${who}${/ la?ying (?:next|beside|near|by)\b/.test(all!) ? ' lying' : ''} ${PREPOSITIONS[how!.toLowerCase()]} ${host}` : all!)],
  [at(`${ONE} with ${SOME} ${IS}(underneath|beneath|inside|beside)`), (all, host, who, how) => (lives(who!) ? `${who} ${PREPOSITIONS[how!.toLowerCase()]} ${host}` : all!)],
  [at(`${ONE}(?:,| and|, and) ${PREPOSITION} (?:it|him|her|that) (?:is |stands |sits |lies )?${SOME}`), (_all, host, how, who) => `${who} ${PREPOSITIONS[how!.toLowerCase()]} ${host}`],
  // "a pirate fighting an octopus, a barrel between them": all three are there
  [/^((?:an? |the )?(?:[a-z-]+ ){0,2}?[a-z-]+) (?:is )?(?:fighting|battling|facing|confronting|attacking|duell?ing|challenging)(?: with| against)? ((?:an?|the) (?:[a-z-]+ ){0,2}?[a-z-]+)(?:,| with| and)+ ((?:an? |the )?(?:[a-z-]+ )?[a-z-]+) (?:standing |lying )?(?:in )?between (?:them|the two|both)$/i, (all, one, other, what) => (lives(one!) && lives(other!) && !lives(what!) ? `${/^(?:an?|the) /i.test(what!) ? what : `a ${what}`} between ${one} and ${other}` : all!)],
  // a girl between two trees
  [at(`${SOME}(?:,| and|, and| with) ${SOME} ${IS}(?:in )?between (?:them|the two|both)`), (_all, hosts, who) => `${who} between ${hosts}`],
  [at(`${ONE} with (?:an? )?([a-z]+?)s? (?:on|at|to) (?:each|either|both|every) (?:side|sides)(?: of (?:him|her|it))?`), (all, who, other) => (lives(other!) ? all! : `${who} between two ${other}s`)],
  // a vessel with somebody in it
  [at(`${ONE} (?:containing|that contains|holding) ${SOME}`), (all, host, who) => (lives(who!) && !lives(host!) ? `${who} in ${host}` : all!)],
  // what is given, told by who gets it
  [at(`${ONE} (?:receiving|getting|being given|given|being handed|being offered|taking|accepting) ${SOME} (?:from|by) ${SOME}`), (all, whom, what, who) => (lives(who!) && lives(whom!) ? `${who} giving ${what} to ${whom}` : all!)],
  [/\b(?:giving|gives) (an?|the|his|her|its) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?:an? |some )(?:(?:big|warm|tight|little) )?(hug|kiss|pat|cuddle|high five|bath|haircut|massage)s?(?=$|,)/gi, (_all, article, whom, what) => `${GIVEN[what!.toLowerCase()] ?? `${what}ing`} ${article} ${whom}`],
  [/\bwith (?:his|her|its|their|both) arms (?:wrapped )?around (?=(?:an?|the|his|her) )/gi, () => 'hugging '],
  // a machine as one that has hands to be held
  [/\b((?:hold(?:s|ing) hands|shak(?:es|ing) hands|danc(?:es|ing)|hugging|hugs|high[- ]fiving) (?:with )?(?:an?|the|his|her) )(?:giant|gigantic|big) ((?:[a-z]+ ){0,2})(?=(?:robot|mech|mecha)\b)/gi, (_all, how, look) => `${how}huge ${look}`],
  // hands
  [/,? (?:walking |going |standing )?hand in hand\b/gi, () => ' holding hands'],
  [/\bholding (?:an?|the|his|her) ((?:[a-z-]+ ){0,2}?[a-z-]+)'s hands?\b/gi, (_all, whom) => `holding hands with a ${whom}`],
  [/\b(?:going|coming|racing|rushing) after (?=(?:an?|the|his|her|two|three) )/gi, () => 'chasing '],
]; // biome-ignore format: a table
const GIVEN: Readonly<Record<string, string>> = { hug: 'hugging', kiss: 'kissing', pat: 'petting', cuddle: 'hugging', bath: 'washing' }; // biome-ignore format: a table

/** The text with two as their relation's own words have them. */
export const inPlainPairs = (text: string): string =>
  TURNS.reduce((said, [pattern, turn]) => said.replace(pattern, (...found: unknown[]) => turn(...(found.filter((f) => typeof f === 'string' || f === undefined) as string[]))), text); // biome-ignore format: one call
