/**
 * How fast one kind of foe is, how strong the boss, what towers cost, how long nights are, how it sounds and in which colours it
 * is shown: settings that many ask for in words of their own. Each form here reads a whole clause.
 */
import { slotsOf } from '../describe.ts';
import { templateOf } from '../templates/index.ts';
import type { GameDescription, NumberSetting } from '../types.ts';
import { numberIn, PURSE } from './numbers.ts';
import { groupIn, type Outcome, redrawn, slotIn, withSetting } from './outcome.ts';

type Found = RegExpExecArray;
type Way = readonly [form: RegExp, does: (found: Found, game: GameDescription, clause: string) => Outcome];
const START =
  '^(?:(?:please|also|now|and|then|so|just|i want|i need|i would like|we need|there should be|can we have|can there be|could we have|let there be|give (?:me|us)|put in|add|have|with|make it so(?: that)?|it should have|maybe) )*';
const END =
  '(?: (?:please|pls|now|then|too|instead|overall|in general|all the time|at all|again|everywhere|in (?:it|the game|this game)))*$';
const way = (form: string): RegExp => new RegExp(`${START}(?:${form})${END}`);
const HOW =
  '((?:(?:should|must|to|be|move|moves|run|runs|fly|walk|are|is|go|get|way|much|a lot|far|a bit|a little|slightly|even|just|only|really|very|too|still|two times|three times|\\d+ ?(?:%|percent|x|times)?|twice|half|double|triple) )*)';

const settingOf = (game: GameDescription, id: string): NumberSetting | undefined => {
  const found = templateOf(game.template).settings.find((one) => one.id === id);
  return found && 'min' in found ? found : undefined;
};
const has = (game: GameDescription, id: string): boolean =>
  templateOf(game.template).settings.some((one) => one.id === id);

/** "half as", "twice as", "much", "30 %": by how much something is to be other. */
function factorOf(said: string, up: boolean): number {
  const [, percent] = /\b(\d+) ?(?:%|percent)/.exec(said) ?? [];
  if (percent) return Math.max(0.05, 1 + ((up ? 1 : -1) * Number(percent)) / 100);
  const [, times] = /\b(\d+(?:\.\d+)?) ?(?:x|times)\b/.exec(said) ?? [];
  if (times) return up ? Number(times) : 1 / Number(times);
  if (/\b(?:twice|double|two times|half)\b/.test(said)) return up && !/\bhalf\b/.test(said) ? 2 : 0.5;
  if (/\b(?:triple|three times)\b/.test(said)) return up ? 3 : 1 / 3;
  if (/\b(?:much|a lot|way|far|really|very|super|lots|tons)\b/.test(said)) return up ? 1.6 : 0.6;
  if (/\b(?:a bit|a little|slightly|tad)\b/.test(said)) return up ? 1.13 : 0.87;
  return up ? 1.25 : 0.75;
}

/** A setting by a factor of what it is; `what` is said of it. */
function scaled(game: GameDescription, id: string, what: string, by: number | { readonly to: number }): Outcome {
  const one = settingOf(game, id);
  if (!one) return undefined;
  const now = (game.settings[id] ?? one.default) as number;
  const wanted = typeof by === 'number' ? (now || 1) * by : by.to;
  const value = Math.min(one.max, Math.max(one.min, one.whole ? Math.round(wanted) : Math.round(wanted * 100) / 100));
  if (value === now)
    return {
      refused: `${what}: ${now}, which is ${now === one.max ? 'the most' : now === one.min ? 'the least' : 'so'} already.`,
    };
  const bound = Math.abs(value - wanted) < 0.02 ? '' : `, which is the ${value === one.max ? 'most' : 'least'}`;
  return {
    game: withSetting(game, id, value),
    changed: `${what}: ${value} instead of ${now} (1 is usual)${bound}.`,
    whole: true,
  };
}

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
/** What a look is called. */
const LOOKS: readonly (readonly [look: string, words: string, told: string])[] = [
  [
    'gameboy',
    'game ?boy(?: (?:colou?rs?|style|green|palette|game|look))*|handheld|(?:four|4) (?:shades?|colou?rs?)(?: of green)?|green (?:monochrome|lcd)',
    'four greens, as on an old handheld',
  ],
  [
    'grey',
    'black and white|black\\|white|monochrome|gr[ae]y ?scale|greyscale|noir|silent (?:film|movie)',
    'black and white',
  ],
  ['sepia', 'sepia|old photos?|vintage', 'sepia, as in an old photograph'],
  ['pastel', 'pastels?(?: colou?rs?| tones?)?|softer colou?rs|soft(?:er)? pastel', 'pastel'],
  [
    'bright',
    '(?:much |a (?:bit|little) |way )?(?:brighter|lighter)(?: colou?rs)?|more colou?rful|less dark|not so dark',
    'brighter',
  ],
  [
    'dark',
    '(?:much |a (?:bit|little) |way )?(?:darker)(?: colou?rs)?|less bright|not so bright|(?:more )?gloomy',
    'darker',
  ],
  ['usual', 'normal(?: colou?rs)?|usual(?: colou?rs)?', 'as usual'],
];
const IT =
  '(?:(?:make|turn|let|want|give) )?(?:it|the game|this|everything|the (?:whole )?(?:picture|screen|graphics|colou?rs|palette|look|style|visuals|art))';
const looked = (look: string, told: string, game: GameDescription): Outcome =>
  (game.settings.look ?? 'usual') === look
    ? { refused: `It is shown so already: ${told}.`, already: true }
    : {
        game: withSetting(game, 'look', look),
        changed: `It is shown in other colours: ${told}; nothing is drawn anew.`,
        whole: true,
      };

const SOUNDS: readonly (readonly [id: string, words: string])[] = [
  ['soundJump', 'jump(?:ing)?'],
  ['soundPick', '(?:coin|gem|pick-?up|collect(?:ing)?|item|point|match|star|pick)s?'],
  ['soundShoot', '(?:shoot(?:ing)?|shot|gun|laser|attack|sword|weapon|fire|bullet)s?'],
  ['soundHit', '(?:hit|hurt|damage|death|explosion|kill)s?'],
];
const sounded = (id: string, value: string, game: GameDescription): Outcome =>
  (game.settings[id] ?? 'usual') === value
    ? { refused: `The sound is ${value === 'none' ? 'off' : value} already.`, already: true }
    : {
        game: withSetting(game, id, value),
        changed: `${id === 'sounds' ? 'All sounds but the music are' : `The sound of ${{ soundJump: 'a jump', soundPick: 'what is picked up', soundShoot: 'shots and blows', soundHit: 'hits' }[id]} is`} ${value === 'none' ? 'off' : value === 'soft' ? 'softer and rounder' : 'as usual'}.`,
        whole: true,
      };
const OFF = '(?:no|without|mute|remove|turn off|switch off|disable|kill|drop|get rid of|silence|take out|stop)';

const switched = (game: GameDescription, id: string, value: boolean | number, yes: string): Outcome =>
  !has(game, id)
    ? undefined
    : (game.settings[id] ?? 0) === value || Boolean(game.settings[id]) === value
      ? { refused: `It is so already: ${yes}`, already: true }
      : { game: withSetting(game, id, value), changed: yes, whole: true };

const gold = (sum: number, game: GameDescription): Outcome => {
  const one = settingOf(game, 'gold');
  if (!one) return undefined;
  const now = Math.round(PURSE * ((game.settings.gold ?? 1) as number));
  const value = Math.min(one.max, Math.max(one.min, Math.round((sum / PURSE) * 100) / 100));
  const bound = Math.abs(value * PURSE - sum) > 2 ? `, which is the ${value === one.max ? 'most' : 'least'}` : '';
  return Math.round(value * PURSE) === now
    ? { refused: `Money at the start is ${now} already.`, already: true }
    : {
        game: withSetting(game, 'gold', value),
        changed: `Money at the start: ${Math.round(value * PURSE)} instead of ${now}${bound}.`,
        whole: true,
      };
};

const SECONDS = 7;
function breaks(by: number | { readonly to: number }, game: GameDescription): Outcome {
  const done = scaled(game, 'waveBreak', '', by);
  if (!done || 'refused' in done)
    return (
      done && {
        refused: `From one wave to the next it is ${Math.round(SECONDS * ((game.settings.waveBreak ?? 1) as number))} seconds, which is the bound already.`,
      }
    );
  const seconds = (one: GameDescription) => Math.round(SECONDS * ((one.settings.waveBreak ?? 1) as number));
  return {
    ...done,
    changed: `From one wave to the next: ${seconds(done.game)} seconds instead of ${seconds(game)}; before the first it is ${done.game.settings.waveBreak! > game.settings.waveBreak! ? 'longer' : 'shorter'}, too.`,
  };
}
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

const WAYS: readonly Way[] = [
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
  // towers and waves
  [way(`(?:make )?(?:the |all (?:the )?)?(?:[a-z]+ )?towers? ${HOW}(cheaper|less expensive|more expensive|pricier|too expensive|too cheap|less|more|cost less|cost more|cost half)`), ([all, how = '', price], game) => scaled(game, 'prices', 'What towers cost', factorOf(`${how}${/half/.test(all) ? 'half' : ''}`, /^(?:more|pricier|too cheap|cost more)/.test(price!)))],
  [way('(?:the )?towers? (?:should |must |to )?(?:cost|price)s?(?: should be)? ((?:much |a bit |way |a lot )*)(less|more|half)(?: as much)?'), ([, how = '', more], game) => scaled(game, 'prices', 'What towers cost', factorOf(`${how}${more === 'half' ? 'half' : ''}`, more === 'more'))],
  [way('((?:much |a bit |way |a lot )*)(cheaper|more expensive|pricier) (?:the )?(?:[a-z]+ )?(?:towers?|turrets?|upgrades|prices)'), ([, how = '', price], game) => scaled(game, 'prices', 'What towers cost', factorOf(how, price !== 'cheaper'))],
  [way('(lower|reduce|halve|raise|increase|double|cut)s? (?:the |all )?(?:tower )?(?:prices?|costs?)(?: (?:of|for) (?:the |all )?towers?)?(?: (?:a (?:bit|lot)|in half|by half|by \\d+ ?%))?'), ([all, how], game) => scaled(game, 'prices', 'What towers cost', factorOf(/halve|half/.test(all) ? 'half' : all, /raise|incr|double/.test(how!)))],
  [way('(?:the )?(?:tower )?prices? (?:are|is|should be|feel) ((?:way |much |a bit |too )*)(high|low|lower|higher|cheap|expensive)'), ([, how = '', price], game) => scaled(game, 'prices', 'What towers cost', factorOf(how.replace('too', ''), /too/.test(how) ? /low|cheap/.test(price!) : /high|expensive/.test(price!)))],
  [way('(?:(?:start|begin)(?:ing|s)?|let me (?:start|begin)|i (?:should|want to) start|the player (?:should )?starts?|you start) (?:off |out )?with (\\d+) ?(?:gold|coins?|money|cash|dollars|bucks)?(?: (?:at the (?:start|beginning)))?'), ([, sum], game) => gold(Number(sum), game)],
  [way('(?:set |raise |increase |change |lower |make )?(?:the |my )?(?:start(?:ing|er)?|initial|beginning) (?:money|cash|gold|coins|budget)(?: (?:to|is|should be|at|of|=))? (\\d+)(?: (?:gold|coins))?'), ([, sum], game) => gold(Number(sum), game)],
  [way('(\\d+) (?:gold|coins|money|cash) (?:at the (?:start|beginning)|to (?:start|begin)(?: with)?|from the start)'), ([, sum], game) => gold(Number(sum), game)],
  [way(`(?:a |the |some )?((?:much |a lot |a bit |way |a little )*)(?:more|longer) (?:time|breaks?|pauses?|rest|room|wait(?:ing)?(?: time)?|seconds)(?: (?:to (?:build|breathe|prepare|plan)|for building))?(?: (?:between|before|in between|after) (?:the |each |every |two )?(?:first |next )?(?:waves?|rounds?))?`), ([all, how = ''], game) => (/\bwaves?\b|\bround|\bbuild|\bprepare|\bbreath|break|pause/.test(all) ? breaks(factorOf(how, true) * 1.3, game) : undefined)],
  [way('(?:give me (?:some |more )?|i need (?:some |more )?|i (?:have|get) (?:no|too little|not enough) |not enough |more )?time to (?:build|prepare|plan|think|breathe)(?: (?:anything|something|towers|my towers|between (?:the )?waves|before (?:the )?(?:next|first) wave))?'), (_, game) => breaks(1.7, game)],
  [way(`(?:the )?waves? (?:come|arrive|start|are|follow|spawn|are coming)(?: (?:way|much|a bit|far))* (?:too (fast|quick(?:ly)?|early|soon|often|slow(?:ly)?|late|rarely)|(faster|slower|later|earlier|less often|more often))`), ([, too, how], game) => breaks((too ? /fast|quick|early|soon|often/.test(too) : /slow|later|less/.test(how!)) ? 1.7 : 0.6, game)],
  [way(`(?:make |let )?(?:the )?waves? (?:(?:should|must|to|be|come) )*((?:much |a bit |way )*)(slower|later|faster|less often|more often|earlier|quicker)`), ([, how = '', way], game) => (has(game, 'waveBreak') ? breaks(/slow|later|less/.test(way!) ? factorOf(how, true) * 1.3 : 0.6, game) : undefined)],
  [way('(slower|faster|quicker) waves'), ([, how], game) => breaks(how === 'slower' ? 1.7 : 0.6, game)],
  [way('(\\d+|ten|fifteen|twenty|thirty) ?(?:seconds?|secs?|s) (?:(?:of )?(?:break|pause|rest|time) )?(?:between|before) (?:the |each |every |two )?(?:next )?waves?'), ([, said], game) => (has(game, 'waveBreak') ? breaks({ to: (numberIn(said!) ?? SECONDS) / SECONDS }, game) : undefined)],
  [
    way('(\\d+|two|three|four|five|six|seven|eight|nine|ten) ([a-z]+s)(?: (?:to (?:find|collect|get)|(?:hidden )?(?:in|on) (?:the first|each|every) (?:level|island)|per (?:level|island)))?'),
    ([, said, what], game) => hidden(numberIn(said!) ?? 2, what!, game),
  ],
  [
    way('(?:the )?(?:upgrade|tower) (?:prices?|costs?) (?:are|is|should be|feel) ((?:way |much |a bit |too )*)(high|low|lower|higher|cheaper|cheap|expensive)'),
    ([, how = '', price], game) =>
      scaled(game, 'prices', 'What towers and their ranks cost', factorOf('', /too/.test(how) ? /low|cheap/.test(price!) : /high|expensive/.test(price!))),
  ],
  // runner
  [way('(?:it |the (?:game|runner|hero|speed) |he |she )?(?:gets?|is getting|becomes?|goes|grows?) ((?:way |much |far |a bit )*)too (fast|quick)(?: (?:after|in|at|later|towards).*)?'), (_, game) => (has(game, 'speedUp') ? scaled(game, 'speedUp', 'How much faster each stage is than the one before', (game.settings.speedUp ?? 1) === 0 ? { to: 0 } : 0.4) : undefined)],
  [way('(?:don\'?t|do not|it should(?: not|n\'t)|should not|stop) (?:make it |let it )?(?:speed(?:ing)? up|get(?:ting)? faster|becom(?:e|ing) faster)(?: (?:over time|so much|that much|so fast))?|(?:keep|the speed (?:should )?stays?|same speed|constant speed)(?: the speed| it)?(?: (?:the same|constant))?(?: (?:all the time|throughout))?'), (_, game) => (has(game, 'speedUp') ? scaled(game, 'speedUp', 'How much faster each stage is than the one before', { to: 0 }) : undefined)],
  [way('(?:make )?(?:it |the (?:game|runner|hero|speed) |he |she )?(?:should |must |to )?(?:get|become|speed|go|gets|speeds)(?: it)?(?: up)? ?((?:much |a bit |even |and )*)(?:faster(?: and faster)?|up|quicker)? ?(?:over time|with time|as (?:it|you|he|she|the game) (?:goes|goes on|runs|progress\\w*|continues?|plays?).*|the longer (?:you|it).*|gradually|with (?:every|each) (?:level|stage)|more and more|each (?:level|stage))'), ([all], game) => (has(game, 'speedUp') && /fast|speed|quick/.test(all) ? scaled(game, 'speedUp', 'How much faster each stage is than the one before', 2) : undefined)],
  [way('(?:make )?(?:it |the (?:game|runner) )?(?:should |must |to )?(?:be |is |run |go on |never end|never stop )?(?:really |truly )?(?:endless|infinite|forever|for ever|never end|without (?:an )?end|go on forever|endlessly|(?:has )?no end|unlimited levels|infinite levels|endless mode)'), (_, game) => switched(game, 'endless', true, 'It has no end: level follows level until the lives are used up, and the score counts.')],
  // survival
  [way(`(?:make )?(?:the )?nights? ${HOW}(longer|shorter|darker|scarier|more (?:dangerous|scary))(?:\\|(?:longer|shorter|darker|scarier|more (?:dangerous|scary)))?`), ([all, how = ''], game) => darker(how, all, game)],
  [way('(?:an? )?day ?(?:and|\\||&|/|-|to) ?night(?: (?:cycles?|changes?|system))?|(?:an? )?nights?|(?:make )?(?:it |there )?(?:should )?(?:get|gets|be|comes?|become|turn)(?: dark(?: at)?)? nights?(?: (?:sometimes|from time to time))?|(?:it should )?get dark(?: (?:sometimes|at times|from time to time|after a while))?'), ([all], game) => (/^(?:make it |it should be )night$/.test(all) ? undefined : switched(game, 'nights', 1, 'Day turns to night and back: by night it is dark, and foes are faster.'))],
  [way('(?:(?:i|you|we|he|she|the (?:hero|player)) )?(?:(?:want|have|has|should|must|to|can|also) )*(?:get(?:s|ting)? hungry|starves?|eats?|need(?:s)? (?:food|to eat)|be hungry)(?:(?: and)? (?:eat|eats|find|need(?:s)?|to eat|collect|search for|has to eat|have to eat)s?)? ?((?:some )?(?:[a-z]+ )?[a-z]+)?(?: to (?:survive|live|stay alive|not starve|eat))?'), ([, what], game) => hungry(what, game)],
  [way('(?:a )?(?:hunger|food|starvation|eating)(?: (?:bar|meter|system|mechanic|need)s?)?(?:(?: and| with|,)? ?(?:food|eating|eat|like|find|finding)? ?((?:[a-z]+ )?[a-z]+s))?(?: to (?:eat|find|survive))?'), ([, what], game) => hungry(what, game)],
  // peace
  [way('(?:there should be |i want |with )?(?:no|without|remove(?: the| all)?|less|take out(?: the)?)(?: any)? (?:fight(?:s|ing)?|combat|violence|killing|weapons?(?: at all)?|attack(?:s|ing)?|battles?|blood|enemies or weapons|fighting or enemies)(?: (?:at all|really|in it|needed))?|(?:make it |it should be |should be )?(?:peaceful|non-?violent|cozy|cosy|calm and peaceful|without violence)|(?:i )?(?:just|only)(?: want to| wanna)? (?:collect|gather|explore|walk around|look around|find)(?: (?:things|stuff|items|everything|around|the (?:map|world|island)))?|(?:i )?(?:don\'?t|do not) want (?:to (?:fight|kill)|any (?:fighting|weapons|violence|combat))(?: anyone| anybody| anything)?'), ([all], game) => (/^(?:please |now |and )*(?:remove|no|without|take)(?: the| any)? weapons?$/.test(all) && game.template === 'platformer' ? undefined : peaceful(game))],
  // deliver
  [way(`(?:let |make )?(?:the )?(?:hero|he|she|you|i|player|[a-z]+) (?:(?:should|must|has|have|can|to|also) )*(?:deliver|bring|carry|take|give)s? ((?:the |all |some |\\d+ )?(?:[a-z]+ )?[a-z]+)(?: (?:to (?:(?:the|some|other|all) )?((?:[a-z]+ )?[a-z]+)|back))?`), ([, what, whom], game) => delivers(what!, whom, game)],
  // sounds
  ...SOUNDS.flatMap(([id, words]): Way[] => [
    [way(`${OFF} (?:the )?${words}(?:ing)? (?:sounds?|noises?|effects?|sfx|beeps?)(?: effects?)?(?: (?:off|it (?:is|drives|gets|hurts)\\b.*|(?:it )?(?:drives|makes) me \\w+))?`), (_, game) => sounded(id, 'none', game)],
    [way(`(?:turn|switch) (?:the )?${words} (?:sounds?|noises?|effects?)(?: effects?)? off`), (_, game) => sounded(id, 'none', game)],
    [way(`(?:make )?(?:the )?${words} (?:sounds?|noises?|effects?)(?: effects?)? (?:(?:should|must|be|is|are|a bit|much|sound|to|too|very|really|so) )*(?:nicer|softer|quieter|better|less (?:loud|annoying|harsh|shrill)|annoying|loud|shrill|gentler|lower|harsh|smoother|not so loud)`), (_, game) => sounded(id, 'soft', game)],
    [way(`(?:an? )?(?:nicer|softer|quieter|better|gentler|less annoying|another|different|smoother) ${words} (?:sounds?|noises?)(?: effects?)?`), (_, game) => sounded(id, 'soft', game)],
    [way(`(?:the )?${words} (?:sounds?|noises?)(?: effects?)? (?:drives me (?:nuts|crazy|mad)|should be (?:off|gone|muted|removed))`), (_, game) => sounded(id, 'none', game)],
  ]),
  [way(`${OFF} (?:(?:all|the|any) )*(?:sound ?(?:effects?|fx)|sounds|sfx|noises)(?: off)?|(?:turn|switch) (?:all |the )*(?:sound ?effects?|sounds|sfx) off`), (_, game) => sounded('sounds', 'none', game)],
  [way('(?:make )?(?:the |all )*(?:sound ?(?:effects?|fx)|sounds|sfx) (?:(?:should|must|be|are|is|a bit|much|to|too|very|really|so|way) )*(?:softer|quieter|nicer|gentler|less loud|loud|annoying|harsh|lower|more quiet)|(?:softer|quieter|nicer|gentler) (?:sound ?effects?|sounds)'), (_, game) => sounded('sounds', 'soft', game)],
  [way('(?:make )?(?:the )?(?:music|soundtrack|melody)(?: volume)? (?:(?:should|must|be|is|to|a bit|much|a little|way|too|so|very) )*(quieter|louder|softer in volume|less loud|loud|quiet|lower|more quiet|down|up)|(quieter|louder) music|turn (?:the )?music (down|up)(?: a bit| a little)?'), ([all, one, two, three], game) => scaled(game, 'musicVolume', 'How loud the music is', (/\btoo\b/.test(all) ? one === 'quiet' : /louder|up/.test(one ?? two ?? three ?? '')) ? 1.5 : 0.5)],
  // colours
  ...LOOKS.flatMap(([look, words, told]): Way[] => [
    [way(`${IT} ${HOW}(?:look (?:(?:more |a bit )?like )?|in |like |more |feel like |as (?:on|in) |use )?(?:(?:an?|the|old|retro|original|classic|real|in|just|my) )*(?:${words})(?: (?:game|screen|film|movie|style|look|graphics|colou?rs?|ish))?`), (_, game) => looked(look, told, game)],
    [way(`(?:(?:use|with|in|an?|the|old|retro|original|classic) )*(?:${words})(?: (?:game|style|look|mode|graphics|filter|colou?rs?|palette))?`), (_, game) => looked(look, told, game)],
  ]),
]; // biome-ignore format: a table

const withBoss = (game: GameDescription): GameDescription =>
  has(game, 'boss') ? withSetting(game, 'boss', true) : game;

/** So many in the first level of an adventure. */
function hidden(count: number, what: string, game: GameDescription): Outcome {
  if (!has(game, 'keys') || slotIn(what, game)?.id !== 'pickup') return undefined;
  const keys = Math.min(10, Math.max(-1, count - 2));
  return (game.settings.keys ?? 0) === keys
    ? { refused: `There are ${count} ${what} to find already.`, already: true }
    : {
        game: withSetting(game, 'keys', keys),
        changed: `${keys + 2} ${what} are hidden in the first level, and one more in each next${keys + 2 === count ? '' : ', which is the bound'}.`,
        whole: true,
      };
}
function lies(how: string, more: boolean, what: string, game: GameDescription): Outcome {
  const slot = slotIn(what, game);
  if (slot?.id !== 'pickup' || !has(game, 'pickups')) return undefined;
  return scaled(game, 'pickups', `How many ${what} lie about`, more ? factorOf(how, true) + 0.2 : factorOf(how, false));
}
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
    : { game: now, changed: `${said.join('; ')}. By night it is dark, and foes are faster.`, whole: true };
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

/** A whole clause that one of the forms reads. */
export function ways(clause: string, game: GameDescription): Outcome {
  for (const [form, does] of WAYS) {
    const found = form.exec(clause);
    const outcome = found && does(found, game, clause);
    if (outcome) return outcome;
  }
  return undefined;
}

/** What is done with a game anyway: each change is at its address at once. */
const FRIENDS =
  '(?:(?:my|a|some|all my|our|the|other|his|her) )*(?:friends?|famil(?:y|ies)|others|people|every(?:body|one)|some(?:body|one)|mom|mum|dad|kids?|daughter|son|wife|husband|brother|sister|class|colleagues?|players|group|team|buddy|buddies|mates?)';
const GAME = '(?:it|this|that|(?:the|my|this|our) game)';
/** "put it online so I can send it to friends": it is there already, at its address. */
const SHARES = new RegExp(
  `^(?:(?:please|then|and|also|now|pls|hey|ok|so|can you|could you|can i|can we|could i|how (?:can|do|could|should|would) (?:i|we)|i (?:want|would like|'d like|need) (?:you )?to|i'd like to|is it possible to|is there a way to|let me|let's|want to) )*` +
    `(?:(?:publish|share|deploy|release|upload|host)(?: ${GAME})?|put(?: ${GAME})?(?: up)? online|bring ${GAME} online|make ${GAME} (?:public|available|playable|shareable|online)|(?:give|send|show|get) (?:me|us) (?:the |an? |its )?(?:public |play |new |shareable |share |web )?(?:link|url|address)|get an? (?:public )?link|(?:send|show|give) ${GAME} to ${FRIENDS}|(?:where|what)(?:'s| is) (?:the|its|my) (?:link|url|address)|can ${FRIENDS} (?:also )?(?:play|try|see|open) ${GAME}|play ${GAME} with ${FRIENDS} online)` +
    `(?:,? (?:${GAME}|online|again|for me|to the (?:web|internet)|on the (?:web|internet)|on a website|please|too|to play|with ${FRIENDS}|to ${FRIENDS}|for ${FRIENDS}|(?:so )?(?:that )?(?:i|we|they|he|she|${FRIENDS}) can (?:also )?(?:send|share|show|give|play|try|see|open)(?: ${GAME})?(?: (?:to|with) ${FRIENDS})?))*$`,
);
export const asksToShare = (words: string): boolean =>
  SHARES.test(
    words
      .toLowerCase()
      .replace(/[.!?\s]+$/, '')
      .trim(),
  );
export function published(clause: string): Outcome {
  return asksToShare(clause)
    ? { refused: 'It is at its address with each change: whoever has the link can play it.', already: true }
    : undefined;
} // biome-ignore format: short enough
