/** A cape that somebody wears: the one that was taken apart, or one cloth behind the legs. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color, commonest, toFlat } from '../parts/flat.ts';
import { heldIn, sum, weaponOf } from './held.ts';
import { type Region, regionOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { hasArms, isSomebody } from './suit.ts';
import { wholeOf } from './whole-of.ts';
import { withRest } from './whole-weapon.ts';

/** A cape leaves more of what is below the knees to legs and feet. */
const MOST_LOW = 0.6;

/** Whether elbows, hands and knees that were surely seen lie in it. */
function isLimbs({ found, sprite: { width } }: Subject, region: Region): boolean {
  const limbs = (['LEFT', 'RIGHT'] as const).flatMap((side) =>
    (['ELBOW', 'ARM', 'KNEE', 'LEG'] as const).map((name) => found[`${side} ${name}`]),
  );
  const isIn = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    region[Math.floor(y) * width + Math.floor(x)] === 1;
  return limbs.filter((joint) => joint.sure >= SEEN_LIMB && isIn(joint)).length >= 3;
}
const SEEN_LIMB = 0.4;
/** Channels of grey differ by no more. */
const GREY = 12;
const spread = (c: Color): number => {
  const [r, g, b] = [c >> 16, (c >> 8) & 255, c & 255];
  return Math.max(r, g, b) - Math.min(r, g, b);
};
/** Share of a cape that hangs below the hips: sleeves end there. */
const HANGS = 0.2;

/** A cape without the boots before it, whose colours are hardly anywhere but at the feet. */
function withoutBoots(subject: Subject, cape: Region): Region {
  const { colors, width } = toFlat(subject.sprite);
  const { trunk, trunkHalf, top, floor } = stanceOf(subject);
  const height = floor - top;
  const isFoot = (i: number): boolean =>
    Math.floor(i / width) >= floor - BOOT * height && Math.abs((i % width) + 0.5 - trunk) <= 1.6 * trunkHalf + 1;
  const [feet, all] = [new Map<Color, number>(), new Map<Color, number>()];
  cape.forEach((v, i) => {
    if (!v) return;
    const c = colors[i]!;
    all.set(c, (all.get(c) ?? 0) + 1);
    if (isFoot(i)) feet.set(c, (feet.get(c) ?? 0) + 1);
  });
  const isBoot = (c: Color): boolean => (feet.get(c) ?? 0) >= AT_FEET * (all.get(c) ?? 1);
  return cape.map((v, i) => (v && !isBoot(colors[i]!) ? 1 : 0));
}
/** Share of the height that boots are; of the pixels of a colour that are at feet. */
const BOOT = 0.24;
const AT_FEET = 0.7;

/** A cape that hangs behind somebody: one cloth at both ends of the rows of the legs, with something else before it. */
export function capeOf(subject: Subject): Region | undefined {
  const { person } = subject;
  const own = person && regionOf(person, 'back');
  const { trunk, top, chin, hip, floor, isUpright, facing } = stanceOf(subject);
  const height = floor - top;
  const body = wholeOf(subject);
  // What is most of all that is low is bare legs and arms.
  const isLegs = (region: Region): boolean => {
    const { width } = subject.sprite;
    const isLow = (i: number): boolean => Math.floor(i / width) > hip + 0.45 * (floor - hip);
    const low = [...body.keys()].filter((i) => body[i] && isLow(i));
    return low.filter((i) => region[i]).length > MOST_LOW * low.length;
  };
  const isWorn = own && sum(own) > 0.05 * height ** 2 && hasArms(subject) && !isLegs(own);
  const below = own?.reduce((n, v, i) => n + (v && Math.floor(i / subject.sprite.width) >= hip ? 1 : 0), 0) ?? 0;
  if (isWorn && below >= HANGS * sum(own) && !isLimbs(subject, own)) return withoutBoots(subject, own);
  if (!isUpright || facing !== 0 || !isSomebody(subject)) return undefined;
  const { figure, colors } = lineOf(subject);
  const { width } = figure;
  const whole = wholeOf(subject);
  // What is long beside somebody is before a cape, whether or not it surely is a weapon.
  const seen = weaponOf(subject, lineOf(subject), stanceOf(subject));
  const weapon = seen ? withRest(toFlat(subject.sprite), seen, lineOf(subject)) : heldIn(subject, 'weapon');
  const isThere = (x: Px, y: Px): boolean =>
    whole[y * width + x] === 1 && !weapon?.[y * width + x] && !colors.has(at(figure, x, y));
  const ends: [Color[], Color[]] = [[], []];
  let rows = 0;
  for (let y = Math.round(hip + 0.08 * height); y < floor - 0.06 * height; y++) {
    const xs = Array.from({ length: width }, (_, x) => x).filter(
      (x) => isThere(x, y) && Math.abs(x + 0.5 - trunk) < 0.42 * height,
    );
    if (xs.length < 4) continue;
    rows++;
    ends[0].push(at(figure, xs[0]!, y));
    ends[1].push(at(figure, xs.at(-1)!, y));
  }
  const cloth = commonest([...ends[0], ...ends[1]]);
  // A black cape is no shade of dark leather: of grey cloth all is grey.
  const isCloth = (c: Color): boolean => areKin(c, cloth) && (spread(cloth) > GREY || spread(c) <= GREY);
  const share = (list: readonly Color[]): number => list.filter((c) => isCloth(c)).length / Math.max(1, rows);
  if (rows < 3 || Math.min(share(ends[0]), share(ends[1])) < 0.55) return undefined;
  // Legs before it are of something else.
  let [before, n] = [0, 0];
  for (let y = Math.round(hip + 0.08 * height); y < floor - 0.06 * height; y++)
    for (let x = Math.round(trunk - 0.12 * height); x <= trunk + 0.12 * height; x++) {
      if (!isThere(x, y)) continue;
      n++;
      if (!isCloth(at(figure, x, y))) before++;
    }
  if (before < 0.5 * n) return undefined;
  // What does not come down from the shoulders is trousers; what is behind all of the legs is a cape that arms hide.
  let [hung, above] = [0, 0];
  for (let y = Math.round(chin + 0.08 * height); y < hip; y++) {
    const xs = Array.from({ length: width }, (_, x) => x).filter((x) => isThere(x, y));
    if (xs.length === 0) continue;
    above++;
    if (xs.some((x) => isCloth(at(figure, x, y)))) hung++;
  }
  if (hung < 0.5 * above && before < 0.66 * n) return undefined;
  // A hide is before the breast and the belly too; a cape is not.
  let [front, all] = [0, 0];
  for (let y = Math.round(chin + 0.06 * height); y < hip; y++)
    for (let x = Math.round(trunk - 0.1 * height); x <= trunk + 0.1 * height; x++) {
      if (!isThere(x, y)) continue;
      all++;
      if (isCloth(at(figure, x, y))) front++;
    }
  if (front > 0.12 * all) return undefined;
  const out = whole.map((v, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return v && y > chin && isThere(x, y) && isCloth(figure.colors[i]!) && Math.abs(x + 0.5 - trunk) < 0.45 * height
      ? 1
      : 0;
  });
  return sum(out) > 0.02 * height ** 2 && !isLegs(out) ? withoutBoots(subject, out) : undefined;
}
