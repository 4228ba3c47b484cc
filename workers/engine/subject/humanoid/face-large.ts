import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Figure } from '../../catalogue/garments/types.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { clamp, rad } from '../../solids/vec.ts';
import { drawBlush, drawBrow, drawEye, drawMouth, drawNose, eyeWidth, type Face } from './face-features.ts';
import type { Mask } from './face-mask.ts';
import type { FaceOptions } from './face-options.ts';
import { drawPortraitFace } from './face-portrait.ts';
import { mixed } from './mixed.ts';
import { PORTRAIT } from './portrait-size.ts';

/** Least width of a head, in pixels, whose face is drawn feature by feature. */
const LARGE = 24;
/** Rouge, as a colour of lips. */
const LIPS = '#c8605c';

/** A face by features: age, sex, mood and kind change lids, lashes, brows, lips and lines. True if it drew. */
export function drawLargeFace(canvas: DecalSurface, f: Figure, o: FaceOptions): boolean {
  const rx = f.rig.headWidth * canvas.scale;
  const width = Math.round(rx * 2);
  const featured = o.eye === 'human' || o.eye === 'evil' || (o.eye === 'dot' && width >= PORTRAIT && !f.species.snout);
  if (width < LARGE || !featured) return false;
  const cos = Math.cos(rad(f.rig.yaw));
  if (cos < -0.35) return true;
  const face = faceOf(canvas, f, o, width);
  const eyeY = canvas.project(f.rig.onHead([0, o.eyeY ?? -0.2, 0.9]))[1];
  const rows = {
    eye: Math.round(eyeY - width * 0.12),
    nose: Math.round(eyeY + width * 0.07),
    mouth: Math.round(eyeY + width * 0.17),
  };
  const x = Math.round(canvas.project(f.rig.onHead([0, 0, 0]))[0]);
  const nose = !f.species.snout && !f.species.nose;
  if (width >= PORTRAIT) drawPortraitFace(face, maskOf(canvas, f, o, x), { nose, mouth: o.mouth });
  else if (cos > 0.9) drawFromFront(face, x, rx, rows, nose, o.mouth, o.otherEye ? canvas.ramp(o.otherEye) : undefined);
  else if (cos > 0.35) drawAslant(canvas, f, face, x, rx, rows, nose, o);
  else drawProfile(canvas, f, face, x, rx, rows, o);
  return true;
}

interface Rows {
  readonly eye: Px;
  readonly nose: Px;
  readonly mouth: Px;
}

function faceOf(canvas: DecalSurface, f: Figure, o: FaceOptions, width: Px): Face {
  const has = (word: string): boolean => o.words?.has(word) ?? false;
  const hair = f.worn('hair')?.material ?? f.worn('beard')?.material ?? (f.species.hair ? 'brunette' : f.skin);
  const evil = o.eye === 'evil';
  return {
    width,
    eyes: f.rig.eyes,
    skin: canvas.ramp(f.skin),
    iris: canvas.ramp(evil ? 'eye_red' : f.eyes),
    brow: canvas.ramp(hair)[1],
    browLight: canvas.ramp(hair)[2],
    ...lipsOf(canvas.ramp(f.skin), canvas.ramp(LIPS)),
    mood: o.mood,
    asleep: o.asleep ?? false,
    laughs: has('laughing'),
    tears: has('crying'),
    evil,
    old: has('old'),
    female: has('female'),
    child: has('child'),
    put: (x, y, colour, over) => {
      if (
        canvas.partAt(x, y) === o.headPart ||
        canvas.nameAt(x, y) === 'face' ||
        (over && canvas.nameAt(x, y) === 'hair')
      )
        canvas.put(x, y, colour);
    },
  };
}

/** From this angle to the line of sight on a feature is round the corner. */
const CORNER = rad(80);

/** The features of a portrait on the head as it is turned. */
function maskOf(canvas: DecalSurface, f: Figure, o: FaceOptions, x: Px): Mask {
  const high = f.rig.headHeight * canvas.scale;
  const rx = f.rig.headWidth * canvas.scale;
  const middle = canvas.project(f.rig.onHead([0, 0, 0.9]))[1];
  const shift = o.eyeY === undefined ? 0 : (-0.2 - o.eyeY) * high;
  const ahead = canvas.project(f.rig.onHead([0, 0, 1]))[0] - canvas.project(f.rig.onHead([0, 0, 0]))[0];
  const turn = Math.asin(clamp(ahead / rx, -1, 1));
  return {
    eye: Math.round(middle + high * 0.13 + shift),
    nose: Math.round(middle + high * 0.46 + shift * 0.6),
    mouth: Math.round(middle + high * 0.65 + shift * 0.4),
    at: (column) => {
      if (Math.abs(turn) < 0.1) return x + column;
      const angle = Math.asin(clamp(column / rx, -1, 1)) + turn;
      return Math.abs(angle) > CORNER ? Number.NaN : x + rx * 0.96 * Math.sin(angle);
    },
  };
}

/** Lips are of a skin's own darkness. */
function lipsOf(skin: Ramp, lips: Ramp): Pick<Face, 'lip' | 'lipDark' | 'lipLight'> {
  return {
    lip: mixed(skin[2], lips[3], 0.72),
    lipDark: mixed(skin[1], lips[2], 0.72),
    lipLight: mixed(skin[3], lips[4], 0.72),
  };
}

const gapOf = (rx: Px): Px => Math.max(2, Math.round(rx * 0.25));

function drawFromFront(face: Face, x: Px, rx: Px, rows: Rows, nose: boolean, mouth: boolean, other?: Ramp): void {
  const gap = gapOf(rx);
  for (const dir of [1, -1] as const) {
    const inner = dir > 0 ? x + gap : x - 1 - gap;
    if (face.female || face.child || face.mood === 'happy' || face.mood === 'drunk')
      drawBlush(face, inner + dir * Math.round(face.width * 0.1), rows.nose, dir);
    drawEye(dir > 0 && other ? { ...face, iris: other } : face, inner, rows.eye, dir);
    drawBrow(face, inner, rows.eye, dir);
  }
  if (nose) drawNose(face, x, rows.nose, 1);
  if (mouth) drawMouth(face, x, rows.mouth);
}

function drawAslant(
  canvas: DecalSurface,
  f: Figure,
  face: Face,
  x: Px,
  rx: Px,
  rows: Rows,
  nose: boolean,
  o: FaceOptions,
): void {
  const dir = Math.sign(Math.sin(rad(f.rig.yaw)));
  const gap = gapOf(rx);
  const middle = x + Math.round(dir * rx * 0.4);
  const narrow = Math.max(1, Math.round(face.width * 0.05));
  const near = middle - (dir > 0 ? 1 : 0) - dir * (gap - 1);
  drawEye(face, near, rows.eye, -dir);
  drawBrow(face, near, rows.eye, -dir);
  const edge = edgeFrom(canvas, o, middle, rows.eye + 2, dir, rx);
  const wide = eyeWidth(face) - narrow;
  const far = middle + (dir > 0 ? 0 : -1) + dir * Math.max(1, gap - 1 - narrow);
  const inner = dir > 0 ? Math.min(far, edge - wide) : Math.max(far, edge + wide);
  drawEye(face, inner, rows.eye, dir, narrow);
  drawBrow(face, inner, rows.eye, dir, narrow);
  const column = middle + (dir > 0 ? 0 : -1);
  if (nose) drawNose(face, column + dir, rows.nose, dir);
  if (o.mouth) drawMouth(face, column, rows.mouth, 1);
}

function drawProfile(canvas: DecalSurface, f: Figure, face: Face, x: Px, rx: Px, rows: Rows, o: FaceOptions): void {
  const dir = Math.sign(Math.sin(rad(f.rig.yaw)));
  const narrow = Math.round(face.width * 0.055);
  const inner = edgeFrom(canvas, o, x, rows.eye + 2, dir, rx) - dir * Math.max(2, Math.round(face.width * 0.1));
  drawEye(face, inner, rows.eye, -dir, narrow);
  drawBrow(face, inner, rows.eye, -dir, narrow);
  if (!o.mouth) return;
  const corner = face.mood === 'happy' ? -1 : face.mood === 'sad' || face.mood === 'angry' ? 1 : 0;
  const long = Math.max(3, Math.round(face.width * 0.14));
  const edge = edgeFrom(canvas, o, x, rows.mouth, dir, rx);
  for (let i = 1; i <= long; i++) face.put(edge - dir * i, rows.mouth + (i === long ? corner : 0), face.skin[1]);
}

/** The last column of the head in a row, looking along `dir`. */
function edgeFrom(canvas: DecalSurface, o: FaceOptions, x: Px, y: Px, dir: number, rx: Px): Px {
  for (let s = Math.ceil(rx * 1.4); s > -rx; s--) if (canvas.partAt(x + dir * s, y) === o.headPart) return x + dir * s;
  return x;
}
