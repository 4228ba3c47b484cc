/** One change of a game in the ways that its edits may know it. */
import { editGame, type GameDescription } from '../../games/index.ts';
import { saidPlainly } from './said.ts';
import { saidAgain } from './words/edit-words.ts';
import { ROWS } from './words/rows.ts';

/** As it was said, and in the words that the edits know. */
export function sayings(words: string, game: GameDescription): readonly string[] {
  const plain = once(saidPlainly(withoutTwice(politely(words.trim()).replace(/[\s.!?,;]+$/, ''), game), game));
  const rows = once(saidPlainly(inRows(plain, game), game));
  const again = [saidAgain(rows, game), saidAgain(plain, game)];
  // "jump higher, he cannot reach it": why, and no wish for an easier game
  const why =
    /\breach\b/i.test(words) && again.some((said) => /\beasier\b/.test(said))
      ? plain
          .split(/(?<=[,;.!])\s+|,? because /)
          .filter((part) => !/\breach\b/i.test(part))
          .join(' ')
      : '';
  return why ? [why, rows, plain] : [...again, rows, plain, words.trim()];
}
const inRows = (clause: string, game: GameDescription): string =>
  ROWS.reduce(
    (said, [form, to]) =>
      said.replace(form, (...all) =>
        typeof to === 'string'
          ? to.replace(/\$(\d)/g, (_, n: string) => String(all[Number(n)] ?? ''))
          : to(
              all.slice(
                0,
                all.findIndex((each) => typeof each === 'number'),
              ) as unknown as RegExpExecArray,
              game,
            ),
      ),
    clause,
  )
    .replace(/\s+/g, ' ')
    .trim();
export const politely = (words: string): string =>
  words
    .replace(/ ?\(\w{1,12}\)/g, '')
    .replace(
      /^(?:(?:please|pls|plz|hey|hi|ok|now|also|and|then|so|but)[\s,]+)*(?:(?:can|could|would|will) (?:you|u|we|i) (?:please |pls )?|i (?:want|would like|need) (?:you )?to |let'?s )?/i,
      '',
    )
    .replace(/[\s,]*\b(?:please|pls|plz|thanks?|thx|lol|haha|if possible)\b[\s!.]*$/i, '')
    .replace(/\b(?:in|of|for|to) (?:my|the|this|our) game\b/i, '')
    .replace(/ (?:everywhere|all over(?: the place)?|all around)$/i, '');
/** "too easy, harder please" says one thing twice. */
function withoutTwice(words: string, game: GameDescription): string {
  const parts = words.split(/(?<=[,;.!?])\s+/);
  const kept = parts.filter((part, i) => {
    const next = parts[i + 1];
    if (!next || !/\btoo\b/i.test(part)) return true;
    const [one, other] = [part, next].map((said) => editGame(game, said));
    return (
      !one!.changed.length || JSON.stringify(turned(one!.game, game)) !== JSON.stringify(turned(other!.game, game))
    );
  });
  return kept.join(' ');
}
/** Which settings changed, and in which direction. */
const turned = (after: GameDescription, before: GameDescription): readonly string[] =>
  Object.entries(after.settings)
    .filter(([id, value]) => value !== before.settings[id])
    .map(([id, value]) =>
      typeof value === 'number' ? `${id} ${value > Number(before.settings[id] ?? 0)}` : `${id} ${value}`,
    )
    .sort();
/** "a new level" is one more, and no other ones. */
const once = (words: string): string =>
  words.replace(
    /^(?:(?:add|make|create|give me|i want|need) )*(?:a|an|one|another)? ?(?:new|extra|bonus|another|further|more) (level|stage|wave|island)$/i,
    '1 more $1',
  );
