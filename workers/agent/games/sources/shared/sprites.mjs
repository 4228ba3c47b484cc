// The pictures of assets/ as sprites: each folder there is one, whatever it holds.
//
//   assets/hero/walking-4-frames/east/0.png …   frames of a move, by direction
//   assets/hero/south.png …                     how it stands, by direction
//   assets/coin/picture-0.png                   one picture
//   assets/ground/sheet.png, tileset.json       a set of corner tiles; frame-2.png … where it moves
//   assets/panel/kit.png, kit.json              an interface: its panel and button
//
// All frames of a sprite are cut to one box, so that it does not jump, as wide to the left of the middle as to the right,
// so that it can be mirrored. Pictures much larger than the slot's size in game.json are made smaller.
import fs from 'node:fs';
import path from 'node:path';
import { readPng, writePng } from './png.mjs';
import { reduceFrames } from './resize.mjs';

/** What a move is called in the game, by what its folder is called. The first that fits is taken. */
const MOVES = [
  ['jump', /jump|hop|leap|flip/],
  ['attack', /attack|slash|swing|shoot|throw|punch|jab|kick|fireball|cast|bite/],
  ['hurt', /taking|hurt|hit|pain/],
  ['die', /death|die|dying/],
  ['walk', /walk|run|fly|move|trot|slither|swim/],
  ['idle', /idle|breath|stand|stance/],
];
/** Frames a second. */
const SPEEDS = { walk: 10, idle: 5, jump: 10, attack: 14, hurt: 10, die: 8 };
const SIDES = ['south', 'east', 'north', 'west'];
const SHEET_WIDTH = 1024;
/** Below this a pixel does not count as there. */
const SEEN = 40;

/** Writes <folder of assets> as sheets into `out`; gives { name: { files, width, height, columns, count, clips, wang } }. */
export function makeSprites(assets, out, wanted = {}) {
  const sprites = {};
  fs.mkdirSync(out, { recursive: true });
  for (const name of fs.existsSync(assets) ? fs.readdirSync(assets).sort() : []) {
    const folder = path.join(assets, name);
    if (!fs.statSync(folder).isDirectory()) continue;
    const has = (file) => fs.existsSync(path.join(folder, file));
    try {
      const isKit = has('kit.json');
      const sprite = isKit
        ? kitSprite(folder, name, out)
        : has('tileset.json')
          ? tileSprite(folder, name, out)
          : pictureSprite(folder, name, out, wanted[name]);
      if (sprite) sprites[name] = sprite;
    } catch (error) {
      throw new Error(`assets/${name}: ${error.message}`);
    }
  }
  return sprites;
}

const address = (out, file) => `${path.basename(out)}/${file}`;

function tileSprite(folder, name, out) {
  const { tiles, tileSize, columns, sheetRows } = JSON.parse(
    fs.readFileSync(path.join(folder, 'tileset.json'), 'utf8'),
  );
  const sheets = fs.readdirSync(folder).filter((file) => /^(sheet|frame-\d+)\.png$/.test(file));
  sheets.sort((a, b) => (a === 'sheet.png' ? -1 : b === 'sheet.png' ? 1 : a.localeCompare(b, 'en', { numeric: true })));
  const files = sheets.map((file, i) => {
    const copy = `${name}${i ? `-${i + 1}` : ''}.png`;
    fs.copyFileSync(path.join(folder, file), path.join(out, copy));
    return address(out, copy);
  });
  const wang = {};
  for (const { corners, col, row, extra } of tiles) {
    if (extra && extra !== 'fill') continue;
    const number = corners.reduce((bits, corner) => bits * 2 + (corner === 'U' ? 1 : 0), 0);
    wang[number] ??= [];
    wang[number].push(row * columns + col);
  }
  return { files, width: tileSize, height: tileSize, columns, count: columns * sheetRows, wang };
}

/** The parts of an interface that the game's screens use. */
const PARTS = { panel: ['panel'], button: ['button_primary_normal', 'button_normal'] };

function kitSprite(folder, name, out) {
  const { parts, inks } = JSON.parse(fs.readFileSync(path.join(folder, 'kit.json'), 'utf8'));
  const sheet = readPng(fs.readFileSync(path.join(folder, 'kit.png')));
  const kit = {};
  for (const [use, names] of Object.entries(PARTS)) {
    const part = names.map((wanted) => parts.find((one) => one.name === wanted && one.slice)).find(Boolean);
    if (!part) return undefined;
    const { x, y, width, height } = part.frame;
    const picture = blank(width, height);
    for (let row = 0; row < height; row++) {
      const from = ((y + row) * sheet.width + x) * 4;
      sheet.data.copy(picture.data, row * width * 4, from, from + width * 4);
    }
    fs.writeFileSync(path.join(out, `${name}-${use}.png`), writePng(picture));
    kit[use] = { file: address(out, `${name}-${use}.png`), slice: part.slice };
  }
  return { files: [], kit, inks };
}

function pictureSprite(folder, name, out, size) {
  const clips = [];
  const stills = [];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      const move = MOVES.find(([, pattern]) => pattern.test(entry.name))?.[0] ?? entry.name;
      for (const side of fs.readdirSync(path.join(folder, entry.name)).filter((side) => SIDES.includes(side)))
        clips.push({
          name: `${move}-${side}`,
          speed: SPEEDS[move] ?? 8,
          files: frameFiles(path.join(folder, entry.name, side)),
        });
    } else if (entry.name.endsWith('.png') && !/^(kit|map)\.png$/.test(entry.name)) stills.push(entry.name);
  }
  const taken = new Set(clips.map(({ name }) => name));
  for (const side of SIDES)
    if (stills.includes(`${side}.png`) && !taken.has(`idle-${side}`))
      clips.push({ name: `idle-${side}`, speed: 1, files: [path.join(folder, `${side}.png`)] });
  // no direction has a name: one picture for all
  if (!clips.length && stills.length)
    clips.push({ name: 'idle-south', speed: 1, files: [path.join(folder, stills.sort()[0])] });
  if (!clips.length) return undefined;

  const pictures = clips.flatMap(({ files }) => files.map((file) => readPng(fs.readFileSync(file))));
  const frames = shrink(cut(pictures), size);
  const { width, height } = frames[0];
  const columns = Math.max(1, Math.min(frames.length, Math.floor(SHEET_WIDTH / width)));
  const sheet = blank(columns * width, Math.ceil(frames.length / columns) * height);
  for (const [i, frame] of frames.entries())
    paste(sheet, frame, (i % columns) * width, Math.floor(i / columns) * height);
  fs.writeFileSync(path.join(out, `${name}.png`), writePng(sheet));
  let from = 0;
  const ranges = {};
  for (const { name, speed, files } of clips) {
    ranges[name] = { from, count: files.length, speed };
    from += files.length;
  }
  return { files: [address(out, `${name}.png`)], width, height, columns, count: frames.length, clips: ranges };
}

const frameFiles = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => /^\d+\.png$/.test(file))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((file) => path.join(folder, file));

const blank = (width, height) => ({ width, height, data: Buffer.alloc(width * height * 4) });
function paste(onto, picture, left, top) {
  for (let y = 0; y < picture.height; y++) {
    const from = y * picture.width * 4;
    picture.data.copy(onto.data, ((top + y) * onto.width + left) * 4, from, from + picture.width * 4);
  }
}

/** Cuts pictures to the box that all of them need; pictures of other sizes lie with their middles and feet together. */
function cut(pictures) {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const same = pictures.map((picture) => {
    if (picture.width === width && picture.height === height) return picture;
    const larger = blank(width, height);
    paste(larger, picture, (width - picture.width) >> 1, height - picture.height);
    return larger;
  });
  let [half, top, bottom] = [0, height, 0];
  for (const { data } of same)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (data[(y * width + x) * 4 + 3] < SEEN) continue;
        half = Math.max(half, Math.abs(x + 0.5 - width / 2) + 0.5);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  if (!half) return same;
  const left = Math.max(0, Math.floor(width / 2 - half));
  const box = { width: Math.min(width, Math.ceil(half) * 2), height: bottom - top };
  return same.map(({ data }) => {
    const small = blank(box.width, box.height);
    for (let y = 0; y < box.height; y++) {
      const from = ((y + top) * width + left) * 4;
      data.copy(small.data, y * box.width * 4, from, from + box.width * 4);
    }
    return small;
  });
}

/** Pictures that are more than a third higher or wider than wanted, smaller; their outlines stay. */
function shrink(frames, size) {
  const [{ width, height }] = frames;
  const share = size ? size / Math.max(width, height) : 1;
  if (share > 0.75) return frames;
  const smaller = (side) => Math.max(1, Math.round(side * share));
  // aligned bytes: whole pixels are read as words of four
  const pictures = frames.map(({ data }) => ({ width, height, data: new Uint8ClampedArray(data) }));
  return reduceFrames(pictures, smaller(width), smaller(height)).map((small) => ({
    width: small.width,
    height: small.height,
    data: Buffer.from(small.data.buffer),
  }));
}
