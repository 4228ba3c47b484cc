import { type Atlas, type AtlasFrame, atlasOf, pageName } from './atlas.ts';
import { clipsOf } from './clips.ts';
import { jsonFile } from './json-file.ts';
import { normalized } from './layout.ts';
import { safeName } from './names.ts';
import type { Point, SpriteExport } from './sprite.ts';
import type { ExportFile } from './zip.ts';

/** A frame as TexturePacker writes it. `pivot`: parts of the frame from its upper left, where the figure stands. */
export const packedFrame = ({ box, durationMs }: AtlasFrame, pivot: Point) => ({
  frame: { x: box.x, y: box.y, w: box.width, h: box.height },
  rotated: false,
  trimmed: false,
  spriteSourceSize: { x: 0, y: 0, w: box.width, h: box.height },
  sourceSize: { w: box.width, h: box.height },
  pivot: normalized(pivot, box),
  duration: durationMs,
});

/**
 * A sheet with JSON in TexturePacker's hash format, which PixiJS, importers of many engines and others read: `<name>.png`
 * and `<name>.json`, of a very large sprite several pairs. `meta.frameTags` lists the clips with their first and
 * last frame on the page, as Aseprite does. Throws what clipsOf and atlasOf throw.
 */
export async function texturePacker(sprite: SpriteExport): Promise<ExportFile[]> {
  const clips = await clipsOf(sprite);
  const atlas = atlasOf(clips);
  const name = safeName(sprite.name, sprite.kind);
  return atlas.pages.flatMap(({ png, width, height }, page) => {
    const image = pageName(atlas, name, page);
    const frames = atlas.frames.flat().filter((frame) => frame.page === page);
    const json = {
      frames: Object.fromEntries(frames.map((frame) => [frame.name, packedFrame(frame, clips.pivot)])),
      meta: {
        app: 'pixelkiln',
        version: '1.0',
        image,
        format: 'RGBA8888',
        size: { w: width, h: height },
        scale: '1',
        frameTags: tagsOf(
          clips.clips.map((clip) => clip.name),
          atlas,
          page,
        ),
      },
    };
    return [
      { path: image, bytes: png },
      { path: pageName(atlas, name, page, 'json'), bytes: jsonFile(json) },
    ];
  });
}

/** The clips that have frames on a page, with those frames' positions in the page's list. */
function tagsOf(names: readonly string[], atlas: Atlas, page: number) {
  let next = 0;
  return atlas.frames.flatMap((frames, i) => {
    const count = frames.filter((frame) => frame.page === page).length;
    if (count === 0) return [];
    next += count;
    return [{ name: names[i]!, from: next - count, to: next - 1, direction: 'forward' }];
  });
}
