/** Portraits of somebody of the account, with how the face looks and whose style it has; and a movement with a portrait behind it. */

import type { Own, Wish } from '../types.ts';
import { MOOD } from '../words/moods.ts';
import { isMove } from '../words/moves.ts';
import { mentionIn } from './mentions.ts';
import { NO_WAY, nameOf } from './ways.ts';
import { target, whole } from './whole.ts';

/** A face of somebody: "Grubnik's portrait", "a portrait of Oda with closed eyes, in the style of the other". */
const WISHED = '(?:(?:make|draw|create|do|and|also|then|please|pls|me|an?|the) )*';
const MANNER =
  '(?:,? (?:but )?(?:in )?(?:the )?(?:same|like the same)? ?(?:style|size|look)? ?(?:as|of|like|from|matching) (?:the )?(?:one|portrait|picture|style)?(?: (?:of|from))? ?(.+))';
export function face(said: string, all: readonly Own[]): Wish | undefined {
  for (const own of all) {
    if (own.kind !== 'character') continue;
    const who = nameOf(own);
    const form = new RegExp(`^${WISHED}(?:${who}(?:['’]s|(?<=\\p{L})s|['’])? (?:portrait|avatar|head ?shot|bust)|(?:portrait|avatar|head ?shot|bust) (?:of|for) ${who})(?: please| pls)*((?:,? (?:but )?(?:with|wearing|without|looking|having) .+?)?)(?:${MANNER})?(?: please| pls| too| also| as well)*$`, 'iu');
    const [found, how = '', like = ''] = form.exec(said) ?? [];
    if (!found || (!how && !like) || new RegExp(`^,? ?with (?:an? )?${MOOD}(?: face)?$`, 'i').test(how) || NO_WAY.test(how)) continue;
    const other = like ? mentionIn(like, all.filter((one) => one !== own))?.own : undefined;
    if (like && !other) continue;
    const theirs = other && (all.find((one) => one !== other && one.kind !== 'character' && one.name.toLowerCase().startsWith(other.name.toLowerCase())) ?? other);
    const side = theirs?.kind !== 'character' ? theirs?.size : undefined;
    const look = how.replace(/^[, ]+(?:but )?/, '').replace(/(?: too| also| as well)$/i, '');
    return {
      ...whole('make.scene', `portrait of ${own.name}${look ? ` ${look}` : ''}`, [
        { slot: 'n', words: 'portrait' },
        target(own),
        ...(look ? [{ slot: 'look' as const, words: look }] : []),
        ...(side ? [{ slot: 'size' as const, words: `${side.width}x${side.height}` }] : []),
      ]),
      ...(theirs ? { note: `It is drawn in the usual style of portraits, which "${theirs.name}" has too${side ? `, and as large (${side.width}x${side.height})` : ''}.` } : {}),
    };
  }
  return undefined;
} // biome-ignore format: short enough

/** "make Oda wave hello and then make her portrait with closed eyes": a movement, and a face. */
const THEN = /,? (?:and|then|plus)(?: then| also)*,? (?:make |draw |create |do )?(?:me )?(?:(?:his|her|its|their|an?) )(?=(?:portrait|avatar|head ?shot|bust)\b)/i; // biome-ignore format: one line
export function moveAndFace(said: string, all: readonly Own[]): readonly Wish[] | undefined {
  const [first = '', second = ''] = said.split(THEN);
  const own = second ? mentionIn(first, all)?.own : undefined;
  const [, move = ''] = own ? (new RegExp(`^(?:can you |please |make |let |have |animate )*${nameOf(own)}[:,]?(?: to| should)? ([a-z]+(?: [a-z]+){0,3})$`, 'iu').exec(first) ?? []) : []; // biome-ignore format: one line
  if (own?.kind !== 'character' || !move || NO_WAY.test(move) || !isMove(move, undefined)) return undefined;
  const bare = second.replace(/ (?:too|also|as well)$/i, '');
  const picture = face(bare.replace(/^(portrait|avatar|head ?shot|bust)/i, `$1 of ${own.name}`), all);
  if (!picture) return undefined;
  return [whole('animate', `${own.name}: ${move}`, [target(own), { slot: 'anim', words: move }]), picture];
}
