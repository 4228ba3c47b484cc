/** Nights, hunger, peace and what is brought to somebody: each form reads a whole clause. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { numberIn } from './numbers.ts';
import { type Outcome, redrawn, withSetting } from './outcome.ts';
import { factorOf, HOW, has, switched, type Way, way } from './way-words.ts';

const peaceful = (game: GameDescription): Outcome => {
  if (!/^(?:platformer|adventure|runner)$/.test(game.template))
    return {
      refused: `A ${templateOf(game.template).title.toLowerCase()} without foes leaves nothing to do. "An adventure instead" makes one in which one walks about and collects.`,
    };
  const calm = withSetting(withSetting(game, 'enemies', 0), 'boss', false);
  const now = has(game, 'weapon') ? withSetting(calm, 'weapon', 'none') : calm;
  return JSON.stringify(now) === JSON.stringify(game)
    ? { refused: 'There are no foes and no weapons.', already: true }
    : {
        game: now,
        changed: `Nobody is there to fight with${has(game, 'weapon') ? ', and nobody carries a weapon that strikes' : ''}: one goes about and collects.`,
        whole: true,
      };
};

function darker(how: string, all: string, game: GameDescription): Outcome {
  if (!has(game, 'nights')) return undefined;
  const was = (game.settings.nights ?? 0) as number;
  const long = /\blonger\b/.test(all);
  const short = /\bshorter\b/.test(all);
  const value = Math.min(
    4,
    Math.round((was || 1) * (long ? factorOf(how, true) + 0.3 : short ? factorOf(how, false) : was ? 1 : 1) * 100) /
      100,
  );
  let now = withSetting(game, 'nights', value);
  const said = [`${was ? 'Nights are' : 'Night falls from time to time now, and is'} ${value} times as long as usual`];
  if (/scar|danger|dark/.test(all)) {
    now = withSetting(
      withSetting(now, 'enemies', Math.min(2.5, ((now.settings.enemies ?? 1) as number) + 0.25)),
      'music',
      'sad',
    );
    said.push('there are a quarter more foes, and the music is gloomy');
  }
  return JSON.stringify(now) === JSON.stringify(game)
    ? { refused: 'Nights are as long as they can be.', already: true }
    : {
        game: now,
        changed: `${said.join('; ')}. By night it is dark${game.template === 'twin-stick' ? ', and foes are faster' : ''}.`,
        whole: true,
      };
}

function hungry(what: string | undefined, game: GameDescription): Outcome {
  if (!has(game, 'hunger'))
    return {
      refused: `In a ${templateOf(game.template).title.toLowerCase()} nobody gets hungry; in a survival game (seen from above, with waves of foes) somebody does.`,
    };
  const food =
    what && !/^(?:food|to eat|things|stuff|something|it|and|eat|some|bar|meter)$/.test(what.replace(/^some /, ''))
      ? what.replace(/^some /, '')
      : undefined;
  const on = withSetting(game, 'hunger', true);
  const one = food
    ?.replace(/ies$/, 'y')
    .replace(/(?<=[oxs]|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '');
  const now = one ? redrawn(on, { food: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` }) : on;
  return game.settings.hunger && !one
    ? { refused: 'One gets hungry already, and food lies about.', already: true }
    : {
        game: now,
        changed: `Who does not eat gets hungry and loses lives; what is eaten lies about: ${now.assets.food?.prompt ?? 'food'}.`,
        whole: true,
      };
}

function delivers(what: string, whom: string | undefined, game: GameDescription): Outcome {
  if (!has(game, 'deliver')) return undefined;
  const article = (words: string) => {
    const bare = words.replace(/^(?:(?:the|all|some|other|every|each|\d+) )+/, '');
    const one = bare
      .replace(/people$/, 'villager')
      .replace(/ies$/, 'y')
      .replace(/(?<!s)s$/, '');
    return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
  };
  const count = numberIn(/\b\d+\b/.exec(what)?.[0] ?? '');
  let now = withSetting(game, 'deliver', true);
  if (count) now = withSetting(now, 'keys', Math.min(10, Math.max(-1, count - 2)));
  const same = game.assets.pickup?.prompt === article(what);
  now = redrawn(now, {
    ...(same ? {} : { pickup: article(what) }),
    ...(whom && !/^(?:them|it|him|her)$/.test(whom) ? { receiver: article(whom) } : {}),
  });
  const goal = `Bring every ${article(what).replace(/^an? /, '')} to who waits for it!`;
  return {
    game: { ...now, texts: { ...now.texts, goal } },
    changed: `What is picked up (${now.assets.pickup?.prompt}) is brought to those who wait for it: ${now.assets.receiver?.prompt}.`,
    whole: true,
  };
}

export const LIVING_WAYS: readonly Way[] = [
  // survival
  [way(`(?:make )?(?:the )?nights? ${HOW}(longer|shorter|darker|scarier|more (?:dangerous|scary))(?:\\|(?:longer|shorter|darker|scarier|more (?:dangerous|scary)))?`), ([all, how = ''], game) => darker(how, all, game)],
  [way('(?:an? )?day ?(?:and|\\||&|/|-|to) ?night(?: (?:cycles?|changes?|system))?|(?:an? )?nights?|(?:make )?(?:it |there )?(?:should )?(?:get|gets|be|comes?|become|turn)(?: dark(?: at)?)? nights?(?: (?:sometimes|from time to time))?|(?:it should )?get dark(?: (?:sometimes|at times|from time to time|after a while))?'), ([all], game) => (/^(?:make it |it should be )night$/.test(all) ? undefined : switched(game, 'nights', 1, `Day turns to night and back: by night it is dark${game.template === 'twin-stick' ? ', and foes are faster' : ''}.`))],
  [way('(?:(?:i|you|we|he|she|the (?:hero|player)) )?(?:(?:want|have|has|should|must|to|can|also) )*(?:get(?:s|ting)? hungry|starves?|eats?|need(?:s)? (?:food|to eat)|be hungry)(?:(?: and)? (?:eat|eats|find|need(?:s)?|to eat|collect|search for|has to eat|have to eat)s?)? ?((?:some )?(?:[a-z]+ )?[a-z]+)?(?: to (?:survive|live|stay alive|not starve|eat))?'), ([, what], game) => hungry(what, game)],
  [way('(?:a )?(?:hunger|food|starvation|eating)(?: (?:bar|meter|system|mechanic|need)s?)?(?:(?: and| with|,)? ?(?:food|eating|eat|like|find|finding)? ?((?:[a-z]+ )?[a-z]+s))?(?: to (?:eat|find|survive))?'), ([, what], game) => hungry(what, game)],
  // peace
  [way('(?:there should be |i want |with )?(?:no|without|remove(?: the| all)?|less|take out(?: the)?)(?: any)? (?:fight(?:s|ing)?|combat|violence|killing|weapons?(?: at all)?|attack(?:s|ing)?|battles?|blood|enemies or weapons|fighting or enemies)(?: (?:at all|really|in it|needed))?|(?:make it |it should be |should be )?(?:peaceful|non-?violent|cozy|cosy|calm and peaceful|without violence)|(?:i )?(?:just|only)(?: want to| wanna)? (?:collect|gather|explore|walk around|look around|find)(?: (?:things|stuff|items|everything|around|the (?:map|world|island)))?|(?:i )?(?:don\'?t|do not) want (?:to (?:fight|kill)|any (?:fighting|weapons|violence|combat))(?: anyone| anybody| anything)?'), ([all], game) => (/^(?:please |now |and )*(?:remove|no|without|take)(?: the| any)? weapons?$/.test(all) && game.template === 'platformer' ? undefined : peaceful(game))],
  // deliver
  [way(`(?:let |make )?(?:the )?(?:hero|he|she|you|i|player|[a-z]+) (?:(?:should|must|has|have|can|to|also) )*(?:deliver|bring|carry|take|give)s? ((?:the |all |some |\\d+ )?(?:[a-z]+ )?[a-z]+)(?: (?:to (?:(?:the|some|other|all) )?((?:[a-z]+ )?[a-z]+)|back))?`), ([, what, whom], game) => delivers(what!, whom, game)],
]; // biome-ignore format: a table
