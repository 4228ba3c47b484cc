/** Pictures that the examples of the documents show: a knight, and a mask of its upper part. */

const png = (base64: string) => ({ type: 'base64', base64 });

/** 32×32. */
export const EXAMPLE_PICTURE = png(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgBAMAAACBVGfHAAAAG1BMVEUAAABGR1eaprgjIy3osIhsc4aCRQDosDB0RLDHwBc9AAAAAXRSTlMAQObYZgAAALdJREFUeNqN0EEOgjAQBdCSBteCIayZhn1l5AJaDiAy8QR6hbp3w7FNS2ynjQtn+TL/T1Mhfk9RVdWeQw0Aii+AG50uJCs5bAmWKcC4YbB4OHM4mYuZ4pnRwy1eaXyEgXQlMUGi7hczzd93lKDrvqd5iKAkAQCFyKBGD6F0hgxkDiV0GzxDiYdra3UoaYiotasOJQcHa4CdpRQK6lIQ+EBEDmIkpHZ9828/wv2VgbIMJArUqMU/8wHtOzMssRcHwAAAAABJRU5ErkJggg==',
);

/** 32×32: white over the head, black below. */
export const EXAMPLE_MASK = png(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQMAAABJtOi3AAAABlBMVEX///8AAABVwtN+AAAAEklEQVR42mNgIAX8////P30JAJciW6Wyn2/lAAAAAElFTkSuQmCC',
);
