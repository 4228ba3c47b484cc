/** "I said side view, not from above": what was made last, seen from where it was meant. */
import { stepsFor } from '../changes/change-steps.ts';
import { isTiles } from '../holdings/index.ts';
import { PRICES } from '../steps.ts';
import { assetOf, type Deed, kept } from './deed.ts';
import type { Mine } from './mine.ts';

const PUT_RIGHT =
  /\b(?:i|we) (?:said|meant|asked for|wanted|want|need(?:ed)?)\b|\b(?:should|must|has to|needs to|was supposed to|is supposed to) be\b|\b(?:make|redo|re-?draw|draw|turn|do|show) (?:it|this|that|them|him|her)\b|\bwrong (?:view|angle|perspective|side)\b/i;
const NOT =
  /,?\s*\b(?:and |but )?(?:not|instead of|rather than|no) (?:from |in |the |an? |seen )*(?:above|top[- ]?down|the top|top|side(?: ?view)?|isometric|front)\b[a-z ]*/gi;
const FROM: readonly (readonly [RegExp, 'side' | 'high top-down'])[] = [
  [/\bside[- ]?(?:view|on|scroll\w*)\b|\bfrom the side\b|\bsideways\b|\bplatformer\b/i, 'side'],
  [/\btop[- ]?down\b|\bfrom (?:above|the top)\b|\bbird'?s[- ]eye\b|\boverhead\b/i, 'high top-down'],
];

export function otherView(message: string, { last }: Mine, projectId: string | null): Deed | undefined {
  if (!last || !PUT_RIGHT.test(message)) return undefined;
  const view = FROM.find(([words]) => words.test(message.replace(NOT, ' ')))?.[1];
  if (!view) return undefined;
  const seen = view === 'side' ? 'from the side' : 'from above';
  const project = projectId ? { project_id: projectId } : {};
  const [ground = last.name, other = 'grass'] = (last.description || last.name).toLowerCase().split(/\s*(?:\band\b|\bto\b|\/|,|→|\bover\b)\s*/).filter(Boolean);
  const steps = isTiles(last)
    ? view === 'side'
      ? [{ tool: 'create_sidescroller_tileset', args: { lower_description: ground, ...project }, price: PRICES.tiles, what: `platform tiles: ${ground}, seen from the side` }]
      : [{ tool: 'create_topdown_tileset', args: { lower_description: ground, upper_description: other, ...project }, price: PRICES.tiles, what: `tiles: ${ground} to ${other}, seen from above` }]
    : last.kind === 'CHARACTER'
      ? [{ tool: 'create_character', args: { ...assetOf(last).args, description: assetOf(last).words, view, ...project }, price: PRICES.character, what: `${last.name}, seen ${seen}` }]
      : stepsFor({ kind: 'view', view }, assetOf(last), projectId);
  return steps.length
    ? { steps, notes: [kept([last])], proposal: `I am sorry: you meant it seen ${seen}. A finished picture is not turned to another view; I would draw ${steps.map(({ what }) => what).join('; ')}.` }
    : undefined;
} // biome-ignore format: short enough
