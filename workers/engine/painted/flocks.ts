/** Many little drawings of one kind in the air: a swarm that bursts from the middle, notes that float, popcorn that pops. */
import { hexToOklab } from '../../../src/pixels/color.ts';
import type { Canvas, Painter } from './canvas.ts';
import { matter } from './ramps.ts';
import { timesOf } from './strokes.ts';

type Rows = readonly string[];
interface Kind {
  readonly own: string;
  /** Small ones, and larger ones where there is room; drawn as they fly to the right. */
  readonly small: readonly Rows[];
  readonly large: readonly Rows[];
  /** They look the same whichever way they fly. */
  readonly still?: true;
}

const KINDS: Readonly<Record<string, Kind>> = {
  bats: { own: '#4c3c5c', small: [['a.....a', 'aa.a.aa', 'aaaaaaa', '.a.a.a.'], ['.a...a.', 'aaaaaaa', 'a.aaa.a', '...a...']], large: [['b.........b', 'ab..a.a..ba', 'aab.aaa.baa', 'aaaawawaaaa', 'a.aaaaaaa.a', '.....a.....'], ['..b.a.a.b..', '.ab.aaa.ba.', 'aaaawawaaaa', 'a.aaaaaaa.a', '....aaa....']], still: true },
  birds: { own: '#3c3844', small: [['a....a', '.aa.aa', '..aaa.', '...a..'], ['......', 'aa..aa', '.aaaa.', '...a..']], large: [['a......a.', 'aa....aa.', '.aaa.aaa.', '..aaaaaww', '..baaab..', '.ba......'], ['.........', 'aaa..aaa.', '.aaaaaaa.', '..aaaaaww', '..baab...', '.b.......']] },
  butterflies: { own: '#f08c3c', small: [['aa.aa', 'aabaa', '.aba.', 'aa.aa']], large: [['.aa...aa.', 'awaa.aawa', 'aaaabaaaa', '.aaabaaa.', '.awa.awa.', '..a...a..']], still: true },
  bees: { own: '#f0bc30', small: [['.ww..', 'adada', '.dad.']], large: [['..ww.ww.', '...www..', '.adadaa.', 'dadadawd', '.adadaa.']] },
  popcorn: { own: '#f4e4b0', small: [['.aa.', 'awwa', 'abaa', '.ab.']], large: [['..aaa..', '.awwaa.', 'awwaawa', 'abaawwa', '.aabaab', '..bbb..']], still: true },
  leaves: { own: '#d8742c', small: [['..aa', '.awa', 'awa.', 'a...']], large: [['....aaa', '..aawab', '.aawaab', 'aawaabb', 'awaabb.', 'abbb...', 'b......']] },
  notes: { own: '#504868', small: [['..aaaa', '..a..a', '..a..a', '.aa.aa', 'aaaaaa', '.a..a.'], ['..aa', '..a.a', '..a..', 'aaa..', 'aaa..']], large: [['...aaaaaa', '...aaaaaa', '...a....a', '...a....a', '.aaa..aaa', 'awaa.awaa', 'aaaa.aaaa', '.aa...aa.'], ['...aa..', '...aaa.', '...a.aa', '...a..a', '...a...', '.aaa...', 'awaa...', 'aaab...', '.ab....']], still: true },
}; // biome-ignore format: drawings

/** The same turned to fly to the left. */
const turned = (rows: Rows): Rows => rows.map((row) => [...row].reverse().join(''));
/** With a line of its darkest tone round it. */
function lined(rows: Rows): Rows {
  const wide = Math.max(...rows.map((row) => row.length));
  const framed = ['', ...rows, ''].map((row) => `.${row.padEnd(wide, '.')}.`);
  const on = (j: number, i: number): boolean => (framed[j]?.[i] ?? '.') !== '.';
  return framed.map((row, j) => [...row].map((key, i) => (key !== '.' ? key : on(j - 1, i) || on(j + 1, i) || on(j, i - 1) || on(j, i + 1) ? 'l' : '.')).join('')); // biome-ignore format: one line
}

const RAINBOW = ['#e8424c', '#f4913c', '#f0c838', '#58b84c', '#4484e0', '#8c54c8'];
/** The colours that its pieces take in turn. */
const huesOf = (c: Canvas, own: string): readonly string[] => c.said('rainbow') ? RAINBOW : c.palette.length > 0 ? c.palette : [own]; // biome-ignore format: one line

function put(c: Canvas, kind: Kind, k: number, x: number, y: number, near: boolean, hue: string): void {
  const size = Math.min(c.width, c.height);
  const rows = (near && size >= 30 ? kind.large : size >= 72 ? kind.large : kind.small)[k % kind.small.length]!;
  const scale = Math.max(1, Math.round((size / (near ? 52 : 64)) * (size >= 72 ? 0.8 : 1)));
  const ramp = matter(hue);
  const way = !kind.still && x < 0 ? turned(rows) : rows;
  // what is dark has no line: its shape would fill
  const light = hexToOklab(hue)[0] > 0.5;
  c.stamp([x, y], size >= 28 && light ? lined(way) : way, { a: ramp[2]!, b: ramp[1]!, w: ramp[4]!, d: '#3c2c28', l: ramp[0]! }, scale); // biome-ignore format: one line
}

/** They fly from the middle to all sides: the nearer ones large. */
export const burstOf =
  (name: string): Painter =>
  (c) => {
    const kind = KINDS[name]!;
    const hues = huesOf(c, kind.own);
    const few = Math.min(c.width, c.height) < 40;
    const inner = c.small ? 0 : few ? 1 : 5;
    const outer = c.small ? 5 : few ? 5 : 9;
    for (let i = 0; i < inner; i++) {
      const a = ((i + c.between(`i${i}`, 0, 0.5)) / inner) * Math.PI * 2 + 0.4;
      put(c, kind, i, few ? 0 : Math.cos(a) * 0.36, few ? 0 : Math.sin(a) * 0.36, false, hues[i % hues.length]!);
    }
    for (let i = 0; i < outer; i++) {
      const a = ((i + c.between(`a${i}`, -0.16, 0.16)) / outer) * Math.PI * 2;
      const far = few ? 0.86 : i % 2 ? 0.74 : 0.9;
      put(c, kind, i + 1, Math.cos(a) * far, Math.sin(a) * far, true, hues[(i + inner) % hues.length]!);
    }
  };

/** Where so many float, and each in another height. */
const AFLOAT: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]], 2: [[-0.48, 0.3], [0.48, -0.3]], 3: [[-0.6, 0.42], [0.02, -0.5], [0.62, 0.22]], 4: [[-0.56, -0.5], [0.5, -0.62], [-0.42, 0.56], [0.58, 0.42]],
  5: [[-0.66, -0.5], [0.6, -0.62], [0, 0], [-0.56, 0.62], [0.66, 0.5]], 6: [[-0.68, -0.5], [0, -0.66], [0.68, -0.4], [-0.62, 0.5], [0.04, 0.34], [0.68, 0.6]],
}; // biome-ignore format: a table

/** Notes that float upwards, as many as were said. */
export const floatingNotes: Painter = (c) => {
  const kind = KINDS.notes!;
  const hues = huesOf(c, kind.own);
  const times = timesOf(c);
  const at = AFLOAT[Math.max(1, Math.min(6, times > 1 ? times : 3))]!;
  const size = Math.min(c.width, c.height);
  for (const [i, [x, y]] of at.entries()) {
    const rows = size >= 28 ? kind.large[i % 2]! : kind.small[1]!;
    const ramp = matter(hues[i % hues.length]!);
    const scale = Math.max(1, Math.round(size / (at.length > 3 ? 46 : 30)));
    c.stamp([x, y], lined(rows), { a: ramp[2]!, b: ramp[1]!, w: ramp[4]!, l: ramp[0]! }, scale);
  }
};
