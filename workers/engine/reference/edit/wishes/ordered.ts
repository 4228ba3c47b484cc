/** What people say of a picture as orders of it: "vest off" is "remove the vest", "he needs a beard" is "give him a beard". */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { partIn } from '../look-words.ts';
import { SPOKEN, unplated } from './spoken.ts';
import { spelt } from './spoken-typed.ts';
import { coloursIn, isColour } from './words.ts';

const THE = '(?:the |his |her |its |their |that |those )';
const WHO = '(he|she|it|they|(?:the |this |my )(?:character|figure|sprite|person|guy|man|woman|lady|thing))';
const WHOM: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' };
const whom = (who: string): string => WHOM[who] ?? 'it';

/** Everything there is, in other words than "it". */
const ALL =
  /\b(?:the |this |his |her |its )?(?:whole|entire|complete|full) (?:guy|man|woman|lady|girl|boy|dude|person|thing|picture|image|sprite|character|figure|creature|animal|monster|beast|body of it|object|item)\b|\b(?:all|every(?:thing| bit| part)) of (?:it|him|her|them)\b/g;

const REMOVES =
  '(?:take|pick|pull|cut|chop|knock|rip|tear|strip|get|snap|break|wipe|wash|clip|pluck|saw|throw|peel|slice|lop|yank|scrape|rub|shave|lift|kick|slip|scrub|clean|brush|dust|sand)';
/** What lights and voices are. */
const SWITCHED = /\b(?:lights?|lamps?|power|engine|show|fire|face|clean|cool|color|colour)$/;
/** Where a thing is that goes. */
const WHERE = '(?: (?:in|on|at|from|off|of) (?:the |his |her |its |their )?[a-z]+)?';

type Rewrite = (...found: readonly string[]) => string | undefined;
const gone: Rewrite = (_, what) => (what && !SWITCHED.test(what) ? `remove the ${what}` : undefined);

/** What goes all round something. */
const WINDS = /\b(?:chains?|ropes?|bandages?|barbed wire|(?:duct )?tape|toilet paper)$/;

/** The orders that sentences mean; each is read again after it. A word that is not given stays away. */
const ORDERS: readonly (readonly [RegExp, Rewrite])[] = [
  [/^(?:please|pls|plz|maybe|ok|okay|actually|hey|well|just|simply|can (?:you|we)|could (?:you|we)|would you|i (?:want|wish|would like)(?: you to)?|i'd (?:like|love)(?: you to)?|let's(?: have)?|try to|how about|what about) (.+)$/, (_, rest) => (/^(?:like|over|for|below)\b/.test(rest!) ? undefined : rest)],
  [/^(.+?) (?:please|pls|plz|at all|thanks|thank you|for me|if possible|if you can|maybe|whatsoever|altogether|underneath(?: it)?|under(?:neath)? (?:it|that)|for once)$/, (_, rest) => rest],
  // "Pick the flower off", "cut off the tail", "vest off", "the hat is gone".
  [new RegExp(`^${REMOVES} ${THE}?((?!a |an )[a-z]+(?: [a-z]+)?${WHERE}) (?:off|out|away)$`), gone],
  [new RegExp(`^(?!put |take a )${REMOVES} (?:off|out|away) ${THE}?((?!a |an |of )[a-z]+(?: [a-z]+)?${WHERE})$`), gone],
  [new RegExp(`^${THE}?((?!turn |switch |show |keep |leave |put |make |with |set )[a-z]+(?: [a-z]+)?) (?:off|gone|away|removed|deleted)(?: (?:of |from )?(?:him|her|it|them))?$`), gone],
  [new RegExp(`^${THE}((?:[a-z]+ )?[a-z]+) (?:(?:has|have) to go|(?:should|must|needs? to|can) (?:go|be gone|be removed|disappear|vanish)|(?:is|are) (?:gone|removed))$`), gone],
  [/^(?:i )?(?:don't|do not) (?:want|need|like) (?:the |any |his |her |its )?((?:[a-z]+ )?[a-z]+)$/, gone],
  // "He should lose the hat", "he needs a beard", "it could use a bow", "she wants to be green".
  [new RegExp(`^${WHO} (?:should|must|shall|can|could|may) (?:not|n't) (?:have|wear|hold|carry) (?:the |an? |any )?(.+)$`), (_, _who, what) => gone('', what!)],
  [new RegExp(`^${WHO} (?:shouldn't|mustn't|doesn't|don't|does not|do not) (?:have|wear|hold|carry|need|want) (?:the |an? |any )?(.+)$`), (_, _who, what) => gone('', what!)],
  [new RegExp(`^${WHO} (?:needs?|wants?|ought|has|have|should|must|would|could)(?: really| also)? (?:to )?(?:be|look|become|turn) (.+)$`), (_, who, how) => `make ${whom(who!)} ${how}`],
  [new RegExp(`^${WHO} (?:needs? to |wants? to |ought to |has to |have to |should |must |could |shall |can |would )(?:really |also )?(?:have|hold|carry|wear|use|get|wield|own|do with|be (?:holding|wearing|carrying|given)) ((?!the |his |her |its |their |no |it |more |less )[a-z].+)$`), (_, who, what) => `give ${whom(who!)} ${what}`],
  [new RegExp(`^${WHO} (?:needs?|wants?|deserves?|lacks?|misses|gets?) ((?:an?|some|two) .+)$`), (_, who, what) => `give ${whom(who!)} ${what}`],
  [/^(?:needs|wants|could use|should have) ((?:an?|some) .+)$/, (_, what) => `give it ${what}`],
  [new RegExp(`^${WHO} (?:needs? to |wants? to |ought to |has to |have to |should |must )(lose|drop|remove|ditch) (.+)$`), (_, _who, verb, what) => `${verb} ${what}`],
  [/^give (?:the|this|my|that) ([a-z]+) ((?:an?|some) .+)$/, (_, who, what) => (!partIn(who!) && LEXICON.read(who!).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind !== 'thing')) ? `give it ${what}` : undefined)],
  [/^(?:let|have|make) (him|her|it|them) (?:have|hold|wear|carry|wield|get) ((?:an?|some) .+)$/, (_, who, what) => `give ${who} ${what}`],
  // "Wrap a scarf around it", "slap a star on its chest".
  [/^(?:wrap|hang|drape|stick|slap|throw|pop|plop|plant|fit|tie|pin|strap|place|stuff|loop|slip) ((?!it |him |her )(?:an? |some )?[a-z -]+?) (?:(?:all )?(?:a?round|over|about|on|onto|upon|to|in|into)) (it|him|her|them|this)$/, (_, what, who) => (WINDS.test(what!) ? `wrap it in ${what!.replace(/^(?:an?|some) /, '')}` : `give ${who === 'this' ? 'it' : who} ${what}`)],
  [/^(?:wrap|hang|drape|stick|slap|pop|plop|plant|pin|strap|loop|slip) ((?!it |him |her )(?:an? |some )?[a-z -]+?) (?:(?:all )?(?:a?round|over|about|on|onto|upon)) ((?:the|his|her|its|their) [a-z]+)$/, (_, what, where) => `put ${what} on ${where}`],
  [/^(?:him|her|it|them|(?:the )?same(?: one| guy| thing)?) without (?:the |his |her |its |their |an? |any )?((?:[a-z]+ )?[a-z]+)$/, gone],
  // "The hat should be red", "I want the hat in red".
  [new RegExp(`^(?:have )?${THE}([a-z]+(?: [a-z]+)??) (?:should be|must be|has to be|have to be|needs? to be|ought to be|could be|to be|be|go(?:es)?|turned) (?:in )?(.+)$`), (_, what, how) => (coloursIn(how!).length > 0 && how!.split(' ').every(isColour) ? `make the ${what} ${how}` : undefined)],
  [/^(?:make|turn|change|paint|colou?r|recolou?r|have) (the [a-z]+) (?:be|become|in|into|to|to be) (.+)$/, (_, what, how) => (coloursIn(how!).length > 0 && how!.split(' ').every(isColour) ? `make ${what} ${how}` : undefined)],
  // "Clothes to blue hospital gown": of what is worn, the colour; what is under it is not known.
  [new RegExp(`^(?:change |turn |switch |swap )?${THE}?([a-z]+) (?:to|into|for) (?:an? )?(.+)$`), intoCloth],
  // "Turn the wood white": the stuff, not a look of it.
  [/^(make|paint|turn|dye|colou?r|recolou?r|change) (?:all )?the (wood|wooden|leather|metal|steel|iron|gold|golden|silver)(?: (?:parts?|bits?|areas?))? ((?:dark |light |bright |pale )?[a-z]+)$/, (_, verb, stuff, how) => (isColour(how!.split(' ').at(-1)!) ? `${verb} the ${STUFFS[stuff!]} parts ${how}` : undefined)],
]; // biome-ignore format: a table

/** The colour that a stuff usually has. */
const STUFFS: Readonly<Record<string, string>> = {
  wood: 'brown',
  wooden: 'brown',
  leather: 'brown',
  metal: 'grey',
  steel: 'grey',
  iron: 'grey',
  silver: 'grey',
  gold: 'yellow',
  golden: 'yellow',
};

const CLOTHES = /^(?:torso|robe|legs|feet|hands|back)$/;

function intoCloth(_: string, what?: string, other?: string): string | undefined {
  const colours = coloursIn(other!);
  const [worn, to] = [partIn(what!), partIn(other!)];
  if (!worn || !to || colours.length !== 1 || !CLOTHES.test(worn.slot) || !CLOTHES.test(to.slot)) return undefined;
  return /^(?:clothes|clothing|outfit)$/.test(what!) || worn.slot === to.slot
    ? `make the ${what} ${colours[0]}`
    : undefined;
}

/** What asks for nothing: "the rest stays", "don't touch the face", "just the hull" after another order. */
const KEPT =
  /^(?:(?:but )?(?:keep|leave) .+|(?:but )?(?:don't|do not) (?:touch|change|alter) .+|(?:but )?(?:the |his |her |its |all )?[a-z]+(?: [a-z]+)? (?:stays?|remains?|is kept|are kept|unchanged|unaltered|(?:as (?:it|they) (?:is|are|was|were)))(?: .*)?|nothing else.*|only that|(?:everything|anything|the) (?:else|rest) .+)$/;
const ONLY = /^(?:so )?(?:just|only|leaving(?: only| just)?) (?:the|his|her|its) (?:[a-z]+ )?[a-z]+$/;

/** "Not gold", after what it is to be. */
const NOT_SO = /^(?:and )?(?:not|no longer|rather than|instead of) (?!wearing|holding)(?:in )?[a-z]+$/;

/** "Give her black wings": to her, not hers; "give her eyes a glow" speaks of what is hers. */
const TO_HER = /^(give|hand|get|lend) her (?!(?:[a-z]+ ){1,2}(?:an?|some|more|the) )/;

/** A clause as an order; empty where it only says what stays, after another. */
export function ordered(said: string, isLater: boolean): string {
  let clause = unplated(spelt(said).replace(ALL, 'it').replace(TO_HER, '$1 him '));
  if (isLater && (NOT_SO.test(clause) || KEPT.test(clause) || ONLY.test(clause))) return '';
  for (let k = 0; k < 4; k++) {
    const before = clause;
    for (const [words, order] of [...ORDERS, ...SPOKEN]) {
      const found = words.exec(clause);
      const now = found && order(...found);
      if (now) clause = now;
    }
    if (clause === before) break;
  }
  return clause;
}

const GOES = /^(?:remove|take off|take away|take out|get rid of|lose) ((?:the|his|her|its|their) [a-z ]+)$/;
const INSTEAD =
  /^(?:and )?(?:add|put|place|draw|set|give (?:him|her|it)|with) ((?:an? |some )[a-z -]+?) (?:there|instead|in (?:its|their|that|his|her) (?:place|stead|spot)|where (?:it|that) was)$/;
/** What is somewhere in particular is told by its own name. */
const PLACED = / (?:in|on|at|from) (?:the|his|her|its) .+$/;

/** "Take the gem out", "put a heart there": the one for the other. */
export function exchanged(clauses: readonly string[]): string[] {
  const out: string[] = [];
  for (const clause of clauses) {
    const what = GOES.exec(out.at(-1) ?? '')?.[1]?.replace(PLACED, '');
    const other = INSTEAD.exec(clause)?.[1];
    if (what && other) out[out.length - 1] = `replace ${what} with ${other}`;
    else out.push(clause);
  }
  return out;
}
