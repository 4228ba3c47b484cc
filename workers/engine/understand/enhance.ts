import type { Detail } from '../../../src/domain/words.ts';
import { QUADRUPEDS } from '../catalogue/animals.ts';
import { HUMANOID_CONCEPTS } from '../catalogue/people.ts';
import { SPECIES } from '../catalogue/species.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { createRandom, type Random } from '../random.ts';
import { rowOf } from '../subject/sources.ts';
import type { Brief } from '../types.ts';
import { contradictions, saysNight } from './contradictions.ts';
import { LEXICON } from './default-lexicon.ts';
import { type UnderstandOptions, understand } from './index.ts';
import { named, spoken } from './retell.ts';
import { counted, listed, placeWords } from './sentence.ts';

export interface EnhanceOptions extends Pick<UnderstandOptions, 'words'> {
  /** Decides what the text leaves open. */
  readonly seed: number;
  /** The longer side of the picture, pixels: a larger one has room for more. */
  readonly side: number;
  readonly detail?: Detail;
  /** Said at the end, as it is: of the picture, not of its subject ("side view"). */
  readonly told?: readonly string[];
  /** Whether the place and its light are chosen too. */
  readonly place: boolean;
}

export interface Enhanced {
  /** The text, and behind it what was chosen; the same text where nothing is left open. */
  readonly prompt: string;
  /** What cannot be so all at once. */
  readonly contradictions: readonly string[];
}

/** Something that may be said in addition. */
interface Addition {
  readonly as: 'with' | 'aside';
  readonly words: string;
}

/** Of a description that an interface still takes back. */
const LONGEST = 2000;
/** Below it the subject is a guess, and its pieces are not named. */
const SURE = 0.9;

const ACCENTS = ['dark red', 'navy blue', 'forest green', 'purple', 'teal', 'orange', 'amber', 'crimson'];
const METALS = ['steel', 'silver', 'bronze', 'gold', 'iron'];
const EYES = ['amber', 'green', 'blue', 'yellow'];
const HAIR = ['brown', 'black', 'blond', 'auburn', 'grey'];
const FURS: ReadonlySet<string> = new Set([
  'white',
  'grey',
  'black',
  'brown',
  'tan',
  'cream',
  'golden',
  'orange',
  'rust',
  'pink',
]);
const POSES = { humanoid: ['standing', 'walking'], quadruped: ['standing', 'walking', 'sitting'], thing: [] };

/** Pieces and components by what they are usually made of; one that is in no list stays as it is drawn. */
const LEATHER = new Set(
  'belt boots shoes sandals bracers pouch satchel quiver backpack grip handle haft strap'.split(' '),
);
const METAL = new Set(
  'blade guard head trim metal rim ring band chain barrel lock hoop pommel pauldrons frame'.split(' '),
);
const TINTED = new Set(
  'cape cloak short-cape high-collar-cape scarf sash hood bandana headband tabard surcoat roof door flag sail ribbon liquid gem petal cushion pillow cord emblem banner curtain awning fringe cloth'.split(
    ' ',
  ),
); // biome-ignore format: a table
const OUTDOORS = new Set('meadow forest mountain beach desert water city graveyard'.split(' '));
const LUMINOUS = new Set(['potion', 'light', 'valuable']);

/**
 * A fuller description: the text as it is, and behind it colours, dress, pose, place and light that it leaves open, from the
 * catalogue's rows, chosen by the seed. Nothing is added that is not understood, or that changes what the text says, so the
 * result is drawn as the text with these. Two to seven additions by size and detail. The same text and options give the same.
 */
export function enhance(text: string, options: EnhanceOptions): Enhanced {
  const told = { seed: options.seed, ...(options.words ? { words: options.words } : {}) };
  const read = (said: string): Brief => understand(said, told);
  const brief = read(text);
  let [prompt, last] = [text, brief];
  const taken: Addition[] = [];
  const most = roomFor(options);
  for (const addition of additionsTo(text, brief, options)) {
    if (taken.length >= most) break;
    // pieces leave half of the room to pose, place and light
    if (addition.as === 'with' && taken.length >= most / 2) continue;
    const next = compose(text, [...taken, addition]);
    const after = read(next);
    if (next.length > LONGEST || !isMore(last, after)) continue;
    taken.push(addition);
    [prompt, last] = [next, after];
  }
  const said = [prompt, ...(options.told ?? [])].join(', ');
  return { prompt: said.length > LONGEST ? prompt : said, contradictions: contradictions(text, brief) };
}

const roomFor = ({ side, detail }: EnhanceOptions): number =>
  (side <= 32 ? 3 : side <= 64 ? 4 : side <= 128 ? 5 : 6) +
  (detail === 'low detail' ? -1 : detail === 'highly detailed' ? 1 : 0);

function compose(text: string, additions: readonly Addition[]): string {
  const of = (as: Addition['as']): string[] => additions.filter((a) => a.as === as).map(({ words }) => words);
  const pieces = of('with');
  return [
    text.trim().replace(/[\s.,;:!]+$/, ''),
    ...(pieces.length ? [`with ${listed(pieces)}`] : []),
    ...of('aside'),
  ].join(', ');
}

/** Whether a brief says all that another says, and more. */
function isMore(before: Brief, after: Brief): boolean {
  const all = <T>(list: readonly T[], of: readonly T[]): boolean => {
    const there = of.map((item) => JSON.stringify(item));
    return list.every((item) => there.includes(JSON.stringify(item)));
  };
  const kept = (['kind', 'concept', 'species', 'material', 'count', 'scenery'] as const).every(
    (key) => before[key] === after[key],
  );
  const added = (['parts', 'colours', 'mood'] as const).some((key) => after[key].length > before[key].length);
  const chosen = (['action', 'setting'] as const).some((key) => before[key] === undefined && after[key] !== undefined);
  return (
    kept &&
    (added || chosen) &&
    (['action', 'setting'] as const).every((key) => before[key] === undefined || before[key] === after[key]) &&
    after.confidence >= before.confidence &&
    after.unknown.length === before.unknown.length &&
    after.colours.length ===
      before.colours.length + (added && before.colours.length === 0 ? after.colours.length : 0) &&
    (['parts', 'colours', 'mood', 'build', 'without'] as const).every((key) => all<unknown>(before[key], after[key]))
  );
}

/** What may be said of a brief's subject, the most telling first. */
function additionsTo(text: string, brief: Brief, options: EnhanceOptions): readonly Addition[] {
  const random = createRandom(options.seed).fork('enhance');
  const aside = (words: string): Addition => ({ as: 'aside', words });
  const lightIn = (place: string | undefined): readonly string[] =>
    options.place && !saysNight(text) ? lightFor(place, random.fork('light')) : [];
  if (brief.scenery) return lightIn(brief.setting).map(aside);
  if (brief.confidence < SURE) return [];
  const pieces = piecesOf(brief, random.fork('pieces'));
  const place = options.place && !brief.setting ? placeFor(brief, random.fork('place')) : undefined;
  return [
    ...pieces.map((words): Addition => ({ as: 'with', words })),
    ...poseFor(brief, random.fork('pose')).map(aside),
    ...(place ? [aside(placeWords(place))] : []),
    ...lightIn(place ?? brief.setting).map(aside),
  ];
}

/** Colours and materials for what the catalogue's row has. Few of them, so that the subject is of one piece. */
function piecesOf(brief: Brief, random: Random): readonly string[] {
  const isPlain = brief.colours.length === 0 && !brief.material;
  const accents = [random.fork('accent').pick(ACCENTS), random.fork('second accent').pick(ACCENTS)];
  const metal = random.fork('metal').pick(METALS);
  let tinted = 0;
  const made = (id: string): readonly string[] => {
    if (LEATHER.has(id)) return [`leather ${spoken(id)}`];
    if (METAL.has(id)) return [`${id === 'blade' ? 'steel' : metal} ${spoken(id)}`];
    return TINTED.has(id) && isPlain ? [`${accents[tinted++ % 2]} ${spoken(id)}`] : [];
  };
  const said = (words: readonly string[]): readonly string[] =>
    words.map((phrase) => (/[^s]s$/.test(phrase) ? phrase : counted(phrase)));
  if (brief.kind === 'humanoid') return said(dressOf(brief, random, made, isPlain));
  if (brief.kind === 'thing') return said(Object.keys(rowOf(brief)?.parts ?? {}).flatMap(made));
  const furs = isPlain ? (QUADRUPEDS[brief.concept]?.fur ?? []).filter((fur) => fur.startsWith('#')) : [];
  return [
    ...(furs.length ? [`${named(random.fork('fur').pick(furs).slice(0, 7), FURS).name} fur`] : []),
    `${random.fork('eyes').pick(EYES)} eyes`,
  ];
}

/** What a person of the catalogue wears, in the colours that its row may have; what they alone decide comes first. */
function dressOf(
  brief: Brief,
  random: Random,
  made: (id: string) => readonly string[],
  isPlain: boolean,
): readonly string[] {
  const row = HUMANOID_CONCEPTS[brief.concept];
  if (!row) return [];
  const own = (key: 'main' | 'second'): string | undefined =>
    isPlain && row[key]?.length ? wordOf(random.fork(key).pick(row[key])) : undefined;
  const colours: Readonly<Record<string, string | undefined>> = { $: own('main'), $2: own('second') };
  const perhaps = row.perhaps?.length ? [random.fork('perhaps').pick(row.perhaps)] : [];
  const worn = [...row.wears, ...perhaps].map((wear) => wear.split(/[:|~]/) as [string, string?]);
  const coloured = worn.flatMap(([id, of]) => (of && colours[of] ? [`${colours[of]} ${spoken(id)}`] : []));
  const others = worn.flatMap(([id, of]) => (of && colours[of] ? [] : made(id)));
  const hairs = (row.hairColours ?? HAIR).map(wordOf).filter((word) => word !== undefined);
  const hasHair = row.hair !== undefined && hairs.length > 0 && (brief.species ?? 'human') === 'human';
  const hair = hasHair ? [`${random.fork('hair').pick(hairs)} hair`] : [];
  return [...coloured.slice(0, 1), ...hair, ...coloured.slice(1), ...others];
}

/** The colour or material word of a catalogue's material: 'brown_cloth' is brown. */
function wordOf(material: string): string | undefined {
  if (material.startsWith('#')) return named(material.slice(0, 7)).name;
  if (material === 'forest') return 'forest green';
  const words = [material, material.replaceAll('_', ' '), material.split('_')[0]!];
  return words.find((word) => LEXICON.read(word).some((r) => r.is === 'colour'));
}

function poseFor(brief: Brief, random: Random): readonly string[] {
  if (brief.kind !== 'thing') return [random.pick(POSES[brief.kind])];
  return LUMINOUS.has(categoryOf(brief.concept) ?? '') && random.float() < 0.5 ? ['glowing'] : [];
}

/** Where it is at home. A thing of no place stands nowhere. */
function placeFor(brief: Brief, random: Random): string | undefined {
  const home = rowOf(brief)?.home ?? SPECIES[brief.species ?? '']?.home;
  if (home) return random.pick(home);
  return brief.kind === 'thing' ? undefined : random.pick(['meadow', 'forest']);
}

const lightFor = (place: string | undefined, random: Random): readonly string[] =>
  place && OUTDOORS.has(place) && random.float() < 0.6 ? ['at sunset'] : [];
