/**
 * Writes captioned pictures, turns and poses that the engine's geometry draws, as training data of kiln:
 * `npx tsx test/engine/kiln-source/dump.ts --out FOLDER [--subjects 4000] [--val 200] [--seed 1]` makes FOLDER/drawn.jsonl
 * (a line a subject), drawn.clips.jsonl and one plain array each as drawn.<name>.bin, little endian. The same numbers
 * give the same bytes. `models/train/kiln/data/drawings.py` reads the folder.
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DIRECTIONS, VIEWS } from '../../../src/domain/words.ts';
import type { Style } from '../../../workers/engine/types.ts';
import { type CaptionedSubject, captionedSubject, type Picture } from './captioned.ts';

const JOINTS = 18;
/** The data's fourth view. */
const ISOMETRIC = 3;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    subjects: { type: 'string', default: '4000' },
    val: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const counts = { train: Number(values.subjects), val: Number(values.val) };
if (!values.out || Object.values(counts).some((n) => !Number.isInteger(n) || n < 0)) {
  console.error('Usage: dump.ts --out FOLDER [--subjects N] [--val N] [--seed S], N a whole number');
  process.exit(2);
}
const folder = values.out;
mkdirSync(folder, { recursive: true });

const files = new Map<string, number>();
function append(name: string, data: string | Uint8Array): void {
  let file = files.get(name);
  if (file === undefined) {
    file = openSync(join(folder, `drawn.${name}`), 'w');
    files.set(name, file);
  }
  if (typeof data === 'string') writeSync(file, data);
  else writeSync(file, data);
}
const bytes = (array: ArrayBufferView): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

const viewOf = ({ isometric, oblique, view }: Style): number =>
  isometric ? ISOMETRIC : oblique || !view ? -1 : VIEWS.indexOf(view);

let subjects = 0;
let clips = 0;
let pictures = 0;

function write(drawn: CaptionedSubject, split: string): void {
  const { style, concept, captions, kind, category, action, colours } = drawn;
  const subject = subjects++;
  const clip = action === undefined ? -1 : clips++;
  for (const picture of drawn.pictures) writePicture(picture, subject, picture.frame === undefined ? -1 : clip, style);
  const { outline, shading, detail, oblique } = style;
  const line = { subject, name: concept, captions, kind, category, colors: colours, outline, shading, detail, oblique };
  append('jsonl', `${JSON.stringify({ ...line, split })}\n`);
  if (action !== undefined) append('clips.jsonl', `${JSON.stringify({ clip, subject, action })}\n`);
}

function writePicture(
  { image, direction, parts, frame, joints }: Picture,
  subject: number,
  clip: number,
  style: Style,
) {
  pictures++;
  append('pixels.bin', bytes(image.data));
  append('parts.bin', parts ?? new Uint8Array(image.width * image.height));
  append('width.bin', bytes(Uint16Array.of(image.width)));
  append('height.bin', bytes(Uint16Array.of(image.height)));
  append('subject.bin', bytes(Int32Array.of(subject)));
  append('clip.bin', bytes(Int32Array.of(clip)));
  append('direction.bin', bytes(Int8Array.of(direction ? DIRECTIONS.indexOf(direction) : -1)));
  append('view.bin', bytes(Int8Array.of(viewOf(style))));
  append('frame.bin', bytes(Int16Array.of(frame ?? 0)));
  const points = joints?.flatMap(({ x, y, z_index }) => [x, y, z_index]);
  append('keypoints.bin', bytes(Float32Array.from(points ?? new Array<number>(JOINTS * 3).fill(Number.NaN))));
}

for (const split of ['train', 'val'] as const) {
  for (let i = 0; i < counts[split]; i++) {
    write(captionedSubject(`${values.seed}/${split}/${i}`, split === 'val'), split);
  }
}
append('clips.jsonl', '');
for (const file of files.values()) closeSync(file);
console.log(`${subjects} subjects, ${pictures} pictures`);
