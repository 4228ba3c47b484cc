import type { ImageValue } from './schema.ts';

/** Raw base64 of a file that a user chose. */
export const readImage = (file: Blob, name = 'picture'): Promise<ImageValue> =>
  new Promise((done, refuse) => {
    const reader = new FileReader();
    reader.onload = () => done({ base64: String(reader.result).replace(/^data:[^,]*,/, ''), name });
    reader.onerror = () => refuse(reader.error);
    reader.readAsDataURL(file);
  });
