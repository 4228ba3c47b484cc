/** Two things in one: halves, an animal's head on a person, a pumpkin as a carriage. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { HEAD, headOf, mainColour, only } from './parts.ts';

/** A box of a sprite as a sprite of its own. */
export function cutOut(s: Sprite, x: Px, y: Px, width: Px, height: Px): Sprite {
  const [w, h] = [Math.max(1, Math.min(width, s.image.width - x)), Math.max(1, Math.min(height, s.image.height - y))];
  const image = createImage(w, h);
  const parts = new Int16Array(w * h);
  for (let j = 0; j < h; j++) {
    const from = (j + y) * s.image.width + x;
    image.data.set(s.image.data.subarray(from * 4, (from + w) * 4), j * w * 4);
    parts.set(s.parts.subarray(from, from + w), j * w);
  }
  return { ...s, image, parts, foot: { x: w / 2, y: h }, at: {}, top: { y: 0, left: 0, right: w } };
}

/** The fore half of one, the hind half of the other, as high where they meet. Both look to the right. */
export function halves(hind: Sprite, fore: Sprite): Sprite {
  const middle = Math.round(hind.image.width / 2);
  const left = cutOut(hind, 0, 0, middle, hind.image.height);
  const from = Math.round(fore.image.width / 2);
  const right = cutOut(fore, from, 0, fore.image.width - from, fore.image.height);
  const seam = (s: Sprite, x: Px): { readonly top: Px; readonly bottom: Px } => {
    let [top, bottom] = [s.image.height, 0];
    for (let y = 0; y < s.image.height; y++)
      for (let dx = -1; dx <= 1; dx++)
        if (s.image.data[(y * s.image.width + Math.min(s.image.width - 1, Math.max(0, x + dx))) * 4 + 3]) {
          top = Math.min(top, y);
          bottom = Math.max(bottom, y + 1);
        }
    return { top, bottom };
  };
  const a = seam(left, left.image.width - 2);
  const b = seam(right, 1);
  const dy = (a.top + a.bottom) / 2 - (b.top + b.bottom) / 2;
  const marked = { ...right, partNames: right.partNames.map((n) => `${n} of other half`) };
  return joined(
    [
      { sprite: left, x: 0, y: 0 },
      { sprite: marked, x: left.image.width - 1, y: dy },
    ],
    0,
  );
}

/** A person with an animal's head and skin. `animal` looks the same way. */
export function withHeadOf(person: Sprite, animal: Sprite): Sprite {
  const own = partBox(person, /^head$/) ?? headOf(person);
  const body = only(person, HEAD, true) ?? person;
  const hasHead = partBox(animal, /^head$|muzzle|snout|beak/) !== undefined;
  const source = hasHead ? (only(animal, /head|muzzle|snout|nose|ear|horn|beak|cheek|eye|jaw|face|mane|brow|whisker|crest|comb/) ?? animal) : cutOut(animal, Math.round(animal.image.width * 0.42), 0, Math.round(animal.image.width * 0.58), animal.image.height); // biome-ignore format: one line
  const box = partBox(source, /./) ?? { x: 0, y: 0, width: source.image.width, height: source.image.height };
  const head = cutOut(source, Math.max(0, box.x - 1), Math.max(0, box.y - 1), box.width + 2, box.height + 2);
  const k = (own.height * 1.25) / Math.max(1, head.image.height);
  const fitted = scaled(head, k);
  const named = { ...fitted, partNames: fitted.partNames.map((n) => `${n} of animal head`) };
  const skinned = recoloured(body, /^skin|^head|^ears|arm|hand|neck/, mainColour(animal));
  return joined(
    [
      { sprite: skinned, x: 0, y: 0 },
      {
        sprite: named,
        x: own.x + own.width / 2 - fitted.image.width * 0.45,
        y: own.y + own.height - fitted.image.height * 0.96,
      },
    ],
    0,
  );
}

/** Nearest neighbours: for parts that are fitted to others. */
export function scaled(s: Sprite, k: number): Sprite {
  const w = Math.max(1, Math.round(s.image.width * k));
  const h = Math.max(1, Math.round(s.image.height * k));
  const image = createImage(w, h);
  const parts = new Int16Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const from =
        Math.min(s.image.height - 1, Math.floor(((y + 0.5) * s.image.height) / h)) * s.image.width +
        Math.min(s.image.width - 1, Math.floor(((x + 0.5) * s.image.width) / w));
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), (y * w + x) * 4);
      parts[y * w + x] = s.parts[from]!;
    }
  return {
    ...s,
    image,
    parts,
    foot: { x: s.foot.x * k, y: h },
    top: { y: s.top.y * k, left: s.top.left * k, right: s.top.right * k },
  };
}

/** Parts in another colour, their light kept. */
export function recoloured(s: Sprite, name: RegExp, hex: string): Sprite {
  const image = cloneImage(s.image);
  const to = rgbToOklab(hexToRgb(hex));
  let [sum, n] = [0, 0];
  const wanted = s.partNames.map((p) => name.test(p));
  const each = (at: (i: number) => void): void => {
    for (let i = 0; i < s.parts.length; i++) if (s.parts[i]! >= 0 && wanted[s.parts[i]!]) at(i);
  };
  const lab = (i: number) => rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
  each((i) => {
    sum += lab(i)[0];
    n++;
  });
  const mean = n > 0 ? sum / n : 0.5;
  each((i) => {
    const [L] = lab(i);
    const c = oklabToRgb([Math.min(0.97, Math.max(0.08, to[0] + (L - mean))), to[1], to[2]]);
    image.data.set([c[0], c[1], c[2], 255], i * 4);
  });
  return { ...s, image };
}

/** What moves and opens a thing stays its own when another thing becomes its body. */
const FITTINGS =
  /wheel|door|window|gate|chimney|mast|sail|leg|foot|oar|spoke|axle|hinge|lock|handle|step|shaft|seat|roof/;

/** Two wheels and a door for what has none of its own. */
function wheels(width: Px, height: Px): Sprite {
  const image = sheet(width, height);
  const r = Math.max(2, height * 0.17);
  for (const x of [width * 0.24, width * 0.76])
    ellipse(image, x, height - r, r, r, (px, py, d) => {
      const spoke = Math.abs(px + 0.5 - x) < 0.8 || Math.abs(py + 0.5 - (height - r)) < 0.8;
      return d > 0.62 || d < 0.08 ? '#6c4424' : spoke ? '#c88c4c' : undefined;
    });
  return painted(lined(image), 'wheel');
}

/** `s` with `other` as its body: "pumpkin carriage". */
export function withBody(s: Sprite, other: Sprite, wheeled: boolean): Sprite {
  const own = only(s, FITTINGS);
  const fittings = own ?? (wheeled ? wheels(s.image.width, s.image.height) : undefined);
  const { width, height } = s.image;
  const k = Math.min((width * 0.94) / other.image.width, (height * 0.92) / other.image.height);
  const body = scaled(other, k);
  const feet = fittings ? partBox(fittings, /wheel|leg|foot/) : undefined;
  const bottom = feet ? feet.y + feet.height * 0.42 : height;
  const named = { ...body, partNames: body.partNames.map((n) => `${n} as body`) };
  return joined(
    [
      { sprite: named, x: (width - body.image.width) / 2, y: bottom - body.image.height },
      ...(fittings ? [{ sprite: { ...fittings, foot: s.foot, top: s.top, at: s.at }, x: 0, y: 0 }] : []),
    ],
    fittings ? 1 : 0,
  );
}
