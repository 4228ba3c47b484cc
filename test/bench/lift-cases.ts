/** Validation clips of the motion data with true joints: what re-posing is measured on. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIRECTIONS, type Direction, JOINT_LABELS } from '../../src/domain/words.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import type { Keypoint } from '../../workers/engine/types.ts';
import { half, openNpz } from './npz.ts';

export interface ClipFrame {
  readonly image: Rgba;
  /** Joints that the data knows; undefined for a source without keypoints. */
  readonly pose: readonly Keypoint[] | undefined;
}

/** One clip seen from one side: frames in order on one canvas. */
export interface ClipCase {
  readonly source: string;
  readonly subject: number;
  readonly kind: string;
  readonly caption: string;
  readonly clip: number;
  readonly action: string;
  readonly direction: Direction;
  /** 0 side, 1 low top-down, 2 high top-down, 3 isometric. */
  readonly view: number;
  readonly loop: boolean;
  readonly frames: readonly ClipFrame[];
}

interface SubjectRow {
  readonly subject: number;
  readonly split: string;
  readonly kind: string;
  readonly captions: readonly string[];
}
interface ClipRow {
  readonly clip: number;
  readonly subject: number;
  readonly action: string;
  readonly loop: boolean;
}

const rows = async <T>(file: string): Promise<T[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

/** The clips of one source (a part's name) whose subjects are of `split`. */
export async function readClips(folder: string, source: string, split = 'val'): Promise<ClipCase[]> {
  const subjects = new Map((await rows<SubjectRow>(join(folder, `${source}.jsonl`))).map((s) => [s.subject, s]));
  const clips = new Map((await rows<ClipRow>(join(folder, `${source}.clips.jsonl`))).map((c) => [c.clip, c]));
  const npz = await openNpz(join(folder, `${source}.npz`));
  const numbers = async (name: string): Promise<(i: number) => number> => {
    const { bytes, dtype } = await npz.read(name);
    const read: Record<string, (i: number) => number> = {
      '<i8': (i) => Number(bytes.readBigInt64LE(i * 8)),
      '<i4': (i) => bytes.readInt32LE(i * 4),
      '<i2': (i) => bytes.readInt16LE(i * 2),
      '<u2': (i) => bytes.readUInt16LE(i * 2),
      '|i1': (i) => bytes.readInt8(i),
      '<f2': (i) => half(bytes.readUInt16LE(i * 2)),
    };
    const reader = read[dtype];
    if (!reader) throw new Error(`${source}.${name} has the unknown type ${dtype}.`);
    return reader;
  };
  const [offset, width, height, clip, direction, frame, view] = [
    await numbers('offset'),
    await numbers('width'),
    await numbers('height'),
    await numbers('clip'),
    await numbers('direction'),
    await numbers('frame'),
    await numbers('view'),
  ];
  const keypoint = npz.has('keypoints') ? await numbers('keypoints') : undefined;
  const count = (await npz.read('clip')).shape[0]!;
  const wanted: number[] = [];
  for (let i = 0; i < count; i++) {
    const c = clips.get(clip(i));
    if (c && direction(i) >= 0 && subjects.get(c.subject)?.split === split) wanted.push(i);
  }
  wanted.sort((a, b) => offset(a) - offset(b));
  const pixels = await npz.slices(
    'pixels',
    wanted.map((i) => [offset(i), width(i) * height(i) * 4]),
  );
  const groups = new Map<string, { at: number; order: number; image: Rgba }[]>();
  wanted.forEach((i, k) => {
    const key = `${clip(i)}:${direction(i)}`;
    const image: Rgba = { width: width(i), height: height(i), data: new Uint8ClampedArray(pixels[k]!) };
    groups.set(key, [...(groups.get(key) ?? []), { at: i, order: frame(i), image }]);
  });
  return [...groups.values()].map((group) => {
    group.sort((a, b) => a.order - b.order);
    const { at } = group[0]!;
    const { action, loop, subject, clip: id } = clips.get(clip(at))!;
    const { kind, captions } = subjects.get(subject)!;
    return {
      source,
      subject,
      kind,
      caption: captions[0] ?? '',
      clip: id,
      action,
      loop,
      direction: SCREEN[direction(at)]!,
      view: view(at),
      frames: group.map(({ at: i, image }) => ({ image, pose: keypoint && poseAt(keypoint, i) })),
    };
  });
}

/** The data's directions: 0 south, then counterclockwise as seen from above. */
const SCREEN: readonly Direction[] = [...DIRECTIONS];

function poseAt(value: (i: number) => number, i: number): readonly Keypoint[] | undefined {
  const pose = JOINT_LABELS.map((label, j) => {
    const at = (i * JOINT_LABELS.length + j) * 4;
    return { label, x: value(at), y: value(at + 1), z: value(at + 2) };
  }).filter(({ x, y }) => !Number.isNaN(x) && !Number.isNaN(y));
  return pose.length > 0 ? pose : undefined;
}
