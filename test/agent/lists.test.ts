/** Lists in one message: each item is made, in one picture where one is enough, and what somebody else owns is not copied. */
import { expect, test } from 'vitest';
import { everyday } from '../../workers/agent/planner/everyday/index.ts';
import { planFor } from '../../workers/agent/planner/everyday/plan.ts';
import { labelsIn } from '../../workers/agent/planner/interfaces.ts';
import { remember } from '../../workers/agent/planner/memory.ts';
import { planned } from '../../workers/agent/planner/planned.ts';

const told = (message: string): string => {
  const { text } = everyday(message, true);
  const plan = planned(planFor(text, remember([]), null), text);
  if (!('steps' in plan)) return JSON.stringify(plan);
  const steps = plan.steps.filter(({ price }) => price > 0).map(({ what, price }) => `${what} (${price})`).join('; ');
  return `${plan.proposal ? 'proposal: ' : ''}${steps}`;
}; // biome-ignore format: short enough

test.each([
  ['5 iso tiles for a farm, wheat, carrots, mud, water trough, hay', /: wheat \(1\);.*: carrots \(1\);.*: mud \(1\);.*: water trough \(1\);.*: hay \(1\)$/],
  ['isometric tiles for a sci-fi space station, metal floor, grating, glass, 32px', /^an isometric tile: metal floor, 32 px \(1\);.*grating.*glass, 32 px \(1\)$/],
  ['health bar, mana bar, a little coin counter thing and a button that says PLAY. wood style', /^health bar, mana bar, panel for little coin counter, button "PLAY", wood style \(20\)$/],
  ["I'd like an inventory window 8 by 5 slots, stone look, plus a close button", /^an inventory window 8x5.*close button, stone look \(20\)$/],
  ['a button that says PLAY and one that says QUIT, wooden style, 96x32', /^proposal: button "PLAY", button "QUIT", wooden style.*\(20\)$/],
  ['a treasure chest closed and the same one open', /^a closed treasure chest \(1\); an open treasure chest \(1\)$/],
  ['some furniture to go with my tavern tiles - table, stool, barrel', /^table \(1\); stool \(1\); barrel \(1\)$/],
  ['make me Pikachu', /^proposal: a yellow mouse with red cheeks/],
  ['make a bird. no, an owl. no wait a bat, small, black, 16px', /^a black small bat, 16 px \(1\)$/],
  ['need a knight. nothing fancy. 32px', /^a knight, 32 px \(1\)$/],
])('%s', (message, what) => expect(told(message)).toMatch(what)); // biome-ignore format: a table

test.each([
  ['buttons for my menu: play, options, quit. wood look', ['play', 'options', 'quit']],
  ['three buttons that say Start, Load and Exit', ['Start', 'Load', 'Exit']],
  ['a wooden button', []],
])('labels: %s', (message, labels) => expect(labelsIn(message)).toEqual(labels));
