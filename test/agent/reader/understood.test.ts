import { describe, expect, it } from 'vitest';
import { remember } from '../../../workers/agent/planner/memory.ts';
import type { Plan } from '../../../workers/agent/planner/step.ts';
import { understood } from '../../../workers/agent/planner/understood/index.ts';
import { planWish } from '../../../workers/agent/planner/wish-plan.ts';
import type { Part, Slot } from '../../../workers/agent/reader/index.ts';

const OWN = [
  ['CHARACTER', 'knight'],
  ['OBJECT', 'treasure chest'],
].map(([kind, name]) => ({ id: `own-${name}`, kind: kind!, name: name!, description: `a ${name}` }));

/** "{edit make [target my knight] [change golden]}" as the reader would give it, were it quite sure. */
function partsIn(line: string): Part[] {
  const parts: Part[] = [];
  let text = '';
  let part: { act: string; start: number; slots: Slot[] } | undefined;
  let slot: { slot: string; start: number } | undefined;
  for (let at = 0; at < line.length; at++) {
    const label = /^[{[]([a-z.]+) /.exec(line.slice(at));
    if (label) {
      if (line[at] === '{') part = { act: label[1]!, start: text.length, slots: [] };
      else slot = { slot: label[1]!, start: text.length };
      at += label[0].length - 1;
    } else if (line[at] === ']')
      part!.slots.push({ ...slot!, words: text.slice(slot!.start), end: text.length, sure: 1 });
    else if (line[at] === '}')
      parts.push({ ...part!, words: text.slice(part!.start), end: text.length, sure: 1, loose: [] });
    else text += line[at];
  }
  return parts;
}

function planOf(line: string): Plan | undefined {
  const place = { memory: { ...remember([]), holdings: OWN }, projectId: null, agreed: false };
  return understood(partsIn(line), place, (words) => planWish(words, place))?.plan;
}
const callsOf = (plan: Plan | undefined): string[] =>
  plan && 'steps' in plan
    ? plan.steps.map(({ tool, args, what }) => {
        const {
          description,
          lower_description: lower,
          upper_description: upper,
          edit_description: edit,
        } = typeof args === 'function' ? ({} as Record<string, unknown>) : args;
        return [tool, description ?? edit ?? (lower ? `${lower}/${upper}` : what)].join(': ');
      })
    : [];

describe('what was understood, as a plan', () => {
  it.each([
    ['{make.character [n a heron] and [n a toad], [style friendly looking], for a quiz}', ['create_character: a friendly heron', 'create_character: a friendly toad']],
    ['{make.character [n a beekeeper], [anim walking], [look with a lantern in hand]}', ['create_character: a beekeeper with a lantern in hand', 'animate_character: a beekeeper with a lantern in hand: walking']],
    ['{make.object [n a lamp], [look lit] and [look broken] version}', ['create_map_object: a lit lamp', 'create_map_object: a broken lamp']],
    ['{make.icons icons: [n rake], [n spade]}', ['create_map_object: rake icon', 'create_map_object: spade icon']],
    ['{make.scene [n a harbour at night], [look warm lights]}', ['create_picture: a harbour at night, warm lights']],
    ['{make.tiles [ground mud] to [ground grass], with [n lily pads] as objects}', ['create_topdown_tileset: mud/grass', 'create_map_object: a lily pad']],
    ['{make.ui [n pause menu] with [text Resume] and [text Quit], [style brass]}', ['create_ui_asset: pause menu, "Resume", "Quit", brass']],
    ['{edit make [target the chest] [change golden]}', ['create_object_state: golden']],
    ['{edit give [target my knight] [change a red hat]}', ['create_character_state: a red hat']],
    ['{animate [target my knight] should [anim dance]}', ['animate_character: knight: dance']],
    ['{rename call [target the chest] [name Big Box]}', ['rename_asset: the name "Big Box" for treasure chest']],
  ])('%s', (line, calls) => {
    expect(callsOf(planOf(line))).toEqual(calls);
  });

  it.each([
    // nobody knows what that is
    '{make.object [n a zorblax]}',
    // nothing of the account is called so
    '{animate [target my lighthouse] should [anim blink]}',
    // what is denied is not drawn
    '{make.object not [n a castle], [n a hut]}',
    '{make.character [n something]}',
  ])('%s: left to others', (line) => {
    expect(planOf(line)).toBeUndefined();
  });
}); // biome-ignore format: a table
