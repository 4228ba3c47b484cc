/** What is written on a board: "make the sign yellow with black text". */
import { InputError } from '../../../../../src/domain/input-error.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { toFlat } from '../../parts/flat.ts';
import { mattersOf } from '../matters.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';
import { recoloured } from '../tones.ts';
import { toneOf } from '../wishes/words.ts';

const LETTERED =
  /^(?:make|paint|turn|colou?r|recolou?r) (?:it|this|the|its) (.+?) with ((?:[a-z]+ )+)(?:text|letters|lettering|writing|symbols?|numbers?|script)$/;
const LETTERS = /^(?:make|paint|turn|colou?r|recolou?r) (?:the |its )(?:text|letters|lettering|writing|script) (.+)$/;

/** So much of what is about a letter is the board. */
const ON_BOARD = 0.7;
const MOST_LETTER = 0.06;

/** The picture with its board and what is written on it in other colours; undefined where words ask for something else. */
export function lettered(subject: Subject, clause: string): Rgba | undefined {
  const both = LETTERED.exec(clause);
  const alone = both ? undefined : LETTERS.exec(clause);
  const ground = both?.[1] ? toneOf(both[1], subject.guidance) : undefined;
  const ink = toneOf((both?.[2] ?? alone?.[1] ?? '').trim(), subject.guidance);
  if (!ink || (both?.[1] && !ground)) return undefined;
  const found = writingOf(subject);
  if (!found) throw new InputError('No text was found in the picture: nothing lies on a board of another colour.');
  const image = ground ? recoloured(subject.sprite, ground, found.board) : subject.sprite;
  return recoloured(image, ink, found.letters);
}

/** The largest surface of one matter, and the small pieces of others that lie within it. */
function writingOf(subject: Subject): { readonly board: Region; readonly letters: Region } | undefined {
  const { colors, width } = toFlat(subject.sprite);
  const all = mattersOf(subject);
  const piece = all.flatMap(({ pieces }) => pieces).sort((a, b) => b.pixels.length - a.pixels.length)[0];
  if (!piece) return undefined;
  const [board, letters] = [new Uint8Array(colors.length), new Uint8Array(colors.length)];
  for (const i of piece.pixels) board[i] = 1;
  let n = 0;
  for (const { pieces } of all)
    for (const one of pieces) {
      if (one === piece || one.share > MOST_LETTER) continue;
      const own = new Set(one.pixels);
      const about = new Set(one.pixels.flatMap((i) => [i - 1, i + 1, i - width, i + width]).filter((i) => !own.has(i)));
      const on = [...about].filter((i) => board[i]).length;
      if (on < ON_BOARD * about.size) continue;
      for (const i of one.pixels) letters[i] = 1;
      n += one.pixels.length;
    }
  return n >= 2 ? { board, letters } : undefined;
}
