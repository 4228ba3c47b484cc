/** Everyday ways to wish, ask and take back: the same in plain words. */
import { describe, expect, test } from 'vitest';
import { everyday } from '../../workers/agent/planner/everyday/index.ts';
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
