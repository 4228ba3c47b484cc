import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { apply, normalize, rad, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead } from './beast-head.ts';

const DARK: Rgb = [34, 24, 36];
const WHITE: Rgb = [250, 246, 240];
const FACE_PARTS: readonly string[] = ['head', 'muzzle', 'mask'];

/** Eyes that are seen however small. */
const SHINING: ReadonlySet<string> = new Set(['eye_red', 'eye_glow']);

/** Rows that eyes go up for a muzzle. */
const MOST_RAISED = 2;

/** Whether the muzzle lies under eyes of this box or beside them. */
function touches(canvas: DecalSurface, x0: Px, y0: Px, width: Px, height: Px): boolean {
  for (let y = y0; y <= y0 + height; y++)
    for (let x = x0 - 1; x <= x0 + width; x++) if (canvas.nameAt(x, y) === 'muzzle') return true;
  return false;
}

/** Eyes on the pixel grid where their normals face the viewer: 1×2 px below 40 px, then 2×2 with a white pixel, then 3×3, then 4×4. */
export function drawBeastFace(canvas: DecalSurface, h: BeastHead, yaw: number, size: Px): void {
  const { beast: B, eyes } = h.look;
  const side = B.equine === true;
  const tier = size <= 20 ? 0 : size < 40 ? 1 : size < 80 ? 2 : size < 112 ? 3 : 4;
  const width = tier < 2 ? 1 : tier;
  const height = tier < 1 ? 1 : tier < 3 ? 2 : tier;
  const dark = eyes === 'dark' || h.look.bony;
  const iris = dark ? undefined : canvas.ramp(eyes);
  const south = Math.abs(Math.sin(rad(yaw))) < 0.2 && Math.cos(rad(yaw)) > 0;
  const profile = Math.abs(Math.sin(rad(yaw))) > 0.9;
  const [cx] = canvas.project(h.frame.origin);
  for (const d of [-1, 1]) {
    const normal = normalize(side ? [d, 0.1, 0.25] : [d * 0.62, 0.12, 0.9]);
    if (canvas.direction(apply(h.frame.rotation, normal))[2] < (side ? -0.05 : 0.12)) continue;
    // in profile an eye at the very edge would melt into the outline
    const place: Vec3 = side
      ? [d * 0.8, 0.18, profile ? 0.22 : 0.4]
      : profile
        ? [d * 0.7, 0.16, 0.58]
        : [d * 0.46, 0.12, 0.82];
    const [ex, ey] = canvas.project(h.point(place));
    let x0 = Math.round(ex - width / 2);
    if (south) {
      // symmetric about the centre line
      const middle = Math.round(cx);
      const off = Math.max(1, Math.round(Math.abs(ex - cx) - width / 2));
      x0 = ex > cx ? middle + off : middle - off - width;
    }
    let y0 = Math.round(ey - height / 2);
    // the line round a muzzle and eyes that touch it would be one dark shape
    if (south && width > 1) for (let up = 0; up < MOST_RAISED && touches(canvas, x0, y0, width, height); up++) y0--;
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        if (!FACE_PARTS.includes(canvas.nameAt(x0 + i, y0 + j))) continue;
        const inner = south ? (ex > cx ? i === 0 : i === width - 1) : i === 0;
        const outward = south && ex <= cx ? width - 1 - i : i;
        const glint = width > 3 ? j < 2 && outward > 1 : width > 1 && j === 0 && !inner;
        const colour = glint ? (iris ? iris[4] : WHITE) : width > 1 && iris && !inner ? iris[3] : DARK;
        canvas.put(
          x0 + i,
          y0 + j,
          width === 1 && iris && (h.look.evil || h.look.glows || SHINING.has(eyes))
            ? iris[j === 0 && height > 1 ? 2 : 3]
            : colour,
        );
      }
    }
  }
}
