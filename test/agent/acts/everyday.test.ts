/** What strangers type every day: questions are answered and never drawn, members of a set are each drawn, and what belongs together is read together. */
import { expect, it } from 'vitest';
import { craftAsked } from '../../../workers/agent/planner/guard/craft-asked.ts';
import { outright } from '../../../workers/agent/planner/guard/outright.ts';
import { withThoseMade } from '../../../workers/agent/planner/guard/those-made.ts';
import { withTitles } from '../../../workers/agent/planner/guard/whole-titles.ts';
import { namedNew } from '../../../workers/agent/planner/named-new.ts';
import type { Context } from '../../../workers/agent/planner/types.ts';
import { membersNamed } from '../../../workers/agent/planner/words/members.ts';
import { answered, own } from './theirs.ts';

const nothing: Context = { own: [], recent: [], past: [], agreed: false, projectId: null, game: undefined, gameBefore: undefined }; // biome-ignore format: one line
const asked = (message: string): string | undefined => craftAsked(message, [], nothing);

it('answers what is asked about the craft, the engine, privacy and where the style comes from', () => {
  expect(asked('what font should i use for my menu')).toMatch(/whole factors/);
  expect(asked('why is there a white line around my sprite in the engine')).toMatch(/Nearest/);
  expect(asked('Gamemaker: what origin and fps should I set for the idle')).toMatch(/Bottom centre|bottom centre/);
  expect(asked('which of the six game types would fit a fishing game?')).toMatch(/match-3/);
  expect(asked("How does it learn the style? Is it from other people's works?")).toMatch(/open licences/);
  expect(asked('Do you store my images on my own server or are they sent out somewhere?')).toMatch(
    /Nothing is sent out/,
  );
  expect(asked('can you draw a font for my menu')).toBeUndefined();
  expect(asked('a knight with a white line around his shield')).toBeUndefined();
});

it('is kind to who gives up, and has no tastes', () => {
  expect(outright('i feel like giving up on my game. nobody plays it')).toMatch(/sorry to hear/);
  expect(outright('u like cats?')).toMatch(/two cats/);
  for (const greeting of ['hey :)', 'hi', 'hello there!!']) expect(outright(greeting), greeting).toMatch(/^Hello/);
  expect(outright("i'm 11 and i want to be a game maker when i grow up")).toMatch(/finish it/);
});

it('takes a name for a name, whatever its words mean', () => {
  expect(namedNew('a runner game called "Ember run"', [])).toEqual({ message: 'a runner game', name: 'Ember run' });
  expect(namedNew('draw a knight named Bob with a red cape', [])).toEqual({ message: 'draw a knight with a red cape', name: 'Bob' }); // biome-ignore format: one line
  for (const there of ['rename my knight to Bob', 'animate the cat called Mimi', 'the boss is called Grom'])
    expect(namedNew(there, []), there).toBeUndefined();
  expect(namedNew('a cat called Mimi', ['Mimi'])).toBeUndefined();
});

it('knows a game by one word of its title where that word means nothing else', () => {
  const titles = ['Ember run', 'Crypt of Vesper'];
  expect(withTitles('crypt: more keys', titles, ['Vesper'])).toBe('Crypt of Vesper: more keys');
  expect(withTitles('no enemies in the crypt', titles, ['Vesper'])).toBe('no enemies in Crypt of Vesper');
  expect(withTitles('a crypt with bats', titles, ['Vesper'])).toBe('a crypt with bats');
  expect(withTitles('faster hero in vesper', titles, ['Vesper'])).toBe('faster hero in vesper');
});

it('calls every member of a set by its whole name', () => {
  expect(membersNamed('three swords: one rusty, one made of ice and one with a ruby, 24px')).toBe('a rusty sword, a sword made of ice, a sword with a ruby, 24px'); // biome-ignore format: one line
  expect(membersNamed('a tile of sand with a cactus on it, 64 px, and then the same tile without the cactus')).toBe('a tile of sand with a cactus on it, 64 px, and a tile of sand, 64 px'); // biome-ignore format: one line
});

it('names each of several whose first one is named, and takes an hour for one', async () => {
  expect(membersNamed('please one potion in red, one blue, one green and one that is empty')).toBe('please a potion in red, a blue potion, a green potion, an empty potion'); // biome-ignore format: one line
  expect(membersNamed('one for you, one for me')).toBe('one for you, one for me');
  // as many ways to part it as there are would take for ever
  const long = `one potion in red, ${'one a '.repeat(200)};`;
  expect(membersNamed(long)).toBe(long);
  const town = own('MAP_OBJECT', 'Harbor Town');
  expect((await answered('make it night', town)).calls.join()).toMatch(/Harbor Town,? at night/);
});

it('reads together what belongs together', async () => {
  const [lio, vesper] = ['Lio', 'Vesper'].map((name) => own('CHARACTER', name, { sides: 4 })) as [ReturnType<typeof own>, ReturnType<typeof own>]; // biome-ignore format: one line
  const boat = own('MAP_OBJECT', 'boat');
  expect((await answered('Lio attack animation with a hammer, 4 directions', lio, vesper)).calls).toHaveLength(1);
  expect((await answered('a brown horse that can gallop, seen from the side', lio)).calls.at(-1)).toMatch(/^animate_character/); // biome-ignore format: one line
  expect((await answered('add a rope and bucket to the boat', boat)).calls[0]).toMatch(/boat with a rope and a bucket/);
  const said = 'tower defense with barrels as towers, and the boat is what u protect';
  expect((await answered(said, boat)).calls.join()).not.toMatch(/castle/);
});

it('puts on a body what is said to be on it, and is asked by who is new', async () => {
  const bob = own('CHARACTER', 'Bob', { sides: 8 });
  expect((await answered('give Bob a parrot on the shoulder', bob)).said).toMatch(/Bob, with a parrot on the shoulder/);
  expect((await answered('turn Bob into a zombie', bob)).said).toMatch(/Bob, as a zombie/);
  expect((await answered('make bob more angry', bob)).said).toMatch(/Bob, angry/);
  expect((await answered("hi! i'm new to this, what can u do?")).said).toMatch(/I draw pixel art/);
});

it('names those of the account that are pointed at for a game', () => {
  const three = ['Olive Tank', 'Spider Drone', 'Rocket Guy'];
  const shooter = 'make a shooter with my tank and the two enemies i made yesterday';
  expect(withThoseMade(shooter, three)).toBe('make a shooter with my tank, enemies are Spider Drone and Rocket Guy');
  expect(withThoseMade(shooter, [...three, 'Moss'])).toBe(shooter);
  expect(withThoseMade('a platformer with all my characters', three)).toBe('a platformer with Olive Tank as the hero, enemies are Spider Drone and Rocket Guy'); // biome-ignore format: one line
  expect(withThoseMade('draw the enemies i made', three)).toBe('draw the enemies i made');
  expect(withThoseMade('swap the hero in my game for the new robot', ['Rust Bot'])).toBe(
    'swap the hero in my game for Rust Bot',
  );
});
