/**
 * How two stand to each other, told from the other side: "a table with a cat under it" is a cat under a table, "two trees with a girl
 * between them" a girl between two trees, "a robot getting a flower from a girl" a girl giving a flower to a robot.
 */
import { isLiving } from '../../catalogue/living.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { singulars } from '../../understand/tokens.ts';

const ONE = '((?:an?|the|his|her|one) (?:(?!with\\b|and\\b)[a-z-]+ ){0,2}?[a-z-]+)';
const SOME = '((?:an?|the|two|three|four|five|six|some|his|her|one) (?:(?!with\\b|and\\b)[a-z-]+ ){0,2}?[a-z-]+)';
const IS =
  '(?:(?:is |are )?(?:sitting|standing|lying|sleeping|hiding|resting|stands|sits|lies|hides|sleeps|is|are|perched|perching) )?';
const END = '(?=$|,)';
const at = (pattern: string): RegExp => new RegExp(`^${pattern}${END}`, 'i');

/** Somebody or an animal, by the last word of a name. */
function lives(name: string): boolean {
  const last = name.toLowerCase().split(' ').at(-1)!;
  return [last, ...singulars(last)].some((word) =>
    LEXICON.read(word).some(
      (r) => r.is === 'species' || (r.is === 'concept' && (r.kind !== 'thing' || isLiving(r.id))),
    ),
  );
}
const PREPOSITIONS: Readonly<Record<string, string>> = { under: 'under', underneath: 'under', beneath: 'under', below: 'under', on: 'on', 'on top of': 'on', atop: 'on', in: 'in', inside: 'in', 'next to': 'next to', beside: 'next to', over: 'over', above: 'over' }; // biome-ignore format: a table
const PREPOSITION = '(under|underneath|beneath|below|on top of|on|atop|in|inside|next to|beside|over|above)';

/** What other things are put down on. */
const BEARER =
  '(?:barrel|crate|box|tree stump|stump|log|rock|boulder|pedestal|pillar|anvil|stool|gravestone|tombstone|keg|bench)';

type Turn = readonly [RegExp, (...found: string[]) => string];
const TURNS: readonly Turn[] = [
  // "a barrel with a cat on top"
  [at(`${ONE} with ${SOME} ${IS}on top(?: of it)?`), (all, host, who) => (lives(who!) ? `${who} on ${host}` : all!)],
  // "a crate with an apple on top": nothing of the crate's own
  [at(`((?:(?:an?|the) )?(?:[a-z]+ )?${BEARER}) with ((?:an?|the) [a-z-]+(?: [a-z-]+)?) ${IS}on top(?: of it)?`), (_all, host, what) => `${what} on ${host}`],
  // "a table with a cat under it", "a barrel and on it a cat", "a cat, next to it a dog"
  [at(`${ONE} with ${SOME} ${IS}${PREPOSITION} it`), (all, host, who, how) => (lives(who!) ? `${who} ${PREPOSITIONS[how!.toLowerCase()]} ${host}` : all!)],
  [at(`${ONE} with ${SOME} ${IS}(underneath|beneath|inside|beside)`), (all, host, who, how) => (lives(who!) ? `${who} ${PREPOSITIONS[how!.toLowerCase()]} ${host}` : all!)],
  [at(`${ONE}(?:,| and|, and) ${PREPOSITION} (?:it|him|her|that) (?:is |stands |sits |lies )?${SOME}`), (_all, host, how, who) => `${who} ${PREPOSITIONS[how!.toLowerCase()]} ${host}`],
  // a girl between two trees
  [at(`${SOME}(?:,| and|, and| with) ${SOME} ${IS}(?:in )?between (?:them|the two|both)`), (_all, hosts, who) => `${who} between ${hosts}`],
  [at(`${ONE} with (?:an? )?([a-z]+?)s? (?:on|at|to) (?:each|either|both|every) (?:side|sides)(?: of (?:him|her|it))?`), (all, who, other) => (lives(other!) ? all! : `${who} between two ${other}s`)],
  // a vessel with somebody in it
  [at(`${ONE} (?:containing|that contains|holding) ${SOME}`), (all, host, who) => (lives(who!) && !lives(host!) ? `${who} in ${host}` : all!)],
  // what is given, told by who gets it
  [at(`${ONE} (?:receiving|getting|being given|given|being handed|being offered|taking|accepting) ${SOME} (?:from|by) ${SOME}`), (all, whom, what, who) => (lives(who!) && lives(whom!) ? `${who} giving ${what} to ${whom}` : all!)],
  [/\b(?:giving|gives) (an?|the|his|her|its) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?:an? |some )(?:(?:big|warm|tight|little) )?(hug|kiss|pat|cuddle|high five|bath|haircut|massage)s?(?=$|,)/gi, (_all, article, whom, what) => `${GIVEN[what!.toLowerCase()] ?? `${what}ing`} ${article} ${whom}`],
  [/\bwith (?:his|her|its|their|both) arms (?:wrapped )?around (?=(?:an?|the|his|her) )/gi, () => 'hugging '],
  // hands
  [/,? (?:walking |going |standing )?hand in hand\b/gi, () => ' holding hands'],
  [/\bholding (?:an?|the|his|her) ((?:[a-z-]+ ){0,2}?[a-z-]+)'s hands?\b/gi, (_all, whom) => `holding hands with a ${whom}`],
  [/\b(?:going|coming|racing|rushing) after (?=(?:an?|the|his|her|two|three) )/gi, () => 'chasing '],
]; // biome-ignore format: a table
const GIVEN: Readonly<Record<string, string>> = { hug: 'hugging', kiss: 'kissing', pat: 'petting', cuddle: 'hugging', bath: 'washing' }; // biome-ignore format: a table

/** The text with two as their relation's own words have them. */
export const inPlainPairs = (text: string): string =>
  TURNS.reduce((said, [pattern, turn]) => said.replace(pattern, (...found: unknown[]) => turn(...(found.filter((f) => typeof f === 'string' || f === undefined) as string[]))), text); // biome-ignore format: one call
