/**
 * Every word of a message that costs something is accounted for: it stands in a call, or in what is told of it. One list says which
 * words name nothing by themselves; a kind of picture ("portrait", "isometric") is accounted for by a call of that kind alone.
 */
import { toldIn } from '../calls-of.ts';
import { isPurpose, stem, wordsIn } from '../heard.ts';
import { numberIn } from '../slots.ts';
import type { Become } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { singular } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { isSaidSo } from './same-words.ts';

/** Words of grammar, of politeness, of talking to somebody who draws. */
const GRAMMAR = new Set(
  (
    'a an the this that these those it its he him his she her hers they them their theirs i me my mine we us our ours you your yours u ur who whom which what where when why how whose one ones ' +
    'is are was were be been being am do does did done doing have has had having can could will would shall should may might must need needs needed want wants wanted like likes liked get gets got let lets wanna gonna gotta ' +
    'and or but so if then than as at by for from in into of off on onto out over to too with within up upon via per about around also plus not no nor yes yeah yep nope just only even still again ever already yet now here there very really quite rather pretty kinda kind sort type way thing things stuff something somebody someone anything some any all both each every either else etc same such more most less least much many few little lot lots bit couple ' +
    'make makes making made draw draws drawing drawn create creates creating give gives giving gave add adds adding put puts putting show shows showing generate design build render produce use uses using used turn turns turned change changes changed become becomes set sets take takes try tries turn keep keeps kept leave start go goes going come comes look looks looking looked seem seems appear work works fit fits matching match matches ' +
    'please pls plz thanks thank thx ty hi hey hello ok okay lol haha well oh hmm uh um sorry sure maybe perhaps possible possibly actually basically literally though although because cause since cool nice good great awesome best better fine perfect lovely new brand another other others different various random please instead own whole first second third next last ' +
    'pixel pixels px pixelart art artwork sprite sprites asset assets picture pictures image images pic pics graphic graphics style styled styles looking theme themed size sized sizes direction directions dir dirs side sides view views version versions variant variants variation variations frame frames char chars character characters npc npcs enemy enemies object objects item items creature monster guy dude person prop props color colour colors colours colored coloured called named name step steps ' +
    'missing gone everybody everyone fix fixed repair mend improve redo call rename pet pets companion friend text word words label labels written reads tile tiles gimme lemme bro bruh yo lmao nah aww thinking think tell told costs cost price help idea wish wishes wished hope hopes love loves loved mind meant mean says say saying said asks asked ask sketch paint whip throw knock together evening morning dear kindly provide require fashion trouble chance enough kinds whatever surprise story villain crowd texture imagine finally quick exactly nicer redo base logo after player based separate separately ' +
    'proceed discussed following tokens search receive needing wonder wondering hiya chat team regards protagonist figure detail details specific spec type types enemy drop drops during while until when ' +
    'recolour recolor repaint dye switch swap swaps starring ' +
    'time times day game games project platformer rpg roguelike level levels screen main player hero transparent background backgrounds'
  ).split(' '),
);
/** What is said of the wish, by pairs: nothing of it is to be seen. */
const PHRASES =
  /\b(?:as well|of course|at least|at once|for (?:me|us|now|free)|by itself|one more|right now|a lot of|what about|how about|to go with (?:it|them)|next to|no rush|if (?:you can|possible|u can)|i (?:think|guess|mean|love|hope)|you know|etc|my (?:little )?(?:brother|sister|son|daughter|kid|friend|wife|husband|boss|team))\b/gi;

/** A kind of picture, and how the call of one is known. */
const KINDS: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [/^(?:portraits?|avatars?|headshots?)$/, /portrait|avatar|head|face/],
  [/^(?:iso|isometric)$/, /isometric/],
  [/^(?:tile ?sets?)$/, /tile/],
  [/^(?:maps?)$/, /map/],
  [/^(?:icons?)$/, /icon|create_picture|object|ui/],
  [/^(?:anim\w*|loops?|looping|looped|cycles?|moving|moves?)$/, /animat|frames/],
  [/^(?:screens?|interfaces?|ui|hud|gui|menus?)$/, /ui_asset|screen|menu|hud|interface/],
  [/^(?:sets?|packs?|sheets?|spritesheets?|collections?|bunch)$/, /./],
  [/^(?:idle|idling|idles)$/, /idle|breath|standing/],
  [/^(?:run|runs|running)$/, /run/],
  [/^(?:tiny|small|smaller|big|bigger|huge|large|larger|giant|tall|taller)$/, /tiny|small|big|huge|large|giant|tall|"(?:size|width|height)"|\d+x\d+/],
  [/^(?:top|topdown|top-down|down|above|overhead)$/, /top|above|create_topdown|low|high/],
  [/^(?:seamless|tileable|wang|autotile|autotiles|texture|terrain|ground|floor|grounds|transition|corner)$/, /tile/],
  [/^(?:wide|high|tall|long|width|height)$/, /"(?:size|width|height)"|\d+x\d+/],
  [/^(?:left|right|front|back|rotated?|turned|facing|flip(?:ped)?|reversed?)$/, /left|right|mirror|flip|east|west|sides|directions|south/],
  [/^(?:kit|kits)$/, /ui_asset/],
  [/^(?:hex\w*|octagon\w*)$/, /"(?:hex|octagon)/],
  [/^(?:export(?:ed)?|download|save|zip|file|files)$/, /find_assets|download|zip|file/],
  [/^(?:mirrored?|flip(?:ped)?|reversed?)$/, /flip|mirror/],
]; // biome-ignore format: a table

const SENTENCE = /[.!?;]+(?:\s+|$)|\s*[-–—]{1,2}\s+|\n+/u;
const LONG = 16;
/** Not wished for: "not a dog", "no animations", "i don't want a knight". */
const NEGATED = /\b(?:not|no|without|never|nothing|instead of|rather than|n['’]?t want|do not want|keep) (?:an? |the |any |too |too much )?(?:[a-z-]+ )?[a-z-]+/gi; // biome-ignore format: one line
/** Where it is to stand later: "to put on the ground". */
const TO_PUT =
  /\bto (?:put|place|use|stand|go|hang|lay) (?:it |them )?(?:on|in|at|onto|into|next to|over) (?:the |an? |my )?[a-z-]+/gi;
/** What it is for. */
const FOR = /\bfor (?:an? |the |my |our |this |some |his |her )?(?:[a-z-]+ )?[a-z-]+/gi;
/** "kitchen props (oven, sink)", "a set of food: bread, cheese": what the list is a list of. */
const HEADING = /^[^:(]{0,70}[:(]/;
const isDrawn = (word: string): boolean => subjectOf(word) !== undefined || isAdjective(word) || isColour(word);

/** Words of `said`, slips put right, that stand nowhere in what comes of it. `typed`: as it was typed. */
export function unaccounted(said: string, typed: string, become: readonly Become[]): readonly string[] {
  const steps = become.flatMap(({ outcome }) => outcome.steps);
  const told = `${steps.map(({ tool }) => tool).join(' ')} ${toldIn(become)}`;
  const heard = new Set(wordsIn(told.replaceAll('_', ' ')).flatMap((word) => [word, ...word.split('-')]));
  const stems = new Set([...heard].map(stem));
  const begins = (word: string): boolean => {
    const head = word.slice(0, Math.max(4, Math.min(5, word.length - 1)));
    return word.length > 4 && [...heard].some((one) => one.startsWith(head));
  };
  const there = (word: string): boolean =>
    stems.has(stem(word)) || heard.has(singular(word)) || begins(word) || KINDS.some(([form, call]) => form.test(word) && call.test(told)) || isSaidSo(word, told); // biome-ignore format: one line
  const made = steps.filter(({ price, tool }) => price > 0 && !/^animate/.test(tool)).length;
  const bare = (made > 1 ? said.replace(HEADING, ' ') : said).replace(PHRASES, ' ').replace(NEGATED, ' ').replace(FOR, ' ').replace(TO_PUT, ' ').replace(/["“][^"”]*["”]/g, ' '); // biome-ignore format: one line
  const sentences = bare.split(SENTENCE).filter((one) => /\p{L}/u.test(one));
  // who tells a tale around a wish speaks of much that is not to be seen
  const long = sentences.length > 2 || wordsIn(said).length > LONG;
  const paid = become.filter(({ outcome }) => outcome.steps.some(({ price }) => price > 0)).map(({ wish }) => (wish.whole ? said : wish.words).toLowerCase()).join(' '); // biome-ignore format: one line
  const asTyped = new Set(wordsIn(typed));
  return [
    ...new Set(
      wordsIn(bare).filter(
        (word) =>
          word.length > 2 &&
          !/\d/.test(word) &&
          !NUMBER.test(word) &&
          !GRAMMAR.has(word.replace(/['’](?:s|d|m|re|ve|ll)$/, '')) &&
          !/['’]t$/.test(word) &&
          !isPurpose(word, said) &&
          // a slip that was put right stands in what it was put right to
          (asTyped.has(word) || isDrawn(word)) &&
          (!long || (isDrawn(word) && paid.includes(word))) &&
          !there(word) &&
          !word.split('-').every((part) => part.length < 3 || GRAMMAR.has(part) || there(part)),
      ),
    ),
  ];
}

/** "two versions": how many were named, where another number of pictures is drawn. */
export function otherCount(said: string, become: readonly Become[]): string | undefined {
  const [, words = ''] = /\b(two|three|four|five|six|seven|eight|[2-9]) (?:different |other )?(?:versions|variants|states|variations|kinds|pictures|of (?:them|these))\b(?! of [a-z ]+?(?:,| and| plus) (?:an?|one|the|\d|two|three)\b)/i.exec(said) ?? []; // biome-ignore format: one line
  const wanted = numberIn(words);
  const steps = become.flatMap(({ outcome }) => outcome.steps).filter(({ price, tool }) => price > 0 && /^create_/.test(tool)); // biome-ignore format: one line
  return words && wanted && steps.length && steps.length !== wanted ? `You said ${words}; I read ${steps.length}.` : undefined; // biome-ignore format: one line
}
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred)$/;
