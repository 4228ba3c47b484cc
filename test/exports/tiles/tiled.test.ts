import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesSheet } from '../../../src/exports/tiles/sheets.ts';
import { exampleTmx, isometricTsx, tmx, tsx } from '../../../src/exports/tiles/tiled.ts';
import { groundNames } from '../../../src/exports/tiles/tileset.ts';
import { decodeImage } from '../../../src/pixels/decode.ts';
import { createImage, overlay, paste, wordsOf } from '../../../src/pixels/image.ts';
import { encodePng } from '../../../src/pixels/png.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { drawIsometricGround } from '../../../workers/engine/tile/isometric.ts';
import { plainMaterial } from '../../../workers/engine/tile/material.ts';
import { hash } from '../../../workers/engine/tile/noise.ts';
import { drawSidescrollerSet } from '../../../workers/engine/tile/sidescroller.ts';
import { drawTopdownSet } from '../../../workers/engine/tile/topdown-set.ts';
import { exported } from './tileset.ts';

const there = spawnSync('tmxrasterizer', ['--version']).error === undefined;
if (!there)
  console.warn('tmxrasterizer is not installed (Debian: apt install tiled): maps are not rendered by Tiled here');

const BOUNDS = { maxWidth: 4096, maxHeight: 4096, maxPixels: 4096 * 4096 };

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pixelkiln-tiled-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function rendered(map: string): Promise<Rgba> {
  const out = join(dir, 'out.png');
  execFileSync('tmxrasterizer', ['--no-smoothing', '--scale', '1', join(dir, map), out], {
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
  });
  return decodeImage(readFileSync(out), BOUNDS);
}

/** Pixels that differ; RGB of what is transparent does not count. */
function different(a: Rgba, b: Rgba): number {
  if (a.width !== b.width || a.height !== b.height) return -1;
  const [p, q] = [wordsOf(a), wordsOf(b)];
  let count = 0;
  for (let i = 0; i < p.length; i++) {
    const clear = a.data[i * 4 + 3] === 0 && b.data[i * 4 + 3] === 0;
    if (p[i] !== q[i] && !clear) count++;
  }
  return count;
}

describe.skipIf(!there)('Tiled renders an exported map pixel by pixel as the service does', () => {
  const sets = {
    shore: () => drawTopdownSet({ lower: 'ocean', upper: 'grass', seed: 4 }),
    cliff: () =>
      drawTopdownSet({ lower: 'dirt', upper: 'grass', transition: 'rocky cliff', transitionSize: 1, seed: 4 }),
    platform: () => drawSidescrollerSet({ lower: 'dirt', transition: 'grass', transitionSize: 0.25, seed: 3 }),
  };
  it.each(Object.entries(sets))('%s', async (name, draw) => {
    const of = exported(draw(), name);
    writeFileSync(join(dir, `${name}.png`), await framesSheet(of));
    writeFileSync(join(dir, `${name}.tsx`), tsx({ ...of, grounds: groundNames(of) }, `${name}.png`));
    writeFileSync(join(dir, `${name}.tmx`), exampleTmx(of, `${name}.tsx`));
    expect(different(await rendered(`${name}.tmx`), await decodeImage(of.mapPng, BOUNDS))).toBe(0);
  });

  it('isometric tiles', async () => {
    const n = 32;
    const size = 6;
    const kinds = ['grass', 'dirt', 'water', 'sand'];
    const tiles = kinds.map(
      (kind) => drawIsometricGround({ material: plainMaterial(kind), width: n, shape: 'thick tile', seed: 1 }).image,
    );
    const sheet = createImage(n * kinds.length, n);
    tiles.forEach((tile, i) => {
      paste(sheet, tile, i * n, 0);
    });
    const cells = Array.from({ length: size * size }, (_, i) =>
      Math.floor(hash(i % size, (i / size) | 0, 5) * kinds.length),
    );
    writeFileSync(join(dir, 'iso.png'), encodePng(sheet));
    writeFileSync(join(dir, 'iso.tsx'), isometricTsx('iso', 'iso.png', n, n, kinds.length));
    const grid = { width: size, height: size, tileWidth: n, tileHeight: n / 2, orientation: 'isometric' } as const;
    writeFileSync(join(dir, 'iso.tmx'), tmx('iso.tsx', cells, grid));
    const ours = createImage(size * n, (size * n) / 2 + n / 2);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++)
        overlay(ours, tiles[cells[y * size + x]!]!, ((size + x - y) * n) / 2 - n / 2, ((x + y) * n) / 4);
    const theirs = await rendered('iso.tmx');
    // Tiled's picture leaves out what stands over the first row of the map
    const cut = createImage(theirs.width, theirs.height);
    paste(cut, ours, 0, theirs.height - ours.height);
    expect(different(theirs, cut)).toBe(0);
  });
});

describe('the wangset of a Tiled tileset', () => {
  const of = exported(drawTopdownSet({ lower: 'dirt', upper: 'grass', seed: 4 }), 'a "b" & <c>');
  const xml = tsx({ ...of, grounds: ['dirt', 'grass'] }, 'sheet.png');

  it('names corners clockwise from the top, colours from 1', () => {
    // cell 0 is wang_13: NW, NE and SE upper
    expect(xml).toContain('<wangtile tileid="0" wangid="0,2,0,2,0,1,0,2"/>');
    expect(xml.match(/<wangtile /g)).toHaveLength(16 + 6 + 8);
  });

  it('is called by its grounds, and what stops who walks has a shape', () => {
    const lake = exported(drawTopdownSet({ lower: 'water', upper: 'grass', seed: 4 }), 'lake');
    const text = tsx({ ...lake, grounds: ['pond', 'short grass'] }, 'lake.png');
    expect([...text.matchAll(/<wangcolor name="([^"]+)"/g)].map(([, name]) => name)).toEqual(['pond', 'short grass']);
    // wang_12, both northern corners grass: its southern half is water
    const tile = lake.sheet.tiles.find(({ name }) => name === 'wang_12')!;
    const id = tile.row * 16 + tile.col;
    expect(text).toMatch(
      new RegExp(
        `<tile id="${id}">\\s*<objectgroup[^>]*>\\s*<object id="1" x="0" y="8" width="16" height="8"/>\\s*</objectgroup>\\s*<animation>`,
      ),
    );
    expect(xml).not.toContain('<objectgroup');
  });

  it('keeps any name well-formed', () => {
    expect(xml).toContain('name="a &quot;b&quot; &amp; &lt;c&gt;"');
  });

  it('has frames for ground that moves', () => {
    const moving = exported(drawTopdownSet({ lower: 'water', upper: 'grass', seed: 4 }), 'lake');
    const text = tsx({ ...moving, grounds: ['water', 'grass'] }, 'lake.png');
    expect(text).toContain('columns="16"');
    expect(text).toMatch(
      / <tile id="18">\n( {2}<objectgroup.*\n( {3}<object .*\n)+ {2}<\/objectgroup>\n)? {2}<animation>\n {3}<frame tileid="18" duration="220"\/>\n {3}<frame tileid="22"/,
    );
  });
});
