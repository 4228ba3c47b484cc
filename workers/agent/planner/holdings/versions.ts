/** Several of one's own at once: "a silver and a cursed version of the chest", "my potion in blue and one in green". */
import { notesFor, stepsFor } from '../changes/change-steps.ts';
import type { Plan } from '../step.ts';
import { isAdjective, isColour } from '../subjects.ts';
import { assetOf, type Holding, isTiles, type Mention } from './index.ts';

const VERSION = '(?:versions?|variants?|variations?|colou?rways?|skins?|looks?|editions?|ones|states?)';
const LEADS =
  /^(?:(?:please|can you|could you|give|make|draw|create|do|add|get|show|design|i|we|need|needs|want|wants|would like|also|too|me|us|with|in|as|of|for|it|is|there|and|but|to|have|has|should|shall|come|comes|the|an?|one|two|three|four|2|3|4|more|other|different|some|extra|additional|another)\b[ ,]*)+/i;
const KINDS =
  /^(?:colou?r|new|different|other|more|another|extra|same|alternate|alternative|second|better|bigger|nicer|old|first|last|hd|final|state)$/i;

interface Of {
  readonly text: string;
  readonly found: readonly Mention[];
  readonly projectId: string | null;
}

/** What each of them is: "silver", "cursed, purple glow". */
function looksIn(before: string, after: string): readonly string[] {
  const items = before
    .split(/\s*(?:,|&|\+|\/|\band\b|\bor\b|\bplus\b)\s*/i)
    .map((item) => item.trim().replace(LEADS, '').trim())
    .filter((item) => item && item.split(' ').length <= 3);
  const details = after.split(/\s*[,;]\s*/).filter(Boolean);
  return items.map((item) => {
    const own = details
      .filter((detail) => new RegExp(`\\b(?:for|on|with) (?:the |a )?${item.split(' ').at(-1)}\\b`, 'i').test(detail))
      .map((detail) => detail.replace(/\s*\b(?:for|on|with) (?:the |a )?[\w-]+(?: (?:one|version|variant))?\s*$/i, ''));
    return [item, ...own].join(', ');
  });
}

export function versionsOf({ text, found, projectId }: Of): Plan | undefined {
  const [one, more] = found.filter(({ by }) => by !== 'new');
  if (!one || more || isTiles(one.holding)) return undefined;
  const said = `${text.slice(0, one.from)}§${text.slice(one.to)}`.replace(/[.!?]+$/, '');
  const looks = versionsIn(said);
  if (looks.length > 6 || looks.length < (/\bversions? of §/i.test(said) ? 1 : 2)) return undefined;
  const asset = assetOf(one.holding);
  const edits = looks.map((edit) => ({ kind: 'edit' as const, edit: asLook(edit) }));
  return {
    whole: true,
    steps: edits.flatMap((edit) => stepsFor(edit, asset, projectId)),
    notes: [...new Set([...edits.flatMap((edit) => notesFor(edit, [asset])), kept(one.holding)])],
  };
}
const kept = ({ name }: Holding): string => `The ${name.toLowerCase()} that you have is kept.`;
/** "cursed, purple glow" → "cursed with purple glow" */
const asLook = (edit: string): string => {
  const [how = '', ...with_] = edit.split(', ');
  return with_.length ? `${how} with ${with_.join(' and ')}` : how;
};

function versionsIn(said: string): readonly string[] {
  // "give § a silver and a cursed version, purple glow for the cursed one", "blue and green version of §"
  const listed = new RegExp(`^(.*?)\\s*\\b${VERSION}\\b(?: of §| for §| too| as well| please)*,?\\s*(.*)$`, 'i').exec(
    said,
  );
  if (listed) {
    const before = listed[1]!.slice(listed[1]!.lastIndexOf('§') + 1).replace(/^'s/, '');
    const tail = /^(?::|-|–)?\s*(.+)$/.exec(listed[2] ?? '')?.[1] ?? '';
    const named = looksIn(before.replace(/^.*[.!?:;]\s+|^\s*is \w+[,.;]?\s*/i, ''), tail).filter(
      (look) => !KINDS.test(look) && !/^\d+$/.test(look),
    );
    if (named.length > 1) return named;
    // "three colour versions of §: blue, green, gold"
    const after = looksIn(tail.replace(/^(?:in|one|as)\b/i, ''), '').map((look) =>
      look.replace(/^(?:in|one|one in) /i, ''),
    );
    if (after.length > 1 && after.every((look) => isAdjective(look) || look.split(' ').length <= 2)) return after;
    if (named.length === 1) return named;
  }
  // "the same § but empty bottle, and half full"
  const same =
    /^(?:the |that |this )?(?:same )?§,? (?:but|only|just|once) (.+?),? (?:and|or|then) (?:once |one |also )?(.+)$/i.exec(
      said,
    );
  if (same && !/\b(?:with|without)\b|er$/i.test(same[1]!) && !/^(?:with|without|in|on)\b/i.test(same[2]!))
    return [same[1]!, same[2]!].map((look) => look.replace(LEADS, '').trim()).filter(Boolean);
  // "make § empty, half full and full": none is two of them
  const three =
    /^(?:make|draw|show|give me|i (?:want|need)) § (?:(?:in|as|once) )?([a-z -]+(?:, [a-z -]+)+,? and [a-z -]+)$/i.exec(
      said,
    );
  const each = (three?.[1] ?? '').split(/,? and |, /).map((look) => look.trim());
  if (each.length > 2 && each.every((look) => isAdjective(look.split(' ').at(-1)!) && look.split(' ').length < 3))
    return each;
  // "one blue and one green §", "§ in blue, one in green"
  const ones = [...said.matchAll(/\b(?:one|1|once)(?: (?:in|is|as|that is))? ([a-z-]+)\b/gi)].map(([, how]) => how!);
  return ones.length > 1 && ones.every((how) => isColour(how) || isAdjective(how)) ? ones : [];
}
