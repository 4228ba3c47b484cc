import { jsonFile } from '../json-file.ts';
import { safeName } from '../names.ts';
import type { ExportFile } from '../zip.ts';
import { picturesOf, type UiKitExport, uiAtlas } from './kit.ts';

/**
 * What Phaser 3 (≥ 3.60) and PixiJS load: `<name>.png` and `<name>.json` in TexturePacker's hash format. The margins of
 * a nine-slice stand as `scale9Borders` (its middle: Phaser's `add.nineslice` takes them from there) and as `borders`
 * (PixiJS' NineSliceSprite).
 *
 *     this.load.atlas('ui', 'ui.png', 'ui.json');
 *     this.add.nineslice(x, y, 'ui', 'panel', 200, 120);
 */
export function uiTexturePacker(kit: UiKitExport): ExportFile[] {
  const atlas = uiAtlas(kit);
  const name = safeName(kit.name, 'ui');
  const slices = new Map(kit.parts.map((part) => [part.name, part.slice]));
  const frames = picturesOf(kit).map(({ name: of, image }) => {
    const { x, y } = atlas.boxes.get(of)!;
    const size = { w: image.width, h: image.height };
    const slice = slices.get(of);
    return [
      of,
      {
        frame: { x, y, ...size },
        rotated: false,
        trimmed: false,
        spriteSourceSize: { x: 0, y: 0, ...size },
        sourceSize: size,
        ...(slice
          ? {
              scale9Borders: {
                x: slice.left,
                y: slice.top,
                w: image.width - slice.left - slice.right,
                h: image.height - slice.top - slice.bottom,
              },
              borders: slice,
            }
          : {}),
      },
    ];
  });
  const json = {
    frames: Object.fromEntries(frames),
    meta: {
      app: 'pixelkiln',
      version: '1.0',
      image: `${name}.png`,
      format: 'RGBA8888',
      size: { w: atlas.width, h: atlas.height },
      scale: '1',
    },
  };
  return [
    { path: `${name}.png`, bytes: atlas.png },
    { path: `${name}.json`, bytes: jsonFile(json) },
  ];
}
