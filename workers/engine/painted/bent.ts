/** What is said of the way, the size and the strength of an effect, done to its finished picture: a blast to the left, a thin slash, a ring of fire that spreads. */
import type { Canvas } from './canvas.ts';

/** Bursts about a middle: told to go one way they become a cone. */
const ROUND: ReadonlySet<string> = new Set(['explosion', 'impact', 'nova', 'ice-burst', 'rock-burst', 'splatter', 'electric-spark', 'smoke', 'poison-cloud', 'snow-burst', 'coin-burst', 'feather-burst', 'confetti', 'sparkles', 'sparks']); // biome-ignore format: a list
/** What stands upright, and what strikes from above: turned as a whole. */
const UPRIGHT: ReadonlySet<string> = new Set(['flame', 'fire-wall', 'fire-pillar', 'light-beam', 'splash', 'rising-swirl', 'magic-tornado', 'fire-tornado', 'eruption', 'ice-spikes']); // biome-ignore format: a list
/** Hollow bands whose smaller copy fits within them. */
const BANDS: ReadonlySet<string> = new Set(['shockwave', 'fire-ring', 'smoke-ring', 'spike-ring', 'healing-aura', 'magic-circle']); // biome-ignore format: a list

const WAYS = { rightward: [1, 0], leftward: [-1, 0], upward: [0, -1], downward: [0, 1] } as const;

/** Whether one of these words is seen in the picture of an effect; what flies turns by itself. */
export const bends = (concept: string, word: string): boolean =>
  word === 'sides' || word === 'circle' ? ROUND.has(concept) || concept === 'splash'
  : word === 'outward' ? ROUND.has(concept) || BANDS.has(concept)
  : true; // biome-ignore format: a choice

export function bend(c: Canvas): void {
  const { concept } = c.ctx.brief;
  const way = (Object.keys(WAYS) as (keyof typeof WAYS)[]).find((word) => c.said(word));
  if (way && ROUND.has(concept)) cone(c, WAYS[way]);
  else if (way && UPRIGHT.has(concept)) upright(c, way);
  else if (concept === 'lightning-strike' && way === 'upward') c.warp(([u, v]) => [u, -v]);
  else if (concept === 'lightning-strike' && (way === 'leftward' || way === 'rightward')) c.warp(([u, v]) => (way === 'leftward' ? [v, -u] : [v, u])); // biome-ignore format: one line
  if ((ROUND.has(concept) || concept === 'splash') && c.said('sides'))
    c.warp(([u, v]) => [u, v / (0.28 + 0.72 * Math.abs(u))]); // biome-ignore format: one line
  // on the ground it spreads over it: its lower half is cut off flat
  else if (ROUND.has(concept) && c.said('ground') && !c.has('ground')) c.warp(([u, v]) => [u, (v + 1) * 0.64 - 1]);
  if ((ROUND.has(concept) || concept === 'splash') && c.said('circle')) c.warp(hoop);
  if (BANDS.has(concept) && c.said('outward')) c.within(0.56);
  if (c.said('thin')) c.slimmer(c.large ? 3 : Math.min(c.width, c.height) >= 40 ? 2 : 1);
  if (c.said('thick')) c.thicker(c.large ? 2 : 1);
  if (c.said('faint')) c.sifted();
}

/** Its middle at the far end, its front half drawn long towards the way and wider the farther off, what lay behind it cut short. */
function cone(c: Canvas, [x, y]: readonly [number, number]): void {
  const from = -0.72;
  c.warp(([u, v]) => {
    const [along, across] = [u * x + v * y, u * y - v * x];
    const s = along > from ? (along - from) / (1 - from) : (along - from) / (1 + from);
    const t = across / (0.5 + 0.7 * Math.max(0, s));
    return [s * x + t * y, s * y - t * x];
  });
}

function upright(c: Canvas, way: keyof typeof WAYS): void {
  if (way === 'downward') c.warp(([u, v]) => [u, -v]);
  else if (way !== 'upward') c.warp(([u, v]) => (way === 'leftward' ? [-v, u] : [v, -u]));
}

/** A burst bent to a ring: what is hottest runs round in the band's middle. */
function hoop([u, v]: readonly [number, number]): readonly [number, number] | undefined {
  const r = Math.hypot(u, v);
  if (r < 0.34) return undefined;
  const at = (Math.abs(r - 0.66) / 0.34) * 0.92;
  return [(u / r) * at, (v / r) * at];
}
