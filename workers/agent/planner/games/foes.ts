/** Who is against the hero: which slots of a kind of game they fill, and who comes where nobody is named. */
import { defaultChoice, type GameTemplate, type SlotChoice, type TemplateId, type ThemeId } from '../../games/index.ts';
import { bareNoun } from '../words/nouns.ts';
import { drawnAs } from './drawn-as.ts';
import { oneOf } from './somebody.ts';
import { foesLike } from './words/defenders.ts';
import { foesOf } from './words/fitting-foes.ts';

export type Filled = Record<string, Pick<SlotChoice, 'prompt'> & Partial<SlotChoice>>;

/** Slots for foes of several kinds, in the order in which they are taken. */
const SLOTS: Readonly<Record<TemplateId, readonly string[]>> = {
  ...{ platformer: ['walker', 'flyer', 'foe2', 'foe3'], adventure: ['chaser', 'walker', 'foe2', 'foe3'] },
  ...{ 'twin-stick': ['chaser', 'walker', 'flyer', 'foe2', 'foe3'], runner: ['walker', 'flyer', 'foe2', 'foe3'] },
  ...{ 'tower-defence': ['chaser', 'walker', 'flyer', 'foe2', 'foe3'], 'match-3': [] },
};
const IN_THE_AIR =
  /\b(?:bats?|birds?|crows?|ravens?|owls?|eagles?|hawks?|storks?|vultures?|gulls?|seagulls?|parrots?|ghosts?|bees?|wasps?|hornets?|fly|flies|moths?|butterfl\w+|mosquito\w*|drones?|ufos?|saucers?|fair\w+|jelly ?fish|balloons?|harp\w+|griffins?|pterodactyls?|planes?|helicopters?|winged|flying)\b/i;

export interface Foes {
  readonly filled: Filled;
  readonly settings: Readonly<Record<string, number | boolean>>;
  /** For whom there is no room. */
  readonly left: readonly string[];
}

/** Each of those who are named gets a slot of its own; who flies flies. */
export function foesIn(template: GameTemplate, names: readonly string[]): Foes {
  const all = [...new Set(names.map(oneOf))];
  const free = [...SLOTS[template.id]];
  const filled: Filled = {};
  const left: string[] = [];
  const kindOf = (id: string) => template.needs.find((slot) => slot.id === id)!.kind;
  for (const foe of all) {
    const flies = IN_THE_AIR.test(foe) && free.includes('flyer') && (all.length > 1 || template.id === 'runner');
    const id = flies ? 'flyer' : (free.find((slot) => slot !== 'flyer') ?? free[0]);
    if (!id) {
      left.push(foe);
      continue;
    }
    free.splice(free.indexOf(id), 1);
    filled[id] = { prompt: foe, ...drawnAs(foe, kindOf(id)) };
  }
  const more = ['foe2', 'foe3'].filter((id) => filled[id]);
  const wings = more.filter((id) => template.settings.some((setting) => setting.id === `${id}Flies`));
  const [alone, other] = all;
  const settings = {
    ...(more.length ? { foeKinds: more.length } : {}),
    ...Object.fromEntries(wings.map((id) => [`${id}Flies`, IN_THE_AIR.test(filled[id]!.prompt)])),
    // of several who are named nobody else comes beside them
    ...(all.length > 1 ? unnamed(template, filled) : {}),
  };
  // who comes alone in a shooter or at a tower comes in several looks
  const alike = alone && !other && /^(?:twin-stick|tower-defence)$/.test(template.id) ? foesLike(alone) : {};
  return { filled: { ...alike, ...filled }, settings, left };
}

/** Kinds of foes that stay away, because others were named. */
const unnamed = (template: GameTemplate, filled: Filled): Record<string, boolean> =>
  Object.fromEntries(
    ['walker', 'chaser', 'flyer'].flatMap((id) =>
      !filled[id] && template.settings.some((setting) => setting.id === `${id}s`) ? [[`${id}s`, false]] : [],
    ),
  );

/** Whom who plays has against them by nature: a mouse has cats. */
export function usualFoes(who: string, template: GameTemplate): Filled {
  const usual = template.id === 'runner' ? undefined : foesOf(who);
  const filled: Filled = {};
  for (const [id, prompt] of Object.entries(usual ?? {})) {
    const slot = template.needs.find((need) => need.id === id);
    if (slot) filled[id] = { prompt, ...drawnAs(prompt, slot.kind) };
  }
  return filled;
}

const OTHERS: Readonly<Record<string, string>> = { walker: 'a brown rat', chaser: 'a goblin', flyer: 'a black crow' };
/** Nobody is against his own kind. */
export function othersThan(hero: string, template: GameTemplate, theme: ThemeId, filled: Filled): Filled {
  const own = bareNoun(hero)
    .split(/ (?:with|in|of) /)[0]!
    .split(' ')
    .at(-1)!
    .replace(/[^\w]/g, '.');
  const others: Filled = {};
  for (const slot of template.needs) {
    const prompt = OTHERS[slot.id];
    if (!prompt || filled[slot.id] || !new RegExp(`\\b${own}\\b`, 'i').test(defaultChoice(slot, theme).prompt))
      continue;
    others[slot.id] = { prompt, ...drawnAs(prompt, slot.kind) };
  }
  return others;
}
