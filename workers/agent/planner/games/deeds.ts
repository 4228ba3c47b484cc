/** What somebody does in a rule, read as who is against him and what he gathers: "jumps on turtles", "collects stars". */
import { type TemplateId, templateFor, themeOf } from '../../games/index.ts';
import { tidy } from '../slots.ts';
import { isSomebody } from './somebody.ts';
import { castOf } from './words/cast.ts';
import { withoutManner } from './words/controls.ts';
import { propsOf } from './words/place-props.ts';

const UPON =
  /\b(?:jump|hop|stomp|land|leap|bounc|tread)\w* (?:up)?on(?:to)?(?: top of)? (?:the |some |evil )?((?:[a-z-]+ )?[a-z-]+s)\b/i;
const AWAY =
  /\b(?:run|runs|running|flee|flees|fleeing|escap\w+|chased|hunted|followed) (?:away )?(?:from|by) (?:an? |the |some )?([a-z-]+(?: [a-z-]+)?)\b/i;

export interface Deeds {
  readonly hero: string | undefined;
  readonly foes: readonly string[];
  readonly pickups: readonly string[];
  readonly base: string | undefined;
  readonly goal: string | undefined;
  readonly place: string | undefined;
}

/** Of all rules and of the words between slots. */
export function deedsIn(text: string): Deeds {
  const words = withoutManner(text.toLowerCase());
  const { hero, foes, enemy, pickup, also, base, goal, place } = castOf(words);
  const [, upon] = UPON.exec(words) ?? [];
  const [, away] = AWAY.exec(words) ?? [];
  const against = [
    ...foes,
    ...(enemy ? [enemy] : []),
    ...(upon && isSomebody(upon) ? [upon] : []),
    ...(away ? [away] : []),
  ];
  return {
    ...{ hero: hero && isPlayed(hero) ? hero : undefined, base, goal },
    place: place && (themeOf(`in ${place}`) || propsOf(place)) ? place : undefined,
    foes: [...new Set(against.map(cut))],
    pickups: [pickup, also].flatMap((one) => (one && !/^\w+ing /.test(one) ? cut(one) : [])),
  };
}

/** Only what is named, and not what becomes of it. */
const cut = (words: string): string =>
  words.split(/ (?:to|then|that|which|who|so|for|if|when|until|before|while) /)[0]!;
const isPlayed = (who: string): boolean =>
  !templateFor(who) &&
  !/^(?:you|u|i|we|they)\b|\d|^(?:fly|duck|swallow|bear|crane|ram|seal|hide|charge)$/.test(who) &&
  who.split(' ').length < 6 &&
  (isSomebody(who) || STEERED.test(who));
/** What somebody steers, and what rolls by itself. */
const STEERED =
  /\b(?:space ?ships?|ships?|tanks?|planes?|jets?|cars?|submarines?|rockets?|ufos?|helicopters?|balls?|boats?|trucks?|vans?|trains?|bikes?)$/i;

/** Who is named as against the hero, and stands to defend: "bees defending their hive". */
export const defends = (who: string, words: string): boolean =>
  new RegExp(
    `\\b${who.toLowerCase().replace(/[^\w ]/g, '.')}\\b,? (?:who |that |which )?(?:are |is |must |should )?(?:defend|protect|guard|shoot|hold|stop|throw)`,
  ).test(words.toLowerCase());

const ENDLESS = /\b(?:endless\w*|infinite|forever|never[- ]?ending|non-?stop|without (?:an )?end)\b/i;
const SURVIVAL = /\bsurviv(?:al|e|es|ing)\b/i;

/** What a wish means besides its single words: a runner that runs forever, a survival with days and hunger. */
export function impliedIn(words: string, template: TemplateId, food: string | undefined): readonly string[] {
  if (template === 'runner') return ENDLESS.test(words) && !/\blevels?\b/i.test(words) ? ['make it endless'] : [];
  if (template !== 'twin-stick' || !isSurvival(words)) return [];
  const hungry = food ? [`hunger with ${tidy(food)}`] : /\bfood\b|\bhung/i.test(words) ? ['add hunger'] : [];
  return ['add a day|night cycle', ...hungry];
}
const isSurvival = (words: string): boolean =>
  SURVIVAL.test(words) &&
  (/\b(?:food|hung\w+|night and day|day and night)\b/i.test(words) || !/\bwaves?\b|\bhordes?\b|\bzombie/i.test(words));
