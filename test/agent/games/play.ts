/** Plays a built game in Chromium by real key events, from what it tells of its state. */
import fs from 'node:fs';
import type { Browser, Page } from 'playwright-core';

export const CHROMIUM = '/usr/bin/chromium';
export const BROWSER_ARGS = [
  ...['--no-sandbox', '--disable-dev-shm-usage', '--use-angle=swiftshader'],
  ...['--enable-unsafe-swiftshader', '--mute-audio'],
];
export const noChromium = fs.existsSync(CHROMIUM) ? undefined : 'chromium is not installed';

/** What a game tells of itself; `world` is the game's own. */
// biome-ignore lint/suspicious/noExplicitAny: the worlds of six games, read in the page
export type Told = any;

/** Decides in the page which keys are down, from what the game tells; keeps what it remembers in `memory`. */
export type Bot = (game: Told, memory: Record<string, number>) => string[];

/** Where pictures are kept, by the environment: nowhere if it says nothing. */
export const PICTURES = process.env.GAME_PICTURES;

export interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly touch: boolean;
}
export const LAPTOP: Sizes = { width: 1280, height: 720, ratio: 1, touch: false };
export const PHONE: Sizes = { width: 390, height: 844, ratio: 2, touch: true };

export async function openGame(browser: Browser, url: string, size: Sizes = LAPTOP) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.ratio,
    hasTouch: size.touch,
    isMobile: size.touch,
  });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('requestfailed', (request) => wrong.push(`failed: ${request.url()}`));
  page.on('response', (response) => response.status() >= 400 && wrong.push(`${response.status()}: ${response.url()}`));
  await page.goto(url);
  await page.waitForFunction('window.__game?.ready', undefined, { timeout: 20_000 });
  return { page, wrong, close: () => context.close() };
}

export interface Played {
  readonly state: string;
  readonly level: number;
  readonly score: number;
  readonly lives: number;
  readonly steps: number;
}

/**
 * Starts the game, or goes on in the next level, and lets the bot press keys before each of its steps, `turbo` steps a frame,
 * until one of `ends` or `most` steps.
 */
export async function play(
  page: Page,
  bot: Bot,
  {
    ends = ['clear', 'win', 'lose'],
    most = 60 * 120,
    turbo = 120,
    level = 1,
  }: { ends?: string[]; most?: number; turbo?: number; level?: number } = {},
): Promise<Played> {
  const began = await page.evaluate(
    ({ source, turbo, level, ends }) => {
      const decide = new Function(`return (${source})`)() as Bot;
      const game = (window as unknown as { __game: Told }).__game;
      const memory: Record<string, number> = {};
      let down: string[] = [];
      const send = (type: string, code: string) => dispatchEvent(new KeyboardEvent(type, { code, bubbles: true }));
      game.firstLevel = level;
      game.beforeStep = () => {
        const screens = ['title', 'clear', 'pause'].filter((state) => !ends.includes(state));
        const keys =
          game.state === 'play'
            ? decide(game, memory)
            : screens.includes(game.state) && game.steps % 40 < 5
              ? ['Space']
              : [];
        for (const key of down) if (!keys.includes(key)) send('keyup', key);
        for (const key of keys) if (!down.includes(key)) send('keydown', key);
        down = keys;
        if (game.state !== 'play' && ends.includes(game.state)) game.turbo = 0;
      };
      game.turbo = turbo;
      return game.steps as number;
    },
    { source: String(bot), turbo, level, ends },
  );
  const until = `${JSON.stringify(ends)}.includes(window.__game.state) || window.__game.steps > ${began + most}`;
  await page.waitForFunction(until, undefined, { timeout: 120_000, polling: 50 });
  return page.evaluate(() => {
    const { state, level, score, lives, steps } = (window as unknown as { __game: Told }).__game;
    return { state, level, score, lives, steps };
  });
}

/** Keeps a picture of the page where somebody wants to look at it. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  await page.waitForTimeout(700);
  fs.mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
