/** What is asked of the account, of pictures that did not come, and what is said to an offer: planned as the conversation has it. */
import { expect, test } from 'vitest';
import { planFor } from '../../workers/agent/planner/everyday/plan.ts';
import type { Holding } from '../../workers/agent/planner/holdings/index.ts';
import { type Memory, remember } from '../../workers/agent/planner/memory.ts';
import { planned } from '../../workers/agent/planner/planned.ts';
import type { Plan } from '../../workers/agent/planner/step.ts';
import { picture } from '../../workers/agent/planner/thing-steps.ts';

const has = (...all: readonly (readonly [kind: string, name: string])[]): Holding[] =>
  all.map(([kind, name]) => ({ id: name, kind, name, description: name }));
const memoryOf = (listed: readonly Holding[] = [], more: Partial<Memory> = {}): Memory => ({
  ...remember([]),
  listed,
  ...more,
});
function shown(plan: Plan): string {
  if ('ask' in plan) return `ask: ${plan.ask}`;
  if ('tell' in plan) return `tell: ${plan.tell}`;
  if (!('steps' in plan)) return 'other';
  const steps = plan.steps.map(({ what, price }) => `${what} (${price})`).join('; ');
  return `${plan.proposal ? 'proposal: ' : ''}${steps}${plan.notes.length ? ` | ${plan.notes.join(' ')}` : ''}`;
} // biome-ignore format: short enough
const asked = (message: string, memory: Memory): string => shown(planned(planFor(message, memory, null), message));

test.each<readonly [message: string, has: readonly Holding[], said: RegExp]>([
  ['what do i own', has(['CHARACTER', 'pug knight']), /^what you have \(0\); your games \(0\)/],
  ['do i already have a tree somewhere?', has(['MAP_OBJECT', 'old oak'], ['MAP_OBJECT', 'lamp']), /^tell: Yes: "old oak"\./],
  ['do i have a dragon yet', has(['MAP_OBJECT', 'lamp']), /^tell: No: .*I find no dragon/],
  ['show me everything with a sword', has(['CHARACTER', 'samurai'], ['MAP_OBJECT', 'rusty sword']), /^what has "sword"/],
  ['anything still running or can i close this', has(['MAP_OBJECT', 'anchor']), /^your queue .*You can close the window/],
  ['cancel the lava cave', [], /^your queue .*queue of the studio/],
  ["log into my friend's account and copy his dragon", has(['CHARACTER', 'squire']), /^tell: I see and change nothing of any account but yours/],
  ['why does the walk look like he is sliding?', has(['CHARACTER', 'guard']), /^tell: Feet slide/],
  ['tag all my dungeon stuff with "level1"', has(['TOPDOWN_TILESET', 'dungeon walls'], ['MAP_OBJECT', 'beach ball'], ['CHARACTER', 'dungeon rat']), /^tell: Tags .*"dungeon walls" and "dungeon rat" there.*"level1"/],
  ['reduce my sprites to the pico-8 palette', has(['CHARACTER', 'alien'], ['TOPDOWN_TILESET', 'moon rock']), /^proposal: alien in pico-8 colours \(1\)/],
  ['how many colours does the mushroom use?', has(['MAP_OBJECT', 'spotted mushroom']), /^tell: .*cannot count/],
  ['give me the elf as an aseprite file with all her animations as tags', has(['CHARACTER', 'elf archer'], ['CHARACTER', 'orc']), /^your elf archer \(0\) \|.*tag of its own/],
  ['can i get that in tiled format? tmx or whatever', has(['MAP', 'harbour town'], ['CHARACTER', 'orc']), /^your harbour town \(0\)/],
  ['One sprite sheet, rows = directions, columns = frames, no padding. Then JSON with the frame rects.', has(['CHARACTER', 'nomad']), /^links|^your nomad|^files for spritesheet/],
])('%s', (message, listed, said) => expect(asked(message, memoryOf(listed))).toMatch(said)); // biome-ignore format: a table

test.each([
  ['turn this into a character pls, thats my dog', /Reference image/],
  ['heres my drawing, can you cut out the background?', /remove-background/],
  ['i drew this myself, make him turn in 4 directions', /Reference image/],
  ['turn my photo into pixel art, 128x128', /image-to-pixelart.*128x128/],
  ['use the picture i sent as the hero of a zombie game', /build the game with it/],
  ['flip it horizontally', /Mirroring/],
])('no picture came: %s', (message, where) => {
  expect(asked(message, memoryOf())).toMatch(/^ask: No picture came .*What is on it\?$/);
  expect(asked(message, memoryOf())).toMatch(where);
});
test('what the picture shows is drawn then', () =>
  expect(asked('a brown dog with a red collar', memoryOf([], { asked: 'turn this into a character' }))).toMatch(
    /^(?:a )?brown dog with a red collar \(1\)/,
  ));
test('a picture of something is no picture that was sent', () => {
  expect(asked('remove the background of the goblin', memoryOf(has(['MAP_OBJECT', 'goblin'])))).toMatch(
    /has no background/,
  );
  expect(asked('a fox. make this 32px', memoryOf())).not.toMatch(/No picture came/);
});

const OFFERED = 'animate the nomad: walk, run, idle';
test.each<readonly [answer: string, said: RegExp]>([
  ['yes but only the 4 main directions', /^nomad: walk \(4\); nomad: run \(4\); nomad: idle \(4\)/],
  ['just the walk for now', /^nomad: walk \(8\) \| Not made for now: nomad: run, nomad: idle\./],
  ['nah leave it, too expensive', /^ask: All right: nothing is made.*4 directions: 12 generations instead of 24/],
  ['no thanks', /^ask: All right: nothing is made/],
])('to an offer: %s', (answer, said) =>
  expect(asked(answer, memoryOf(has(['CHARACTER', 'nomad']), { offered: OFFERED }))).toMatch(said),
);

test.each<readonly [message: string, said: RegExp]>([
  [
    'need 8-dir knight, walk + attack, 48px',
    /^knight, 48 px \(1\); knight: walk \(8\); knight: attack, 8 directions \(8\)$/,
  ],
  ['a wolf that bites', /\(1\) \| "bites": drawn from the front alone/],
])('sizes and sides: %s', (message, said) => expect(asked(message, memoryOf())).toMatch(said));
test('one movement told in two sentences is one', () =>
  expect(
    asked('Can you animate the guard? Just waving, 6 frames, loop', memoryOf(has(['CHARACTER', 'guard']))),
  ).toMatch(/^guard: waving \(\d\)/));

const ofLast = (kind: string, name: string): Partial<Memory> => ({ chosen: name, listed: has([kind, name]) });
test.each<readonly [message: string, kind: string, name: string, said: RegExp]>([
  [
    'this is rubbish. I said SIDE view, not from above',
    'TOPDOWN_TILESET',
    'castle bricks',
    /^proposal: platform tiles: castle bricks, seen from the side \(1\)/,
  ],
  ['the arm is broken, refund please', 'CHARACTER', 'marine', /^proposal: marine, once more \(1\)/],
])('of what was made last: %s', (message, kind, name, said) =>
  expect(asked(message, memoryOf([], ofLast(kind, name)))).toMatch(said),
);
test.each([
  ['whats cheaper, 4 directions then upgrade or 8 straight away?', /no upgrade/],
  [
    'diff between object and character here? i need a statue that later comes alive',
    /drawn as a character from the beginning/,
  ],
])('advice: %s', (message, said) => expect(asked(message, memoryOf())).toMatch(said));

test.each<readonly [message: string, kind: string, name: string, said: RegExp]>([
  ['same vibe but ninja', 'CHARACTER', 'neon biker', /^proposal: a ninja, in the style of neon biker \(20\)/],
  ['try again but without the moss this time', 'MAP_OBJECT', 'stone idol', /^stone idol without the moss \(1\)/],
])('said of it anew: %s', (message, kind, name, said) =>
  expect(asked(message, memoryOf([], ofLast(kind, name)))).toMatch(said),
);
test('a ground alone has what lies beside it proposed', () =>
  expect(asked('snow tileset and matching sand tileset', memoryOf())).toMatch(/^proposal: .*snow .*sand/));
test('a word of a change that nobody knows is asked about before it is paid for', () => {
  const plan = planned(planFor('give the troll a bigr clb', memoryOf(has(['CHARACTER', 'bridge troll'])), null), '');
  expect(plan).toMatchObject({ unclear: expect.arrayContaining(['clb']) });
});
test('a picture that is too large keeps its proportion', () =>
  expect(picture('an alley', { width: 1920, height: 1080 }, {}).args).toMatchObject({ width: 768, height: 432 }));
