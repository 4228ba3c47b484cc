/** Who sells at a stall: seen from the waist up over the counter, under the awning, which is raised so that there is room for the head. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';

const INSIDE = '#4c3428';
/** Share of a person from the top of the head to the waist. */
const WAIST = 0.68;

export function withVendor(of: Sprite, draw: (size: Px) => Sprite): Sprite {
  const goods = partBox(of, /^goods$/);
  const awning = partBox(of, /^awning$/);
  if (!goods || !awning) return of;
  const { width, height } = of.image;
  const under = awning.y + awning.height + 1;
  const counter = goods.y + goods.height;
  if (under >= counter) return of;
  const added = Math.max(4, Math.round(height * 0.36));
  const image = createImage(width, height + added);
  const parts = new Int16Array(width * (height + added)).fill(-1);
  const partAt = (x: Px, y: Px): string | undefined => of.partNames[of.parts[y * width + x]!];
  const posts = Array.from({ length: width }, (_, x) => x).filter((x) => partAt(x, under) === 'post');
  const [left, right] = [Math.min(...posts), Math.max(...posts)];
  if (!(right > left)) return of;
  const inner = (x: Px): boolean => x > left && x < right;
  for (let y = 0; y < height + added; y++) {
    const from = y < under ? y : Math.max(under, y - added);
    const stretched = y >= under && y < under + added;
    for (let x = 0; x < width; x++) {
      const i = from * width + x;
      const to = y * width + x;
      const drawn = of.image.data[i * 4 + 3]! > 0 && !(stretched && inner(x) && partAt(x, from) !== 'post');
      if (drawn) {
        image.data.set(of.image.data.subarray(i * 4, i * 4 + 4), to * 4);
        parts[to] = of.parts[i]!;
      } else if (inner(x) && y >= under && y < counter + added) image.data.set([...hexToRgb(INSIDE), 255], to * 4);
    }
  }
  const room = counter + added - under;
  const who = draw(Math.round(room / WAIST));
  const top = under;
  const x0 = Math.round((left + right) / 2 - who.foot.x);
  for (let y = 0; y < Math.min(who.image.height, room); y++)
    for (let x = 0; x < who.image.width; x++) {
      const i = y * who.image.width + x;
      const [u, v] = [x0 + x, top + y];
      if (!who.image.data[i * 4 + 3] || !inner(u)) continue;
      const to = v * width + u;
      // before the inside and the back, behind the wares, the posts and the counter
      if (parts[to]! >= 0) continue;
      image.data.set(who.image.data.subarray(i * 4, i * 4 + 4), to * 4);
    }
  return { ...of, image, parts, foot: { ...of.foot, y: of.foot.y + added }, at: {} };
}
