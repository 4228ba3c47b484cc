/**
 * Several kinds of asset in one request: "a knight, a grass tileset and a health bar". Each part is planned by itself, and all of it is
 * made where each can be.
 */

import type { Result } from '../model.ts';
import { cleaned, isGround } from './grounds.ts';
import { isMapWish } from './maps.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { subjectOf } from './subjects.ts';
import { SCENE, takeSize } from './wishes/globals.ts';
import { pictureOf } from './wishes/pictures.ts';
import { ARTICLE, bareNoun, ISOMETRIC, TILES, UI } from './words.ts';

type Kind = 'tiles' | 'map' | 'scene' | 'ui' | 'things';
const kindOf = (part: string): Kind | undefined => {
  if (isMapWish(part)) return 'map';
  if (pictureOf(part)?.words) return 'scene';
  if (TILES.test(part) || (ISOMETRIC.test(part) && /\btiles?\b/i.test(part))) return 'tiles';
  if (UI.test(part)) return 'ui';
  return subjectOf(bareNoun(part.replace(/^(?:\d{1,2}|two|three|four|five|six) /i, ''))) ? 'things' : undefined;
};

/** Whether more than one kind could be meant: told without reading it. */
export const mayBeMixed = (wish: string): boolean =>
  /,|;|\+|\band\b|\bplus\b/i.test(wish) && (TILES.test(wish) || SCENE.test(wish) || /\bmaps?\b/i.test(wish));

/** Parts that are planned together, each of one kind. */
function groupsOf(wish: string): readonly { readonly kind: Kind; readonly words: string }[] | undefined {
  const parts = wish.split(/(\s*(?:,\s*(?:and|plus)?|;|\band\b(?: also)?|\bplus\b|\+|&)\s*)/i);
  const groups: { kind: Kind; words: string }[] = [];
  let open = '';
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i]!.trim();
    if (!part) continue;
    const next = parts[i + 2]?.trim() ?? '';
    const words = open ? `${open} and ${part}` : part;
    // "grass and dirt tileset": one set of two grounds
    if (isGround(part) && !/^\d/.test(part) && !ARTICLE.test(next) && TILES.test(next) && !TILES.test(part)) {
      open = words;
      continue;
    }
    open = '';
    const kind = kindOf(words);
    const last = groups.at(-1);
    // what stands on a map, or is said of tiles that have no ground yet, belongs to them
    const ofLast =
      (last?.kind === 'map' &&
        kind === 'things' &&
        !/^(?:person|animal)$/.test(subjectOf(bareNoun(words))?.kind ?? '')) ||
      (last?.kind === 'tiles' && kind === 'things' && cleaned(last.words) === '') ||
      /^(?:another|one|it|they|with|in|on)\b/i.test(words);
    if (last && ofLast) {
      last.words += `, ${words}`;
      continue;
    }
    if (last?.kind === 'tiles' && kind !== 'tiles' && !ARTICLE.test(part) && !/^\d/.test(part) && isGround(part))
      last.words += ` and ${part}`;
    else if (!kind || (kind === last?.kind && kind !== 'tiles' && kind !== 'map' && kind !== 'scene')) {
      if (!last) return undefined;
      last.words += `, ${words}`;
    } else groups.push({ kind, words });
  }
  return open ? undefined : groups;
}

/** What lies beside a ground where nothing is said of it. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:road|path|street|cobble\w*|pavement|sidewalk|asphalt|gravel|flowers?|meadow|water|mud)\b/i, 'grass'],
  [/\b(?:lava|magma)\b/i, 'dark rock'],
  [/\b(?:sand|desert|beach)\b/i, 'water'],
  [/\b(?:snow|ice)\b/i, 'frozen dirt'],
  [/\bwalls?\b/i, 'stone floor'],
  [/\b(?:floors?|dungeon|planks?|tiles?|carpet)\b/i, 'stone wall'],
  [/./, 'dirt'],
];
export const besideOf = (words: string): string =>
  BESIDE.find(([ground]) => ground.test(words.replace(TILES, ' ')))![1];

/** Steps behind others: what they take from results is counted from their own first one. */
const behind = (steps: readonly Step[], before: number): readonly Step[] =>
  steps.map((step) => {
    const { args } = step;
    return typeof args === 'function'
      ? { ...step, args: (results: readonly Result[]) => args(results.slice(before)) }
      : step;
  });

/** Undefined where all is of one kind, or a part cannot be planned. */
export function mixedPlan(wish: string, plan: (words: string) => Plan): Plan | undefined {
  const { text, size } = takeSize(wish);
  const shared = size !== undefined && /^\W*$/.test(wish.slice(wish.search(/\d{2,3}(?: ?x ?\d{2,3})?(?: ?(?:px|pixels?))?\W*$/i)).replace(/[\dx]|px|pixels?/gi, ''));
  const groups = groupsOf((shared ? text : wish).replace(/[\s,.!?]+$/, ''));
  const kinds = new Set(groups?.map(({ kind }) => kind));
  if (!groups || kinds.size < 2 || !['tiles', 'map', 'scene'].some((kind) => kinds.has(kind as Kind))) return undefined;
  const steps: Step[] = [];
  const notes: string[] = [];
  for (const { kind, words } of groups) {
    const said = shared && size && kind !== 'map' && kind !== 'ui' && kind !== 'scene' ? `${words}, ${size.width}x${size.height || size.width}` : words;
    let part = plan(said);
    if (!isPlan(part) && kind === 'tiles') {
      const beside = besideOf(words);
      part = plan(`${said.replace(TILES, (tiles) => `and ${beside} ${tiles}`)}`);
      if (isPlan(part)) notes.push(`You named one ground for the tileset: beside it lies ${beside}.`);
    }
    if (!isPlan(part) || part.unclear?.length || part.doubts?.length) return undefined;
    steps.push(...behind(part.steps, steps.length));
    notes.push(...part.notes);
  }
  return { steps, notes, whole: true };
} // biome-ignore format: short enough
