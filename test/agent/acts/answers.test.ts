/** Questions, prices and talk. */
import { describe, expect, it, test } from 'vitest';
import { newGame } from '../../../workers/agent/games/index.ts';
import { actOf } from '../../../workers/agent/planner/acts/index.ts';
import { askedOf, lacking, whereWrong } from '../../../workers/agent/planner/guard/of-games.ts';
import { outright } from '../../../workers/agent/planner/guard/outright.ts';
import { pointed } from '../../../workers/agent/planner/guard/points-at.ts';
import { stillThing } from '../../../workers/agent/planner/guard/still-thing.ts';
import { planner } from '../../../workers/agent/planner/index.ts';
import type { Context, Outcome, Own } from '../../../workers/agent/planner/types.ts';
import { CONTEXT, wishOf } from './marked.ts';

const made = (act: string, marked: string, context: Context = CONTEXT): Outcome => {
  const wish = wishOf(act, marked);
  return actOf(wish)(wish, context)!;
};
const told = (act: string, marked: string, context?: Context): string => {
  const { say, ask, instead, notes = [] } = made(act, marked, context);
  return [instead, say, ask, ...notes].filter(Boolean).join(' ');
};
const KNIGHT: Own = {
  id: 'k',
  kind: 'character',
  list: 'CHARACTER',
  name: 'knight',
  description: 'a knight',
  animations: 1,
  url: '',
  createdAt: '',
};

/** Each in words that no row has. */
const ASKED: readonly (readonly [act: string, marked: string, says: RegExp])[] = [
  ['ask.service', 'whats [topic the biggest size] you can do', /768/],
  ['ask.service', 'can you [topic see my screen]?', /neither your screen/],
  ['ask.service', 'does it work with [topic godot or only unity]', /Godot/],
  ['ask.service', 'do you support [topic hexes]', /hexagons/],
  ['ask.service', 'so can the games be [topic 2 player]', /one player/],
  ['ask.howto', 'how do i [topic get the stuff into unity]', /animator controller/],
  ['ask.howto', 'everything is [topic smeared like vaseline]', /Nearest/],
  ['ask.advice', 'should my tiles be [topic 16 or 32 pixels]?', /Stardew/],
  ['ask.advice', 'what should i draw first for [topic my bee game]', /a bee.*generations/],
  ['ask.advice', '[topic ideas for enemies in an underwater level]', /shark/],
  ['account', 'if i delete a character do i [topic get credits back]', /gives nothing back/],
  ['account', '[topic who owns the pics]?', /They are yours/],
  ['account', 'can i [topic sell my game on steam]', /Yes.*Steam/],
  ['account', 'how do i [topic buy more credits]', /^$/],
  ['unsupported', 'write [topic background music] for the boss', /cannot make music/],
  ['unsupported', 'i want [topic a 3D model] of a castle', /cannot make 3D.*generation/],
  ['chat', 'thx that looks awesome!!!', /welcome/],
  ['chat', 'hi', /Hello/],
  ['complaint', '[target the knight] is ugly', /"knight".*generation.*\?/],
  ['unclear', 'i need a sprite', /Who.*\?/],
  ['unsafe', '[n naked anime girl] sprite', /nothing sexual.*clothes|clothes/],
];

describe('answers', () => {
  it.each(ASKED)('%s: %s', (act, marked, says) => {
    const context = { ...CONTEXT, own: [KNIGHT], recent: [KNIGHT] };
    if (says.source !== '^$') expect(told(act, marked, act === 'complaint' ? context : CONTEXT)).toMatch(says);
    // nothing is spent: what has a price is offered
    const { steps, instead } = made(act, marked, context);
    expect(instead !== undefined || steps.every(({ price }) => price === 0)).toBe(true);
  });
  it('look up the balance and say who adds credits', () => {
    const { steps, told: end } = made('account', 'how do i [topic buy more credits]');
    expect(steps.map(({ tool }) => tool)).toEqual(['get_balance']);
    expect(end?.([{ id: '1', tool: 'get_balance', args: {}, failed: false, text: '7 generations' }])).toMatch(/npm run token.*\n7 generations/s);
  });
  it('say that they do not know', () => {
    const { steps, told: end } = made('ask.service', 'does it [topic support the zorbulon protocol]');
    expect(steps[0]?.tool).toBe('agent_help');
    expect(end?.([{ id: '1', tool: 'agent_help', args: {}, failed: false, text: 'nothing of it' }])).toMatch(/do not know/);
  });
}); // biome-ignore format: short enough

describe('prices', () => {
  it('are itemised', () =>
    expect(told('price', 'how much for [n a char] with [dirs 8 dirs] and [anim walk] and [anim attack]')).toMatch(
      /17 generations.*1, 2 movements 16/,
    ));
  it('of what is named are an offer', () => {
    const outcome = made(
      'price',
      'how much is [n a knight] and [n a dragon], each with [anim walk] in [dirs 4 directions]',
    );
    expect(outcome.instead).toMatch(/10 generations/);
    expect(outcome.steps.reduce((sum, { price }) => sum + price, 0)).toBe(10);
  });
  it('move each of those that were priced', () => {
    const { steps } = made('price', '[n a knight] and [n a dragon], each with [anim walk] in [dirs 4 directions]');
    const results = steps.map(({ tool }, i) => ({
      id: String(i),
      tool,
      args: {},
      failed: false,
      text: '',
      structured: { character_id: `made-${i}` },
    }));
    const moves = steps.flatMap(({ tool, args }) =>
      tool === 'animate_character' && typeof args === 'function' ? [args(results).character_id] : [],
    );
    expect(moves).toEqual(['made-0', 'made-2']);
  });
  it('multiply', () =>
    expect(told('price', 'cost of [count 20] [n icons] and [n a tileset]')).toMatch(/21 generations/));
  it('tell a new one from a change', () =>
    expect(told('price', 'does [topic an edit cost the same as a new one]')).toMatch(/new drawing.*1 generation.*20/));
  it('compare with a budget', () =>
    expect(told('price', 'would [n a health bar] and [n a mana bar] be [budget under 20]')).toMatch(
      /No, that is 20 more than 20/,
    ));
  it('list all where nothing is named', () =>
    expect(told('price', 'what does that cost')).toMatch(/tileset.*game about/));
});

/** As they are typed. */
describe('through the assistant', () => {
  const answered = async (text: string): Promise<string> => {
    const reply = await planner.next({ system: '', turns: [{ role: 'user', text }], tools: [], projectId: null, signal: new AbortController().signal, price: async () => 0, onText: () => {} });
    return `${reply.text} ${reply.calls.map(({ tool }) => tool).join()}`;
  };
  it.each([
    ['who owns the pics?', /yours|find_assets/],
    ['can you write my history essay about the romans', /cannot/],
    ['how do i get the sprites into godot? never done it', /Nearest/],
    ['thank you so much!!', /welcome/],
  ])('%s', async (text, says) => expect(await answered(text)).toMatch(says));
}); // biome-ignore format: short enough

test.each<[string, RegExp | undefined]>([
  ['hi, new here. what can i try first?', /^Hello.*"a fox/s],
  ['can you export aseprite files?', /^Yes.*\.aseprite/],
  ['do you do psd?', /^No: psd/],
  ['copy the hero from Celeste exactly', /^No.*hero of Celeste.*original/],
  ['draw Mario exactly like in super mario world', /^No.*Mario of Super mario world/],
  ['draw my knight exactly like in the sketch', undefined],
  ['hack into my friends account and give me his horse', /^No.*new horse/],
  ['refund for the castle pls, it has two doors', /castle came out wrong \(two doors\).*whoever runs this server/],
  ['my tiles look like a chessboard next to each other', /four corners.*\?$/s],
  ['a tileset of grass and stone', undefined],
  ['a chess board on a table', undefined],
  ['make a copy of the knight', undefined],
  ['what is in my tileset', undefined],
])('answers %s before it is read as a wish', (message, says) => {
  if (says) expect(outright(message)).toMatch(says);
  else expect(outright(message)).toBeUndefined();
}); // biome-ignore format: a table

it('asks of whom a message is that points at nobody', () => {
  const context = { ...CONTEXT, own: [KNIGHT], recent: [] };
  expect(pointed('not him, the other knight', context)).toBeUndefined();
  expect(pointed('no not that one, the other knight', context)).toMatch(/just one knight/);
  expect(pointed('my hero should do the thing with the axe', { ...context, recent: [KNIGHT] })).toBeUndefined();
  expect(pointed('i want my hero to do the thing with the axe', context)).toMatch(/"knight" and a chop/);
  expect(pointed('something with bees and honey', context)).toMatch(/a bee.*still picture.*collects honey/);
});

it('answers what is asked of a game, and says what none has, without a change', () => {
  const game = newGame('adventure', { title: 'Owl Night', theme: 'forest', seed: 1 });
  const wish = (act: string) => [wishOf(act, 'x')];
  expect(askedOf('does Owl Night work on my phone?', wish('game.test'), game)).toMatch(/^Yes.*touch/);
  expect(askedOf('has Owl Night a boss?', wish('game.publish'), game)).toMatch(/^No, "Owl Night" has no boss/);
  expect(askedOf('can i play Owl Night with a controller?', wish('game.publish'), game)).toMatch(/gamepad/);
  expect(lacking('the goblins should talk to each other', wish('game.change'), game)).toMatch(/Nobody in a game talks/);
  expect(askedOf('can you make Owl Night darker?', wish('game.change'), game)).toBeUndefined();
  expect(askedOf('why does it crash?', wish('game.bug'), game)).toBeUndefined();
  expect(lacking('darker, so that one can only see a circle around the hero', wish('game.change'), game)).toMatch(/circle of light.*Nothing was changed/); // biome-ignore format: one line
  expect(lacking('enemies drop coins', wish('game.change'), newGame('twin-stick', { title: 'Bees', theme: 'forest', seed: 1 }))).toBeUndefined(); // biome-ignore format: one line
  expect(lacking('make it darker', wish('game.change'), game)).toBeUndefined();
  expect(whereWrong('he falls through the floor on level 2', wish('game.bug'), game)).toMatch(
    /seen from above.*Where in level 2/,
  );
  expect(stillThing('the knight spins too fast', [KNIGHT])).toBeUndefined();
  const lamp: Own = { ...KNIGHT, kind: 'object', list: 'MAP_OBJECT', name: 'owl lamp', animations: 0 };
  expect(stillThing('the owl lamp flickers too fast, can it be red', [lamp])).toMatchObject({ say: expect.stringContaining('does not flicker'), wish: { act: 'edit' } }); // biome-ignore format: one line
});
