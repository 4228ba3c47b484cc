import { DETAILS, DIRECTIONS, OUTLINES, SHADINGS } from '../../../src/domain/words.ts';
import { createImage, paste } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../../workers/engine/catalogue/animals.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import type { Style } from '../../../workers/engine/types.ts';
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

/** Pictures in rows on one transparent image; rows may differ in height, cells in width. */
export function layOut(rows: readonly (readonly Rgba[])[]): Rgba {
  const width = Math.max(...rows.map((row) => row.reduce((sum, image) => sum + image.width, 0)));
  const heights = rows.map((row) => Math.max(...row.map((image) => image.height)));
  const sheet = createImage(
    width,
    heights.reduce((a, b) => a + b, 0),
  );
  let y = 0;
  rows.forEach((row, j) => {
    let x = 0;
    for (const image of row) {
      paste(sheet, image, x, y + heights[j]! - image.height);
      x += image.width;
    }
    y += heights[j]!;
  });
  return sheet;
}

const character = (id: string, size: Px, style: Style): Rgba =>
  drawSubject(castBrief(id), options(size, { style })).image;

const castRows = (ids: readonly string[]): Rgba =>
  layOut(ids.map((id) => DIRECTIONS.map((direction) => character(id, 48, { direction }))));

const knight = (style: Style): Rgba =>
  drawSubject(brief('knight', { parts: [{ piece: 'cape' }] }), options(48, { style })).image;

/** Three animals a row. */
function animalRows(ids: readonly string[]): Rgba {
  const drawn = ids.map((id) =>
    SIDES_OF_A_BEAST.map(
      (direction) => drawSubject(brief(id, {}, 'quadruped'), options(48, { style: { direction } })).image,
    ),
  );
  const rows: Rgba[][] = [];
  for (let i = 0; i < drawn.length; i += 3) rows.push(drawn.slice(i, i + 3).flat());
  return layOut(rows);
}

/** Every sheet by name, drawn when asked for. */
export const SHEETS: Readonly<Record<string, () => Rgba>> = {
  'cast-1': () => castRows(CAST.slice(0, 10)),
  'cast-2': () => castRows(CAST.slice(10, 20)),
  'cast-3': () => castRows(CAST.slice(20, 30)),
  'cast-4': () => castRows(CAST.slice(30)),
  'animals-1': () => animalRows(Object.keys(QUADRUPEDS).slice(0, 18)),
  'animals-2': () => animalRows(Object.keys(QUADRUPEDS).slice(18)),
  'knight-styles': () =>
    layOut(
      [
        OUTLINES.map((outline): Style => ({ outline })),
        SHADINGS.map((shading): Style => ({ shading })),
        [...DETAILS.map((detail): Style => ({ detail })), { isometric: true }],
        [{ view: 'side' }, { view: 'low top-down' }, { view: 'high top-down' }] satisfies Style[],
      ].map((row) =>
        row.flatMap((style) => (['south', 'south-east'] as const).map((direction) => knight({ ...style, direction }))),
      ),
    ),
  'knight-sizes': () =>
    layOut(
      [16, 24, 32, 48, 64, 96, 128].map((size) =>
        (['south', 'south-east', 'east', 'north'] as const).map(
          (direction) =>
            drawSubject(brief('knight', { parts: [{ piece: 'cape' }] }), options(size, { style: { direction } })).image,
        ),
      ),
    ),
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

/** The odd prompts through the whole engine, 64 px, in three rows. */
export async function oddPrompts(): Promise<Rgba> {
  const drawn: Rgba[] = [];
  for (const [seed, description] of ODD_PROMPTS.entries())
    drawn.push((await draw({ description, width: 64, height: 64, seed, noBackground: true })).image);
  return layOut([drawn.slice(0, 10), drawn.slice(10, 20), drawn.slice(20)]);
}
