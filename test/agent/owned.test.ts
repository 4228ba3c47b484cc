/** What is said of things that are there: what is meant, what is done with it, and what is asked or told before anything is paid for. */
import { expect, test } from 'vitest';
import type { Holding } from '../../workers/agent/planner/holdings/index.ts';
import { remember } from '../../workers/agent/planner/memory.ts';
import { ofOwned, ofOwnedAnswered } from '../../workers/agent/planner/owned/index.ts';
import type { Plan } from '../../workers/agent/planner/step.ts';

const of = (kind: string, ...names: string[]): Holding[] =>
  names.map((name) => ({ id: name, kind, name, description: name }));
const people = (...names: string[]) => of('CHARACTER', ...names);
const things = (...names: string[]) => of('MAP_OBJECT', ...names);
const tiles = (...names: string[]) => of('TOPDOWN_TILESET', ...names);
const memoryOf = (listed: readonly Holding[]) => ({ ...remember([]), listed });
const planned = (message: string, listed: readonly Holding[]): Plan | undefined =>
  ofOwned(message, memoryOf(listed), null);
/** "what (price)" of each step, or what is asked or told. */
function shown(plan: Plan | undefined): string {
  if (!plan) return 'none';
  if ('ask' in plan) return `ask: ${plan.ask}`;
  if ('tell' in plan) return `tell: ${plan.tell}`;
  if (!('steps' in plan)) return 'other';
  const steps = plan.steps.map(({ what, price }) => `${what} (${price})`).join('; ');
  return plan.proposal ? `proposal: ${steps}` : steps;
}

test.each<readonly [message: string, has: readonly Holding[], what: string]>([
  ['remove the antenna from my robot pls', people('rusty robot'), 'rusty robot without antenna (20)'],
  ['the wizard looks too old, can you make him younger', people('wizard Odo'), 'wizard Odo · younger (20)'],
  ['give both guards a lantern', people('guard', 'guard 2'), 'guard with a lantern (20); guard 2 with a lantern (20)'],
  ['swap the sword for an axe', people('viking'), 'viking with an axe instead of the sword (20)'],
  ['her dress should be green not purple', [...people('princess'), ...things('throne')], 'princess with a green dress (20)'],
  ['the eyes of the dragon should glow yellow', people('dragon'), 'dragon with glowing yellow eyes (20)'],
  ['take the sword away from the orc and give him a club instead', [...people('orc warrior'), ...things('sword')], 'orc warrior without sword, with a club (20)'],
  ['shrink the coin to 16x16, it is for the HUD', things('gold coin'), 'gold coin, 16x16 (1)'],
  ['more rust on the tank, and a broken track', things('tank'), 'tank with more rust, with a broken track (1)'],
  ['paint the roof blue and add a weather vane', things('farm house'), 'farm house with a blue roof, with a weather vane (1)'],
  ['recolour both potions, the red one green and the blue one pink', things('red potion', 'blue potion'), 'green potion (1); pink potion (1)'],
  ['make the house snowy but keep the first one', things('cottage'), 'snowy cottage (1)'],
  ['let the goblin walk and also give him an attack', people('goblin'), 'goblin: walk (8); goblin: attack (1)'],
  ['can you rename the hero to Captain Flint', people('hero'), 'the name "Captain Flint" for hero (0)'],
  ['swap her bow for a crossbow and lose the cloak', people('ranger Lia'), 'ranger Lia with a crossbow instead of the bow, without cloak (20)'],
  ['swap colours of the two knights, red becomes blue and blue becomes red', people('red knight', 'blue knight'), 'red knight · blue (20); blue knight · red (20)'],
  ['my witch should fly on her broom', [...people('witch'), ...things('broom')], 'witch: fly on her broom (1)'],
  ['make all the gems glow', things('ruby', 'emerald', 'sapphire'), 'emerald with glow (1); sapphire with glow (1); ruby with glow (1)'],
  ['recolour all my potions to green except the blue one', things('red potion', 'blue potion', 'yellow potion'), 'green potion (1); green potion (1)'],
  ['give my knight a walk animation, all 8 directions', people('knight'), 'knight: walk (8)'],
  ['make the lighthouse taller', things('lighthouse'), 'tall lighthouse (1)'],
  ['same tiles but with lava instead of water', tiles('rocks and water'), 'tiles: rocks to lava (1)'],
] as const)('%s', (message, has, what) => expect(shown(planned(message, has))).toBe(what)); // biome-ignore format: a table

test.each<readonly [message: string, has: readonly Holding[], said: RegExp]>([
  ['delete the old tavern, the new one stays', things('tavern', 'tavern 2'), /^tell: I never delete .* "tavern" you can delete yourself/],
  ['undo that, i liked the old wolf better', people('wolf', 'wolf (red eyes)'), /^tell: Nothing needs to be undone: "wolf" is still there/],
  ['make it bigger', things('wooden barrel', 'iron barrel'), /^ask: .*wooden barrel or iron barrel\?$/],
  ['make my pirate jump', things('parrot'), /^ask: I found no "pirate"/],
  ['can you fix the knight, his arm looks broken', people('knight'), /^proposal: knight, once more \(1\)/],
  ['remove everything except the hero', people('hero', 'bat', 'slime'), /^tell: .*"bat" and "slime" you can delete yourself/],
  ['resize everything to 32', [...people('imp'), ...tiles('cave')], /^proposal: imp, 32x32 \(1\)$/],
  ['draw the inside of the house i made yesterday', things('red roof house'), /^proposal: inside of a red roof house \(\d+\)$/],
  ['the parrot is missing a wing', people('parrot'), /^proposal: parrot with a wing \(20\)/],
  ['flip the arrow so it points left', things('arrow sign'), /^proposal: arrow sign facing left \(1\)/],
  ['i need the knight from the back and from the side too', people('knight'), /^tell: "knight" is drawn from 8 sides/],
] as const)('nothing is paid for: %s', (message, has, said) => expect(shown(planned(message, has))).toMatch(said)); // biome-ignore format: a table

test('one ZIP of everything is said to be saved in the library', () => {
  const plan = planned('export everything as a zip plz', [...people('elf'), ...tiles('meadow')]);
  expect(plan).toMatchObject({ steps: [{ tool: 'find_assets', args: {} }] });
  expect(plan && 'notes' in plan && plan.notes.join()).toMatch(/several in one ZIP are saved from the library/);
});

test('which of several is meant is answered in a word', () => {
  const memory = memoryOf(things('wooden barrel', 'iron barrel'));
  expect(shown(ofOwnedAnswered('make it golden', 'the iron one', memory, null))).toMatch(/golden.* barrel \(1\)/);
});

test.each([
  'a black cat',
  'draw a mage in the same style as my cat',
  'what does a knight cost',
  'a platformer with my cat',
])('nothing of one’s own is changed by "%s"', (message) =>
  expect(planned(message, people('grey cat'))).toBeUndefined(),
);
