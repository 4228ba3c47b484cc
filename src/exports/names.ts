/** Device names of Windows: no file there may have one, whatever its extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
const MAX_LENGTH = 64;

/**
 * `text` as the name of a file or folder that every file system takes: letters and digits of any script, `-`, `_` and
 * single dots within; everything else becomes `-`. At most 64 characters; `fallback` where nothing is left.
 */
export function safeName(text: string, fallback: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-');
  // by code points, so that none is cut in two
  const short = [...cleaned.replace(/^[.-]+/, '')].slice(0, MAX_LENGTH).join('');
  const name = short.replace(/[.-]+$/, '');
  if (!name) return fallback;
  return RESERVED.test(name) ? `_${name}` : name;
}

/**
 * The name of a saved file. Archives for one engine or editor are named by it, so that several of one thing can lie
 * beside each other: `a-knight-godot.zip`; the one with everything is `a-knight.zip`. `format`: 'zip', 'godot', …
 */
export function exportName(
  name: string,
  fallback: string,
  { format, extension }: { readonly format: string; readonly extension: string },
): string {
  const suffix = extension === 'zip' && format !== 'zip' ? `-${format}` : '';
  return `${safeName(name, fallback)}${suffix}.${extension}`;
}

/** {@link safeName} of each text, none of them twice: a repeated one gets `-2`, `-3`, …; upper and lower case are one. */
export function uniqueNames(texts: readonly string[], fallback: string): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const base = safeName(text, fallback);
    let name = base;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${base}-${n}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
