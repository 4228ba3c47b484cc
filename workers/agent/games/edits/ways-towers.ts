/** What towers cost, how waves come, how a runner speeds up: each form reads a whole clause. */
import type { GameDescription } from '../types.ts';
import { numberIn, PURSE } from './numbers.ts';
import { type Outcome, slotIn, withSetting } from './outcome.ts';
import { factorOf, HOW, has, scaled, settingOf, switched, type Way, way } from './way-words.ts';

export const gold = (sum: number, game: GameDescription): Outcome => {
  const one = settingOf(game, 'gold');
  if (!one) return undefined;
  const now = Math.round(PURSE * ((game.settings.gold ?? 1) as number));
  // two places, where they give the very sum
  const near = Math.round((sum / PURSE) * 100) / 100;
  const value = Math.min(
    one.max,
    Math.max(one.min, Math.round(near * PURSE) === sum ? near : Math.round((sum / PURSE) * 10000) / 10000),
  );
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

export const TOWER_WAYS: readonly Way[] = [
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
]; // biome-ignore format: a table
