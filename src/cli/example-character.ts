/**
 * `npm run example:character -- "a brave knight"`: what a front end does with a running server. Creates a character,
 * queues two animations at once, shows by GraphQL subscriptions what is done, and writes the ZIP.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { safeName } from '../exports/names.ts';
import { zipPaths } from '../exports/zip-paths.ts';
import { tokenFile } from '../launch/first-token.ts';
import { localUrl } from '../launch/processes.ts';
import { type Client, ClientError, openClient } from './client.ts';
import { terminalPicture } from './terminal-picture.ts';

const USAGE = `Usage: npm run example:character -- ["what to draw"] [--url ADDRESS] [--token TOKEN] [--out FILE] [--seed NUMBER]

The server is the one that \`npm start\` runs: HOST and PORT name its address, DATA_DIR/token holds its token.`;
const DESCRIPTION = 'a brave knight with a red cape, a silver sword and a blue shield';
const ANIMATIONS = ['walking-8-frames', 'breathing-idle'];
const COLOURS_OF_A_PICTURE = 24;

const CREATE = `mutation ($input: CreateCharacterInput!) {
  createCharacter(input: $input) { price { generations } character { id name size width height directions } job { id } }
}`;
const ANIMATE = `mutation ($input: AnimateCharacterInput!) {
  animateCharacter(input: $input) { price { generations } animation { type directions { direction job { id } } } }
}`;
const PROGRESS = `subscription ($id: ID!) {
  jobProgress(id: $id) { status label preview job { error { message } } }
}`;

interface Created {
  readonly createCharacter: {
    readonly price: { readonly generations: number };
    readonly character: {
      readonly id: string;
      readonly name: string;
      readonly size: number;
      readonly width: number;
      readonly height: number;
      readonly directions: number;
    };
    readonly job: { readonly id: string };
  };
}
interface Animated {
  readonly animateCharacter: {
    readonly price: { readonly generations: number };
    readonly animation: {
      readonly type: string;
      readonly directions: readonly { readonly direction: string; readonly job: { readonly id: string } }[];
    };
  };
}
interface Progress {
  readonly jobProgress: {
    readonly status: string;
    /** The direction that the preview shows. */
    readonly label: string | null;
    /** Raw base64 PNG. */
    readonly preview: string | null;
    readonly job: { readonly error: { readonly message: string } | null };
  };
}

const say = (text: string) => console.log(text);
const began = performance.now();
const clock = () => `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      out: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return say(USAGE);
  const config = readConfig();
  const url = values.url ?? localUrl(config);
  const client = openClient(url, values.token ?? config.token ?? (await tokenIn(config.dataDir)));
  try {
    await example(client, {
      description: positionals.join(' ') || DESCRIPTION,
      ...(values.seed === undefined ? {} : { seed: seedOf(values.seed) }),
      out: values.out,
    });
  } finally {
    await client.close();
  }
}

function seedOf(text: string): number {
  if (!/^\d+$/.test(text))
    throw new ClientError(`--seed must be a whole number from 0, it is ${JSON.stringify(text)}.`);
  return Number(text);
}

async function tokenIn(dataDir: string): Promise<string> {
  const file = tokenFile(dataDir);
  const token = (await fs.readFile(file, 'utf8').catch(() => '')).trim();
  if (token) return token;
  throw new ClientError(
    `There is no token in ${path.relative('.', file)}: start a server with \`npm start\`, or name its token with --token.`,
  );
}

async function example(
  client: Client,
  { out, ...input }: { readonly description: string; readonly seed?: number; readonly out: string | undefined },
): Promise<void> {
  const { character, job, price } = (await client.ask<Created>(CREATE, { input })).createCharacter;
  const { id, name, size, width, height, directions } = character;
  say(`Character ${id}: "${name}"`);
  say(
    `  ${size} pixels high on ${width}x${height}, ${directions} directions; costs ${inGenerations(price.generations)}`,
  );

  // An animation need not wait for its character.
  const animations = await Promise.all(
    ANIMATIONS.map(async (templateAnimationId) => {
      const answer = await client.ask<Animated>(ANIMATE, { input: { characterId: id, templateAnimationId } });
      return answer.animateCharacter;
    }),
  );
  for (const { price, animation } of animations)
    say(`  ${animation.type}: ${animation.directions.length} jobs; costs ${inGenerations(price.generations)}`);

  await Promise.all([
    showRotations(client, job.id, directions),
    ...animations.map(({ animation }) => showAnimation(client, animation)),
  ]);

  const file = path.resolve(out ?? `${safeName(name, 'character')}.zip`);
  const zip = await client.download(`/v2/characters/${id}/zip`);
  await fs.writeFile(file, zip);
  say(`${clock()}  wrote ${file} (${(zip.length / 1024).toFixed(0)} KiB):`);
  for (const line of contents(zipPaths(zip))) say(`  ${line}`);
}

const inGenerations = (count: number): string => `${count} generation${count === 1 ? '' : 's'}`;

/** Tells each direction of a character when it is done; shows it where the terminal has colours. */
async function showRotations(client: Client, jobId: string, count: number): Promise<void> {
  let done = 0;
  await untilDone(client, jobId, async ({ label, preview }) => {
    if (!label || !preview) return;
    done++;
    const picture = showsColours() ? `\n${await terminalPicture(Buffer.from(preview, 'base64'))}` : '';
    say(`${clock()}  rotation ${label} (${done} of ${count})${picture}`);
  });
}

/** Tells each direction of an animation when it is done. */
async function showAnimation(client: Client, { type, directions }: Animated['animateCharacter']['animation']) {
  let done = 0;
  await Promise.all(
    directions.map(async ({ direction, job }) => {
      await untilDone(client, job.id);
      done++;
      say(`${clock()}  ${type} ${direction} (${done} of ${directions.length})`);
    }),
  );
}

/** Hears a job to its end. Rejects with ClientError when it was not completed. */
async function untilDone(
  client: Client,
  id: string,
  hear: (progress: Progress['jobProgress']) => Promise<void> = async () => {},
): Promise<void> {
  let status = 'QUEUED';
  for await (const { jobProgress } of client.listen<Progress>(PROGRESS, { id })) {
    await hear(jobProgress);
    status = jobProgress.status;
    if (jobProgress.job.error) throw new ClientError(`It could not be made: ${jobProgress.job.error.message}`);
  }
  if (status !== 'COMPLETED') throw new ClientError(`The job ${id} ended as ${status}.`);
}

const showsColours = (): boolean => process.stdout.isTTY && process.stdout.getColorDepth() >= COLOURS_OF_A_PICTURE;

/** Files of an archive, those of one folder or one animation as one line. */
function contents(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of paths) {
    const parts = file.split('/');
    const folder = parts.slice(0, parts[0] === 'animations' ? 2 : 1).join('/');
    const place = parts.length === 1 ? file : `${folder}/`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, count]) => (place.endsWith('/') ? `${place}  ${count} pictures` : place));
}

await main().catch((error: Error & { code?: string }) => {
  const usage = error.code?.startsWith('ERR_PARSE_ARGS');
  const explained = error instanceof ClientError || usage;
  console.error(explained ? error.message : (error.stack ?? error.message));
  if (usage) console.error(`\n${USAGE}`);
  process.exitCode = 1;
});
