/** What is said of the ends of a thing: torn corners, labels that peel, one lens of another colour; and of what is on it: rust, slime, too much sauce. */
import { MARKS, markPiece } from '../../../catalogue/marks.ts';
import { categoryOf } from '../../../catalogue/things/index.ts';
import { all, type Context, DET, itemIn, LOOKS, NP, type Said } from './member.ts';
import { stateOf } from './part-states.ts';
import { COLOUR, hueIn, LIQUIDS, PART, placeOf } from './words.ts';

const FATES: Readonly<Record<string, 'torn' | 'burnt' | 'folded'>> = { burned: 'burnt', burnt: 'burnt', charred: 'burnt', singed: 'burnt', scorched: 'burnt', burning: 'burnt', bent: 'folded', folded: 'folded', curled: 'folded', creased: 'folded', crumpled: 'folded', 'dog-eared': 'folded', 'dog eared': 'folded', curling: 'folded', torn: 'torn', ripped: 'torn', broken: 'torn', chipped: 'torn', missing: 'torn', snapped: 'torn', melted: 'torn', gone: 'torn', bitten: 'torn', cut: 'torn' }; // biome-ignore format: a table
const FATE = Object.keys(FATES).join('|');
const SIDE = '(?:(?:one|two|a|the|its|upper|lower|top|bottom|left|right|front) )*';
const CORNER_FIRST = all(
  `${SIDE}(?:(?:slightly|badly|half) )?(${FATE})(?: off)? ${SIDE}corners?(?: (?:broken|torn|cut|bitten) off)?`,
);
const CORNER_AFTER = all(
  `${SIDE}corners?(?: (?:is|are|was|that is|of it))? (?:(?:slightly|badly|half|a bit|all) )*(${FATE})(?: (?:off|out|away|over|down|up|in))?`,
);
const PEELING = all(
  `${DET}(?:(?:old|torn|half|paper|faded) )*(label|sticker|tag)s?(?: (?:is|that is|which is))? (?:(?:half|partly|slowly|already) )*(?:peeling|peeled|coming|falling|ripped|torn)(?: (?:off|away|back|loose|down|half))*`,
);
const PEELED = all(`${DET}(?:half )?(?:peeling|peeled(?: off)?|loose) (label|sticker|tag)s?`);
const ONE_HUED = all(
  `(?:an? |the |its )?(one|single|left|right|odd) (?:(?:glowing|shiny|round|big|small) )*(${COLOUR}) (?:glass )?(${PART}|eye)`,
);
/** What lies on a thing and makes it that. */
const SOILED: Readonly<Record<string, string>> = {
  rust: 'rusty',
  moss: 'mossy',
  dirt: 'dirty',
  grime: 'dirty',
  soot: 'sooty',
  cobwebs: 'cobwebbed',
};
const SOIL = all(
  `(?:(?:some|a bit of|a little|lots of|a lot of|heavy|light|patches of|spots of|bits of|orange) )*(${Object.keys(SOILED).join('|')})(?: (?:spots|patches|stains|marks))?(?: (?:all over|on|over|around|at|in|along) (?:it|them|(?:the|its) [a-z]+))?`,
);
const SOILED_AT = all(
  `(?:(?:some|a bit of|a little|lots of|dried|fresh) )*(blood|rust|mud|moss|dirt|dust|snow|frost|soot) (?:on|over|all over|at|along|around) (?:the |its )?(?:[a-z]+ )?(${PART})`,
);
const STATE_OF: Readonly<Record<string, string>> = {
  blood: 'bloody',
  rust: 'rusty',
  mud: 'muddy',
  moss: 'mossy',
  dirt: 'dirty',
  dust: 'dirty',
  snow: 'frosty',
  frost: 'frosty',
  soot: 'dirty',
};
const OWN_CHAIN = all(
  `${DET}(?:(?:thin|long|short|fine|broken) )*((?:${COLOUR}|gold|golden|silver|brass|bronze) )?chain`,
);
const LIQUID = `(${Object.keys(LIQUIDS).join('|')})`;
const POURED = all(
  `((?:(?:way|some|a bit of|lots of|a lot of|too much|so much|much|extra|plenty of|more|melted|hot|sticky|thick|dripping) )*)((?:${COLOUR} )?)${LIQUID}((?: (?:all over|on top|on|over|running down|dripping down|dripping|everywhere|down))?(?: of)?(?: (?:it|them|(?:the|its) [a-z]+))?)`,
);
const GROWING = all(
  `${DET}${LOOKS}((?:${COLOUR} )?)${NP} (?:growing|sprouting|blooming|spreading)(?: (?:all over|on|from|out of|over|around|along|up|inside|in))?(?: (?:it|them|(?:the|its) [a-z]+))?`,
);
const MARK_NOUN: ReadonlyMap<string, string> = new Map(Object.entries(MARKS).flatMap(([id, { nouns }]) => nouns.map((noun): [string, string] => [noun, markPiece(id)]))); // biome-ignore format: one line

const FACED = all(
  `${DET}(?:(?:small|little|tiny|big|large|cute|smiling|happy|angry|sad) )*((?:${COLOUR} )?)${NP} (?:face|drawing|design|print|motif|picture|logo|symbol|art|decal|doodle)(?: (?:on|painted on|printed on|drawn on) (?:it|(?:the|its) [a-z]+))?`,
);
const WRITTEN = all(
  `(?:an? |the |some |my |his |her |its |your )?(?:(?:old|strange|small|tiny|secret|handwritten|faded|ancient) )*(?:names?|words?|letters|initials|message|text|date|numbers|writing|poem|signature|note|quote|spell|instructions)(?: (?:that is|which is))? (?:carved|engraved|written|scratched|painted|printed|etched|inscribed|stamped|sewn|stitched|scribbled)(?: (?:in|on|into|onto|across|along|over)(?: (?:it|them|(?:the|its) [a-z]+))?)?`,
);
const RAINBOW_STRIPE = all(
  `${DET}(?:(?:wide|thin|bright|little) )*(?:rainbow|multi-?colou?red|colou?rful) (stripes?|bands?|line)(?: (?:on|across|down|around|along) (?:it|(?:the|its) [a-z]+))?`,
);
const SPECTRUM = ['#e8424c', '#f4913c', '#f0c838', '#58b84c', '#4484e0', '#8c54c8'];

type Rule = (body: string, c: Context) => Said | undefined;

export const ENDS: readonly Rule[] = [
  (body, c) => {
    const [, hue = '', name = ''] = FACED.exec(body) ?? [];
    const of = name ? c.signOf(name.toLowerCase()) : undefined;
    return of && !/^(?:skull|smiley)$/.test(of) && !/clock|watch|pumpkin|doll|mask|robot/.test(c.whole.concept) ? { changes: [{ is: 'emblem', of, ...(hueIn(hue) ? { colour: hueIn(hue)! } : {}) }] } : undefined;
  },
  (body) => (WRITTEN.test(body) ? { instead: 'with inscription' } : undefined),
  (body) => (RAINBOW_STRIPE.test(body) ? { changes: [{ is: 'stripes', colours: SPECTRUM, many: /s$/i.test(RAINBOW_STRIPE.exec(body)![1]!) }] } : undefined),
  (body) => {
    const fate = FATES[(CORNER_FIRST.exec(body) ?? CORNER_AFTER.exec(body))?.[1]?.toLowerCase() ?? ''];
    return fate ? { changes: [{ is: 'hurt', part: 'corner', how: fate, told: body }] } : undefined;
  },
  (body) => (PEELING.test(body) || PEELED.test(body) ? { changes: [{ is: 'hurt', part: 'label', how: 'peeling', told: body }] } : undefined),
  (body) => {
    const [, which = '', hue = '', part = ''] = ONE_HUED.exec(body) ?? [];
    const colour = hueIn(hue);
    return colour ? { changes: [{ is: 'hurt', part: placeOf(part) ?? part, how: /left/i.test(which) ? 'left hued' : 'one hued', colour, told: `with ${body}` }] } : undefined;
  },
  (body, c) => {
    const [, what = '', part = ''] = SOILED_AT.exec(body) ?? [];
    return what ? stateOf(part, STATE_OF[what.toLowerCase()]!, body, c) : undefined;
  },
  // what hangs on a chain by itself is not wrapped in one
  (body, c) => (/^(?:monocle|pocket-watch|locket|amulet|medallion|pendant)$/.test(c.whole.concept) && OWN_CHAIN.test(body) ? { changes: [] } : undefined),
  (body, c) => {
    const [, what = ''] = SOIL.exec(body) ?? [];
    return what && !/^(?:plant|food|nature|rock)$/.test(categoryOf(c.whole.concept) ?? '') ? { before: SOILED[what.toLowerCase()]! } : undefined;
  },
  (body, c) => {
    const [, much = '', hue = '', what = '', where = ''] = POURED.exec(body) ?? [];
    const food = categoryOf(c.whole.concept) === 'food';
    // bread and cheese are two
    const poured = food && /^(?:sauce|ketchup|mustard|syrup|honey|caramel|gravy|jam|chocolate)$/i.test(what) && !/and/i.test(c.link ?? '');
    if (!what || !(poured || where.trim() || /much|lots|extra|plenty|more|dripping|sticky/i.test(much))) return undefined;
    // what it has of its own by that name is there already
    const own = c.read(`${c.name} with ${what}`);
    if (own.concept === c.whole.concept && own.parts.length > c.plain.parts.length && own.unknown.length === 0 && !where.trim() && !much.trim()) return undefined;
    return { changes: [{ is: 'drips', with: what.toLowerCase(), colour: hueIn(hue) ?? LIQUIDS[what.toLowerCase()]! }] };
  },
  (body, c) => {
    const [, hue = '', name = ''] = GROWING.exec(body) ?? [];
    if (!name || MARK_NOUN.has(name.toLowerCase()) || c.read(`${c.name} with ${name}`).parts.length > c.plain.parts.length) return undefined;
    const found = itemIn(name, c);
    return found ? { changes: [{ is: 'on thing', item: hueIn(hue) ? { ...found.item, colours: [hueIn(hue)!] } : found.item, count: found.count > 1 ? 4 : 2, how: 'all over', told: `with ${body}` }] } : undefined;
  },
]; // biome-ignore format: short rules
