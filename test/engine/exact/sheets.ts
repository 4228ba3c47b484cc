import { DETAILS, DIRECTIONS, OUTLINES, SHADINGS, VIEWS } from '../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../../workers/engine/catalogue/animals.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import type { Style } from '../../../workers/engine/types.ts';
import type { Cells } from '../../golden/sheet.ts';
import { brief, options } from '../subject/briefs.ts';

/** The characters of the contact sheets: a few of every trade, species and kind of clothes. */
export const CAST = [
  ...['knight', 'wizard', 'princess', 'archer', 'ninja', 'pirate', 'king', 'farmer', 'witch', 'viking'],
  ...['elf', 'dwarf', 'orc', 'goblin', 'skeleton', 'zombie', 'mummy', 'robot', 'golem', 'ghost'],
  ...['demon', 'angel', 'fairy', 'vampire', 'catfolk', 'werewolf', 'minotaur', 'lizardfolk', 'troll', 'alien'],
  ...['person', 'woman', 'child', 'old-man', 'samurai', 'barbarian', 'thief', 'cowboy', 'blacksmith', 'monk'],
] as const;

const SIDES_OF_A_BEAST = ['south', 'south-east', 'east', 'north'] as const;

/** Ids of the cast are concepts or species; a species alone is drawn as a person of it. */
export const castBrief = (id: string) =>
  HUMANOID_CONCEPTS[id] ? brief(id) : brief('person', { species: id === 'werewolf' ? 'wolffolk' : id });

const character = (id: string, size: Px, style: Style): Rgba =>
  drawSubject(castBrief(id), options(size, { style })).image;

const castCells = (ids: readonly string[]): Cells =>
  new Map(
    ids.flatMap((id) =>
      DIRECTIONS.map((direction) => [`${id}, ${direction}`, character(id, 48, { direction })] as const),
    ),
  );

const knight = (size: Px, style: Style): Rgba =>
  drawSubject(brief('knight', { parts: [{ piece: 'cape' }] }), options(size, { style })).image;

const animalCells = (ids: readonly string[]): Cells =>
  new Map(
    ids.flatMap((id) =>
      SIDES_OF_A_BEAST.map(
        (direction) =>
          [
            `${id}, ${direction}`,
            drawSubject(brief(id, {}, 'quadruped'), options(48, { style: { direction } })).image,
          ] as const,
      ),
    ),
  );

const STYLES: readonly Style[] = [
  ...OUTLINES.map((outline): Style => ({ outline })),
  ...SHADINGS.map((shading): Style => ({ shading })),
  ...DETAILS.map((detail): Style => ({ detail })),
  { isometric: true },
  ...VIEWS.map((view): Style => ({ view })),
];

/** Every sheet by name, drawn when asked for: how many cells make a row, and the cells. */
export const SHEETS: Readonly<Record<string, readonly [columns: number, cells: () => Cells]>> = {
  'cast-1': [8, () => castCells(CAST.slice(0, 10))],
  'cast-2': [8, () => castCells(CAST.slice(10, 20))],
  'cast-3': [8, () => castCells(CAST.slice(20, 30))],
  'cast-4': [8, () => castCells(CAST.slice(30))],
  // every third: their bodies are few, and each coat is drawn by the properties' tests
  animals: [16, () => animalCells(Object.keys(QUADRUPEDS).filter((_, i) => i % 3 === 0))],
  'knight-styles': [
    8,
    () =>
      new Map(
        STYLES.flatMap((style) =>
          (['south', 'south-east'] as const).map(
            (direction) =>
              [`${Object.entries(style).join()}, ${direction}`, knight(48, { ...style, direction })] as const,
          ),
        ),
      ),
  ],
  'knight-sizes': [
    4,
    () =>
      new Map(
        [16, 24, 32, 48, 64, 96, 128].flatMap((size) =>
          (['south', 'south-east', 'east', 'north'] as const).map(
            (direction) => [`${size} px, ${direction}`, knight(size, { direction })] as const,
          ),
        ),
      ),
  ],
};

/** Texts as people type them: several colours, hands full, things without a name, jokes and noise. */
export const ODD_PROMPTS = [
  'a fat king eating a chicken leg',
  'cat wizard with a purple hat',
  'skeleton pirate captain with a golden hook',
  'robot samurai with a red katana',
  'an old witch stirring a green cauldron',
  'tiny fairy with pink wings',
  'angry red dragon',
  'zombie in a business suit',
  'a knight riding',
  'elf archer girl with silver hair and a green cloak',
  'muscular blue minotaur with two axes',
  'polar bear with a red scarf',
  'black horse with a white mane and a brown saddle',
  'striped purple cat with yellow eyes',
  'unicorn with a rainbow tail',
  'ghost wearing a top hat',
  'ice golem',
  'vampire queen in a black dress',
  'dwarf blacksmith without a beard',
  'two-headed ogre with a club',
  'scarecrow in a straw hat',
  'astronaut',
  'goth girl with purple pigtails',
  'mushroom man',
  'frog prince with a crown',
  'medieval peasant woman carrying a basket',
  'cyberpunk ninja with glowing eyes',
  'chubby panda',
  'xqzzv blorp',
  'lava demon with huge horns and a flaming sword',
] as const;

/** The odd prompts through the whole engine, 64 px. */
export async function oddPrompts(): Promise<Cells> {
  const cells = new Map<string, Rgba>();
  for (const [seed, description] of ODD_PROMPTS.entries())
    cells.set(description, (await draw({ description, width: 64, height: 64, seed, noBackground: true })).image);
  return cells;
}
