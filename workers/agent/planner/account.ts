/** Every word of a wish must have gone somewhere: into a call, or into a class of words that says how things are asked for. */

import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import type { GameDescription } from '../games/index.ts';
import { templateOf, themeOf } from '../games/index.ts';
import { EDGES } from './clause-words.ts';
import { manners } from './game-words.ts';
import { eachOne } from './kinds.ts';
import type { Memory } from './memory.ts';
import { isMove } from './moves.ts';
import type { Step } from './step.ts';
import { isAdjective, singular } from './subjects.ts';
import { bareWish, TILES } from './words.ts';

/** Words that carry a wish and name nothing that is drawn. */
const FRAME = new Set(
  `a an the this that these those some any all each every both either no not my our your his her its their mine yours ours one ones
  i me we us you u he him she it they them who whom whose which what there here self myself
  am is are was were be been being do does did done have has had having can could will would shall should may might must ought let lets
  and or but so then than as if of to in on at by for from with without into onto over under up down out off near between about around through across
  again also too just only even still now later soon first second third last next once twice more most less least much many few little lot lots bit very really quite
  maybe perhaps please pls thanks thank hi hello hey ok okay yes yeah well actually simply kind sort type like such same other another different
  make makes making made draw drawn drawing create created generate generated build built design give gives get gets need needs want wants wish show see use using used add added
  put set have take go going come start begin do change turn write code program develop produce render paint love would need try
  new nice cool good great beautiful pretty awesome simple small-ish basic little cute quick fun funny
  picture pictures image images sprite sprites art pixel pixels px pixelart asset assets graphic graphics icon icons drawing sheet object objects item items thing things prop props
  character characters person people figure creature npc npcs hero heroine main player protagonist enemy enemies villain boss guy
  game games level levels project size sized large big wide high tall wide direction directions side sides view seen above front top-down isometric
  animation animations animate animated anim cycle cycles frame frames move moves movement moving pose
  tile tiles tileset tilesets set terrain ground platform platforms sidescroller autotile map maps ui interface hud menu panel window
  style look looks looking themed theme colour color coloured colored colours colors version variant called named title name`
    .split(/\s+/)
    .filter(Boolean),
);
const MORE_FRAME = new Set(
  `zelda zelda-like collectible collectibles token tokens pickup hazard illustration illustrations rival friend enemy nemesis companion sidekick mentor theme jam kindly proceed provide discussed imagine picture envision search seek order becoming becomes become view needing asked asks goes going turns turning receive wear wears wearing hold holding carry carrying dress dressed put surface topdown smooth blending seamless lvl version plz thinking thought wang corner obstacle obstacles puzzle swap dripping growing hanging lying spread covering desert forest jungle beach swamp winter ice middle-aged between
  two three four five six seven eight nine ten dozen several couple pair bunch group pile set list furniture weapons
  where against versus while during until because for's something anything everything nothing starring fading fade fades clone retro rpg zip pack bundle download export file files
  top floor wall below beneath transition transitions blend blends flowing flows meets meet next side-scrolling scrolling scroller sidescroll iso block bird eye birds walkable seamless
  hold holds find finds steal steals collect collects fight fights defend defends protect protects shoot shoots avoid avoids dodge dodges catch catches eat eats kill kills hunt hunts search searches explore explores sneak sneaks play plays player jump jumps run runs climb climbs travel travels walk walks
  full half complete whole entire single default standard version copy variant once more anymore longer instead rather better
  story setting place takes place world themed inspired feel vibe mood mode 2d 8-bit 16-bit bit size width height pixel-perfect transparent background`
    .split(/\s+/)
    .filter(Boolean),
);
const stem = (word: string): string =>
  singular(word)
    .replace(/(?:ing|ed|er|es|s|y|ie|e)$/, '')
    .replace(/(.)\1$/, '$1');

/** Words of a wish that no step says and no class has. */
export function unaccounted(wish: string, steps: readonly Step[], memory: Memory): readonly string[] {
  const said = steps
    .map(({ args, what }) => `${typeof args === 'function' ? JSON.stringify(args([])) : JSON.stringify(args)} ${what}`)
    .join(' ');
  const made = new Set(
    said
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .flatMap((word) => [word, stem(word)]),
  );
  for (const { words } of memory.made)
    for (const word of words.toLowerCase().split(/[^a-z]+/)) made.add(word).add(stem(word));
  const game = steps.find(({ tool }) => tool === 'write_game');
  const text = game
    ? withoutGameWords(wish, (typeof game.args === 'function' ? game.args([]) : game.args).game as GameDescription)
    : TILES.test(wish)
      ? wish.replace(EDGES, ' ')
      : eachOne(wish);
  return [
    ...new Set(
      text
        .split(/(?<=[.!?;])\s+/)
        .map((sentence) => bareWish(sentence))
        .join(' ')
        .toLowerCase()
        .replace(/"[^"]*"/g, ' ')
        .split(/[^a-z']+/),
    ),
  ]
    .map((word) => word.replace(/^'+|'(?:s|m|re|ve|ll|d|t)?$/g, ''))
    .filter(
      (word) =>
        word.length > 2 &&
        !FRAME.has(word) &&
        !MORE_FRAME.has(word) &&
        !FRAME.has(singular(word)) &&
        !made.has(word) &&
        !made.has(stem(word)) &&
        !isMove(word, undefined) &&
        !isAdjective(word),
    );
}

/** Of a game a word may be left out, and is named; where much is, it was not understood. */
export const tooMuchLost = (lost: readonly string[], wish: string): boolean =>
  lost.filter((word) => LEXICON.read(word).length === 0).length >= 4 ||
  lost.length > wish.split(/\s+/).filter((word) => word.length > 3).length / 2;

const withoutGameWords = (wish: string, { template, theme }: GameDescription): string => {
  const { words, plays } = templateOf(template);
  const rest = words.reduce(
    (text, word) => text.replace(new RegExp(`\\b${word.replace(/[^\w ]/g, '.')}s?\\b`, 'gi'), ' '),
    manners(wish).rest,
  );
  return rest
    .replace(new RegExp(plays.source, 'gi'), ' ')
    .split(' ')
    .filter((word) => themeOf(word.toLowerCase()) !== theme)
    .join(' ');
};
