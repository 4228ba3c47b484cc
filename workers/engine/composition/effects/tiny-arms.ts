/** Weapons of a few pixels for those who fight in the smallest pictures: a line of light with a dark rim, the hilt or the head in its own colour. */
import { baseColour, type MaterialRef } from '../../catalogue/materials.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';
import { deeper, dot, lined, sheet } from './paint.ts';

const HAFTED = /axe|mace|club|hammer|flail/;
const POLE = /spear|lance|trident|halberd|scythe|pitchfork|staff/;
const WOOD = '#a06c3c';
const GOLD = '#e8b848';

/** From its grip at the lower left to its point at the upper right, so many pixels long and high. */
export function tinyArm(piece: string, material: MaterialRef, size: number): Sprite {
  const n = Math.max(5, Math.round(size));
  const image = sheet(n, n);
  // shaded steel would be lost in a line of one pixel
  const metal = deeper(baseColour(material), 1.14);
  const at = (i: number, hex: string, aside = 0): void => dot(image, i + aside, n - 1 - i, hex);
  const hafted = HAFTED.test(piece);
  if (hafted || POLE.test(piece)) {
    for (let i = 0; i < n; i++) at(i, WOOD);
    const head = hafted ? 3 : 2;
    for (let i = n - head; i < n; i++) {
      at(i, metal);
      if (!hafted) continue;
      at(i, deeper(metal, 1.12), -1);
      dot(image, i - 1, n - 2 - i, metal);
      dot(image, i - 2, n - 1 - i, deeper(metal, 0.8));
    }
  } else {
    for (let i = 0; i < n; i++) at(i, i < 2 ? GOLD : metal);
    for (let i = 2; i < n - 1; i++) dot(image, i + 1, n - 1 - i, deeper(metal, 0.82));
    // the guard
    dot(image, 1, n - 3, GOLD);
    dot(image, 3, n - 1 - 1, GOLD);
  }
  return painted(lined(image, '#2c2838'), piece);
}
