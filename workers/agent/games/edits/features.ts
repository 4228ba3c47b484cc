/** What a game may have or not: double jumps, spikes, doors with keys, what the hero fights with. */
import { armed } from '../describe.ts';
import { templateOf, templates } from '../templates/index.ts';
import type { GameDescription, SettingValue } from '../types.ts';
import { type Outcome, redrawn, slotIn, withSetting } from './outcome.ts';

interface Feature {
  readonly words: RegExp;
  readonly id: string;
  readonly on: SettingValue;
  readonly off: SettingValue;
  /** As it is called where a kind of game has none. */
  readonly name: string;
}
const feature = (
  name: string,
  id: string,
  words: RegExp,
  on: SettingValue = true,
  off: SettingValue = false,
): Feature => ({
  ...{ name, id, words, on, off },
});

export const FEATURES: readonly Feature[] = [
  feature('triple jumps', 'jumps', /\btriple[- ]?jump(?:s|ing)?\b|\bjump(?:s|ing)? (?:three|3) times\b/, 3, 1),
  feature('double jumps', 'jumps', /\b(?:an? )?(?:double|air|mid-?air|second|2x)[- ]?jump(?:s|ing)?\b|\bjump(?:s|ing)? (?:twice|(?:once )?(?:again|more) in (?:the |mid-?)?air|(?:in|while in) (?:the |mid-?)?air)\b/, 2, 1),
  feature('jumps off walls', 'wallJump', /\bwall[- ]?(?:jump|climb|slid|kick|grab)\w*\b|\bjump(?:s|ing)? (?:off|from|up) (?:the )?walls\b/),
  feature('dashes', 'dash', /\b(?:an? )?(?:air[- ]?)?dash(?:es|ing)?(?: (?:move|ability|attack))?\b|\bsprint(?:s|ing)?\b/),
  feature('spikes', 'spikes', /\b(?:some |deadly )*spikes?(?: (?:traps?|pits?))?\b|\bspike[- ]?traps?\b/),
  feature('moving platforms', 'movers', /\b(?:some )?(?:moving|flying|floating moving) platforms?\b|\bplatforms? (?:that|which|should|to) (?:all )?move\b|\b(?:elevators?|lifts)\b/),
  feature('springs', 'springs', /\b(?:some |a few )?(?:springs?|trampolines?|jump ?pads?|bounce? ?pads?|bouncers?|bouncy (?:mushrooms?|pads?|platforms?))\b/),
  feature('platforms that break off', 'crumbles', /\b(?:some )?(?:crumbling|falling|breaking|collapsing|breakable|disappearing|vanishing) (?:platforms?|blocks?|floors?)\b|\bplatforms? (?:that|which|should|to) (?:fall|break|crumble|collapse|disappear|vanish)s?(?: (?:down|off|away|apart|after|when|if|once|you|one|he|she|the|hero|player|steps?|stands?|land|lands|jump|jumps|on|it|them|a|while|second|seconds))*/),
  feature('checkpoints', 'checkpoints', /\b(?:put )?(?:some |an? )?check ?points?(?: (?:in the middle|half ?way(?: through)?|at half|of each level|in each level|in every level)(?: of (?:each|every|the) level)?)?\b|\b(?:save|respawn) points?\b/),
  feature('locked doors and keys', 'doors', /\bkeys? (?:and|with|for|to open|that open|&) (?:the |some |an? )?(?:locked )?(?:doors?|gates?)\b|\b(?:an? |some )?locked (?:doors?|gates?)(?: (?:and|with) keys?)?\b|\bdoors? (?:and|with) keys?\b|\bdoors? (?:that|which) (?:need|require|open with) (?:an? )?keys?\b/),
  feature('power-ups', 'powerUps', /\b(?:some |an? |more )?(?:power[- ]?ups?|boosters?)(?:\s*(?::|\(|,|like|such as)?\s*(?:(?:and|or|with|,|a|the) ?|(?:shields?|speed(?: ?boosts?| ?ups?)?|(?:fast |speed |winged )?boots|magnets?)\b[\s,)]*)+)?|\b(?:an? )?(?:shield|speed|magnet)(?: boost)? power[- ]?ups?\b|\b(?:an? )?(?:magnet|speed boost)\b/),
]; // biome-ignore format: a table

/** What some kinds of games have anyway, by another name. */
const ANYWAY: Readonly<Record<string, string>> = {
  'runner powerUps': 'A runner has a shield that saves from one stumble.',
  'twin-stick powerUps': 'A shooter has a power-up already: it makes the hero shoot three at a time.',
  'adventure doors': 'An adventure has keys to find and a gate that they open already ("5 keys" says how many).',
};

/** Which kinds of games have it. */
const nearest = (id: string): string => {
  const [one] = templates.filter(({ settings }) => settings.some((setting) => setting.id === id));
  return one ? ` A ${one.title.toLowerCase()} has: that is a new game ("a ${one.title.toLowerCase()} with …").` : '';
};

export const TAKES_OFF =
  /\b(?:no|without|remove|drop|delete|off|disable|get rid of|take (?:out|away)|don'?t want|not?)\b/i;

export function withFeature(clause: string, game: GameDescription): Outcome {
  const template = templateOf(game.template);
  for (const { words, id, on, off, name } of FEATURES) {
    // "a giant magnet boss" is somebody
    if (!words.test(clause) || (id === 'powerUps' && /\b(?:boss|enem(?:y|ies)|foes?)\b/.test(clause))) continue;
    // "replace the spikes with thorns" is about the picture
    if (/\b(?:replace|swap|instead)\b/.test(clause)) return undefined;
    const anyway = ANYWAY[`${game.template} ${id}`];
    if (anyway) return { refused: anyway, already: true };
    if (!template.settings.some((one) => one.id === id))
      return { refused: `A ${template.title.toLowerCase()} has no ${name}.${nearest(id)}` };
    const value = TAKES_OFF.test(clause) ? off : on;
    if ((game.settings[id] ?? off) === value)
      return { refused: `There are ${value === off ? 'no' : 'already'} ${name}.`, already: true };
    return {
      game: withSetting(game, id, value),
      changed: value === off ? `There are no ${name} any more.` : `There are ${name} now.`,
    };
  }
  return undefined;
}

const DRESSED: readonly RegExp[] = [
  /^(?:please |also |now |and )*(?:give|put on|lend|hand) ((?:the |my )?[a-z-]+(?: hero)?) ((?:an? |some )?[a-z-]+(?: [a-z-]+){0,3})$/,
  /^(?:please |also |now |and )*(?:(?:let|make) )?((?:the |my )?[a-z-]+(?: hero)?) (?:(?:should|must|can|could|to|also) )*(?:wears?|have|has|get|gets|carry|carries|hold|holds) ((?:an? |some )?[a-z-]+(?: [a-z-]+){0,3})$/,
  /^(?:please |also |now |and )*(?:put|add) ((?:an? |some )[a-z-]+(?: [a-z-]+){0,2}) (?:on|to) ((?:the |my )[a-z-]+)$/,
];
const WORN_NOT =
  /\b(?:li(?:fe|ves)|hearts?|health|hp|speed|jumps?|jumping|shields?|power\S*|time|weapons?|attacks?|moves?|shots?|levels?|abilit\w+|skills?|more|less|no|friends?|pets?|enem\w+|boss|fly|swim|run|walk|name|coins?|points?|keys?)\b/;
/** "give the elf red hair", "the knight should wear a blue cape" */
export function dressed(clause: string, game: GameDescription): Outcome {
  for (const [i, form] of DRESSED.entries()) {
    const found = form.exec(clause);
    if (!found) continue;
    const [who, what] = (i === 2 ? [found[2], found[1]] : [found[1], found[2]]) as [string, string];
    if (WORN_NOT.test(what)) return undefined;
    const slot = /^(?:him|her|he|she)$/.test(who) ? slotIn('hero', game) : slotIn(who, game);
    if (!slot || !/^(?:hero|boss|chaser|walker|flyer|foe\d)$/.test(slot.id)) return undefined;
    const { prompt } = game.assets[slot.id]!;
    return {
      game: redrawn(game, { [slot.id]: armed(prompt, what) }),
      changed: `The ${slot.id} is drawn anew: ${armed(prompt, what)}.`,
    };
  }
  return undefined;
}

/** "make the hero bigger" is of him; of others it is said that it cannot be. */
export function sizeOfOthers(clause: string, game: GameDescription): Outcome {
  const [, what = ''] =
    /^(?:please )?(?:(?:make|turn) )?(?:the |all the |all )?([\w -]+?) (?:(?:be|should be|are|is|much|way|a bit|a lot|even) )*(?:bigger|larger|smaller|huge|tiny)$/.exec(
      clause,
    ) ?? [];
  const slot = what ? slotIn(what, game) : undefined;
  return slot && slot.id !== 'hero' && !/\b(?:levels?|rooms?|maps?|world|islands?|arena|jump)\b/.test(what)
    ? {
        refused: `How large the ${slot.id} is cannot be changed by words: "replace the ${what} with a large ${what}" draws another one.`,
      }
    : undefined;
}
