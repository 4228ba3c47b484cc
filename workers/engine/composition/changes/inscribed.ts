/** Words on a thing: letters on the broadest free part of its face, in as many lines as they need. */
import { hexToOklab, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { type Face, faceNamed, setText, textWidth, wrapText } from '../../../../src/pixels/font/index.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';

interface Board {
  readonly x: Px;
  readonly y: Px;
  readonly width: Px;
  readonly height: Px;
}

/** The rectangles that lie wholly within it, each the widest of its height: rows of free columns, from the top. */
function* boards(s: Sprite): Generator<Board> {
  const { width, height } = s.image;
  const free = new Int16Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      // inner lines are written over, the outer one is not
      const inside = s.image.data[i * 4 + 3]! > 0 && x > 0 && y > 0 && x < width - 1 && y < height - 1 && [i - 1, i + 1, i - width, i + width].every((j) => s.image.data[j * 4 + 3]! > 0); // biome-ignore format: one line
      free[x] = inside ? free[x]! + 1 : 0;
    }
    for (let x = 0; x < width; x++) {
      if (!free[x]) continue;
      let [left, right] = [x, x];
      while (left > 0 && free[left - 1]! >= free[x]!) left--;
      while (right < width - 1 && free[right + 1]! >= free[x]!) right++;
      yield { x: left, y: y - free[x]! + 1, width: right - left + 1, height: free[x]! };
    }
  }
}

interface Setting {
  readonly face: Face;
  readonly lines: readonly string[];
  readonly step: Px;
  readonly scale: Px;
}

/** How a text fits a board: the largest letters whose words are broken nowhere; undefined where none do. */
function setOn(text: string, { width, height }: Board): Setting | undefined {
  for (const [name, scale] of [['plain', 3], ['plain', 2], ['plain', 1], ['tiny', 1]] as const) {
    const face = faceNamed(name);
    const room = Math.floor((width - 2) / scale);
    if (text.split(/\s+/).some((word) => textWidth(face, word) > room)) continue;
    const lines = wrapText(face, text, room);
    const step = (face.capHeight + 2) * scale;
    if (lines.length * step - 2 * scale <= height - 2) return { face, lines, step, scale };
  }
  return undefined;
} // biome-ignore format: a list

/** The thing with the words on it, dark on what is light and light on what is dark; as it is where they have no room. */
export function inscribed(s: Sprite, text: string): Sprite {
  let best: { readonly board: Board; readonly set: Setting } | undefined;
  let most = 0;
  const tried = new Set<string>();
  for (const board of boards(s)) {
    const area = board.width * board.height;
    if (area < s.image.width * s.image.height * 0.06) continue;
    const key = `${board.x},${board.y},${board.width},${board.height}`;
    if (tried.has(key)) continue;
    tried.add(key);
    const set = setOn(text, board);
    if (!set) continue;
    const worth =
      set.scale * set.face.capHeight * 400 + area - Math.abs(board.x + board.width / 2 - s.image.width / 2) * 12;
    if (worth > most) [most, best] = [worth, { board, set }];
  }
  if (!best) return s;
  const { board, set } = best;
  const image = cloneImage(s.image);
  const { width } = image;
  // the tone that most of the board has
  const labs: (readonly [number, number, number])[] = [];
  for (let y = board.y; y < board.y + board.height; y++)
    for (let x = board.x; x < board.x + board.width; x++) {
      const i = (y * width + x) * 4;
      labs.push(rgbToOklab([image.data[i]!, image.data[i + 1]!, image.data[i + 2]!]));
    }
  const ground = [...labs].sort((a, b) => a[0] - b[0])[labs.length >> 1]!;
  const dark = ground[0] > 0.56;
  const ink = dark ? oklabToHex([0.24, ground[1] * 0.5, ground[2] * 0.5]) : oklabToHex([0.95, ground[1] * 0.12 + hexToOklab('#f6ecd0')[1], ground[2] * 0.12 + 0.02]); // biome-ignore format: one line
  const tall = set.lines.length * set.step - 2 * set.scale;
  const top = board.y + Math.round((board.height - tall) / 2);
  for (const [n, line] of set.lines.entries()) {
    const { cells, width: wide, height } = setText(set.face, line);
    const left = board.x + Math.round((board.width - wide * set.scale) / 2);
    const y0 = top + n * set.step - (set.face.baseline - set.face.capHeight) * set.scale;
    for (let j = 0; j < height * set.scale; j++)
      for (let i = 0; i < wide * set.scale; i++) {
        if (!cells[Math.floor(j / set.scale) * wide + Math.floor(i / set.scale)]) continue;
        const [x, y] = [left + i, y0 + j];
        if (x > 0 && y > 0 && x < width - 1 && y < image.height - 1 && image.data[(y * width + x) * 4 + 3])
          dot(image, x, y, ink);
      }
  }
  return { ...s, image };
}
