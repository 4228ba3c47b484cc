/** Interface kits and faces as files that engines open: parts in, bytes out. */
import type { StoredUiKit } from '../../domain/ui.ts';
import { faceNamed } from '../../pixels/font/index.ts';
import { bmFont } from '../font/bm-font.ts';
import { openType } from '../font/open-type.ts';
import { safeName } from '../names.ts';
import { type ExportFile, zip } from '../zip.ts';
import { uiAtlasJson } from './atlas-json.ts';
import { uiCss } from './css.ts';
import { uiGodotTheme } from './godot-theme.ts';
import type { UiKitExport } from './kit.ts';
import { kitFrom, splitElements } from './stored-kit.ts';
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

const MAKERS = {
  atlas: { about: 'one PNG and JSON with nine-slice margins, states, fills and animations', make: uiAtlasJson },
  godot: { about: 'a Godot 4 Theme of StyleBoxTextures with its atlas and bitmap font', make: uiGodotTheme },
  unity: { about: 'sprites with their borders as Unity has them', make: uiUnity },
  css: { about: 'a style sheet with border images, the parts as PNG files and a page that shows them', make: uiCss },
  phaser: { about: 'a TexturePacker atlas with nine-slice borders for Phaser 3 and PixiJS', make: uiTexturePacker },
} as const satisfies Record<string, UiExportFormat>;

/** What an interface asset can be downloaded as; each is a ZIP. */
export const UI_EXPORT_FORMATS = {
  zip: "the picture, its elements split off, and the theme's kit as an atlas with JSON",
  ...(Object.fromEntries(Object.entries(MAKERS).map(([name, { about }]) => [name, about])) as Record<
    keyof typeof MAKERS,
    string
  >),
};
export type UiExportFormatName = 'zip' | keyof typeof MAKERS;

/** An interface asset as it is stored. */
export interface StoredUi {
  readonly name: string;
  /** PNG of the asset, PNG and JSON of its kit. */
  readonly picture: Uint8Array;
  readonly atlas: Uint8Array;
  readonly kit: StoredUiKit;
}

/** An interface asset as one ZIP. The same asset gives the same bytes. */
export async function exportUi(
  format: UiExportFormatName,
  { name, picture, atlas, kit: stored }: StoredUi,
): Promise<Buffer> {
  const kit = await kitFrom(name, atlas, stored);
  if (format !== 'zip') return zip(MAKERS[format].make(kit));
  const inKit = uiAtlasJson({ ...kit, name: 'kit' }).map((file) => ({ ...file, path: `kit/${file.path}` }));
  return zip([...(await splitElements(picture, atlas, stored)), ...inKit]);
}

/** A face as one ZIP: BMFont with its picture, and OpenType. Throws a RangeError for a name that no face has. */
export async function exportFace(name: string): Promise<Buffer> {
  const face = faceNamed(name);
  const file = safeName(`pixelkiln-${name}`, 'font');
  const notes = [
    `"${name}": ${face.about} Latin-1, Latin Extended-A, arrows, signs of keys and pads.`,
    '',
    `Sharp at ${face.height} pixels and whole multiples of it.`,
    `Godot 4: put ${file}.fnt and ${file}.png into the project; the .fnt is a FontFile. Texture filter: Nearest.`,
    `Unity: ${file}.otf as a font, or with TextMesh Pro: Font Asset Creator, render mode RASTER, sampling size ${face.height}.`,
    `Phaser: this.load.bitmapFont('${name}', '${file}.png', '${file}.fnt').`,
    `CSS: @font-face with ${file}.otf, font-size ${face.height}px or a whole multiple.`,
    '',
  ];
  return zip([
    ...bmFont(face, file),
    ...openType(face, file),
    { path: 'README.txt', bytes: Buffer.from(notes.join('\n')) },
  ]);
}
