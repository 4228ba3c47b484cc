/** Several things under one heading, or as many of one: "weapon icons, pistol rifle and bow", "4 houses". */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { understand } from '../../../engine/understand/index.ts';
import { hasKinds, kindsOf } from '../kinds.ts';
import { TWO_TO_TEN } from '../number-words.ts';
import { isAdjective, singular, subjectOf } from '../subjects.ts';
import { article } from '../talk/listed.ts';
import { bareNoun, bareWish, GAME, ISOMETRIC, TILES, UI } from '../words.ts';

/** Marks a thing of a list, that belongs to nothing before it. */
export const APART = '∥';

/** How all of a set is to be: it is, without being told. */
const OF_ALL =
  /[,;]?\s*\b(?:(?:all|each|every one|everything)(?: of them)? )?(?:(?:in|with|on|of|having) )?(?:an? |the |one )*(?:(?:same|matching|consistent|similar|coherent|unified) (?:art |pixel[- ]?art |visual )?(?:style|look|palette)|transparent(?: (?:background|bg|png))?s?|no (?:background|bg)|transparency)(?: please)?(?=\s*(?:$|[,.;!]))/gi;
/** What it is for, or what it shows without being told. */
const AS_WHAT =
  /[,;]?\s*\b(?:as (?:an? |the |my )?(?:pets?|npcs?|enem(?:y|ies)|icons?|sprites?|decorations?|props?|characters?|items?|objects?|assets?)|(?:in |from |with )?(?:an? )?(?:front[- ](?:view|facing)|facing (?:the )?(?:front|viewer|camera|player|forwards?)))(?=\s*(?:$|[,.;!]))/gi;
export const withoutOfAll = (text: string): string =>
  text
    .replace(OF_ALL, '')
    .replace(AS_WHAT, '')
    .replace(/\b(?:character|reference|model|turn-?around|concept|design) sheets? (?:of|for) /gi, '')
    // "rune stones, 5 of them"
    .replace(/^(.+?),? (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) of (?:them|those|these|each)$/i, '$2 $1')
    .trim();
/** "gem set (ruby, emerald)" → "gem set: ruby, emerald" */
export const bracketList = (text: string): string =>
  text.replace(
    /\b(sets?|packs?|kits?|icons?|props|items|assets|objects|sprites|things|tools|weapons|foods?|furniture|decorations|[a-z]+s) ?\(([^()]+,[^()]+)\)/gi,
    '$1: $2',
  );

const HEADING =
  /^(?:(?:an? |the |some |my )?(?:\w+ )?(?:sets?|packs?|bunch|collection|list|group) of )?(?:\d{1,2} |two |three |four |five |six |some |several )?((?:[\w-]+ ){0,4}?(?:icons?|items|sprites|assets|props|objects|things|pick-?ups|power-?ups|weapons|tools|foods?|sets?|packs?|kits?|collection|bundle|loot|stuff|decorations|furniture|ingredients|supplies))(?: (?:for|from|in|of) (?:an? |the |my )?[\w ]+(?=:)| (?:for|of)(?= [\w -]+(?:,| and )))?(?:\s*[:,(]\s*|\s+(?=\w))(.+?)\)?$/i;
const OF_WHAT =
  /^(?:weapon|item|food|rpg|game|fantasy|inventory|ui|skill|spell|armou?r|gem|potion|tool|pixel|art|loot|shop)s?$/i;
const UNDER = /\b(?:with|of|for|in|on|from|that|who|holding|wearing)\b/i;
const isConcept = (words: string): boolean => LEXICON.read(words.toLowerCase()).some(({ is }) => is === 'concept');
const COUNT = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) /i;
const kindOf = (words: string) => subjectOf(bareNoun(words))?.kind;

/** "pistol rifle rocket launcher" → its things, the longest names first; undefined where a word is none. */
function segments(chunk: string): readonly string[] | undefined {
  const words = chunk.split(/\s+/);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const until = [3, 2, 1]
      .map((length) => at + length)
      .find((end) => {
        const name = words.slice(at, end).join(' ');
        return (
          end <= words.length &&
          (isConcept(name) ||
            isConcept(singular(name)) ||
            (end - at > 1 && isAdjective(words[at]!) && isConcept(words.slice(at + 1, end).join(' '))))
        );
      });
    if (!until) return undefined;
    found.push(words.slice(at, until).join(' '));
    at = until;
  }
  return found;
}

const listOf = (list: string): readonly string[] =>
  list
    .split(/\s*(?:[,;/]|\band\b|&|\bplus\b)\s*/i)
    .filter(Boolean)
    .flatMap((chunk) => {
      const whole =
        chunk.trim().split(/\s+/).length < 3 ||
        /^(?:an?|the|\d)\s/i.test(chunk) ||
        UNDER.test(chunk) ||
        isConcept(chunk) ||
        !/\s/.test(chunk);
      const parts = whole ? undefined : segments(chunk);
      return parts && parts.length > 1 ? parts : [chunk];
    });

/** Somebody among things, whom a thing is called by: of "rifle, sniper" the sniper rifle. */
const asThing = (item: string, all: readonly string[]): string => {
  if (kindOf(item) !== 'person') return item;
  const named = all.map((other) => `${item} ${other}`).find((name) => isConcept(name));
  return named ?? item;
};

/** "medieval villagers: baker, smith, guard": all of them are somebody, whatever a word of them may do. */
function people(said: string): string | undefined {
  const [, heading = '', list = ''] = /^([^:]{3,60}):\s*(.+)$/.exec(said) ?? [];
  const group = heading.split(' ').at(-1) ?? '';
  const one = singular(group);
  if (
    one === group ||
    !/^(?:person|animal)$/.test(
      subjectOf(one)?.kind ?? (/^(?:npcs|enemies|characters|heroes|people|animals)$/i.test(group) ? 'person' : ''),
    )
  )
    return undefined;
  const items = list.split(/\s*(?:[,;/]|\band\b|&)\s*/i).filter(Boolean);
  if (items.length < 2 || !items.every((item) => /^(?:person|animal)$/.test(kindOf(item) ?? ''))) return undefined;
  return items
    .map((item) => (/^(?:an?|the)\s/i.test(item) ? item : `${/^[aeiou]/i.test(item) ? 'an' : 'a'} ${item}`))
    .join(', ');
}

/** "spell effects for a mage: fire, ice, heal. animated" → each effect by its name. */
const EFFECTS =
  /^(?:an? |the |some |\d+ |\w+ different )?(?:set of |pack of )?((?:[\w-]+ ){0,3}?)(effects?|vfx|fx|spells|projectiles)(?: animations?)?(?: (?:for|of|from) [^:]+)?\s*:\s*([^:]+)$/i;
function effectsOf(said: string): string | undefined {
  const [, how = '', , list = ''] = EFFECTS.exec(said) ?? [];
  if (!list) return undefined;
  const moves = /\banimat\w*|\bloop\w*/i.test(said);
  const items = list
    .split(/\s*(?:[,;/.]|\band\b|&|\bplus\b)\s*/i)
    .map((item) =>
      bareNoun(item.replace(/\b(?:all )?(?:animated|animations?|looping|looped|please|each)\b/gi, '').trim()),
    )
    .filter(Boolean);
  const spell = /\b(?:spell|magic|mage|wizard)/i.test(`${how} ${said.split(':')[0]}`) ? ' spell' : '';
  const names = items.map((item) => {
    const tries = [`${item}${spell} effect`, `${item} effect`, `${item}${spell}`, item];
    return tries.find((name) => {
      const { confidence, unknown } = understand(name);
      return confidence >= 0.9 && unknown.length === 0;
    });
  });
  if (items.length < 2 || names.some((name) => !name)) return undefined;
  return names
    .map((name) => `${APART}${/^[aeiou]/i.test(name!) ? 'an' : 'a'} ${name}${moves ? ' animation' : ''}`)
    .join(', ');
}

/** The sentence with the things of a heading, each by its name; as it is where there is no such list. */
export function headed(sentence: string): string {
  if (TILES.test(sentence) || UI.test(sentence)) return sentence;
  const said = bareWish(sentence).replace(/[.!?\s]+$/, '');
  const effects = effectsOf(said);
  if (effects) return effects;
  const somebody = people(said);
  if (somebody) return somebody;
  const [, heading = '', list = ''] = HEADING.exec(said) ?? [];
  if (!list || GAME.test(list) || UNDER.test(list.split(/[,;]|\band\b/)[0]!)) return sentence;
  // "a fire icon, an ice icon": each by its name already
  if (/^an? .*\bicon$/i.test(heading) && /^an? /i.test(list)) return sentence;
  const items = listOf(list);
  // "icons: rage, stealth": what has no shape of its own has one as an icon
  const asIcon = /\bicons?\b/i.test(heading);
  const isDrawn = (item: string): boolean =>
    subjectOf(item) !== undefined || (asIcon && subjectOf(`${singular(item)} icon`) !== undefined);
  if (items.length < 2 || !items.every((item) => isDrawn(bareNoun(item.replace(COUNT, ''))))) return sentence;
  // "tiny town pack": tiny is the town
  const before = heading.split(' ').slice(0, -1);
  const isHow = (word: string): boolean => isAdjective(word) || ISOMETRIC.test(word);
  const hows = before.every((word) => isHow(word) || OF_WHAT.test(word)) ? before.filter(isHow) : [];
  const icon = /\bicons?\b/i.test(heading) ? ' icon' : '';
  return items
    .map((item) => (COUNT.test(item) ? item : asThing(bareNoun(item), items)))
    .map((item) => {
      if (COUNT.test(item)) return `${APART}${item}`;
      const how = hows.filter(
        (word) => !understand(`${word} ${item}`).unknown.some((one) => word.includes(one)) && !item.includes(word),
      );
      const words = [...how, item].join(' ');
      const plural = singular(item) !== item && !icon;
      return plural
        ? `${APART}${words}`
        : `${APART}${icon ? `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}${icon}` : article(words)}`;
    })
    .join(', ');
}

const COUNTED =
  /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:different|various|unique|distinct))? ((?:[a-z-]+ ){0,2}?[a-z-]+)(?:,? (?:each|all)(?: (?:one|of them))?(?: (?:different|unique|distinct))?)?$/i;

/** "4 houses": four of them, each another one. Of people one is drawn, and said. */
export function counted(clause: string): readonly string[] {
  const [, number = '', name = ''] = COUNTED.exec(clause) ?? [];
  const one = singular(name);
  const subject = name && one !== name ? subjectOf(one) : undefined;
  if (subject?.kind !== 'thing' || subject.creature || TILES.test(clause) || UI.test(clause)) return [clause];
  // of others as many of the same words are drawn
  const count = TWO_TO_TEN[number.toLowerCase()] ?? Number(number);
  if (!hasKinds(one, 2) && !/\b(?:different|various|unique|distinct)\b/i.test(clause)) return [clause];
  return kindsOf(one, count) ?? [clause];
}
