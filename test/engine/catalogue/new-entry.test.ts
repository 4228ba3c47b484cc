import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** CONTRIBUTING.md, "How to add a thing, a person, an animal, a terrain": one row in one file each, and nothing else. */
const ROWS = [
  {
    file: 'workers/engine/catalogue/things/signs.ts',
    after: 'export const SIGNS: PropTable = {\n',
    row: `  milestone: about({ home: ['forest'] }, entry('sign', ['mile marker'], (k) => { k.box(k.part('stone'), k.m('stone'), [0, 0.4, 0], [0.22, 0.4, 0.14]); return { view: 'stand' }; })),\n`,
  },
  {
    file: 'workers/engine/catalogue/people.ts',
    after: 'const rows: readonly HumanoidConcept[] = [\n',
    row: `  { id: 'lamplighter', aliases: ['lamp lighter'], main: ['navy'], wears: ['cap:$', 'coat:$', 'trousers', 'boots'], home: ['city'] },\n`,
  },
  {
    file: 'workers/engine/catalogue/animals.ts',
    after: 'const rows: readonly Beast[] = [\n',
    row: `  { ...built(dog), id: 'maned-dog', aliases: ['quagga hound'], fur: ['#b85c2c/fox'], rig: 'lion', home: ['desert'], folk: 'wolffolk' },\n`,
  },
  {
    file: 'workers/engine/catalogue/terrain-nature.ts',
    after: 'export const NATURE: readonly Terrain[] = [\n',
    row: `  { name: 'lichen', words: 'lichen heath, reindeer moss', colours: ['#b4c49c', '#d8dcc0'], contrast: 0.56, layers: [uneven(), m('tuft', 4), m('daisy', 1)], soft: 2, side: 'earth' },\n`,
  },
] as const;

/** What the engine makes of a text, by its entry points alone: nobody tells it what has been added. */
const PROBE = `
import { understand } from './workers/engine/understand/index.ts';
import { drawSubject } from './workers/engine/subject/draw-subject.ts';
import { bodyOf } from './workers/engine/subject/sources.ts';
import { drawAnimation, motionFromText, pieceMotionFromText } from './workers/engine/subject/motion/index.ts';
import { chooseScene } from './workers/engine/place/choose-scene.ts';
import { drawTopdownSet } from './workers/engine/tile/topdown-set.ts';
import { materialOf } from './workers/engine/tile/material.ts';
const options = { width: 32, height: 32, seed: 1, variation: 0 };
const pixels = (image) => Buffer.from(image.data).toString('base64');
const material = materialOf('a lichen heath');
const tiles = drawTopdownSet({ lower: 'water', upper: 'a lichen heath', seed: 1 }).tiles.length;
console.log(JSON.stringify([{ terrain: material.kind, colour: material.colours[0], tiles }, ...process.argv.slice(2).map((text) => {
  const brief = understand(text);
  const { rig } = bodyOf(brief);
  const motion = rig ? motionFromText(rig, 'walk') : pieceMotionFromText('jump');
  const sides = ['south', 'east', 'north'].map((direction) => pixels(drawSubject(brief, { ...options, style: { direction } }).image));
  const frames = drawAnimation(brief, { ...options, style: {}, motion, directions: ['south'] }).frames.get('south').map(pixels);
  return { kind: brief.kind, concept: brief.concept, confidence: brief.confidence, rig, scene: chooseScene(brief, 1), sides: new Set(sides).size, frames: new Set(frames).size };
})]));
`;

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-entry-'));
  for (const room of ['workers/engine', 'src/pixels', 'src/domain', 'models/motion', 'package.json'])
    cpSync(room, join(copy, room), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'dir');
  for (const { file, after, row } of ROWS) {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text.split(after), file).toHaveLength(2);
    writeFileSync(
      join(copy, file),
      text.replace(after, () => after + row),
    );
  }
  writeFileSync(join(copy, 'probe.mts'), PROBE);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a row in one file is understood, drawn, turned, moved and put where it is at home', () => {
  const texts = ['a red mile marker', 'an old lamp lighter', 'a big quagga hound'];
  const ran = spawnSync(process.execPath, ['--import', 'tsx', 'probe.mts', ...texts], { cwd: copy, encoding: 'utf8' });
  expect(ran.stderr).toBe('');
  const [heath, milestone, lamplighter, hound] = JSON.parse(ran.stdout) as Record<string, unknown>[];
  expect(heath).toMatchObject({ terrain: 'lichen', colour: '#b4c49c' });
  expect(heath!.tiles).toBeGreaterThanOrEqual(16);
  expect(milestone).toMatchObject({ kind: 'thing', concept: 'milestone', confidence: 1, scene: 'forest' });
  expect(milestone).not.toHaveProperty('rig');
  expect(lamplighter).toMatchObject({ kind: 'humanoid', concept: 'lamplighter', rig: 'mannequin', scene: 'city' });
  expect(hound).toMatchObject({ kind: 'quadruped', concept: 'maned-dog', rig: 'lion', scene: 'desert' });
  for (const made of [milestone!, lamplighter!, hound!]) {
    expect(made.sides, String(made.concept)).toBeGreaterThanOrEqual(2);
    expect(made.frames, String(made.concept)).toBeGreaterThanOrEqual(4);
  }
});
