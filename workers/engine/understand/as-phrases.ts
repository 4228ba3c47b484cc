/**
 * Sentences that tell what a picture shows, as the phrases that are read: "you can see a hammer inside" is "with a hammer inside",
 * "there is a moat around it" "with a moat around it", "it should look sad" "sad". Who looks, and that something is there, is in no picture.
 */

/** The first words of who describes: "it is a shield", "i want a fox". */
const SAID_FIRST =
  /^\W*(?:it(?:'?s| is)|this is|that(?:'?s| is)|there(?:'?s| is| are)|(?:i|we)(?:'d like| would like| want| need| wish for| am looking for|'m looking for)|imagine|think of)(?: to (?:have|get|see))? (?=(?:an?|the|some|two|three|four|five|six|seven|eight|nine|\d|my|[a-z]+ [a-z]))/i;

const SEES =
  "(?:you|one|we|u|i)(?: can| could| will| would| may)?(?: even| also| still| clearly| just| barely| only)? (?:see|spot|notice)(?: that)?(?: there(?: is|'s| are))?";
const CLAUSE = '([^,.;]+)';

const AS_ING: Readonly<Record<string, string>> = { hold: 'holding', wear: 'wearing', carry: 'carrying', ride: 'riding', sit: 'sitting', stand: 'standing', lie: 'lying', fly: 'flying', glow: 'glowing', burn: 'burning', smile: 'smiling', cry: 'crying', sleep: 'sleeping', run: 'running', swim: 'swimming', float: 'floating', drip: 'dripping', melt: 'melting', face: 'facing', smoke: 'smoking', lean: 'leaning', kneel: 'kneeling', dance: 'dancing', jump: 'jumping', hang: 'hanging' }; // biome-ignore format: a table
const NAMED_DEED = Object.keys(AS_ING).join('|');
const OUGHT =
  "(?:,| and|,? but|\\.|;)* (?:it|he|she|they)(?:'?s)? (?:should|must|shall|needs? to|has to|have to|ought to|is supposed to|are supposed to)(?: also| really)?";

/** What holds things, and what of it a list may begin with that is its own: "with the lid open and a doll inside". */
const VESSEL = /\b(?:tool ?box|fridge|refrigerator|freezer|box|chest|bag|basket|backpack|crate|barrel|bucket|jar|suitcase|drawer|cupboard|wardrobe|oven|locker|safe|pot|cauldron|sack|lunch ?box|cooler|cage|trunk|briefcase|case|kit|cabinet|bowl|cart|wagon|pouch|vending machine|dumpster|trash can)(?:,? [a-z]+)?$/i; // biome-ignore format: one line
const A_PART =
  /\b(?:lids?|doors?|cracks?|holes?|labels?|caps?|corks?|windows?|handles?|tops?|drawers?|shel(?:f|ves)|wheels?|locks?|straps?|legs?|eyes?|teeth)\b/i;

/** "red toolbox, open" → "open red toolbox" */
const looksFirst = (vessel: string): string =>
  vessel.replace(/^((?:an? |the )?)([^,]+?), ?((?:very |half )?[a-z]+)$/i, '$1$3 $2');

const ROWS: readonly (readonly [RegExp, string | ((all: string, ...found: string[]) => string)])[] = [
  // where it is seen
  [new RegExp(`,?(?: and)? (?:in|inside|within)(?: (?:which|it|there|of it))? ?,? ${SEES} ${CLAUSE}`, 'gi'), ' with $1 inside'],
  [new RegExp(`,?(?: and)? (behind|under|above|around|on|on top of|next to|beside|over) (?:which|it) ${SEES} ${CLAUSE}`, 'gi'), ', $2 $1 it'],
  [new RegExp(`(?:,|;|\\.)?(?: and| where| so| but| through which)* ${SEES} (?=(?:an?|the|his|her|its|their|some|many|lots|several|two|three|four|five|six|seven|\\d|[a-z]+ [a-z]))`, 'gi'), ' with '],
  [/(?<=[a-z]) (?:can be|is|are) (?:clearly |barely |just |still )?(?:seen|visible)(?= (?:in|inside|through|behind|under|on|above|between|at|beside|around)\b)/gi, ''],
  [/[,.;](?: and)? there(?:'?s| is| are)(?: also| even)? (?=(?:an?|the|some|many|lots|several|two|three|four|five|six|seven|\d|no|[a-z]+))/gi, ' with '],
  // several things in one: "a toolbox with a hammer, two screwdrivers and a wrench inside"
  [/^((?:(?! with | in | on )[^.;])+?),? with ((?:(?! with )[^.;])+?(?:,| and ) ?(?:(?! with )[^.;])+?) (?:inside(?: (?:it|of it))?|(?<!ing )in it)$/i, (all, vessel, things) => (VESSEL.test(vessel!) && !A_PART.test(things!) ? `${things} in ${looksFirst(vessel!)}` : all)],
  // how it ought to be
  [new RegExp(`${OUGHT} (?:be|look|seem|appear)(?: like (?:it is|he is|she is))? (?=[a-z])`, 'gi'), ', '],
  [new RegExp(`${OUGHT} have (?=[a-z])`, 'gi'), ' with '],
  [new RegExp(`${OUGHT} (${NAMED_DEED})\\b`, 'gi'), (_all, deed) => ` ${AS_ING[deed!.toLowerCase()]}`],
  [/ and (hold|wear|carry|ride) (?=(?:an?|the|his|her|its|two) )/gi, (_all, deed) => ` and ${AS_ING[deed!.toLowerCase()]} `],
  [/\b(?:that|which|who) (?:should|must|needs to) have (?=[a-z])/gi, 'with '],
  [new RegExp(`\\b(?:that|which|who) (?:should|must|needs to) (${NAMED_DEED})\\b`, 'gi'), (_all, deed) => AS_ING[deed!.toLowerCase()]!],
  [/\b(?:that|which|who) (?:should|must|needs to) (?:be|look) (?=[a-z])/gi, ', '],
]; // biome-ignore format: a table

export function asPhrases(text: string): string {
  const first = text.replace(SAID_FIRST, '');
  return ROWS.reduce<string>(
    (said, [sentence, phrase]) =>
      typeof phrase === 'string' ? said.replace(sentence, phrase) : said.replace(sentence, phrase),
    first,
  );
}
