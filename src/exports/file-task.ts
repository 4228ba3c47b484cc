import type { Area } from '../maps/grid.ts';
import { EXPORT_FORMATS, type ExportFormatName } from './index.ts';
import { MAP_FORMATS, type MapFormatName } from './maps/index.ts';
import type { MapExport } from './maps/map.ts';
import { mapPng } from './maps/picture.ts';
import { animationPreview, type PreviewFormat } from './preview.ts';
import type { SpriteExport } from './sprite.ts';
import { spriteZip } from './sprite-zip.ts';
import { TILESET_FORMATS, type TilesetExport, type TilesetFormatName } from './tiles/index.ts';
import { exportFace, exportUi, type StoredUi, type UiExportFormatName } from './ui/index.ts';
import { type ExportFile, zip } from './zip.ts';

/** A file to make of pictures; everything in it can be sent to a thread. */
export type FileTask =
  | { readonly kind: 'sprite'; readonly format: ExportFormatName; readonly sprite: SpriteExport }
  | { readonly kind: 'zip'; readonly files: readonly ExportFile[] }
  | { readonly kind: 'states'; readonly states: readonly SpriteExport[] }
  | { readonly kind: 'ui'; readonly format: UiExportFormatName; readonly ui: StoredUi }
  | { readonly kind: 'face'; readonly name: string }
  | { readonly kind: 'tileset'; readonly format: TilesetFormatName; readonly tileset: TilesetExport }
  | { readonly kind: 'map'; readonly format: MapFormatName; readonly map: MapExport }
  | { readonly kind: 'mapPicture'; readonly map: MapExport; readonly area: Area; readonly reduction: number }
  | {
      readonly kind: 'preview';
      /** PNG files. */
      readonly frames: readonly Uint8Array[];
      readonly durationsMs: readonly number[];
      readonly format: PreviewFormat;
      readonly scale: number;
    };

/** Makes it. The same task gives the same bytes. Throws a RangeError for what the format cannot hold. */
export function makeFile(task: FileTask): Promise<Buffer> {
  if (task.kind === 'sprite') return EXPORT_FORMATS[task.format].make(task.sprite);
  if (task.kind === 'zip') return zip(task.files);
  if (task.kind === 'states') return spriteZip(task.states);
  if (task.kind === 'ui') return exportUi(task.format, task.ui);
  if (task.kind === 'face') return exportFace(task.name);
  if (task.kind === 'tileset') return TILESET_FORMATS[task.format].make(task.tileset);
  if (task.kind === 'map') return MAP_FORMATS[task.format].make(task.map);
  if (task.kind === 'mapPicture') return mapPng(task.map, task.area, task.reduction);
  return animationPreview(task.frames, task.durationsMs, task.format, task.scale);
}
