/** What only stands there, how a game is steered, and when it is won. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { backdropIn } from './air.ts';
import { numberIn } from './numbers.ts';
import { type Outcome, redrawn, slotIn, withSetting } from './outcome.ts';

const STANDS: readonly RegExp[] = [
  /^(?:please |also |now |and )*(?:add|put|place|plant|have|show|i want|include|there should be|with|draw)?\s*(?:in )?(?:some |a few |many |more |lots of )?((?:an? |the )?[a-z-]+(?: [a-z-]+){0,2}?) (?:standing |growing |everywhere )*(?:in|into|to|on|for|as) (?:the )?(?:back ?ground|scenery|decorations?|landscape|distance)$/,
  /^(?:please |also |now |and )*(?:add|put|place|plant|have|i want|include|there should be) (?:some |a few |many |more |lots of )?((?:an? )?[a-z-]+(?: [a-z-]+){0,2}?) (?:as|for) (?:decorations?|scenery|props?)$/,
  /^(?:please |also |now |and )*(?:add|put|place|plant) (?:some |a few |many |lots of )?((?:an? )?(?:[a-z-]+ )?(?:trees?|bush(?:es)?|flowers?|cact(?:us|uses|i)|palms?|rocks?|stones?|mushrooms?|statues?|lamps?|lanterns?|torches|torch|fences?|barrels?|crates?|gravestones?|pumpkins?|houses?|huts?|tents?|signs?|columns?|pillars?|ruins?|logs?|stumps?|reeds|bamboo|crystals?))(?: (?:everywhere|around|here and there|to the (?:level|levels|map|game|world)|in the (?:level|levels|map|game|world)))?$/,
];
const LOW =
  /\b(?:bush|bushes|flowers?|rocks?|stones?|mushrooms?|barrels?|crates?|gravestones?|pumpkins?|fences?|logs?|stumps?|reeds|grass)$/;
const one = (words: string): string => {
  const bare = words.replace(/^(?:an?|the|some) /, '');
  const noun = bare
    .replace(/cacti$/, 'cactus')
    .replace(/(?<=blossom)s?$/, ' tree')
    .replace(/(?<=ch|sh|x|cactus|bush)es$/, '')
    .replace(/(?<!s|u)s$/, '');
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
};

/** "put a tree in the background": something high or low that only stands there. */
export function scenery(clause: string, game: GameDescription): Outcome {
  const [, said] = STANDS.map((form) => form.exec(clause)).find(Boolean) ?? [];
  if (
    !said ||
    /\b(?:enem|foes?|hero|boss|coins?|lives|music|colou?r|red|blue|green|pink|black|white|purple|yellow|orange)\b/.test(
      said,
    )
  )
    return undefined;
  // mountains are far behind, and no thing that stands there
  const far = templateOf(game.template).settings.some(({ id }) => id === 'backdrop');
  if (far && backdropIn(said)) return undefined;
  const id = LOW.test(said) ? 'lowProp' : 'tallProp';
  const slot = [id, 'tallProp', 'lowProp'].find((name) => game.assets[name]);
  if (!slot) return undefined;
  // trees stand there: another kind of tree is another one
  const there = slotIn(said, game);
  const noun = one(said).replace(/^an? /, '');
  if (there && /^(?:tall|low)Prop$/.test(there.id) && !/ /.test(noun) && game.assets[there.id]!.prompt.includes(noun)) {
    // they stand before all: far behind may be more of them
    const behind = backdropIn(said) ?? backdropIn(`${noun}s`);
    if (far && behind && behind !== game.settings.backdrop)
      return { game: withSetting(game, 'backdrop', behind), changed: `Far behind are: ${behind}.` };
    return {
      refused: `There are such already: ${game.assets[there.id]!.prompt}.`,
      already: true,
    };
  }
  return { game: redrawn(game, { [slot]: one(said) }), changed: `What stands about is drawn anew: ${one(said)}.` };
}

const CONTROLS =
  /\b(?:arrow ?keys?|arrows|wasd|key ?board|mouse|touch(?: ?screen)?|joy ?stick|game ?pad|controller|controls?|key bindings?|buttons? to|space ?bar)\b/;
/** What a game is steered with, which every one of them has its own way for. */
export function controls(clause: string, game: GameDescription): Outcome {
  if (!CONTROLS.test(clause) || /\b(?:menu|arrow (?:tower|trap)|shoot arrows|enem|title|colou?r)\b/.test(clause))
    return undefined;
  return {
    refused: `How it is steered belongs to the kind of game and cannot be changed by words: ${templateOf(game.template).controls}`,
  };
}

const WINS =
  /\b(?:wins?|won|finish(?:es)?|done|goal is|complete[ds]?|ends?)\b.*?\b(?:after|by|when|with|once|for|if|to)\b.*?\b(?:collect|gather|find|pick(?:ing)? up|has|have|get)\w* (?:all )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: of the)? ([a-z]+s?)\b/;
/** "you win after collecting 10 gems" */
export function wins(clause: string, game: GameDescription): Outcome {
  const [, said, what = ''] = WINS.exec(clause) ?? [];
  const count = said ? numberIn(said) : undefined;
  if (count === undefined) return undefined;
  const { settings, title } = templateOf(game.template);
  if (settings.some(({ id }) => id === 'needed')) return neededOf(count, what, game);
  if (!settings.some(({ id }) => id === 'keys') || !game.assets.pickup)
    return {
      refused: `In a ${title.toLowerCase()} it cannot be set by a number what is needed to win${game.settings.gems !== undefined ? '; the goal opens when a share of what lies about is gathered ("more coins are needed")' : ''}.`,
    };
  // in the first level lie two, and what the setting adds
  const keys = Math.min(3, Math.max(-1, count - 2));
  const same = game.assets.pickup.prompt.includes(what.replace(/s$/, ''));
  const now = withSetting(same ? game : redrawn(game, { pickup: one(what) }), 'keys', keys);
  return {
    game: now,
    changed: `In the first level ${keys + 2} of them are hidden, and all must be found${keys + 2 === count ? '' : `: which is the ${count > 5 ? 'most' : 'least'}`}.`,
  };
}

/** "you have to collect 20 coins" */
const MUST =
  /^(?:please |also |now |and )*(?:(?:so )?that )?(?:(?:you|one|he|she|the (?:hero|player)|players?) (?:(?:must|should|needs?|has|have|got) (?:to )?)|make (?:me|you|the player|it so (?:that )?you) |i (?:want|need) to )?(?:collect|gather|find|get|pick up)(?: at least| all)? (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:of the )?([a-z]+)(?: (?:to (?:win|finish|open|pass|complete)|before|in (?:each|every)|per|for|the|a|level|levels|goal|exit|opens?|each|every))*(?:,? (?:with)?in (?:less than |under )?(\d+|an?|one|two|three|five) ?(s|secs?|seconds?|mins?|minutes?))?$/;
export function mustGather(clause: string, game: GameDescription): Outcome {
  const [, said = '', what = '', time, unit = ''] = MUST.exec(clause) ?? [];
  const count = said ? numberIn(said) : undefined;
  const outcome = count && templateOf(game.template).settings.some(({ id }) => id === 'needed') ? neededOf(count, what, game) : undefined;
  if (!time || !outcome || !('game' in outcome)) return outcome;
  const seconds = Math.min(600, Math.max(10, (numberIn(time) ?? 1) * (/^m/.test(unit) ? 60 : 1)));
  return { ...outcome, game: withSetting(outcome.game, 'timeLimit', seconds), changed: `${outcome.changed} A level may take ${seconds} seconds.` };
} // biome-ignore format: short enough
function neededOf(count: number, what: string, game: GameDescription): Outcome {
  const many = Math.min(60, count);
  const other = slotIn(what, game)?.id === 'pickup' || /^(?:coins?|gems?|items?|things|pickups?|of|them)$/.test(what) ? game : redrawn(game, { pickup: one(what) }); // biome-ignore format: one line
  return {
    game: withSetting(other, 'needed', many),
    changed: `In each level ${many} are to be gathered before the goal opens${many < count ? ', which is the most' : ''}; where fewer lie on the way, all of those.`,
    whole: true,
  };
}

const HEALS =
  /^(?:please |also |now |and )*(?:add|put(?: in)?|include|i want|there should be|give me|with)(?: some| a few| more| the)* ((?:health|healing|med(?:ical)?|medi|first[- ]aid|life|heal) ?-?(?:packs?|kits?|potions?|items?|pick-?ups?|boxes|orbs?)|medkits?|hearts?(?: to (?:pick up|collect|heal))?|healing)(?: (?:that|which|to) (?:heals?|restores?|gives?)(?: (?:him|her|you|the hero|health|life|lives|a life))*)?$/;
/** "add health packs": what heals lies about already, and looks as is wished. */
export function heals(clause: string, game: GameDescription): Outcome {
  const [, what] = HEALS.exec(clause) ?? [];
  if (!what || !/^(?:platformer|adventure|twin-stick|runner)$/.test(game.template)) return undefined;
  const thing = /^(?:hearts?\b|healing$)/.test(what)
    ? undefined
    : /potion/.test(what)
      ? 'a red health potion'
      : 'a white first aid box with a red cross';
  if (!thing)
    return { refused: `What heals lies about already: ${game.assets.heart?.prompt ?? 'hearts'}.`, already: true };
  return {
    game: redrawn(game, { heart: thing }),
    changed: `What heals already lies about; it is drawn anew, also in the row of lives: ${thing}.`,
  };
}
