import type { CharacterExport } from './character.ts';
import { characterZip } from './character-zip.ts';
import { EXPORT_FORMATS, type ExportFormatName } from './index.ts';
import { animationPreview, type PreviewFormat } from './preview.ts';

/** A file to make of pictures; everything in it can be sent to a thread. */
export type FileTask =
  | { readonly kind: 'character'; readonly format: ExportFormatName; readonly character: CharacterExport }
  | { readonly kind: 'states'; readonly states: readonly CharacterExport[] }
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
  if (task.kind === 'character') return EXPORT_FORMATS[task.format].make(task.character);
  if (task.kind === 'states') return characterZip(task.states);
  return animationPreview(task.frames, task.durationsMs, task.format, task.scale);
}
