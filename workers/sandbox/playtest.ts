import type { Browser, Page } from 'playwright-core';
import type { GameFiles } from './collect.ts';
import { MAX_STEPS, type Step } from './steps.ts';

export interface PlaytestOptions {
  readonly steps: readonly Step[];
  /** Of the window, pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly wallMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Headers with which the game is served. */
  readonly headers: Readonly<Record<string, string>>;
  readonly typeOf: (path: string) => string;
  readonly onPicture?: (name: string, png: Buffer, done: number) => void;
}

/** What was seen. */
export interface Playtest {
  readonly title: string;
  readonly framesPerSecond: number;
  readonly pictures: readonly { readonly name: string; readonly png: Buffer }[];
  /** Whether any two pictures in a row differ. */
  readonly moved: boolean;
  /** What the page wrote to its console and errors that nobody caught. */
  readonly console: readonly string[];
  readonly errors: readonly string[];
  /** Addresses of its own that are not there. */
  readonly missing: readonly string[];
  /** Other addresses, which a playtest does not reach. */
  readonly refused: readonly string[];
  /** `window.__game` where the game tells its state, as JSON. */
  readonly state: unknown;
}

const ORIGIN = 'https://game.invalid';
const LINES = 50;
const LINE_LENGTH = 300;

/** Plays a game's files: they are the whole network. Throws what a broken page throws at its start. */
export async function playGame(browser: Browser, files: GameFiles, options: PlaytestOptions): Promise<Playtest> {
  const { steps, size = { width: 480, height: 320 }, wallMs = 60_000, signal, headers, typeOf, onPicture } = options;
  signal?.throwIfAborted();
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block', acceptDownloads: false });
  const close = () => void context.close().catch(() => {});
  const timer = setTimeout(close, wallMs);
  signal?.addEventListener('abort', close, { once: true });
  const [lines, errors, missing, refused]: [string[], string[], Set<string>, Set<string>] = [
    [],
    [],
    new Set(),
    new Set(),
  ];
  const note = (list: string[], text: string) => list.length < LINES && list.push(text.slice(0, LINE_LENGTH));
  try {
    await context.route('**/*', (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== ORIGIN) {
        refused.add(url.href.slice(0, 120));
        return route.abort();
      }
      const path = decodeURIComponent(url.pathname).slice(1) || 'index.html';
      const bytes = files.get(path) ?? files.get(`${path}/index.html`);
      if (!bytes && path !== 'favicon.ico') missing.add(path.slice(0, 120));
      return bytes
        ? route.fulfill({ status: 200, headers: { ...headers, 'Content-Type': typeOf(path) }, body: bytes })
        : route.fulfill({ status: 404, headers, body: 'No such file.' });
    });
    const page = await context.newPage();
    page.on('console', (message) => note(lines, `${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => note(errors, String(error)));
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    page.on('popup', (popup) => void popup.close().catch(() => {}));
    await page.goto(`${ORIGIN}/`, { waitUntil: 'load', timeout: 20_000 });
    const pictures: { name: string; png: Buffer }[] = [];
    for (const [done, step] of steps.slice(0, MAX_STEPS).entries()) {
      signal?.throwIfAborted();
      const png = await play(page, step);
      if (!png || !('picture' in step)) continue;
      pictures.push({ name: step.picture, png });
      onPicture?.(step.picture, png, (done + 1) / steps.length);
    }
    return {
      title: await page.title(),
      framesPerSecond: await framesPerSecond(page),
      pictures,
      moved: pictures.some(({ png }, i) => i > 0 && !png.equals(pictures[i - 1]!.png)),
      console: lines,
      errors,
      missing: [...missing],
      refused: [...refused],
      state: await page.evaluate(STATE).catch(() => null),
    };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', close);
    await context.close().catch(() => {});
  }
}

async function play(page: Page, step: Step): Promise<Buffer | undefined> {
  if ('picture' in step) return page.screenshot();
  if ('waitMs' in step) await pass(page, Math.min(step.waitMs, 10_000));
  else if ('click' in step) await page.mouse.click(...step.click);
  else {
    await page.keyboard.down(step.press);
    await pass(page, step.ms);
    await page.keyboard.up(step.press);
  }
  return undefined;
}

/**
 * Lets so much of the game's time pass. Games of our templates count their steps, sixty a second: they take several a
 * frame until then, which is sooner over, and as far as was asked on a slow machine too. Others take real time.
 */
async function pass(page: Page, ms: number): Promise<void> {
  if (!(await page.evaluate(`(${HURRY})(${ms})`).catch(() => false))) await page.waitForTimeout(ms);
}
/** Runs in the page: whether the time has passed. A game that stands still is waited for as long as others. */
const HURRY = `(ms) => { const game = window.__game; if (!game || typeof game.turbo !== 'number' || typeof game.steps !== 'number') return false;
const [until, began] = [game.steps + ms * 60 / 1000, performance.now()];
game.turbo = 8;
return new Promise((done) => { const tick = () => {
  if (game.steps < until && performance.now() - began < ms + 1000) return void requestAnimationFrame(tick);
  game.turbo = 0; done(true); }; requestAnimationFrame(tick); }); }`;

/** Runs in the page: plain values of `window.__game`, no functions, no depth. */
const STATE = `(() => { const game = window.__game; if (!game || typeof game !== 'object') return null;
return JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(game).filter(([, v]) => v === null || ['string', 'number', 'boolean'].includes(typeof v)).slice(0, 40)))); })()`;

const FRAMES = `new Promise((done) => { let n = 0; const start = performance.now();
const tick = () => { n++; if (performance.now() - start < 1000) requestAnimationFrame(tick); else done(n); }; requestAnimationFrame(tick); })`;
const framesPerSecond = (page: Page): Promise<number> => page.evaluate(FRAMES) as Promise<number>;
