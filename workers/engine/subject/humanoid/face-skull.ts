/** The face of a skull that is large enough for hollows: sockets, a nose and teeth. */
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Figure } from '../../catalogue/garments/types.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { DARK } from './face-features.ts';
import type { FaceOptions } from './face-options.ts';

/** Least width of such a skull, in pixels. */
const LARGE = 30;

/** From the front. True if it drew. */
export function drawSkullFace(canvas: DecalSurface, f: Figure, o: FaceOptions): boolean {
  const rx = f.rig.headWidth * canvas.scale;
  const W = rx * 2;
  if (W < LARGE || o.eye !== 'socket' || Math.cos((f.rig.yaw * Math.PI) / 180) < 0.9) return false;
  const x0 = Math.round(canvas.project(f.rig.onHead([0, 0, 0]))[0]);
  const row = (y: number): Px => Math.round(canvas.project(f.rig.onHead([0, y, 0.9]))[1]);
  const skin = canvas.ramp(f.skin);
  const glow = canvas.ramp(o.eyesNamed ? f.eyes : 'eye_red');
  const put = (x: number, y: number, c: Rgb): void => {
    if (canvas.partAt(x, y) === o.headPart) canvas.put(x, y, c);
  };
  const both = (dx: number, y: number, c: Rgb): void => {
    put(x0 + dx, y, c);
    put(x0 - 1 - dx, y, c);
  };
  const eye = row(0.02);
  const [wide, tall] = [W * 0.15, W * (o.mood === 'angry' ? 0.12 : 0.145)];
  for (let y = -Math.ceil(tall); y <= tall; y++)
    for (let x = -Math.ceil(wide); x <= wide; x++) {
      // a brow bone hangs over the outer half
      const d = (x / wide) ** 2 + ((y + (y < 0 ? x * 0.16 : 0)) / tall) ** 2;
      if (d <= 1) both(Math.round(W * 0.23) + x, eye + y, d > 0.72 && y > 0 ? skin[0] : DARK);
      else if (d <= 1.3 && y > 0) both(Math.round(W * 0.23) + x, eye + y, skin[2]);
    }
  const pupil = Math.max(1, Math.round(W / 26));
  for (let y = 0; y < pupil; y++)
    for (let x = 0; x < pupil; x++) both(Math.round(W * 0.21) + x, eye + y, glow[y === 0 ? 4 : 3]);
  const nose = row(-0.28);
  const high = Math.max(2, Math.round(W * 0.09));
  for (let y = 0; y < high; y++) for (let x = 0; x <= (y / high) * W * 0.05; x++) both(x, nose + y, DARK);
  const teeth = row(-0.6);
  const long = Math.max(2, Math.round(W * 0.075));
  const step = Math.max(2, Math.round(W / 14));
  for (let x = 0; x < W * 0.27; x++) {
    both(x, teeth, DARK);
    for (let y = 1; y <= long; y++) {
      if (x % step === step - 1) {
        both(x, teeth + y, skin[1]);
        both(x, teeth - y, skin[1]);
      } else {
        both(x, teeth + y, skin[4]);
        both(x, teeth - y, skin[4]);
      }
    }
  }
  return true;
}
