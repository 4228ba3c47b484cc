/** The few elements of SVG that icon sets use → painted layers of absolute lines and cubic curves. */
import svgpath from 'svgpath';

type Command = readonly ['M' | 'L' | 'C', ...number[]];

export interface IconLayer {
  readonly path: readonly Command[];
  readonly rgb: readonly [number, number, number];
  readonly opacity: number;
  readonly evenodd: boolean;
}

interface Context {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly opacity: number;
  readonly transform: string;
  readonly hidden: boolean;
}

const HIDDEN = /^(?:defs|clipPath|mask|symbol|filter|linearGradient|radialGradient)$/;

/** Layers of an SVG body, the furthest first. Gradients become their mean colour; filters and clips are left out. */
export function readIcon(body: string): IconLayer[] {
  const gradients = meanColours(body);
  const layers: IconLayer[] = [];
  const stack: Context[] = [
    { fill: 'black', stroke: 'none', strokeWidth: 1, opacity: 1, transform: '', hidden: false },
  ];
  for (const [tag, end, name, , self] of body.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (end) {
      if (stack.length > 1) stack.pop();
      continue;
    }
    const a = attributesOf(tag);
    const up = stack.at(-1)!;
    const here: Context = {
      fill: a.fill ?? up.fill,
      stroke: a.stroke ?? up.stroke,
      strokeWidth: Number(a['stroke-width'] ?? up.strokeWidth),
      opacity: up.opacity * Number(a.opacity ?? 1),
      transform: [up.transform, a.transform ?? ''].join(' ').trim(),
      hidden: up.hidden || HIDDEN.test(name!),
    };
    if (!self) stack.push(here);
    const d = here.hidden ? undefined : pathOf(name!, a);
    if (!d) continue;
    const colour = (paint: string): readonly [number, number, number] =>
      gradients.get(/url\(#(.*)\)/.exec(paint)?.[1] ?? '') ?? colourOf(paint);
    const path = absolute(d, here.transform);
    if (here.fill !== 'none') {
      const opacity = here.opacity * Number(a['fill-opacity'] ?? 1);
      layers.push({ path, rgb: colour(here.fill), opacity, evenodd: a['fill-rule'] === 'evenodd' });
    }
    if (here.stroke !== 'none' && here.strokeWidth > 0) {
      const opacity = here.opacity * Number(a['stroke-opacity'] ?? 1);
      layers.push({ path: outline(path, here.strokeWidth / 2), rgb: colour(here.stroke), opacity, evenodd: false });
    }
  }
  return layers.filter((l) => l.path.length > 1 && l.opacity > 0.04);
}

function attributesOf(tag: string): Record<string, string> {
  const a: Record<string, string> = {};
  for (const [, key, value] of tag.matchAll(/([\w:-]+)="([^"]*)"/g)) a[key!] = value!;
  for (const [, key, value] of (a.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) a[key!] = value!.trim();
  return a;
}

function pathOf(name: string, a: Readonly<Record<string, string>>): string | undefined {
  const n = (key: string): number => Number(a[key] ?? 0);
  if (name === 'path') return a.d;
  if (name === 'rect') {
    const r = Math.min(n('rx'), n('width') / 2, n('height') / 2);
    const [w, h] = [n('width') - 2 * r, n('height') - 2 * r];
    if (r === 0) return `M${n('x')} ${n('y')}h${w}v${h}h${-w}Z`;
    const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
    return `M${n('x') + r} ${n('y')}h${w}${turn(1, 1)}v${h}${turn(-1, 1)}h${-w}${turn(-1, -1)}v${-h}${turn(1, -1)}Z`;
  }
  if (name !== 'circle' && name !== 'ellipse') return undefined;
  const rx = a.r ? n('r') : n('rx');
  const ry = a.r ? n('r') : n('ry');
  const [left, right] = [n('cx') - rx, n('cx') + rx];
  return `M${left} ${n('cy')}A${rx} ${ry} 0 1 0 ${right} ${n('cy')}A${rx} ${ry} 0 1 0 ${left} ${n('cy')}Z`;
}

/** Absolute moves, lines and cubic curves; every ring is closed by being filled. */
function absolute(d: string, transform: string): Command[] {
  const out: Command[] = [];
  let start: readonly [number, number] = [0, 0];
  svgpath(d)
    .transform(transform)
    .unarc()
    .unshort()
    .abs()
    .iterate((segment, _i, x, y) => {
      const [op, ...p] = segment as unknown as [string, ...number[]];
      if (op === 'M') {
        start = [p[0]!, p[1]!];
        out.push(['M', ...p]);
      } else if (op === 'L') out.push(['L', ...p]);
      else if (op === 'H') out.push(['L', p[0]!, y]);
      else if (op === 'V') out.push(['L', x, p[0]!]);
      else if (op === 'C') out.push(['C', ...p]);
      else if (op === 'Q') {
        const [qx, qy, ex, ey] = p as [number, number, number, number];
        const third = (a: number, q: number): number => a + (2 / 3) * (q - a);
        out.push(['C', third(x, qx), third(y, qy), third(ex, qx), third(ey, qy), ex, ey]);
      } else if (op === 'Z') out.push(['L', ...start]);
    });
  return out;
}

/** The area of a line: each straight piece as a ring with round ends, filled together by the non-zero rule. */
function outline(path: readonly Command[], half: number): Command[] {
  const out: Command[] = [];
  let x = 0;
  let y = 0;
  const piece = (ex: number, ey: number): void => {
    const angle = Math.atan2(ey - y, ex - x);
    if (ex === x && ey === y) return;
    for (let k = 0; k <= 12; k++) {
      const t = angle + Math.PI / 2 + (k * Math.PI) / 6;
      const [cx, cy] = k <= 6 ? [x, y] : [ex, ey];
      out.push([k === 0 ? 'M' : 'L', cx + half * Math.cos(t), cy + half * Math.sin(t)]);
    }
    x = ex;
    y = ey;
  };
  for (const [op, ...p] of path) {
    if (op === 'M') [x, y] = p as [number, number];
    else if (op === 'L') piece(p[0]!, p[1]!);
    else {
      const [x0, y0] = [x, y];
      const [x1, y1, x2, y2, x3, y3] = p as [number, number, number, number, number, number];
      for (let k = 1; k <= 8; k++) {
        const t = k / 8;
        const u = 1 - t;
        const at = (a: number, b: number, c: number, d: number): number =>
          u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
        piece(at(x0, x1, x2, x3), at(y0, y1, y2, y3));
      }
    }
  }
  return out;
}

function meanColours(body: string): ReadonlyMap<string, readonly [number, number, number]> {
  const means = new Map<string, readonly [number, number, number]>();
  for (const [, head, inner] of body.matchAll(
    /<(?:linear|radial)Gradient([^>]*)>(.*?)<\/(?:linear|radial)Gradient>/gs,
  )) {
    const stops = [...inner!.matchAll(/stop-color="([^"]*)"/g)].map((m) => colourOf(m[1]!));
    const id = attributesOf(`<g${head}>`).id;
    if (!id || stops.length === 0) continue;
    const mean = (i: 0 | 1 | 2): number => Math.round(stops.reduce((sum, c) => sum + c[i], 0) / stops.length);
    means.set(id, [mean(0), mean(1), mean(2)]);
  }
  return means;
}

const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff', red: '#ff0000' };

/** '#abc', '#aabbcc', a few names; currentColor and others are a middle grey. */
function colourOf(text: string): readonly [number, number, number] {
  const hex = /^#([0-9a-fA-F]{3,8})$/.exec(NAMED[text] ?? text)?.[1] ?? '888888';
  const full = hex.length < 6 ? [...hex].map((c) => c + c).join('') : hex;
  const n = Number.parseInt(full.slice(0, 6), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}
