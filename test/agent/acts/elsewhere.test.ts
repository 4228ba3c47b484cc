/** Words in a slot of another kind than they are of, and what belongs to a wish of the same message. */
import { expect, it, test } from 'vitest';
import { surely } from '../../../workers/agent/planner/belonging.ts';
import { elsewhere } from '../../../workers/agent/planner/elsewhere.ts';
import { meantHere } from '../../../workers/agent/planner/meant-here.ts';
import { asOnePicture, withTails } from '../../../workers/agent/planner/tails.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import type { Part } from '../../../workers/agent/reader/index.ts';
import { become, called, having, own, told, wishOf } from './theirs.ts';

/** A part as it would be read: "make [n red] and [n green potions]". */
function partOf(act: string, marked: string, sure = 0.6): Part {
  const words = marked.replace(/\[\w+ ([^\]]+)\]/g, '$1');
  let at = 0;
  const slots = wishOf(act, marked).slots.map(({ slot, words: said }) => {
    const start = words.indexOf(said, at);
    at = start + said.length;
    return { slot, words: said, start, end: at, sure: 1 };
  });
  return { act, words, start: 0, end: words.length, sure, slots, loose: [] };
}

test.each<[act: string, marked: string, becomes: string]>([
  ['make.object', '[n a house with a red door] and [n smoke out of the chimney]', 'make.object n a house with a red door and smoke out of the chimney'],
  ['make.object', '[n a workshop with an anvil], [n furnace] and [n a rack of swords]', 'make.object n a workshop with an anvil, furnace and a rack of swords'],
  ['make.object', '[n a bowl of ramen with an egg] and [count two] [n slices of pork]', 'make.object n a bowl of ramen with an egg and two slices of pork'],
  ['make.object', '[n a longship] with [count 8] [look shields on the side]', 'make.object n a longship, look with 8 shields on the side'],
  ['make.object', '[n a barn with a red roof], [n a tractor] and [n a well]', 'make.object n a barn with a red roof, n a tractor, n a well'],
  ['make.character', '[n a witch with a hat] and [count two] [n cats]', 'make.character n a witch with a hat, count two, n cats'],
  ['make.character', '[n an archer] [anim aiming her bow]', 'make.character n an archer aiming her bow'],
  ['make.character', '[n a miner], [anim idle] + [anim walk] + [n mine]', 'make.character n a miner, anim idle, anim walk, anim mine'],
  ['make.character', '[n a raccoon] [anim digging in a trash can]', 'make.character n a raccoon digging in a trash can'],
  ['make.character', '[n lumberjack chopping wood], [frames 8 frames]', 'make.character n lumberjack, anim chopping wood, frames 8 frames'],
  ['make.object', '[n two swords crossed behind a shield]', 'make.scene n two swords crossed behind a shield'],
  ['make.character', '[n two kids on a seesaw]', 'make.scene n two kids on a seesaw'],
  ['make.map', '[place a tavern] with [place a bar]', 'make.scene n a tavern with a bar'],
  ['make.map', 'a map of [place a tavern] with [place a bar]', 'make.map place a tavern, place a bar'],
  ['make.object', '[n red], [n blue] and [n green potions]', 'make.object n red potion, n blue potion, n green potion'],
  ['make.object', '[n a chest] ([n open]), [n a chest with gold]', 'make.object n a chest, look open, n a chest with gold'],
  ['make.object', '[n pine tree], [ground snowy rock]', 'make.object n pine tree, n snowy rock'],
  ['make.object', '[n gravestone] [size x1]', 'make.object n gravestone, count 1'],
  ['make.scene', '[n a king on a throne]', 'make.character n a king on a throne'],
  ['make.scene', 'a picture of [n a king on a throne]', 'make.scene n a king on a throne'],
  ['no', 'nah, i would rather have [n a cat]', 'make.character n a cat'],
  ['convert', 'pixel art [n spaceship]', 'make.object n spaceship'],
  ['game.make', '[hero a plumber girl] jumps on [hero turtles]', 'game.make hero a plumber girl, foe turtles'],
  ['game.make', '[hero a raccoon who steals trash cans], [foe dogs chase him]', 'game.make hero a raccoon, pickup trash cans, foe dogs'],
  ['game.make', '[hero a girl] searches for [place magic crystals in a swamp]', 'game.make hero a girl, pickup magic crystals, place a swamp'],
  ['edit', 'give [target it tank] [change treads instead of legs]', 'edit target it, change tank treads instead of legs'],
  ['edit', '[target older], [look with a grey moustache]', 'edit change older, look with a grey moustache'],
])('%s: %s', (act, marked, becomes) => {
  const part = asOnePicture(elsewhere(withTails(partOf(act, marked))));
  expect(`${part.act} ${part.slots.map(({ slot, words }) => `${slot} ${words}`).join(', ')}`).toBe(becomes);
}); // biome-ignore format: a table

it('is sure of who names nothing but somebody', () => {
  expect(surely({ ...wishOf('make.character', '[n a zombie]'), sure: 0.4 }).sure).toBeGreaterThan(0.55);
  expect(surely({ ...wishOf('make.character', 'should it be [n a zombie]?'), sure: 0.4 }).sure).toBe(0.4);
});

it('renames a game by its title, and changes what is theirs where there is no game', () => {
  const game = { title: 'Owl' } as Parameters<typeof meantHere>[1]['game'];
  expect(meantHere([wishOf('rename', '[target my game] to [name Night]')], { ...having(), game })[0]!.act).toBe('game.change'); // biome-ignore format: one line
  const witch = having(own('CHARACTER', 'witch'));
  expect(meantHere([wishOf('game.change', '[target my witch] [anim fly on her broom]')], witch)[0]!.act).toBe('animate'); // biome-ignore format: one line
});

it('exchanges no tiles of a map, copies no look, and takes what is missing as told', () => {
  const all = having(own('MAP', 'Sunken Gate'), own('CHARACTER', 'drummer'), own('MAP_OBJECT', 'torch'));
  expect(told(become('edit', '[target Sunken Gate] [change swap the coral tiles for jungle ones]', all))).toMatch(/cannot be exchanged/); // biome-ignore format: one line
  expect(told(become('edit', '[target the torch] [change look like that]', all))).toMatch(/cannot copy a look/);
  expect(called(become('edit', '[target the drummer] [change the left arm is missing], [change fix it]', all))).toEqual(['create_character_state drummer with the left arm']); // biome-ignore format: one line
  expect(called(become('edit', '[target the torch] [change the handle should be longer]', all))[0]).toContain('with longer handle'); // biome-ignore format: one line
});

it('draws somebody new with what she has', async () => {
  const [wish] = await wishesOf('can you make me a shopkeeper, 48px, she has curly hair and round glasses');
  expect(wish).toMatchObject({ act: 'make.character' });
  expect(wish!.slots[0]).toEqual({ slot: 'n', words: 'a shopkeeper' });
});
