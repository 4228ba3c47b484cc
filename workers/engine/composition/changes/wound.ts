/** What is wound round a thing in several turns: plants with their leaves, chains of links, twisted ropes, strips of cloth. */
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { dot } from '../effects/paint.ts';
import { lieOf } from '../sprites/lie.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { inChains } from './in-chains.ts';
import { mainColour } from './parts.ts';

/** A pixel of a strand by how far it lies along and across it, both in strokes: a tone of its ramp, or undefined where the thing is seen. */
type Strand = (along: number, across: number) => 0 | 1 | 2 | 3 | undefined;

const modulo = (n: number, of: number): number => ((n % of) + of) % of;

const rope: Strand = (along, across) =>
  Math.abs(across) > 2 ? undefined : modulo(along + across, 3) < 1 ? 1 : across < 0 ? 3 : 2;
const cloth: Strand = (_along, across) => (Math.abs(across) > 3.2 ? undefined : across > 2 ? 1 : across < -1.4 ? 3 : 2);

const STRANDS: Readonly<Record<string, Strand>> = { rope, bandage: cloth, cloth, rag: cloth, ribbon: cloth, tape: cloth }; // biome-ignore format: a table

/** Several turns of it; a colour is that of what is wound. `signed`: there is a sign in the middle. */
export function wound(s: Sprite, what: string, hex: string, seed: number, signed = false): Sprite {
  if (/^chains?$/.test(what)) return inChains(s, unlike(s, hex), signed);
  const strand = STRANDS[what.replace(/s$/, '')];
  return strand ? turned(s, strand, hex, /bandage|cloth|rag|tape/.test(what)) : grown(s, hex, seed);
}

/** Colours that are no further apart, in OKLab, are hard to tell. */
const LOST = 0.12;
/** Steel on steel would not be seen: the same in a paler or a darker one. */
function unlike(s: Sprite, hex: string): string {
  const [own, of] = [hexToOklab(hex), hexToOklab(mainColour(s))];
  return Math.hypot(own[0] - of[0], own[1] - of[1], own[2] - of[2]) > LOST ? hex : of[0] < 0.56 ? '#c4ccd8' : '#5c6474';
}

/** Slanting turns along what is long; what is not has two that cross, strips of cloth several beside each other. */
function turned(s: Sprite, strand: Strand, hex: string, isCloth: boolean): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const ramp = matter(unlike(s, hex));
  const stroke = Math.max(1, Math.round(Math.min(width, height) / 36));
  const { x: cx, y: cy, ux, uy, long } = lieOf(s);
  const slants = long || isCloth ? [0.55] : [0.6, -0.6];
  // what is wrapped is seen between the strips
  const apart = isCloth ? 13 : long ? 13 : 1000;
  for (const slant of slants) {
    // of what is compact the turns lie level
    const [ax, ay] = long ? [ux, uy] : [-Math.sin(slant * (isCloth ? 0.4 : 1)), Math.cos(slant * (isCloth ? 0.4 : 1))];
    const turn = long ? slant : 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (!s.image.data[i * 4 + 3]) continue;
        const [dx, dy] = [(x - cx) / stroke, (y - cy) / stroke];
        const along = dy * ax - dx * ay;
        const off = dx * ax + dy * ay - along * turn + apart / 2;
        const across = long || isCloth ? modulo(off, apart) - apart / 2 : off - apart / 2;
        const tone = strand(along, across);
        const edge = Math.min(...[-1, 1].map((d) => (strand(along, across + d) === undefined ? 1 : 0)));
        if (tone !== undefined) dot(image, x, y, s.parts[i]! < 0 ? ramp[0]! : ramp[tone]!);
        else if (edge === 0 && s.parts[i]! >= 0) dot(image, x, y, ramp[0]!);
      }
  }
  return { ...s, image };
}

/** Stalks with leaves. */
function grown(s: Sprite, hex: string, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const ramp = matter(hex);
  const unit = Math.max(1, Math.round(Math.min(width, height) / 40));
  const period = 6.6 * unit;
  const at = (x: Px, y: Px): number => modulo(x * 1.15 - y * 0.55, period);
  const random = createRandom(seed).fork('vines');
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!s.image.data[i * 4 + 3]) continue;
      const t = at(x, y);
      if (t < unit * 2.2) dot(image, x, y, s.parts[i]! < 0 ? ramp[0]! : t < unit * 1.1 ? ramp[3]! : ramp[1]!);
    }
  for (let k = 0; k < (width * height) / (40 * unit * unit); k++) {
    const [x, y] = [random.int(width), random.int(height)];
    if (s.parts[y * width + x]! < 0 || at(x, y) > unit * 2) continue;
    for (const [dx, dy, tone] of [[0, -1, 3], [1, -1, 3], [0, 0, 2], [1, 0, 1]] as const)
      for (let b = 0; b < unit; b++) for (let a = 0; a < unit; a++) dot(image, x + dx * unit + a, y + dy * unit + b, ramp[tone]!); // biome-ignore format: one line
  }
  const parts = s.parts.slice();
  for (let i = 0; i < parts.length; i++) if (parts[i]! < 0 && image.data[i * 4 + 3] && !s.image.data[i * 4 + 3]) parts[i] = 0; // biome-ignore format: one line
  return { ...s, image, parts };
}
