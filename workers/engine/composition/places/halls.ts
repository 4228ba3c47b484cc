/** Corridors, by what they belong to: one row a use; what stands in them belongs to it. */
import { STONE, WHITE } from './grounds.ts';
import type { PlaceRow, PlaceThings } from './types.ts';

const hall = (style: string, words: string, things: readonly PlaceThings[], ambient = 0.96): PlaceRow => ({
  always: true,
  words: words.split(', '),
  scene: style === 'mansion' ? STONE : WHITE,
  horizon: 0.46,
  person: 0.3,
  indoor: true,
  ambient,
  features: [`hall:${style}`],
  things,
});

const both = (owner: string): string => ['hallway', 'corridor'].map((w) => `${owner} ${w}`).join(', ');

export const HALL_PLACES: Readonly<Record<string, PlaceRow>> = {
  'hospital corridor': hall('hospital', `${both('hospital')}, ${both('clinic')}, ${both('asylum')}, ${both('mental hospital')}, hospital ward corridor`, [['mid', 'art:wheelchair', 1, 'edges', 1.15]]),
  'school corridor': hall('school', `${both('school')}, ${both('high school')}, ${both('college')}, ${both('university')}, school locker hall`, [['mid', 'trash-can', 1, 'edges', 0.8]]),
  'office corridor': hall('office', `${both('office')}, apartment corridor, ${both('building')}, ${both('bunker')}`, [['mid', 'potted-plant', 1, 'edges', 1]]),
  'hotel corridor': hall('hotel', `${both('hotel')}, ${both('motel')}, ${both('casino')}, ${both('cruise ship')}, ${both('theatre')}`, [['mid', 'potted-plant', 1, 'edges', 1]]),
  'mansion corridor': hall('mansion', `${both('mansion')}, ${both('manor')}, ${both('haunted house')}, ${both('haunted mansion')}, ${both('old house')}, ${both('house')}, ${both('vampire castle')}`, [['mid', 'candelabra', 1, 'edges', 1.1]], 0.92),
  'home hallway': hall('home', 'hallway, home hallway, apartment hallway, corridor of a house, hallway of a house, entrance hallway, upstairs hallway, narrow hallway, long hallway', [['mid', 'potted-plant', 1, 'edges', 0.9]]),
  'ship corridor': hall('ship', `${both('spaceship')}, ${both('starship')}, ${both('space station')}, ${both('sci-fi')}, ${both('sci fi')}, ${both('space ship')}, ${both('futuristic')}, ${both('cyberpunk')}, ${both('alien ship')}`, [['mid', 'crate', 1, 'edges', 0.9]]),
  'lab corridor': hall('lab', `${both('lab')}, ${both('laboratory')}, ${both('research')}, ${both('facility')}, ${both('research facility')}`, []),
  'supermarket aisle': hall('aisle', 'supermarket aisle, grocery aisle, grocery store aisle, store aisle, supermarket interior, inside a supermarket, grocery store interior, convenience store interior', [['mid', 'shopping-cart', 1, 'edges', 1.15]]),
  'library aisle': hall('stacks', 'library aisle, library stacks, rows of bookshelves, library corridor, library hallway, book stacks, aisle of bookshelves, bookshelf aisle', [['mid', 'art:book-pile', 1, 'edges', 1]], 0.9),
  'server hall': hall('servers', 'server room, data center, data centre, server farm, mainframe room, server hall, server corridor', [], 0.9),
  'cell block': hall('cells', 'cell block, prison corridor, prison hallway, jail corridor, prison block, prison cells, row of prison cells', []),
  'subway tunnel': hall('tunnel', 'subway tunnel, metro tunnel, train tunnel, railway tunnel, railroad tunnel, rail tunnel, underground railway tunnel', [], 0.85),
  backrooms: hall('backrooms', 'backrooms, the backrooms, liminal space, endless yellow rooms', []),
}; // biome-ignore format: a table
