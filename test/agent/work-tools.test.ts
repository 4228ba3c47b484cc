/** The assistant's own tools that stop work, tell what was charged, and change the pixels of finished pictures. */
import { expect, it } from 'vitest';
import { createImage } from '../../src/pixels/image.ts';
import { decodeImage, encodePng } from '../../src/pixels/index.ts';
import { WORK_TOOLS } from '../../workers/agent/account-work.ts';
import { changePictureTool } from '../../workers/agent/change-picture.ts';
import { newGame } from '../../workers/agent/games/index.ts';
import { openGameTool } from '../../workers/agent/open-game.ts';
import type { Args, CallContext, Operations } from '../../workers/agent/port.ts';
import type { Bench, OwnTool } from '../../workers/agent/tools.ts';

const CONTEXT = {} as CallContext;
/** Operations that answer documents by what they name, and keep what was asked. */
function bench(answers: (document: string, variables: Args) => Args): Bench & { readonly asked: Args[] } {
  const asked: Args[] = [];
  const graphql = async (document: string, variables: Args) => {
    asked.push(variables);
    return answers(document, variables);
  };
  const operations = { tools: [], graphql } as unknown as Operations;
  return { operations, context: CONTEXT, store: {} as Bench['store'], conversationId: '', since: undefined, asked };
}
it('opens a game of another project as its game.json says it', async () => {
  const game = newGame('runner', { title: 'Night bus' });
  const given = bench(() => ({ deployments: { edges: [{ node: { url: 'http://g/', project: { id: 'p2', name: 'Night Bus' } } }] } })); // biome-ignore format: one line
  const call = async (name: string, args: Args) => ({ failed: false, text: '', structured: name === 'sandbox_run' ? { stdout: JSON.stringify(game) } : { session_id: `of ${String(args.project_id)}` } }); // biome-ignore format: one line
  const doors = { ...given, operations: { ...given.operations, call } as unknown as Operations };
  const opened = await openGameTool.run({ name: 'night bus' }, doors);
  expect(opened.structured).toMatchObject({ project_id: 'p2', game: { template: 'runner', title: 'Night bus' } });
  expect((await openGameTool.run({ name: 'day bus' }, doors)).failed).toBe(true);
});
const tool = (name: string): OwnTool => WORK_TOOLS.find((one) => one.name === name)!;

const JOBS = [
  { id: '1', kind: 'chatTurn', status: 'RUNNING', asset: null },
  { id: '2', kind: 'animateCharacter', status: 'RUNNING', asset: { name: 'red dragon' } },
  { id: '3', kind: 'createCharacter', status: 'QUEUED', asset: { name: 'giant' } },
  { id: '4', kind: 'createObject', status: 'COMPLETED', asset: { name: 'chest' } },
];
const queue = (document: string, { input }: Args): Args =>
  /jobs\(/.test(document)
    ? { jobs: { edges: JOBS.map((node) => ({ node })) } }
    : { cancelJob: { id: (input as { jobId: string }).jobId, status: 'CANCELED' } };

it('stops what runs, and never the conversation', async () => {
  const all = await tool('cancel_jobs').run({}, bench(queue));
  expect(all.text).toBe('Stopped: "red dragon", "giant". What was not drawn is given back.');
  const one = await tool('cancel_jobs').run({ name: 'red dragon' }, bench(queue));
  expect(one.text).toMatch(/Stopped: "red dragon".*1 other goes on/);
  const none = await tool('cancel_jobs').run(
    {},
    bench(() => ({ jobs: { edges: [] } })),
  );
  expect(none.text).toMatch(/nothing to stop/);
});

it('tells what was charged', async () => {
  const usage = [
    { day: '2026-11-28', kind: 'createCharacter', jobs: 2, usd: 0, generations: 2 },
    { day: '2026-11-29', kind: 'animateCharacter', jobs: 1, usd: 0, generations: 8 },
  ];
  const all = await tool('get_usage').run(
    { days: 2 },
    bench(() => ({ usage })),
  );
  expect(all.text).toBe(
    'Charged in the last 2 days: 10 generations.\n- create character: 2 jobs, 2 generations\n- animate character: 1 job, 8 generations',
  );
  const before = await tool('get_usage').run(
    { days: 2, until: '2026-11-29' },
    bench(() => ({ usage })),
  );
  expect(before.structured).toMatchObject({ generations: 2 });
});

/** A figure of 6x10 on 16x16: red, its left column blue. */
function figure() {
  const image = createImage(16, 16);
  for (let y = 3; y < 13; y++)
    for (let x = 5; x < 11; x++) image.data.set(x === 5 ? [0, 0, 255, 255] : [255, 0, 0, 255], (y * 16 + x) * 4);
  return image;
}
async function changed(args: Args) {
  const given = bench(
    (document) =>
    document.startsWith('query')
      ? { asset: { name: 'knight', images: [{ base64: encodePng(figure()).toString('base64') }], preview: null } }
      : { done: { price: { generations: 1, usd: 0 }, finished: { images: [{ id: 'i', url: 'http://x/i', width: 16, height: 16, base64: '' }] } } }, // biome-ignore format: one line
  );
  const result = await changePictureTool.run({ asset_id: 'k', ...args }, given);
  const input = given.asked[1]!.input as { image: { base64: string }; palette?: readonly string[]; outline?: string };
  return { result, input };
}
const picture = async (input: { image: { base64: string } }) => decodeImage(Buffer.from(input.image.base64, 'base64'));

it('changes the pixels of a picture that is there', async () => {
  const flipped = await changed({ change: 'flip', value: 'horizontal' });
  const mirrored = await picture(flipped.input);
  expect([...mirrored.data.slice((5 * 16 + 10) * 4, (5 * 16 + 10) * 4 + 4)]).toEqual([0, 0, 255, 255]);
  expect(flipped.result.text).toMatch(/picture: http:\/\/x\/i\nof: knight/);
  const head = await picture((await changed({ change: 'crop', value: 'head' })).input);
  expect([head.width, head.height]).toEqual([8, 8]);
  const turned = await picture((await changed({ change: 'rotate', value: '90' })).input);
  expect([...turned.data.slice((5 * 16 + 8) * 4, (5 * 16 + 8) * 4 + 4)]).toEqual([0, 0, 255, 255]);
  expect((await changed({ change: 'outline', value: 'single color black outline' })).input.outline).toBe('SINGLE_COLOR_BLACK_OUTLINE'); // biome-ignore format: one line
  expect((await changed({ change: 'palette', value: 'game boy' })).input.palette).toHaveLength(4);
  expect((await changed({ change: 'colors', value: '2' })).input.palette).toHaveLength(2);
});
