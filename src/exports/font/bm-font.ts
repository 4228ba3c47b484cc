/** Bitmap faces as files that engines read. */
import { type Face, glyphFor, kerning } from '../../pixels/font/index.ts';
import { createImage } from '../../pixels/image.ts';
import { encodePng } from '../../pixels/png.ts';
import { safeName } from '../names.ts';
import type { ExportFile } from '../zip.ts';

/** Signs of a face that one code point names, in order. */
export const signsOf = (face: Face): string[] =>
  [...face.glyphs.keys()]
    .filter((sign) => [...sign].length === 1 && !/\p{M}/u.test(sign))
    .sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!);

/** Letters that are set beside each other often enough to be kerned. */
const KERNED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,’'];

/** Pairs of letters that are moved together, by how many pixels. */
export function kerningsOf(face: Face): { first: string; second: string; amount: number }[] {
  return KERNED.flatMap((first) =>
    KERNED.flatMap((second) => {
      const amount = kerning(face, first, second);
      return amount ? [{ first, second, amount }] : [];
    }),
  );
}

/**
 * AngelCode's BMFont, text format: `<name>.fnt` and `<name>.png`, white letters on clear ground. Godot 4 imports the
 * .fnt as a FontFile; Unity, Phaser (`load.bitmapFont`), libGDX, MonoGame and others read it as well.
 */
export function bmFont(face: Face, name: string): ExportFile[] {
  const file = safeName(name, 'font');
  const signs = signsOf(face);
  const widest = Math.max(...signs.map((sign) => glyphFor(face, sign).width));
  const columns = Math.ceil(Math.sqrt((signs.length * (face.height + 1)) / (widest + 1)));
  const side = columns * (widest + 1);
  const places: { sign: string; x: number; y: number; width: number }[] = [];
  let [x, y] = [0, 0];
  for (const sign of signs) {
    const { width } = glyphFor(face, sign);
    if (x + width > side) [x, y] = [0, y + face.height + 1];
    places.push({ sign, x, y, width });
    x += width + 1;
  }
  const image = createImage(side, y + face.height);
  for (const place of places) {
    const { width, cells } = glyphFor(face, place.sign);
    for (let i = 0; i < cells.length; i++) {
      if (!cells[i]) continue;
      const at = ((place.y + Math.floor(i / width)) * image.width + place.x + (i % width)) * 4;
      image.data.fill(255, at, at + 4);
    }
  }
  const chars = places.map(
    ({ sign, x: left, y: top, width }) =>
      `char id=${sign.codePointAt(0)} x=${left} y=${top} width=${width} height=${face.height} xoffset=0 yoffset=0 xadvance=${width + face.gap} page=0 chnl=15`,
  );
  const space = `char id=32 x=0 y=0 width=0 height=0 xoffset=0 yoffset=0 xadvance=${face.space} page=0 chnl=15`;
  const pairs = kerningsOf(face).map(
    ({ first, second, amount }) =>
      `kerning first=${first.codePointAt(0)} second=${second.codePointAt(0)} amount=${amount}`,
  );
  const lines = [
    `info face="${face.name}" size=${face.height} bold=0 italic=0 charset="" unicode=1 stretchH=100 smooth=0 aa=1 padding=0,0,0,0 spacing=1,1 outline=0`,
    `common lineHeight=${face.lineHeight} base=${face.baseline} scaleW=${image.width} scaleH=${image.height} pages=1 packed=0 alphaChnl=0 redChnl=0 greenChnl=0 blueChnl=0`,
    `page id=0 file="${file}.png"`,
    `chars count=${chars.length + 1}`,
    space,
    ...chars,
    `kernings count=${pairs.length}`,
    ...pairs,
    '',
  ];
  return [
    { path: `${file}.fnt`, bytes: Buffer.from(lines.join('\n')) },
    { path: `${file}.png`, bytes: encodePng(image) },
  ];
}
