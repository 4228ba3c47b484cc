/** Scarves, collars, ties and bows under the face of who is no person. */

import { block, dot, ellipse, lined, sheet } from '../../effects/paint.ts';
import { painted, partBox, type Sprite } from '../../sprites/sprite.ts';
import { eyesOf } from '../creature-marks.ts';
import { HEAD, headOf } from '../parts.ts';
import { withCollar } from './collar.ts';
import { hasProfile, put, SMALL_HEAD, shade } from './put.ts';

export const NECKWEAR = /scarf|collar|necklace|amulet|pendant|medallion|locket|bow tie|bowtie|tie|bow$/;

export function withNeckwear(s: Sprite, words: string, hex: string): Sprite {
  if (/collar/.test(words)) return withCollar(s, words, hex);
  const head = headOf(s);
  // below the bill, which is low in the face of who stands upright
  const bill = partBox(s, /^beak$/);
  const tie = /tie|bow/.test(words);
  // a head of few pixels has a bow of five by three, without a line round it
  if (/bow/.test(words) && Math.min(head.width, head.height) < SMALL_HEAD) {
    const small = sheet(5, 3);
    for (const [x, y] of [[0, 0], [4, 0], [0, 1], [1, 1], [3, 1], [4, 1], [0, 2], [4, 2]] as const) dot(small, x, y, x > 2 || y > 1 ? shade(hex, 0.8) : hex); // biome-ignore format: one line
    dot(small, 2, 1, shade(hex, 0.55));
    // two that lie level are eyes; an eye and a dark nose do not
    const found = eyesOf(s);
    const aside = s.at.mouth !== undefined && hasProfile(s);
    const eyes = found.length > 1 && found[0]!.top === found.at(-1)!.top && !s.partNames.some((n) => /muzzle|snout|nose/.test(n)) ? found : []; // biome-ignore format: one line
    const middle = aside
      ? s.at.mouth!.x - Math.sign(s.at.mouth!.x - s.image.width / 2) * 4
      : eyes.length > 1
        ? (eyes[0]!.left + eyes.at(-1)!.right + 1) / 2
        : head.x + head.width / 2;
    // never over a face: below its eyes and its bill
    const y = Math.max(head.y + head.height * 0.88, bill ? bill.y + bill.height : 0, ...(aside || eyes.length < 2 ? [] : eyes.map((e) => e.bottom + 3)), s.partNames.some((n) => HEAD.test(n)) ? 0 : s.image.height * 0.72); // biome-ignore format: one line
    return put(s, painted(small, words), Math.round(middle - 2.5), Math.min(s.image.height - 4, Math.round(y)), words);
  }
  // of who has no head of its own a face is known by the eyes
  const face = s.partNames.some((n) => HEAD.test(n) && !/eye|mouth|face|tooth|teeth|horn|ear/.test(n))
    ? undefined
    : eyesOf(s);
  const seen =
    face && face.length > 1
      ? {
          left: Math.min(...face.map((e) => e.left)),
          right: Math.max(...face.map((e) => e.right)),
          bottom: Math.max(...face.map((e) => e.bottom)),
        }
      : undefined;
  const wide = seen ? (seen.right - seen.left + 1) * 1.5 : head.width;
  const w = Math.max(tie ? 5 : 4, Math.round(wide * (tie ? 0.62 : 0.92)));
  const h = Math.max(2, tie ? Math.round(w * 0.3) : Math.round(head.height * 0.24));
  const image = sheet(w, tie ? h * 2 : h * 3.2);
  if (/tie|bow/.test(words)) {
    ellipse(image, w * 0.3, h, w * 0.26, h * 0.9, () => hex);
    ellipse(image, w * 0.7, h, w * 0.26, h * 0.9, () => hex);
    block(image, w * 0.46, h * 0.6, Math.max(1, w * 0.1), h * 0.8, shade(hex, 0.6));
  } else {
    for (let x = 0; x < w; x++) {
      const sag = Math.sin((Math.PI * (x + 0.5)) / w) * h * 0.45;
      for (let y = 0; y < h; y++)
        dot(image, x, y + sag, y === 0 ? shade(hex, 1.18) : y >= h - 1 ? shade(hex, 0.66) : hex);
    }
    if (/scarf/.test(words)) block(image, w * 0.6, h * 1.1, Math.max(2, w * 0.2), h * 1.7, hex);
    if (/scarf/.test(words))
      block(image, w * 0.6, h * 2.5, Math.max(2, w * 0.2), Math.max(1, h * 0.3), shade(hex, 0.66));
  }
  return put(
    s,
    painted(lined(image, shade(hex, 0.4)), words),
    seen ? (seen.left + seen.right + 1 - w) / 2 - 1 : head.x + (head.width - w) / 2,
    seen
      ? seen.bottom + (seen.right - seen.left) * 0.7
      : Math.max(head.y + head.height * 0.86, bill ? bill.y + bill.height : 0),
    words,
  );
}
