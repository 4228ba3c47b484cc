/** Where on a figure the part is that words name; why not, where it is not. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { understand } from '../../understand/index.ts';
import { readEdit } from '../inpaint/read-edit.ts';
import { weaponOf } from './held.ts';
import { type Region, regionOf, regionSeen } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

export const bare = (text: string): string =>
  text
    .replace(/^(?:with|wearing|holding|carrying|without|the|a|an)\s+/i, '')
    .replace(/^(?:the|his|her|its|their|my)\s+/i, '');

/** "No sword was found in the picture", "no swords were": a dress and glass are one. */
export const noneFound = (words: string): string =>
  `No ${words} ${/[^s]s$/.test(words) ? 'were' : 'was'} found in the picture`;

/** The slot that words speak of: "sword" of 'right'. */
export function slotFor(words: string): string {
  const text = bare(words);
  const edit = readEdit(text, understand(text), 0);
  return edit.is === 'piece' ? edit.slot : text;
}

export function needed(subject: Subject, slot: string, words: string): Region {
  const { person, why } = subject;
  const region = partFound(subject, slot);
  if (region) return region;
  throw new InputError(
    person
      ? `${noneFound(bare(words))}.`
      : `The ${bare(words)} could not be found: parts are told in figures that stand upright, and here ${why || 'none was found'}.`,
  );
}

/** A slot of a person, or of who stands as one; undefined where it was not found. */
export const partFound = (subject: Subject, slot: string): Region | undefined =>
  subject.person ? regionOf(subject.person, slot) : seen(subject, slot);

/** A region of an upright figure without parts, without what it holds. */
function seen(subject: Subject, slot: string): Region | undefined {
  const [line, stance] = [lineOf(subject), stanceOf(subject)];
  const region = stance.isUpright || slot === 'skin' ? regionSeen(line.figure, line.colors, stance, slot) : undefined;
  const weapon = region && weaponOf(subject, line, stance);
  return weapon ? region.map((meant, i) => (weapon.mask[i] ? 0 : meant)) : region;
}
