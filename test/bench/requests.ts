/**
 * All lists of requests to the assistant (test/agent), each judged by what is made or said: how many are right, and which are not.
 * `spent`: something else was made, of these `unasked` without a yes to what was offered.
 *
 *   npx tsx test/bench/requests.ts [LIST] [--wrong]     lists: KNOWN, DEV, GAMES, EDITS … ; --wrong prints what is not right
 */
import { judge } from '../agent/judge.ts';
import { LISTS } from '../agent/lists.ts';

const only = process.argv[2]?.startsWith('--') ? undefined : process.argv[2];
const total = { right: 0, asked: 0, spent: 0, unasked: 0, all: 0 };
for (const [name, requests] of Object.entries(LISTS)) {
  if (only && name !== only) continue;
  const sum = { right: 0, asked: 0, spent: 0, unasked: 0, all: requests.length };
  for (const request of requests) {
    const verdict = await judge(request);
    if (verdict.right) sum.right += 1;
    if (verdict.asked) sum.asked += 1;
    if (verdict.spentWrongly) sum.spent += 1;
    if (verdict.spentWrongly && !verdict.asked) sum.unasked += 1;
    if (!verdict.right && process.argv.includes('--wrong'))
      console.log(`${name} ${verdict.spentWrongly ? 'SPENT ' : ''}${JSON.stringify(request.makes).slice(0, 0)}${verdict.request}\n    wants ${request.asks ? 'a question' : request.tells ? String(request.tells) : request.makes.map(([tool, ...words]) => `${tool} ${words.join(' ')}`).join('; ')}\n    got   ${verdict.got.slice(0, 300).replaceAll('\n', ' / ')}`); // biome-ignore format: one line
  }
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += sum[key];
  console.log(JSON.stringify({ list: name, ...sum }));
}
console.log(JSON.stringify({ list: 'all', ...total }));
