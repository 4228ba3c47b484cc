/** A game that is told by what one does in it, or of a kind that there is not: the nearest one is proposed, with its price. */
import { type GameDescription, templateFor, themeOf } from '../games/index.ts';
import { gameTold } from './game-told.ts';
import * as say from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { singular, subjectOf } from './subjects.ts';

/** Play is told: what one does, who is against one, which known game it is like. */
const PLAYS =
  /\b(?:you (?:play|pick|have to|can only|only see|find|talk|must|need to|win|die|lose|collect)|bad ?(?:guys|dies)|side ?scroller|stranded on|(?:get|be) (?:eaten|caught|killed|bitten) by|find who|get out|if it touches|(?:like|similar to) (?:stardew|harvest moon|zelda|mario|minecraft|terraria|animal crossing|pokemon|undertale|vampire survivors)|fighting game|\w+ game\.|pong|tetris|pac-?man|[a-z]+ vs\.? [a-z]+)\b/i;

/** In which of the kinds one can do something like it, the first that fits. */
const NEAREST: readonly (readonly [words: RegExp, kind: string])[] = [
  [/\b(?:fighting|beat ?em ?up|karate|boxing|pong)\b/, 'platformer'],
  [/\b(?:stranded|surviv\w+|camp ?fires?)\b/, 'survival game'],
  [/\b(?:side ?scroller|jump\w*)\b/, 'platformer'],
  [/\b(?:race|racing|run away|dodge)\b/, 'runner'],
  [/\b(?:shoot\w*|zombies|waves)\b/, 'twin-stick shooter'],
];
/** What no game here has, by the words that ask for it. */
const NOT_THERE: readonly (readonly [words: RegExp, what: string])[] = [
  [/\btalk to\b|\bdialog\w*/, 'people to question'],
  [/\bwho (?:stole|did|killed)\b|\bdetective|\bmystery/, 'a culprit to find out'],
  [/\bplant\b|\bplanting\b/, 'planting'],
  [/\bwater (?:them|it|the)\b|\bwatering\b/, 'watering'],
  [/\bsell\w*\b/, 'selling'],
  [/\bchop\w*\b/, 'wood to chop'],
  [/\bcamp ?fires?\b/, 'a campfire to make'],
  [/\beat (?!en)\w+/, 'eating'],
  [/\bbring (?:it|them) to\b|\bright bin\b/, 'things that are brought to the right place'],
  [/\bexplain\b/, 'an explaining text before it begins'],
  [/\bonly see a bit\b|\blimited (?:sight|view|vision)\b|\bflash ?light\b/, 'a limited sight'],
  [/\bpower back on\b/, 'a power that is switched on'],
  [/\bif it touches you\b/, 'a death by one touch (there are hearts)'],
  [/\bfront door\b/, 'a front door (a gate opens once all is found)'],
  [/\b(?:2|two)[- ]players?\b|\bsame keyboard\b/, 'a second player'],
  [/\bfighting game\b/, 'rounds of a fight of two'],
  [/\bpong\b/, 'paddles and a ball'],
]; // biome-ignore format: a table

const PLACE =
  /\b(?<!\bschool )((?:candy |haunted |old |dark |snowy |desert )*(?:hotel|house|mansion|island|castle|cave|forest|farm|candy land|city|village|beach|jungle|swamp|space|graveyard|desert))\b/;
const NOBODY = /^(?:it|them|him|her|you|me|us|who|something|the|one|up|out|your|my|way|way out|everything)$/;
const isSomebody = (words: string): boolean => {
  const subject = subjectOf(words) ?? subjectOf(singular(words));
  return subject !== undefined && (/^(?:person|animal)$/.test(subject.kind) || subject.creature === true);
};
const first = (text: string, ...forms: readonly RegExp[]): string | undefined => {
  for (const form of forms) {
    const found = form.exec(text)?.[1]?.trim();
    if (found && !NOBODY.test(found)) return found;
  }
  return undefined;
};

interface Told {
  readonly sentence: string;
  /** Subjects of the message that are in it. */
  readonly subjects: number;
  readonly lost: readonly string[];
}

/** The message as a wish for the nearest kind of game. */
function nearestOf(said: string): Told {
  const text = said.toLowerCase().replace(/\bdont\b/g, "don't");
  const [, one, other] =
    /(?:^|[,.;:]\s*|\bgame (?:of|with) )(?:an? |the )?([a-z]+(?: [a-z]+)?) (?:vs\.?|versus) (?:an? |the )?([a-z]+(?: [a-z]+)?)/.exec(text) ?? [];
  const parts = text.split(/\s*[,.;:()]\s*/).filter(Boolean);
  const foes =
    other ??
    first(
      text,
      /(?:^|[,.;] ?|\band )(?:the )?([a-z]+(?: [a-z]+)?) are the (?:bad ?guys?|baddies|enemies|villains|foes)/,
      /\b(?:eaten|caught|killed|bitten) by (?:the |an? )?([a-z]+)/,
      /\b(?:against|versus) (?:the |an? )?([a-z]+)/,
    ) ??
    (/\bsomething (?:walks|roams|lurks|hunts)\b/.test(text) ? 'ghost' : undefined);
  const hero =
    one ??
    first(text, /\b(?:you(?:'re| are| play(?: as)?)|play(?:ing)? as) (?:an? |the )([a-z]+(?: [a-z]+)?)(?=$|[,.;]| who| that| and| in)/) ??
    parts.map((part) => part.replace(/^(?:an? |the )/, '')).find((part) => part.split(' ').length < 4 && part !== foes && !/\bgame\b/.test(part) && isSomebody(part)) ??
    first(text, /\b(?:but|only) with (?:an? |the )?([a-z]+)/) ??
    (/\bstardew|\bplant\b|\bfarming\b/.test(text) ? 'farmer' : /\bdetective\b/.test(text) ? 'detective' : undefined);
  const thing = first(
    text,
    /\b(?:collect|gather|pick up|plant|find) (?:the |some |all |\d+ )*([a-z]+)/,
    /\beat (?:the |some )*([a-z]+)/,
    /\bstole (?:the |an? )?([a-z]+)/,
  ) ?? first(text, /\bstole (?:the |an? )?([a-z]+)/);
  const place = first(text, PLACE)?.replace(/^desert (?=island)/, '') ?? (/\bstardew|\bcarrots\b/.test(text) ? 'farm' : undefined);
  const named = templateFor(text)?.words[0];
  const kind = named ?? NEAREST.find(([words]) => words.test(text))?.[1] ?? 'top-down adventure';
  const [lives] = /\b(?:\d|one|two|three|four|five) li(?:ves|fe)\b/.exec(text) ?? [];
  const some = (words: string): string => (singular(words) === words ? `a ${words}` : words);
  const gathers = thing && !/survival|shooter|defen/.test(kind);
  const gathered = thing && /^(?:trash|garbage|litter|rubbish)$/.test(thing) ? 'trash bags' : thing;
  const sentence = [
    `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`,
    hero ? `with a ${singular(hero)}` : '',
    gathers ? `who collects ${gathered}` : '',
    foes ? `against ${some(foes)}` : '',
    place && themeOf(`in ${place}`) ? `in ${/land$/.test(place) && place !== 'island' ? '' : 'a '}${place}` : '',
    lives ? `with ${lives}` : '',
  ].filter(Boolean).join(' ');
  const lost = NOT_THERE.flatMap(([words, what]) => (words.test(text) ? [what] : []));
  // a part of which nothing was read is named in its own words
  const heard = [hero, foes, gathers ? thing : undefined, place, lives, named].filter((one) => one !== undefined);
  const unheard = parts.filter(
    (part) =>
      part.split(' ').length > 1 &&
      !heard.some((one) => part.includes(one)) &&
      !NOT_THERE.some(([words]) => words.test(part)) &&
      !NEAREST.some(([words]) => words.test(part)) &&
      !/^(?:and |please|just )*(?:horror game|no weapons?|a game|like (?:stardew|harvest moon)\b.*)$/.test(part),
  );
  return {
    sentence: /\bno weapons?\b/.test(text) ? `${sentence}, no weapon` : sentence,
    subjects: [hero, foes, thing, place].filter(Boolean).length,
    lost: [...lost, ...unheard.slice(0, 4).map((part) => `"${part}"`)],
  };
} // biome-ignore format: short enough

const argsOf = ({ args }: Step) => (typeof args === 'function' ? args([]) : args);
const writes = (plan: Plan): boolean => isPlan(plan) && plan.steps.some(({ tool }) => tool === 'write_game');

/** Whether nothing came of the message that is a game. */
function failed(plan: Plan): 'unread' | 'refused' | undefined {
  if ('ask' in plan)
    return /^I do not know "/.test(plan.ask)
      ? 'unread'
      : /^I cannot build (?:that kind|games that several).*What of these shall it be\?$/s.test(plan.ask)
        ? 'refused'
        : undefined;
  if ('look' in plan) return 'unread';
  return isPlan(plan) && plan.unclear?.length && !writes(plan) ? 'unread' : undefined;
}

/** The nearest game, proposed; undefined where the message tells of none or something else came of it. */
export function proposed(text: string, plan: Plan, agreed: boolean, planned: (words: string) => Plan): Plan | undefined {
  const why = failed(plan);
  if (!why || (why === 'unread' && !PLAYS.test(text))) return undefined;
  const { sentence, subjects, lost } = nearestOf(text);
  // of nobody and nothing there is no game to propose
  if (!subjects) return undefined;
  const built = planned(sentence);
  const written = isPlan(built) ? built.steps.find(({ tool }) => tool === 'write_game') : undefined;
  if (!isPlan(built) || !written) return undefined;
  const { missing: _, lacks: __, unclear: ___, doubts: ____, ...whole } = built;
  if (agreed) return whole;
  const told = gameTold(argsOf(written).game as GameDescription);
  return { ...whole, proposal: say.nearestGame(told, lost) };
} // biome-ignore format: short enough
