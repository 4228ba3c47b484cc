import { atlasOf, pageName } from './atlas.ts';
import { clipsOf, timing } from './clips.ts';
import { safeName } from './names.ts';
import type { SpriteExport } from './sprite.ts';
import type { ExportFile } from './zip.ts';

/** A string as Godot's VariantWriter writes it. */
const quoted = (text: string): string => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;

/** A number that Godot reads as a float. */
function float(value: number): string {
  const rounded = Number(value.toFixed(6));
  return Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}

/**
 * A Godot 4 SpriteFrames resource for AnimatedSprite2D: `<name>.tres` and the `<name>.png` that it cuts its frames out
 * of; put both into one folder of a project. Animations are named `rotation_<direction>` and `<type>_<direction>`.
 * Its metadata `feet_offset` is what to set as the sprite's `offset` (with `centered`) for the node to lie between the
 * feet. Format: docs.godotengine.org, "TSCN file format". Throws what clipsOf and atlasOf throw.
 */
export async function godotSpriteFrames(sprite: SpriteExport): Promise<ExportFile[]> {
  const { clips, pivot, cell } = await clipsOf(sprite);
  const atlas = atlasOf({ clips, pivot, cell });
  const name = safeName(sprite.name, sprite.kind);
  const images = atlas.pages.map((_, page) => pageName(atlas, name, page));
  const ids = new Map(atlas.frames.flat().map((frame, i) => [frame, `AtlasTexture_${i}`]));
  const lines = [`[gd_resource type="SpriteFrames" load_steps=${images.length + ids.size + 1} format=3]`, ''];
  // A path that is not absolute is taken from the resource's own folder (ResourceLoaderText::load).
  for (const [page, image] of images.entries())
    lines.push(`[ext_resource type="Texture2D" path=${quoted(image)} id="${page}_sheet"]`);
  for (const [{ page, box }, id] of ids) {
    lines.push('', `[sub_resource type="AtlasTexture" id="${id}"]`, `atlas = ExtResource("${page}_sheet")`);
    lines.push(`region = Rect2(${box.x}, ${box.y}, ${box.width}, ${box.height})`);
  }
  const animations = clips.map((clip, i) => {
    const { fps, lengths } = timing(clip.durationsMs);
    const frames = atlas.frames[i]!.map(
      (frame, at) => `{\n"duration": ${float(lengths[at]!)},\n"texture": SubResource("${ids.get(frame)}")\n}`,
    );
    return `{\n"frames": [${frames.join(', ')}],\n"loop": ${clip.loop},\n"name": &${quoted(clip.name)},\n"speed": ${float(fps)}\n}`;
  });
  lines.push('', '[resource]', `animations = [${animations.join(', ')}]`);
  const [x, y] = [cell.width / 2 - pivot.x, cell.height / 2 - pivot.y];
  lines.push(`metadata/feet_offset = Vector2(${x}, ${y})`, '');
  return [
    ...atlas.pages.map(({ png }, page) => ({ path: images[page]!, bytes: png })),
    { path: `${name}.tres`, bytes: Buffer.from(lines.join('\n')) },
  ];
}
