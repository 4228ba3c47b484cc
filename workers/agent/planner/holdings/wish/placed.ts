import { stepsFor } from '../../changes/change-steps.ts';
import { planMap } from '../../maps.ts';
import * as say from '../../says.ts';
import type { Plan } from '../../step.ts';
import { picture } from '../../thing-steps.ts';
import { assetOf, isCharacter, isTiles } from '../index.ts';
import { nameOf, old, type Said, without } from './said.ts';

/** "desert town map, 20x15, use my desert tileset" */
export function onOwnTiles(said: Said): Plan | undefined {
  const tiles = old(said).filter(({ holding }) => holding.kind === 'TOPDOWN_TILESET');
  if (!tiles.length || !/\bmaps?\b|\blevel\b|\bworld\b/i.test(said.text)) return undefined;
  const wish = without(said.text, tiles)
    .replace(/[,;.]?\s*\b(?:please )?(?:use|using|with|from|of|on|out of|made (?:of|from|with)|based on)?\s*…/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const place = wish.replace(/\s*\b(?:and|with|on|from|of)\s*(?=,|$)/gi, '').replace(/\s+(?=,)/g, '');
  const plan = planMap(
    `${place.toLowerCase()} with these tiles`,
    { ...said.memory, tilesets: tiles.map(({ holding }) => holding.id) },
    said.projectId,
  );
  if (!('steps' in plan)) return plan;
  const clean = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/,? with these(?: tiles)?$/i, '') : value;
  return {
    whole: true,
    steps: plan.steps.map((step) => ({
      ...step,
      what:
        step.tool === 'create_map'
          ? `the map: ${place}, of your ${tiles.map(({ holding }) => nameOf(holding)).join(' and ')} tileset`
          : step.what,
      args: (results) => {
        const args = typeof step.args === 'function' ? step.args(results) : step.args;
        return { ...args, name: clean(args.name), description: clean(args.description) };
      },
    })),
    notes: plan.notes,
  };
}

/** "put my skeleton in the desert, standing by a cactus": a picture of it there */
export function pictureOf(said: Said): Plan | undefined {
  const [one] = old(said);
  const [, where = ''] = one
    ? (/^\s*((?:in|on|at|into|onto|inside|next to|beside|in front of|under|by) .+)$/i.exec(said.text.slice(one.to)) ??
      [])
    : [];
  if (
    !one ||
    !where ||
    isTiles(one.holding) ||
    !/^\W*(?:put|place|show|draw|set|imagine|picture|render|paint)\s*$/i.test(said.text.slice(0, one.from))
  )
    return undefined;
  const words = `${assetOf(one.holding).words} ${where
    .replace(/^into/i, 'in')
    .replace(/^onto/i, 'on')
    .replace(/,?\s*\b(?:like|kind of|as if) (?=[a-z]+ing\b)/i, ', ')
    .replace(/\b(?:my|our|your)\b/gi, 'the')}`;
  return {
    whole: true,
    steps: [picture(words, { width: 192, height: 128 }, {})],
    notes: [`A picture of its own; your ${nameOf(one.holding)} stays as it is.`],
  };
}

/** "turn the knight around": all of its sides are there. */
export function turned({ text, found }: Said): Plan | undefined {
  const [one, more] = found;
  if (!one || more || one.by === 'new' || !isCharacter(one.holding) || !/^(?:turn|rotate|face|flip|mirror|spin) $/i.test(text.slice(0, one.from)))
    return undefined;
  return /^,? ?(?:around|round|left|right|sideways|back|(?:to|towards?) (?:the )?(?:left|right|side|back|front|other side)|(?:to )?the other way(?: around)?|horizontally|180.*)?(?: (?:so|to) .*)?$/i.test(text.slice(one.to))
    ? { tell: say.allSides(`The ${nameOf(one.holding)}`, 8) }
    : undefined;
} // biome-ignore format: short enough

/** "the knight at 64px and at 32, both": each of them. */
export function inSizes({ text, found, projectId }: Said): Plan | undefined {
  const own = [...new Set(found.filter(({ by }) => by !== 'new').map(({ holding }) => holding))];
  const [one] = own;
  if (!one || own.length > 1 || isTiles(one) || !/\b(?:both|two|each|all|versions?|sizes|and|or)\b/i.test(text)) return undefined;
  const sizes = [...new Set([...text.matchAll(/\b(?:(?:at|in|to|as) )?(\d{2,3})(?: ?x ?\1)?(?: ?(?:px|pixels?))?\b(?! ?(?:frames|colou?rs|%|x))/gi)].map(([, side]) => Number(side)))].filter((side) => side >= 16 && side <= 256);
  if (sizes.length < 2 || sizes.length > 4) return undefined;
  const steps = sizes.flatMap((side) => stepsFor({ kind: 'pixels', width: side, height: side }, assetOf(one), projectId));
  return { whole: true, steps, notes: [`Each is drawn anew in its size; the ${nameOf(one)} that you have is kept.`] };
} // biome-ignore format: short enough

/** "merge the chest and the potion into one picture, the potion on top" */
export function together({ text, found }: Said): Plan | undefined {
  const [one, other] = found.filter(({ by }) => by !== 'new');
  if (!one || !other || one.holding === other.holding || isTiles(one.holding) || isTiles(other.holding)) return undefined;
  if (!/^(?:merge|combine|join|put|place|draw|make|have)\b/i.test(text) || !/\b(?:merge|combine|join|one (?:picture|image|sprite|object|icon)|together|same picture)\b/i.test(text)) return undefined;
  const [a, b] = [assetOf(one.holding).words, assetOf(other.holding).words];
  const [, first = ''] = /\b(?:the |my )?([a-z]+) (?:is |sits |stands |lies |goes |should be |on )*(?:on top|above|over it|in front)\b/i.exec(text.slice(other.to)) ?? [];
  const top = first && nameOf(one.holding).includes(first.toLowerCase()) ? [b, a] : [a, b];
  const words = /\bon top|above\b/i.test(text) ? `${top[0]} with ${top[1]} on top` : `${a} and ${b}`;
  return {
    whole: true,
    steps: [picture(words, { width: 96, height: 96 }, { no_background: true })],
    notes: [`A picture of its own, drawn anew: finished files I do not paste together, and those that you have stay as they are.`],
  };
} // biome-ignore format: short enough
