import fs from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
/** Why pages cannot be opened here; undefined where they can. */
export const noBrowser = fs.existsSync(CHROMIUM) ? undefined : `${CHROMIUM} is not there`;

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** A page, and everything that it complained about: its console, errors that nobody caught, refusals by its policy. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

/** What axe finds: WCAG and its best practices. Games in frames are their makers' own. */
export const violations = (page: Page): Promise<string[]> => axe(page, '{ iframes: false }');
/** The part of it that another theme may change. */
export const coloursOnly = (page: Page): Promise<string[]> =>
  axe(page, "{ iframes: false, runOnly: ['color-contrast'] }");

async function axe(page: Page, options: string): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(fs.readFileSync(AXE, 'utf8'));
  return page.evaluate(
    `(async () => (await axe.run({ exclude: ['iframe'] }, ${options})).violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target).join(" ")))()`,
  ) as Promise<string[]>;
}
