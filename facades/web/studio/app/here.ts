/**
 * An address of the service as this page reaches it: links name the server's public address, while the page may have been
 * opened by another name of the same machine (localhost), which a browser takes for a stranger.
 */
export function here(url: string): string {
  if (!/^https?:/.test(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
