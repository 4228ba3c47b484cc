import { atlasOf, pageName } from '../atlas.ts';
import { clipsOf } from '../clips.ts';
import { normalized } from '../layout.ts';
import { safeName } from '../names.ts';
import type { SpriteExport } from '../sprite.ts';
import type { ExportFile } from '../zip.ts';
import { animationClip, CLIP } from './clip.ts';
import { animatorController, CONTROLLER } from './controller.ts';
import { sheetGuid, spriteId, textureMeta, type UnitySheet } from './texture.ts';
import { guidOf, nativeMeta } from './yaml.ts';

export { textureMeta, type UnitySprite } from './texture.ts';

/** A tile of 32 pixels is one unit, the usual one of a grid. */
const PIXELS_PER_UNIT = 32;

/**
 * A sprite for Unity 2021 to 6, to be dropped into a folder of Assets: the sheet, cut and set for pixel art by its
 * `.meta`; an AnimationClip for each of its clips; an AnimatorController that has them all. Pivots lie between the feet.
 * Throws what clipsOf and atlasOf throw.
 */
export async function unitySprite(sprite: SpriteExport): Promise<ExportFile[]> {
  const { clips, cell, pivot } = await clipsOf(sprite);
  const atlas = atlasOf({ clips, cell, pivot });
  const name = safeName(sprite.name, sprite.kind);
  const { x, y } = normalized(pivot, cell);
  const sheets = atlas.pages.map(
    ({ height }, page): UnitySheet => ({
      id: `${sprite.id}/${page}`,
      height,
      pixelsPerUnit: PIXELS_PER_UNIT,
      sprites: atlas.frames
        .flat()
        .filter((frame) => frame.page === page)
        .map(({ name: of, box }) => ({ name: of, box, pivot: { x, y: 1 - y } })),
    }),
  );
  const files: ExportFile[] = [];
  const text = (path: string, content: string): void => void files.push({ path, bytes: Buffer.from(content) });
  for (const [page, { png }] of atlas.pages.entries()) {
    const path = pageName(atlas, name, page);
    files.push({ path, bytes: png });
    text(`${path}.meta`, textureMeta(sheets[page]!));
  }
  const states = clips.map((clip, i) => {
    const guid = guidOf('clip', sprite.id, clip.name);
    const frames = atlas.frames[i]!.map(({ name: of, page, durationMs }) => {
      const sheet = sheets[page]!;
      return { id: spriteId(sheet, of), sheet: sheetGuid(sheet), durationMs };
    });
    text(`${clip.name}.anim`, animationClip(clip.name, frames, clip.loop));
    text(`${clip.name}.anim.meta`, nativeMeta(guid, CLIP));
    return { name: clip.name, clip: guid };
  });
  text(`${name}.controller`, animatorController(sprite.id, name, states));
  text(`${name}.controller.meta`, nativeMeta(guidOf('controller', sprite.id), CONTROLLER));
  return files;
}
