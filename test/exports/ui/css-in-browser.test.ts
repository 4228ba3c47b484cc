import fs from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uiCss } from '../../../src/exports/ui/index.ts';
import { decodeImage } from '../../../src/pixels/index.ts';
import { enlarge } from '../../../src/pixels/resize.ts';
import { panel } from '../../../workers/engine/ui/elements/panel.ts';
import { kitOf } from '../../../workers/engine/ui/kit.ts';
import { kitParts } from '../../../workers/engine/ui/kit-parts.ts';
import { THEMES } from '../../../workers/engine/ui/themes.ts';

const program = ['/usr/lib/chromium/chromium', '/usr/bin/chromium', '/usr/bin/google-chrome-stable'].find((file) =>
  fs.existsSync(file),
);

describe.skipIf(!program)(
  `the style sheet in Chromium${program ? '' : ' (skipped: chromium is not installed)'}`,
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: program!, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
    }, 30_000);
    afterAll(() => browser?.close());

    test.each(['wood', 'parchment', 'lava'])(
      '%s: a panel of whole repeats is the drawn panel, pixel for pixel',
      async (name) => {
        const kit = kitOf(THEMES.find((theme) => theme.name === name)!);
        const files = new Map(
          uiCss({ name: 'ui', theme: name, ...kitParts(kit) }).map(({ path, bytes }) => [`/${path}`, bytes]),
        );
        const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
        await page.route('**/*', (route) => {
          const path = new URL(route.request().url()).pathname;
          const bytes = files.get(path);
          const contentType = path.endsWith('.css') ? 'text/css' : path.endsWith('.png') ? 'image/png' : 'text/html';
          return bytes ? route.fulfill({ body: Buffer.from(bytes), contentType }) : route.fulfill({ status: 404 });
        });
        const failed: string[] = [];
        page.on('response', (response) => {
          if (!response.ok() && !response.url().endsWith('favicon.ico')) failed.push(response.url());
        });
        await page.goto('http://ui.test/index.html');
        for (const px of [1, 3]) {
          for (const [nx, ny] of [
            [4, 3],
            [1, 5],
            [7, 1],
          ] as const) {
            const [width, height] = [36 + 24 * nx, 36 + 24 * ny];
            await page.evaluate(
              ([scale, w, h]) => {
                document.documentElement.style.setProperty('--px', String(scale));
                document.body.innerHTML = `<div id="one" class="ui-panel" style="position:absolute;left:0;top:0;width:${w! * scale!}px;height:${h! * scale!}px"></div>`;
                document.documentElement.style.background = 'transparent';
                document.body.style.background = 'transparent';
              },
              [px, width, height],
            );
            const shot = await decodeImage(
              await page.screenshot({
                clip: { x: 0, y: 0, width: width * px, height: height * px },
                omitBackground: true,
              }),
            );
            const drawn = enlarge(panel(kit, width, height).image, px);
            let differing = 0;
            for (let i = 0; i < drawn.data.length; i++) if (drawn.data[i] !== shot.data[i]) differing++;
            expect(differing, `${width}x${height} at ${px}`).toBe(0);
          }
        }
        expect(failed).toEqual([]);
        await page.close();
      },
      30_000,
    );
  },
);
