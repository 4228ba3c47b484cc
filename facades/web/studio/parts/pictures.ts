/** Picture files that the service and every browser read. */
export const TAKEN: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const NAMED = 'PNG, JPEG, WebP or GIF';

/** The service refuses requests of more than 16 MB: as base64 in one, this is the most that surely fits. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * What is wrong with a file that is to be a picture, in words for the user; undefined where it can be taken.
 * `most`: the largest side in pixels.
 */
export async function wrongWith(file: File, most: number): Promise<string | undefined> {
  if (!TAKEN.includes(file.type)) return `“${file.name}” is no picture that can be taken: ${NAMED}.`;
  if (file.size > MOST_BYTES)
    return `“${file.name}” has ${Math.ceil(file.size / 1024 / 1024)} MB; at most ${MOST_BYTES / 1024 / 1024} are taken.`;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return `“${file.name}” cannot be read: it is damaged, or no ${NAMED}.`;
  const { width, height } = bitmap;
  bitmap.close();
  return width > most || height > most
    ? `“${file.name}” has ${width} × ${height} pixels; at most ${most} × ${most} are taken here.`
    : undefined;
}
