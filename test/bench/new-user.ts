import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { freePort } from '../../src/launch/programs.ts';

const LIMITS = { seconds: 90, actions: 12 };
const ROOT = path.resolve(import.meta.dirname, '../..');
/** `SHOTS=folder npm run bench newUser` keeps a picture of each step there. */
const { SHOTS } = process.env;

/** From `npm start` on a clean folder to a character with a walk, saved for Godot, as somebody new would do it. */
export async function benchNewUser() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-new-user-'));
  const [port, gamesPort] = await Promise.all([freePort(), freePort()]);
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  const service = spawn(process.execPath, ['src/bootstrap.mjs', 'start'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dir, PORT: String(port), GAMES_PORT: String(gamesPort), METRICS_PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const link = await new Promise<string>((resolve, reject) => {
      createInterface({ input: service.stdout }).on('line', (line) => {
        const [, address] = /Studio\s+(\S+)/.exec(line) ?? [];
        if (address) resolve(address);
      });
      service.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
    page.setDefaultTimeout(60_000);
    const steps: { action: string; seconds: number }[] = [];
    const act = async (action: string, run: (page: Page) => Promise<unknown>) => {
      await run(page);
      steps.push({ action, seconds: seconds() });
      if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${steps.length}.png`) });
    };
    await act('open the printed link', () => page.goto(link));
    await page.locator('#words').waitFor();
    await act('click the field', () => page.locator('#words').click());
    await act('write what is wanted', () => page.keyboard.type('a brave knight with a red cape'));
    await act('press “Draw it”', () => page.getByRole('button', { name: /Draw it/ }).click());
    await page.getByRole('heading', { name: 'Drawn as' }).waitFor();
    await act('press “Animate”', () => page.getByRole('link', { name: /^Animate/ }).click());
    await act('press “Walking 8 frames”', () => page.getByRole('button', { name: 'Walking 8 frames' }).click());
    const clip = page.getByRole('button', { name: /walking-8-frames.*8 of 8 sides/ });
    await clip.and(page.locator(':enabled')).waitFor();
    await act('look at it', () => clip.click());
    await page.locator('[aria-label^="Queue: 0"]').waitFor();
    const download = page.waitForEvent('download');
    await act('press “Godot 4”', () => page.getByRole('button', { name: /Godot 4/ }).click());
    const file = (await download).suggestedFilename();
    return { limits: LIMITS, seconds: seconds(), actions: steps.length, file, steps };
  } finally {
    await browser.close();
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
    await rm(dir, { recursive: true, force: true });
  }
}
