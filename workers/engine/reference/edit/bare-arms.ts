/** Arms that no sleeve covers are none of a shirt: they are of the colours of a face, or of the matter of hands, beside a breast of others. */
import { deltaE, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Color, connected, toFlat } from '../parts/flat.ts';
import { type Matter, mattersOf } from './matters.ts';
import type { Region } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

/** The middle of a body, in shares of its half. */
const CORE = 0.75;
/** So much of what is of an arm's colour lies beside the middle. */
const ASIDE = 0.7;
const OF_HAND = 0.4;
const FIST = 0.07;
/** A colour is of a face that is this near to one of it, and none of a breast that is so far from most of that. */
const NEAR = 0.055;
const FAR = 0.05;
/** So many pixels of a face tell a colour of it. */
const TELLS = 2;
/** Less is no garment any more. */
const LEFT = 0.3;

/** The region of a garment without bare arms; as it is where nothing in it is of hands or of a face. */
export function withoutBareArms(subject: Subject, region: Region): Region {
  const { trunk, trunkHalf, axis, headHalf, top, chin, floor, hands, isUpright, isLong } = stanceOf(subject);
  if (!isUpright || isLong) return region;
  const flat = toFlat(subject.sprite);
  const { width, colors } = flat;
  const line = lineOf(subject);
  const isAside = (i: number): boolean => Math.abs((i % width) + 0.5 - trunk) > CORE * trunkHalf;
  const row = (i: number): number => Math.floor(i / width) + 0.5;
  const there = [...region.keys()].filter((i) => region[i]);
  const bare = new Set([...ofHands(), ...ofFace()]);
  if (bare.size === 0) return region;
  const out = Uint8Array.from(region);
  for (const i of bare) out[i] = 0;
  // What is left of an arm is its shading.
  for (const piece of connected(flat, (i) => out[i] === 1)) if (piece.every(isAside)) for (const i of piece) out[i] = 0;
  // Whose breast is of the colour of the face is bare, or a beast.
  return out.reduce((n, v) => n + v, 0) < LEFT * there.length ? region : out;

  /** Of whom no face is seen: the matter at the ends of the arms, where that is not the breast's. */
  function ofHands(): readonly number[] {
    const all = mattersOf(subject).map((one) => ({ one, own: one.pixels.filter((i) => region[i]) }));
    const most = (isIn: (i: number) => boolean, of: (m: (typeof all)[number]) => readonly number[], least: number): Matter | undefined => {
      const found = all.map((m) => ({ one: m.one, n: of(m).filter(isIn).length }));
      const total = found.reduce((n, m) => n + m.n, 0);
      const best = found.reduce((a, b) => (b.n > a.n ? b : a), { one: undefined as Matter | undefined, n: 0 });
      return best.n >= Math.max(3, least * total) ? best.one : undefined;
    }; // biome-ignore format: one line
    const core = most((i) => !isAside(i), ({ own }) => own, 0); // biome-ignore format: one line
    const reach = Math.max(2, FIST * (floor - top));
    const fists = hands.map(({ x, y }) => most((i) => Math.hypot((i % width) + 0.5 - x, row(i) - y) <= reach, ({ one }) => one.pixels, OF_HAND)); // biome-ignore format: one line
    return all
      .filter(({ one, own }) => one !== core && fists.includes(one) && own.filter(isAside).length >= ASIDE * own.length)
      .flatMap(({ own }) => own);
  }

  /** Of whom a face is seen: its colours, where they are beside the breast rather than on it. */
  function ofFace(): readonly number[] {
    if ((subject.head?.eyes.length ?? 0) === 0 && !subject.person) return [];
    const counts = (isIn: (i: number) => boolean): Map<Color, number> => {
      const own = new Map<Color, number>();
      colors.forEach((c, i) => {
        if (c >= 0 && !line.colors.has(c) && isIn(i)) own.set(c, (own.get(c) ?? 0) + 1);
      });
      return own;
    };
    const eyes = new Set(subject.head?.eyes.flat() ?? []);
    const face = counts((i) => !region[i] && !eyes.has(i) && Math.abs((i % width) + 0.5 - axis) < 0.7 * headHalf && row(i) > (top + chin) / 2 && row(i) < chin); // biome-ignore format: one line
    const breast = counts((i) => region[i] === 1 && !isAside(i));
    const own = counts((i) => region[i] === 1);
    const lab = (c: Color) => rgbToOklab(unpackRgb(c));
    const tells = [...face].filter(([, n]) => n >= TELLS).map(([c]) => lab(c));
    const chest = [...breast].sort((a, b) => b[1] - a[1]);
    const half = chest.reduce((n, [, m]) => n + m, 0) / 2;
    // The commonest, until half of the breast is told.
    const before = chest.map((_, k) => chest.slice(0, k).reduce((n, [, m]) => n + m, 0));
    const main = chest.filter((_, k) => before[k]! < half).map(([c]) => lab(c));
    const bareColours = new Set(
      [...own.keys()].filter((c) => {
        const at = lab(c);
        return tells.some((one) => deltaE(one, at) < NEAR) && main.every((one) => deltaE(one, at) > FAR);
      }),
    );
    const found = there.filter((i) => bareColours.has(colors[i]!));
    return found.length > 3 && found.filter(isAside).length >= ASIDE * found.length ? found : [];
  }
}
