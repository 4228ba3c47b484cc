/**
 * What a text says of one thing besides its name: what is stuck on it or winds round it, what its glass shows, that a part of it is broken
 * or is itself something else, that it is of two colours. What is said so stands for nobody else in the picture: its words are taken out
 * before the rest is read.
 */
import { categoryOf } from '../../../catalogue/things/index.ts';
import type { Brief } from '../../../types.ts';
import { PICTURE_WORDS, SHOWING } from '../../changes/shown.ts';
import type { Change } from '../../graph.ts';
import type { Read } from '../known.ts';
import { COLOUR, COVERED, DRAPED, FASTENED, HANGS, hueIn, LEAKS, LIQUIDS, MATTER, METALS, OUT, PART, PICTURED, placeOf, TAPED, WINDING, WOUND } from './words.ts'; // biome-ignore format: a list

export interface SaidOfThing {
  readonly text: string;
  readonly changes: readonly Change[];
  /** Words that were taken out and of which nothing is drawn. */
  readonly unknown: readonly string[];
  /** All that is left is said of this one thing as well: nobody and nothing else is in the picture. */
  readonly alone: boolean;
  /** Its first words are the thing's name: whoever else a reading begins with is none. */
  readonly named: boolean;
}

/** What one member says: changes, a word that goes before the thing's name, or other words in its place. */
interface Said {
  readonly changes?: readonly Change[];
  readonly before?: string;
  readonly instead?: string;
  readonly unknown?: readonly string[];
}

interface Context {
  readonly whole: Brief;
  readonly read: Read;
  readonly signOf: (word: string) => string | undefined;
  /** Its name alone, and what that is read as. */
  readonly name: string;
  readonly plain: Brief;
  /** The members before. */
  readonly taken: string[];
}

const DET = '(?:(?:an?|the|its|his|her|some|one|single) )?';
const LOOKS = '(?:(?:small|little|tiny|big|large|huge|old|thin|thick|long|short|giant|cute|glowing|shiny) )*';
const NP = `((?!(?:an?|the|its) )(?:[a-z'-]+ ){0,3}?(?!(?:an?|the)\\b)[a-z'-]+)`;
const ON_IT = `(?:(?: up| down)? ?(?:on|to|onto|around|round|in|into|at|over|across|along|from|off|of|near|inside|by|with)? ?(?:it|them|itself|both sides|(?:the|its|each|one|his|her) (?:(?:[a-z]+ )?(${PART})|[a-z]+)(?: of (?:it|the [a-z]+))?))?`;
const all = (body: string): RegExp => new RegExp(`^${body}$`, 'i');

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, the: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, several: 3, many: 5, few: 3, some: 3 }; // biome-ignore format: a table

/** A thing that some words name, as small as a picture of it on another can be, and how many of it. */
function itemIn(words: string, { whole, read }: Context): { readonly item: Brief; readonly count: number; readonly many: boolean } | undefined {
  const [first = '', ...rest] = words.toLowerCase().split(' ');
  const counted = rest.length > 0 && NUMBERS[first] !== undefined;
  const bare = (counted ? rest.join(' ') : words).replace(/^(?:(?:of|small|little|tiny|mini|big|large|few) )+/i, '');
  // a charm is of somebody or something
  const figure = / (?:charm|figurine|keychain|trinket|ornament|pendant)$/i;
  const of = figure.test(bare) ? read(bare.replace(figure, '')) : undefined;
  if (of && of.confidence >= 0.9 && of.unknown.length === 0 && !of.scenery) return { item: { ...of, count: 1 }, count: 1, many: false };
  const typed = read(bare);
  // "barnacles" are a mark of things, a barnacle is one
  const item = typed.confidence < 0.9 && /[^s]s$/.test(bare) ? read(bare.replace(/s$/, '')) : typed;
  if (item.kind !== 'thing' || item.confidence < 0.9 || item.scenery) return undefined;
  // a word more that says how it looks may be lost, not the name
  if (item.unknown.length > 1 || (item.unknown.length === 1 && (bare.endsWith(item.unknown[0]!) || !bare.includes(' ')))) return undefined;
  if (item.concept === whole.concept || categoryOf(item.concept) === 'building') return undefined;
  const plural = /[^s]s$/.test(bare) && read(bare.replace(/s$/, '')).concept === item.concept;
  const count = counted ? NUMBERS[first]! : plural || item.count > 1 ? 3 : 1;
  return { item: { ...item, count: 1 }, count, many: plural };
} // biome-ignore format: a signature

const STATES = 'open|opened|ajar|closed|shut|missing|gone|lost|cracked|broken|shattered|smashed|chipped|split|snapped|fractured|torn|bent|dented|rusted|worn|scratched|burnt|burned'; // biome-ignore format: a list
const STATE_FIRST = all(
  `${DET}(?:(?:one|two|both) )?(?:(?:slightly|half|badly) )*(cracked|broken|shattered|smashed|chipped|missing|open|opened|closed|torn off) (?:[a-z]+ )?(${PART}|eye|eyes)`,
);
const STATE_AFTER = all(
  `(?:(?:the|its|an?|one|both|two|some|few|several|many|most|all|of|them|small|little|big|large|front|side|left|right|button) )*(${PART}|eyes?|slices?|pieces?|chunks?)(?: (?:is|are|that is|being))? (?:(?:slightly|half|wide|partly|a bit|badly|all|fully|left|hanging|standing|just|completely|swung) )*(${STATES})(?: (?:off|out|open|away|down|up|in half|in two|through))*`,
);
const MISSING = all(
  `(?:missing|lost|lacks|lacking|without) (?:(?:an?|the|its|one|some|of|half|left|right|button|front) )*(${PART}|eye|eyes)`,
);

/** A part is open, broken or gone. */
function stateOf(part: string, state: string, told: string, { whole }: Context): Said | undefined {
  const word = state.toLowerCase();
  if (/^(?:open|opened|ajar)$/.test(word)) return { before: 'open' };
  if (/^(?:closed|shut)$/.test(word)) return { before: 'closed' };
  const at = placeOf(part) ?? part.toLowerCase();
  const hurt = (how: 'cracked' | 'missing' | 'snapped'): Said => ({ changes: [{ is: 'hurt', part: at, how, told }], ...(how === 'snapped' ? { instead: `with ${part}` } : {}) });
  if (/^(?:missing|gone|lost|torn off)$/.test(word)) return hurt('missing');
  if (/^(?:broken|snapped|chipped)$/.test(word) && /^(?:horns?|legs?|handle|antenna|tip|wings?|tail|tooth|teeth|fang|arms?|stem|spike|prong|string|strap)$/.test(at)) return hurt('snapped');
  if (/^(?:cracked|broken|shattered|smashed|chipped|split|fractured)$/.test(word)) return /mirror|phone|tablet/.test(whole.concept) && at !== 'handle' ? { before: 'cracked' } : hurt('cracked');
  if (/^(?:torn|bent|dented|worn|scratched)$/.test(word)) return { before: word };
  if (word === 'rusted') return { before: 'rusty' };
  return undefined;
} // biome-ignore format: one line

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
  `${DET}${NP} (?:${OUT}) (?:out|up|from|through)(?: (?:of|from|at|on))?(?: (?:it|the (?:[a-z]+ )?(${PART})|its (${PART})))?`,
);
const WOUND_ROUND = all(
  `${DET}${LOOKS}((?:(?:${COLOUR}|rusty|thorny|silver|iron|gold) )?)(${Object.keys(WINDING).join('|')})s? (?:(?:is|are|tightly) )?(?:${WOUND})(?: up)?(?: (?:around|round|about|on))?(?: (?:it|(?:the|its) (?:([a-z]+ )?(${PART})|[a-z]+)))?`,
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
const OWN_PART = all(
  `(${DET}(?:[a-z-]+ ){0,2}?[a-z-]+)(?: [a-z]+ing)?(?: (?:up|out|around|inside|within|in it|on it|on top|on top of it|inside it|inside of it|in the middle|in the center|in the centre|underneath|(?:on|in|at) (?:the|its) [a-z]+))*`,
);
/** What holds an ornament is part of it: "shark teeth on a rough cord". */
const CORD = `(?:(?:all )?(?:hanging|strung|threaded|hung|dangling|tied|worn) )?(?:on|from|onto|by) (?:an? |some )?(?:(?:[a-z]+ ){0,2}?)(?:cord|string|chain|rope|thread|lace|ribbon|strap|twine|necklace|choker|leather)`;
const STRUNG = new RegExp(`,? (?:and )?${CORD}(?=$|,| and | with )`, 'i');
const ORNAMENT = /necklace|amulet|pendant|locket|medal|talisman|charm|bracelet|rosary|whistle|key|dog-tag|beads/;

/** What bears signs: a second one beside the first lies nowhere else. */
const BEARER = /flag|banner|shield|coin|medal|badge|tapestry|emblem|cape|poster|card/;

type Rule = (body: string, c: Context) => Said | undefined;

const RULES: readonly Rule[] = [
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
    const item = c.read(/ (?:head|skull|claw|fist|face) /i.test(` ${body} `) && found ? `${name} ${/(head|skull|claw|fist|face)(?:ed)? /i.exec(body)![1]}` : name);
    const known = item.confidence >= 0.9 && item.unknown.length === 0 && item.kind !== 'humanoid' ? item : c.read(name);
    if (known.confidence < 0.9 || known.unknown.length > 0 || known.kind === 'humanoid') return undefined;
    const looks = like?.[1]?.trim();
    const own = looks ? c.read(`${looks} ${name}`) : known;
    const drawn = own.concept === known.concept ? own : known;
    return { changes: [{ is: 'part as', part: placeOf(part) ?? part, item: { ...drawn, count: 1 }, told: `with a ${name}-shaped ${part}` }] };
  },
  (body) => {
    const [, said = '', liquid] = LEAKING.exec(body) ?? LEAKED.exec(body) ?? [];
    return liquid ? { changes: [{ is: 'drips', with: liquid.toLowerCase(), colour: hueIn(said) ?? LIQUIDS[liquid.toLowerCase()]! }] } : undefined;
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
    return { changes: [{ is: 'on thing', item: found.item, count: Math.min(3, found.count), how: DRAPED.test(how) ? 'draped' : HANGS.test(how) ? 'hangs' : TAPED.test(how) ? 'taped' : 'stuck', ...(at ? { at } : {}), told: `with ${body}` }] };
  },
  (body, c) => {
    const [, name] = PIECE_OF.exec(body) ?? [];
    const found = name && !/^(?:food|container|plant)$/.test(categoryOf(c.whole.concept) ?? '') ? itemIn(name, c) : undefined;
    return found ? { changes: [{ is: 'on thing', item: found.item, count: 1, how: 'stuck', at: 'rim', told: `with ${body}` }] } : undefined;
  },
  (body, c) => {
    const [, name] = COVERED_IN.exec(body) ?? [];
    const found = name && !/^filled/i.test(body) ? itemIn(name, c) : undefined;
    if (!found || !(found.many || found.count > 1)) return undefined;
    return { changes: [{ is: 'on thing', item: found.item, count: Math.max(5, found.count), how: 'all over', told: body }] };
  },
  (body, c) => {
    const [, name, one, two] = OUT_OF.exec(body) ?? [];
    const found = name ? itemIn(name, c) : undefined;
    if (!found || /steam|smoke|fire|flame|light|page|crystal|mushroom|flower/.test(name!)) return undefined;
    const at = placeOf(one ?? two);
    return { changes: [{ is: 'on thing', item: found.item, count: Math.min(3, found.count), how: 'out of it', ...(at && at !== 'top' ? { at } : {}), told: `with ${body}` }] };
  },
]; // biome-ignore format: short rules

/** Two colours, half and half. */
const HALVES: readonly (readonly [RegExp, 'aside' | 'above'])[] = [
  [new RegExp(`,? ?(?:with |painted |coloured |colored |is |in )*(?:one )?half (?:is |of it |painted |coloured |colored |in |one )*(${COLOUR})(?: metal| wood| paint)?,? ?(?:and |, )*(?:the )?(?:other )?half (?:is |painted |coloured |colored |in )*(${COLOUR})`, 'i'), 'aside'],
  [new RegExp(`,? ?(?:with |painted |in )*(?:an? |the )?(?:top|upper)(?: half| part)? (?:half )?(?:is |painted |in )?(${COLOUR})(?:,| and|, and)* (?:an? |the )?(?:bottom|lower)(?: half| part)? (?:half )?(?:is |painted |in )?(${COLOUR})`, 'i'), 'above'],
  [new RegExp(`,? ?(?:with |and |painted |in )*(?:an? )?(${COLOUR}) (?:top|upper)(?: half| part)(?:,| and|, and)* (?:an? |the )?(${COLOUR}) (?:bottom|lower)(?: half| part)`, 'i'), 'above'],
  [new RegExp(`,? ?(?:with |painted |in )*(${COLOUR}) (?:on|at) (?:the |its )?(?:top|upper half)(?:,| and|, and)* (${COLOUR}) (?:on|at|in) (?:the |its )?(?:bottom|lower half)`, 'i'), 'above'],
  [new RegExp(`,? ?(?:with |painted |in )*(${COLOUR}) on (?:one|the left) (?:side|half)(?:,| and|, and)* (${COLOUR}) on (?:the )?(?:other|right)(?: side| half)?`, 'i'), 'aside'],
  [new RegExp(`,? ?(?:with |painted |is )*(?:split|divided|parted|halved) (?:in the middle |down the middle |vertically |in half |into |between )*(${COLOUR})(?: and |, | \\/ ?)(${COLOUR})`, 'i'), 'aside'],
]; // biome-ignore format: a list

function halvesIn(text: string): { readonly text: string; readonly change: Change } | undefined {
  for (const [pattern, way] of HALVES) {
    const found = pattern.exec(text);
    if (!found || found.index === 0) continue;
    const [a, b] = [hueIn(found[1]!), hueIn(found[2]!)];
    if (!a || !b) continue;
    const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim();
    return { text: rest, change: { is: 'two tone', colours: [a, b], way, told: `half ${found[1]!.toLowerCase()}, half ${found[2]!.toLowerCase()}` } };
  }
  return undefined;
} // biome-ignore format: one line

const SPLIT =
  /(\s*,\s*(?:and\s+)?(?:with\s+)?|\s+(?:with|having|featuring|and|but)\s+|\s+(?:that|which) (?:is|are|has|have)\s+)/i;
/** What is said of a thing by a participle right behind its name. */
const SAID_BEHIND = new RegExp(`\\s+(?=(?:${COVERED}|${LEAKS}|showing|missing) (?:in|with|by|an?|the|one|its|${COLOUR}|[a-z]+)\\b)`, 'i'); // biome-ignore format: one line
/** A place on it that is said of what stays: "a spiderweb crack on the screen". */
const PLACED = new RegExp(` (?:on|at|around|along|across|over|down|near|inside|below|above|under|in) (?:the|its|each) (?:[a-z]+ )?(?:${PART})s?$`, 'i'); // biome-ignore format: one line

/** What somebody thinks of it or what it might do is nothing to be seen. */
const REMARK =
  / (?:that|which|as if|as though|like) (?:it |they )?(?:looks?|look like|seems?|might|could|would|may|wants?|was|is about|has seen|have seen|nobody|no one|someone|somebody|never|once|used to|must)\b.*$/i;

const PART_ONLY = all(`${DET}(?:[a-z]+ )?${PART}`);

/** A sign lies where it was said to. */
const isSign = (words: string, { signOf }: Context): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .some((_, k, all) => signOf(all.slice(k).join(' ')) !== undefined);

const BARE: ReadonlySet<string | undefined> = new Set(['building', 'scenery', 'effect', 'monster']);

/** What says where something is, or of what it is one. */
const RELATED =
  / (?:on|onto|in|into|under|beneath|beside|behind|inside|over|above|near|by|from|against|between|at|around|next|full|filled|and|while|being|held|for|to|of|wearing|holding|carrying|riding|playing|eating|drinking|sitting|standing|lying|hanging|flying|floating|burning|shaped) /i;

/** The words before the first "with" name this thing and no other. */
function isOne({ whole, plain, name }: Context): boolean {
  return whole.count === 1 && plain.count === 1 && plain.concept === whole.concept && plain.confidence >= 0.9 && !plain.setting && !RELATED.test(` ${name} `.replace(MADE_OF, ' ').replace(/ pair of /i, ' ')); // biome-ignore format: one line
}
const MADE_OF = / (?:made|carved|forged|cut|built|woven|crafted) (?:out )?(?:of|from) /i;

const LAST_PART = new RegExp(`(?:^| )${PART}$`, 'i');

/** A member names a part of the thing or how it looks: with it the thing has more of its own, or it names nothing at all. */
function isOfIt(body: string, c: Context): boolean {
  const bare = body.replace(/^(?:an?|the|its|some) /i, '');
  if (/\b(?:it|them|its|background|behind|beside|next|scene|ground|floor|table|sky|night|rain|snow)\b/i.test(bare))
    return false;
  const own = c.read(`${c.name} with ${body}`);
  if (own.concept !== c.whole.concept || own.setting) return false;
  if (LAST_PART.test(bare) && !/\b(?:on|in|at|over|under|inside|to|from|around|face)\b|ing\b/i.test(bare)) return true;
  const more = own.parts.length > c.plain.parts.length || own.without.length > c.plain.without.length;
  if (more && own.unknown.length <= c.plain.unknown.length) return true;
  if (/\b(?:inside|within|out)\b/i.test(bare)) return false;
  return !/ing\b/.test(bare) && c.read(bare).confidence < 0.6;
}

/** Reads what is said of a thing; the text without it. */
export function saidOfThing(asked: string, whole: Brief, read: Read, signOf: Context['signOf']): SaidOfThing {
  if (whole.kind !== 'thing' || whole.scenery || BARE.has(categoryOf(whole.concept))) return { text: asked, changes: [], unknown: [], alone: false, named: false }; // biome-ignore format: one line
  const free = ORNAMENT.test(whole.concept) ? asked.replace(STRUNG, '') : asked;
  const halves = halvesIn(free);
  const changes: Change[] = halves ? [halves.change] : [];
  const pieces = (halves?.text ?? free).split(SPLIT);
  const [head, ...behind] = pieces[0]!.split(SAID_BEHIND);
  const members = [
    ...(behind.length > 0 ? [{ link: ' ', body: behind.join(' ') }] : []),
    ...pieces.flatMap((piece, i) => (i % 2 === 1 ? [{ link: piece, body: pieces[i + 1]! }] : [])),
  ];
  const c: Context = { whole, read, signOf, name: head!, plain: read(head!), taken: [] };
  let text = head!;
  const left: string[] = [];
  const before: string[] = [];
  const unknown: string[] = [];
  // an "and" behind what was taken out goes on where that was
  let taken = '';
  for (const { link, body } of members) {
    const plain = body.replace(REMARK, '').trim();
    const said = RULES.map((rule) => rule(plain, c)).find((one) => one !== undefined);
    c.taken.push(plain);
    if (!said) {
      left.push(plain);
      const joint =
        taken && (/^\s+and\s+$/i.test(link) || (/with/i.test(taken) && PART_ONLY.test(body))) ? taken : link;
      // where on it the rest is says nothing more
      const bare = plain.replace(PLACED, '');
      text += joint + (bare === plain || isSign(bare, c) || itemIn(bare, c) ? plain : bare);
      taken = '';
      continue;
    }
    taken ||= /^\s+and\s+$/i.test(link) ? ' with ' : link;
    changes.push(...(said.changes ?? []));
    unknown.push(...(said.unknown ?? []));
    if (said.before) before.push(said.before);
    if (said.instead) {
      text += ` ${said.instead}`;
      taken = '';
    }
  }
  const named =
    before.length > 0 ? text.replace(/^((?:an? |the |some )?)/i, `$1${[...new Set(before)].join(' ')} `) : text;
  return {
    text: named.replace(/\s+/g, ' ').trim(),
    changes,
    unknown,
    alone: isOne(c) && left.every((body) => isOfIt(body, c)),
    named: isOne(c),
  };
}
