/** What hangs down a back: capes and cloaks behind who wears them, tied before the breast; backpacks with their straps. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { block, dot, lined, sheet } from '../../effects/paint.ts';
import { joined, painted, type Sprite } from '../../sprites/sprite.ts';
import { eyesOf, setEyes } from '../creature-marks.ts';
import { headOf } from '../parts.ts';
import { named, shade } from './put.ts';

export const ON_BACK = /cape|cloak|mantle|backpack/;

/** The first and the last opaque column of a row. */
function spanOf({ image: { width, data } }: Sprite, row: Px): readonly [Px, Px] | undefined {
  let [l, r] = [-1, -1];
  for (let x = 0; x < width; x++)
    if (data[(row * width + x) * 4 + 3]) {
      if (l < 0) l = x;
      r = x;
    }
  return l < 0 ? undefined : [l, r];
}

/** The row under a face: below the mouth, or as far below the eyes as these are below the crown. */
function throatOf(s: Sprite): Px {
  const head = headOf(s);
  const set = setEyes(s);
  const eyes = set.length > 0 ? set : eyesOf(s);
  const low = eyes.length > 0 ? Math.max(...eyes.map((e) => e.bottom)) : head.y + head.height * 0.5;
  const mouth = s.at.mouth?.y ?? low;
  return Math.round(Math.min(s.image.height * 0.8, Math.max(low, mouth) + Math.max(2, s.image.height * 0.09)));
}

export function onBack(s: Sprite, words: string, hex: string): Sprite {
  const { width, height } = s.image;
  const row = throatOf(s);
  const [l, r] = spanOf(s, row) ?? [0, width - 1];
  const pack = /backpack/.test(words);
  const flare = Math.max(3, Math.round(width * (pack ? 0.08 : 0.16)));
  const top = Math.max(0, row - Math.round(height * (pack ? 0.2 : 0.12)));
  const end = pack ? Math.min(height, row + Math.round(height * 0.3)) : height;
  // the cloth is seen on both sides of the body, wider towards the ground, with a fold on each
  const cloth = sheet(width + flare * 2, end - top);
  for (let y = 0; y < end - top; y++) {
    const t = pack ? 0.8 : 0.25 + 0.75 * (y / Math.max(1, end - top - 1));
    const [a, b] = spanOf(s, top + y) ?? [l, r];
    const from = Math.min(a, l) + flare - flare * t;
    const to = Math.max(b, r) + flare + flare * t;
    for (let x = Math.round(from); x <= to; x++) {
      const edge = Math.min(x - from, to - x);
      dot(
        cloth,
        x,
        y,
        edge < 1.5 ? shade(hex, x < width / 2 + flare ? 1.12 : 0.86) : edge < 3 ? hex : shade(hex, 0.66),
      );
    }
  }
  const strap = sheet(width, height);
  const [sl, sr] = [l + 1, r - 1];
  if (pack)
    for (const x of [sl + (sr - sl) * 0.16, sl + (sr - sl) * 0.8]) block(strap, x, Math.max(0, row - height * 0.06), Math.max(1, width * 0.06), height * 0.26, shade(hex, 0.72)); // biome-ignore format: one line
  else {
    const thick = Math.max(1, Math.round(height * 0.045));
    for (let x = sl; x <= sr; x++) {
      const sag = Math.sin((Math.PI * (x - sl)) / Math.max(1, sr - sl)) * thick * 1.2;
      for (let y = 0; y < thick; y++) dot(strap, x, row + sag + y, y === 0 ? shade(hex, 1.1) : shade(hex, 0.8));
    }
    const clasp = Math.max(2, Math.round(width * 0.06));
    block(strap, (sl + sr + 1 - clasp) / 2, row + thick * 1.2 - (clasp - thick) / 2, clasp, clasp, '#f4c848');
  }
  return joined(
    [
      { sprite: named(painted(lined(cloth, shade(hex, 0.36)), words), words), x: -flare - 1, y: top - 1 },
      { sprite: s, x: 0, y: 0 },
      { sprite: named(painted(onlyOn(strap, s), words), words), x: 0, y: 0 },
    ],
    1,
  );
}

/** What lies on the body alone. */
function onlyOn(over: ReturnType<typeof sheet>, { image }: Sprite): ReturnType<typeof sheet> {
  for (let i = 3; i < over.data.length; i += 4) if (!image.data[i]) over.data[i] = 0;
  return over;
}
