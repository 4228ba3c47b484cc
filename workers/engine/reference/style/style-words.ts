import type { Style, StyleTakes } from '../../types.ts';

type Said = Pick<Style, 'outline' | 'shading' | 'detail' | 'light'>;

/** What artists call the traits of a style. The first that is found counts. */
const OUTLINE = [
  [/\b(no|without|missing)\s+(an?\s+)?(black\s+)?(out)?lines?\b|\b(line|outline)less\b/i, 'lineless'],
  [/\bblack\s+(out)?lines?\b/i, 'single color black outline'],
  [/\b(selective|sel-?out|colou?red)\s+(out)?lin(es?|ing)\b|\bsel-?out\b/i, 'selective outline'],
  [/\b(dark|single|thick|bold)\s+(out)?lines?\b|\boutlined\b/i, 'single color outline'],
] as const;
const SHADING = [
  [/\b(flat|no shading|unshaded|cel)\b/i, 'flat shading'],
  [/\b(simple|basic|two[- ]tones?|2[- ]tones?)\b/i, 'basic shading'],
  [/\b(highly detailed|painterly|realistic|rich)\b/i, 'highly detailed shading'],
  [/\b(soft|smooth|detailed)\b/i, 'detailed shading'],
] as const;
const DETAIL = [
  [/\b(8[- ]?bit|minimal(ist)?|few colou?rs|low detail|simple|retro|nes|game ?boy)\b/i, 'low detail'],
  [/\b(32[- ]?bit|highly detailed|many colou?rs|rich)\b/i, 'highly detailed'],
  [/\b(16[- ]?bit|snes|medium detail)\b/i, 'medium detail'],
] as const;
const LIGHT = [
  [/\b(light|lit|lighting)\b[^.,;]*\bright\b/i, 'right'],
  [/\b(light|lit|lighting)\b[^.,;]*\bleft\b/i, 'left'],
  [/\b(light|lit|lighting)\b[^.,;]*\b(above|top|overhead)\b/i, 'above'],
] as const;

const found = <T>(text: string, table: readonly (readonly [RegExp, T])[]): T | undefined =>
  table.find(([words]) => words.test(text))?.[1];

/** The style that words ask for: "8-bit, no outline, light from the right". */
export function styleOfWords(text: string): Said {
  const [outline, shading, detail, light] = [
    found(text, OUTLINE),
    found(text, SHADING),
    found(text, DETAIL),
    found(text, LIGHT),
  ];
  return {
    ...(outline ? { outline } : {}),
    ...(shading ? { shading } : {}),
    ...(detail ? { detail } : {}),
    ...(light ? { light } : {}),
  };
}

/** What words want of a style picture, "only the palette"; undefined where they name no trait. */
export function takesOfWords(text: string): StyleTakes | undefined {
  const takes = {
    palette: /\b(palette|colou?rs?)\b/i.test(text),
    outline: /\b(out)?lines?\b|\boutlin/i.test(text),
    detail: /\b(detail|resolution)/i.test(text),
    shading: /\b(shad(ing|es?|ow)|light|tones?|texture|dither)/i.test(text),
  };
  return Object.values(takes).some(Boolean) ? takes : undefined;
}
