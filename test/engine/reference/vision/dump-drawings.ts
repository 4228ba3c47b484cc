/**
 * Writes the geometry's drawings as training data, in the form of the motion data:
 * `npx tsx test/engine/reference/vision/dump-drawings.ts --out FOLDER [--figures 3600] [--val 300]` makes
 * FOLDER/geometry_{humanoid,quadruped,thing}.jsonl, a line a subject, and folders of the same names with an array a file.
 * Figures come with their true joints. `python -m keypoints.train --drawings FOLDER` reads it all. The same numbers
 * give the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DIRECTIONS, VIEWS } from '../../../../src/domain/words.ts';
import { SKELETON_LABELS } from '../../../../workers/engine/subject/motion/labels.ts';
import type { SubjectKind } from '../../../../workers/engine/types.ts';
import { type Drawing, drawFigure, drawThing } from './drawings.ts';

const POSES = 2;
const SIDES = 3;
/** Share of each kind among the figures asked for; things are extra. */
const SHARES: Readonly<Record<SubjectKind, number>> = { humanoid: 0.75, quadruped: 0.25, thing: 0.4 };

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    figures: { type: 'string', default: '3600' },
    val: { type: 'string', default: '300' },
  },
});
const counts = { train: Number(values.figures), val: Number(values.val) };
if (!values.out || Object.values(counts).some((n) => !Number.isInteger(n) || n < 0)) {
  console.error('Usage: dump-drawings.ts --out FOLDER [--figures N] [--val N], N a whole number of figures');
  process.exit(2);
}

interface Frame extends Pick<Drawing, 'image'>, Partial<Omit<Drawing, 'image'>> {
  readonly subject: number;
  /** Index in VIEWS; −1 not told. */
  readonly view: number;
}

interface Subject {
  readonly name: string;
  readonly caption: string;
  readonly view: number;
  readonly drawings: readonly Omit<Frame, 'subject' | 'view'>[];
}

function subjectOf(kind: SubjectKind, split: 'train' | 'val', i: number): Subject {
  const seed = `${split}/${kind}/${i}`;
  const heldOut = split === 'val';
  if (kind === 'thing') {
    const { concept, image } = drawThing(seed, heldOut);
    return { name: `${concept} ${i}`, caption: concept.replaceAll('-', ' '), view: -1, drawings: [{ image }] };
  }
  const { concept, style, motion, drawings } = drawFigure(seed, { kind, heldOut, poses: POSES, sides: SIDES });
  const caption = `${concept}, ${motion}`.replaceAll('-', ' ');
  return { name: `${concept} ${i}`, caption, view: VIEWS.indexOf(style.view!), drawings };
}

/** NumPy's array format, version 1.0. */
function npy(type: string, shape: readonly number[], data: ArrayBufferView): Buffer {
  const dims = shape.map((n) => `${n},`).join(' ');
  const header = `{'descr': '${type}', 'fortran_order': False, 'shape': (${dims}), }`;
  const length = Math.ceil((10 + header.length + 1) / 64) * 64 - 10;
  const start = Buffer.alloc(10 + length, ' ');
  start.write('\x93NUMPY\x01\x00', 0, 'latin1');
  start.writeUInt16LE(length, 8);
  start.write(header, 10, 'latin1');
  start.write('\n', 9 + length, 'latin1');
  return Buffer.concat([start, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)]);
}

function writeArrays(folder: string, frames: readonly Frame[]): void {
  mkdirSync(folder, { recursive: true });
  const count = frames.length;
  const write = (name: string, type: string, data: ArrayBufferView, shape: readonly number[] = [count]) =>
    writeFileSync(join(folder, `${name}.npy`), npy(type, shape, data));
  const pixels = Buffer.concat(frames.map(({ image }) => new Uint8Array(image.data)));
  let end = 0;
  const offsets = frames.map(({ image }) => {
    end += image.data.length;
    return BigInt(end - image.data.length);
  });
  write('pixels', '|u1', pixels, [pixels.length]);
  write('offset', '<i8', BigInt64Array.from(offsets));
  write(
    'width',
    '<u2',
    Uint16Array.from(frames, ({ image }) => image.width),
  );
  write(
    'height',
    '<u2',
    Uint16Array.from(frames, ({ image }) => image.height),
  );
  write(
    'subject',
    '<i4',
    Int32Array.from(frames, ({ subject }) => subject),
  );
  write(
    'direction',
    '|i1',
    Int8Array.from(frames, (f) => (f.direction ? DIRECTIONS.indexOf(f.direction) : -1)),
  );
  write(
    'view',
    '|i1',
    Int8Array.from(frames, ({ view }) => view),
  );
  // what hides a joint is not told, so all that are named count as visible
  const none = SKELETON_LABELS.map(() => ({ x: Number.NaN, y: Number.NaN, z_index: Number.NaN }));
  const points = frames.flatMap(({ joints = none }) => joints.flatMap(({ x, y, z_index }) => [x, y, z_index, 1]));
  write('keypoints', '<f4', Float32Array.from(points), [count, SKELETON_LABELS.length, 4]);
}

for (const [kind, share] of Object.entries(SHARES) as [SubjectKind, number][]) {
  const lines: string[] = [];
  const frames: Frame[] = [];
  for (const split of ['train', 'val'] as const) {
    for (let i = 0; i < Math.round(counts[split] * share); i++) {
      const { name, caption, view, drawings } = subjectOf(kind, split, i);
      const subject = lines.length;
      frames.push(...drawings.map((drawing) => ({ ...drawing, subject, view })));
      lines.push(`${JSON.stringify({ subject, name, captions: [caption], kind, split })}\n`);
    }
  }
  writeArrays(join(values.out, `geometry_${kind}`), frames);
  writeFileSync(join(values.out, `geometry_${kind}.jsonl`), lines.join(''));
  console.log(`${kind}: ${lines.length} subjects, ${frames.length} frames`);
}
