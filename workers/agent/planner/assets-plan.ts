/** Wishes for assets that sound like games, and for somebody who goes with somebody who is there. */
import type { Memory } from './memory.ts';
import { HERE, pointed } from './references.ts';
import type { Plan } from './step.ts';
import { PRICES } from './steps.ts';
import { subjectOf } from './subjects.ts';
import { bareNoun, bareWish } from './words.ts';

/** "rpg item icons: …", "a mario-like plumber": pictures, whatever they are for. */
const PICTURES =
  /^(?:(?!\b(?:platformer|shooter|runner|match[- ]?3|tower defen[cs]e|where|game with)\b)[^:,.])*\b(?:icons?|sprites?|sprite ?sheets?|assets?|props|tokens?|portraits?|avatars?)\b/i;
const LIKE_SOMEBODY =
  /\b[\w-]+-(?:like|style|inspired) (?!games?\b|platformers?\b|adventures?\b|shooters?\b|runners?\b|rpgs?\b)/i;
/** "a top-down rpg hero": somebody of such a game. */
const ROLE =
  /^(?:(?!\b(?:with|where|about|in|of|for|starring|featuring|against|and)\b)[\w-]+ ){1,4}(?:hero(?:ine)?s?|players?|(?:main |player )?characters?|enem(?:y|ies)|boss(?:es)?|npcs?|villains?|protagonists?|items?|mobs?)(?=\s*(?:$|[,.;:]))/i;
/** "space shooter icons: laser, missile" */
const HEADED = /^[\w -]*\b(?:icons|sprites|props|assets|items)\s*:/i;
export const isAssets = (wish: string): boolean =>
  HEADED.test(wish) ||
  (ROLE.test(wish) &&
    !/\bgames?\b|\blevels?\b|\b(?:platformer|shooter|runner|adventure)\b(?! \w*(?:hero|player|character|enem|boss|npc|villain|protagonist|item))/i.test(
      wish,
    )) ||
  (PICTURES.test(wish) && !/\bgame (?:where|about|with|in which)\b/i.test(wish)) ||
  (LIKE_SOMEBODY.test(wish) &&
    !/\b(?:game|platformer|adventure|shooter|runner|rpg)s?\b/i.test(wish) &&
    subjectOf(bareNoun(wish)) !== undefined);

const FITS =
  /,?\s*\b(?:(?:that|which|who|it|he|she|to|should|must|and) )*(?:fits?(?: in)?(?: with)?|match(?:es|ing)?|goes? (?:well )?with|suits|belongs? (?:with|to)|looks? like (?:it|he|she|they) (?:belongs?|goes) (?:with|to)|(?:with|in|of|has|having) (?:the )?same (?:art )?(?:style|look|palette|colou?rs?|size)(?: and (?:style|look|palette|colou?rs?|size))* (?:as|of|like)|in (?:the )?(?:art )?(?:style|look) of|consistent with|with(?: the colou?rs of)?|in) …(?:'s)?(?: (?:style|look|palette|colou?rs?|size))*$/i;

/** "a blacksmith that fits my knight": drawn in his style. */
export function inStyleOf(
  wish: string,
  { memory, projectId }: { memory: Memory; projectId: string | null },
): Plan | undefined {
  if (memory.game) return undefined;
  // "the style of my knight" is no name
  const bare = wish.replace(/\bthe ((?:same )?(?:art )?(?:style|look|palette|colou?rs?|size) (?:of|as))\b/gi, '$1');
  const of = pointed(bare, memory);
  const [asset] = of?.assets ?? [];
  const [said] = of?.rest.includes(HERE) ? (FITS.exec(of.rest) ?? []) : [];
  if (!asset || !said || (/^,?\s*(?:with|in) …/.test(said) && !/(?:style|look|palette|colou?rs?)$/i.test(said)))
    return undefined;
  const who = bareWish(of!.rest.replace(said, '')).trim();
  const subject = subjectOf(bareNoun(who.replace(/\b(?:npc|enemy|character)s?\b/gi, ' ').trim() || who));
  if (!subject || subject.kind === 'place')
    return { ask: `Who or what shall go with ${asset.words} — for example "a blacksmith that fits it"?` };
  if (asset.kind !== 'character' || (subject.kind === 'thing' && !subject.creature))
    return {
      ask: `A style is taken over from one character to another alone. Shall I draw ${who} in the usual style?`,
    };
  if (asset.sides === 4)
    return {
      ask: `A style is taken over from a character with eight sides, and ${asset.words} has four. Shall I draw ${who} in the usual style?`,
    };
  const args = {
    ...{ description: who, mode: 'pro', style_character_id: asset.id },
    ...(subject.skeleton ? { body_type: 'quadruped', template: subject.skeleton } : {}),
    ...(typeof asset.args.size === 'number' ? { size: asset.args.size } : {}),
    ...(projectId ? { project_id: projectId } : {}),
  };
  const step = { tool: 'create_character', args, price: PRICES.state, what: `${who}, in the style of ${asset.words}` };
  return { steps: [step], notes: [], whole: true };
}
