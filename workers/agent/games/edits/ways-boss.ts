/** How fast, large and strong foes and the boss are, and what they leave behind: each form reads a whole clause. */
import { slotsOf } from '../describe.ts';
import type { GameDescription } from '../types.ts';
import { numberIn } from './numbers.ts';
import { groupIn, type Outcome, redrawn, slotIn, withSetting } from './outcome.ts';
import { factorOf, HOW, has, scaled, type Way, way } from './way-words.ts';

const FOE = /^(?:walker|chaser|flyer|foe2|foe3|boss)$/;

/** "a large skeleton with a hat" → "skeleton" */
const nounOf = (prompt = ''): string | undefined =>
  prompt
    .toLowerCase()
    .split(/\s+(?:with|in|of|on)\s/)[0]
    ?.split(/\s+/)
    .at(-1);

/** All who are called so: skeletons that walk and skeletons that come after the hero. */
function foesCalled(who: string, game: GameDescription): readonly string[] {
  if (groupIn(who, game).length) return ['enemy'];
  const first = slotIn(who, game);
  if (!first || !FOE.test(first.id)) return [];
  const noun = nounOf(game.assets[first.id]?.prompt);
  return slotsOf(game).flatMap(({ id }) =>
    FOE.test(id) && (id === first.id || nounOf(game.assets[id]?.prompt) === noun) ? [id] : [],
  );
}

function paced(who: string, by: number, game: GameDescription): Outcome {
  const ids = foesCalled(who, game).filter((id) => has(game, `${id}Speed`));
  if (!ids.length) return undefined;
  const name =
    ids[0] === 'enemy' ? 'The speed of foes' : `The speed of the ${who.replace(/^(?:the|all|those|these) /, '')}`;
  return ids.reduce<Outcome>((before, id) => {
    if (before && 'refused' in before) return before;
    return scaled(before ? before.game : game, `${id}Speed`, name, by);
  }, undefined);
}

const FAST = '(?:as )?(?:faster|quicker|fast|quick)(?: as (?:they are|now|before))?';

const SLOW = '(?:as )?(?:slower|slow)(?: as (?:they are|now|before))?';

const WHO = '((?:(?:the|all|those|these|of|my) )*(?:[a-z-]+ ){0,2}?[a-z-]+)';

/** So many hits a boss stands where nothing is said. */
const BOSS_HITS: Partial<Readonly<Record<GameDescription['template'], number>>> = {
  platformer: 4,
  adventure: 8,
  'twin-stick': 40,
};

const BOSS_NUMBER = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|second|third|fourth|fifth|other)';

const ORDINAL: Readonly<Record<string, number>> = { second: 2, other: 2, third: 3, fourth: 4, fifth: 5, tenth: 10 };

/** "enemies drop potions": what they leave behind is a heart, which heals, or something that makes one stronger. */
function dropped(what: string, game: GameDescription): Outcome {
  if (!has(game, 'drops')) return undefined;
  const heals = /\b(?:potion|medkit|apple|bread|food|herb|health|elixir|meat|bandage|cake|pill)\b/.test(what);
  const slot = heals ? 'heart' : 'pickup';
  const before = game.assets[slot];
  if (!before || /^(?:more|nothing|dead|down|less|fewer)\b/.test(what)) return undefined;
  const prompt = `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
  return {
    game: redrawn(game, { [slot]: prompt }),
    changed: `Foes now and then leave ${prompt} behind, which ${heals ? 'heals' : 'makes one stronger'}; it comes in the place of ${before.prompt}.`,
    whole: true,
  };
}

/** How much foes bear follows from the difficulty. */
function tougher(all: string, too: string, than: string, game: GameDescription): Outcome {
  const up = too
    ? /weak|easy|squishy/.test(too)
    : than
      ? /stronger|tougher/.test(than)
      : !/halve|reduce|lower|less/.test(all);
  // elsewhere a harder game has more foes, and no tougher ones
  if (!game.assets.towerArrow) return undefined;
  return scaled(game, 'difficulty', 'How much foes bear, which goes with the difficulty', up ? 1.5 : 0.67);
}

const bossEach = (said: string, game: GameDescription): Outcome => {
  const every = ORDINAL[said] ?? numberIn(said);
  if (!every || !has(game, 'bossEvery')) return undefined;
  const waves = game.template === 'tower-defence' || game.template === 'twin-stick' ? 'waves' : 'levels';
  return {
    game: withSetting(withSetting(game, 'boss', true), 'bossEvery', Math.min(20, every)),
    changed: `A boss comes every ${every} ${waves}${waves === 'waves' ? '' : ', and in the last one'}.`,
    whole: true,
  };
};

const withBoss = (game: GameDescription): GameDescription =>
  has(game, 'boss') ? withSetting(game, 'boss', true) : game;

function lies(how: string, more: boolean, what: string, game: GameDescription): Outcome {
  const slot = slotIn(what, game);
  if (slot?.id !== 'pickup' || !has(game, 'pickups')) return undefined;
  return scaled(game, 'pickups', `How many ${what} lie about`, more ? factorOf(how, true) + 0.2 : factorOf(how, false));
}

export const BOSS_WAYS: readonly Way[] = [
  // one kind of foe
  [way(`(?:make |let )?(?:only |just )?${WHO} ${HOW}${FAST}`), ([, who, how], game, clause) => (/\btoo\b/.test(how!) ? paced(who!, factorOf(how!, false), game) : paced(who!, factorOf(how!, !/\bhalf\b/.test(clause)), game))],
  [way(`(?:make |let )?(?:only |just )?${WHO} ${HOW}${SLOW}`), ([, who, how], game) => paced(who!, factorOf(how!, /\btoo\b/.test(how!)), game)],
  [way(`slow(?: down)? (?:only |just )?${WHO}(?: down)?( a (?:bit|little|lot)| by \\d+ ?%)?`), ([, who, how = ''], game) => paced(who!, factorOf(how, false), game)],
  [way(`speed(?: up)? (?:only |just )?${WHO}(?: up)?( a (?:bit|little|lot)| by \\d+ ?%)?`), ([, who, how = ''], game) => paced(who!, factorOf(how, true), game)],
  [way(`(slower|faster) ((?!enemies|foes|monsters|levels|shots|bullets|music)(?:[a-z-]+ )?[a-z-]+s)`), ([, how, who], game) => paced(who!, factorOf('', how === 'faster'), game)],
  // how large foes look
  [way(`(?:make |let )?(?:the |all (?:the )?)?(?:enem(?:y|ies)|foes|monsters) ${HOW}(bigger|larger|smaller|tiny|huge|giant)`), ([, how = '', size], game) => scaled(game, 'foeSize', 'How large foes look', factorOf(how, !/small|tiny/.test(size!)))],
  [way('(bigger|larger|huge|giant|smaller|tiny) (?:enemies|foes|monsters)'), ([, size], game) => scaled(game, 'foeSize', 'How large foes look', factorOf('', !/small|tiny/.test(size!)))],
  // the boss
  [way(`(?:make )?(?:the )?boss(?:es)? ${HOW}(?:harder|stronger|tougher|more difficult|harder to (?:kill|beat)|longer|more (?:health|hp|life|lives|hit points))`), ([, how = ''], game) => scaled(withBoss(game), 'bossHealth', 'How much the boss stands', factorOf(how, true) + 0.2)],
  [way(`(?:make )?(?:the )?boss(?:es)? ${HOW}(?:easier|weaker|less (?:health|hp|hard|life)|easier to (?:kill|beat))`), ([, how = ''], game) => scaled(game, 'bossHealth', 'How much the boss stands', factorOf(how, false) - 0.1)],
  [way('(?:the )?boss(?:es)? (?:is|are|feels|seems) (?:way |much |a bit |far )*too (hard|strong|tough|difficult|easy|weak)'), ([, how], game) => scaled(game, 'bossHealth', 'How much the boss stands', /easy|weak/.test(how!) ? 1.6 : 0.6)],
  [way('(?:give )?(?:the )?boss(?:es)? (?:should have |has |have |with )?(more|less|twice(?: as much| the)?|double(?: the)?|half(?: the)?) (?:health|hp|life|lives|hit points)'), ([, how], game) => scaled(game, 'bossHealth', 'How much the boss stands', factorOf(how!, !/less|half/.test(how!)))],
  [way(`(?:an? |one |the )?(?:big |mini ?|strong )?boss(?:es)?(?: (?:fight|wave|level|enemy))? (?:should (?:come|appear|be there) |comes |appears |shows up |spawns )?(?:after |in |on |at )?(?:every|each|all) ${BOSS_NUMBER}(?:th|rd|nd)? ?(?:waves?|levels?|stages?|rounds?)?`), ([, said], game) => bossEach(said!, game)],
  [way(`(?:after |in )?(?:every|each) ${BOSS_NUMBER}(?:th|rd|nd)? ?(?:waves?|levels?|stages?|rounds?)?,? (?:there (?:should be|is|comes)|comes|should come|should have|has|have|is)? ?(?:an? )?(?:big |strong )?boss(?: fight)?`), ([, said], game) => bossEach(said!, game)],
  [way('(?:an? |one |the )?(?:big |mini ?)?boss(?:es)? (?:(?:should (?:come|appear|be)|comes|appears) )?(?:after|in|at the end of|at|for) (?:every|each) (?:wave|level|stage|round)'), (_, game) => bossEach('1', game) ?? undefined],
  [way('(?:every|each) (?:wave|level|stage|round|island) (?:should (?:have|end with)|has|ends with|with) (?:an? )?boss'), (_, game) => (has(game, 'bossEvery') ? bossEach('1', game) : undefined)],
  [way('(?:give )?(?:the )?boss(?:es)? (?:should have |has |have |with |takes? |needs? )(\\d{1,3}) (?:health|hp|life points|lives|hit points|hits)'), ([, hits], game) => (BOSS_HITS[game.template] ? scaled(withBoss(game), 'bossHealth', `How much the boss stands (${hits} hits are wished, ${BOSS_HITS[game.template]} are usual)`, { to: Number(hits) / BOSS_HITS[game.template]! }) : undefined)],
  // what lies about, what foes leave
  [way('(?:there should be |i need |i want )?((?:much |a lot |many |way |a few |some |lots |even |twice as many |tons )*)(more|extra|fewer|less|too few|too many) (?:of the )?(coins?|gems?|pick-?ups?|collectibles|stars|treasures?|[a-z]+s)(?: (?:to (?:collect|gather|pick up|find)|lying (?:about|around)|around|in (?:the|each|every) levels?|per level|everywhere))?'), ([, how = '', more, what], game) => lies(how, !/fewer|less|many/.test(more!), what!, game)],
  [way('(?:let |make )?(?:the )?(?:enemies|foes|monsters|zombies) (?:(?:should|can|could|must|to|also|sometimes|always) )*(?:drop|leave|give)s? ((?:more|some|a lot of|many) )?(?:hearts?|lives|health(?: packs?)?|power-?ups?|items?|loot|things|stuff|orbs?|pick-?ups?|medkits?)(?: (?:sometimes|more often|when (?:they|you).*|behind|often|at times|after death))*'), ([all, more], game) => (!has(game, 'drops') ? undefined : more || /more often|often|always|a lot/.test(all) ? scaled(game, 'drops', 'How often foes leave something behind', 2) : { refused: 'They do already: about one in six leaves a heart or a power-up behind. "Foes should drop hearts more often" makes it more.', already: true })],
  // what lies behind them is a heart or what makes one stronger: one of these looks so
  [way('(?:let |make )?(?:the )?(?:enemies|foes|monsters|zombies|they) (?:(?:should|can|could|must|to|also|sometimes|always|now and then) )*(?:drop|leave|give)s? (?:the |my |an? |some )?((?:(?!sometimes|now|more)[a-z]+ )?(?!sometimes|more)[a-z]+?)s?(?: (?:sometimes|now and then|more often|behind|often|at times|after death|when (?:they|killed).*))*'), ([, what = ''], game) => dropped(what, game)],
  [way('(?:the )?(?:enemies|foes|monsters|creeps|[a-z]+s) (?:are|seem|feel) (?:way |far |much |a bit )*too (weak|easy|squishy|strong|tough|tanky|hard)|(?:make )?(?:the )?(?:enemies|foes|monsters|creeps|[a-z]+s) (?:much |a bit |way |a lot )*(stronger|tougher|weaker)|(?:double|increase|raise|more|halve|reduce|lower|less) (?:the |their )?(?:enem(?:y|ies)|foes?|creeps?|monsters?)?(?:.?s)? ?(?:health|hp|hit points|life points)(?: of (?:the )?(?:enemies|foes|creeps|monsters|[a-z]+s))?'), ([all, too = '', than = ''], game) => tougher(all, too, than, game)],
  [way('more (?:hearts?|health packs?|drops|loot|power-?ups?|medkits?)(?: (?:drops|from enemies))?'), (_, game) => (has(game, 'drops') ? scaled(game, 'drops', 'How often foes leave something behind', 2) : undefined)],
]; // biome-ignore format: a table
