import { LEXICON } from './default-lexicon.ts';

/** "Helmet off", "hood down", "boots off": without them. "Hood up", "hat on" say only that they are worn. */
const OFF =
  /(?:^|,| with| and|(?<=[a-z]))+ ?(?:(?:his|her|their|its|the) )?((?:[a-z-]+ )?[a-z-]+) (?:is |are )?(?:(?:taken |pulled |all )?(off|removed|pulled down|thrown back|down))(?=$|,| and |\.| with )/gi;
/** Worn over the head: only these come down. A visor that is down is closed. */
const HEADWEAR = /\b(?:hood|mask|cowl|hoodie)$/i;
const isWorn = (words: string): boolean => LEXICON.read(words.toLowerCase()).some((r) => r.is === 'piece');
const isSomebody = (word: string): boolean =>
  LEXICON.read(word.toLowerCase()).some((r) => (r.is === 'concept' && r.kind === 'humanoid') || r.is === 'species');

/** What somebody has taken off is said as what he is without. */
export function takenOff(text: string): string {
  return text.replace(OFF, (all: string, piece: string, how: string) => {
    const [first = '', last] = piece.split(' ');
    const worn = (last && isSomebody(first) ? [last] : [piece, last ?? piece]).find(isWorn);
    if (!worn || (/down|back/i.test(how) && !HEADWEAR.test(worn))) return all;
    // "gladiator helmet off": who is without it is said right before
    const before = worn === piece ? '' : piece.slice(0, -worn.length).trim();
    return `${isSomebody(before) ? `${/^[,\s]*/.exec(all)![0]}${before}` : ''}, without ${worn}`;
  });
}
