/** Whose shell is something else: a crab in a pot, a snail with a house. What was its shell is taken away, and the other stands where it was. */
import type { Px } from '../../../../src/pixels/types.ts';
import { joined, lying, mirrored, partBox, type Sprite, upsideDown } from '../sprites/sprite.ts';

const SHELL = /^(?:shell|whorl|spiral)/;
/** How much larger than the shell it is. */
const ROOMY = 1.22;

/** Without the pixels of its shell, and without the outer line that was round it alone. */
function unshelled(s: Sprite): Sprite {
  const { width, height } = s.image;
  const gone = s.partNames.map((name) => SHELL.test(name));
  const image = { ...s.image, data: s.image.data.slice() };
  const stays = (x: Px, y: Px): boolean => {
    const part = x < 0 || y < 0 || x >= width || y >= height ? -1 : s.parts[y * width + x]!;
    return part >= 0 && !gone[part];
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const part = s.parts[y * width + x]!;
      const bare = part < 0 && ![[0, 1], [0, -1], [1, 0], [-1, 0]].some(([dx, dy]) => stays(x + dx!, y + dy!));
      if (bare || gone[part]) image.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 4);
    }
  const parts = s.parts.map((part, i) => (image.data[i * 4 + 3] ? part : -1));
  return { ...s, image, parts };
} // biome-ignore format: neighbours

/** The first row of a column that something is in; −1 for none. */
function topAt({ image: { width, height, data } }: Sprite, x: Px): Px {
  if (x < 0 || x >= width) return -1;
  for (let y = 0; y < height; y++) if (data[(y * width + x) * 4 + 3]) return y;
  return -1;
}

/** The creature in a thing instead of its shell; a vessel lies, its mouth to where the creature looks out. Undefined where no shell is told. */
export function inShell(s: Sprite, draw: (size: Px) => Sprite, vessel: boolean): Sprite | undefined {
  const shell = partBox(s, SHELL);
  if (!shell) return undefined;
  const drawn = draw(Math.max(8, Math.round(Math.max(shell.width, shell.height) * ROOMY)));
  const body = unshelled(s);
  const looks = partBox(body, /eye|head|claw/);
  const left = looks !== undefined && looks.x + looks.width / 2 < shell.x + shell.width / 2;
  const lain = upsideDown(lying(drawn));
  const item = vessel ? (left ? lain : mirrored(lain)) : drawn;
  const { width, height } = item.image;
  // its edge is where the shell's was, on the side of the head; it stands where the shell stood
  const edge = Math.round(width * (vessel ? 0.1 : 0.02));
  const x = left ? shell.x - edge : shell.x + shell.width + edge - width;
  // it sits on the back, and a little in it
  const back = Array.from({ length: Math.max(1, Math.round(width * 0.4)) }, (_, k) => topAt(body, x + Math.round(width * 0.3) + k)).filter((y) => y >= 0); // biome-ignore format: one line
  const rest = back.length > 0 ? Math.max(...back) : shell.y + shell.height;
  const low = Math.max(rest + Math.max(1, Math.round(shell.height * 0.07)), shell.y + Math.round(shell.height * 0.7));
  return joined(
    [
      { sprite: item, x, y: low - height },
      { sprite: body, x: 0, y: 0 },
    ],
    1,
  );
}
