/** Two things in one: halves, an animal's head on a person, a pumpkin as a carriage; and what animals wear. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { block, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { eyesOf, setEyes } from './creature-marks.ts';
import { gloved } from './gloved.ts';
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

/** Pixels of a head's height below which a hat sits on top of it. */
const SMALL_HEAD = 14;
const NECKWEAR = /scarf|collar|necklace|bow tie|bowtie|tie|bow$/;
const EYEWEAR = /glasses|sunglasses|goggles|monocle|eyepatch|mask/;
const BODYWEAR = /jacket|sweater|armou?r|coat|shirt|vest/;

/** Looks to one side: its mouth is near an edge. */
const hasProfile = (s: Sprite): boolean =>
  s.at.mouth !== undefined && Math.abs(s.at.mouth.x - s.image.width / 2) > s.image.width * 0.16;

/** A crown of a few pixels: points over a band, a jewel where there is room. */
function smallCrown(wide: number, hex: string): Sprite {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  const gold = a * a + b * b < 0.004 || L < 0.5 ? '#f4c030' : hex;
  const w = Math.max(5, Math.round(wide) | 1);
  const h = Math.max(3, Math.round(w * 0.55));
  const image = sheet(w, h);
  const step = w < 7 ? 2 : Math.round((w - 1) / 3);
  for (let x = 0; x < w; x++) {
    const to = Math.min(x % step, step - (x % step));
    for (let y = Math.min(h - 2, to); y < h; y++)
      dot(image, x, y, y === h - 1 ? '#b87818' : y === 0 ? '#fff0a0' : gold);
  }
  if (h > 3) dot(image, (w - 1) / 2, h - 2, '#d83048');
  return painted(lined(image, '#5c3810'), 'crown');
}

/** An animal or thing with something on. `item` is that thing drawn alone, `hex` its colour. */
export function wearing(s: Sprite, item: Sprite, words: string, hex: string): Sprite {
  const head = headOf(s);
  const shade = (k: number): string => {
    const [L, a, b] = rgbToOklab(hexToRgb(hex));
    const c = oklabToRgb([L * k, a, b]);
    return `#${c.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
  };
  const add = (sprite: Sprite, x: number, y: number, name: string): Sprite =>
    joined(
      [
        { sprite: s, x: 0, y: 0 },
        { sprite: { ...sprite, partNames: sprite.partNames.map(() => name) }, x, y },
      ],
      0,
    );
  if (/(?:^| )bow$|ribbon$/.test(words)) {
    // a ribbon's bow, on top of the head
    const w = Math.max(7, Math.round(Math.min(head.width * 0.62, s.image.width * 0.4)));
    const h = Math.max(4, Math.round(w * 0.55));
    const image = sheet(w, h);
    for (let x = 0; x < w; x++) {
      const spread = Math.abs(x + 0.5 - w / 2) / (w / 2);
      const half = Math.max(0.5, (h / 2) * (0.25 + 0.75 * spread));
      for (let y = Math.ceil(h / 2 - half); y < h / 2 + half; y++) dot(image, x, y, y < h / 2 - half * 0.3 ? shade(1.15) : y > h / 2 + half * 0.4 ? shade(0.72) : hex); // biome-ignore format: one line
    }
    block(image, w / 2 - Math.max(1, w * 0.1), h * 0.28, Math.max(2, w * 0.2), Math.max(2, h * 0.46), shade(0.72));
    const column = Math.round(head.x + head.width * 0.5);
    let top = 0;
    while (top < s.image.height - 1 && !s.image.data[(top * s.image.width + column) * 4 + 3]) top++;
    return add(painted(lined(image, shade(0.4)), words), column - w / 2 - 1, top - h * 0.4, words);
  }
  if (/(?:shoes|boots|sneakers|socks|slippers)$/.test(words)) {
    // on feet that are parts of their own
    if (partBox(s, /^(?:paws?|foot|feet)$/)) {
      const out = recoloured(s, /^(?:paws?|foot|feet)$/, hex);
      return { ...out, partNames: out.partNames.map((n) => (/^(?:paws?|foot|feet)$/.test(n) ? words : n)) };
    }
    const shoe = scaled(item, (s.image.width * 0.26) / Math.max(1, item.image.width));
    const of = { ...shoe, partNames: shoe.partNames.map(() => words) };
    const y = s.image.height - shoe.image.height * 0.72;
    const spread = Math.max(shoe.image.width * 0.6, s.image.width * 0.2);
    return joined([{ sprite: s, x: 0, y: 0 }, ...[-1, 1].map((d) => ({ sprite: of, x: s.foot.x + d * spread - shoe.image.width / 2, y }))], 0); // biome-ignore format: layers
  }
  if (/gloves$|mittens$|gauntlets$|bracers$/.test(words)) return gloved(s, words, hex);
  if (/eyepatch|monocle/.test(words)) {
    const aside = s.at.mouth && hasProfile(s) ? Math.sign(s.at.mouth.x - s.image.width / 2) : 0;
    const r = Math.max(2, Math.round(head.width * 0.17));
    const bare = !s.partNames.some((n) => HEAD.test(n));
    const cx = Math.round(head.x + head.width * (bare ? 0.34 : aside === 0 ? 0.7 : 0.5 + aside * 0.16));
    const cy = Math.round(head.y + head.height * 0.44);
    const image = sheet(s.image.width, s.image.height);
    const inside = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < s.image.width && y < s.image.height && s.image.data[(y * s.image.width + x) * 4 + 3]! > 0; // biome-ignore format: one line
    const patch = /patch/.test(words);
    if (patch)
      for (let x = head.x; x < head.x + head.width; x++) {
        const y = Math.round(cy - (x - cx) * (cx > head.x + head.width / 2 ? -0.34 : 0.34));
        if (inside(x, y)) dot(image, x, y, '#241c28');
      }
    ellipse(image, cx + 0.5, cy + 0.5, r + 0.5, r + 0.5, (_x, _y, d) => (patch ? (d > 0.7 ? '#120e16' : '#342c3c') : d > 0.5 ? hex : '#d8ecf8')); // biome-ignore format: one line
    if (!patch) for (let y = cy + r; y < cy + r * 3; y++) dot(image, cx + (y % 2), y, hex);
    return add(painted(image, words), 0, 0, words);
  }
  if (NECKWEAR.test(words)) {
    // below the bill, which is low in the face of who stands upright
    const bill = partBox(s, /^beak$/);
    const tie = /tie|bow/.test(words);
    // a head of few pixels has a bow of five by three, without a line round it
    if (/bow/.test(words) && Math.min(head.width, head.height) < SMALL_HEAD) {
      const small = sheet(5, 3);
      for (const [x, y] of [[0, 0], [4, 0], [0, 1], [1, 1], [3, 1], [4, 1], [0, 2], [4, 2]] as const) dot(small, x, y, x > 2 || y > 1 ? shade(0.8) : hex); // biome-ignore format: one line
      dot(small, 2, 1, shade(0.55));
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
      return add(painted(small, words), Math.round(middle - 2.5), Math.min(s.image.height - 4, Math.round(y)), words);
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
      block(image, w * 0.46, h * 0.6, Math.max(1, w * 0.1), h * 0.8, shade(0.6));
    } else {
      for (let x = 0; x < w; x++) {
        const sag = Math.sin((Math.PI * (x + 0.5)) / w) * h * 0.45;
        for (let y = 0; y < h; y++) dot(image, x, y + sag, y === 0 ? shade(1.18) : y >= h - 1 ? shade(0.66) : hex);
      }
      if (/scarf/.test(words)) block(image, w * 0.6, h * 1.1, Math.max(2, w * 0.2), h * 1.7, hex);
      if (/scarf/.test(words)) block(image, w * 0.6, h * 2.5, Math.max(2, w * 0.2), Math.max(1, h * 0.3), shade(0.66));
    }
    return add(
      painted(lined(image, shade(0.4)), words),
      seen ? (seen.left + seen.right + 1 - w) / 2 - 1 : head.x + (head.width - w) / 2,
      seen
        ? seen.bottom + (seen.right - seen.left) * 0.7
        : Math.max(head.y + head.height * 0.86, bill ? bill.y + bill.height : 0),
      words,
    );
  }
  const eyes = eyesOf(s);
  // a mask lies over the face, and is none of the two panes before eyes
  if (/mask$/.test(words) && !/eye|domino|sleep|snorkel/.test(words)) {
    const mask = scaled(item, (head.height * 0.92) / Math.max(1, item.image.height));
    const middle = eyes.length > 0 ? eyes.reduce((sum, e) => sum + (e.left + e.right + 1) / 2, 0) / eyes.length : head.x + head.width / 2; // biome-ignore format: one line
    const x = hasProfile(s) ? Math.min(middle, head.x + head.width * 0.66) : middle;
    return add(mask, x - mask.image.width / 2, head.y + head.height * 0.56 - mask.image.height / 2, words);
  }
  if (EYEWEAR.test(words)) {
    // over a pair of eyes, where they are seen
    const [left, right] = [Math.min(...eyes.map((e) => e.left)), Math.max(...eyes.map((e) => e.right))];
    const pair = eyes.length === 2 && right - left < head.width * 1.2 ? eyes : undefined;
    const w = pair ? Math.max(7, Math.round((right - left + 1) * 1.3)) : Math.max(5, Math.round(head.width * 0.86));
    const h = pair ? Math.max(3, Math.round(w * 0.3), pair[0]!.bottom - pair[0]!.top + 2) : Math.max(2, Math.round(w * 0.26)); // biome-ignore format: one line
    const image = sheet(w, h);
    block(image, 0, 0, w, Math.max(1, h * 0.3), hex);
    for (const x of [w * 0.04, w * 0.54])
      block(image, x, 0, w * 0.42, h, /sun|goggles|patch|mask/.test(words) ? shade(0.5) : hex);
    if (!/sun|mask/.test(words))
      for (const x of [w * 0.1, w * 0.6]) block(image, x, h * 0.3, w * 0.3, Math.max(1, h * 0.45), '#d8ecf8');
    if (pair) return add(painted(image, words), (left + right + 1 - w) / 2, (pair[0]!.top + pair[0]!.bottom + 1 - h) / 2, words); // biome-ignore format: one line
    return add(painted(image, words), head.x + head.width * 0.07, head.y + head.height * 0.34, words);
  }
  if (BODYWEAR.test(words)) {
    const out = recoloured(s, /^body|^belly|torso|trunk|chest/, hex);
    return { ...out, partNames: out.partNames.map((n) => (/^body|^belly|torso|trunk|chest/.test(n) ? words : n)) };
  }
  if (/cape|backpack/.test(words)) {
    const w = Math.max(4, Math.round(s.image.width * 0.5));
    const h = Math.max(4, Math.round(s.image.height * 0.55));
    const image = sheet(w, h);
    for (let y = 0; y < h; y++)
      for (let x = Math.round(w * 0.2 * (1 - y / h)); x < w - w * 0.2 * (1 - y / h); x++)
        dot(image, x, y, x % 5 === 0 ? shade(0.7) : hex);
    return joined(
      [
        { sprite: painted(lined(image, shade(0.4)), words), x: s.image.width * 0.1, y: s.image.height * 0.36 },
        { sprite: s, x: 0, y: 0 },
      ],
      1,
    );
  }
  // hats, crowns, helmets: the thing itself, as wide as the head
  const narrow = /crown|cap$|beret/.test(words) && !/graduation/.test(words);
  // a blob has no head: what it wears sits low and wide on the whole of it
  const blob = !s.partNames.some((n) => HEAD.test(n) && !/eye|mouth/.test(n));
  // one that looks to a side wears it above its eye
  const aside = blob && Math.abs(head.x + head.width / 2 - s.image.width / 2) > s.image.width * 0.1;
  const said = /\b(?:tiny|small|little|mini)\b/.test(words)
    ? 0.55
    : /\b(?:huge|giant|big|oversized|large)\b/.test(words)
      ? 1.3
      : 1;
  // among raised claws and legs no wider than the body between them
  const most = s.image.width * (narrow ? 0.36 : 0.46) * Math.max(1, said);
  const told = head.width * said * (aside ? 1.05 : blob ? 1.3 : narrow ? 0.8 : 1.12);
  const k = (blob ? Math.min(told, most) : told) / Math.max(1, item.image.width);
  const across = item.image.width * k;
  const hat = /crown|tiara/.test(words) && across < 13 ? smallCrown(across, hex) : scaled(item, k);
  // on a head of a few pixels a brim would lie over the eyes
  const sits = blob
    ? 0.7
    : /helmet|hood|headphones/.test(words)
      ? 0.55
      : said < 1
        ? 0.16
        : head.height < SMALL_HEAD
          ? 0.22
          : 0.36;
  // whose eyes stand on top of the head wears it between and behind them
  const lids = partBox(s, /^lid$/);
  if (lids && lids.y < head.y + head.height * 0.3) {
    const small = scaled(hat, Math.min(1, (lids.width * 0.86) / hat.image.width));
    return joined([{ sprite: { ...small, partNames: small.partNames.map(() => words) }, x: lids.x + lids.width / 2 - small.image.width / 2, y: lids.y + lids.height * 0.55 - small.image.height }, { sprite: s, x: 0, y: 0 }], 1); // biome-ignore format: layers
  }
  // between claws that are raised the eyes tell where the head is
  const [left, right] = blob ? setEyes(s) : [];
  if (left && right) {
    const x = Math.round((left.left + right.right) / 2);
    let top = 0;
    while (top < left.top && !s.image.data[(top * s.image.width + x) * 4 + 3]) top++;
    // a body that rises behind the face is what it sits on
    if (left.top - top < s.image.height * 0.12)
      return add(hat, x - hat.image.width / 2, left.top - hat.image.height, words);
  }
  const middle = head.x + head.width / 2;
  if (aside)
    return add(
      hat,
      middle - hat.image.width / 2,
      head.y + Math.max(1, hat.image.height * 0.2) - hat.image.height,
      words,
    );
  // a face far down on a body without a head: what is worn sits on the very top above it
  const faceAlone = !s.partNames.some((n) => HEAD.test(n) && !/eye|mouth|face|tooth|teeth/.test(n));
  if (faceAlone && head.y > s.image.height * 0.2) {
    let top = 0;
    while (top < head.y && !s.image.data[(top * s.image.width + Math.round(middle)) * 4 + 3]) top++;
    const wide = scaled(item, Math.min(head.width * said * 1.7, most) / Math.max(1, item.image.width));
    return add(wide, middle - wide.image.width / 2, top + wide.image.height * 0.35 - wide.image.height, words);
  }
  const brow = Math.min(...eyes.filter((e) => e.top > head.y && e.bottom < head.y + head.height).map((e) => e.top));
  // nothing that sits on a head hides its eyes
  const foot = /helmet|hood|headphones/.test(words) || blob ? head.y + head.height * sits : Math.min(head.y + head.height * sits, brow); // biome-ignore format: one line
  return add(hat, middle - hat.image.width / 2, foot - hat.image.height, words);
}
