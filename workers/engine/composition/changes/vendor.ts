/** Who sells at a stall: seen from the waist up over the counter, under the awning, which is raised so that there is room for the head. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';

/** Parts of a stall that are for sale: of solids, and as pictures that are set by hand name them. */
const WARES = /^(?:goods|fruit|apples|cabbages|oranges)$/;

/** Whether pixel `i` is of what a stall sells. */
const isWare = (s: Sprite, i: number): boolean => s.parts[i]! >= 0 && WARES.test(s.partNames[s.parts[i]!]!);

/** Where a stall's wares lie: the first rows of them, what is below is painted on its front. */
export function waresOf(s: Sprite): ReturnType<typeof partBox> {
  const box = partBox(s, WARES);
  if (!box) return undefined;
  const { width } = s.image;
  const filled = (y: number): boolean => Array.from({ length: box.width }, (_, x) => y * width + box.x + x).some((i) => isWare(s, i)); // biome-ignore format: one line
  let bottom = box.y;
  while (bottom < box.y + box.height && filled(bottom)) bottom++;
  let [left, right] = [width, 0];
  for (let y = box.y; y < bottom; y++)
    for (let x = box.x; x < box.x + box.width; x++) if (isWare(s, y * width + x)) [left, right] = [Math.min(left, x), Math.max(right, x + 1)]; // biome-ignore format: one line
  return { ...box, x: left, width: right - left, height: bottom - box.y };
}

/** A counter without what lay on it: the shade under the awning. */
export function withoutWares(s: Sprite): Sprite {
  const box = waresOf(s);
  if (!box) return s;
  const image = cloneImage(s.image);
  const { width } = image;
  // the shade is seen right above what lies there
  const above = (Math.max(0, box.y - 1) * width + box.x + (box.width >> 1)) * 4;
  const shade = image.data[above + 3] ? [...image.data.slice(above, above + 3)] : hexToRgb(INSIDE);
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) if (isWare(s, y * width + x)) image.data.set([...shade, 255], (y * width + x) * 4); // biome-ignore format: one line
  return { ...s, image };
}

const INSIDE = '#4c3428';
/** Share of a person from the top of the head to the waist. */
const WAIST = 0.68;

export function withVendor(of: Sprite, draw: (size: Px) => Sprite): Sprite {
  const goods = waresOf(of);
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
  // pictures set by hand have no name for their posts: the wares lie between them
  const [left, right] =
    posts.length > 0 ? [Math.min(...posts), Math.max(...posts)] : [goods.x - 2, goods.x + goods.width + 1];
  if (!(right > left)) return of;
  const inner = (x: Px): boolean => x > left && x < right;
  for (let y = 0; y < height + added; y++) {
    const from = y < under ? y : Math.max(under, y - added);
    const stretched = y >= under && y < under + added;
    for (let x = 0; x < width; x++) {
      const i = from * width + x;
      const to = y * width + x;
      // between the awning and the wares there is only who sells, of a picture set by hand no shelf either
      const open = stretched || (posts.length === 0 && y >= under && y < goods.y + added && !isWare(of, i));
      const drawn = of.image.data[i * 4 + 3]! > 0 && !(open && inner(x) && partAt(x, from) !== 'post');
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
