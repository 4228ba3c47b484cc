/**
 * What is typed of a person in the words of people, as the tables read it: what is worn over what, whose pronoun tells a woman, which hand
 * has what.
 */
import { LEXICON } from './default-lexicon.ts';
import { HAFTED } from './hafted.ts';
import { halvesNamed } from './halves.ts';
import { isGarment } from './part-forms.ts';
import { PEOPLE_TURNS } from './people-turns.ts';

const HER = /\b(?:she|her|hers|herself)\b/i;
const HIS = /\b(?:he|his|him|himself)\b/i;
/** Whoever is named so is a woman, or somebody else is: no more need be said. */
const SEXED =
  /\b(?:fe)?male\b|wom[ae]n\b|girls?\b|\b(?:lady|ladies|queens?|witch(?:es)?|mother|mom|mum|mama|grandma|grandmother|granny|nana|sister|daughter|aunt|auntie|maid(?:en)?|milkmaid|barmaid|bride|widow|nun|wife|girlfriend|niece|she|[a-z]{2,}(?:ess|stress|trix)|geisha|valkyrie|amazon|ballerina|mermaid|damsel|heroine|nurse|hag|crone|fairy|siren|nymph|dryad)\b|\b(?:m[ae]n|[a-z]+(?:men|man)|boys?|guys?|kings?|princes?|lords?|father|dad|papa|grandpa|grandfather|brother|son|uncle|husband|monk|gentlem[ae]n|dude|lad|sir|nephew|wizard|boyfriend)\b/i;
/** From the words of a name on, something is said of somebody. */
const SAID_OF = /^((?:an? |the |one )?)((?:[a-z'-]+ ){0,3}?[a-z'-]+)(?=$|,| (?:with|in|on|and|who|wearing|holding|carrying|wielding|riding|sitting|standing|[a-z]+ing|from|of|at|has)\b)/i; // biome-ignore format: one line

const isSomebody = (word: string): boolean =>
  LEXICON.read(word).some((one) => (one.is === 'concept' && one.kind === 'humanoid') || one.is === 'species');

/** "A pirate with a parrot on her shoulder" is a woman. */
function byPronoun(text: string): string {
  if (!HER.test(text) || HIS.test(text) || SEXED.test(text.replace(HER, ''))) return text;
  return text.replace(SAID_OF, (all: string, article: string, name: string) => {
    const words = name.toLowerCase().split(' ');
    return isSomebody(name.toLowerCase()) || words.some(isSomebody) ? `${article && 'a '}female ${name}` : all;
  });
}

/** Peoples of tales that are women by their name: "a mermaid archer" is one. */
const WOMEN_OF_TALES = /\b(mermaid|harpy|lamia|centauress|arachne|drider)(?= ([a-z]+))/gi;
const byName = (text: string): string =>
  /\b(?:fe)?male\b/i.test(text) || HIS.test(text)
    ? text
    : text.replace(WOMEN_OF_TALES, (name, _, next: string) =>
        isSomebody(next.toLowerCase()) ? `female ${name}` : name,
      );

const OVER =
  /\b([a-z-]+) (?:worn )?(?:over|on top of|under(?:neath)?|beneath|above) ((?:an? |his |her |the |their |some )?)((?:[a-z-]+ ){0,3}?)([a-z-]+)(?=$|,|\.| (?:and|with|holding|carrying|in|on)\b)/gi;

/** "A coat over a blue shirt", "a red tunic under her armour": both are worn. */
const worn = (text: string): string =>
  text.replace(OVER, (all: string, first: string, article: string, like: string, second: string) =>
    isGarment(first.toLowerCase()) && isGarment(second.toLowerCase()) && !BODILY.test(`${like}${second}`)
      ? `${first} and ${/^an?/i.test(article) ? article : /s$/i.test(second) ? '' : /^[aeiou]/i.test(like || second) ? 'an ' : 'a '}${like}${second}`
      : all,
  );
/** Parts of a body that are read as what is worn there. */
const BODILY = /\b(?:hair|eyes?|face|beard|skin|arms?|head|shoulders?|chest|mouth|nose|knees?)\b/i;

/** What is dirty is of cloth or leather, and has stains; of metal it is rusty. */
const DIRTY = /\b(?:dirty|grimy|filthy|grubby|soiled) (?=([a-z-]+(?: [a-z-]+){0,2}))/gi;
const stained = (text: string): string =>
  text.replace(DIRTY, (all: string, words: string) => {
    const noun = words
      .toLowerCase()
      .split(/ (?:and|with|in|on|of) /)[0]!
      .split(' ')
      .find(isGarment);
    return noun && !BODILY.test(noun) && !/armou?r|helm|mail|shield/i.test(words) ? 'mudstained ' : all;
  });

const PLAIN: readonly (readonly [RegExp, string])[] = [
  // the stuff of gloves is nothing that is seen
  [/\b(?:rubber|latex|nitrile|surgical|work) (?=gloves\b)/gi, ''],
  // the arm that a bird sits on
  [/\b(on|upon) ((?:his|her|their|the|one|an?) )(?:outstretched |gloved |gauntleted |raised |extended |leather |left |right )+(arm|hand|fist|wrist|shoulder|forearm)\b/gi, '$1 $2$3'],
  // an edge of a colour is the lining
  [/\b(red|blue|green|white|black|purple|yellow|gold|golden|silver|orange|pink|crimson|violet|fur)[- ]lined ((?:[a-z]+ )?(?:cape|cloak|coat|robe|jacket|hood))\b/gi, '$2 with $1 trim'],
  [/\b(?:with|and) (?:an? )?(red|blue|green|white|black|purple|yellow|gold|golden|silver|orange|pink|crimson|violet|fur) (?:inner )?lining\b/gi, 'with $1 trim'],
  // a hand that is up holds it there
  [/,? (?:with )?(?:one|an?|his|her|their|the) (?:left |right |other )?(?:hand|arm|fist) (?:is )?(?:up|raised|held up|held high|lifted|outstretched|in the air) (?:and )?(?:with|holding|clutching|gripping) /gi, ', with '],
  [/,? (?:and )?((?:an? |the |some |two )?(?:[a-z-]+ ){0,2}[a-z-]+) in (?:the |his |her |their |its )?other(?: (?:hand|one|arm))?(?=$|,|\.| and\b)/gi, ' and $1 in his other hand'],
  // the vessel shows what is in it; a rose of which nothing is said is red
  [/\b(goblet|chalice|tankard|flagon|stein) of (?:(?:red|white|dark|fine|spiced|foaming|cold) )?(?:wine|mead|blood|ale|beer|water|grog|cider|nectar)\b/gi, '$1'],
  [/\b((?:holding|with|carrying|and|offering|smelling) an? (?:single |lone )?)rose\b(?! (?:bush|garden|crown|tattoo|emblem|staff|dress|pattern|window|petal|gold))/gi, '$1red rose'],
  // on a body and no box of treasure
  [/\bscars? (?:running |slashed |going )?(?:across|on|over|down) (?:his|her|their|the) (?:bare |broad |hairy )?(?:chest|torso|breast)\b/gi, 'chest scar'],
  [/\bscarred (?:chest|torso)\b/gi, 'chest scar'],
  // of somebody, and no eye that stands beside him
  [/\bwith ((?:(?!with|holding)[a-z]+ ){1,4})and an? (black|swollen|bruised) eye\b/gi, 'with a $2 eye and $1'],
  // a welder's torch is a tool and no deed
  [/\bwelding torch\b/gi, 'blowtorch'],
  // long hair is straight, or falls in waves
  [/\blong,? ((?:[a-z]+ ){0,2}?)(?:straight|wavy|silky|loose|smooth|sleek),? ((?:[a-z]+ ){0,2}?)hair\b/gi, 'long $1$2hair'],
  [/\b(?:straight|wavy|silky|smooth|sleek),? long ((?:[a-z]+ ){0,2}?)hair\b/gi, 'long $1hair'],
  // a curved sword is a scimitar
  [/\bcurved (?:sword|blade|saber|sabre)\b/gi, 'scimitar'],
  // braids are long, and a coil over a shoulder is worn across the chest
  [/\blong (?=(?:[a-z]+ )?(?:braids?|ponytail|pony tail|pigtails|dreadlocks|plaits?)\b)/gi, ''],
  [/\b(?:(?:coiled|long|thick|heavy|old) )?(rope|lasso|chain|cable|hose)s?(?: (?:coiled|slung|looped|wrapped|thrown|draped|hung|worn))? (?:over|around|across|on) (?:(?:his|her|the|one|their|a) )?(?:left |right )?shoulders?\b/gi, 'shoulder $1'],
  [/\b(?:with|and|holding|carrying|has|,) (an? |his |her |some |two )?((?:[a-z-]+ ){0,2}?)(?!helm)([a-z-]+)(?: (?:tucked|held|clamped|stuck|pressed))? under (?:(?:his|her|the|one|an|their|left|right) )*arms?\b/gi, 'with $1underarm $2$3'],
  [new RegExp(`\\b(${HAFTED})(?: (?:is|was))?(?: (?:casually|lazily))? (?:slung|thrown|hoisted|laid|hanging) (?:over|across|on) (?:(?:his|her|the|one|their|left|right) )*shoulders?\\b`, 'gi'), '$1 over the shoulder'],
  // what is on it or in it is what it is full of
  [/\b((?:holding|carrying|bringing|serving|balancing|offering) (?:an? |the |his |her )?(?:[a-z]+ ){0,2}?(?:tray|platter|plate|basket)) with (?:an? |some |two |the )?((?:(?!(?:rim|handle|lid)s?\b)[a-z]+ ){0,1}(?!(?:rim|handle|lid|cover|ribbon|bow)s?\b)[a-z]+)(?: on (?:it|top))?(?=$|,| and (?:an?|his|her|wearing|with)\b)/gi, '$1 of $2'],
  ...PEOPLE_TURNS,
]; // biome-ignore format: one line a turn

/** Bouquets by what grows in them: one of a colour is drawn in it. */
const BOUQUET =
  /\b(bouquet|bunch) of (?:(?:fresh|pretty|beautiful|some|little|wild) )*((?:[a-z]+ )?)(roses|tulips|lilies|sunflowers|daffodils|daisies|carnations|peonies|poppies|violets|lavender|flowers|wildflowers)\b/gi;
const BLOOMS: Readonly<Record<string, string>> = { roses: 'red', tulips: 'pink', lilies: 'white', sunflowers: 'yellow', daffodils: 'yellow', daisies: 'white', carnations: 'pink', peonies: 'pink', poppies: 'red', violets: 'purple', lavender: 'purple' }; // biome-ignore format: a table
const bouquets = (text: string): string =>
  text.replace(BOUQUET, (all: string, _bunch: string, hue: string, kind: string) => {
    const own = LEXICON.read(hue.trim().toLowerCase()).some(({ is }) => is === 'colour');
    if (hue && !own) return all;
    const colour = own ? hue.trim() : BLOOMS[kind.toLowerCase()];
    return colour ? `${colour} bouquet` : 'bouquet';
  });

const DOING = /\b([a-z]+ing), ((?:[a-z]+ ){0,2}?)([a-z]+)$/i;
/** "A soldier saluting, rifle": what hands hold is with him, and nothing that the deed is done to. */
const heldAside = (text: string): string =>
  text.replace(DOING, (all: string, deed: string, like: string, noun: string) =>
    LEXICON.read(noun.toLowerCase()).some((one) => one.is === 'piece' && /^(?:right|left)$/.test(one.slot)) && !/^(?:an?|the|his|her|with|and|in|holding) /i.test(like) && !/thing$/i.test(deed)
      ? `, with ${/s$/.test(noun) ? '' : /^[aeiou]/i.test(like || noun) ? 'an ' : 'a '}${like}${noun}, ${deed}`
      : all,
  ).replace(/\s+,/g, ','); // biome-ignore format: one line

/** The text with such words in the form that is read best. */
export function peopleTyped(text: string): string {
  let plain = heldAside(bouquets(stained(worn(byPronoun(byName(halvesNamed(text)))))));
  for (const [said, meant] of PLAIN) plain = plain.replace(said, meant);
  return plain;
}
