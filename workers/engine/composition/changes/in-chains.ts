/** Chains on a thing. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import { chainsOver } from '../../painted/links.ts';
import { dot } from '../effects/paint.ts';
import { lieOf } from '../sprites/lie.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';

/** `hex`: the chain's colour; `signed`: there is a sign in the middle of it. */
export function inChains(s: Sprite, hex: string, signed: boolean): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const box = { x: 0, y: 0, width, height };
  const middle = { x: width * 0.3, y: height * 0.32, width: width * 0.4, height: height * 0.36 };
  const face = signed ? middle : partBox(s, /^(?:eyes?|face|emblem|sign|iris|pupil|mouth|teeth|dial|screen)$/);
  chainsOver(lieOf(s), box, face, hex, (x, y, colour) => {
    if (x >= 0 && y >= 0 && x < width && y < height && s.image.data[(y * width + x) * 4 + 3]) dot(image, x, y, colour);
  });
  return { ...s, image };
}
