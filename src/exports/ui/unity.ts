import { jsonFile } from '../json-file.ts';
import { safeName } from '../names.ts';
import type { ExportFile } from '../zip.ts';
import { picturesOf, type UiKitExport, uiAtlas } from './kit.ts';

/** How the file is used, told in it: Unity itself has no importer for it. */
const NOTES = [
  'Put the PNG into Assets: Texture Type Sprite (2D and UI), Sprite Mode Multiple, Filter Mode Point, Compression None.',
  'rect and border are those of SpriteMetaData: pixels from the lower left corner; border is (left, bottom, right, top).',
  'On an Image component choose Image Type Tiled, so that the pattern repeats instead of being stretched.',
];

/**
 * Sprites for Unity: `<name>.png` and `<name>.sprites.json` with rect, pivot and border as SpriteMetaData has them (y
 * from below; border = left, bottom, right, top).
 */
export function uiUnity(kit: UiKitExport): ExportFile[] {
  const atlas = uiAtlas(kit);
  const name = safeName(kit.name, 'ui');
  const parts = new Map(kit.parts.map((part) => [part.name, part]));
  const sprites = picturesOf(kit).map(({ name: of }) => {
    const box = atlas.boxes.get(of)!;
    const { slice, hotspot } = parts.get(of) ?? {};
    return {
      name: of,
      rect: { x: box.x, y: atlas.height - box.y - box.height, width: box.width, height: box.height },
      pivot: hotspot ? { x: hotspot.x / box.width, y: 1 - hotspot.y / box.height } : { x: 0.5, y: 0.5 },
      border: slice ? { x: slice.left, y: slice.bottom, z: slice.right, w: slice.top } : { x: 0, y: 0, z: 0, w: 0 },
    };
  });
  const json = { texture: `${name}.png`, pixelsPerUnit: 16, filterMode: 'Point', notes: NOTES, sprites };
  return [
    { path: `${name}.png`, bytes: atlas.png },
    { path: `${name}.sprites.json`, bytes: jsonFile(json) },
  ];
}
