import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brief } from '../../../workers/engine/types.ts';
import { editBrief, understand } from '../../../workers/engine/understand/index.ts';
import { drawDirections } from '../draw-directions.ts';

/** Parts as in "cape=#3868c4 crown=gold": all of them, in any order; `lacks`: pieces that are away. */
type Case = readonly [
  source: string,
  edit: string,
  parts: string,
  rest?: Partial<
    Pick<Brief, 'concept' | 'species' | 'build' | 'mood' | 'colours' | 'action' | 'setting' | 'unknown'>
  > & {
    lacks?: string;
  },
];

const RED = '#cc3038';
const BLUE = '#3868c4';
const GREEN = '#4c9a3c';
const BLACK = '#34323f';
const KNIGHT = 'a knight with a red cape';
const GIRL = 'a girl with long blue hair';

const CASES: readonly Case[] = [
  // colours of what is there
  [KNIGHT, 'make the cape blue', `cape=${BLUE}`],
  [KNIGHT, 'change the color of the cape to blue', `cape=${BLUE}`],
  [KNIGHT, 'Change the cape to blue.', `cape=${BLUE}`],
  [KNIGHT, 'blue cape', `cape=${BLUE}`],
  [KNIGHT, 'the cape should be blue', `cape=${BLUE}`],
  [KNIGHT, 'dye his red cape blue', `cape=${BLUE}`],
  [KNIGHT, 'make it blue', `cape=${RED}`, { colours: [BLUE] }],
  [KNIGHT, 'make the armor golden', `cape=${RED} plate-armor=gold`],
  ['a knight', 'paint the armor black and the shield red', `plate-armor=${BLACK} shield=${RED}`],
  ['a knight', 'make the boots and gloves red', `sabatons=${RED} gauntlets=${RED}`],
  ['a wizard', 'make the hat red', `wizard-hat=${RED}`],
  ['a wizard in a purple robe', 'make it green', `robe=${GREEN}`, { colours: [GREEN] }],
  ['a wizard in a purple robe', 'change his robe colour to green', `robe=${GREEN}`],
  ['a wizard with a staff', 'the staff is golden', 'staff=gold'],
  [GIRL, 'make the hair green', `long-hair=${GREEN}`],
  [GIRL, 'red eyes', `long-hair=${BLUE} eyes=${RED}`],
  // what is put on, held and grown
  [KNIGHT, 'wearing a golden crown', `cape=${RED} crown=gold`],
  [KNIGHT, 'with a red hat', `cape=${RED} cowboy-hat=${RED}`],
  [KNIGHT, 'holding a torch', `cape=${RED} torch`],
  [KNIGHT, 'give him a long black beard', `cape=${RED} beard-long=${BLACK}`],
  ['an archer', 'add a red scarf', `scarf=${RED}`],
  ['a man with a sword', 'holding an axe', 'axe'],
  ['a man with a sword', 'add an axe', 'sword axe'],
  [GIRL, 'short hair', `short-hair=${BLUE}`],
  [GIRL, 'longer hair', `long-hair=${BLUE}`],
  [GIRL, 'give her wings', `long-hair=${BLUE} feather-wings`],
  [GIRL, 'in armor', `long-hair=${BLUE} plate-armor`],
  ['a princess in a pink dress', 'a blue dress and a silver crown', `dress=${BLUE} crown=silver`],
  // what is taken away or exchanged
  [KNIGHT, 'without helmet', `cape=${RED}`, { lacks: 'helmet great-helm' }],
  [KNIGHT, 'remove the cape', '', { lacks: 'cape' }],
  [KNIGHT, 'take his helmet off', `cape=${RED}`, { lacks: 'helmet' }],
  [KNIGHT, 'take off the helmet and give him a red hat', `cape=${RED} cowboy-hat=${RED}`, { lacks: 'helmet' }],
  ['an archer', 'drop the bow', '', { lacks: 'bow' }],
  ['a king', 'replace his crown with a wizard hat', 'wizard-hat', { unknown: [] }],
  ['a knight with a sword', 'replace the sword with an axe', 'axe'],
  ['a knight with a sword', 'swap the sword for a torch', 'torch', { lacks: 'sword' }],
  ['an archer', 'carrying a lantern instead of a bow', 'lantern'],
  [GIRL, 'change hair to a ponytail', `ponytail=${BLUE}`],
  ['a knight without a helmet', 'wearing a helmet', 'helmet'],
  ['a knight', 'bald', '', { lacks: 'hair' }],
  ['a knight', 'unarmed', '', { lacks: 'sword' }],
  // another
  [KNIGHT, 'as a zombie', `cape=${RED}`, { concept: 'knight', species: 'zombie' }],
  [KNIGHT, 'skeleton version', `cape=${RED}`, { concept: 'knight', species: 'skeleton' }],
  [GIRL, 'turn her into an elf', `long-hair=${BLUE}`, { concept: 'woman', species: 'elf' }],
  [GIRL, 'turned into a skeleton', '', { concept: 'woman', species: 'skeleton' }],
  [GIRL, 'wearing a witch costume', `long-hair=${BLUE}`, { concept: 'witch', build: ['female', 'young'] }],
  [KNIGHT, 'dressed as a pirate', '', { concept: 'pirate' }],
  ['a goblin', 'as a pirate', '', { concept: 'pirate', species: 'goblin' }],
  [KNIGHT, 'as a child', `cape=${RED}`, { concept: 'knight', build: ['child'] }],
  ['an old farmer', 'younger', '', { build: ['young'] }],
  // how it is and what it does
  ['a happy knight', 'make him angry', '', { mood: ['angry'] }],
  ['a knight', 'damaged and bloody', '', { mood: ['broken', 'bloody'] }],
  ['a thin pirate', 'fat, running in the snow', '', { build: ['fat'], action: 'run', setting: 'snow' }],
  // animals and things
  ['a brown dog', 'make the fur black', `fur=${BLACK}`],
  ['a brown dog', 'with a red collar', `collar=${RED}`],
  ['a brown dog', 'turn it into a wolf', '', { concept: 'wolf' }],
  ['a treasure chest', 'open', '', { mood: ['open'] }],
  ['an open treasure chest', 'close it: closed', '', { mood: ['closed'] }],
  ['a red potion', 'make the liquid green', `liquid=${GREEN}`],
  ['a red potion', 'blue', '', { colours: [BLUE] }],
  // nothing that is known
  ['an archer', 'asdf qwer', '', { unknown: ['asdf', 'qwer'] }],
  [KNIGHT, 'keep everything the same', `cape=${RED}`, { unknown: [] }],
];

const SEED = { seed: 4, variation: 0.3 };
const told = (brief: Brief): string[] =>
  brief.parts
    .map(({ piece, colour, material }) => (colour || material ? `${piece}=${colour ?? material}` : piece))
    .sort();

describe('an edit changes what it speaks of and keeps the rest', () => {
  it.each(CASES.map(([source, edit, parts, rest = {}]) => ({ source, edit, parts, ...rest })))(
    '$source + "$edit"',
    (c) => {
      const { source, edit, parts, lacks, ...facts } = c;
      const brief = editBrief(understand(source), edit);
      expect(told(brief)).toEqual(parts.split(' ').filter(Boolean).sort());
      expect(brief).toMatchObject({ concept: understand(source).concept, ...facts });
      for (const piece of lacks?.split(' ') ?? []) expect(brief.without).toContain(piece);
    },
  );

  it('tells in a sentence what it is now', () => {
    const say = (source: string, edit: string) => editBrief(understand(source), edit).drawnAs;
    expect(say(KNIGHT, 'make the cape blue and give him a golden crown')).toBe(
      'a knight with a blue cape and a gold crown',
    );
    expect(say(KNIGHT, 'without helmet')).toBe('a knight with a red cape, without helmet');
    expect(say(KNIGHT, 'as an angry zombie')).toBe('an angry zombie knight with a red cape');
  });

  it('keeps hair and skin of the seed when the clothes are those of another', () => {
    const knight = understand('a knight');
    for (const seed of [1, 2, 3, 4]) {
      const pirate = editBrief(knight, 'as a pirate', { seed, variation: 1 });
      const hair = pirate.parts.find((p) => p.piece.includes('hair') || p.piece === 'side-part');
      expect(hair?.material ?? hair?.colour).toBeDefined();
      expect(pirate.parts.some((p) => p.piece === 'skin')).toBe(true);
      expect(editBrief(knight, 'as a pirate', { seed, variation: 1 })).toEqual(pirate);
    }
  });

  it('makes a colour darker or lighter, also one that the seed chose', () => {
    const light = (hex: string): number => Number.parseInt(hex.slice(1, 3), 16) + Number.parseInt(hex.slice(3, 5), 16);
    const cape = editBrief(understand(KNIGHT), 'make the cape darker').parts[0]!.colour!;
    expect(light(cape)).toBeLessThan(light(RED) - 20);
    const skin = editBrief(understand('a knight'), 'darker skin', SEED).parts.find((p) => p.piece === 'skin')!.colour!;
    const paler = editBrief(understand('a knight'), 'paler skin', SEED).parts.find((p) => p.piece === 'skin')!.colour!;
    expect(light(paler)).toBeGreaterThan(light(skin) + 40);
  });
});

describe('pictures of an edited subject', () => {
  const draw = (brief: Brief) => drawDirections(brief, { width: 48, height: 48, style: {}, ...SEED }, ['south'])[0]!;

  it('a torch for the sword goes into the hand that the sword left, and the shield stays', () => {
    const knight = understand('a knight with a sword and a shield');
    const names = new Set(draw(editBrief(knight, 'replace the sword with a torch', SEED)).partNames);
    expect(names).toContain('torch');
    expect(names).toContain('shield');
    expect(names).not.toContain('sword');
  });

  it('a blue cape leaves every pixel of face and feet as it was', () => {
    const before = draw(understand(KNIGHT));
    const after = draw(editBrief(understand(KNIGHT), 'make the cape blue', SEED));
    let shared = 0;
    let same = 0;
    for (let i = 0; i < before.parts.length; i++) {
      if (!['skin', 'head', 'boots'].includes(before.partNames[before.parts[i]!] ?? '')) continue;
      shared++;
      if (after.partNames[after.parts[i]!] === before.partNames[before.parts[i]!]) same++;
    }
    expect(shared).toBeGreaterThan(20);
    expect(same).toBe(shared);
  });
});

it('no text makes it throw, and what has no meaning leaves the subject as it is', () => {
  const knight = understand(KNIGHT);
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (edit) => {
      expect(editBrief(knight, edit).kind).toBe('humanoid');
    }),
    { numRuns: 300, seed: 7 },
  );
  expect(editBrief(knight, '')).toEqual(knight);
  expect(editBrief(knight, '  ,.; ')).toEqual(knight);
});
