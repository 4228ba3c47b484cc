/** Files that game engines open, made of a sprite's pictures: bytes in, bytes out. */
import { aseprite } from './aseprite.ts';
import { godotSpriteFrames } from './godot.ts';
import { phaserAtlas } from './phaser.ts';
import type { SpriteExport } from './sprite.ts';
import { spriteZip } from './sprite-zip.ts';
import { spritesheet } from './spritesheet.ts';
import { texturePacker } from './texture-packer.ts';
import { unitySprite } from './unity/index.ts';
import { type ExportFile, zip } from './zip.ts';

export { aseprite } from './aseprite.ts';
export { godotSpriteFrames } from './godot.ts';
export { jsonFile } from './json-file.ts';
export { exportName, safeName, uniqueNames } from './names.ts';
export { phaserAtlas } from './phaser.ts';
export { animationPreview, PREVIEW_FORMATS, type PreviewFormat } from './preview.ts';
export {
  type AnimationDirectionExport,
  type AnimationExport,
  type Point,
  type RotationExport,
  SIDES,
  type Side,
  type SpriteExport,
} from './sprite.ts';
export { type SpriteStates, spriteFiles, spriteZip, spriteZipStream } from './sprite-zip.ts';
export { spritesheet } from './spritesheet.ts';
export { texturePacker } from './texture-packer.ts';
export { unitySprite } from './unity/index.ts';
export { type ExportFile, type Files, zip, zipStream } from './zip.ts';

const ZIP = { extension: 'zip', contentType: 'application/zip' } as const;
const zipped =
  (files: (sprite: SpriteExport) => Promise<ExportFile[]>) =>
  async (sprite: SpriteExport): Promise<Buffer> =>
    zip(await files(sprite));

interface ExportFormat {
  readonly about: string;
  readonly extension: string;
  readonly contentType: string;
  readonly make: (sprite: SpriteExport) => Promise<Buffer>;
}

/** What a sprite can be downloaded as. */
export const EXPORT_FORMATS = {
  zip: { about: 'Every picture as a PNG, with metadata.json.', ...ZIP, make: spriteZip },
  spritesheet: { about: 'One PNG with a row a clip, and JSON that tells the rows.', ...ZIP, make: zipped(spritesheet) },
  aseprite: {
    about: 'Aseprite 1.3, with tags, frame durations and the palette.',
    extension: 'aseprite',
    contentType: 'application/octet-stream',
    make: aseprite,
  },
  godot: { about: 'A Godot 4 SpriteFrames resource and its sheet.', ...ZIP, make: zipped(godotSpriteFrames) },
  unity: {
    about: 'A sheet that Unity imports cut and sharp, an AnimationClip each, and an AnimatorController.',
    ...ZIP,
    make: zipped(unitySprite),
  },
  texturepacker: {
    about: "A sheet with JSON in TexturePacker's hash format: PixiJS and others.",
    ...ZIP,
    make: zipped(texturePacker),
  },
  phaser: { about: 'A Phaser 3 atlas with its animations.', ...ZIP, make: zipped(phaserAtlas) },
} as const satisfies Record<string, ExportFormat>;
export type ExportFormatName = keyof typeof EXPORT_FORMATS;
