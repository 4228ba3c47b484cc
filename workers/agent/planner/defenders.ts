/** Who defends in a tower defence: said towers stand there, and said foes come, and none of the usual ones beside them. */
import type { SlotChoice } from '../games/index.ts';
import { kindsOf } from './kinds.ts';
import { isColour, singular, subjectOf } from './subjects.ts';
import { bareNoun } from './words.ts';

const NAME = '((?:(?!with|where|which|that|who|and|game|about|of|in|against|the|defen[cs]e)[a-z-]+ ){0,2}?[a-z-]+)';
/** Towers that the game has anyway, or that say nothing of how they look. */
const USUAL =
  /^(?:different|many|some|more|three|several|various|new|cool|my|our|your|build(?:ing)?|place|placing|put|upgrad\w+|two|four|tower|archer|arrow|frost|ice|cannon|bomb|the|and|with)$/;
const TOWERS: readonly RegExp[] = [
  new RegExp(`\\b${NAME}[- ]towers\\b`),
  new RegExp(`\\b(?:the |my |our )?towers (?:are|should be|must be|look like|shaped like|made of|=|:) (?:all )?${NAME}`),
  new RegExp(`\\b${NAME} (?:(?:that|who) )?(?:are )?(?:defend(?:s|ing)?|fight(?:s|ing)?|shoot(?:s|ing)?|protect(?:s|ing)?|hold(?:s|ing)?|guard(?:s|ing)?)(?: (?:against|off|at|from|back|versus|vs\\.?)\\b|(?=\\s*(?:$|[,.;])| (?:the|a|an|my|their|his|her|our|in|on|and) ))`),
  new RegExp(`\\b${NAME} (?:throw|hurl|fling|lob|fire|spit|shoot|launch)(?:s|ing)? (?:[\\w-]+ ){1,3}?at\\b`),
  new RegExp(`\\b${NAME} (?=(?:versus|vs\\.?|against) )`),
]; // biome-ignore format: a table

export interface Defence {
  /** What is in the words besides. */
  readonly rest: string;
  /** One that defends; undefined where the usual towers do. */
  readonly tower: string | undefined;
  /** Several kinds of them, where they are listed. */
  readonly towers?: readonly string[];
}

const ITEM = '(?:an? |the )?[a-z-]+(?: [a-z-]+)?';
/** "3 kinds of towers: archer, cannon and mage", "archer, cannon and mage towers" */
const LISTS: readonly RegExp[] = [
  new RegExp(`(?:(?:\\d|two|three|several|different) )?(?:(?:kinds?|types?|sorts?) of )?(?:towers|turrets|defenders)(?:\\s*(?::|=|-)|,? (?:are|should be|like|such as|namely)) *((?:${ITEM}, ?)+(?:and |& )?${ITEM}|${ITEM} (?:and|&) ${ITEM})(?=\\s*,?\\s*(?:$|[;.]|,? ?(?:enem|against|versus|vs|with|and (?:the )?enem)))`),
  /((?:[a-z-]+, ?)+(?:and |& )?[a-z-]+|[a-z-]+ and [a-z-]+) (?:towers|turrets)\b/,
]; // biome-ignore format: a table
/** What a tower is called that the game has anyway → its slot. */
const OWN: readonly (readonly [slot: string, words: RegExp])[] = [
  ['towerArrow', /\b(?:archers?|arrows?|bows?|ballistas?|crossbows?)\b/],
  ['towerCannon', /\b(?:cannons?|bombs?|catapults?|mortars?|rockets?)\b/],
  ['towerFrost', /\b(?:frost|ice|snow|freez\w+|slow\w*)\b/],
];
const USUAL_PROMPT = /^(?:archers?|arrows?|cannons?|frost|ice)(?: towers?)?$/;

/** The towers of a list, by their slots: those that fit one stand there, the others where there is room. */
export function towersListed(names: readonly string[]): Filled {
  const free = OWN.map(([slot]) => slot);
  const filled: Filled = {};
  const put = (slot: string | undefined, name: string): void => {
    if (!slot) return;
    free.splice(free.indexOf(slot), 1);
    if (!USUAL_PROMPT.test(name)) filled[slot] = { prompt: article(/\btower\b/.test(name) ? name : towerOf(name)) };
  };
  const fits = (name: string) => OWN.find(([slot, words]) => free.includes(slot) && words.test(name))?.[0];
  const others = names.filter((name) => {
    const slot = fits(name);
    put(slot, name);
    return !slot;
  });
  for (const name of others) put(free[0], name);
  return filled;
}
/** Somebody or something stands there itself; a matter gives its name to a tower. */
const towerOf = (name: string): string => {
  const kind = subjectOf(name)?.kind;
  return kind && kind !== 'place' && !/^(?:fire|water|stone|wood|poison|lightning|magic|mage|wizard)$/.test(name)
    ? name
    : `${name} tower`;
};

/** Who stands "with" a tower defence and is no foe by nature: it defends. */
const WITH =
  /\bwith (?:some |many |cute |the )?((?:[a-z-]+ )?[a-z-]+s|mice|fish|sheep)(?=\s*(?:$|[,.;]|in\b|on\b|against\b|versus\b))/;
const FOES_BY_NATURE =
  /\b(?:zombies|monsters|goblins|orcs|aliens|skeletons|ghosts|trolls|slimes|bandits|demons|vampires|spiders|bugs|insects|robots|pirates|vikings|invaders|enemies|foes|balloons|bloons|towers|upgrades|waves|levels|lives|maps|turrets|ants|rats|bats|wolves|snakes)$/;

/** Who defends, and the words without that. */
export function defendersIn(words: string): Defence {
  for (const form of LISTS) {
    const [said = '', list = ''] = form.exec(words) ?? [];
    const towers = list
      .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/)
      .map((name) => singular(bareNoun(name).trim()))
      .filter(Boolean);
    if (towers.length > 1 && towers.every((name) => !/^(?:many|more|different|build|place|upgrade)/.test(name)))
      return { rest: words.replace(said, ' , '), tower: undefined, towers };
  }
  const [stand = '', who = ''] = WITH.exec(words) ?? [];
  const subject = who ? subjectOf(singular(who)) : undefined;
  if (
    subject &&
    (subject.kind === 'animal' || subject.creature) &&
    !FOES_BY_NATURE.test(who) &&
    !TOWERS.some((form) => form.test(words))
  )
    return { rest: words.replace(stand, ' , '), tower: singular(who) };
  for (const form of TOWERS) {
    const [said = '', named = ''] = form.exec(words) ?? [];
    const name = bareNoun(named).trim();
    if (!name || name.split(' ').some((word) => USUAL.test(word))) continue;
    // "elves archers"
    const each = name
      .replace(/\belves\b/, 'elf')
      .split(' ')
      .map(singular)
      .join(' ');
    const tower = [each, singular(name)].find((words) => subjectOf(words)) ?? name;
    const kind = subjectOf(tower)?.kind;
    if (!kind || kind === 'place') continue;
    return {
      rest: words
        .replace(said, said.replace(named, ' '))
        .replace(/\btowers (?:are|should be|must be|look like|shaped like|made of)\b|(?:with )?\s+towers\b/, ' '),
      tower,
    };
  }
  return { rest: words, tower: undefined };
}

type Filled = Record<string, Pick<SlotChoice, 'prompt'> & Partial<SlotChoice>>;
const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** Three towers of one kind, each another one, so that they are told apart. */
export function towersOf(tower: string): Filled {
  const three = kindsOf(tower, 3) ?? [`a small ${tower}`, `a large ${tower}`, `a blue ${tower}`];
  return Object.fromEntries(['towerArrow', 'towerCannon', 'towerFrost'].map((id, i) => [id, { prompt: three[i]! }]));
}

/** Who comes besides the one that was named: others of its kind. */
export function foesLike(prompt: string): Filled {
  const bare = bareNoun(prompt);
  if (bare.split(/\s+/).some((word) => isColour(word)) || / (?:with|in|of|on) /.test(bare))
    return { walker: { prompt: article(`small ${bare}`) } };
  return { walker: { prompt: article(`small ${bare}`) }, flyer: { prompt: article(`red ${bare}`) } };
}
