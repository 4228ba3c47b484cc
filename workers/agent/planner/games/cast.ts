/** Who plays, against whom, and what is gathered: by the slots of a wish; of what no slot says, by the words around them. */
import type { GameTemplate } from '../../games/index.ts';
import { tidy, wordsOf } from '../slots.ts';
import type { Wish } from '../types.ts';
import { bareNoun, singular } from '../words/nouns.ts';
import { deedsIn, defends } from './deeds.ts';
import { drawnAs } from './drawn-as.ts';
import { isSomebody, oneOf, whoIs } from './somebody.ts';
import { FOES_BY_NATURE } from './words/cast-words.ts';
import { slotFor } from './words/game-slots.ts';

export interface Cast {
  readonly hero: string | undefined;
  /** Further ones who are played or go along. */
  readonly also: readonly string[];
  readonly foes: readonly string[];
  readonly boss: string | undefined;
  readonly pickups: readonly string[];
  /** Who stands as a tower. */
  readonly defenders: readonly string[];
  /** What is defended. */
  readonly base: string | undefined;
  /** Who or what is looked for, one alone: it waits where the way out would be. */
  readonly goal: string | undefined;
}

/** What a role is called, and nobody. */
const ROLE =
  /^(?:the |a |an |my |our )?(?:main )?(?:hero(?:es|ine)?|player|character|protagonist|enem(?:y|ies)|foes?|monsters|baddies|bad guys|obstacles?|boss(?:es)?|pick-?ups?|collectibles?|items?|things|stuff|you|u|he|she|it|them)$/i;
const MANY =
  /^(?:\d+|one|two|three|four|five|some|many|lots of|a lot of|tons of|waves of|hordes of|different|several|all|evil|various)\s+(?:(?:kinds?|types?|sorts?) of )?/i;

/** "slimes, bats and a troll" */
const each = (words: string): readonly string[] =>
  words
    .split(/\s*(?:,|;|\/|&|\+|\band\b|\bor\b)\s*/i)
    .map((part) => tidy(whoIs(part.replace(MANY, ''))))
    .filter((part) => part && !ROLE.test(part));

/** `rest`: the words of the wish that stand in no slot, and its rules. */
export function castIn(wish: Wish, template: GameTemplate, rest: string): Cast {
  const heroes = wordsOf(wish, 'hero')
    .map(whoIs)
    .filter((words) => !ROLE.test(words));
  const atEnd = / at the (?:very )?end(?: of .*)?$/i;
  const all = wordsOf(wish, 'foe').flatMap(each);
  const foes = all.filter((foe) => !atEnd.test(foe));
  const last = all.find((foe) => atEnd.test(foe))?.replace(atEnd, '');
  const pickups = wordsOf(wish, 'pickup').flatMap(each);
  const read = deedsIn(rest);
  const said = (who: string): boolean => heroes.some((hero) => hero.toLowerCase().includes(who));
  const defending = template.id === 'tower-defence' ? foes.filter((foe) => defends(foe, wish.words)) : [];
  const versus = /\b(?:vs\.?|versus|against)\b/i.test(wish.words);
  // "karate guy vs robot", "pong but with cats": the first is played, where nobody else is
  const first =
    !heroes.length &&
    !/^(?:twin-stick|tower-defence|match-3)$/.test(template.id) &&
    ((versus && foes.length > 1) ||
      (foes.length > 1 && /^an? /i.test(foes[0]!) && isSomebody(foes[0]!) && !/^an? /i.test(foes[1]!)) ||
      (foes.length === 1 &&
        !FOES_BY_NATURE.test(foes[0]!) &&
        isSomebody(foes[0]!) &&
        /\b(?:with|about|of|where|for)\s+(?:\w+ )?$/i.test(wish.words.slice(0, wish.words.indexOf(foes[0]!)))))
      ? [foes[0]!]
      : [];
  const [hero, ...also] = [...heroes, ...first, ...defending];
  const played = hero ?? (slotFor(template, /^hero$/i) && read.hero ? read.hero : undefined);
  const against = foes.length ? foes : read.foes.filter((foe) => !said(foe));
  const gathered = pickups.length ? pickups : read.pickups.flatMap(each);
  const people = [...heroes, ...defending, ...wordsOf(wish, 'tower').flatMap(each)].filter(
    (who) =>
      isSomebody(who) ||
      defending.includes(who) ||
      wordsOf(wish, 'tower').some((words) => words.includes(who)) ||
      /\btowers?\b/i.test(who),
  );
  return {
    defenders: people,
    ...{
      hero: played,
      also,
      foes: against.filter((foe) => foe !== played && !defending.includes(foe)),
      boss: wordsOf(wish, 'boss')[0] ?? last,
    },
    ...{
      pickups: gathered.filter((what) => what !== played),
      base:
        read.base ??
        deedsIn(wish.words).base ??
        (template.id === 'tower-defence' ? heroes.find((who) => !people.includes(who)) : undefined),
      goal: wordsOf(wish, 'goal')[0] ?? read.goal,
    },
  };
}

/** "about kittens": one of them is played. */
export const single = (who: string): string => {
  const bare = who
    .replace(/^(?:playing as|play as|as|you are|you're) /i, '')
    .replace(/^(?:two|three|four|some|many|\d+) /i, '');
  const many = !/ (?:with|and|in|on|of) /.test(bare) && singular(bareNoun(bare)) !== bareNoun(bare);
  return many || !/^(?:an?|the|my|our|his|her) /i.test(bare)
    ? oneOf(bare)
    : bare
        .replace(/^(?:the|his|her) /i, (lead) => (/^the/i.test(lead) ? 'a ' : lead))
        .replace(/^a (?=[aeiou](?!ni))/i, 'an ');
};

/** In which slot what is gathered stands, and how it is drawn there. */
export function pickupIn(template: GameTemplate, what: string) {
  const slot = slotFor(template, /^(?:coins?|gems?|pickups?|treasure|keys?)$/i);
  return slot?.kind === 'object' ? { [slot.id]: { prompt: oneOf(what), ...drawnAs(oneOf(what), slot.kind) } } : {};
}
