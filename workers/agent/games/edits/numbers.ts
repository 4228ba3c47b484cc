/** Numbers and choices: more, fewer, faster, seven, two minutes. */
import { LESS, MORE } from '../slots.ts';
import { templateOf } from '../templates/index.ts';
import type { GameDescription, NumberSetting, Setting } from '../types.ts';
import { TAKES_OFF } from './features.ts';
import { type Outcome, slotIn, withSetting } from './outcome.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, 'a dozen': 12, thirty: 30 },
};
const NUMBER = new RegExp(`\\b(\\d+(?:\\.\\d+)?|${Object.keys(NUMBERS).join('|')})\\b`, 'i');
export const numberIn = (words: string): number | undefined => {
  const [, said] = NUMBER.exec(words) ?? [];
  return said === undefined ? undefined : (NUMBERS[said.toLowerCase()] ?? Number(said));
};

const IN_ONE =
  /^(?:make )?(?:the )?(?:(?:level|wave|stage|round) \d+|(?:first|second|third|fourth|fifth|last|final) (?:level|wave|stage|round)) (?:should|must|is|shall|to|much|a bit|[a-z]+er\b)|\b(?:in|on|at|for|during|of) (?:the )?(?:first|second|third|last|final|next|\d+(?:st|nd|rd|th)?|one)(?: few| two| three)? (?:waves?|levels?|stages?|rounds?|boards?)\b|\b(?:in|on|at|for) (?:wave|level|stage|round|board) \d+\b/;
const PER_WAVE =
  /\b\d+ (?:enem(?:y|ies)|foes|monsters) (?:per|a|each|in each|in every|every|for each) (?:wave|level|stage|room|island)\b/;
const STRIKES =
  /\b(?:damage|one hit|hits? harder|one shot|hit points of|stronger (?:sword|weapon|attacks?|shots?|bullets?|arrows?|bow|gun|axe|spear)|(?:sword|weapon|attacks?|shots?|bullets?|arrows?|gun|bow)s? (?:(?:should|must|to|be|are|is|much|more|a bit) )*(?:stronger|more powerful|weaker))\b/;

export function setting(clause: string, game: GameDescription): Outcome {
  if (IN_ONE.test(clause) && !/\bboss\b/.test(clause))
    return { refused: 'What is so in one level or wave alone cannot be set; what I change holds for the whole game.' };
  if (PER_WAVE.test(clause))
    return {
      refused:
        'How many foes a level or wave has follows from its number and the difficulty: "more enemies" and "fewer enemies" change all of them.',
    };
  if (STRIKES.test(clause) && !game.assets.towerArrow)
    return {
      refused:
        'How hard a blow or a shot hits belongs to the weapon: a spear reaches farther, an axe and a staff hit harder than a sword ("give the hero an axe"); "easier" makes foes fewer and slower.',
    };
  const { settings } = templateOf(game.template);
  // "faster" alone is said of who plays
  const paced =
    /^(?:make (?:it|the game|everything) )?(?:a (?:bit|little) |much |way |even |just |more )*(faster|slower|quicker)(?: please| pls)?$/.exec(
      clause,
    );
  if (paced && settings.some(({ id }) => id === 'heroSpeed')) return setting(`hero ${paced[1]}`, game);
  const [, too] =
    /^(?:it|the game|everything|all)(?: is|'s)? (?:way |much |far |a bit |really |still |just )*too (slow|fast)$/.exec(
      clause,
    ) ?? [];
  if (too && settings.some(({ id }) => id === 'heroSpeed'))
    return setting(`hero ${too === 'slow' ? 'faster' : 'slower'}`, game);
  // "the slimes should be faster": all foes are
  const foes =
    /^(?:make )?(?:the |all the |all )?([a-z]+s) (?:(?:should|must|to|be|move|run|fly|walk|are|go|much|way|a bit) )*(faster|slower|quicker)$/.exec(
      clause,
    );
  if (
    foes &&
    !/^(?:enemies|foes|monsters|shots|bullets|levels)$/.test(foes[1]!) &&
    /^(?:walker|chaser|flyer|foe2|foe3)$/.test(slotIn(foes[1]!, game)?.id ?? '')
  )
    return setting(clause.replace(foes[1]!, 'enemies'), game);
  const kinds =
    /\b(?:kinds?|types?|variety|sorts?) of (?:enem|foe|monster)|\b(?:enemy|monster) (?:kinds?|types?|variety)\b/.test(
      clause,
    );
  const shoots = /\b(?:shoot|fire|attack|cast)s?\b/.test(clause) && settings.find(({ id }) => id === 'fireRate');
  const first = shoots && 'min' in shoots ? changeNumber(shoots, clause, game) : undefined;
  if (first) return first;
  // "fewer bats": of all foes together
  const foe = /^(?:please )?(?:a lot |many |much |way )?(?:more|fewer|less) ([a-z]+s)$/.exec(clause)?.[1];
  if (
    foe &&
    !/^(?:enemies|foes|monsters|obstacles|creeps|opponents)$/.test(foe) &&
    /^(?:walker|chaser|flyer|foe2|foe3)$/.test(slotIn(foe, game)?.id ?? '')
  )
    return setting(clause.replace(foe, 'enemies'), game);
  for (const one of kinds ? settings.filter(({ id }) => id === 'foeKinds') : settings) {
    const outcome =
      'min' in one ? changeNumber(one, clause, game) : 'values' in one ? choose(one, clause, game) : undefined;
    if (outcome) return outcome;
  }
  return undefined;
}

/** Gold at the start, where 1 is usual. */
export const PURSE = 110;
/** "heroSpeed" → "Hero speed" */
const nameOf = (id: string): string =>
  id[0]!.toUpperCase() + id.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** "fire rate way up", "crank up the jump": whatever is named, more or less of it. */
const UP =
  /^(?:please |can you |could you )?(?:increase|raise|boost|crank(?: up)?|bump(?: up)?|turn up|pump(?: up)?|double|triple|max(?: out)?|buff|up)\b|\b(?:up|through the roof|to the max|maxed)(?: (?:a lot|a bit|please|way|much))*\W*$/;
const DOWN =
  /^(?:please |can you |could you )?(?:decrease|reduce|lower|cut|tone down|turn down|halve|nerf|dial down|dial back)\b|\bdown(?: (?:a lot|a bit|please|way|much))*\W*$/;
const turnedIn = (clause: string): number => (UP.test(clause) ? 1 : DOWN.test(clause) ? -1 : 0);

function changeNumber(one: NumberSetting, clause: string, game: GameDescription): Outcome {
  const { id, about, min, max, whole } = one;
  if (one.of && !one.of.test(clause)) return undefined;
  const now = (game.settings[id] ?? one.default) as number;
  const given = numberIn(withoutFormer(clause));
  const direction = one.more.test(clause) ? 1 : one.less.test(clause) ? -1 : one.of ? turnedIn(clause) : 0;
  // "more waves" than there usually are
  const from = now === 0 && one.usual !== undefined ? one.usual : now;
  const wanted = numberWanted(one, { clause, now: from, given, direction });
  if (wanted === undefined) return undefined;
  const value = Math.min(max, Math.max(min, whole ? Math.round(wanted) : Math.round(wanted * 100) / 100));
  if (value === now)
    return {
      refused: `${nameOf(id)} (${about}): ${now}, which is ${now === max ? 'the most' : now === min ? 'the least' : 'that'} already.`,
      ...(now !== max && now !== min ? { already: true as const } : {}),
    };
  const bound =
    value === wanted || Math.abs(value - wanted) < 0.01 ? '' : `, which is the ${value === max ? 'most' : 'least'}`;
  return {
    game: withSetting(game, id, value),
    changed:
      id === 'gold'
        ? `Money at the start: ${Math.round(PURSE * value)} instead of ${Math.round(PURSE * now)}${bound}.`
        : `${nameOf(id)} (${about}): ${value} instead of ${now || one.usual === undefined ? now : 'as many as usual'}${bound}.`,
  };
}

/** "5 instead of 3", "from 3 to 5", "not 3 but 5": without what is now. */
const withoutFormer = (clause: string): string =>
  clause
    .replace(
      new RegExp(`\\b(?:instead of|rather than|in place of) (?:the |only |just )?${NUMBER.source}(?: [a-z]+$)?`, 'i'),
      ' ',
    )
    .replace(new RegExp(`\\b(?:from|not) ${NUMBER.source} (?=(?:[a-z]+ )?(?:to|but)\\b)`, 'i'), ' ');

interface Wanted {
  readonly clause: string;
  readonly now: number;
  readonly given: number | undefined;
  readonly direction: number;
}
function numberWanted(one: NumberSetting, { clause, now, given, direction }: Wanted): number | undefined {
  if (given !== undefined && one.of && one.whole)
    // "raise the lives to 7" says how many there are then
    return /\b(?:to|at|up to|exactly|=|be) (?:\d|[a-z]+\b(?= lives|$))/.test(withoutFormer(clause)) &&
      numberIn(/\b(?:to|at|exactly|=|be) (.+)$/.exec(withoutFormer(clause))?.[1] ?? '') === given
      ? given
      : direction && MORE.test(clause)
        ? now + given
        : direction && LESS.test(clause)
          ? now - given
          : given;
  if (
    one.of &&
    /\b(no|without any|without|remove(?: all)?(?: the)?|turn off|disable|off)\b/i.test(clause) &&
    one.min === 0
  )
    return 0;
  if (!direction) return undefined;
  const [, percent] = /\b(\d+) ?(?:%|per ?cent)/.exec(clause) ?? [];
  if (percent && !one.whole) return now * (1 + (direction * Number(percent)) / 100);
  const much = /\b(much|a lot|way|far|twice|double|lots|tons)\b/i.test(clause)
    ? 2
    : /\b(a (?:little|bit)|slightly)\b/i.test(clause)
      ? 0.5
      : 1;
  // "twice as fast", "like twice", "half as much"
  const times = one.whole ? undefined : timesIn(clause, direction);
  if (times !== undefined) return now * times;
  return one.step === undefined ? now * (1 + 0.25 * much * direction) : now + one.step * much * direction;
}

const TIMES = /\b(\d+(?:\.\d+)?|two|three|four|five) ?(?:x|times)\b/;
const timesIn = (clause: string, direction: number): number | undefined => {
  const said = TIMES.exec(clause)?.[1];
  const times = said === undefined ? undefined : (NUMBERS[said] ?? Number(said));
  return times === undefined || times <= 0 ? wordedTimes(clause, direction) : direction > 0 ? times : 1 / times;
};
const wordedTimes = (clause: string, direction: number): number | undefined =>
  /\b(?:twice|double[ds]?|two times|2 ?x|x ?2|2 times)\b/.test(clause)
    ? direction > 0
      ? 2
      : 0.5
    : /\b(?:three times|triple[ds]?|3 ?x|3 times)\b/.test(clause)
      ? direction > 0
        ? 3
        : 1 / 3
      : /\bhalf\b/.test(clause) && direction < 0
        ? 0.5
        : undefined;

const TIME =
  /\b(?:time ?limits?|timers?|count ?downs?|stop ?watch)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|half an?)(?: ?-? ?)(?:seconds?|secs?|minutes?|mins?)\b|\b(?:an?|one) minute\b|\b\d+ ?s\b|\bmore time\b|\bless time\b/;
/** "a time limit of two minutes" */
export function timeLimit(clause: string, game: GameDescription): Outcome {
  // "faster every 30 seconds" is no end of a level
  if (/\b(?:every|each)\b.{0,12}\b(?:s|secs?|seconds?|mins?|minutes?)\b/.test(clause)) return undefined;
  if (!TIME.test(clause) || !templateOf(game.template).settings.some(({ id }) => id === 'timeLimit')) return undefined;
  const now = (game.settings.timeLimit ?? 0) as number;
  const [, said = '', unit = ''] =
    /\b(\d+(?:\.\d+)?|an?|half an?|[a-z]+)[ -]?(s|seconds?|secs?|minutes?|mins?)\b/.exec(clause) ?? [];
  const count = /^an?$/.test(said) ? 1 : said ? numberIn(said) : numberIn(clause);
  const seconds = count === undefined ? undefined : count * (/^m/.test(unit) ? 60 : 1);
  const more = /\b(?:more|longer|extra)\b/.test(clause) ? 1 : /\b(?:less|shorter|fewer)\b/.test(clause) ? -1 : 0;
  const value = TAKES_OFF.test(clause) ? 0 : more && now ? now + more * (seconds ?? 30) : (seconds ?? (now || 120));
  const bounded = Math.min(600, Math.max(value ? 10 : 0, Math.round(value)));
  if (bounded === now)
    return { refused: now ? `The time is ${now} seconds already.` : 'There is no time limit.', already: true };
  return {
    game: withSetting(game, 'timeLimit', bounded),
    changed: bounded ? `A level may take ${bounded} seconds.` : 'There is no time limit any more.',
  };
}

const CHOICES: Readonly<Record<string, readonly (readonly [value: string, words: RegExp])[]>> = {
  music: [
    ['none', /\b(no|without|remove|off|silent|mute)\b/],
    [
      'sad',
      /\b(sad\w*|minor|dark\w*|gloomy|relax\w*|chill\w*|soft\w*|spooky|scary|creepy|eerie|mysterious|serious|dramatic|tense|horror|haunted|moody|calm\w*|quiet\w*|slow)\b/,
    ],
    [
      'cheerful',
      /\b(cheerful|happy|epic|heroic|adventurous|exciting|happier|major|bright\w*|merry|fun\w*|upbeat|on|add|back)\b/,
    ],
  ],
};

function choose(
  one: Extract<Setting, { readonly values: readonly string[] }>,
  clause: string,
  game: GameDescription,
): Outcome {
  if (!one.of.test(clause)) return undefined;
  // "change the music": to the other mood that there is
  const other =
    one.id === 'music' && /\b(?:other|another|different|change|new)\b/.test(clause)
      ? game.settings.music === 'cheerful'
        ? 'sad'
        : 'cheerful'
      : undefined;
  const value =
    other ??
    one.values.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(clause)) ??
    CHOICES[one.id]?.find(([, words]) => words.test(clause))?.[0];
  if (!value) return undefined;
  return value === game.settings[one.id]
    ? { refused: `${one.id} is ${value} already.`, already: true }
    : { game: withSetting(game, one.id, value), changed: `${one.id} (${one.about}) is ${value}.` };
}
