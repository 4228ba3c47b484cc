/** What is to be other, and of whom, where words say both at once: "make her smile", "the hat red", "all but the blue one". */
import { nearlySame } from '../likeness.ts';
import { refer } from '../refer.ts';
import { numberIn, wordsOf } from '../slots.ts';
import type { Context, Wish } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { isPiece } from '../words/pieces.ts';
import { isWord, spelled as spelledRight } from '../words/spelling.ts';
import { asEdit, isVague } from './edit-looks.ts';
import { inPairs, isMore } from './edit-pairs.ts';

const POINTS =
  /^(?:it|him|her|them|that|this|these|those|he|she|they|one|the (?:last|first|other|new|old) ?(?:one)?)$/i;
const EXCEPT = /[,;]?\s*\b(?:but not|except(?: for)?|besides|apart from|other than|excluding)\b.*$/i;
/** "make her smile": whom, and what. */
const WHOM =
  /^(?:please |can you |pls )*(?:make|give|let|turn|paint|put|have) (him|her|it|them|that one|this one|(?:the|my) [a-z]+)(?: to)? (?=\S)(.+)$/i;
const BODY =
  /\b(?:arms?|legs?|hands?|heads?|hair|face|eyes?|nose|mouth|ears?|beard|skin|body|tail|wings?|feet|foot|fur|background|colou?rs?|roof|door|windows?|lid|handle|blade|walls?|wheels?)\b/i;
/** Colours that are often mistyped. */
const COLOURS = [
  'yellow',
  'orange',
  'purple',
  'green',
  'white',
  'black',
  'brown',
  'violet',
  'turquoise',
  'silver',
  'golden',
  'magenta',
  'crimson',
  'lavender',
  'beige',
  'maroon',
];

export interface Said {
  readonly targets: readonly string[];
  readonly words: readonly string[];
  /** What is taken into account and stands in no change. */
  readonly heard: readonly string[];
  /** What was read otherwise than it was typed. */
  readonly notes: readonly string[];
}

/** A reason, and what is to be done about it. */
const TOO =
  /^(?:it |he |she |they |hes |shes |its |theyre |(?:it|he|she)'s |they're )?(?:is |are |looks? |seems? |a bit |way )*too (\w+)$/i;
export const OPPOSITE: Readonly<Record<string, string>> = { dark: 'brighter', bright: 'darker', light: 'darker', pale: 'more colourful', colourful: 'muted', colorful: 'muted', thin: 'sturdier', fat: 'slimmer', big: 'smaller', small: 'bigger', large: 'smaller', tall: 'smaller', cute: 'meaner', scary: 'friendlier', old: 'younger', young: 'older', clean: 'dirtier', dirty: 'cleaner', plain: 'with more details' }; // biome-ignore format: a table
/** How it is asked for, and what stays as it is. */
const VERBS =
  /\b(?:recolou?r\w*|repaint\w*|paint\w*|dye\w*|scal\w+|upscal\w+|resiz\w+|enlarg\w+|shrink\w*|redraw\w*|edit\w*|take|away|off|remov\w+|rid|replac\w+|swap\w*|except\b.*|around|keep\b.*|original|diff?e?r?e?nt\w*|him|her|it|them|mine|crisp|blur\w*|getting|readable|exactly|stupid|looks?|harsh|max\w*|fewer|weird|broken|wrong|never|moves?|mirror\w*|flip\w*|hold\w*|wear\w*|needs?|head|face|icon|portrait|avatar|upgrade|outlin\w+|alone|lose|lost|drop|leave)\b/gi;

export function changesOf(said: Wish, context: Context): Said {
  const wish = inPairs(said, (words) => isPart(words, context));
  const targets: string[] = [];
  const parts: string[] = [];
  for (const target of wordsOf(wish, 'target')) {
    // "the roof of the house"
    const [, piece, whole] = /^the ([a-z ]+?) (?:of|on) ((?:the|my) .+)$/i.exec(target) ?? [];
    if (
      piece &&
      whole &&
      BODY.test(piece) &&
      !refer([target], context).own.some(({ name }) => name.toLowerCase().includes(piece))
    ) {
      parts.push(`the ${piece}`);
      targets.push(whole);
    } else (isPart(target, context) ? parts : targets).push(target);
  }
  const words: string[] = [];
  const notes: string[] = [];
  const heard = [...(wish.words.match(VERBS) ?? []), ...wordsOf(wish, 'count', 'size', 'frames')];
  for (const said of [...wordsOf(wish, 'change', 'look', 'palette', 'style'), ...denied(wish, context)]) {
    const bare = rightly(named(said, wish).replace(EXCEPT, '').replace(WHOM_KEPT, ''), notes);
    if (bare !== said) heard.push(said);
    if (MEND.test(bare) && wordsOf(wish, 'change').length > 1) {
      heard.push(said);
      continue;
    }
    const why = TOO.exec(bare)?.[1]?.toLowerCase();
    if (
      KEPT.test(bare) ||
      /^(?:but |and )?keep (?:the |his |her |its )?[a-z]+(?: (?:same|as it is|as is))?$/i.test(bare) ||
      (why && !OPPOSITE[why])
    ) {
      heard.push(said);
      continue;
    }
    if (why) {
      heard.push(said);
      words.push(OPPOSITE[why]!);
      continue;
    }
    const [, whom, what] = targets.length ? [] : (WHOM.exec(bare) ?? []);
    if (!whom || !what) words.push(bare);
    else if (isPart(whom, context)) words.push(`${whom} ${what}`);
    else {
      targets.push(whom);
      words.push(what);
    }
  }
  // "add a hat": the hat is read as a thing
  if (!words.length)
    words.push(
      ...wordsOf(wish, 'n').map((thing) =>
        /^(?:with|without|no)\b/i.test(thing)
          ? thing
          : /\b(?:remove|take (?:off|away)|without|no|lose|drop)\b/i.test(wish.words)
            ? `no ${thing}`
            : thing,
      ),
    );
  // "what if the chest was open", "blue, red, yelow"
  const colours = wish.loose.map(spelled).filter((word) => isColour(word.toLowerCase()));
  if (words.length > 1 && words.every((word) => isColour(word.toLowerCase()))) {
    words.push(...colours.filter((word) => !words.includes(word)));
    heard.push(...wish.loose);
  }
  if (!words.length)
    words.push(
      ...wish.loose
        .filter(
          (word) => isAdjective(word) && !isVague(word) && !/^(?:wrong|weird|bad|ugly|same|new|old|good)$/i.test(word),
        )
        .slice(0, 1),
    );
  if (!words.length && /^(?:now |and |but |just )*(?:with|in|without|covered|loaded|full)\b/i.test(wish.words))
    words.push(wish.words.replace(/^(?:now |and |but |just )+/i, '').replace(/[.!?]+$/, ''));
  // "now a sad version" of which no slot was read
  const [, version] =
    words.length || targets.length || parts.length
      ? []
      : (/\b(?:an?|the) ([a-z][a-z -]*?) (?:version|variant|one|edition)\b/i.exec(wish.words) ?? []);
  if (version) words.push(version);
  const [part] = parts;
  // "the left arm is missing, fix it": it is put on; "fix the arm" says not what is wrong with it
  if (part) {
    const told = words.filter((one) => !MEND.test(one) && !GONE.test(one));
    const gone = GONE.test(wish.words) && !told.length;
    heard.push(...words.filter((one) => !told.includes(one)));
    if (!gone && !told.length && words.length) return { targets, words: [], heard, notes };
    words.splice(0, words.length, ...(gone ? [`with ${part.replace(/^(?:his|her|its|their) /i, 'the ')}`] : told));
    if (gone) {
      notes.push(`I see no pictures, so that "${part}" is missing I take from you.`);
      return { targets, words, heard, notes };
    }
  }
  const [first, ...more] = words;
  // "the hat": red
  if (part && first)
    return {
      targets,
      words: [joinedPart(part, first, /\bon (?:the|his|her|its)\b/i.test(wish.words)), ...more].filter(Boolean),
      heard,
      notes,
    };
  return { targets, words: part ? [part, ...words] : words.filter(Boolean), heard, notes };
}

/** "the shadow looks weird, get rid of it": what "it" is. */
function named(said: string, { words, loose }: Wish): string {
  const [, verb] = /^(get rid of|remove|take off|lose|delete|drop|cut) it$/i.exec(said.trim()) ?? [];
  const before = words.slice(0, Math.max(0, words.indexOf(said)));
  const [, noun] = (verb && /\b(?:the|that|his|her|its) ([a-z]+)\b/i.exec(before)) || [];
  return verb && noun && loose.includes(noun) ? `${verb} the ${noun}` : said;
}

/** Says that it shall be right, and not what is wrong. */
const MEND =
  /^(?:please |pls |just |and |to )*(?:fix\w*|repair\w*|mend\w*|correct\w*|redo|redraw)(?: (?:it|this|that|them))?(?: (?:please|pls))?$/i;
const GONE = /\b(?:missing|misses|gone|not there|isn'?t there|cut off|lost|forgot(?:ten)?|disappeared|vanished)\b/i;
/** "keep the original": nothing is ever written over. */
const KEPT = /^(?:but |and )?(?:keep|leave)\b.*\b(?:original|old|first|other|one|it|him|her|same|rest|alone)\b/i;
/** What stays as it is anyway. */
const WHOM_KEPT = /[,;]?\s*\b(?:but )?(?:keep|leave) (?:the rest|everything else|all else|the others?)\b.*$/i;

/** A piece of somebody, and nothing that is there by itself. */
export function isPart(target: string, context: Context): boolean {
  if (POINTS.test(target) || /^(?:my|all|both|every)\b/i.test(target)) return false;
  const bare = target.replace(/^(?:the|his|her|its|their) /i, '');
  if (!BODY.test(bare) && !isPiece(bare)) return false;
  const found = refer([target], context);
  return !found.own.length && !found.either.length;
}

const joinedPart = (part: string, how: string, on: boolean): string => {
  const bare = part.replace(/^(?:the|his|her|its|their) /i, '');
  if (
    (on ||
      !(
        how.split(/ and |, /).every((one) => isAdjective(one) || isMore(one)) ||
        isAdjective(how.replace(/^(?:to|in|into|be|is|should be) /i, ''))
      )) &&
    !/^(?:to|in|into) /i.test(how) &&
    !/^(?:remove|off|gone|away|delete|take|no|lose|drop|with|without)\b/i.test(how)
  )
    return `with ${how} on the ${bare}`;
  return /^(?:remove|off|gone|away|delete|take (?:off|away)|no|lose|drop)\b/i.test(how)
    ? `without ${bare}`
    : `with ${how.replace(/^(?:to|in|into|is|be|should be) /i, '')} ${bare}`;
};

/** What must not be there; what of theirs is only left out is no part of the change. */
const denied = (wish: Wish, context: Context): readonly string[] =>
  wordsOf(wish, 'no')
    .map((words) =>
      /\bbut (?:for|in|with|as)\b/i.test(wish.words) && !/\b(?:no|not|without)\b/i.test(wish.words)
        ? words
        : /^(?:no|not|without|minus)\b/i.test(words)
          ? words
          : `no ${words}`,
    )
    .filter((words) => {
      const bare = words.replace(/^(?:no|not|without|minus) /i, '');
      const found =
        /\bones?\b/i.test(bare) || !isPiece(bare.replace(/^(?:the|a|an) /i, ''))
          ? refer([bare], context)
          : { own: [], either: [] };
      return !(found.own.length || found.either.length || /^the [a-z]+ one$/i.test(bare));
    });

/** As it is meant: "a sord" is a sword. What was read otherwise is told. */
function rightly(said: string, notes: string[]): string {
  const coloured = spelled(said);
  // a verb that begins a sentence is none here
  const { text, read } = spelledRight(`a ${coloured}`);
  if (!read.length) return coloured;
  notes.push(...read);
  return text.slice(2);
}

/** "yelow" is a colour. */
const spelled = (words: string): string =>
  words.replace(/[a-z]{4,}/gi, (word) =>
    isColour(word.toLowerCase()) || isWord(word.toLowerCase())
      ? word
      : (COLOURS.find((colour) => word.toLowerCase() !== colour && nearlySame(colour, word.toLowerCase())) ?? word),
  );

/** What each version has: "green, blue and red versions" are three, "red with a hat" is one. */
export function versionsOf(wish: Wish, words: readonly string[]): readonly string[] {
  const version = /\bversions?\b|\bvariants?\b/i.test(wish.words);
  // "red, blue" in one slot: each is a version
  const each = version
    ? words.flatMap((one) =>
        one
          .split(/\s*(?:,|\band\b)\s*/)
          .filter(Boolean)
          .every((part) => isAdjective(part))
          ? one.split(/\s*(?:,|\band\b)\s*/).filter(Boolean)
          : [one],
      )
    : words;
  const edits = each
    .map((one) => asEdit(version && /^an? /i.test(one) && !/\bversions?|variants?/i.test(one) ? `${one} version` : one))
    .filter((one) => one && !isVague(one));
  const count =
    wordsOf(wish, 'count').map(numberIn).find(Boolean) ??
    numberIn(/\b(\w+) (?:versions?|variants?|variations?|colou?rways|stages?)\b/i.exec(wish.words)?.[1] ?? '');
  const several =
    edits.length > 1 &&
    (/\b(?:versions?|variants?|variations?|both|each|colou?rways|stages?|colou?rs:)\b/i.test(wish.words) ||
      count === edits.length);
  return several ? edits.map((one) => one.replace(/^an? (?=[a-z-]+$)/i, '')) : edits.length ? [edits.join(', ')] : [];
}
