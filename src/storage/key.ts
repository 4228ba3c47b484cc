const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;
const LONGEST = 512;

/**
 * Throws unless the key is `segment[/segment…]` of lower-case letters, digits, `.`, `_` and `-`, each beginning with
 * a letter or digit: no such key leads out of a folder or means two things to two stores.
 */
export function checkKey(key: string): void {
  if (key.length > LONGEST || !key.split('/').every((segment) => segment.length <= 200 && SEGMENT.test(segment)))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}
