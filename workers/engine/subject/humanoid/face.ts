import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Figure } from '../../catalogue/garments/types.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { rad } from '../../solids/vec.ts';
import { EYE_STAMPS, EYE_TIERS } from './eye-stamps.ts';
import { drawLargeFace } from './face-large.ts';
import { drawMiddleFace } from './face-middle.ts';
import type { FaceOptions } from './face-options.ts';
import { drawSkullFace } from './face-skull.ts';
import { drawSmallGlasses } from './small-glasses.ts';

const DARK: Rgb = [38, 26, 40];
const WHITE: Rgb = [246, 242, 240];
/** A mouth whose mood was said: seen on any skin. */
const LIPS: Rgb = [112, 34, 46];
/** Eyes torn open, of small faces: white all round the dark. */
const WIDE_EYES: readonly (readonly string[])[] = [
  ['ww', 'dw', 'dw'],
  ['www', 'wdw', 'wdw', 'www'],
];
/** Eyes of two colours, by the size of the face: mostly iris. */
const TWO_EYES: readonly (readonly string[])[] = [['d'], ['d', 'd'], ['iw', 'iw', 'i.'], ['dd', 'ki', 'ii', 'ii'], ['.dd.', 'dddd', 'kiiw', 'iiiw', 'iiiw', '.ii.']]; // biome-ignore format: a table
/** What drink puts on cheeks. */
const BLUSH: Rgb = [216, 96, 88];

interface Placing {
  readonly canvas: DecalSurface;
  readonly rows: readonly string[];
  readonly colours: Readonly<Record<string, Rgb>>;
  y: Px;
  readonly ok: (x: Px, y: Px) => boolean;
  readonly put: (x: Px, y: Px, c: Rgb) => void;
}

const enlarge = (rows: readonly string[], k: number): readonly string[] =>
  k === 1 ? rows : rows.flatMap((r) => Array<string>(k).fill([...r].map((c) => c.repeat(k)).join('')));

/** One eye: `dir` is where its outer corner lies; `cut` columns are left off outside. Glints stay on the left. */
function stampEye(p: Placing, x: Px, dir: number, cut = 0): void {
  p.rows.forEach((text, j) => {
    let row = text;
    if (dir < 0 && row.startsWith('k')) {
      const n = row.search(/[^k]/);
      const at = row.lastIndexOf('d');
      row = `${'d'.repeat(n)}${row.slice(n, at - n + 1)}${'k'.repeat(n)}${row.slice(at + 1)}`;
    }
    for (let i = 0; i < row.length - cut; i++) {
      const colour = p.colours[row[i]!];
      if (colour) p.put(x + dir * i, p.y + j, colour);
    }
  });
}

/** How many rows lower small eyes go so that a fringe or a brim does not hide them: 0..2. */
function clearRow(ok: (x: Px, y: Px) => boolean, columns: readonly Px[], eyeY: number, height: Px): Px {
  const top = Math.round(eyeY - height / 2);
  const shown = (dy: Px): number => {
    let n = 0;
    for (const x of columns) for (let j = 0; j < height; j++) if (ok(x, top + dy + j)) n++;
    return n;
  };
  let best = 0;
  for (const dy of [1, 2]) if (shown(dy) > shown(best)) best = dy;
  return best;
}

const HOODS = /hood|cowl|hijab|shawl|coif/;
/** What leaves a slit for the eyes. */
const SLITS = /ninja|balaclava/;
/** A hood of a tiny figure opens as wide as two eyes, what is between them and a pixel of skin beside each: its cloth may be as dark as they are. */
function openHood(
  canvas: DecalSurface,
  hat: string,
  xb: Px,
  gap: Px,
  y: Px,
  rows: number,
  skin: Rgb,
  ok: (x: Px, y: Px) => boolean,
): void {
  for (let j = 0; j <= rows; j++)
    for (let x = xb - 1 - gap; x <= xb + gap; x++)
      if (ok(x, y + j) || canvas.nameAt(x, y + j) === hat) canvas.put(x, y + j, skin);
}

/** Stamps eyes, mouth, nose and brows on head pixels only: symmetric from the south, narrowed in diagonals, one eye in profile, none from behind. */
export function drawFace(canvas: DecalSurface, f: Figure, o: FaceOptions): void {
  const { rig } = f;
  const cos = Math.cos(rad(rig.yaw));
  if (cos < -0.35 || drawSkullFace(canvas, f, o) || drawMiddleFace(canvas, f, o) || drawLargeFace(canvas, f, o)) return;
  const [cx0] = canvas.project(rig.onHead([0, 0, 0]));
  const rx = rig.headWidth * canvas.scale;
  const width = Math.round(rx * 2);
  const tier = EYE_TIERS.filter((w) => width * rig.eyes > w).length;
  const eyeY = canvas.project(rig.onHead([0, o.eyeY ?? (width > 18 ? -0.24 : -0.2), 0.9]))[1];
  const skin = canvas.ramp(f.skin);
  const iris = canvas.ramp(f.eyes);
  // faces wider than the largest stamp was made for take it in whole multiples
  const k = Math.max(1, Math.floor(width / 34));
  const bound = f.worn('face')?.piece.id === 'blindfold';
  const wide = (o.mood === 'surprised' || o.mood === 'scared') && o.eye === 'human' && (tier === 1 || tier === 2);
  const rows = enlarge(
    wide
      ? WIDE_EYES[tier - 1]!
      : bound
        ? ['.']
        : o.asleep && tier > 0
          ? ['d'.repeat(tier > 2 ? 3 : 2)]
          : EYE_STAMPS[o.eye][tier]!,
    k,
  );
  const xb = Math.round(cx0);
  const ok = (x: Px, yy: Px): boolean => canvas.partAt(x, yy) === o.headPart || canvas.nameAt(x, yy) === 'face';
  const gap = o.eye === 'glow' ? 0 : Math.max(1, Math.round(rx * 0.27));
  const middle = xb + Math.round(Math.sign(Math.sin(rad(rig.yaw))) * rx * 0.4);
  const columns = cos > 0.9 ? [xb + gap, xb - 1 - gap] : cos > 0.35 ? [middle - gap, middle + gap - 1] : [];
  const y = Math.round(eyeY - rows.length / 2) + (tier < 2 ? clearRow(ok, columns, eyeY, rows.length) : 0);
  const human0 = o.eye === 'human' && f.species.snout === undefined && f.species.head !== 'skull';
  // a helmet that hides both eyes of a tiny face gets holes for them
  const hat = f.worn('hat')?.piece.id;
  const blind = tier < 2 && columns.length > 0 && !columns.some((x) => rows.some((_, j) => ok(x, y + j)));
  const open = (x: Px, yy: Px): boolean =>
    ok(x, yy) ||
    ((blind || (human0 && HOODS.test(hat ?? '') && tier < 2 && cos > 0.9)) && canvas.nameAt(x, yy) === hat);
  const p: Placing = {
    canvas,
    rows,
    y,
    ok,
    put: (x, yy, c) => {
      if (open(x, yy)) canvas.put(x, yy, c);
    },
    colours: {
      // an eye of one or two pixels shows the colour that was said of it
      d: o.eyesNamed && tier < 3 && o.eye === 'human' ? iris[2] : DARK,
      i: iris[3],
      p: iris[1],
      w: o.eye === 'evil' ? canvas.ramp('eye_glow')[4] : WHITE,
      k: WHITE,
      y: o.eye === 'glow' || o.eye === 'lit' ? iris[4] : canvas.ramp('eye_glow')[4],
      r: canvas.ramp(o.eyesNamed ? f.eyes : 'eye_red')[3],
      b: canvas.ramp(f.worn('hair')?.material ?? 'brunette')[1],
    },
  };
  // the eye at the right of the picture, where it has a colour of its own
  const own = o.otherEye ? canvas.ramp(o.otherEye) : iris;
  const named = o.otherEye && o.eye === 'human' && tier >= 1 && !o.asleep && !bound;
  const left: Placing = named ? { ...p, rows: TWO_EYES[tier]!, colours: { ...p.colours, d: tier < 3 ? iris[3] : DARK, i: iris[3] } } : p; // biome-ignore format: one line
  const right: Placing = named ? { ...left, colours: { ...left.colours, d: tier < 3 ? own[3] : DARK, i: own[3] } } : p;
  if (
    tier < 2 &&
    cos > 0.9 &&
    human0 &&
    HOODS.test(hat ?? '') &&
    columns.some((x, i) => !ok(x, y) || !ok(x + (i ? -1 : 1), y))
  )
    openHood(canvas, hat!, xb, gap + 1, y, rows.length, skin[3], ok);
  const eyeWidth = Math.max(...rows.map((r) => r.length));
  const mouthY = y + rows.length + (tier === 4 ? 2 * k : 1);
  const brow = canvas.ramp(f.worn('hair')?.material ?? 'brunette')[2];
  const human = o.eye === 'human' || o.eye === 'lit';
  const dir = Math.sign(Math.sin(rad(rig.yaw)));
  if (cos > 0.9) {
    drawSmallGlasses(canvas, f, { columns: [xb + gap, xb - 1 - gap], y, tall: rows.length, width, put: p.put });
    stampEye(right, xb + gap, 1);
    stampEye(left, xb - 1 - gap, -1);
    if (o.eye === 'socket' && f.species.head === 'skull') drawTeeth(p, xb, mouthY, width, skin[0], tier);
    else if (o.mouth && (tier >= 2 || (tier === 1 && o.mood)))
      drawMouth(p, xb, mouthY, k, tier, o.mood && o.mood !== 'tired' ? LIPS : skin[1], skin[2], o.mood);
    if (tier >= 3 && human && !f.species.snout) {
      p.put(xb, mouthY - 2, skin[2]);
      if (tier >= 4) p.put(xb - 1, mouthY - 2, skin[2]);
    }
    if (human && o.mood && tier >= 1)
      drawMood(p, xb, gap, eyeWidth, rows.length, k, tier, o.mood, skin, f.worn('hair')?.piece.id);
    else if ((tier > 3 && human) || (o.mood === 'angry' && tier >= 2))
      for (let i = 0; i < eyeWidth; i++)
        for (const x of [xb + gap + i, xb - 1 - gap - i])
          p.put(x, y - (tier > 3 ? 2 : 1) + (o.mood === 'angry' && i === 0 ? 1 : 0), brow);
    return;
  }
  const edgeFrom = (x0: Px): Px => {
    for (let k = Math.ceil(rx * 1.4); k > -rx; k--) if (ok(x0 + dir * k, y + rows.length - 1)) return x0 + dir * k;
    return x0;
  };
  if (cos > 0.35) {
    const cx = xb + Math.round(dir * rx * 0.4);
    const edge = edgeFrom(cx);
    const nearX = cx - (dir > 0 ? 1 : 0) - dir * (gap - (tier > 2 ? 1 : 0));
    const farX = cx + (dir > 0 ? 0 : -1) + dir * Math.max(0, gap - 1);
    stampEye(p, nearX, -dir);
    stampEye(p, Math.abs(edge - farX) < 1 ? edge : farX, dir, eyeWidth > 1 ? k : 0);
    if (tier >= 2 && o.mouth && f.species.head !== 'skull') {
      const mx = cx + (dir > 0 ? 0 : -1);
      p.put(mx, mouthY, skin[1]);
      p.put(mx + (tier >= 3 ? dir : -dir), mouthY, skin[1]);
    }
    if (tier >= 4 && human) {
      for (let i = 0; i < eyeWidth; i++) p.put(nearX - dir * i, y - 2, brow);
      for (let i = 0; i < eyeWidth - 1; i++) p.put(farX + dir * i, y - 2, brow);
    }
    return;
  }
  // masks and brims leave a slit: the eye goes to the row of it that is open nearest to its own
  const slit = (dy: Px): number => {
    let n = 0;
    for (let j = 0; j < rows.length; j++) for (let i = 1; i <= rx * 1.4; i++) if (ok(xb + dir * i, y + dy + j)) n++;
    return n;
  };
  const dy = slit(0) > 0 ? 0 : ([1, -1, 2, -2].find((d) => slit(d) > 0) ?? 0);
  const row = y + dy + rows.length - 1;
  let edge = edgeFrom(xb);
  if (dy !== 0)
    for (let i = Math.ceil(rx * 1.4); i > 0 && edge === xb; i--) if (ok(xb + dir * i, row)) edge = xb + dir * i;
  // a long nose stands out farther than the face that the eye is in
  const brow0 = xb + dir * Math.round(rx * BEFORE_NOSE);
  if (f.species.nose && (edge - brow0) * dir > 0) edge = brow0;
  p.y = y + dy;
  const eyeX = edge - dir * [1, 1, 2, 3, 4][tier]! * k;
  // a dark eye is lost on the cloth of a mask: skin shows on both sides of it
  if (tier < 2 && human && SLITS.test(hat ?? ''))
    for (let j = 0; j < rows.length; j++)
      for (let i = -2; i <= 1; i++) {
        const [x, yy] = [eyeX + dir * i, y + dy + j];
        if (ok(x, yy) || canvas.nameAt(x, yy) === hat) canvas.put(x, yy, skin[3]);
      }
  stampEye(p, eyeX, -dir, eyeWidth > 2 ? k : 0);
  if (tier >= 2 && o.mouth && f.species.head !== 'skull') {
    p.put(edge - dir, mouthY, skin[1]);
    if (tier >= 3) p.put(edge - dir * 2, mouthY, skin[1]);
  }
  if (tier >= 4 && human) for (let i = 0; i < eyeWidth - 1; i++) p.put(eyeX - dir * i, y - 2, brow);
}

/** Where a face ends under a nose, in half head widths. */
const BEFORE_NOSE = 0.9;

/** What a mood does to the eyes of a small face: lids that hang, brows that slant, an eye that is shut. */
function drawMood(
  p: Placing,
  xb: Px,
  gap: Px,
  wide: Px,
  tall: Px,
  k: number,
  tier: number,
  mood: NonNullable<FaceOptions['mood']>,
  skin: Ramp,
  hair: string | undefined,
): void {
  const heavy = mood === 'tired' || mood === 'drunk' || mood === 'smug';
  const lift = mood === 'scared' || mood === 'surprised' ? 2 * k : k;
  const steep =
    mood === 'angry' || mood === 'shouting' || mood === 'wicked' ? -1 : mood === 'sad' || mood === 'scared' ? 1 : 0;
  for (const dir of [1, -1] as const) {
    const column = (i: number): Px => (dir > 0 ? xb + gap + i : xb - 1 - gap - i);
    const shut = mood === 'winking' && dir > 0;
    const lid = heavy ? Math.max(1, Math.round(tall * (mood === 'smug' ? 0.3 : 0.64))) : shut ? tall : 0;
    for (let i = 0; i < wide; i++) {
      for (let j = 0; j < lid; j++) p.put(column(i), p.y + j, shut ? skin[3] : skin[2]);
      if (lid > 0 && (tall > 2 || shut)) p.put(column(i), p.y + (shut ? tall >> 1 : lid - 1), DARK);
      if (mood === 'tired' && tier >= 2) p.put(column(i), p.y + tall, skin[1]);
      if (mood === 'drunk') p.put(column(i + 1), p.y + tall, BLUSH);
    }
    if (heavy && tier >= 3) p.put(column(wide), p.y + lid - 1, DARK);
    if (tier < 2 && steep === 0) continue;
    if (heavy && mood !== 'smug') continue;
    // brows slant towards the nose or away from it, one column wider than the eye
    const up = mood === 'smug' && dir > 0 ? 2 * k : mood === 'smug' ? 1 : lift;
    for (let i = steep < 0 ? -1 : 0; i <= wide - (tier < 2 ? 1 : 0); i++) {
      const t = wide > 1 ? i / (wide - 1) : i;
      const slope = steep * (t - 0.5) * (tier >= 3 ? 2.4 : 1.4);
      const row = p.y - up + Math.round(slope);
      // anger and fear are in the brows: they are dark, and seen through a fringe
      if (steep === 0) p.put(column(i), row, p.colours.b ?? DARK);
      else if (p.ok(column(i), row) || (hair !== undefined && p.canvas.nameAt(column(i), row) === hair))
        p.canvas.put(column(i), row, DARK);
    }
  }
}

function drawMouth(
  p: Placing,
  xb: Px,
  y: Px,
  k: number,
  tier: number,
  deep: Rgb,
  shadow: Rgb,
  mood: FaceOptions['mood'],
): void {
  const block = (dx: number, dy: number, colour: Rgb): void => {
    for (let b = 0; b < k; b++) for (let a = 0; a < k; a++) p.put(xb + dx * k + a, y + dy * k + b, colour);
  };
  if (mood === 'shouting' || mood === 'surprised' || (mood === 'scared' && tier >= 2)) {
    const far = mood === 'shouting' && tier >= 2 ? 2 : 1;
    for (let dy = 0; dy < (tier >= 2 ? (mood === 'scared' ? 1 : mood === 'shouting' && tier >= 3 ? 3 : 2) : 1); dy++)
      for (let dx = -far; dx < far; dx++)
        block(dx, dy, dy === 0 && mood === 'shouting' && tier >= 3 && Math.abs(dx + 0.5) < far - 1 ? WHITE : deep);
    return;
  }
  for (const dx of [-1, 0]) block(dx, 0, deep);
  if (mood === 'wicked') {
    for (const dx of [-2, 1]) block(dx, -1, deep);
    if (tier >= 2) for (const dx of [-1, 0]) block(dx, 0, WHITE);
    return;
  }
  if (mood === 'smug' || mood === 'winking' || mood === 'drunk') {
    block(1, 0, deep);
    block(2, -1, deep);
    return;
  }
  for (const dx of [-2, 1]) {
    if (mood === 'happy') block(dx, -1, deep);
    else if (mood === 'sad' || mood === 'angry' || mood === 'disgusted') block(dx, 1, deep);
    else if (tier >= 4) block(dx, 0, shadow);
  }
}

function drawTeeth(p: Placing, xb: Px, mouthY: Px, width: Px, line: Rgb, tier: number): void {
  if (tier < 1) return;
  p.put(xb - 1, mouthY - 1, DARK);
  p.put(xb, mouthY - 1, DARK);
  for (let i = 0; i < width * 0.28; i += 2) {
    p.put(xb + i, mouthY + 1, line);
    p.put(xb - 1 - i, mouthY + 1, line);
  }
}
