import type { StoredUiKit } from '../../domain/ui.ts';
import { decodeImage } from '../../pixels/decode.ts';
import { crop } from '../../pixels/image.ts';
import { encodePng } from '../../pixels/png.ts';
import { jsonFile } from '../json-file.ts';
import type { ExportFile } from '../zip.ts';
import type { UiKitExport } from './kit.ts';

/** A kit out of what is kept of it: its picture and its JSON. Throws what decodeImage throws. */
export async function kitFrom(name: string, png: Uint8Array, stored: StoredUiKit): Promise<UiKitExport> {
  const sheet = await decodeImage(png, { maxWidth: 4096, maxHeight: 4096, maxPixels: 4096 * 4096 });
  return {
    name,
    theme: stored.theme,
    parts: stored.parts.map(({ frame, ...part }) => ({ ...part, image: crop(sheet, frame) })),
    animations: stored.animations.map(({ frames, ...animation }) => ({
      ...animation,
      frames: frames.map((frame) => crop(sheet, frame)),
    })),
    inks: stored.inks as UiKitExport['inks'],
  };
}

/** The asset itself: `image.png`, and its elements split off as `elements/<id>.png` with where they lie. */
export async function splitElements(picture: Uint8Array, png: Uint8Array, stored: StoredUiKit): Promise<ExportFile[]> {
  const sheet = await decodeImage(png, { maxWidth: 4096, maxHeight: 4096, maxPixels: 4096 * 4096 });
  const files = stored.layers.map((layer, i) => `elements/${String(i + 1).padStart(2, '0')}-${fileWord(layer.id)}.png`);
  return [
    { path: 'image.png', bytes: picture },
    ...stored.layers.map((layer, i) => ({ path: files[i]!, bytes: encodePng(crop(sheet, layer.frame)) })),
    {
      path: 'elements.json',
      bytes: jsonFile({
        theme: stored.theme,
        pixel: stored.pixel,
        elements: stored.layers.map(({ id, kind, box }, i) => ({ id, kind, ...box, file: files[i] })),
      }),
    },
  ];
}

const fileWord = (id: string): string => id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 40) || 'element';
