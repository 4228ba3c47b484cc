/** Reading the description of a pro request. */

const FEATURE_ON = /^(.*?)\b(?:on|over|through|across|in|surrounded by|and|with|between)\b(?: an?\b| the\b)?(.*)$/i;
const ROADS = /\b(road|path|street|trail|track|river|stream|creek|canal|brook|rail|pavement|crossing)s?\b/i;

/** Most tiles that one request draws. */
export const MOST_ITEMS = 16;
/** Takes of a description that names one tile. */
const TAKES = 4;

/** "1) grass 2). sand" → grass, sand; a list by commas or semicolons; else one description, four times. */
export function proItems(description: string): readonly string[] {
  const numbered = description
    .split(/(?:^|[\s,;])\d+\s*[).:]+\s*/)
    .map((item) => item.trim().replace(/[,;.]$/, ''))
    .filter(Boolean);
  if (/(^|\s)\d+\s*[).:]/.test(description) && numbered.length > 0) return numbered.slice(0, MOST_ITEMS);
  const listed = description
    .split(/[,;\n]+/)
    .map((item) => item.trim().replace(/^and\s+/i, ''))
    .filter(Boolean);
  if (listed.length > 1) return listed.slice(0, MOST_ITEMS);
  return new Array<string>(TAKES).fill(description.trim());
}

/** "dirt road on grass", "river through a meadow", "1) road 2) grass" → what runs, and what it runs through. */
export function featureAndBackground(
  description: string,
  fallback: readonly [string, string],
): readonly [string, string] {
  const items = proItems(description);
  const distinct = [...new Set(items)];
  if (distinct.length > 1) return [distinct[0]!, distinct[1]!];
  const split = FEATURE_ON.exec(description.trim());
  if (split?.[1]?.trim() && split[2]?.trim()) return [split[1].trim(), split[2].trim()];
  const text = description.trim();
  if (!text) return fallback;
  return [text, ROADS.test(text) ? (/river|stream|creek|brook/i.test(text) ? 'grass' : fallback[1]) : fallback[1]];
}
