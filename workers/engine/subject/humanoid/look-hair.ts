/** What hair and beard somebody has of whom none was named. */
import { PIECES } from '../../catalogue/garments/index.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf } from '../../catalogue/materials.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { Species } from '../../catalogue/species.ts';
import { DARK_HAIR, DARK_SKIN } from './contrast.ts';
import { MENS_HAIR } from './shown-sex.ts';

const HAIR_COLOURS = ['brunette', 'black', 'blond', 'ginger', '#54362a/brunette', '#c89858/blond'];
const MALE_HAIR = ['short-hair', 'messy-hair', 'spiky-hair', 'side-part', 'curly-hair', 'cropped-hair'];
const FEMALE_HAIR = ['long-hair', 'shoulder-hair', 'ponytail', 'bob', 'braids', 'bun', 'curly-hair', 'pigtails'];
const MALE_CURLS = ['cropped-hair', 'short-hair', 'afro'];
const FEMALE_CURLS = ['curly-hair', 'afro', 'braids', 'bun', 'ponytail', 'long-hair'];
/** Hair that hardly grows on dark skin unless somebody says so. */
const FAIR: ReadonlySet<string> = new Set(['blond', 'ginger', '#c89858/blond', 'brunette', '#54362a/brunette']);
const BALD: ReadonlySet<string> = new Set(['balding', 'tonsure']);

/** A woman of a trade does not go bald, and has the hair of women where its row is of men. */
function fitting({ hair, build }: HumanoidConcept, words: ReadonlySet<string>): readonly string[] | undefined {
  const off = build?.includes('female') ? BALD : MENS_HAIR;
  const kept = words.has('female') ? hair?.filter((style) => !off.has(style)) : hair;
  return kept?.length ? kept : undefined;
}

/** A woman's hair that shows beneath what covers the top of her head. */
const HAIR_UNDER_HATS: readonly string[] = ['shoulder-hair', 'long-hair', 'pigtails', 'braids', 'shoulder-hair'];

/** Puts the hair on that the row, the skin and the sex leave to the seed, and a beard of its colour. */
export function wearHair(
  worn: Map<Slot, Worn>,
  o: {
    readonly species: Species;
    readonly concept: HumanoidConcept;
    readonly skin: MaterialRef;
    readonly words: ReadonlySet<string>;
    readonly choose: <T>(name: string, list: readonly T[]) => T;
  },
): void {
  const { species, concept, words, choose } = o;
  const old = words.has('old');
  const dark = materialOf(o.skin).lab[0] < DARK_SKIN && species.id === 'human';
  const usual = dark ? [DARK_HAIR] : [...HAIR_COLOURS];
  const own = concept.hairColours?.filter((m) => !dark || !FAIR.has(m));
  const colour = choose('hair colour', old ? ['white', 'grey'] : own?.length ? own : usual);
  if ((species.hair || concept.hair) && !species.snout) {
    const styles =
      dark && !concept.hair
        ? words.has('female')
          ? FEMALE_CURLS
          : MALE_CURLS
        : words.has('female')
          ? FEMALE_HAIR
          : MALE_HAIR;
    const covered = words.has('female') && worn.get('hat')?.piece.cover === 'top' && !dark;
    const piece = PIECES[choose('hair', fitting(concept, words) ?? (covered ? HAIR_UNDER_HATS : styles))];
    if (piece) worn.set('hair', { piece, material: colour, trim: colour });
  }
  const beard = worn.get('beard');
  if (beard) {
    const own = beard.material === beard.piece.material ? colour : beard.material;
    worn.set('beard', { ...beard, material: own, trim: own });
  }
  if (words.has('female') && concept.id !== 'dwarf') worn.delete('beard');
}
