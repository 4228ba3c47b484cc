/** What a place is said to be without: "no people", "without cars", "nothing in the centre". It is cut out before anything is read. */
import { singulars } from '../../understand/tokens.ts';

/** A whole member of a list that says only what is not there. */
const MEMBER =
  /^(?:(?:and|but|with|there (?:is|are)|has|contains|showing) )*(?:(?:no|zero|without(?: any)?|free of|empty of|not any) (.+)|(nothing|nobody|no one|no-one)(?: else)?(?: (?:(?:is|stands|standing|placed) )*(?:there|around|in it|in sight))?)$/i;
const NOTHING =
  /^(?:and |but |with )?(?:nothing|keep nothing|no (?:objects?|things?|props?|clutter)|empty(?: space)?|free(?: space)?|clear(?: space)?|leave (?:space|room)|space left)(?: (?:is|left|standing))? (?:in|at|on) (?:the )?(?:very )?(middle|cent(?:er|re)|front|foreground)$/i;
const EMPTY_MIDDLE = /^(?:an? |the )?(?:empty|clear|free|open) (?:middle|cent(?:er|re)|foreground)$/i;
/** The same at the end of a member: "a street without cars". */
const TAIL =
  /^(.+?) (?:with no|without(?: any)?|but no|and no|no) ((?:[a-z-]+ ){0,2}[a-z-]+(?: in (?:the )?(?:front|foreground|middle|cent(?:er|re)))?)$/i;
/** These are said of the picture, and cut elsewhere. */
const OF_PICTURE =
  /\b(?:outlines?|background|backdrop|shading|shadows?|text|letters|words|borders?|anti-?aliasing|gradients?|watermark|logo|ui|hud|frame)\b/i;

export interface Absent {
  readonly text: string;
  /** Singular nouns; 'middle' or 'foreground' where nothing shall stand there. */
  readonly absent: readonly string[];
}

const PEOPLE = /^(?:people|persons?|humans?|characters?|figures?|npcs?|crowds?|passengers?|villagers?|anyone|anybody|players?|men|pedestrians?)$/i; // biome-ignore format: one line

/** Where it shall not be: near the viewer, or in the midst of the picture. */
const WHERE =
  / (?:(?:standing|placed|blocking|sticking out) )?(?:(?:in|at|on) (?:the )?(?:very )?|up )?(front|foreground|near|close|way|middle|cent(?:er|re))(?: of (?:it|them|the (?:view|camera|picture|image|screen|viewer))| (?:layer|part|please))*$/i;

/** The nouns of what is said; of those that shall not be before or amid the rest, that place. */
const nouns = (said: string): string[] => {
  const where = WHERE.exec(said);
  return where ? [/^(?:mid|cent)/i.test(where[1]!) ? 'middle' : 'foreground'] : named(said);
};

const named = (said: string): string[] =>
  said
    .split(/ (?:and|or|nor)(?: no)? |\/|&/)
    .map((one) => one.trim().replace(/^(?:any|a|an|the|single|visible|other) /i, '').replace(/ (?:in it|in sight|visible|at all|anywhere|around|there|please)$/i, '').toLowerCase())
    .filter(Boolean)
    .map((one) => (PEOPLE.test(one) ? 'person' : (singulars(one)[0] ?? one))); // biome-ignore format: one line each

/** A description without what is said not to be there. */
export function withoutAbsent(description: string): Absent {
  const absent: string[] = [];
  const kept = description.split(',').flatMap((typed, i) => {
    const member = typed.trim();
    if (OF_PICTURE.test(member) || i === 0) return i === 0 ? [lead(typed, absent)] : [typed];
    if (NOTHING.test(member) || EMPTY_MIDDLE.test(member)) {
      absent.push(/(?:front|foreground)$/i.test(member) ? 'foreground' : 'middle');
      return [];
    }
    const found = MEMBER.exec(member);
    if (!found) return [lead(typed, absent)];
    absent.push(...(found[1] ? nouns(found[1]) : /^(?:nobody|no)/i.test(found[2]!) ? ['person'] : []));
    return [];
  });
  return { text: kept.join(','), absent };
}

function lead(typed: string, absent: string[]): string {
  const [, before, said] = TAIL.exec(typed.trim()) ?? [];
  if (!before || !said || OF_PICTURE.test(said)) return typed;
  absent.push(...nouns(said));
  return ` ${before}`;
}
