import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Mat3, Vec3 } from '../../solids/vec.ts';

/** Names of the bones that the data file keeps; `_r` is the figure's right. */
export type ClipBone =
  | 'hips'
  | 'chest'
  | 'head'
  | `${'upperarm' | 'lowerarm' | 'hand' | 'upperleg' | 'lowerleg' | 'foot'}_${'r' | 'l'}`;

/** One stored frame: pelvis over the ground in standing heights, and world rotations from the T-pose. */
export interface ClipFrame {
  readonly root: Vec3;
  readonly rotation: (bone: ClipBone) => Mat3;
}

export interface Clip {
  readonly name: string;
  /** Words for what it shows. */
  readonly action: string;
  readonly loop: boolean;
  readonly durationMs: number;
  readonly source: string;
  readonly frames: readonly ClipFrame[];
}

interface StoredClip {
  readonly name: string;
  readonly action: string;
  readonly loop: boolean;
  readonly frames: number;
  readonly durationMs: number;
  readonly source: string;
  readonly data: string;
}
interface ClipFile {
  readonly bones: readonly ClipBone[];
  readonly rest: Readonly<Record<string, Vec3>>;
  readonly clips: readonly StoredClip[];
}

const FILE = new URL('../../../../models/motion/humanoid-clips.json.br', import.meta.url);

let file: ClipFile | undefined;
const stored = (): ClipFile => {
  file ??= JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString('utf8')) as ClipFile;
  return file;
};

/** T-pose of the skeleton that the clips were retargeted to, in standing heights. */
export const restJoint = (bone: string): Vec3 => stored().rest[bone]!;

const decoded = new Map<string, Clip>();

/** A clip by name; throws a RangeError that lists the names for an unknown one. */
export function clipOf(name: string): Clip {
  const known = decoded.get(name);
  if (known) return known;
  const { bones, clips } = stored();
  const clip = clips.find((c) => c.name === name);
  if (!clip) throw new RangeError(`Unknown clip: "${name}". Should be one of: ${clips.map((c) => c.name).join(', ')}.`);
  const bytes = Buffer.from(clip.data, 'base64');
  const size = 3 + bones.length * 4;
  const at = (frame: number, i: number): number => bytes.readInt16LE((frame * size + i) * 2);
  const frames = Array.from(
    { length: clip.frames },
    (_, f): ClipFrame => ({
      root: [at(f, 0) / 10000, at(f, 1) / 10000, at(f, 2) / 10000],
      rotation: (bone) => {
        const i = 3 + bones.indexOf(bone) * 4;
        return rotationOf(at(f, i), at(f, i + 1), at(f, i + 2), at(f, i + 3));
      },
    }),
  );
  const { action, loop, durationMs, source } = clip;
  const made: Clip = { name, action, loop, durationMs, source, frames };
  decoded.set(name, made);
  return made;
}

/** Matrix of a quaternion of any length. */
function rotationOf(x: number, y: number, z: number, w: number): Mat3 {
  const s = 2 / (x * x + y * y + z * z + w * w);
  return [
    1 - s * (y * y + z * z),
    s * (x * y - z * w),
    s * (x * z + y * w),
    s * (x * y + z * w),
    1 - s * (x * x + z * z),
    s * (y * z - x * w),
    s * (x * z - y * w),
    s * (y * z + x * w),
    1 - s * (x * x + y * y),
  ];
}
