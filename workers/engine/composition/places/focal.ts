/** What the words name gets its place first: whole within the frame, at a fitting size, with nothing before it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { SpotName } from '../graph.ts';
import { thingSize } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { furnish } from './furnish.ts';
import { onBank } from './rank-rules.ts';
import { acrossOf } from './spots.ts';
import type { Area, RankOptions, Stand } from './stand.ts';

/** What is as large as a house, of other kinds. */
const LARGE =
  /^(?:waterfall|(?:[a-z]+-)?bridge|shipwreck|sphinx|gazebo|statue|portal|tree|oak-tree|willow|cherry-tree|stone-circle|stonehenge|arch|gate|fountain|obelisk|totem|tent|wagon|gallows|catapult|ruins?)$/;
const TOWERING = /^(?:windmill|castle|lighthouse|tower|church|cathedral|pagoda|temple|waterfall|wizard-tower|clock-tower|haunted-house|palace|fortress|skyscraper|ship|galleon|pirate-ship|sailing-ship|tree|oak-tree)$/; // biome-ignore format: a list
const LOW =
  /^(?:(?:[a-z]+-)?bridge|boat|rowboat|canoe|fountain|wagon|tent|car|cart|minecart|anchor|motorcycle|bicycle|gallows|statue|portal)$/;
/** Larger than others of its kind. */
const GIANT = /\b(?:giant|huge|colossal|massive|enormous|gigantic|towering)\b/;
/** Far away by its words. */
const DISTANT = /\b(?:background|distance|distant|horizon|far|faraway)\b/;

/** Whether a thing that was asked for is what one looks for in the picture. */
export const isFocal = (concept: string, count: number, text: string): boolean =>
  count <= 3 &&
  !/^pyramid$/.test(concept) &&
  (GIANT.test(text) || /^(?:building|vehicle)$/.test(categoryOf(concept) ?? '') || LARGE.test(concept));

interface Asked {
  readonly what: string;
  readonly count: number;
  readonly extra: number;
  readonly text: string;
  /** Where it was said to stand. */
  readonly at?: SpotName;
}

/** Stands of what was asked for, beside the middle where that is somebody else's. */
export function focalStands(named: readonly Asked[], hasGroup: boolean, o: RankOptions): Stand[] {
  const { width: W, height: H, horizon } = o;
  const floor = H - horizon;
  // the middle is the group's: two stand beside it
  const asked = named.flatMap((a) => Array.from({ length: Math.min(a.count, hasGroup ? 2 : 3) }, () => a));
  // nobody builds in the pond
  const shore = o.pool ? 0.06 : o.river ? 0.29 : 0.2;
  // to the side that the seed says, the second to the other
  const side = o.seed & 1 ? 1 : -1;
  const done: Stand[] = [];
  const order = [...asked.entries()].sort(
    ([, a], [, b]) => Number(DISTANT.test(a.text)) - Number(DISTANT.test(b.text)),
  );
  return order.flatMap(([i, { what, extra, text, at: spot }]): Stand[] => {
    const distant = DISTANT.test(text);
    const share =
      (TOWERING.test(what) || GIANT.test(text) ? 0.45 : LOW.test(what) ? 0.26 : 0.36) *
      (distant ? 0.5 : 1) *
      (asked.length > 2 ? 0.8 : 1);
    const stood = o.above
      ? H * 0.58
      : Math.round(
          horizon +
            floor * (distant ? 0.035 : LOW.test(what) ? (o.river ? (/bridge/.test(what) ? 0.6 : 0.44) : 0.34) : shore),
        );
    const foot = distant ? stood : Math.round(onBank(stood, o));
    const kind = o.snowy && categoryOf(what) === 'building' ? `snow:${what}` : what;
    const high = Math.min(H * share, o.above ? H * 0.5 : foot - H * 0.04);
    const wide = W * (asked.length > 2 ? 0.27 : asked.length > 1 || hasGroup ? 0.34 : 0.5);
    let unit = high / thingSize(what);
    let made = furnish(kind, unit, o.seed + i, o);
    if (!made) return [];
    const { width: w, height: h } = made.sprite.image;
    const k = Math.min(high / h, wide / w);
    if (k < 0.95 || k > 1.15) {
      unit *= k;
      made = furnish(kind, unit, o.seed + i, o) ?? made;
    }
    const { sprite, concept } = made;
    const half = sprite.image.width / 2;
    const off = asked.length > 2 && !hasGroup ? 0.34 * (i % 3 === 0 ? 0 : i % 3 === 1 ? side : -side) : hasGroup || asked.length > 1 ? 0.29 * (i % 2 ? -side : side) : distant ? 0.14 * side : 0.1 * side; // biome-ignore format: one line
    // what is far off is seen between what is near
    const free = (u: number): number => done.reduce((sum, s) => sum + Math.max(0, Math.min(s.x + s.sprite.image.width, W * u + half) - Math.max(s.x, W * u - half)), 0); // biome-ignore format: one line
    const wanted = 0.5 + off;
    const at = distant && done.length > 0 ? [wanted, 0.5, 0.3, 0.7, 0.14, 0.86].reduce((best, u) => (free(u) < free(best) ? u : best)) : wanted; // biome-ignore format: one line
    const cx = acrossOf(spot, W, sprite.image.width, o.seed) ?? Math.min(W - half - W * 0.03, Math.max(half + W * 0.03, W * at)); // biome-ignore format: one line
    const stand: Stand = {
      sprite,
      x: Math.round(cx - half),
      y: foot - sprite.image.height,
      depth: (foot / H) * 10 + 1.9,
      concept,
      rank: distant ? 'far' : 'mid',
      shadow: !/waterfall/.test(what),
      extra,
    };
    done.push(stand);
    return [stand];
  });
}

/** Where a thing may stand that would come there: moved aside from what must be seen; absent where there is no room. */
export function kept(
  cx: Px,
  foot: Px,
  s: Sprite,
  clear: readonly Area[],
  W: Px,
  asked: boolean,
  tall = false,
): Px | undefined {
  const half = s.image.width / 2;
  const covers = (x: number): boolean =>
    clear.some((a) => {
      const across = Math.min(a.right, x + half) - Math.max(a.left, x - half);
      const down = Math.min(a.bottom, foot) - Math.max(a.top, foot - s.image.height);
      // what is low may come before its foot, not before who is small beside a giant
      return across > 1 && down > Math.min((a.bottom - a.top) * 0.1, W * 0.03);
    });
  if (!covers(cx)) return cx;
  const least = asked ? (tall ? half * 0.3 : half) : -half * 0.1;
  const tries = clear.flatMap((a) => [a.left - half, a.right + half]).filter((x) => x >= least && x <= W - least && !covers(x)); // biome-ignore format: one line
  tries.sort((a, b) => Math.abs(a - cx) - Math.abs(b - cx));
  // who would have to go far would come before the middle
  return tries.find((x) => asked || Math.abs(x - cx) < W * 0.14) ?? (asked ? (tall ? (cx < W / 2 ? half * 0.3 : W - half * 0.3) : cx) : undefined); // biome-ignore format: one line
}
