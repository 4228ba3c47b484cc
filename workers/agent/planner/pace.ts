/** "too slow looking, fewer frames maybe?": the movement that was made last, with another number of frames. */
import { templateIds } from '../../../src/domain/animation-templates.ts';
import type { Memory } from './memory.ts';
import * as say from './says.ts';
import type { Plan } from './step.ts';
import { PRICES } from './steps.ts';
import type { Skeleton } from './subjects.ts';

const FEWER =
  /\b(?:fewer|less|not so many|too many) frames\b|\btoo (?:slow|smooth|long)\b|\b(?:faster|quicker|snappier|speed (?:it|him|her|that|this|the \w+) up)\b/i;
const MORE = /\bmore frames\b|\btoo (?:fast|quick|choppy|jerky|stiff|few frames)\b|\b(?:slower|smoother|slow (?:it|him|her|that|this|the \w+) down)\b/i; // biome-ignore format: short enough
const COUNTED = /\b(\d{1,2}|four|six|eight) frames?\b/i;
const NUMBERS: Readonly<Record<string, number>> = { four: 4, six: 6, eight: 8 };
/** Somebody or something else is spoken of. */
const OTHER =
  /\b(?:draw|create|generate|new|an? (?!bit|little)\w+|cape|hat|colou?r|hair|walk in|bigger|smaller|cost|how (?:many|much))\b/i;
const LONGEST = 14;

export function planPace(text: string, memory: Memory): Plan | undefined {
  if (memory.game || text.split(/\s+/).length > LONGEST || OTHER.test(text)) return undefined;
  const last = memory.results.at(-1);
  if (!last || !/^animate_(?:character|object)$/.test(last.tool)) return undefined;
  const [, number = ''] = COUNTED.exec(text) ?? [];
  const fewer = FEWER.test(text);
  if (!number && !fewer && !MORE.test(text)) return undefined;
  const wanted = number ? (NUMBERS[number.toLowerCase()] ?? Number(number)) : undefined;
  const asset = memory.made.at(-1);
  const what = `${asset?.words ?? 'it'}: the movement`;
  const id = last.args.template_animation_id;
  const directions = asset?.kind === 'object' ? 1 : (asset?.sides ?? 8);
  const price = PRICES.direction * directions;
  if (typeof id !== 'string') {
    const before = typeof last.args.frame_count === 'number' ? last.args.frame_count : 8;
    const count = Math.max(4, Math.min(16, wanted ?? (fewer ? before - 2 : before + 4)));
    const frames = Math.round(count / 2) * 2;
    return { steps: [{ tool: last.tool, args: { ...last.args, frame_count: frames }, price: last.tool === 'animate_character' ? price : PRICES.direction, what: `${what} in ${frames} frames` }], notes: [say.PACE], whole: true };
  }
  // "walk" and "walking-4-frames" are one movement
  const stem = id.replace(/(?:ing)?(?:-\d+-frames)?$/, '');
  const counts = templateIds((asset?.skeleton as Skeleton | undefined) ?? 'mannequin')
    .flatMap((one) => {
      const [, count = ''] = new RegExp(`^${stem}(?:ing)?-(\\d+)-frames$`).exec(one) ?? [];
      return count && one !== id ? [{ one, count: Number(count) }] : [];
    })
    .sort((a, b) => a.count - b.count);
  const found = wanted ? counts.find(({ count }) => count === wanted) : fewer ? counts[0] : counts.at(-1);
  if (!found) return { tell: say.noOtherPace(counts.map(({ count }) => count)) };
  return { steps: [{ tool: last.tool, args: { ...last.args, template_animation_id: found.one }, price, what: `${what} in ${found.count} frames` }], notes: [say.PACE], whole: true };
} // biome-ignore format: short enough
