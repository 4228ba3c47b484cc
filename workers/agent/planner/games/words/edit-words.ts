/** What strangers say of a game that is there, in the words that its edits know: complaints, comparisons, other places and other foes. */
import type { GameDescription } from '../../../games/index.ts';
import { AMOUNTS } from './edit-amounts.ts';
import { COMPLAINTS } from './edit-complaints.ts';

/** The words as the edits of this game know them. */
export const saidAgain = (words: string, game: GameDescription, doubts: string[] = []): string =>
  [...AMOUNTS, ...COMPLAINTS]
    .reduce(
      (text, [form, said]) =>
        text.replace(form, (...all) => {
          if (typeof said === 'string')
            return said.replace(/\$(\d)/g, (_, n: string) => (all[Number(n)] as string) ?? '');
          return (
            said(
              all.slice(
                0,
                all.findIndex((one) => typeof one === 'number'),
              ) as unknown as RegExpExecArray,
              game,
              doubts,
            ) ?? (all[0] as string)
          );
        }),
      words,
    )
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
    .replace(/(?:\s*,)+/g, ',');
