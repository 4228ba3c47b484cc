/**
 * Arms of people of 32 pixels that do not just hang or hold: the left one of the picture, `abc` the upper arm, `def` the forearm, `ghi` the hand; `x` is the first
 * column, counted from the arm's outer one, `y` the first row. Those that lie over the body have their hands in the middle of the picture.
 */
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import { BIG_GLOVES } from './arms.ts';
import type { Bodied } from './builds.ts';
import { type ArmWay, readPieces, SHOULDERS, type Tone } from './sheet.ts';

const ARMS = readPieces(`
# up
.gg....
.ggi...
.def...
.def...
.dee...
.ddee..
..aab..
..aabb.
...aabb
....abb
# wave
g.g....
gggi...
.ggi...
.def...
.dee...
.ddee..
..aab..
..aabb.
...aabb
....abb
# out
.....aab
ggddaaab
ghdeebbb
# back
..aab
.aab.
.aab.
ddb..
gde..
gh...
# fore
...aab
gg.aab
ghddb.
.dee..
# flex
.gg.....
.gghaab.
.ddeaabb
.dddaabb
..deebb.
# hip
..aab
.aab.
ddb..
ddd..
.ddgg
# brow
...ggg..
..dde...
.ddd....
.ddaab..
..aabb..
...aab..
`);
/** Where each begins. */
const PLACES: Readonly<Partial<Record<ArmWay, readonly [x: number, y: number]>>> = {
  up: [-5, 8],
  wave: [-5, 7],
  out: [-5, SHOULDERS],
  back: [-2, SHOULDERS],
  fore: [-3, SHOULDERS],
  flex: [-5, 12],
  hip: [-2, SHOULDERS],
  brow: [-3, 11],
};
/** Over the head: the others are beside the trunk. */
const OVER_HEAD: ReadonlySet<ArmWay> = new Set<ArmWay>(['up', 'wave', 'flex', 'brow']);
export const isOverHead = (way: ArmWay | undefined): boolean => way !== undefined && OVER_HEAD.has(way);

interface Cloth {
  readonly upper: MaterialRef;
  readonly fore: MaterialRef;
  readonly hand: MaterialRef;
}

function clothOf({ worn, look }: Bodied): Cloth {
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const naked = !torso || cut?.shape === 'bare' || cut?.shape === 'ribs';
  const sleeves = naked ? 0 : (cut?.sleeves ?? 0);
  const sleeve = cut?.sleeve ?? torso?.material ?? look.skin;
  const gloves = worn('hands');
  return {
    upper: sleeves > 0 ? sleeve : look.skin,
    fore: sleeves > 0.5 ? sleeve : (gloves?.material ?? look.skin),
    hand: gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin,
  };
}

/** Draws an arm in a way of its own. */
export function drawPosedArm(d: Bodied, left: boolean, way: ArmWay): void {
  const cloth = clothOf(d);
  const place = PLACES[way];
  const outer = left ? 12 - d.shape.arms : 11 + d.shape.arms;
  const sign = left ? 1 : -1;
  if (place) {
    const dye = { piece: cloth.upper, trim: cloth.fore, skin: cloth.hand, hair: cloth.hand };
    d.sheet.mask(ARMS[way]!, dye, 'arm', { x: outer + sign * place[0], y: place[1], mirrored: !left, shaded: !left });
    drawBigGlove(d, left, way);
    return;
  }
  drawOverBody(d, left, way, cloth);
}

/** Gloves larger than hands, at the end of an arm that is stretched out or up. */
function drawBigGlove({ sheet, worn, shape }: Bodied, left: boolean, way: ArmWay): void {
  const gloves = worn('hands');
  if (!gloves || !BIG_GLOVES.test(gloves.piece.id) || !(way === 'out' || way === 'up' || way === 'fore')) return;
  const [k, y] = way === 'out' ? [-6, 16] : way === 'up' ? [-5, 7] : [-4, 16];
  const x0 = left ? 12 - shape.arms : 11 + shape.arms;
  for (let dx = 0; dx < 4; dx++) for (let dy = 0; dy < 4; dy++) if ((dx > 0 && dx < 3) || (dy > 0 && dy < 3)) sheet.put(x0 + (left ? 1 : -1) * (k + dx), y + dy, gloves.material, dy === 3 ? 'c' : dy === 0 ? 'a' : 'b', gloves.piece.id); // biome-ignore format: one line
}

/** From where to where the rows of an arm that lies over the body go, in columns from the middle: those of the forearm, then of the hand. */
type Span = readonly [y: number, outer: number, inner: number, hand?: true];
const OVER_BODY: Readonly<Partial<Record<ArmWay, readonly Span[]>>> = {
  // both hands together before the chest
  ahead: [[20, 5, 1], [19, 5, 1], [19, 0, 0, true], [18, 0, 0, true], [17, 0, 0, true]],
  // a hand at the mouth or the chin
  mouth: [[19, 5, 4], [18, 5, 3], [17, 4, 2], [16, 2, 1, true], [15, 2, 1, true]],
  // folded
  crossed: [[18, 5, -1], [19, 5, -2], [19, -3, -4, true]],
  // both hold something before the body
  hold: [[20, 6, 5], [19, 6, 6], [20, 5, 4, true], [21, 5, 4, true]],
  // drawn back to the string of a bow, or steadying a barrel
  string: [[18, 6, 3], [17, 6, 3], [18, 2, 1, true], [17, 2, 1, true]],
  across: [[19, 5, -1], [18, 4, -2], [18, -3, -4, true], [17, -3, -4, true]],
  // on a hilt before the body
  planted: [[19, 5, 1], [18, 5, 2], [19, 0, 0, true], [18, 0, 0, true]],
  // before the eyes
  eyes: [[17, 6, 6], [16, 6, 5], [15, 6, 5], [14, 5, 5], [13, 5, 4], [12, 4, 3, true], [11, 4, 2, true], [10, 4, 2, true]],
}; // biome-ignore format: a table

function drawOverBody(d: Bodied, left: boolean, way: ArmWay, { upper, fore, hand }: Cloth): void {
  const { sheet, shape } = d;
  const outer = left ? 12 - shape.arms : 11 + shape.arms;
  const sign = left ? 1 : -1;
  const lit = (inner: boolean): Tone => (inner ? 'c' : left ? 'a' : 'b');
  for (let y = SHOULDERS; y <= 19; y++) for (let k = y === SHOULDERS ? 1 : 0; k < Math.max(2, shape.arm); k++) sheet.put(outer + sign * k, y, upper, lit(k > 0 && y > 16), 'arm'); // biome-ignore format: one line
  for (const [y, from, to, isHand] of OVER_BODY[way] ?? [])
    for (let k = from; k >= to; k--) sheet.put(left ? 11 - k : 12 + k, y, isHand ? hand : fore, isHand ? (y % 2 ? 'b' : 'a') : k === from ? lit(false) : way === 'crossed' || y >= 20 ? 'c' : 'b', isHand ? 'hand' : 'arm'); // biome-ignore format: one line
}
