import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brief } from '../../../workers/engine/types.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import type { WordVectors } from '../../../workers/engine/understand/word-vectors.ts';

/** "cape=#cc3038 crown=gold": each part with the colour or the material that it must have; "sword" alone: it must be there. */
type Case = readonly [
  prompt: string,
  concept: string,
  parts?: string,
  rest?: Partial<Brief> & { lacks?: string; negative?: string },
];

const RED = '#cc3038';
const BLUE = '#3868c4';
const GREEN = '#4c9a3c';
const WHITE = '#e6e2dc';
const BLACK = '#34323f';
const PURPLE = '#7444b0';

const CASES: readonly Case[] = [
  // people and their clothes
  ['a brave knight with a red cape and golden crown', 'knight', `cape=${RED} crown=gold`, { mood: ['brave'] }],
  ['knight red cape golden crown', 'knight', `cape=${RED} crown=gold`],
  ['knight, red cape, golden crown, pixel art, 16 bit', 'knight', `cape=${RED} crown=gold`, { unknown: [] }],
  ['A KNIGHT WITH A RED CAPE', 'knight', `cape=${RED}`],
  ['the cape is red and the crown is gold, a king', 'king', `cape=${RED} crown=gold`],
  ['a king whose crown is silver', 'king', 'crown=silver'],
  ['knight in red', 'knight', '', { colours: [RED] }],
  ['princess in a pink dress', 'princess', 'dress=#e88ab0'],
  ['wizard with a green hat', 'wizard', `wizard-hat=${GREEN}`],
  ['old wizard with a long white beard', 'wizard', `beard-long=${WHITE}`, { build: ['old'] }],
  ['wizard wearing a purple robe and holding a wooden staff', 'wizard', `robe=${PURPLE} quarterstaff=wood`],
  ['witch with a black pointed hat', 'witch', `wizard-hat=${BLACK}`],
  ['elf archer with a wooden bow and green hood', 'archer', `bow=wood hood=${GREEN}`, { species: 'elf' }],
  ['orc warrior with an iron axe', 'orc', 'double-axe=iron'],
  ['orc archer with an iron axe', 'archer', 'axe=iron', { species: 'orc' }],
  ['goblin in leather armor', 'goblin', 'leather-armor=leather'],
  ['dwarf with a red beard and a steel hammer', 'dwarf', `beard=${RED} hammer=steel`],
  ['skeleton king', 'king', '', { species: 'skeleton' }],
  ['zombie pirate', 'pirate', '', { species: 'zombie' }],
  ['robot knight', 'knight', '', { species: 'robot' }],
  ['blue-haired girl', 'woman', `hair=${BLUE}`, { build: ['female', 'young'] }],
  ['girl with long blue hair', 'woman', `long-hair=${BLUE}`],
  ['green eyed elf', 'elf', `eyes=${GREEN}`],
  [
    'red-eyed vampire in a black cloak at night',
    'vampire',
    `eyes=${RED} high-collar-cape=${BLACK}`,
    { setting: 'night' },
  ],
  ['bald man with a red beard', 'person', `beard=${RED}`, { lacks: 'hair' }],
  ['samurai with a red sword', 'samurai', `katana=${RED}`],
  ['ninja with two katanas', 'ninja', 'katana'],
  ['pirate captain with a wooden leg and a black hat', 'pirate', `tricorn=${BLACK}`],
  ['farmer with a straw hat and a pitchfork', 'farmer', 'straw-hat trident'],
  ['viking with a horned helmet and round shield', 'viking', 'horned-helmet round-shield'],
  ['demon with bat wings and red horns', 'demon', `bat-wings horns=${RED}`],
  ['winged demon', 'demon', 'bat-wings'],
  ['angel with golden wings', 'angel', 'feather-wings=gold'],
  ['hooded thief with a dagger', 'thief', 'hood dagger'],
  ['person holding a lantern', 'person', 'lantern'],
  ['warrior carrying a sword and a shield', 'warrior', 'sword shield'],
  ['skeleton warrior, wooden shield, iron sword', 'skeleton', 'round-shield=wood sword=iron'],
  ['gladiator without a helmet', 'gladiator', '', { lacks: 'helmet plumed-helmet' }],
  ['knight without a cape but with a shield', 'knight', 'shield', { lacks: 'cape' }],
  ['knight, no helmet, no cape', 'knight', '', { lacks: 'helmet cape' }],
  ['beardless wizard', 'wizard', '', { lacks: 'beard beard-long' }],
  ['unarmed knight', 'knight', '', { lacks: 'sword weapon' }],
  ['wizard', 'wizard', '', { negative: 'beard, hat', lacks: 'beard-long wizard-hat' }],
  ['knight with a red cape', 'knight', '', { negative: 'cape', lacks: 'cape', parts: [] }],
  ['a red knight', 'knight', '', { negative: 'red', colours: [] }],
  ['fire mage', 'fire-mage', ''],
  ['golden knight', 'knight', '', { material: 'gold', colours: ['#e8b030'] }],
  ['a female paladin', 'paladin', '', { build: ['female'] }],
  ['muscular barbarian', 'barbarian', '', { build: ['muscular'] }],
  ['evil necromancer casting', 'necromancer', '', { mood: ['evil'], action: 'cast' }],
  ['a knight running', 'knight', '', { action: 'run' }],
  ['sleeping villager', 'person', '', { action: 'sleep' }],
  ['goblin riding a wolf', 'goblin', '', { action: 'ride', mount: { concept: 'wolf', colours: [] }, unknown: [] }],
  [
    'goblin riding an armored wolf',
    'goblin',
    '',
    { mount: { concept: 'wolf', colours: [], traits: ['armoured'] }, parts: [], unknown: [] },
  ],
  ['a knight riding a white horse', 'knight', '', { mount: { concept: 'horse', colours: [WHITE] }, colours: [] }],
  ['an archer in a forest', 'archer', '', { setting: 'forest' }],
  ['a miner in a dark cave', 'miner', '', { setting: 'cave' }],
  ['dark knight', 'dark-knight'],
  ['plague doctor', 'plague-doctor'],
  ['ghost', 'ghost'],
  ['a 🧙 with a blue cloak', 'wizard', `cloak=${BLUE}`],
  // animals
  ['black cat with green eyes and a red collar', 'black-cat', `eyes=${GREEN} collar=${RED}`],
  ['orange cat', 'cat', '', { colours: ['#e07828'] }],
  ['#ff8800 cat', 'cat', '', { colours: ['#ff8800'] }],
  ['#F80 cat', 'cat', '', { colours: ['#ff8800'] }],
  ['white horse with a brown mane', 'horse', 'mane=#7c5234', { colours: [WHITE] }],
  ['robot dog', 'dog', '', { material: 'steel' }],
  ['a wolf howling at night', 'wolf', '', { setting: 'night' }],
  ['two brown bears', 'bear', '', { count: 2, colours: ['#7c5234'] }],
  ['wolves', 'wolf'],
  ['baby fox', 'fox', '', { build: ['child'] }],
  ['snow leopard', 'snow-leopard'],
  ['deer without horns', 'deer', '', { lacks: 'horns' }],
  // weapons and tools
  ['sword', 'sword'],
  ['iron sword', 'sword', '', { material: 'iron' }],
  ['sword made of gold with a ruby pommel', 'sword', 'pommel=ruby', { material: 'gold' }],
  ['golden sword with a red gem', 'sword', `pommel=${RED}`, { material: 'gold' }],
  ['steel sword with a leather grip', 'sword', 'grip=leather', { material: 'steel' }],
  ['shiny sword with a golden hilt', 'sword', 'guard=gold', { negative: 'gems', lacks: 'pommel' }],
  ['fire sword', 'sword', '', { colours: ['#f08c2c'] }],
  ['poison dagger', 'dagger', '', { colours: ['#8cc43c'] }],
  ['katana', 'katana'],
  ['double bladed axe', 'battle-axe'],
  ['a wooden bow', 'bow', '', { material: 'wood' }],
  ['war hammer', 'warhammer'],
  ['magic staff with a blue crystal', 'staff', `gem=${BLUE}`],
  ['stone pickaxe', 'pickaxe', '', { material: 'stone' }],
  ['burning torch', 'torch', '', { mood: ['burning'] }],
  ['blue shield with a golden rim', 'shield', 'rim=gold', { colours: [BLUE] }],
  ['fishing rod', 'fishing-rod'],
  // potions, food, valuables
  ['health potion', 'health-potion'],
  ['potion of health', 'health-potion'],
  ['potion with blue liquid', 'potion', `liquid=${BLUE}`],
  ['purple potion', 'potion', '', { colours: [PURPLE] }],
  ['bottle of poison', 'poison'],
  ['red apple with a green leaf', 'apple', `leaf=${GREEN}`, { colours: [RED] }],
  ['orange', 'orange'],
  ['slice of pizza', 'pizza'],
  ['loaf of bread', 'bread'],
  ['birthday cake with pink icing', 'cake', 'icing=#e88ab0'],
  ['mug of beer', 'beer-mug'],
  ['pile of gold coins', 'coin-pile'],
  ['three gold coins', 'coin-pile', '', { count: 3, material: 'gold' }],
  ['emerald', 'emerald'],
  ['diamond ring', 'ring', 'gem=diamond'],
  ['silver ring with a blue gem', 'ring', `gem=${BLUE}`, { material: 'silver' }],
  ['rusty old key', 'key', '', { mood: ['rusty'] }],
  ['crown', 'crown'],
  ['ancient spell book', 'spellbook'],
  ['scroll with a red seal', 'sealed-scroll'],
  ['treasure map', 'treasure-map'],
  ['silver bar', 'ingot', '', { material: 'silver' }],
  // containers, furniture, buildings
  ['treasure chest full of gold', 'treasure-chest', '', { mood: ['full'] }],
  ['wooden chest with iron trim', 'treasure-chest', 'trim=iron', { material: 'wood' }],
  ['open treasure chest', 'treasure-chest', '', { mood: ['open'] }],
  ['wooden barrel', 'barrel', '', { material: 'wood' }],
  ['bookshelf', 'bookshelf'],
  ['royal throne with a purple cushion', 'throne', `cushion=${PURPLE}`, { mood: ['royal'] }],
  ['a small cozy cottage with a blue roof', 'cottage', `roof=${BLUE}`, { build: ['small'] }],
  ['house with a red roof and a green door', 'house', `roof=${RED} door=${GREEN}`],
  ['wizard tower', 'tower'],
  ['a castle on a mountain', 'castle', '', { setting: 'mountain' }],
  ['red and white tent', 'tent', '', { colours: [RED, WHITE] }],
  ['gravestone', 'gravestone'],
  ['wooden sign', 'sign', '', { material: 'wood' }],
  // nature
  ['red and white mushroom', 'mushroom', '', { colours: [RED, WHITE] }],
  ['mushroom with white spots', 'mushroom', `spots=${WHITE}`],
  ['oak tree', 'tree'],
  ['tree with red apples', 'tree', `fruit=${RED}`],
  ['snowy pine tree', 'pine-tree', '', { mood: ['snowy'] }],
  ['orange tree', 'apple-tree'],
  ['cactus', 'cactus'],
  ['mossy rock', 'mossy-rock'],
  ['gold ore', 'ore', '', { material: 'gold' }],
  ['purple crystal', 'crystal', '', { colours: [PURPLE] }],
  ['dark forest', 'pine-tree', '', { mood: ['dark'] }],
  ['sunflower', 'sunflower'],
  ['red rose', 'rose', '', { colours: [RED] }],
  // vehicles, machines, monsters
  ['pirate ship with black sails', 'ship', `sail=${BLACK}`],
  ['red sports car', 'sports-car', '', { colours: [RED] }],
  ['rocket', 'rocket'],
  ['steam train', 'train'],
  ['bronze gear', 'gear', '', { material: 'bronze' }],
  ['green slime monster', 'slime', '', { colours: [GREEN] }],
  ['fire-breathing dragon', 'dragon', 'flame'],
  ['dark red dragon with golden horns', 'dragon', 'horns=gold', { mood: [] }],
  ['ice dragon', 'dragon', '', { material: 'ice' }],
  ['red dragon without wings', 'dragon', '', { colours: [RED], lacks: 'wings' }],
  ['giant spider', 'spider'],
  ['angry bat', 'bat', '', { mood: ['angry'] }],
  ['a big green frog', 'frog', '', { colours: [GREEN], build: ['giant'] }],
  ['goldfish', 'goldfish'],
  ['mimic', 'mimic'],
  ['🐉', 'dragon'],
];

describe('a description', () => {
  it('has at least 120 cases here', () => expect(CASES.length).toBeGreaterThanOrEqual(120));

  for (const [prompt, concept, parts = '', rest = {}] of CASES) {
    it(`${prompt} → ${concept} ${parts}`, () => {
      const { lacks, negative, ...fields } = rest;
      const brief = understand(prompt, { negative });
      expect(brief.concept).toBe(concept);
      for (const wanted of parts.split(' ').filter(Boolean)) {
        const [piece, value] = wanted.split('=');
        const part = brief.parts.find((p) => p.piece === piece);
        expect(part, `${piece} in ${JSON.stringify(brief.parts)}`).toBeDefined();
        if (value?.startsWith('#')) expect(part?.colour).toBe(value);
        else if (value) expect(part?.material).toBe(value);
      }
      for (const piece of lacks?.split(' ') ?? []) expect(brief.without).toContain(piece);
      expect(brief).toMatchObject(fields);
    });
  }

  it.each([
    ['knight with a red cape and a golden crown', 'cape', 'crown'],
    ['house with a blue roof and a green door', 'roof', 'door'],
  ])('keeps colours at their own nouns: %s', (prompt, first, second) => {
    const brief = understand(prompt);
    const of = (piece: string) => brief.parts.find((p) => p.piece === piece);
    expect(of(first)?.colour).not.toBe(of(second)?.colour);
    expect(brief.colours).toEqual([]);
  });

  it('says in one sentence what will be drawn', () => {
    expect(understand('a brave knight with a red cape and golden crown').drawnAs).toBe(
      'a brave knight with a red cape and a golden crown',
    );
    expect(understand('elf archer without a hood in a forest').drawnAs).toBe(
      'an elf archer, without hood, in a forest',
    );
  });

  it('reads over words about the picture', () => {
    expect(understand('pixel art sprite of a red potion, transparent background, game asset').unknown).toEqual([]);
  });

  it('makes dark and pale colours from their base', () => {
    const lightness = (prompt: string) => Number.parseInt(understand(prompt).colours[0]!.slice(1, 3), 16);
    expect(lightness('dark red potion')).toBeLessThan(lightness('red potion'));
    expect(understand('pale blue potion').colours[0]).not.toBe(understand('blue potion').colours[0]);
  });
});

/** Three dimensions are enough to say "like a wolf" and "like a sword". */
const TOY: WordVectors = {
  vector: (word) =>
    ({ wolf: [1, 0, 0], direhound: [0.9, 0.1, 0], sword: [0, 1, 0], blurgle: [0, 0.05, 1] })[word] &&
    Float32Array.from({ wolf: [1, 0, 0], direhound: [0.9, 0.1, 0], sword: [0, 1, 0], blurgle: [0, 0.05, 1] }[word]!),
};

describe('an unknown word', () => {
  it('takes the nearest concept by word vectors, and says so', () => {
    const brief = understand('a direhound', { words: TOY });
    expect(brief).toMatchObject({ concept: 'wolf', kind: 'quadruped', unknown: ['direhound'] });
    expect(brief.confidence).toBeGreaterThan(0.5);
    expect(brief.confidence).toBeLessThan(0.9);
    expect(brief.drawnAs).toContain('direhound');
  });

  it('is not forced on a far concept', () => {
    expect(understand('a blurgle', { words: TOY }).confidence).toBeLessThan(0.3);
  });

  it('that ends in a known word is that', () => {
    expect(understand('a doomcastle')).toMatchObject({ concept: 'castle', confidence: 0.6 });
    expect(understand('a red direwolf')).toMatchObject({ concept: 'wolf', colours: ['#cc3038'] });
  });

  it('takes the learned guess and its colours', () => {
    const brief = understand('flibbert', { guess: { category: 'weapon', colours: ['#123456'], confidence: 0.9 } });
    // no random weapon: a plainly neutral thing
    expect(brief).toMatchObject({ kind: 'thing', concept: 'mystery-box', colours: ['#123456'], unknown: ['flibbert'] });
    expect(brief.confidence).toBeLessThan(0.1);
  });

  it('with clothes is a person; with a known ending its category', () => {
    expect(understand('zorblax with a red cape').kind).toBe('humanoid');
    expect(understand('a moonwort').confidence).toBeLessThan(0.5);
    expect(understand('a bungler').kind).toBe('humanoid');
  });

  it('is a neutral thing, with names that may have been meant', () => {
    const brief = understand('a toastre');
    expect(brief).toMatchObject({ concept: 'mystery-box', confidence: 0, unknown: ['toastre'] });
    expect(brief.suggestions).toContain('toaster');
    expect(brief.drawnAs).toContain('did you mean');
  });
});

describe('any text', () => {
  const valid = (brief: Brief) => {
    expect(brief.concept).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(['humanoid', 'quadruped', 'thing']).toContain(brief.kind);
    expect(brief.confidence).toBeGreaterThanOrEqual(0);
    expect(brief.confidence).toBeLessThanOrEqual(1);
    expect(brief.count).toBeGreaterThanOrEqual(1);
    expect(brief.drawnAs.length).toBeGreaterThan(3);
    for (const colour of [...brief.colours, ...brief.parts.flatMap((p) => p.colour ?? [])])
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  };

  it.each([
    '',
    '   ',
    'asdf qwerty',
    '😀😀😀',
    '!!!???',
    '12345',
    'with with with',
    'without',
    'of of',
    '日本語のテキスト',
    '#',
    'a',
    '\u0000\u0001',
  ])('%j gives a valid brief of low confidence', (text) => {
    const brief = understand(text);
    valid(brief);
    expect(brief.confidence).toBeLessThan(0.5);
  });

  it('gives a valid brief and never throws', () => {
    const word = fc.constantFrom(
      'knight',
      'red',
      'with',
      'without',
      'and',
      'golden',
      'of',
      'cape',
      'is',
      'dragon',
      'a',
      ',',
      'in',
      'forest',
      'zzz',
      '#f00',
      'haired',
      '-',
      '.',
      'no',
      '7',
      'riding',
      'dark',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.array(word, { maxLength: 40 }).map((w) => w.join(' ')),
        ),
        fc.string({ maxLength: 60 }),
        (text, negative) => {
          valid(understand(text, { negative }));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('stays fast for 2000 characters of noise and for 300 words', () => {
    const noise = Array.from({ length: 2000 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join('');
    const long = 'a brave knight with a red cape and golden crown, '.repeat(30);
    for (const text of [noise, long]) {
      // the calmest of ten: what else the machine does is no part of it
      const took = Array.from({ length: 10 }, () => {
        const start = performance.now();
        understand(text);
        return performance.now() - start;
      });
      expect(Math.min(...took)).toBeLessThan(60);
    }
  });

  it('is the same brief for the same text and seed', () => {
    expect(understand('asdf', { seed: 5 })).toEqual(understand('asdf', { seed: 5 }));
    const concepts = new Set(Array.from({ length: 12 }, (_, seed) => understand('a monster', { seed }).concept));
    expect(concepts.size).toBeGreaterThan(1);
  });
});

it('a tree grows in its wood and is not made of it; a table is', () => {
  for (const text of ['oak tree', 'a big oak tree', 'a birch tree in autumn'])
    expect(understand(text)).not.toHaveProperty('material');
  expect(understand('oak tree').drawnAs).toBe('an oak tree');
  expect(understand('an oak table')).toMatchObject({ concept: 'table', material: 'wood' });
});

it.each([
  ['five red apples', 'five red apples'],
  ['two health potions', 'two health potions'],
  ['leather boots', 'leather boots'],
  ['three coins', 'three coins'],
  ['a giant', 'a giant'],
  ['three ladders and a castle', 'three ladders'],
])('%s is told as drawn', (text, drawnAs) => {
  expect(understand(text).drawnAs).toContain(drawnAs);
});
