import { jsonFile } from '../json-file.ts';
import { safeName } from '../names.ts';
import { spriteMetaData, textureMeta, type UnitySheet } from '../unity/texture.ts';
import type { ExportFile } from '../zip.ts';
import { picturesOf, type UiKitExport, uiAtlas } from './kit.ts';

/** Letters of 8 pixels are half a unit high. */
const PIXELS_PER_UNIT = 16;

/** How the files are used, told in the one that Unity does not read by itself. */
const NOTES = [
  'Put the PNG with its .meta into Assets: it comes cut, with borders, Filter Mode Point and no compression.',
  'rect and border are those of SpriteMetaData: pixels from the lower left corner; border is (left, bottom, right, top).',
  'On an Image component choose Image Type Tiled, so that the pattern repeats instead of being stretched.',
];

/**
 * Sprites for Unity: `<name>.png` with the `.meta` that cuts it and sets the borders, and the same as data for scripts,
 * `<name>.sprites.json`.
 */
export function uiUnity(kit: UiKitExport): ExportFile[] {
  const atlas = uiAtlas(kit);
  const name = safeName(kit.name, 'ui');
  const parts = new Map(kit.parts.map((part) => [part.name, part]));
  const sheet: UnitySheet = {
    id: `${kit.theme}/${kit.name}`,
    height: atlas.height,
    pixelsPerUnit: PIXELS_PER_UNIT,
    sprites: picturesOf(kit).map(({ name: of }) => {
      const box = atlas.boxes.get(of)!;
      const { slice, hotspot } = parts.get(of) ?? {};
      const pivot = hotspot ? { x: hotspot.x / box.width, y: 1 - hotspot.y / box.height } : { x: 0.5, y: 0.5 };
      return { name: of, box, pivot, ...(slice && { border: slice }) };
    }),
  };
  const sprites = sheet.sprites.map((sprite) => spriteMetaData(sheet, sprite));
  const json = { texture: `${name}.png`, pixelsPerUnit: PIXELS_PER_UNIT, filterMode: 'Point', notes: NOTES, sprites };
  return [
    { path: `${name}.png`, bytes: atlas.png },
    { path: `${name}.png.meta`, bytes: Buffer.from(textureMeta(sheet)) },
    { path: `${name}.sprites.json`, bytes: jsonFile(json) },
  ];
}
