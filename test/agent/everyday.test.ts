/** Everyday ways to wish, ask and take back: the same in plain words. */

import { describe, expect, test } from 'vitest';
import { everyday } from '../../workers/agent/planner/everyday/index.ts';
import { standingOn } from '../../workers/agent/planner/map-things.ts';
import { judge } from './judge.ts';
import type { Request } from './requests.ts';
import { C, G, O, P, T } from './tool-letters.ts';

const right = async (request: Request): Promise<void> => expect(await judge(request)).toMatchObject({ right: true });
const makes = (say: string, ...made: Request['makes']): Promise<void> => right({ say: [say], makes: made });
const tells = (say: string, words: RegExp): Promise<void> => right({ say: [say], makes: [], tells: words });

describe('what is taken back is taken back, in any words', () => {
  test.each(['nvm forget it', 'forget it, changed my mind', 'nah leave it', 'lol nvm', 'cancel that, i dont need it'])(
    '%s',
    (say) => tells(say, /make nothing/),
  );
  test('what is undone of something is no such thing', () =>
    expect(everyday('undo that', true).text).toBe('undo that'));
});

describe('remarks beside a wish are no part of it', () => {
  test.each([
    ["gimme a witch, she's for my halloween jam", 'gimme a witch'],
    ['draw a t-rex with sunglasses, he turned 9 yesterday', 'draw a t-rex with sunglasses'],
    ['a hamster with a backpack, its a gift for my sister', 'a hamster with a backpack'],
    ['a game with a ghost, no enemies please, my daughter gets scared', 'a game with a ghost, no enemies please'],
    ['my niece turns 5 and adores hippos, could you draw one in a tutu', 'draw a hippo in a tutu'],
    ['a lighthouse. Thanks in advance!', 'a lighthouse.'],
    [
      'my kid loves dinosaurs, he would be happy about a t-rex',
      'my kid loves dinosaurs, he would be happy about a t-rex',
    ],
  ])('%s', (say, wish) => expect(everyday(say, true).text).toBe(wish));
});

test('one thing in several states is drawn in each', async () => {
  await makes('a door closed and the same door open', [O, /closed door/], [O, /open door/]);
  await makes('a bunch of trees, like 4 different ones, pine', [O, /pine/], [O, /pine/], [O, /pine/], [O, /pine/]);
  await makes('small medium and large crystal, purple', [O, /small purple/], [O, /medium purple/], [O, /large purple/]);
  await makes('a crate, but make it 3 stages of broken', [O, /a crate/], [O, /cracked/], [O, /broken/]);
});

test('who is left to the assistant is chosen by place and mood, and named', async () => {
  await makes('an enemy for a desert level, you decide', [C, /mummy/]);
  expect(everyday('a big boss. really scary. idk you choose', true)).toEqual({
    text: 'a large red demon with black horns',
    notes: [expect.stringContaining('left open')],
  });
  await makes('whip up some baddies for my swamp level', [C, /crocodile/], [C, /frog/], [C, /mud monster/]);
});

test('a pose is one picture, a movement is animated', async () => {
  await makes('pixel cat sitting. orange. fat. grumpy.', [P, /orange fat grumpy cat sitting/]);
  await makes('girl riding a wolf', [P, /girl riding a wolf/]);
});

test('pieces of a way are one tileset; of what has none the nearest is offered', async () => {
  await makes('river tiles: straight, bend, crossing, end', [T, /water/]);
  await tells('fence set: straight, corner, gate', /no drawings of.*a fence, a gate/s);
});

test('prices of several things are told each and together', async () => {
  await tells('price for a wizard with walk and attack plus a dungeon tileset?', /Together 11 generations/);
  await tells('what would it cost if I wanted 12 villagers, each with 4 directions and a walk cycle?', /12 x 5 = 60/);
  await tells('I have 20 credits. Can I afford a tileset and a character?', /Yes: with 20 you can/);
});

test('what can be done is said by what would be made', async () => {
  await tells('can you do isometric buildings?', /^Yes.*isometric house/s);
  await tells("I'm making a game about bees, what should I draw first?", /beehive/);
});

test('a game without drawings, and kinds of games that there are not, come with the nearest and its price', async () => {
  await tells(
    'dont draw anything new, just boxes, i only want to test a double jump platformer',
    /without pictures.*12 generations/s,
  );
  await tells('roguelike dungeon with skeletons', /Nearest comes a top-down adventure.*skeleton/s);
  await makes('td game, medieval, 5 waves, put it online', [G, /tower-defence/], ['game assets']);
});

test('one thing that is told by its parts is drawn once, with all of them', async () => {
  await makes('a house. roof red, door blue, two windows, chimney with no smoke', [
    O,
    /red roof.*blue door.*two windows.*chimney without smoke/,
  ]);
  await makes('a house with a red roof, a blue door, two windows and a chimney', [
    O,
    /red roof.*blue door.*two windows.*chimney/,
  ]);
  await makes('a cat with green eyes, a long tail and no ears', [C, /green eyes.*long tail.*without ears/]);
});

test('what is said of a list is said of each', async () => {
  await makes(
    'weapons pack: axe, mace, all steel with brown grips, 32x32',
    [O, /steel axe with brown grips/],
    [O, /steel mace with brown grips/],
  );
  await makes(
    'need a full set of farm animals: cow pig sheep, 4 directions is enough',
    [C, /cow/],
    [C, /pig/],
    [C, /sheep/],
  );
  await makes('a chicken, a cow and a sheep, facing sideways', [C, /chicken/], [C, /cow/], [C, /sheep/]);
  await makes('1 hero 1 villain 1 dog', [C, /hero/], [C, /villain/], [C, /dog/]);
});

test('a map told in sentences is one map, and each thing that stands on it is drawn', async () => {
  await makes(
    'Could you please create a small village map? A few houses, a well in the middle, a dirt road going north to south.',
    ['create_map', /from north to south/],
    [O, /cottage/],
    [O, /house/],
    [O, /house/],
    [O, /well/],
    ['create_topdown_tileset'],
    ['create_topdown_tileset'],
  );
});

test('what is asked beside the kinds there are is answered with what comes nearest', async () => {
  await tells('tower defence AND platformer in one game pls', /One game has one kind/);
  await tells('16x16 top-down tileset, grass to dirt path, gameboy green palette', /palette of a console/);
  await tells(
    'online multiplayer shooter for 100 players please, with ranking and chat',
    /cannot build.*ranking.*chat.*twin-stick/s,
  );
  await tells('racing game with snails. super slow.', /You play a snail/);
  await tells('make me a golf game', /Nearest comes a platformer/);
  await tells('make me 500 different monsters now', /500 generations.*three different monsters/s);
  await tells('can you turn this into a pixel art', /No picture came/);
  await tells(
    'puzzle game where you push crates on buttons, main guy is a tiny elephant',
    /Nearest comes.*tiny elephant/s,
  );
});

describe('what stands on a map', () => {
  test.each([
    ['a desert map with a road and a gas station', ['a gas station']],
    ['a city map with a train station, a bank and two cafes', ['a train station', 'a bank', 'two cafes']],
    ['a map of a forest with a lake', []],
  ])('of "%s" is %j', (wish, things) => {
    expect(standingOn(wish).things).toEqual(things);
  });
});
