/** What each tool of a session does. */
import { gameHeaders, gameType } from '../../src/games/serve.ts';
import type { SandboxAction, SandboxCallData } from '../../src/jobs/contract.ts';
import type { ActionTools } from './action-tools.ts';
import { openBrowser } from './browser.ts';
import { buildGame } from './collect.ts';
import { SandboxError } from './errors.ts';
import { editFile, MAX_READ_BYTES, readFile, writeFile, writeFiles } from './files.ts';
import { lookAt } from './look.ts';
import { measurePicture, readPicture } from './measure-picture.ts';
import { playGame } from './playtest.ts';
import { runScript } from './run-script.ts';
import type { Ran } from './session.ts';
import { stepsOf } from './steps-by-model.ts';

type Actions = {
  readonly [T in Exclude<SandboxAction['tool'], 'destroy'>]: (
    action: Extract<SandboxAction, { tool: T }>,
    tools: ActionTools,
  ) => Promise<SandboxCallData>;
};

const PROGRESS_EVERY_MS = 400;
const STAGE_LENGTH = 160;
const MOST_PICTURES = 10;

/** Text as the database keeps it: no NUL, no half of a surrogate pair. */
const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '\uFFFD')).toString();

/** A command's last line as its progress. How far it is nobody knows: the share grows and never ends. */
function lastLine({ progress }: ActionTools, timeoutMs: number): (text: string) => void {
  const began = Date.now();
  let told = 0;
  return (text) => {
    const now = Date.now();
    const line = text
      .trimEnd()
      .split(/[\r\n]/)
      .at(-1)
      ?.trim();
    if (!line || now - told < PROGRESS_EVERY_MS) return;
    told = now;
    progress(storable(line.slice(0, STAGE_LENGTH)), Math.min(0.99, (now - began) / timeoutMs));
  };
}

const ranData = ({ code, stopped, full, stdout, stderr, ms }: Ran): SandboxCallData => ({
  exitCode: code,
  ...(stopped ? { stopped } : {}),
  ...(full ? { note: `The work tree is over its limit of ${full}: no file can grow until some are removed.` } : {}),
  stdout: storable(stdout),
  stderr: storable(stderr),
  ms,
});

export const ACTIONS: Actions = {
  open: async (_, { session, row, isNew, signal }) => {
    const text = `on branch ${row.branch}`;
    if (isNew) return { text, files: session.filesAtStart };
    const { stdout } = await session.run(['git', 'ls-files'], { signal });
    return { text, files: stdout.split('\n').filter(Boolean).length };
  },

  bash: async ({ command, timeoutMs }, tools) =>
    ranData(
      await tools.session.run(['bash', '-c', command], {
        wallMs: timeoutMs,
        signal: tools.signal,
        onOutput: lastLine(tools, timeoutMs),
      }),
    ),

  run: async ({ code, files }, tools) => {
    const { session, store, signal, boxes } = tools;
    const given = await Promise.all(
      files.map(async ({ path, blobKey }) => {
        const bytes = await store.file(blobKey);
        if (!bytes) throw new SandboxError('not-found', `The file for ${path} is no longer stored.`);
        return { path, bytes };
      }),
    );
    await writeFiles(session, given, signal);
    return ranData(await runScript(session, code, { signal, onOutput: lastLine(tools, boxes.limits.wallMs) }));
  },

  read: async ({ path, offset, limit }, { session, signal }) => {
    const { bytes, size } = await readFile(session, path, { offset, limit, signal });
    if (bytes.includes(0))
      throw new SandboxError('failed', `${path} is no text (${size} bytes); sandbox_read_image shows pictures.`);
    return { text: storable(bytes.toString()), size, bytes: bytes.byteLength };
  },

  write: async ({ path, content, force }, { session, signal }) => {
    await writeFile(session, path, content, { force, signal });
    return { text: `wrote ${path}`, bytes: Buffer.byteLength(content) };
  },

  edit: async ({ path, from, to }, { session, signal }) => {
    await editFile(session, path, from, to, signal);
    return { text: `edited ${path}` };
  },

  sync: async (_, { sync }) => ({ text: 'saved', bytes: await sync() }),

  /** The sources of what is served are stored too: a game whose session is lost can be worked on. */
  deploy: async ({ slug }, tools) => {
    const { session, row, store, signal, progress, sync } = tools;
    progress('building', 0.1);
    const files = await buildGame(session, { signal, onOutput: lastLine(tools, 120_000) });
    progress('storing', 0.8);
    const { key, bytes } = await store.deploy(row, slug, files);
    await sync();
    return { gameKey: key, files: files.size, bytes };
  },

  playtest: async ({ instruction, gameKey }, { store, accountId, browsers, signal, progress, ask }) => {
    const files = await store.game(accountId, gameKey);
    if (!files) throw new SandboxError('not-found', `The game ${gameKey} not found among your deployments.`);
    progress('reading the instruction', 0.02);
    const { steps, unclear, note } = await stepsOf(instruction, ask, signal);
    progress('starting the browser', 0.05);
    const { browser, close } = await openBrowser(browsers());
    try {
      const seen = await playGame(browser, files, {
        steps,
        signal,
        headers: gameHeaders(false),
        typeOf: gameType,
        onPicture: (name, png, done) => progress('playing', Math.min(0.95, done), png, storable(name.slice(0, 60))),
      });
      const { pictures, ...facts } = seen;
      return {
        ...(note ? { note } : {}),
        pictures: pictures
          .slice(0, MOST_PICTURES)
          .map(({ name, png }) => ({ name: storable(name), base64: png.toString('base64') })),
        facts: JSON.parse(storable(JSON.stringify({ ...facts, unclear })).replaceAll('\\u0000', '')) as Record<
          string,
          unknown
        >,
      };
    } catch (error) {
      if (signal.aborted || error instanceof SandboxError) throw error;
      throw new SandboxError('failed', `The game could not be played: ${(error as Error).message.split('\n')[0]}`);
    } finally {
      await close();
    }
  },

  readImage: async ({ path, question }, { session, signal, ask }) => {
    const { bytes, size } = await readFile(session, path, { limit: MAX_READ_BYTES, signal });
    if (size > MAX_READ_BYTES)
      throw new SandboxError('too-large', `${path} has ${size} bytes; at most ${MAX_READ_BYTES} are read.`);
    const image = await readPicture(path, bytes);
    const measured = measurePicture(path, image);
    return ask ? { ...measured, answer: await lookAt(image, question, ask, signal) } : measured;
  },
};
