/** What a noun phrase is, by the service's own word lists. */
import { bodyOf, rowOf } from '../../../engine/subject/sources.ts';
import type { Brief } from '../../../engine/types.ts';
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { understand } from '../../../engine/understand/index.ts';
import { isAdjective, isColour } from './adjectives.ts';
import { agentOf } from './agents.ts';
import { bareNoun, singular } from './nouns.ts';

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
