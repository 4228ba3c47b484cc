/** What words say of a creature's parts beyond their names: how large its eyes and its hat are, whether its eyes glow, how many heads it has. */

import { LARGE_EYES } from '../catalogue/eye-rows.ts';
import { SPIKED } from '../catalogue/garments/beast-hats.ts';
import { showsAnyway } from '../catalogue/shows.ts';
import { JAWED } from '../catalogue/things/monster-parts.ts';
import type { Brief, BriefPart } from '../types.ts';

const LARGE =
  'big|large|huge|giant|enormous|massive|gigantic|oversized|wide|bulging|round|googly|cute|adorable|puppy|puppy dog|kawaii|anime|saucer|shiny|sparkling|sparkly|bug';
const SMALL = 'tiny|small|little|mini|miniature|beady';
const EYE_WORDS = /\b((?:[a-z]+[- ]){0,4})(?:eyes|eyed)\b|\beyes (?:that )?(?:are )?(glowing|glow)\b/g;
const of = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`);
const [IS_LARGE, IS_SMALL, IS_HUGE] = [
  of(LARGE),
  of(SMALL),
  of('huge|giant|enormous|massive|gigantic|googly|bulging|saucer'),
];
const SHINES = /\b(?:glowing|shining|burning|flaming|fiery|luminous|bright|radiant|neon)\b/;
const STARING = /\b(?:big|large|huge|wide|googly|bulging|bug)[- ]eyed\b/;

/** One that is larger than the other. */
const ONE_CLAW =
  /\b(?:one|an?|single|its) (?:[a-z]+ )?(?:huge|giant|big|massive|enormous|oversized|large) (?:claw|pincer)\b|\b(?:one|single) (?:claw|pincer) (?:is )?(?:huge|bigger|larger|giant|big)/;

/** What is worn on heads. */
const HEADWEAR = '(?:crown|tiara|hat|cap|helmet|top hat|party hat|witch hat|wizard hat|sombrero|beret|fez|turban|halo)';
const HAT_WORDS = new RegExp(`\\b(${SMALL}|big|large|huge|giant|oversized|enormous)(?: [a-z]+){0,2} ${HEADWEAR}\\b`);

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  double: 2,
  three: 3,
  ten: 10,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  twin: 2,
  multiple: 3,
  many: 5,
};
/** Of a beast of which they are not counted. */
const MANY_TAILS = 5; // biome-ignore format: a table
const HEADED = /\b(two|double|three|triple|four|five|six|seven|multi|many|[2-7])[- ]headed\b|(?:\bwith|,|\band|\bhas|\bhaving|[a-z]) (?:its )?(two|three|four|five|six|seven|many|multiple|[2-7]) (?:[a-z]+ )?(?:heads|necks)\b/; // biome-ignore format: one line

/** The heads that are said of a beast. */
export const headsSaid = (text: string): number | undefined => {
  const found = HEADED.exec(text.toLowerCase());
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? undefined : (COUNTS[word] ?? (word === 'multi' ? 3 : Number(word)));
};

const TAILED = /\b(two|twin|double|three|triple|four|five|six|seven|eight|nine|many|multi|[2-9])[- ]tail(?:ed|s)\b|(?:\bwith|,|\band|\bhas|\bhaving|[a-z]) (?:its )?(two|twin|double|three|four|five|six|seven|eight|nine|many|multiple|[2-9]) (?:[a-z]+ ){0,2}tails\b/; // biome-ignore format: one line

/** The tails that are said of a beast. */
export const tailsSaid = (text: string): number | undefined => {
  const found = TAILED.exec(text.toLowerCase());
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? undefined : (COUNTS[word] ?? (Number(word) || MANY_TAILS));
};

const LEGGED = /\b(three|six|eight|ten|[368])[- ](?:leg|leged|legged|legs)\b|(?:\bwith|,|\band|\bhas|\bhaving|[a-z]) (?:only )?(three|six|eight|[368]) (?:[a-z]+ ){0,2}legs\b/; // biome-ignore format: one line

/** The legs that are said of a beast, where they are not four. */
export const legsSaid = (text: string): number | undefined => {
  const found = LEGGED.exec(text.toLowerCase());
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? undefined : (COUNTS[word] ?? (Number(word) || undefined));
};

const HUMPED = /\b(one|single|two|three|four|five|[1-5])[- ](?:[a-z]+ )?hump(?:ed|s)?\b/;

/** The humps that are said of a camel. */
export const humpsSaid = (text: string): number | undefined => {
  const word = HUMPED.exec(text.toLowerCase())?.[1];
  return word === undefined ? undefined : /^(?:one|single)$/.test(word) ? 1 : (COUNTS[word] ?? Number(word));
};

/** What shows in the mouth. */
const TEETH =
  /\b(?:sharp|big|large|huge|long|pointy|pointed|white|bloody|jagged|vampire|razor|with|and|of|full|crooked)[- ,](?:[a-z]+ ){0,2}?(teeth|fangs|tusks)\b|\b(?:toothy|fanged) (?:grin|smile|mouth)\b/;
const OF_TEETH: ReadonlySet<string> = new Set([
  'sharp',
  'pointy',
  'pointed',
  'jagged',
  'teeth',
  'fangs',
  'razor',
  'sharp teeth',
  'tooth',
  'toothy',
]);

const OPEN_MOUTH =
  /\b(?:open|opened|gaping|wide) (?:mouth|jaws?|maw)\b|\b(?:mouth|jaws?|maw) (?:wide |is |are )*(?:open|opened|agape|gaping)\b/;
const OF_JAWS = /\b(?:mouth|jaws?|maw|open|wide|gaping|agape)\b/;

/** How large the eyes are by the words before them. */
function eyesIn(text: string): { readonly size?: number; readonly glows: boolean; readonly words: string } | undefined {
  let [words, glows] = ['', false];
  for (const found of text.matchAll(EYE_WORDS)) {
    // what stands before "with" is said of somebody else
    words += ` ${(found[1] ?? '').replace(/^.*\b(?:with|and its|has|having|wearing|in|of|on)\b/, '')}`;
    if (found[2]) glows = true;
  }
  if (words === '' && !glows) return undefined;
  const size = IS_SMALL.test(words) ? 0.6 : IS_HUGE.test(words) ? LARGE_EYES * 1.2 : IS_LARGE.test(words) || STARING.test(text) ? LARGE_EYES : undefined; // biome-ignore format: one line
  return { ...(size === undefined ? {} : { size }), glows: glows || SHINES.test(words), words };
}

/** How large a part is said to be, times as usual. */
const PART_SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:huge|giant|enormous|massive|gigantic|oversized|super|extremely|very|ridiculously|absurdly|gigantically)$/, 1.75],
  [/^(?:big|large|long|tall|longer|bigger|larger|stretched|elongated|lanky)$/, 1.45],
  [/^(?:small|little|short|shorter|smaller|short-cropped)$/, 0.62],
  [/^(?:tiny|stubby|mini|miniature|stumpy)$/, 0.5],
]; // biome-ignore format: a table
const SIZED_PARTS: readonly (readonly [name: string, pieces: RegExp])[] = [
  ['wings?', /^(?:[a-z]+-)?wings$/], ['tail', /^tail$/], ['legs?', /^legs$/], ['neck', /^neck$/], ['ears?', /^(?:[a-z]+-)?ears$/], ['head', /^head$/], ['muzzle|snout', /^muzzle$/], ['trunk', /^trunk$/], ['horns?|antlers?|tusks?', /horns?$|^antlers$|^tusks$|-antlers$/],
]; // biome-ignore format: a table
const SPIKED_COLLAR = /\b(?:spiked?|spiky|studded) (?:[a-z]+ )?collar\b|\bcollar with (?:[a-z]+ )?(?:spikes|studs)\b/;
const WINGS = /^(?:[a-z]+-)?wings$/;
const TORN_WINGS = /\b(?:torn|ripped|tattered|ragged|shredded|frayed|moth[- ]eaten)(?: [a-z-]+){0,2} wings?\b|\bwings? (?:is |are |that are )?(?:all |badly )?(?:torn|ripped|tattered|ragged|shredded|frayed|in tatters)\b/; // biome-ignore format: one line
const sizeSaid = (text: string, name: string): number | undefined => {
  // "a very long tail" is longer than a long one, "a very short tail" shorter
  const words = new RegExp(`\\b((?:[a-z-]+ ){1,4})(?:${name})\\b|\\b([a-z]+)[- ](?:${name.replace('legs?', 'legged').replace('ears?', 'eared')})(?:ed)?\\b`).exec(text); // biome-ignore format: one line
  const list = (words?.[1] ?? words?.[2] ?? '').replace(/^.*\b(?:with|and|of|on|in|its|has|having)\b/, '').trim().split(/[ ]+/).reverse(); // biome-ignore format: one line
  const sizes = list.flatMap((w) => PART_SIZES.filter(([said]) => said.test(w)).map(([, k]) => k));
  if (sizes.length === 0) return undefined;
  const [first, ...more] = sizes;
  return first! < 1 ? (more.length > 0 ? 0.5 : first) : Math.max(...sizes);
};

/** Of eyes that glow in no colour that was said. */
const LIGHT = '#f8d848';

/** The brief of an animal or a monster with the size of its eyes and its hat as they were said. */
export function withCreatureWords(brief: Brief, said: string): Brief {
  const text = said.toLowerCase();
  const eyes = eyesIn(text);
  const hat = HAT_WORDS.exec(text);
  const sized = (part: BriefPart): BriefPart => {
    if (part.piece === 'eyes' && eyes)
      return { ...part, ...(eyes.size === undefined ? {} : { size: eyes.size }), ...(eyes.glows ? { colour: part.colour ?? LIGHT, states: ['glowing' as const] } : {}) }; // biome-ignore format: one line
    if (hat && /crown|hat|cap$|tiara|helm|beret|fez|halo|turban|sombrero/.test(part.piece)) return { ...part, size: IS_SMALL.test(hat[0]) ? 0.55 : 1.4 };
    return part;
  };
  const claw = ONE_CLAW.test(text);
  const grown: string[] = [];
  const tatters: string[] = [];
  const measured = (part: BriefPart): BriefPart => {
    const wings = WINGS.test(part.piece) && brief.kind !== 'humanoid';
    const row = brief.kind === 'quadruped' || wings ? SIZED_PARTS.find(([, pieces]) => pieces.test(part.piece)) : undefined; // biome-ignore format: one line
    const size = row && sizeSaid(text, row[0]);
    if (size !== undefined) grown.push(part.piece);
    const torn = wings && TORN_WINGS.test(text) ? { states: ['torn' as const] } : {};
    if (torn.states) tatters.push(...TORN_WINGS.exec(text)![0].split(/[ -]/));
    const spiked = part.piece === 'collar' && SPIKED_COLLAR.test(text) ? { pattern: SPIKED } : {};
    return { ...part, ...(size === undefined ? {} : { size }), ...torn, ...spiked };
  };
  const own = brief.parts.map(sized).map(measured).map((part) => (claw && part.piece === 'claw' ? { ...part, size: 2 } : part));
  // whoever has eyes can have large ones
  const staring = eyes?.size !== undefined && !own.some((p) => p.piece === 'eyes' || /eye/.test(p.piece));
  const parts = [...own, ...(staring ? [{ piece: 'eyes', size: eyes.size! }] : [])];
  // a maw that is drawn full of them gets no second row
  const teeth = brief.kind === 'thing' && !showsAnyway(brief.concept, 'teeth') ? TEETH.exec(text) : null;
  if (teeth) parts.push({ piece: teeth[1] === 'fangs' || teeth[1] === 'tusks' ? 'fangs' : 'teeth' });
  const gapes = brief.kind === 'thing' && JAWED.test(brief.concept) && OPEN_MOUTH.test(text);
  const told = new Set(`${eyes?.words ?? ''} eye eyes eyed giant`.split(/[ -]/));
  return {
    ...brief,
    parts,
    ...(gapes ? { build: [...brief.build, 'jaws open'] } : {}),
    ...(staring ? { drawnAs: `${brief.drawnAs} with ${eyes.size! > 1 ? 'big' : 'small'} eyes` } : {}),
    unknown: (eyes && parts.some((p) => p.piece === 'eyes') ? brief.unknown.filter((word) => !told.has(word)) : brief.unknown).filter((word) => !(grown.length > 0 && PART_SIZES.some(([size]) => size.test(word)))).filter((word) => !tatters.includes(word)).filter((word) => !(teeth && OF_TEETH.has(word)) && !(gapes && OF_JAWS.test(word))),
  };
} // biome-ignore format: conditions
