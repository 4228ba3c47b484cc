/** Nothing of a message is called left out that is in it, and nothing of it is lost. */
import { expect, it, test } from 'vitest';
import type { Result, Turn } from '../../../workers/agent/model.ts';
import { planner } from '../../../workers/agent/planner/index.ts';
import { reallyLeftOut } from '../../../workers/agent/planner/left-out.ts';
import { sameAgain } from '../../../workers/agent/planner/same-again.ts';
import { answered, own, wishOf } from './theirs.ts';

const drawnFrom = (description: string) => ({ tool: 'create_map_object', args: { description, width: 32 }, price: 1, what: description }); // biome-ignore format: one line

it('says of a word in the call that it may not be seen, and of another that it is left out', () => {
  const { lost, doubt } = reallyLeftOut({ steps: [drawnFrom('a bread display')], lost: ['display', 'rotating', '48'] }, []);
  expect(lost).toEqual(['rotating', '48']);
  expect(doubt).toMatch(/"display" may not be seen/);
}); // biome-ignore format: short enough

it('does not call somebody left out who is named in the call', () => {
  const outcome = reallyLeftOut({ steps: [drawnFrom('Tara the smith beside an anvil')], lost: ['tara'] }, [own('CHARACTER', 'Tara the smith')]);
  expect(outcome.lost ?? outcome.instead).toBeUndefined();
}); // biome-ignore format: short enough

test.each<[string, readonly [string, string][], readonly string[]]>([
  ['the same in another colour', [['make.icons', '[n axe] and [n hammer] icons'], ['make.icons', 'then the same 2 in [look silver]']], ['axe', 'hammer', 'silver axe', 'silver hammer']],
  ['the same in one sentence', [['make.character', '[n a pirate], [look red beard]. Then the same guy as [look a zombie]']], ['a pirate', 'a pirate as a zombie']],
  ['another thing', [['make.icons', '[n axe] icon'], ['make.object', 'then [n a tree] in the same style']], ['axe', 'a tree']],
])('%s', (_, marked, things) => {
  const wishes = sameAgain(marked.map(([act, words]) => wishOf(act, words)));
  expect(wishes.flatMap(({ slots }) => slots.filter(({ slot }) => slot === 'n').map(({ words }) => words))).toEqual(things); // biome-ignore format: one line
}); // biome-ignore format: a table

const WATER = own('TOPDOWN_TILESET', 'sand to water');
const SAND = own('TOPDOWN_TILESET', 'sand to rock');
test.each<[string, readonly ReturnType<typeof own>[], readonly RegExp[], RegExp]>([
  ['the water edges look bad, redo it with some foam', [WATER, SAND], [], /tiles "sand to water"/],
  ['use the same palette as the mill for the new bridge', [own('OBJECT', 'mill')], [], /I would make a bridge/],
  ['do the same for winter', [own('OBJECT', 'maple in autumn'), own('OBJECT', 'fence')], [], /would make a snowy maple \(1/],
  ['brick tiles that match the temple floor', [own('TOPDOWN_TILESET', 'temple floor to sand')], [], /temple floor to brick/],
  ['5 fishes for winter, 32px. salmon trout carp tuna and a dead one', [], Array(5).fill(/./), /winter salmon.*winter trout.*winter carp.*winter tuna.*winter dead fish/s],
  ['4 sword icons, uncommon to legendary', [], Array(4).fill(/./), /green sword.*blue sword.*purple sword.*golden sword/s],
  ['scale bea up to 96', [own('CHARACTER', 'Bea', { animations: 2 })], [], /movements would be made again.*Shall I/s],
])('%s', async (message, all, calls, says) => {
  const answer = await answered(message, ...all);
  expect(answer.said).toMatch(says);
  expect(answer.calls).toHaveLength(calls.length);
}); // biome-ignore format: a table

it('takes what stands behind "towers:" for towers, and not for what is defended', async () => {
  expect((await answered('tower defense, 2 towers: arrow and ice')).said).toMatch(/castle \(base\)/);
});

it('puts on a map what is called by a word of it, and a thing of its place there', async () => {
  const { calls, said } = await answered('a map of a fishing town, 40x30, harbour in the north', own('OBJECT', 'fishing shack'), own('OBJECT', 'rowing boat'), own('OBJECT', 'lamp'));
  const put = calls.filter((one) => one.startsWith('place_map_object'));
  expect(said).not.toMatch(/left out|may not be seen/);
  expect(`${put.join(' ')} ${said}`).toMatch(/fishing.shack.*rowing.boat/s);
  expect(`${put.join(' ')} ${said}`).not.toMatch(/lamp/);
}); // biome-ignore format: short enough

async function conversation(...messages: readonly string[]): Promise<{ readonly said: string; readonly calls: readonly string[] }> {
  const turns: Turn[] = [];
  const calls: string[] = [];
  let said = '';
  for (const text of messages) {
    turns.push({ role: 'user', text });
    for (let round = 0; round < 9; round++) {
      const reply = await planner.next({ system: '', turns, tools: [], projectId: null, signal: new AbortController().signal, price: async () => 0, onText: () => {} });
      turns.push({ role: 'assistant', text: reply.text, calls: reply.calls });
      said = reply.text;
      if (!reply.calls.length) break;
      const results = reply.calls.map(({ id, tool, args }, k): Result => {
        const looks = tool === 'find_assets';
        if (!looks) calls.push([tool, ...Object.values(args).map(String)].join(' '));
        return { id, tool, args, failed: false, text: looks ? 'none' : 'status: completed', structured: looks ? { assets: [] } : { character_id: `${tool}-${turns.length + k}` } };
      });
      turns.push({ role: 'results', results });
    }
  }
  return { said, calls };
} // biome-ignore format: short enough

it('keeps a change that is offered when a movement is asked for besides, and moves who has it', async () => {
  const offered = await conversation('a viking', 'give him an axe', 'and kick animation', 'yes');
  expect(offered.calls).toHaveLength(3);
  expect(offered.calls[1]).toMatch(/^create_character_state/);
  expect(offered.calls[2]).toMatch(/^animate_character create_character_state-/);
});

it('draws anew with all that was said of it bit by bit', async () => {
  const { calls } = await conversation('i want a guard', 'medieval', 'with halberd, 48', '4 directions is enough');
  expect(calls.at(-1)).toBe('create_character a medieval guard, halberd 48 4');
});
