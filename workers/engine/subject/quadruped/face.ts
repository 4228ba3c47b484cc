import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import { eyeRows } from '../../catalogue/eye-rows.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { apply, normalize, rad, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead } from './beast-head.ts';
import { drawMood } from './mood.ts';

const DARK: Rgb = [34, 24, 36];
const WHITE: Rgb = [250, 246, 240];
const FACE_PARTS: readonly string[] = ['head', 'muzzle', 'mask', 'hollow', 'glow'];

/** Eyes that are seen however small. */
const SHINING: ReadonlySet<string> = new Set(['eye_red', 'eye_glow']);

/** Rows that eyes go up for a muzzle. */
const MOST_RAISED = 2;

/**
 * Eyes as they lie on the grid, by the head's width in pixels; the nose is to the right. `d` dark, `w` glint, `i` iris, `k` its
 * light, `.` nothing. Dark ones are all pupil; others have a lid over the iris and the pupil before it.
 */
const EYES: readonly { readonly until: Px; readonly dark: readonly string[]; readonly iris: readonly string[] }[] = [
  { until: 7, dark: ['d'], iris: ['d'] },
  { until: 12.5, dark: ['d', 'd'], iris: ['d', 'd'] },
  { until: 16.5, dark: ['dw', 'dd'], iris: ['dd', 'kd'] },
  { until: 23, dark: ['dw', 'dd', 'dd'], iris: ['dd', 'kd', 'id'] },
  { until: 30, dark: ['dww', 'dwd', 'ddd'], iris: ['ddd', 'kdw', 'idi'] },
  { until: 40, dark: ['.dd.', 'ddww', 'ddwd', '.dd.'], iris: ['dddd', 'kddw', 'kddi', '.ii.'] },
  {
    until: Number.POSITIVE_INFINITY,
    dark: ['.ddd.', 'dddww', 'dddww', 'ddddd', '.ddd.'],
    iris: ['.dddd', 'didww', 'kiddi', 'kiddi', '.iii.'],
  },
];
/** Eyes whose colour was said, and those of dark heads, where they are too small for a pupil: two bright pixels. */
const BRIGHT: readonly { readonly until: Px; readonly rows: readonly string[] }[] = [
  { until: 12.5, rows: ['k', 'k'] },
  { until: 16.5, rows: ['kd', 'kd'] },
];
/** Dark eyes in dark fur that are too small for a rim. */
const GLINT = ['w', 'd'];
/** Heads narrower than this in pixels have no mouth. */
const MOUTH_FROM = 12;
/** OKLab lightness of a head below which a dark eye needs a paler rim. */
const DIM = 0.46;

/** Whether the muzzle lies under eyes of this box or beside them. */
function touches(canvas: DecalSurface, x0: Px, y0: Px, width: Px, height: Px): boolean {
  for (let y = y0; y <= y0 + height; y++)
    for (let x = x0 - 1; x <= x0 + width; x++) if (canvas.nameAt(x, y) === 'muzzle') return true;
  return false;
}

const widthOf = (canvas: DecalSurface, h: BeastHead): Px => 2 * h.look.beast.head * canvas.scale;

/** The line between the lips. */
export function drawBeastMouth(canvas: DecalSurface, h: BeastHead, yaw: number): void {
  const head = widthOf(canvas, h);
  if (head >= MOUTH_FROM) drawMouth(canvas, h, yaw, head);
}

/** Eyes on the pixel grid where their normals face the viewer. */
export function drawBeastEyes(canvas: DecalSurface, h: BeastHead, yaw: number): void {
  const head = widthOf(canvas, h);
  const { beast: B, eyes } = h.look;
  // a skull has its hollows; eyes that were said to be there glow in them
  const hollow = h.look.bony && !B.beak;
  if (hollow && !h.look.eyesSaid && !h.look.eyesGlow) return;
  const side = B.equine === true;
  const { dark: black, iris: coloured } = EYES.find(({ until }) => head * (B.eyeSize ?? 1) < until)!;
  const dark = eyes === 'dark' || (h.look.bony && !hollow);
  const dim = rgbToOklab(canvas.ramp(h.look.headFur)[TONE.base])[0] < DIM;
  const wide = head * (B.eyeSize ?? 1);
  const bright = h.look.eyesSaid || dim ? BRIGHT.find(({ until }) => wide < until)?.rows : undefined;
  const usual = dark ? (dim && black[0] === 'd' ? GLINT : black) : (bright ?? coloured);
  const rows = largeOf(h, usual, head, dark) ?? usual;
  const [width, height] = [rows[0]!.length, rows.length];
  const iris = dark ? undefined : canvas.ramp(eyes);
  const shines = iris && (h.look.evil || h.look.glows || SHINING.has(eyes));
  const south = Math.abs(Math.sin(rad(yaw))) < 0.2 && Math.cos(rad(yaw)) > 0;
  const profile = Math.abs(Math.sin(rad(yaw))) > 0.9;
  const [cx] = canvas.project(h.frame.origin);
  const boxes: EyeBox[] = [];
  for (const d of [-1, 1]) {
    const normal = normalize(side ? [d, 0.1, 0.25] : [d * 0.62, 0.12, 0.9]);
    if (canvas.direction(apply(h.frame.rotation, normal))[2] < (side ? -0.05 : 0.12)) continue;
    // in profile an eye at the very edge would melt into the outline
    const place: Vec3 = side
      ? [d * 0.8, 0.18, profile ? 0.22 : 0.4]
      : profile
        ? [d * 0.7, 0.18, 0.5]
        : [d * 0.46, 0.12, 0.82];
    const [ex, ey] = canvas.project(h.point(place));
    let x0 = Math.round(ex - width / 2);
    if (south) {
      // symmetric about the centre line
      const middle = Math.round(cx);
      const off = Math.max(1, Math.round(Math.abs(ex - cx) - width / 2));
      x0 = ex > cx ? middle + off : middle - off - width;
    }
    let y0 = Math.round(ey - height / 2);
    // the line round a muzzle and eyes that touch it would be one dark shape
    if (south && width > 1) for (let up = 0; up < MOST_RAISED && touches(canvas, x0, y0, width, height); up++) y0--;
    // glints lie towards the nose in profile, outwards from the front
    const ahead = canvas.direction(apply(h.frame.rotation, [0, 0, 1]))[0];
    const mirrored = south ? ex <= cx : ahead < 0;
    if (dark && width > 1) drawRim(canvas, h, x0, y0, width, height);
    for (let j = 0; j < height; j++) {
      for (let i = 0; i < width; i++) {
        const mark = rows[j]![mirrored ? width - 1 - i : i]!;
        if (mark === '.' || !FACE_PARTS.includes(canvas.nameAt(x0 + i, y0 + j))) continue;
        if (width === 1 && shines && !h.look.eyesSaid)
          canvas.put(x0 + i, y0 + j, iris[j === 0 && height > 1 ? TONE.shadow : TONE.base]);
        else canvas.put(x0 + i, y0 + j, colourOf(mark, iris, h.look.eyesSaid));
      }
    }
    boxes.push({ x: x0, y: y0, w: width, h: height, ahead: ahead < 0 ? -1 : 1, d });
  }
  if (h.look.moods.length > 0)
    drawMood(
      canvas,
      h.look,
      boxes.map((b) => ({ ...b, inward: !south ? (b.ahead < 0 ? -1 : 1) : b.x < cx ? 1 : -1 })),
    );
  if (h.look.eyewear) drawEyewear(canvas, h.look.eyewear, boxes, south);
}

/** Eyes that are said to be large: as much of the head as a cartoon's, those that glow without a pupil. */
function largeOf(
  { look }: BeastHead,
  usual: readonly string[],
  head: Px,
  dark: boolean,
): readonly string[] | undefined {
  if (look.eyesLarge === 1 && !look.eyesGlow) return undefined;
  if (look.eyesLarge < 1) return head > 16 ? ['d', 'd'] : ['d'];
  const own = usual[0]!.length;
  const wide = Math.round(Math.max(own + 1, head * (look.eyesLarge > 1 ? 0.12 + 0.09 * look.eyesLarge : 0.17)));
  const high = Math.round(wide * 1.15);
  return look.eyesGlow && !dark
    ? // on the smallest heads more than two pixels would be the whole face
      eyeRows(Math.max(wide, head > 13 ? 5 : head > 10 ? 3 : 2), head > 13 ? wide : Math.min(wide, 2), 'glow')
    : eyeRows(wide, high, dark ? 'dark' : 'iris');
}

/** Where an eye lies on the grid, which way the nose is, and on which side it is. */
interface EyeBox {
  readonly x: Px;
  readonly y: Px;
  readonly w: Px;
  readonly h: Px;
  readonly ahead: number;
  readonly d: number;
}

/** Lenses round the eyes, a bridge between two, and from the side the bow back to the ear. */
function drawEyewear(
  canvas: DecalSurface,
  { kind, material }: NonNullable<BeastHead['look']['eyewear']>,
  boxes: readonly EyeBox[],
  south: boolean,
): void {
  const ramp = canvas.ramp(material);
  const [frame, lens, glint] = [ramp[kind === 'monocle' ? TONE.base : TONE.shadow], ramp[TONE.deep], ramp[TONE.spec]];
  const on = (x: Px, y: Px): boolean => canvas.nameAt(x, y) !== '';
  const put = (x: Px, y: Px, c: Rgb): void => {
    if (on(x, y)) canvas.put(x, y, c);
  };
  const one = kind === 'eyepatch' || kind === 'monocle';
  const full = kind === 'sunglasses' || kind === 'eyepatch';
  // of one, the eye on the picture's right, or the one that is seen
  for (const b of one ? boxes.slice(-1) : boxes) {
    const [x0, x1, y0, y1] = [b.x - 1, b.x + b.w, b.y - 1, b.y + b.h];
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const edge = x === x0 || x === x1 || y === y0 || y === y1;
        const corner = (x === x0 || x === x1) && (y === y0 || y === y1);
        if (full) put(x, y, y === y0 ? frame : lens);
        else if (edge && !(corner && b.w > 1)) put(x, y, frame);
      }
    if (kind === 'sunglasses') put(x0 + 1, y0 + 1, glint);
    if (south || kind === 'monocle') continue;
    // the bow, or the string of a patch, runs back over the head
    const back = b.ahead > 0 ? x0 - 1 : x1 + 1;
    for (let k = 0, x = back; k < 24 && FACE_PARTS.includes(canvas.nameAt(x, y0)); k++, x -= b.ahead)
      put(x, y0 + (kind === 'eyepatch' ? -Math.floor(k / 3) : 0), frame);
  }
  const [a, b] = [...boxes].sort((p, q) => p.x - q.x);
  if (!one && a && b) for (let x = a.x + a.w; x < b.x; x++) put(x, a.y, frame);
  if (kind === 'eyepatch' && south && a)
    for (let x = a.x - 6; x < a.x + 14; x++) if (FACE_PARTS.includes(canvas.nameAt(x, a.y - 1))) put(x, a.y - 1, frame);
}

function colourOf(mark: string, iris: Ramp | undefined, said: boolean): Rgb {
  if (mark === 'w') return WHITE;
  if (iris && mark === 'k') return iris[said ? TONE.base : TONE.light];
  if (iris && mark === 'i') return iris[TONE.base];
  return DARK;
}

/** A dark eye in dark fur lies in a paler ring. */
function drawRim(canvas: DecalSurface, { look }: BeastHead, x0: Px, y0: Px, width: Px, height: Px): void {
  const ramp = canvas.ramp(look.headFur);
  if (look.eyePatch || rgbToOklab(ramp[TONE.base])[0] > DIM) return;
  for (let j = -1; j <= height; j++)
    for (let i = -1; i <= width; i++) {
      const corner = (i < 0 || i === width) && (j < 0 || j === height);
      if (!corner && canvas.nameAt(x0 + i, y0 + j) === 'head') canvas.put(x0 + i, y0 + j, ramp[TONE.light]);
    }
}

/** The line between the lips: back from the nose with its corner up; from the front a small bow under the nose. */
function drawMouth(canvas: DecalSurface, h: BeastHead, yaw: number, head: Px): void {
  const { look } = h;
  const { beast: B } = look;
  if (B.beak || B.trunk || look.bony || (h.open > 0.15 && !B.hooves && !B.snub)) return;
  const q = B.head;
  const m = B.muzzle[0] / q;
  const wide = B.muzzle[1] / q;
  const ramp = canvas.ramp(look.muzzle);
  const ink = head < 16 ? ramp[TONE.deep] : ramp[TONE.line];
  const put = (x: Px, y: Px): void => {
    if (canvas.nameAt(x, y) === 'muzzle') canvas.put(x, y, ink);
  };
  const front = canvas.direction(apply(h.frame.rotation, [0, 0, 1]));
  const low = B.hooves ? -0.42 : B.snub ? -0.5 : -0.52;
  if (Math.abs(Math.sin(rad(yaw))) < 0.2) {
    if (front[2] < 0.3 || B.hooves) return;
    const [x, y] = canvas.project(h.point([0, low, 0.72 + m]));
    const [cx, row] = [Math.round(x), Math.round(y)];
    for (const d of [-1, 0]) put(cx + d, row);
    if (head >= 16) for (const d of [-2, 1]) put(cx + d, row - 1);
    return;
  }
  const tip = B.hooves ? 0.72 + m + wide * 0.5 : 0.72 + m * 0.92 + wide * 0.35;
  const back = B.hooves ? 0.72 + m * 0.62 : 0.52;
  const aside = front[0] < 0 ? 1 : -1;
  const near = aside * Math.max(0.1, wide * 0.6);
  const [ax, ay] = canvas.project(h.point([near, low, tip]));
  const [bx, by] = canvas.project(h.point([near, low - 0.04, back]));
  const steps = Math.max(1, Math.round(Math.abs(ax - bx)));
  for (let k = 0; k <= steps; k++)
    put(Math.round(ax + ((bx - ax) * k) / steps), Math.round(ay + ((by - ay) * k) / steps));
  if (head >= 24) put(Math.round(bx) - Math.sign(ax - bx), Math.round(by) - 1);
}
