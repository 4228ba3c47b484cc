/** Changes of things of the account: of one, of each apart, of tiles. */
import type { Result } from '../../../model.ts';
import { stepsFor } from '../../changes/change-steps.ts';
import { planChange } from '../../changes/index.ts';
import type { Plan, Step } from '../../step.ts';
import { animate } from '../../steps.ts';
import { styleFor, takeStyle } from '../../style.ts';
import { assetOf, type Holding, isTiles, type Mention, mentions, withOwn } from '../index.ts';
import { nameOf, old, type Said } from './said.ts';

/** Said of what stays as it is: nothing is to be done for it. */
const KEPT =
  /,?\s*\b(?:and )?(?:make|let|have) (?:it|that|the \w+) (?:move|wave|flow|flutter|swing|sway|bounce)s? (?:when|while|as) (?:he|she|it|they) (?:walks?|runs?|moves?)\b|[,;.]?\s*\b(?:and |but )?(?:(?:the |all the )?rest (?:should |must |can )?(?:stays?|remains?|is) ?(?:as is|the same|unchanged|as it is|like it is)?|keep (?:the rest|everything else|all else)(?: (?:as is|the same|unchanged|as it is|like it is))?|(?:nothing|everything) else (?:changes|stays|should (?:change|stay))(?: the same)?|keep (?:the |his |her |its )?(?:same )?[a-z]+ (?:working|intact|the same|as is|unchanged)|no other changes)\b/gi;
/** "inpaint: chest, replace the lock with a skull": what is to be done stands behind whose it is. */
const ON_IT =
  /^(?:(?:inpaint|edit|modify|change|fix|update|touch up)\b[:,]?\s*)?(?:on |in |of |for )?(?:my |the |our )?$/i;
function behindName({ text, found }: Said): { readonly holding: Holding; readonly edit: string } | undefined {
  const [one, more] = found;
  if (!one || more || one.by === 'new' || isTiles(one.holding) || !ON_IT.test(text.slice(0, one.from))) return undefined;
  const rest = /^\s*[:,;-]\s*(.+)$/.exec(text.slice(one.to))?.[1] ?? '';
  const [, before = '', after = ''] =
    /^(?:please )?(?:replace|swap|change|exchange|turn) (?:the |its |his |her )?(.+?) (?:with|by|for|to|into) (.+)$/i.exec(rest) ?? [];
  if (before && after) return { holding: one.holding, edit: `with ${after} instead of the ${before}` };
  const [, gone = ''] = /^(?:please )?(?:remove|take off|delete|erase|drop) (?:the |its |his |her )?(.+)$/i.exec(rest) ?? [];
  if (gone) return { holding: one.holding, edit: `without the ${gone}` };
  const [, added = ''] = /^(?:please )?(?:add|put on|give (?:it|him|her)) (.+)$/i.exec(rest) ?? [];
  return added ? { holding: one.holding, edit: `with ${added}` } : undefined;
} // biome-ignore format: short enough

/** "make the knight's armour gold and the skeleton's bones darker": for each of them what is said of that one alone. */
function eachEdit(said: Said, own: readonly Mention[]): Plan | undefined {
  if (own.length < 2 || own.some(({ holding }, i) => own.findIndex((one) => one.holding === holding) !== i)) return undefined;
  const cuts = own.slice(1).map(({ from }, i) => {
    const between = said.text.slice(own[i]!.to, from);
    const at = /(?:,|;|\.|\band\b)(?: and| also| then| please)*\s*(?:(?:make|turn|give|paint|colou?r|recolou?r|change|put|add|remove) (?:[a-z ]+ (?:on|to|from) )?)?$/i.exec(between);
    // "the chest and the potion": the same is said of both
    return at && /[a-z]{2}/i.test(between.slice(0, at.index).replace(/^'s/, '')) ? own[i]!.to + at.index : undefined;
  });
  if (cuts.some((cut) => cut === undefined)) return undefined;
  const verb = EDITS.exec(said.text)?.[0] ?? 'make';
  const bounds = [0, ...(cuts as number[]), said.text.length];
  const plans = own.map(({ holding }, i) => {
    const clause = said.text.slice(bounds[i]!, bounds[i + 1]!).replace(/^[\s,;.]*(?:(?:and|also|then|please)\b\s*)*/i, '').replace(/\b(?:a bit|a little|slightly|somewhat|a lot|much|way) (?=[a-z])/gi, '').trim();
    return editOf(EDITS.test(clause) ? clause : `${verb} ${clause}`, { ...said, targets: [holding], holding });
  });
  const done = plans.flatMap((plan) => (plan && 'steps' in plan ? [plan] : []));
  if (done.length < own.length) return { ask: `I am not sure what is to change of each of them: ${own.map(({ holding }) => nameOf(holding)).join(', ')}. Nothing is made yet. Can you say it for one at a time, for example "make the ${nameOf(own[0]!.holding)} golden"?` };
  // "a darker bones"
  const plain = (words: unknown): unknown => (typeof words === 'string' ? words.replace(/^an? (?=[a-z]+ [a-z]+s$)/i, '') : words);
  const steps = done.flatMap(({ steps: of }) => of).map((step): Step => {
    const edit = typeof step.args === 'function' ? undefined : step.args.edit_description;
    return typeof edit === 'string' ? { ...step, args: { ...(step.args as object), edit_description: plain(edit) }, what: step.what.replace(edit, String(plain(edit))) } : step;
  });
  return { whole: true, steps, notes: [`Those that you have are kept: ${own.map(({ holding }) => nameOf(holding)).join(', ')}.`] };
} // biome-ignore format: short enough

const INKS = /\b(?:reduce|limit)\b.*\b\d{1,2} colou?rs\b/i;
const EDITS =
  /^(?:make|turn|give|put|take|remove|add|change|recolou?r|colou?r|paint|dress|resize|scale|shrink|enlarge|rotate|edit|modify|update|redo|redraw|replace|swap|let|reduce|limit|set|brighten|darken|clean)\b/i;
/** "the potion should be green instead of red", "add an outline to the chest and the potion" */
export function changed(said: Said): Plan | undefined {
  const named = behindName(said);
  if (named)
    return {
      whole: true,
      steps: stepsFor({ kind: 'edit', edit: named.edit }, assetOf(named.holding), said.projectId),
      notes: [`The ${nameOf(named.holding)} that you have is kept.`],
    };
  const own = old(said).filter(({ by }) => by !== 'bare');
  const inks =
    own.length === 1 && INKS.test(said.text)
      ? editOf(said.text, { ...said, targets: [own[0]!.holding], holding: own[0]!.holding })
      : undefined;
  if (inks) return inks;
  const each = EDITS.test(said.text) && !/\?$/.test(said.text) ? eachEdit(said, own) : undefined;
  if (each) return each;
  const [first] = own;
  if (!first || said.found.some(({ by }) => by === 'new') || /\?$/.test(said.text)) return undefined;
  const is =
    first.from === 0 &&
    /^\s*(?:'s [a-z]+ )?(?:should|must|shall|needs? to|has to|have to|ought to)\b/i.test(said.text.slice(first.to));
  // "I hate how the chest looks. Make it golden": what is to be done stands behind
  const [, later = ''] =
    /[.!?;]\s+((?:please |can you )?(?:make|turn|give|paint|colou?r|recolou?r|change|let) (?:it|him|her)\b.*)$/i.exec(
      said.text,
    ) ?? [];
  if (!is && !later && !EDITS.test(said.text)) return undefined;
  const targets = [...new Set(own.map(({ holding }) => holding))];
  const kept = said.text.match(KEPT) ?? [];
  const words = (later || said.text)
    .replace(KEPT, '')
    .replace(/,?\s*\b(?:instead of|rather than|not) (?:the )?[a-z]+(?=\s*(?:$|,))/i, '')
    .replace(/[\s,;]+$/, '');
  const plans = targets.map((holding) => editOf(words, { ...said, targets, holding }));
  const done = plans.flatMap((plan) => (plan && 'steps' in plan ? [plan] : []));
  if (done.length !== targets.length) return undefined;
  const steps = done.flatMap(({ steps: one }) => one);
  const state = steps.find(({ tool }) => tool === 'create_character_state');
  const move =
    /\b(walk|run|idle|attack|jump)/i.exec(kept.join(' '))?.[1]?.toLowerCase() ??
    (kept.some((one) => /animation/i.test(one)) ? 'walk' : undefined);
  const id: (results: readonly Result[]) => string = (results) =>
    String(results.at(-1)?.structured?.character_id ?? '');
  const again = move && state && steps.length === 1 ? [animate(move, undefined, 8, state.what, id)] : [];
  return {
    whole: true,
    steps: [...steps, ...again],
    notes: [
      ...new Set([
        ...done.flatMap(({ notes }) => notes),
        ...(state ? [`The ${nameOf(targets[0]!)} that you have is kept.`] : []),
      ]),
    ],
  };
}

/** The change of one of those that are meant. */
function editOf(
  words: string,
  { targets, holding, memory, projectId }: Said & { readonly targets: readonly Holding[]; readonly holding: Holding },
): Plan | undefined {
  const asset = assetOf(holding);
  const named = mentions(words, targets);
  const [from, to] = [Math.min(...named.map((one) => one.from)), Math.max(...named.map((one) => one.to))];
  const about = (named.length ? `${words.slice(0, from)}it${words.slice(to)}` : words).replace(/\bit's\b/g, 'its');
  const { text, style } = takeStyle(
    about
      .replace(/\b(add|put|give it) (an? )?outlines?\b(.*?),? (black|dark)(?: 1 ?px)?$/i, '$1 $4 outline$3')
      .replace(/,? \b1 ?(?:px|pixels?)\b/gi, ''),
  );
  const bare = text.replace(/\b(?:add|put|give|to|it|make|with|have|should|an?|the|on|around|also)\b/gi, ' ').trim();
  if (asset.kind === 'object' && Object.keys(style).length && !/[a-z]/i.test(bare)) {
    const how = Object.values(style).join(', ');
    return {
      steps: [
        {
          tool: asset.tool,
          args: { ...asset.args, ...styleFor(asset.tool, style) },
          price: 1,
          what: `${asset.words}, ${how}`,
        },
      ],
      notes: ['It is drawn anew; the one before is kept.'],
    };
  }
  const inks = /\b(?:reduce|limit)\b.*\bcolou?rs?\b.*?\b(\d{1,2})\b|\b(\d{1,2}) colou?rs\b/i.exec(about);
  if (inks) {
    const count = inks[1] ?? inks[2]!;
    return asset.kind === 'object'
      ? {
          steps: [
            {
              tool: asset.tool,
              args: { ...asset.args, description: `${asset.words}, ${count} colours` },
              price: 1,
              what: `${asset.words} in ${count} colours`,
            },
          ],
          notes: ['It is drawn anew; the one before is kept.'],
        }
      : {
          ask: `I draw with few colours anyway; to exactly ${count} the ${nameOf(holding)} that you have is reduced in the pixel editor of the studio ("Palette"), for nothing. Shall I change anything else of it?`,
        };
  }
  if (asset.kind === 'tiles') return tilesOtherwise(about, holding, projectId);
  return planChange(about.toLowerCase(), { ...withOwn(memory, [holding]), made: [asset] }, projectId);
}

/** "change the grass in it to autumn grass": the other ground stays. */
function tilesOtherwise(about: string, holding: Holding, projectId: string | null): Plan | undefined {
  if (holding.kind !== 'TOPDOWN_TILESET') return undefined;
  const grounds = `${holding.description || holding.name}`
    .toLowerCase()
    .split(/\s*(?:\band\b|\bto\b|\/|,|→|->|\bover\b)\s*/)
    .filter(Boolean);
  const [, before = '', after = ''] =
    /\b(?:change|turn|make|replace|swap|recolou?r) (?:the )?([a-z]+)(?: (?:in|of|on|from) it)? (?:to|into|with|by) (.+)$/i.exec(
      about,
    ) ?? [];
  const at = grounds.findIndex((ground) => ground.split(' ').includes(before.toLowerCase()));
  if (at < 0 || grounds.length !== 2) return undefined;
  const next = after
    .replace(/[,.!\s]+$/, '')
    .replace(/,\s*/g, ' ')
    .toLowerCase();
  const noun = next.split(' ').includes(before.toLowerCase()) ? next : `${next} ${before.toLowerCase()}`;
  const [head = noun, ...rest] = noun.split(new RegExp(`(?<=\\b${before.toLowerCase()})\\s+`));
  const ground = [...rest, head].join(' ');
  const [lower = '', upper = ''] = grounds.map((one, i) => (i === at ? ground : one));
  const args = { lower_description: lower, upper_description: upper, ...(projectId ? { project_id: projectId } : {}) };
  return {
    steps: [{ tool: 'create_topdown_tileset', args, price: 1, what: `tiles: ${lower} to ${upper}` }],
    notes: ['The tiles that you have are kept.'],
  };
}
