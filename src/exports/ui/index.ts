/** Interface kits and faces as files that engines open: parts in, bytes out. */
import { faceNamed } from '../../pixels/font/index.ts';
import { bmFont } from '../font/bm-font.ts';
import { openType } from '../font/open-type.ts';
import { safeName } from '../names.ts';
import { type ExportFile, zip } from '../zip.ts';
import { uiAtlasJson } from './atlas-json.ts';
import { uiCss } from './css.ts';
import { uiGodotTheme } from './godot-theme.ts';
import type { UiKitExport } from './kit.ts';
import { uiTexturePacker } from './texture-packer.ts';
import { uiUnity } from './unity.ts';

export { bmFont } from '../font/bm-font.ts';
export { openType } from '../font/open-type.ts';
export { uiAtlasJson } from './atlas-json.ts';
export { uiCss } from './css.ts';
export { uiGodotTheme } from './godot-theme.ts';
export type { UiAnimationExport, UiInk, UiKitExport, UiPartExport } from './kit.ts';
export { uiTexturePacker } from './texture-packer.ts';
export { uiUnity } from './unity.ts';

interface UiExportFormat {
  readonly about: string;
  readonly make: (kit: UiKitExport) => ExportFile[];
}

/** What a kit can be downloaded as; each is a ZIP. */
export const UI_EXPORT_FORMATS = {
  atlas: { about: 'One PNG and JSON with the nine-slice margins, states, fills and animations.', make: uiAtlasJson },
  godot: { about: 'A Godot 4 Theme of StyleBoxTextures, with its atlas and bitmap font.', make: uiGodotTheme },
  unity: { about: 'Sprites with their borders as Unity has them.', make: uiUnity },
  css: { about: 'A style sheet with border images, the parts as PNG files and a page that shows them.', make: uiCss },
  phaser: { about: 'A TexturePacker atlas with nine-slice borders: Phaser 3, PixiJS.', make: uiTexturePacker },
} as const satisfies Record<string, UiExportFormat>;
export type UiExportFormatName = keyof typeof UI_EXPORT_FORMATS;

/** A kit as one ZIP. The same kit gives the same bytes. */
export async function exportUiKit(format: UiExportFormatName, kit: UiKitExport): Promise<Buffer> {
  return zip(UI_EXPORT_FORMATS[format].make(kit));
}

/** A face as one ZIP: BMFont with its picture, and OpenType. Throws a RangeError for a name that no face has. */
export async function exportFace(name: string): Promise<Buffer> {
  const face = faceNamed(name);
  const file = safeName(`pixelkiln-${name}`, 'font');
  return zip([...bmFont(face, file), ...openType(face, file)]);
}
