import { here } from '../app/here.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/zip': 'zip',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** "A brave knight" → "a-brave-knight". */
export const fileName = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'picture';

/** A file of the service, named by words; its type says how it ends where nothing else is told. */
export async function load(url: string, words: string, extension?: string): Promise<{ blob: Blob; name: string }> {
  const response = await fetch(here(url));
  if (!response.ok) throw new Error(`“${words}” could not be loaded (${response.status}).`);
  const blob = await response.blob();
  return { blob, name: `${fileName(words)}.${extension ?? EXTENSIONS[blob.type] ?? 'png'}` };
}

export async function save(url: string, words: string, extension?: string): Promise<void> {
  const { blob, name } = await load(url, words, extension);
  saveBlob(blob, name);
}

export function saveBlob(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Saves a file that the service has sent in an answer. */
export function saveBase64({ base64, mime, name }: { base64: string; mime: string; name: string }): void {
  saveBlob(new Blob([bytesOf(base64)], { type: mime }), name);
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
