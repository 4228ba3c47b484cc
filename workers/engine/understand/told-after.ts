/** What is told of a thing after its parts, or of each of several after all of them, said before their names: ", white and orange" is no orange. */
import { CLAD } from './clad.ts';
import { singulars } from './tokens.ts';

const HUES =
  'black|white|brown|gr[ae]y|blue|purple|violet|green|red|yellow|pink|gold(?:en)?|silver|orange|cyan|teal|turquoise|crimson|beige';
const COUNTS = 'two|three|four|five|six|seven|eight|nine|2|3|4|5|6|7|8|9';

/** "A dome with an airlock, white and orange": at the end of a list of parts colours are the whole's. */
const COLOURS_LAST = new RegExp(
  `^((?:an? |the )?)(.*\\b(?:with|and)\\b.*), (?:in )?((?:${HUES})(?: and (?:${HUES}))?)$`,
  'i',
);
/** "One in black one in brown". */
const EACH = new RegExp(
  `\\b(one|1) ((?:in |with )?(?:an? )?[a-z]+(?: (?!and\\b)[a-z]+)?),? (one|1) (?=(?:in|with|${HUES})\\b)`,
  'gi',
);
/** "Insect like" is how somebody is, not an insect. */
const LIKE = /(^|, | and )([a-z]+) like(?=$|,| and )/gi;
/** "3 mushrooms, one big red and two small brown ones". */
const OF_ALL = new RegExp(
  `^(?:${COUNTS}) ([a-z]+s),? (?:one|a|1) ((?:[a-z]+ )+?)(?:one )?and (one|a|another|${COUNTS}) ((?:[a-z]+ )+?)ones?$`,
  'i',
);

/** "Two cowboys in a duel, one in black and one in brown": each is named with what he wears. */
const EACH_WEARS = /^(?:two|2|a pair of) ([a-z]+(?: [a-z]+)??s)\b((?: [a-z]+)*?),? one (in|with|wearing) ([a-z ]+?) and (?:one|the other|another)(?: one)? (?:(?:in|with|wearing) )?([a-z ]+?)((?:,.*)?)$/i; // biome-ignore format: one line
const ALL_HUE = new RegExp(`^(?:${HUES})$`, 'i');
const FIGHTS = /\b(?:duel|duell?ing|fight|fighting|battling|battle|clashing|brawling|sparring)\b/i;

function eachWears(
  all: string,
  names: string,
  doing: string,
  how: string,
  one: string,
  other: string,
  rest: string,
): string {
  const name = singulars(names.toLowerCase())[0];
  if (!name) return all;
  const fights = FIGHTS.test(doing + rest);
  // "a red knight and a blue one": in a list "in red and …" would be of both colours
  const who = (said: string): string =>
    how !== 'with' && ALL_HUE.test(said)
      ? `a ${said} ${how === 'in' ? `${CLAD} ` : ''}${name}`
      : `a ${name} ${how} ${said}`;
  return `${who(one)} ${fights ? 'fighting' : 'and'} ${who(other)}${fights ? '' : doing + rest}`;
}

/** A sign over somebody who is not there: "exclamation mark alert over enemy". */
const OVER_HEAD = /^((?:an? |the )?(?:[a-z]+ ){0,2}?(?:exclamation (?:mark|point)|question mark|zzz|heart|hearts|sweat drops?|anger vein|music notes?|skull|stars?|arrow|light ?bulb|speech bubble|thought bubble|health bar|crown|halo))(?: (?:alert|warning|indicator|notification|popup|pop up|icon|symbol|sign|marker|bubble))? (?:over|above|on top of|hovering over|floating (?:over|above)) (?:an? |the |its |his |her |their )?(?:enemy|enemies|player|npc|guard|character|monster|head|heads|someone|somebody|unit|target|quest giver)(?:'?s? heads?)?(?=$|,)/i; // biome-ignore format: one line

/** "Sweat drops, anime nervous, three of them". */
const COUNTED_LAST = new RegExp(`^(?:the |some )?(?!.*\\b(?:by|with|from)\\b)([^,]*[a-z]s\\b[^,]*?)((?:, [^,]+)*?),? (?:with )?(?:maybe |about |around |like |only )?(${COUNTS}) of (?:them|those|these)(?: in total| total)?(?=$|,)`, 'i'); // biome-ignore format: one line

/** "Playing card burned corner": what became of a corner is said of the thing. */
const BARE_CORNER = /^((?:an? |the )?(?:(?!with |and )[a-z]+ ){1,6}?(?!(?:with|and|an?|the|one|its|has|of) )[a-z]+) ((?:torn|ripped|burned|burnt|charred|bent|folded|broken|chipped|missing) corners?)$/i; // biome-ignore format: one line

/** "A heart in the foam", "leaf latte art": a sign on what is drunk. */
const IN_FOAM = /\b(?:with|and) (?:an? )?((?:white |little |cute )?(?:heart|leaf|star|flower|bear|cat|smiley|swan|rose|skull|paw))(?:[- ]shaped)? (?:(?:milk )?foam|froth|latte art|foam art|cream)\b|\b(?:with|and) (?:an? )?((?:white |little |cute )?(?:heart|leaf|star|flower|bear|cat|smiley|swan|rose|skull|paw)) (?:in|on|drawn in|made of) (?:the )?(?:(?:milk )?foam|froth|cream|milk)\b/i; // biome-ignore format: one line
/** ", shape of a swan": what it is shaped like, said at the end. */
const SHAPE_LAST = /^([^,]+)((?:, [^,]+)*?),? (?:and )?(?:in |has |with )?(?:the |a )?(?:shape|form) of (an? [a-z]+(?: [a-z]+)?)(?=$|,)/i; // biome-ignore format: one line
/** Two names of one thing. */
const SET = /\b(?:snorkel and (?:diving |dive )?mask|(?:diving |dive )?mask and snorkel)\b/i;

/** "Keycard lvl 3", "locker no 12": a number that is written on it. */
const NUMBERED = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?(?:key ?card|access card|id card|badge|pass|ticket|door|sign|box|crate|barrel|locker|key|tag|medal|coin|token|chip|room key|license plate|flag|ball|cue ball|bottle|tank|canister|container|package|folder|file|button|plate|stamp|trophy|cup))(?: with)?,? (?:(?:lvl|level|lv|no|nr|number|num)\.? ?|#)(\d{1,3})\b(?: on it)?/i; // biome-ignore format: one line
/** A pair is what these are by themselves. */
const PAIR_OF = /^((?:an? |the )?)pair of ((?:[a-z]+ ){0,3}?(?:boots|gloves|mittens|shoes|sneakers|socks|slippers|sandals|goggles|headphones|glasses|sunglasses|pants|trousers|shorts|skis|skates|scissors|earrings|handcuffs|binoculars|drumsticks|chopsticks))\b(?: (?:hanging|tied|lying|standing|together|side by side))*/i; // biome-ignore format: one line
/** What is of a flavour has its colour. */
const FLAVOURED = /\b(strawberry|raspberry|cherry|chocolate|banana|mint|blueberry|grape|lemon|lime|vanilla|peach|melon) (?=(?:milk|juice|ice cream|yogh?urt|soda|milkshake|smoothie|pudding|cream|cake pop|gum) (?:carton|box|bottle|can|cup|jar|pack|glass|tub)\b)/i; // biome-ignore format: one line
const FLAVOUR_HUES: Readonly<Record<string, string>> = { strawberry: 'pink', raspberry: 'crimson', cherry: 'red', chocolate: 'brown', banana: 'yellow', mint: 'mint', blueberry: 'blue', grape: 'purple', lemon: 'yellow', lime: 'green', vanilla: 'cream', peach: 'peach', melon: 'green' }; // biome-ignore format: a table

/** The number stands last, so that nothing is read as written besides. */
function numbered(text: string): string {
  const [found, name, number] = NUMBERED.exec(text) ?? [];
  return found ? `${name}${text.slice(found.length)} with number ${number} on it` : text;
}

/** "Phoenix shaped flame", "fire in the shape of a dragon": the beast is made of that. */
const IN_BEAST =
  'phoenix|dragon|wolf|lion|tiger|bear|snake|serpent|eagle|hawk|bird|horse|unicorn|fox|cat|dog|shark|fish|whale|bat|spider|butterfly|owl|raven|deer|stag|rabbit|bull|turtle|wyvern|griffin|hydra|dinosaur|monkey|octopus';
const FLAME = 'flames?|fire|blaze|fireball|smoke|mist|lightning|electricity|water|splash|ice|shadows?|light|energy';
const MADE_OF: Readonly<Record<string, string>> = { flame: 'fire', flames: 'fire', blaze: 'fire', fireball: 'fire', mist: 'smoke', splash: 'water', electricity: 'lightning', shadows: 'shadow' }; // biome-ignore format: a table
const SHAPED_FLAME = new RegExp(`^((?:an? |the )?(?:[a-z]+ ){0,2}?)(${IN_BEAST})[- ]shaped (${FLAME})\\b`, 'i');
const FLAME_SHAPED = new RegExp(
  `^((?:an? |the )?(?:[a-z]+ ){0,2}?)(${FLAME}),? (?:that is |which is )?(?:shaped like|in (?:the )?(?:shape|form) of|shaped as|forming|that looks like) (?:an? |the )?(${IN_BEAST})\\b`,
  'i',
);
const madeOf = (what: string): string => MADE_OF[what.toLowerCase()] ?? what.toLowerCase();

/** A toy in a beast's shape. */
const STUFFED =
  /\bstuffed (?=(?:[a-z]+ )?(?:bunny|rabbit|bear|dog|cat|elephant|fox|unicorn|dragon|giraffe|penguin|lion|tiger|monkey|pig|frog|dinosaur|octopus|owl|duck|sheep|panda|mouse|whale|shark|turtle|koala|wolf|deer|horse|cow|animal)\b(?! head))/i;
/** What grows in a pot has what is told after the pot. */
const POTTED = /^((?:an? |the )?(?:[a-z]+ ){0,2}?(?:cactus|succulent|bonsai|plant|tree|sapling|rose|orchid|herb|fern)) in (an? (?:[a-z]+ ){0,2}?(?:pot|flowerpot|vase|planter)) with ((?:an? |some |two |three )?(?:[a-z]+ ){0,2}?(?:flowers?|leaves|fruits?|berries|buds?|blossoms?|spikes|thorns|eyes?|face))$/i; // biome-ignore format: one line
const FLAVOUR =
  'mint|chocolate|strawberry|vanilla|lemon|blueberry|cherry|banana|pistachio|raspberry|caramel|grape|lime|peach|melon';
/** "With two scoops, mint and chocolate". */
const SCOOPS = new RegExp(
  `^((?:an? |the )?)ice cream(?: cone)?(?:,? with)? (?:two|double|2) scoops?,? (?:of |one )?(${FLAVOUR}) (?:and|&) (?:one )?(${FLAVOUR})(?: ice cream)?$`,
  'i',
);
const SCOOP_HUES: Readonly<Record<string, string>> = { pistachio: 'green', caramel: 'orange' };
const scoop = (of: string): string => SCOOP_HUES[of.toLowerCase()] ?? FLAVOUR_HUES[of.toLowerCase()] ?? of;
/** Piled so that they stand over each other. */
const IN_PYRAMID = /\b(?:stacked|piled|arranged|stack|heaped)(?: up)? (?:in|into|as|like) (?:an? )?(?:little |small )?(?:pyramid|pile|heap|stack|triangle)\b/gi; // biome-ignore format: one line

export const toldAfter = (text: string): string =>
  numbered(text)
    .replace(FLAVOURED, (_all, of: string) => `${FLAVOUR_HUES[of.toLowerCase()]} `)
    .replace(PAIR_OF, '$1$2')
    .replace(
      SHAPED_FLAME,
      (_all, before: string, beast: string, what: string) => `${before}${beast} made of ${madeOf(what)}`,
    )
    .replace(
      FLAME_SHAPED,
      (_all, before: string, what: string, beast: string) => `${before}${beast} made of ${madeOf(what)}`,
    )
    .replace(/\bwalls? of water\b/gi, 'tidal wave')
    .replace(STUFFED, 'plush ')
    .replace(POTTED, '$1 with $3 in $2')
    .replace(
      SCOOPS,
      (_all, article: string, one: string, two: string) =>
        `${article}${scoop(one)} and ${scoop(two)} double scoop ice cream`,
    )
    .replace(IN_PYRAMID, 'stacked')
    .replace(/\brice ball wrapped in (?:seaweed|nori)\b/gi, 'rice ball')
    .replace(/\bmagnet horseshoe\b/gi, 'horseshoe magnet')
    .replace(
      /\b(?:with|has) (?:one|an?) bite (?:taken|missing|gone|out)(?: out)?(?: of (?:it|one side))?(?=$|,| and )/gi,
      'with a bite mark',
    )
    .replace(
      /\bwith (an? (?:[a-z]+ )?(?:cross|star|heart|skull|moon|sun|arrow|anchor|paw|crown|flame|leaf|flower|x|lightning bolt)) (?:painted|drawn|printed|stamped|sprayed) on (?:it|(?:the )?(?:side|front))$/i,
      'with $1',
    )
    .replace(SET, 'snorkel mask')
    .replace(
      / (?:half )?melt(?:ed|ing) (?:down )?(?:onto|on top of|on|over) (?=(?:an? |the )?(?:[a-z]+ )?(?:skull|book|bottle|rock|plate|table|stone|head|log|barrel)\b)/gi,
      ' on top of ',
    )
    .replace(SHAPE_LAST, '$1 shaped like $3$2')
    .replace(IN_FOAM, (_all, one?: string, other?: string) => `with a ${one ?? other} on it`)
    .replace(BARE_CORNER, '$1 with $2')
    .replace(OVER_HEAD, '$1')
    .replace(COUNTED_LAST, (all, name: string, more: string, count: string) =>
      new RegExp(`^(?:${COUNTS}|an?|one) `, 'i').test(name) ? all : `${count} ${name}${more}`,
    )
    .replace(OF_ALL, (_all, names: string, first: string, count: string, others: string) => {
      const name = singulars(names.toLowerCase())[0] ?? names;
      const one = /^(?:one|a|another)$/i.test(count);
      return `a ${first}${name} next to ${one ? 'a' : count} ${others}${one ? name : names}`;
    })
    .replace(EACH, '$1 $2 and $3 ')
    .replace(EACH_WEARS, eachWears)
    .replace(LIKE, '$1$2-like')
    .replace(COLOURS_LAST, '$1$3 $2');
