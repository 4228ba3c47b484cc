/** What a game may have, said with what it is for: "a magnet that pulls coins", "a key that opens the door", "3 checkpoints". */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { withFeature } from './features.ts';
import { numberIn } from './numbers.ts';
import type { Outcome } from './outcome.ts';
import { FRAME } from './whole-words.ts';

/** What is there, and the words that say what it does anyway. */
interface Purpose {
  readonly thing: RegExp;
  readonly id: string;
  readonly does: RegExp;
}
const PURPOSES: readonly Purpose[] = [
  { thing: /^magnets?$/, id: 'powerUps', does: /\b(?:pulls?|attracts?|draws?|sucks?|brings?|collects?|gathers?|grabs?|picks?|coins?|gems?|things?|items?|pickups?|everything|all|up|in|far|away|afar|distance|closer|nearby|near|towards?|automatically|him|her|you|player|hero|while|seconds?|short|time)\b/g },
  { thing: /^(?:shields?|bubbles?|protections?)$/, id: 'powerUps', does: /\b(?:protects?|saves?|blocks?|absorbs?|stops?|survives?|takes?|from|against|one|a|1|single|hits?|damage|enem(?:y|ies)|being|hurt|once|you|him|her|player|hero)\b/g },
  { thing: /^(?:(?:fast|speed|winged|running) )?(?:boots|shoes)$|^speed(?: ?boosts?| ?ups?)?$/, id: 'powerUps', does: /\b(?:makes?|lets?|gives?|runs?|go|goes|moves?|faster|fast|speed|quick\w*|while|short|time|seconds?|you|him|her|player|hero|for)\b/g },
  { thing: /^(?:(?:golden|hidden|secret) )?keys?$/, id: 'doors', does: /\b(?:opens?|unlocks?|doors?|gates?|locked|exits?|way|next|part|needs?|for)\b/g },
  { thing: /^(?:locked )?(?:doors?|gates?)$/, id: 'doors', does: /\b(?:opens?|unlocks?|opened|locked|with|needs?|requires?|keys?|by|only|if|have|has)\b/g },
  { thing: /^check ?points?$|^(?:flags?|(?:save|respawn) points?)$/, id: 'checkpoints', does: /\b(?:where|respawns?|restarts?|starts?|begins?|again|continues?|comes?|back|saves?|progress|after|dying|death|dies?|die|when|from|there|half ?way|middle|through|level|levels|each|every|per|so|do|don't|not|have|to|lose|all|everything)\b/g },
  { thing: /^spikes?$/, id: 'spikes', does: /\b(?:hurts?|kills?|damages?|touch\w*|you|him|her|player|hero|if|when|on|in|floor|ground|traps?|must|avoid)\b/g },
  { thing: /^(?:moving|floating) platforms?$|^(?:lifts?|elevators?)$/, id: 'movers', does: /\b(?:moves?|goes?|up|down|left|right|and|carry|carries|across|gaps?|over|you|player|hero|sideways|back|forth)\b/g },
]; // biome-ignore format: a table
const AT = /^(?:please |also |now |and |then )*(?:add|put(?: in)?|place|have|make|include|give me|create|i want|there should be|with)?\s*(?:(?:an?|some|the|\d+|one|two|three|four|five|six|many|more|a few|several|lots of) )?(.+?)(?: power[- ]?ups?| items?)?(?:,? (?:that|which|who|to|so (?:that )?|where|for|in|into|from|half ?way)\b(.*))?$/; // biome-ignore format: one line

/** The feature that words name, where all that is said besides is what it does anyway. */
export function purposed(clause: string, game: GameDescription): Outcome {
  if (/\b(?:no|not|without|remove|replace|swap|instead|bigger|smaller|faster|slower)\b/.test(clause.replace(/\bfaster\b(?= for|$)/, ''))) return undefined; // biome-ignore format: one line
  const [, thing = '', does = ''] = AT.exec(clause.trim()) ?? [];
  const found = PURPOSES.find((one) => one.thing.test(thing.trim()));
  const count = numberIn(/^\D*?\b(\d+|two|three|four|five|six)\b/.exec(clause)?.[1] ?? '');
  // "add a shield": one of the things that are found
  if (!found || (!does && count === undefined && found.id !== 'powerUps')) return undefined;
  const rest = does.replace(found.does, ' ').match(/[a-z0-9][a-z0-9'-]*/g) ?? [];
  if (rest.some((word) => !FRAME.has(word))) return undefined;
  const outcome = withFeature(FEATURE_WORDS[found.id]!, game);
  if (!outcome || 'refused' in outcome) return outcome;
  const many = count !== undefined && count > 1 && PER_LEVEL[found.id] ? ` ${PER_LEVEL[found.id]} Another number cannot be set.` : ''; // biome-ignore format: one line
  const beside = found.id === 'powerUps' ? ' A shield, fast boots and a magnet lie about, one of each in a level.' : '';
  return { ...outcome, changed: `${outcome.changed}${many}${beside}`, whole: true };
}
/** As the features know them. */
const FEATURE_WORDS: Readonly<Record<string, string>> = {
  ...{ powerUps: 'power-ups', doors: 'doors and keys', checkpoints: 'checkpoints', spikes: 'spikes' },
  movers: 'moving platforms',
};
const PER_LEVEL: Readonly<Record<string, string>> = { checkpoints: 'Two flags stand in each level.', doors: 'One door stands in each level, and its key before it.' }; // biome-ignore format: one line

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
/** "a second level": so many there are then, and no more where there are that many. */
export function nthLevel(clause: string, game: GameDescription): Outcome {
  const [, word = '', what = 'level'] = /^(?:please |also |now |and )*(?:add|make|create|have|give me|i want|build)? ?(?:an?|the) (second|third|fourth|fifth|sixth|seventh|eighth|ninth) (level|stage|wave|island)$/.exec(clause) ?? []; // biome-ignore format: one line
  const wanted = ORDER.indexOf(word) + 1;
  const setting = templateOf(game.template).settings.find(({ id }) => id === 'levels');
  if (!wanted || !setting || !('min' in setting)) return undefined;
  const now = Number(game.settings.levels ?? setting.default);
  if (now >= wanted) return { refused: `There is a ${word} ${what} already: ${now} in all.`, already: true };
  return {
    game: { ...game, settings: { ...game.settings, levels: Math.min(wanted, setting.max) } },
    changed: `Levels (${setting.about}): ${Math.min(wanted, setting.max)} instead of ${now}.`,
    whole: true,
  };
}
