/** "same vibe but ninja": somebody new in the style of whoever was made last. */
import { isCharacter } from '../holdings/index.ts';
import { PRICES } from '../steps.ts';
import { subjectOf } from '../subjects.ts';
import type { Deed } from './deed.ts';
import type { Mine } from './mine.ts';

const SAME =
  /^\W*(?:(?:ok(?:ay)?|now|and|cool|nice|great|please|pls|so|then|do|make|draw|give me|another one,?)[\s,]+)*(?:in )?(?:the )?(?:exact )?same (?:vibe|style|mood|energy|feel(?:ing)?|aesthetics?|art ?style|kind of (?:guy|thing|character))s?,? (?:but |only |just |as |with |for |now )*(?:an? |the )?([a-z][a-z -]*?)(?: (?:please|pls|instead|this time|now))*\W*$/i;

export function inSameStyle(message: string, { last }: Mine, projectId: string | null): Deed | undefined {
  const [, who = ''] = SAME.exec(message) ?? [];
  const subject = who ? subjectOf(who) : undefined;
  if (!last || !isCharacter(last) || !subject || !(/^(?:person|animal)$/.test(subject.kind) || subject.creature)) return undefined;
  const description = `${/^[aeiou]/i.test(who) ? 'an' : 'a'} ${who}`;
  const args = { description, mode: 'pro', style_character_id: last.id, ...(projectId ? { project_id: projectId } : {}) };
  return {
    steps: [{ tool: 'create_character', args, price: PRICES.state, what: `${description}, in the style of ${last.name}` }],
    notes: [],
    proposal: `${description[0]!.toUpperCase()}${description.slice(1)} I would draw in the style of "${last.name}", its colours and outlines taken over; in the usual style it would be 1 generation ("${description}").`,
  };
} // biome-ignore format: short enough
