/** What the words of a clause are: of which colour, added or changed, of which part. */
import type { Ramp } from '../../../../../src/pixels/ramp.ts';
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { understand } from '../../../understand/index.ts';
import { readEdit } from '../../inpaint/read-edit.ts';
import { bareOf, partIn } from '../look-words.ts';
import { rampNamed } from '../words-tones.ts';

/** What takes away, or puts one thing for another. */
export const TAKES = /^(?:remove|take|without|no|drop|lose|delete|erase|strip|get rid|replace|swap|exchange|switch)\b/;

/** What puts on rather than changes. */
export const ADDS = /^(?:add|give|put|hold|wield|carry|equip|draw|wear|attach)\b|^(?:with |wearing |holding )?an? /;

export const OWN = /\b(?:the|his|her|its|their|my)\b/;

export const CHANGES = /^(?:make|turn|paint|dye|tint|colou?r|recolou?r|change|have|let)\b/;

/** Whether words name something that is put on or held. */
export function isPutOn(said: string): boolean {
  const text = said.replace(
    /^(?:(?:add|give|put|hold|wield|carry|equip|draw|wear|attach)(?: (?:him|her|it|them|on))? )?(?:an? )?/,
    '',
  );
  const edit = readEdit(text, understand(text, { seed: 0 }), 0);
  return edit.is === 'piece' && !/^(?:torso|legs|feet|hair|skin|eyes|shoulders|hands)$/.test(edit.slot);
}

const SHADES = /^(?:dark|light|pale|bright|deep|royal|sky|navy|neon|pastel|lime|forest|blood|hot|brick)$/;

/** What grows on a beast is a part of it rather than of what something is made. */
const GROWN = /^(?:fur|wool|fleece|feathers?|scales?|hide)$/;

export const isColour = (word: string): boolean =>
  SHADES.test(word) || (!GROWN.test(word) && LEXICON.read(word).some((r) => r.is === 'colour' || r.is === 'material'));

/** Colours and materials that a clause names, in its order, each with its shade. */
export function coloursIn(clause: string): string[] {
  const out: string[] = [];
  let [shade, isAfter] = ['', false];
  for (const word of clause.split(/[\s-]+/)) {
    if (SHADES.test(word)) {
      shade = `${shade} ${word}`.trim();
      continue;
    }
    const isOne = isColour(word) && rampNamed(`${shade} ${word}`) !== undefined;
    // "Black leather" is black.
    if (isOne && !isAfter) out.push(`${shade} ${word}`.trim());
    isAfter = isOne;
    shade = '';
  }
  return out;
}

/** Colours that hair alone has. */
const HAIR: readonly (readonly [RegExp, string])[] = [
  [/\bblonde?\b/, 'yellow'], [/\b(?:ginger|redhead(?:ed)?)\b/, 'orange'], [/\b(?:auburn|chestnut)\b/, 'brown'], [/\bbrunette\b/, 'dark brown'],
]; // biome-ignore format: a table

export const toneOf = (text: string, guidance?: number): Ramp | undefined => {
  const colour = coloursIn(text)[0] ?? HAIR.find(([words]) => words.test(text))?.[1];
  return colour === undefined ? undefined : rampNamed(colour, guidance);
};

/** Words that say more than carriers, parts and colours do. */
export const otherWords = (text: string): string[] => {
  let left = text;
  for (let part = partIn(left); part; part = partIn(left)) left = part.rest;
  return bareOf(left)
    .split(' ')
    .filter((word) => word && !isColour(word));
};
