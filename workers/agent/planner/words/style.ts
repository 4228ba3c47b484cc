/** How a picture is drawn, where a wish says so: fields of the tools, and no part of what is drawn. */
import type { Args } from '../../port.ts';

type Field = 'detail' | 'outline' | 'shading' | 'tile_shape';
interface Style {
  readonly words: RegExp;
  readonly field: Field;
  readonly value: string;
}
const AROUND = (words: string): RegExp =>
  new RegExp(`,?\\s*\\b(?:(?:with|in|and|but|please) )*(?:an? )?${words}\\b`, 'i');
const STYLES: readonly Style[] = [
  { words: AROUND("(?:low|little|less|few|fewer|not (?:too |so |very )?much|not (?:too |so |very )?many|minimal|without (?:much|many)|not (?:too|so|very)) (?:of )?detail(?:s|ed)?"), field: 'detail', value: 'low detail' },
  { words: AROUND('(?:medium|some|normal) details?'), field: 'detail', value: 'medium detail' },
  { words: AROUND('(?:high|good|nice) details?'), field: 'detail', value: 'high detail' },
  { words: AROUND('(?:high(?:ly)?|lots? of|many|much|more|very|super|extremely|rich(?:ly)?|a lot of|plenty of) detail(?:s|ed)?'), field: 'detail', value: 'highly detailed' },
  { words: AROUND('(?:no|without(?: an?| any)?) (?:black )?out ?lines?|line ?less'), field: 'outline', value: 'lineless' },
  { words: AROUND('(?:black|dark|thick|thin|clear|single colou?r) (?:black )?out ?lines?'), field: 'outline', value: 'single color outline' },
  { words: AROUND('(?:selective) out ?lines?'), field: 'outline', value: 'selective outline' },
  { words: AROUND('(?:flat|no|without) (?:shad(?:ing|ows?|ed)|colou?r(?:s|ing)?)(?= |$|[,.;:!])'), field: 'shading', value: 'flat shading' },
  { words: AROUND('(?:basic|simple|medium) shad(?:ing|ed)'), field: 'shading', value: 'basic shading' },
  { words: AROUND('(?:detailed|soft|smooth|strong|heavy|rich) shad(?:ing|ed)'), field: 'shading', value: 'detailed shading' },
]; // biome-ignore format: a table

/** Values that a tool calls otherwise. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  create_map_object: { 'highly detailed': 'high detail' },
  create_isometric_tile: { 'high detail': 'highly detailed' },
  create_topdown_tileset: { 'high detail': 'highly detailed' },
  create_sidescroller_tileset: { 'high detail': 'highly detailed' },
};
const WITHOUT: ReadonlySet<string> = new Set(['create_ui_asset', 'create_8_direction_object']);

/** The words without what is said of the style, and that. */
export function takeStyle(text: string): { readonly text: string; readonly style: Args } {
  let rest = text;
  const style: Record<string, string> = {};
  for (const { words, field, value } of STYLES)
    if (words.test(rest)) {
      style[field] ??= value;
      rest = rest.replace(words, ' ');
    }
  return { text: rest, style };
}

/** The style as a tool's fields. */
export const styleFor = (tool: string, style: Args): Args =>
  WITHOUT.has(tool)
    ? {}
    : Object.fromEntries(
        Object.entries(style).map(([field, value]) => [field, CALLED[tool]?.[String(value)] ?? value]),
      );

/** How thick an isometric tile is. */
export const tileShape = (text: string): Args =>
  /\b(?:thin|flat)\b/i.test(text)
    ? { tile_shape: 'thin tile' }
    : /\b(?:thick|high|deep)\b/i.test(text)
      ? { tile_shape: 'thick tile' }
      : /\b(?:blocks?|cubes?)\b/i.test(text)
        ? { tile_shape: 'block' }
        : {};
