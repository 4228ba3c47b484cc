/**
 * What is pictured on a thing: "a milk carton with a cow on it", "a tin with a snowman on the lid", "a photo of a dog", "a cap with the
 * letter K"; and what is seen in a vessel of glass: "a jar with a brain". None of them stands beside the thing or on top of it.
 */
import { categoryOf } from '../../../catalogue/things/index.ts';
import type { Brief } from '../../../types.ts';
import type { Change } from '../../graph.ts';
import { singularOf } from '../how-many.ts';
import { all, type Context, DET, isSign, itemIn, LOOKS, NP, type Said } from './member.ts';
import { COLOUR, hueIn } from './words.ts';

/** What is tied or torn on a card is no picture of it. */
const NO_PICTURE = /(?:^| )(?:bow|ribbon|string|tag|holes?|stains?|corners?|tears?|pole|chain|rope|stand)$/i;
/** Beasts of whose signs there are none but another's. */
const ANOTHER = /(?:^| )(?:bear|fox|raven|crow|griffin|phoenix|bird)$/i;
/** Sides of a thing that bear a picture; what is on its top stands there. */
const SIDE = '(?:label|cover|front|side|sides|back|lid|box|bottle|sleeve|cap|case|wrapper|packaging|package|bottom|underside|chest|screen|face|dial|cloth|fabric|sail|paper|page|tag|can|tin|cup|pocket)'; // biome-ignore format: one line
const ON_SIDE = all(
  `${DET}${LOOKS}(?:${COLOUR} )?${NP}(?: (?:painted|drawn|printed|pictured|shown))? on (?:the|its|each) (?:[a-z]+ )?${SIDE}`,
);
const ON_ITSELF = all(`${DET}${LOOKS}(?:${COLOUR} )?${NP} on (?:it|them)`);
const BEARING = all(`${DET}${LOOKS}(?:${COLOUR} )?${NP}`);

/** Whose outside is for pictures: what is "on it" is printed there, and lies nowhere. */
const BEARS =
  /banner|flag|shield|tapestry|shirt|coin|token|medal|poster|sign$|rug|cloak|cape|book|hoodie|jacket|sweater|badge|pillow|blanket|curtain|sail|mug|cup$|glass$|coffee|tea$|teacup|carton|milk|juice|soda|can$|canned|bottle|tin$|lunch|matchbox|lighter|stamp|card|envelope|letter|backpack|bag$|satchel|purse|wallet|skateboard|surfboard|snowboard|guitar|drum|kite|balloon|umbrella|helmet|cap$|hat$|mask|phone|laptop|console|cartridge|cassette|disc|record|jar|vase|urn|pot$|keychain|sticker|patch|cereal|pizza-box|sock|boot|shoe|sneaker|glove|mitten|scarf|apron|ball$|egg$|lantern/;
/** Of these a second thing that they have is their picture. */
const PRINTED =
  /banner|flag|coin|token|medal|poster|stamp|card$|sticker|badge|cereal|matchbox|postcard|tapestry|^patch$/;
const SIGNED = /shield|banner|flag|medal|coin|tapestry|cape|buckle|ring$|amulet|brooch/;
/** What lies flat and has somebody's picture on it. */
const PICTURES = /photo|painting|portrait|poster|sticker|card$|stamp|picture|drawing|sketch|tapestry|postcard|^frame$/;
const OF_WHOM = /^((?:an? |the |my |his |her )?(?:[a-z-]+ ){0,3}?(?:photo|photograph|polaroid|polaroid photo|picture|painting|portrait|sticker|poster|card|stamp|drawing|sketch|tapestry|postcard)) (?:of|showing|with) (?:an? |the |my |his |her )?(.+)$/i; // biome-ignore format: one line
/** What shows somebody who is "inside". */
const SEEING = /mirror$|^tv$|television|monitor$|^window$/;
const SEEN_IN = all(
  `${DET}${LOOKS}${NP} (?:inside|within|in it|inside it|inside of it|in the (?:glass|mirror|reflection|screen))`,
);
/** What is seen through. */
const GLASS = /^(?:jar|mason-jar|glass-jar|aquarium|terrarium|snow-globe|test-tube|specimen-jar|fish-?bowl|orb|crystal-ball|bell-jar|capsule|tank)$/; // biome-ignore format: one line
const EMBLEM = all(`${DET}${LOOKS}(${COLOUR}) (?:emblem|crest|logo|symbol|insignia|sigil|coat of arms)(?: on .+)?`);
const AFLOAT = /\b(?:glowing|shiny|floating|swimming|preserved|pickled|trapped|severed) /i;
/** "A missing kid on the side": nothing of the carton itself is missing. */
export const SOUGHT = all(`${DET}(missing (?:[a-z]+ )?[a-z]+) on (?:the|its) (?:[a-z]+ )?(?:side|front|back|label)`);
/** What it hangs from says no more than that it hangs. */
export const HUNG = /,? (?:that is )?(?:hanging|hung|suspended|dangling) (?:from|on|by) (?:an?|the|its) (?:[a-z]+ )?(?:chain|hook|rope|nail|bracket)(?=$|,| and )/i; // biome-ignore format: one line
const LETTER = all(
  `${DET}(?:(?:big|large|small|bold|fancy|cursive|embroidered|stitched|painted|${COLOUR}) )*(?:letter|initial|number|numeral) ["']?([a-z]|\\d{1,2})["']?(?: (?:embroidered |stitched |painted |printed |stamped )?(?:on|in) .+)?`,
);

/** Somebody or something as small as a picture of it; undefined of what nobody knows and of signs, which have their own. */
function pictureOf(words: string, c: Pick<Context, 'whole' | 'read'>): Brief | undefined {
  const bare = words
    .toLowerCase()
    .replace(/^(?:missing|lost|smiling|cute|grinning|laughing|cartoon) /, '')
    .replace(/'s (?:head|face|portrait)$/, '')
    .replace(/ on (?:it|them)$/, '');
  for (const name of [bare, singularOf(bare)]) {
    const item = c.read(name);
    const known = item.confidence >= 0.9 && item.unknown.length === 0 && !item.scenery && item.concept !== c.whole.concept; // biome-ignore format: one line
    if (known) return { ...item, count: 1 };
  }
  return undefined;
}

/** Its colour stands before its name. */
const HUED = new RegExp(`^${DET}${LOOKS}(${COLOUR}) `, 'i');

const pictured = (said: string, c: Context, body = ''): Said | undefined => {
  const words = said.replace(/ on (?:it|them)$/i, '');
  const item = isSign(words, c) && !ANOTHER.test(words) ? undefined : pictureOf(words, c);
  const hue = hueIn(HUED.exec(body)?.[1] ?? '');
  return item ? { changes: [{ is: 'picture', item: hue && item.colours.length === 0 ? { ...item, colours: [hue] } : item, text: words.toLowerCase() }] } : undefined; // biome-ignore format: one line
};

/** A photo, a painting or a card of somebody: its words without him, and his picture. */
export function pictureIn(
  text: string,
  c: Pick<Context, 'whole' | 'read'>,
): { readonly text: string; readonly change: Change } | undefined {
  const [, head = '', who = ''] = OF_WHOM.exec(text) ?? [];
  if (!head || !PICTURES.test(c.whole.concept)) return undefined;
  const item = pictureOf(who, { ...c, whole: { ...c.whole, concept: '' } });
  return item ? { text: head, change: { is: 'picture', item, text: who.toLowerCase() } } : undefined;
}

const BUILT =
  /^(.*[a-z]) (?:made|built|forged|welded|assembled|put together) (?:up )?(?:out )?(?:of|from) (?:(?:many|several|old|rusty|some|countless|a bunch of|lots of) )*((?:[a-z]+ )?[a-z]+s)$/i;
/** A throne made of swords: its words without them, and them all over it. */
export function builtOf(text: string, c: Pick<Context, 'whole' | 'read'>): { readonly text: string; readonly change: Change } | undefined {
  const [, head = '', name = ''] = BUILT.exec(text) ?? [];
  const found = head && c.whole.kind === 'thing' ? itemIn(name, { ...c, signOf: () => undefined, name: head, plain: c.whole, taken: [] }) : undefined; // biome-ignore format: one line
  if (!found?.many) return undefined;
  return { text: head, change: { is: 'on thing', item: found.item, count: 7, how: 'all over', told: `made of ${name}` } };
} // biome-ignore format: a signature

export const soughtOn = (body: string, c: Context): Said | undefined => {
  const [, who] = SOUGHT.exec(body) ?? [];
  return who ? pictured(who, c) : undefined;
};

export const SHOWN_ON: readonly ((body: string, c: Context) => Said | undefined)[] = [
  (body) => {
    const [, letter] = LETTER.exec(body) ?? [];
    return letter ? { changes: [{ is: 'inscribed', text: letter.toUpperCase() }] } : undefined;
  },
  // an emblem of nobody in particular is a star
  (body) => {
    const [, hue = ''] = EMBLEM.exec(body) ?? [];
    const colour = hueIn(hue);
    return colour ? { changes: [{ is: 'emblem', of: 'star', colour }] } : undefined;
  },
  // "a wolf head" on a shield is its sign
  (body, c) => {
    const name = body
      .toLowerCase()
      .replace(/^(?:an?|the|its) /, '')
      .replace(/ on it$/, '');
    const of = / head$/.test(name) && SIGNED.test(c.whole.concept) ? c.signOf(name) : undefined;
    return of ? { changes: [{ is: 'emblem', of }] } : undefined;
  },
  (body, c) => {
    const [, name] = ON_SIDE.exec(body) ?? [];
    return name && !/^(?:food|furniture|vehicle|rock|plant)$/.test(categoryOf(c.whole.concept) ?? '') ? pictured(name, c, body) : undefined; // biome-ignore format: one line
  },
  (body, c) => {
    const [, name] = ON_ITSELF.exec(body) ?? [];
    return name && BEARS.test(c.whole.concept) ? pictured(name, c, body) : undefined;
  },
  (body, c) => {
    const [, name = ''] = SEEING.test(c.whole.concept) ? (SEEN_IN.exec(body) ?? []) : [];
    const shows = name ? pictureOf(name, c) : undefined;
    return shows ? { changes: [{ is: 'shown', at: 'glass', shows, told: `its glass showing ${name}` }] } : undefined;
  },
  (body, c) => {
    const [, name] = PRINTED.test(c.whole.concept) && /with|having|featuring|showing|has/i.test(c.link ?? '') ? (BEARING.exec(body) ?? []) : []; // biome-ignore format: one line
    return name && !NO_PICTURE.test(name) && lacks(name, c) ? pictured(name, c, body) : undefined;
  },
  (body, c) => {
    const [, name] = GLASS.test(c.whole.concept) && /with/i.test(c.link ?? '') ? (BEARING.exec(body) ?? []) : [];
    const bare = name?.replace(AFLOAT, '');
    return bare && lacks(bare, c) && itemIn(bare, c)
      ? { instead: `with ${body.replace(AFLOAT, '')} inside` }
      : undefined;
  },
];

/** The reading of the thing has no part of that name. */
const lacks = (name: string, { plain, read, name: thing }: Context): boolean => {
  const own = read(`${thing} with a ${name}`);
  return own.concept !== plain.concept || own.parts.length <= plain.parts.length;
};
