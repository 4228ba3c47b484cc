/** What one member of a description may say of a thing, rule by rule; the first that holds is taken. */
import { MARKS, markPiece } from '../../../catalogue/marks.ts';
import { categoryOf } from '../../../catalogue/things/index.ts';
import { PICTURE_WORDS, SHOWING } from '../../changes/shown.ts';
import { ENDS } from './ends-and-corners.ts';
import { all, type Context, DET, isSign, itemIn, LOOKS, NP, ON_IT, ornamentIn, type Said } from './member.ts';
import { patternOfPart } from './part-patterns.ts';
import { MISSING, STATE_AFTER, STATE_FIRST, stateOf, wrapping } from './part-states.ts';
import {
  COLOUR,
  COVERED,
  DRAPED,
  FASTENED,
  HANGS,
  hueIn,
  LEAKS,
  LIQUIDS,
  MATTER,
  METALS,
  OUT,
  PART,
  PICTURED,
  placeOf,
  STRAPPED,
  TAPED,
  WINDING,
  WOUND,
} from './words.ts';

const SHAPED = all(`${DET}${LOOKS}(?:${COLOUR} )?${NP}[- ]shaped (${PART})`);
const SHAPED_LIKE = all(
  `${DET}((?:[a-z]+ ){0,2}?)(${PART}) (?:that is |which is )?(?:shaped|formed|carved|made|sculpted|looking) (?:like|as|into|in the shape of|in the form of|to look like) (?:an? |the )?${NP}`,
);
const HEADED = all(
  `${DET}${LOOKS}${NP} (?:head|headed|skull|figure|claw|fist|face) (handle|hilt|grip|top|pommel|tip|knob|head|end|finial)`,
);
const FASTENED_ON = all(`${DET}${NP} (?:(?:that is|which is|are|is|loosely|carefully|crudely) )?(${FASTENED})${ON_IT}`);
const PICTURED_ON = all(`${DET}${LOOKS}((?:${COLOUR} )?)${NP} (?:(?:crudely|badly|neatly) )?(?:${PICTURED})${ON_IT}`);
const COVERED_IN = all(`(?:completely |all |partly |fully )*(?:${COVERED}) (?:all over )?(?:in|with|by) ${NP}`);
const OUT_OF = all(
  `${DET}${NP} (?:${OUT})(?: (?:half|halfway|partly|just|a bit|slightly))? (?:out|up|from|through)(?: (?:of|from|at|on))?(?: (?:it|the (?:[a-z]+ )?(${PART})|its (${PART})|(?:the|its) (?:slot|opening|hole|mouth|pocket|neck|side|window|door|zipper)))?`,
);
/** "A brass chain hanging down to the left". */
const ON_CHAIN = all(
  `${DET}((?:[a-z]+ ){0,2}?)chain (?:links )?(?:(?:hanging|dangling|trailing|swinging|hung|drooping|falling|going|attached)(?: (?:down|off|out|loose|loosely|from (?:it|the [a-z]+|its [a-z]+)))?)(?:,? (?:to|on|down|off|at|over) (?:to )?(?:the |its )?(left|right)(?: side)?)?`,
);
const OWN_CHAIN = /pocket-watch|monocle|amulet|necklace|pendant|locket/;
const WOUND_ROUND = all(
  `${DET}${LOOKS}((?:(?:${COLOUR}|rusty|thorny|silver|iron|gold) )?)(${Object.keys(WINDING).join('|')})s? (?:(?:is|are|tightly) )?(?:(?:${WOUND})(?: up)?(?: (?:around|round|about|on))?|around|round)(?: (?:it|(?:the|its) (?:([a-z]+ )?(${PART})|[a-z]+)))?`,
);
const LIQUID = `(${Object.keys(LIQUIDS).join('|')})`;
const LEAKING = all(
  `(?:(?:slowly|still|constantly|slightly) )?(?:${LEAKS})(?: (?:with|out))? (?:(?:some|thick|sticky|glowing|hot|bright) )*((?:${COLOUR} )?)(?:glowing |toxic |thick )?${LIQUID}(?: .{1,40})?`,
);
const LEAKED = all(
  `(?:(?:some|thick|sticky|glowing|hot|bright|toxic) )*((?:${COLOUR} )?)(?:glowing |toxic |thick )?${LIQUID} (?:(?:slowly|still) )?(?:${LEAKS})(?: .{1,40})?`,
);
const SHOWS = all(
  `(?:(?:the|its|an?) )?(?:[a-z]+ )?(${SHOWING}) (?:that |which )?(?:shows?|showing|displays?|displaying|reflects?|reflecting|reveals?|is showing|with|full of) (?:only )?(?:an? |the )?(.+?)(?: (?:instead|rather|not|in place|where|as if).*)?`,
);
const SHOWN_ON = all(
  `${DET}(.+?) (?:(?:is |are )?(?:shown|showing|displayed|visible|reflected|flickering|glowing) )?(?:on|in) (?:the|its) (screen|display|monitor|glass|mirror|lens|visor|panel)`,
);

const STICKER = all(
  `${DET}(?:(?:small|little|big|large|old|torn|peeling|faded|colou?rful|cute|various|several|few|lots of|round) )*${NP} (stickers?|decals?|signs?|symbols?|logos?|labels?|emblems?|badges?|magnets?|stamps?|drawings?|pictures?)(?: (?:stuck |painted |printed |glued )?(?:all )?(?:on|over|across) (?:it|(?:the|its) (?:[a-z]+ )?(?:${PART})))?`,
);

const OF_COLOUR = all(
  `(?:(?:all|mostly|mainly|made of|in|of|with|painted|the|warm|cool|soft|muted|a) )*((?:(?:dirty|rusty|worn|old|faded|polished|shiny|matte|chipped|scratched|dusty) )*${COLOUR}) ((?:${MATTER})(?: (?:${MATTER}))?)`,
);
const TURNED = all(
  `(?:the )?(?:${METALS}) (?:has |is |that has |that )?(?:gone|turned|turning|going|fading to|faded to|stained|oxidi[sz]ed) (${COLOUR})`,
);
const PIECE_OF = all(
  `${DET}${LOOKS}(?:strand|piece|bit|clump|tuft|sprig|scrap|chunk|lump|string)s? of ${NP}(?: (?:on|over|around|in|across) (?:it|(?:the|its) [a-z]+))?`,
);
/** "A tiny castle on top": an ornament. */
const ATOP = all(`${DET}${LOOKS}${NP} (?:(?:sitting|standing|perched|mounted|resting|placed|growing) )?(?:on top(?: of it)?|atop(?: it)?|on (?:the|its) (?:top|tip|end)|at (?:the|its) (?:top|tip|end))`); // biome-ignore format: one line
/** What has a head at its end. */
const POLES = /staff|^wand$|scept|^cane$/;
const OWN_PART = all(
  `(${DET}(?:[a-z-]+ ){0,2}?[a-z-]+)(?: [a-z]+ing)?(?: (?:up|out|around|inside|within|in it|on it|on top|on top of it|inside it|inside of it|in the middle|in the center|in the centre|underneath|(?:on|in|at) (?:the|its) [a-z]+))*`,
);
/** What holds an ornament is part of it: "shark teeth on a rough cord". */
const CORD = `(?:(?:all )?(?:hanging|strung|threaded|hung|dangling|tied|worn) )?(?:on|from|onto|by) (?:an? |some )?(?:(?:[a-z]+ ){0,2}?)(?:cord|string|chain|rope|thread|lace|ribbon|strap|twine|necklace|choker|leather)`;
export const STRUNG = new RegExp(`,? (?:and )?${CORD}(?=$|,| and | with )`, 'i');
export const ORNAMENT = /necklace|amulet|pendant|locket|medal|talisman|charm|bracelet|rosary|whistle|key|dog-tag|beads/;

const MARK_NOUN: ReadonlyMap<string, string> = new Map(Object.entries(MARKS).flatMap(([id, { nouns }]) => nouns.map((noun): [string, string] => [noun, markPiece(id)]))); // biome-ignore format: one line

/** What bears signs: a second one beside the first lies nowhere else. */
const BEARER = /flag|banner|shield|coin|medal|badge|tapestry|emblem|cape|poster|card/;

const LIMB = /^(.+?)(?:'s)? (?:tails?|heads?|fins?|feet|foot|legs?|arms?|hands?|tentacles?|claws?|paws?|ears?)$/i;
function partOfSomebody(name: string, c: Context): ReturnType<typeof itemIn> {
  const of = LIMB.exec(name)?.[1];
  const item = of ? ornamentIn(of, c) : undefined;
  return item && item.kind !== 'humanoid' ? { item, count: 1, many: false } : undefined;
}

/** Somebody who looks out of it, or several of what one is known. */
function comingOut(name: string, c: Context): ReturnType<typeof itemIn> {
  const one = name.replace(/s$/i, '');
  for (const words of one === name ? [name] : [name, one]) {
    const item = ornamentIn(words, c);
    if (item && item.kind !== 'humanoid') return { item, count: one === name ? 1 : 3, many: one !== name };
  }
  return undefined;
}

type Rule = (body: string, c: Context) => Said | undefined;

export const RULES: readonly Rule[] = [
  (body) => {
    const turned = TURNED.exec(body);
    if (turned) return { before: turned[1]!.toLowerCase() };
    const found = OF_COLOUR.exec(body);
    return found ? { before: found[1]!.toLowerCase() } : undefined;
  },
  (body, c) => {
    // a part that is its own by name stands for nobody: the dancer of a music box
    const [, name = ''] = OWN_PART.exec(body) ?? [];
    if (!name || name.length === body.length || isSign(name, c) || !/(?:ing|inside|within|it|top|middle|cent(?:er|re)|underneath|(?:the|its) [a-z]+)$/i.test(body)) return undefined;
    const own = c.read(`${c.name} with ${name}`);
    const more = own.parts.find(({ piece }) => !/^(?:on|at|of)-/.test(piece) && !c.plain.parts.some((p) => p.piece === piece));
    return more && own.concept === c.whole.concept && own.unknown.length === 0 ? { instead: `with ${name}` } : undefined;
  },
  (body, c) => {
    const found = ON_CHAIN.exec(body);
    if (!found) return undefined;
    // what hangs on a chain has one as it is drawn
    if (OWN_CHAIN.test(c.whole.concept)) return { instead: 'with a chain' };
    const [, looks = '', side] = found;
    return { changes: [{ is: 'on chain', side: side?.toLowerCase() === 'left' ? 'left' : 'right', colour: hueIn(looks) ?? (/gold|brass/i.test(looks) ? '#e0a830' : /silver|steel/i.test(looks) ? '#c4ccd8' : '#8c94a4'), told: `with ${body}` }] };
  },
  ...ENDS,
  (body) => wrapping(body),
  (body, c) => patternOfPart(body, c),
  (body, c) => {
    const after = STATE_AFTER.exec(body);
    if (after) return stateOf(after[1]!, after[2]!, body, c);
    const first = STATE_FIRST.exec(body);
    if (first) return stateOf(first[2]!, first[1]!, body, c);
    const gone = MISSING.exec(body);
    return gone && /^(?:missing|lost)/i.test(body) ? stateOf(gone[1]!, 'missing', body, c) : undefined;
  },
  (body, c) => {
    const found = SHAPED.exec(body) ?? HEADED.exec(body);
    const like = found ? undefined : SHAPED_LIKE.exec(body);
    const [name, part] = found ? [found[1]!, found[2]!] : [like?.[3], like?.[2]];
    if (!name || !part) return undefined;
    const item = c.read(/ (?:head|skull|claw|fist|face) /i.test(` ${body} `) && found ? `${name} ${/(head|skull|claw|fist|face)(?:ed)? /i.exec(` ${body} `)![1]}` : name);
    const known = item.confidence >= 0.9 && item.unknown.length === 0 && item.kind !== 'humanoid' ? item : c.read(name);
    if (known.confidence < 0.9 || known.unknown.length > 0 || known.kind === 'humanoid') return undefined;
    const looks = like?.[1]?.trim();
    const own = looks ? c.read(`${looks} ${name}`) : known;
    const drawn = own.concept === known.concept ? own : known;
    return { changes: [{ is: 'part as', part: placeOf(part) ?? part, item: { ...drawn, count: 1 }, told: `with a ${name}-shaped ${part}` }] };
  },
  (body) => {
    const [, said = '', liquid] = LEAKING.exec(body) ?? LEAKED.exec(body) ?? [];
    const leaks = /\b(?:leak|spill|gush|pour|squirt)/i.test(body);
    return liquid ? { changes: [{ is: 'drips', with: liquid.toLowerCase(), colour: hueIn(said) ?? LIQUIDS[liquid.toLowerCase()]!, ...(leaks ? { leaks: true } : {}) }] } : undefined;
  },
  (body) => {
    const [, said = '', what, , part] = WOUND_ROUND.exec(body) ?? [];
    if (!what) return undefined;
    const kind = what.toLowerCase();
    const at = placeOf(part);
    return { changes: [{ is: 'coiled', kind, colour: hueIn(said) ?? WINDING[kind]!, ...(at ? { part: at } : {}), told: `with a ${kind} wound round ${part ? `its ${part}` : 'it'}` }] };
  },
  (body, c) => {
    const [, at, what] = SHOWS.exec(body) ?? [];
    const [, other, on] = at ? [] : (SHOWN_ON.exec(body) ?? []);
    const said = what ?? other;
    if (!said || /crack/i.test(said)) return undefined;
    const place = (at ?? on)!.toLowerCase();
    const picture = PICTURE_WORDS.find(([word]) => word.test(said))?.[1];
    const told = `its ${place} showing ${said}`;
    if (picture) return { changes: [{ is: 'shown', at: place, picture, told }] };
    const item = c.read(said.replace(/^(?:an? |the )/i, ''));
    return item.confidence >= 0.9 && item.unknown.length === 0 && !item.scenery && item.colours.length + item.parts.length < 4 && !c.signOf(said) ? { changes: [{ is: 'shown', at: place, shows: { ...item, count: 1 }, told }] } : undefined;
  },
  (body, c) => {
    const [, hue = '', name = '', part] = PICTURED_ON.exec(body) ?? [];
    if (!name) return undefined;
    const bare = name.toLowerCase().replace(/^(?:(?:small|little|big|large|cute|crude) )+/, '');
    const sign = c.signOf(bare);
    const colour = hueIn(hue);
    if (sign) return { changes: [{ is: /s$/.test(bare) && !c.signOf(bare.replace(/s$/, '')) === false ? 'pattern' : 'emblem', of: sign, ...(colour ? { colour } : {}) }] };
    const item = c.read(bare);
    const ok = item.confidence >= 0.9 && item.unknown.length === 0 && !item.scenery && item.concept !== c.whole.concept && part !== 'rim';
    return ok ? { changes: [{ is: 'picture', item: { ...item, count: 1 }, text: bare }] } : undefined;
  },
  (body, c) => {
    const [, name = '', kind = ''] = STICKER.exec(body) ?? [];
    if (!name || c.signOf(name.toLowerCase()) || hueIn(name)) return undefined;
    const bare = name.toLowerCase().replace(/ (?:warning|danger|hazard|safety)$/, '');
    const item = [`${bare} symbol`, bare].map(c.read).find((one) => one.confidence >= 0.9 && one.unknown.length === 0 && !one.scenery && one.concept !== c.whole.concept && one.kind !== 'humanoid');
    if (!item || /^(?:sticker|label|paper|sign)$/.test(item.concept)) return undefined;
    const one = { ...item, count: 1 };
    return /s$/.test(kind) ? { changes: [{ is: 'on thing', item: one, count: 4, how: 'all over', told: `with ${body}` }] } : { changes: [{ is: 'picture', item: one, text: bare }] };
  },
  (body, c) => (BEARER.test(c.whole.concept) && c.signOf(body.toLowerCase().replace(/^(?:an?|the) /, '').replace(/^crossed /, 'crossed ')) && c.taken.length > 0 ? { unknown: [body] } : undefined),
  (body, c) => {
    const [, name, how = '', part] = FASTENED_ON.exec(body) ?? [];
    if (!name || (how === 'stuck' && / in(?:to)? /i.test(body))) return undefined;
    const found = itemIn(name, c);
    // what is a mark or a part of any thing is one, however it is fastened
    if (!found) return c.read(name).confidence < 0.9 && !HANGS.test(how) ? { instead: `with ${/^(?:an?|the) /i.test(body) ? 'a ' : ''}${name}` } : undefined;
    const at = placeOf(part);
    return { changes: [{ is: 'on thing', item: found.item, count: Math.min(3, found.count), how: DRAPED.test(how) ? 'draped' : HANGS.test(how) ? 'hangs' : STRAPPED.test(how) ? 'strapped' : TAPED.test(how) ? 'taped' : 'stuck', ...(at ? { at } : {}), ...(/ (?:the|its) (?:[a-z]+ )?sides?$/i.test(body) ? { aside: true as const } : {}), told: `with ${body}` }] };
  },
  (body, c) => {
    const [, name] = ATOP.exec(body) ?? [];
    if (!name || /^(?:building|furniture)$/.test(categoryOf(c.whole.concept) ?? '') || (isSign(name, c) && !POLES.test(c.whole.concept))) return undefined;
    const item = ornamentIn(name, c);
    if (item && POLES.test(c.whole.concept)) return { changes: [{ is: 'part as', part: 'top', item, told: `topped with a ${name}` }] };
    return item ? { changes: [{ is: 'on thing', item, count: /^two\b/i.test(body) ? 2 : /^three\b/i.test(body) ? 3 : 1, how: 'atop', told: `with ${body}` }] } : undefined;
  },
  (body, c) => {
    const [, name] = PIECE_OF.exec(body) ?? [];
    const found = name && !/^(?:food|container|plant)$/.test(categoryOf(c.whole.concept) ?? '') ? itemIn(name, c) : undefined;
    return found ? { changes: [{ is: 'on thing', item: found.item, count: 1, how: 'stuck', at: 'rim', told: `with ${body}` }] } : undefined;
  },
  (body, c) => {
    const [, name] = COVERED_IN.exec(body) ?? [];
    // what is a mark of any thing is put on as one
    if (name && c.read(`${c.name} with ${name}`).parts.some(({ piece }) => MARK_NOUN.get(name.toLowerCase()) === piece)) return { instead: `with ${name}` };
    const found = name && !/^filled/i.test(body) ? itemIn(name, c) : undefined;
    if (!found || !(found.many || found.count > 1)) return undefined;
    return { changes: [{ is: 'on thing', item: found.item, count: Math.max(5, found.count), how: 'all over', told: body }] };
  },
  (body, c) => {
    const [, said, one, two] = OUT_OF.exec(body) ?? [];
    const name = said?.replace(/\b(?:clothes|clothing|laundry)\b/i, 'shirt').replace(/\b(?:photo|picture)\b/i, 'photograph');
    const vessel = /pot$|vase|planter|bucket|basket|boot|barrel|jar|can$|skull/.test(c.whole.concept);
    if (!name || /steam|smoke|fire|flame|light|page/.test(name) || (!vessel && /crystal|mushroom|flower/.test(name)) || LIQUIDS[name.toLowerCase().split(' ').at(-1)!] !== undefined) return undefined;
    // of somebody whose tail or hand looks out, the rest is within
    const found = itemIn(name, c) ?? partOfSomebody(name, c) ?? comingOut(name, c);
    if (!found) return undefined;
    const at = placeOf(one ?? two);
    return { changes: [{ is: 'on thing', item: found.item, count: Math.min(3, found.count), how: 'out of it', ...(at && at !== 'top' ? { at } : {}), told: `with ${body}` }] };
  },
]; // biome-ignore format: short rules
