import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { freePort } from '../../src/launch/programs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** `SHOTS=folder` keeps a picture of each step in both themes there; the time that they take is not counted. */
const { SHOTS } = process.env;

/** What visitors come with. */
export const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
  '4K': { viewport: { width: 3840, height: 2160 } },
} as const;
export type Device = keyof typeof DEVICES;

export interface Visit {
  readonly page: Page;
  /** One thing that the visitor does. */
  readonly act: (what: string, run: () => Promise<unknown>) => Promise<void>;
  /** One more picture, once what was asked for is there. */
  readonly show: (what: string) => Promise<void>;
}

/** `npm start` on a clean folder, the printed link opened on a device, and what is done then. */
export async function visit<T>(name: string, device: Device, run: (visit: Visit) => Promise<T>) {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-visitor-'));
  const [port, gamesPort] = await Promise.all([freePort(), freePort()]);
  const began = performance.now();
  let paused = 0;
  const seconds = () => Math.round((performance.now() - began - paused) / 100) / 10;
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
    const page = await browser.newPage({ ...DEVICES[device], acceptDownloads: true });
    page.setDefaultTimeout(60_000);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    const steps: { action: string; seconds: number }[] = [];
    let shots = 0;
    const show = async () => {
      if (!SHOTS) return;
      const from = performance.now();
      shots++;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: path.join(SHOTS, `${name}-${device}-${shots}-${colorScheme}.png`) });
      }
      paused += performance.now() - from;
    };
    const act: Visit['act'] = async (action, run) => {
      await run();
      steps.push({ action, seconds: seconds() });
      await show();
    };
    await act('open the printed link', () => page.goto(link));
    await page.locator('#words').waitFor();
    const found = await run({ page, act, show });
    return { device, seconds: seconds(), actions: steps.length, complaints, ...found, steps };
  } finally {
    await browser.close();
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
    await rm(dir, { recursive: true, force: true });
  }
}

/** `VISITOR=phone` tries that one alone. */
export async function onDevices<T>(run: (device: Device) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const device of Object.keys(DEVICES) as Device[])
    if (!process.env.VISITOR || process.env.VISITOR === device) results.push(await run(device));
  return results;
}
