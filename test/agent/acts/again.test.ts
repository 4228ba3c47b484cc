/** Once more and put right: what was said before stands behind a message. */
import { expect, it, test } from 'vitest';
import type { Result, Turn } from '../../../workers/agent/model.ts';
import { again } from '../../../workers/agent/planner/acts/again.ts';
import { planner } from '../../../workers/agent/planner/index.ts';
import { wishesOf } from '../../../workers/agent/planner/wishes.ts';
import { argsIn, having, wished } from './wished.ts';

/** What is made, and said last, of messages that follow each other. */
async function said(...messages: readonly string[]): Promise<{ readonly calls: readonly string[]; readonly last: string }> {
  const [turns, calls]: [Turn[], string[]] = [[], []];
  let last = '';
  let made = 0;
  for (const text of messages) {
    turns.push({ role: 'user', text });
    for (let round = 0; round < 40; round++) {
      const reply = await planner.next({ system: '', turns, tools: [], projectId: null, signal: new AbortController().signal, price: async () => 0, onText: () => {} });
      turns.push({ role: 'assistant', text: reply.text, calls: reply.calls });
      last = reply.text || last;
      if (!reply.calls.length) break;
      const results = reply.calls.map(({ id, tool, args }): Result => {
        const words = (args as { description?: string; edit_description?: string; map_id?: string });
        calls.push(`${tool} ${words.description ?? words.edit_description ?? words.map_id ?? ''}`.trim());
        made += 1;
        const own = tool === 'create_character' ? 'character_id' : tool === 'create_project' ? 'project_id' : 'object_id';
        return { id, tool, args, failed: false, text: 'status: completed', structured: tool.startsWith('find_') ? { assets: [] } : { [own]: `made-${made}`, preview_url: 'http://localhost/' } };
      });
      turns.push({ role: 'results', results });
    }
  }
  return { calls: calls.filter((call) => !/^(?:find_assets|sandbox_|create_project|write_game|animate_)/.test(call)), last };
} // biome-ignore format: short enough

test.each<[readonly string[], readonly string[]]>([
  [['a slime', 'a red one too'], ['a slime', 'a red slime']],
  [['a slime', 'three more: red, yellow, black', 'yes'], ['a slime', 'a red slime', 'a yellow slime', 'a black slime']],
  [['candle', 'same thing without the flame', 'yes'], ['a candle', 'a candle without flame']],
  [['potion bottle with red liquid', 'now same in blue and green'], ['a potion bottle with red liquid', 'a potion bottle with blue liquid', 'a potion bottle with green liquid']],
  [['draw a frog. actually make it a toad', 'yes'], ['a toad']],
  [['a castle and a bridge. total price first', 'only the second one'], ['a bridge']],
  [['a boat. total price first', 'make it red', 'ok'], ['a red boat']],
  [['a boat. total price first', 'no'], []],
])('%j', async (messages, drawn) => {
  const { calls } = await said(...messages);
  expect(calls.map((call) => call.replace(/^\w+ /, ''))).toEqual(drawn);
}); // biome-ignore format: a table

test('who was named for a game stays in another kind of it', async () => {
  expect((await said('I want to make a game with a witch', 'runner')).last).toMatch(/A runner .*You play a witch/);
});
test('what a message draws is in the game that is made of it, and drawn once', async () => {
  const { last } = await said('spaceship, enemy ship, laser. everything 32x32. and then make the shooter out of it. ask me ONCE');
  expect(last).toMatch(/a laser, 32x32.*a spaceship \(hero\).*a ship \(chaser\).*Shall I do it\?/s);
}); // biome-ignore format: one line
test('stops at once', async () => {
  expect((await said('stop')).calls).toEqual(['cancel_jobs']);
});

it('draws tiles once more, all of their grounds together', () => {
  const tiles = { ...{ id: 't', kind: 'tiles' as const, list: 'TOPDOWN_TILESET', name: 'sand and sea', description: 'sand and sea' }, ...{ animations: 0, url: '', createdAt: '2026-01-01T00:00:00Z' } };
  const made = again(wished('again', '3 variations of just the sand', 'count:3', 'target:the sand'), having(tiles))!;
  expect(made.steps.map(({ tool }) => tool)).toEqual(Array(3).fill('create_topdown_tileset'));
  expect(argsIn(made)).toMatchObject({ lower_description: 'sand', upper_description: 'sea' });
  expect(made.notes!.join(' ')).toMatch(/as a whole/);
}); // biome-ignore format: short enough

it('takes what the balance is enough for as a question about it, and a sheet as a file', async () => {
  const acts = async (message: string): Promise<readonly string[]> => (await wishesOf(message)).map(({ act }) => act);
  expect(await acts('whats my balance and how many 64px characters would that get me')).toEqual(['balance']);
  expect(await acts('take the wolf game down for now, and can you send me the wolf sheet before')).toEqual(['game.offline', 'export']);
}); // biome-ignore format: short enough
