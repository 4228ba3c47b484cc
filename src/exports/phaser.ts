import { atlasOf, pageName } from './atlas.ts';
import { clipsOf, timing } from './clips.ts';
import { jsonFile } from './json-file.ts';
import { safeName } from './names.ts';
import type { SpriteExport } from './sprite.ts';
import { packedFrame } from './texture-packer.ts';
import type { ExportFile } from './zip.ts';

/**
 * What Phaser 3 loads: `<name>.png`, `<name>.json` and `<name>-anims.json`.
 *
 *     this.load.multiatlas('knight', 'knight.json');
 *     this.load.json('knight-anims', 'knight-anims.json');
 *     this.anims.fromJSON(this.cache.json.get('knight-anims'));
 *     this.add.sprite(x, y, 'knight').play('knight_walking_south');
 *
 * The texture's key is the name. Animations of a game share one register, so each begins with the name too. Frames
 * whose durations differ carry their own, in milliseconds (Phaser ≥ 3.60). Throws what clipsOf and atlasOf throw.
 */
export async function phaserAtlas(sprite: SpriteExport): Promise<ExportFile[]> {
  const { clips, pivot, cell } = await clipsOf(sprite);
  const atlas = atlasOf({ clips, pivot, cell });
  const name = safeName(sprite.name, sprite.kind);
  const all = atlas.frames.flat();
  const textures = atlas.pages.map(({ width, height }, page) => ({
    image: pageName(atlas, name, page),
    format: 'RGBA8888',
    size: { w: width, h: height },
    scale: 1,
    frames: all
      .filter((frame) => frame.page === page)
      .map((frame) => ({ filename: frame.name, ...packedFrame(frame, pivot) })),
  }));
  const anims = clips.map((clip, i) => {
    const { fps, even } = timing(clip.durationsMs);
    return {
      key: `${name}_${clip.name}`,
      type: 'frame',
      frames: atlas.frames[i]!.map((frame) => ({
        key: name,
        frame: frame.name,
        ...(even ? {} : { duration: frame.durationMs }),
      })),
      frameRate: fps,
      repeat: clip.loop ? -1 : 0,
    };
  });
  return [
    ...atlas.pages.map(({ png }, page) => ({ path: pageName(atlas, name, page), bytes: png })),
    { path: `${name}.json`, bytes: jsonFile({ textures, meta: { app: 'pixelkiln', version: '1.0' } }) },
    { path: `${name}-anims.json`, bytes: jsonFile({ anims, globalTimeScale: 1 }) },
  ];
}
