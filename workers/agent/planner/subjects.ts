/** What a noun phrase is, by the service's own word lists. */

import { bodyOf, rowOf } from '../../engine/subject/sources.ts';
import type { Brief } from '../../engine/types.ts';
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import { understand } from '../../engine/understand/index.ts';
import { singulars } from '../../engine/understand/tokens.ts';
import { wordRow } from './talk/vectors.ts';
import { bareNoun } from './words.ts';

export type Skeleton = 'bear' | 'cat' | 'dog' | 'horse' | 'lion';

export interface Subject {
  readonly kind: 'person' | 'animal' | 'thing' | 'place';
  readonly concept: string;
  /** A creature with a body of its own: it is drawn from all sides and moves, on no skeleton of the templates. */
  readonly creature?: true;
  /** Of an animal: what it is drawn and moved as. */
  readonly skeleton?: Skeleton;
  /** Words that nothing is made of. */
  readonly unknown: readonly string[];
  /** Somebody by the form of the word alone, which no list has. */
  readonly agent?: true;
}

/** A guess is no answer: below this the user is asked. */
const SURE = 0.9;

/** Of which an animal is only the form. */
const NOT_ALIVE =
  /\b(?:rocking|toy|teddy|plush|stuffed|gummy|hot|sea|wooden|stone|metal|golden|iron|bronze|chess|carousel|statue|figurine|paper|clay|chocolate|balloon|hobby|rug|trojan|cardboard|snow|gingerbread|lego|wax|bobblehead|action|portrait|painting|poster|picture|mask)\b/i;

/** A creature that is food, a toy or a picture of one. */
const SERVED =
  /\b(?:rocking|toy|teddy|plush|stuffed|gummy|statue|figurine|paper|origami|clay|chocolate|balloon|chess|carousel|roast\w*|grilled|fried|cooked|smoked|raw|dried|sliced|fillet|sushi|soup)\b|\b(?:on|in) (?:an? |the )?(?:[\w-]+ )?(?:plate|platter|skewer|stick|dish|grill|pan|jar|can|tin|frame|amber|shelf)\b/i;

/** Words that point at somebody and name nothing. */
const NOBODY =
  /^(?:(?:my|your|the|all|these|those|new|other|more|main) )*(?:characters?|persons?|things?|objects?|assets?|something|anything|everything|stuff|items?|sprites?|art|pictures?|images?|graphics|heroes|hero|boss|enem(?:y|ies))$/i;

/** What somebody is in a game: nothing that is drawn. */
const ROLE = /\b(?:npcs?|enem(?:y|ies)|mobs?|boss(?:es)?|playable|player|sprites?|pixel[- ]?art|2d|cute)\b/gi;
const withoutRole = (words: string): string => {
  const rest = words.replace(ROLE, ' ').replace(/\s+/g, ' ').trim();
  return rest || words;
};

/** "a mole": the catalogue itself says whom it is drawn like. */
function standsIn(words: string, kind: string): boolean {
  const noun = words.split(/\s+(?:with|in|on|of|who|that|wearing|holding|carrying)\s/i)[0]!.toLowerCase();
  const last = [noun.split(/\s+/).slice(-2).join(' '), noun.split(/\s+/).at(-1)!];
  return last.some((one) =>
    LEXICON.read(one).some((reading) => reading.is === 'concept' && reading.like === true && reading.kind === kind),
  );
}

/** What is said of a thing stands behind its noun. */
const AFTER_HEAD = /\s+(?:with|without|in|on|at|of|who|that|which|wearing|holding|carrying|riding|next to|under)\s/i;

/** What all of the words are; what they name is alive or not by their noun alone: "a puppy with a bow". */
function briefOf(words: string, head: string): Brief {
  const whole = understand(words);
  if (head === words || / of /i.test(words)) return whole;
  const noun = understand(head);
  if (noun.confidence < 1 || noun.kind !== 'quadruped' || whole.kind === 'quadruped') return whole;
  return { ...noun, unknown: whole.unknown };
}

/** Nobody, though it ends like somebody. */
const NO_AGENT =
  /^(?:spinner|mixer|grinder|sharpener|opener|dryer|burner|lighter|charger|extinguisher|detector|generator|projector|calculator|radiator|elevator|escalator|tractor|reactor|motor|sensor|compressor|incubator|excavator|bulldozer|bumper|fryer|peeler|slicer|shredder|stapler|typewriter|binder|hanger|holder|strainer|squeezer|mower|lawnmower|sprinkler|launcher|blaster|boiler|steamer|freighter|cruiser|scooter|conveyor|beeper|speaker|receiver|transmitter|synthesizer|dispenser|humidifier|smoker|feeder|planter|error|monitor|mirror|counter|number|letter|paper|matter|weather|feather|leather|finger|corner|border|order|paper|powder|layer|player|tower|flower|water|fire|shoulder|folder|header|footer|folder|filter|router|server|printer|computer|controller|container|scanner|tracker|blender|cooker|heater|cooler|freezer|toaster|roller|trailer|locker|poster|banner|slider|buffer|pointer|marker|sticker|meter|ladder|hammer|lever|river|spider|tiger|summer|winter|master|(?:fast|slow|hard|quick|high|low|big|small|long|short|strong|weak|nic|cool|new|old|young|tall|light|dark|bright|happi|easi|better|loud|smooth|soft|clean|warm|cold)er)s?$/i;
/** "a dockworker", "an intruder": who does something, by the form of the word, where what is done is a word. */
function agentOf(word: string): boolean {
  if (NO_AGENT.test(word)) return false;
  const one = word.toLowerCase().replace(/s$/, '');
  const [, joined] =
    /^[a-z]{2,}(worker|keeper|maker|man|woman|master|hunter|fighter|seller|smith|monger|wright|rider|driver|walker|slayer|catcher|herder|lord|lady|boy|girl|bearer|singer|dancer|player|reader|teller|guard|warrior|mancer|mother|father|sister|brother|daughter|wife|queen|king|princess|knight|witch|mage)$/.exec(
      one,
    ) ?? [];
  if (joined) return true;
  const [, stem] = /^([a-z]{3,})(?:er|or|ist|ian|eer|ess)$/.exec(one) ?? [];
  return stem !== undefined && [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((root) => isEnglish(root));
}
/** Whether a word is of the language, drawn or not. */
const isEnglish = (word: string): boolean => LEXICON.read(word).length > 0 || wordRow(word) >= 0;

const meansOnly = (name: string, kind: string): boolean => {
  const kinds = LEXICON.read(name).flatMap((one) => (one.is === 'concept' ? [one.kind] : []));
  return kinds.length > 0 && kinds.every((one) => one === kind);
};

/** Whether the last of these words is somebody, and no word of a longer name: "a chess king", "a garden gnome". */
function isSomebody(head: string): boolean {
  const words = head.toLowerCase().split(/\s+/);
  const means = (name: string) => LEXICON.read(name).flatMap((one) => (one.is === 'concept' ? [one.kind] : []));
  return (
    means(words.at(-1)!).every((kind) => kind === 'humanoid') &&
    means(words.at(-1)!).length > 0 &&
    !means(words.slice(-2).join(' ')).includes('thing') &&
    !means(words.slice(-3).join(' ')).includes('thing')
  );
}

/** "a vendor selling hot dogs", "an ice cream man pushing a cart": who does it stands before it. */
function doerOf(words: string): Subject | undefined {
  const [, who = '', doing = '', what = ''] =
    /^(.*[a-z]) ([a-z]{2,}ing) (?:an? |the |his |her |its |their )?(.+)$/i.exec(words) ?? [];
  // "a shooting star", "a man eating plant" and "running shoes" are called so
  if (
    !who ||
    / (?:with|of|in|on|and|for|at|who|that)$/i.test(who) ||
    LEXICON.read(`${doing} ${what}`.toLowerCase()).length
  )
    return undefined;
  const noun = who.split(AFTER_HEAD)[0]!;
  if (noun !== who) return undefined;
  const subject = subjectOf(who);
  const lives = subject?.kind === 'person' || subject?.kind === 'animal' || subject?.creature;
  return lives && (subject.agent || !subject.unknown.length) ? subject : undefined;
}

/** Words are asked for again and again while a message is read: what they name depends on them alone. */
const NAMED = new Map<string, Subject | undefined>();
const MOST_NAMED = 4096;

/** What words name; undefined where no list has them. */
export function subjectOf(text: string): Subject | undefined {
  // a program is nothing that is drawn
  if (/\bapps? for (?:android|ios|iphones?|windows|mobile|phones?)\b/i.test(text)) return undefined;
  if (NAMED.has(text)) return NAMED.get(text);
  const found = readSubject(text);
  if (NAMED.size >= MOST_NAMED) NAMED.clear();
  NAMED.set(text, found);
  return found;
}

function readSubject(text: string): Subject | undefined {
  const said = bareNoun(text);
  const bare = withoutRole(said);
  // a tennis player is somebody, an enemy knight is a knight
  const isPlayer =
    /\bplayer\b/i.test(said) && understand(said).kind === 'humanoid' && understand(said).confidence >= SURE;
  // "a spider-like robot" is a robot
  const words = (isPlayer ? said : bare).replace(/\b[\w]+-(?:like|shaped|looking|sized|themed|styled?) (?=\w)/gi, '');
  if (!words || NOBODY.test(words)) return undefined;
  const head = words.split(AFTER_HEAD)[0]!;
  const doer = doerOf(words);
  if (doer) return { ...doer, unknown: understand(words).unknown.filter((word) => word !== 'human') };
  // "military green" names a colour
  if (isColour(head.split(/\s+/).at(-1)!) && LEXICON.read(words.toLowerCase()).every(({ is }) => is !== 'concept'))
    return undefined;
  const last = head.split(/\s+/).at(-1)!;
  // "a robot vacuum cleaner": the longer name counts
  const name = head.toLowerCase().split(/\s+/).slice(-2).join(' ');
  if (name !== head.toLowerCase() && / /.test(name) && meansOnly(name, 'thing')) {
    const known = subjectOf(name);
    if (known?.kind === 'thing' && understand(words).kind === 'humanoid') return known;
  }
  const brief = briefOf(words, head);
  // "an ice cream man": who stands last is what all of it is
  if (brief.kind === 'thing' && last !== head && !NOT_ALIVE.test(words) && isSomebody(head)) {
    const who = subjectOf(last);
    if (who?.kind === 'person')
      return { ...who, unknown: brief.unknown.filter((word) => word !== 'human' && word !== last.toLowerCase()) };
  }
  const agent =
    agentOf(last) &&
    !/\b(?:vacuum|pressure|pipe|dish|power|smoke|coffee|hair) (?:cleaner|washer|maker|sprayer|roaster|cutter|trimmer)s?$/i.test(
      head,
    ) &&
    (brief.kind === 'humanoid' || (brief.confidence < SURE && brief.unknown.includes(last.toLowerCase())));
  if (brief.confidence < SURE && !agent && !standsIn(words, brief.kind)) {
    // "golden nuts" are held, a golden nut is a thing
    const single = singular(words);
    const alone = single === words ? undefined : subjectOf(single);
    if (alone) return alone;
    // "golden mask": what it is without its adjective
    const [, how = '', noun = ''] = /^([\w-]+) (.+)$/.exec(words) ?? [];
    return noun && isAdjective(how) ? subjectOf(noun) : undefined;
  }
  const { concept, unknown } = brief;
  if (brief.scenery) return { kind: 'place', concept, unknown };
  if (brief.kind === 'humanoid' || agent) return { kind: 'person', concept, unknown, ...(agent ? { agent } : {}) };
  if (brief.kind !== 'quadruped') {
    // "a war horse": drawn as a thing by itself, and an animal for all that
    const noun = words
      .split(/\s+(?:with|in|on|of|who|that|wearing|holding|carrying)\s/i)[0]!
      .split(/\s+/)
      .at(-1)!;
    const { category } = (rowOf(brief) ?? {}) as { readonly category?: string };
    if ((category === undefined || category === 'animal') && noun !== words && !NOT_ALIVE.test(words)) {
      const alone = subjectOf(noun);
      if (alone?.kind === 'animal') return { ...alone, unknown };
    }
    const creature = bodyOf(brief).living === true && !SERVED.test(words) && !/\bwalking stick\b/i.test(words);
    return { kind: 'thing', concept, unknown, ...(creature ? { creature } : {}) };
  }
  const body = bodyOf(brief) as { readonly rig?: string };
  return { kind: 'animal', concept, unknown, skeleton: (body.rig ?? 'dog') as Skeleton };
}

/** Whether the last word of a phrase is something that is worn, held or grown. */
export function isPiece(text: string): boolean {
  const words = bareNoun(text).toLowerCase().split(/\s+/);
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].some((last) =>
    LEXICON.read(last).some(({ is }) => is === 'piece'),
  );
}

/** The last word of a phrase in the singular: "grey wolves" → "grey wolf". */
export function singular(phrase: string): string {
  const [, before = '', last = ''] = /^(.*?)([\w-]+)$/.exec(phrase) ?? [];
  const found = singulars(last.toLowerCase());
  const known = found.find((word) => LEXICON.read(word).length > 0) ?? found.at(-1);
  return known ? `${before}${/^[A-Z]/.test(last) ? known[0]!.toUpperCase() + known.slice(1) : known}` : phrase;
}

/** Slots of pieces that somebody holds: the others are worn, or grow. */
const IN_HANDS = /^(?:left|right|hands?|back)$/;

/** Whether the last word of a phrase is something that nobody puts down: a garment, hair, a beard. */
export function isWorn(text: string): boolean {
  const words = bareNoun(text).toLowerCase().split(/\s+/);
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].some((last) =>
    LEXICON.read(last).some((reading) => reading.is === 'piece' && !IN_HANDS.test(reading.slot)),
  );
}

/** Forms, patterns and states that no table of the engine has. */
const LOOKS =
  /^(?:chibi|cartoon|cartoony|realistic|cute|kawaii|stylized|heroic|proportions|round|square|oval|triangular|rectangular|hexagonal|spherical|pointed|pointy|curved|straight|crooked|flat|long|narrow|wide|thick|deep|high|low|striped|spotted|dotted|checkered|chequered|plaid|patterned|wet|dry|hot|cold|warm|clean|modern|medieval|futuristic|plain|simple|soft|hard|sharp|blunt|light|heavy|transparent|translucent|see-through|bald|hairy|furry|fluffy|bearded|hooded|masked|armou?red|winged|horned|naked|blind|one-eyed|middle-aged|sci-?fi|fantasy|military|tribal|pirate|medieval|horror|spooky|cosy|cozy|autumn(?:al)?|wintry|winter|summer|spring|snowy|abandoned|ruined|flooded|overgrown|destroyed|retro|vintage|rustic|steampunk|cyberpunk|gothic|spiky|bushy|curly|messy|tidy|male|female)$/;
const DESCRIBES: readonly string[] = ['colour', 'tone', 'material', 'element', 'build', 'mood'];
/** "older", "brighter", "redder", "reddish": what is described, more or less of it. */
function describesMore(word: string): boolean {
  const stem = /^(.{2,}?)(?:er|est|ish|en)$/.exec(word)?.[1];
  if (!stem) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some((one) =>
    LEXICON.read(one).some(({ is }) => DESCRIBES.includes(is)),
  );
}

/** Whether a word is a colour and nothing else. */
export const isColour = (word: string): boolean => {
  const readings = LEXICON.read(word.toLowerCase());
  return readings.length > 0 && readings.every(({ is }) => is === 'colour' || is === 'tone');
};

/** Whether a phrase only describes: "wooden", "red", "very old". */
export function isAdjective(text: string): boolean {
  // "a girl" is somebody, though "girl" says what somebody is like
  if (/^(?:an?|the|some|one)\s/i.test(text)) return false;
  const words = text.toLowerCase().split(/\s+/);
  if (words.every((word) => /^(?:of|on|in|the|and|or|with|colou?rs?|style|tones?)$/.test(word))) return false;
  return words.every((word) => {
    const readings = LEXICON.read(word);
    const describes = readings.some(({ is }) => DESCRIBES.includes(is));
    return (
      describes ||
      describesMore(word) ||
      LOOKS.test(word) ||
      /^(?:very|in|on|or|style|themed?|a|an|and|with|the|of|colou?r(?:s|ed)?|tones?|shades?)$/.test(word)
    );
  });
}
