/** Something goes wrong in a game: what a test can see is looked at; what of it is meant so is said; what can be changed about it is named. */
import { drawRequests, type GameDescription, slotIn, slotsOf, templateOf } from '../../games/index.ts';
import { gameAnswer } from '../games/answers.ts';
import { factsIn, playSteps, playTold, wrongIn } from '../games/played.ts';
import { withoutGame } from '../games/there.ts';
import { generations } from '../phrases.ts';
import { wordsOf } from '../slots.ts';
import type { Act } from '../types.ts';
import { refused } from './refused.ts';

export const gameBug: Act = (wish, context) => {
  const { game, projectId } = context;
  const no = refused(wish.words);
  if (no) return { steps: [], say: no };
  if (!game || !projectId) return withoutGame(wordsOf(wish, 'target'), 'to be mended');
  const known = gameAnswer(wish.words, game);
  const said = wordsOf(wish, 'topic', 'change')[0] ?? wish.words.trim();
  return {
    steps: playSteps(game, projectId),
    told: (results) => {
      const facts = factsIn(results);
      if (!facts) return undefined;
      const wrong = wrongIn(facts).length > 0 || facts.moved === false;
      const seen = wrong
        ? 'It was built from its project and deployed again just now. "Undo that" brings back how it was before its last change.'
        : `So the test did not see what you saw ("${said.slice(0, 80)}"): it looks for errors, missing files and standing still, and not at how things look. It was built and deployed again just now: load its page again first.`;
      return playTold(game, results, [seen, ...(known ? [known] : []), nextFor(wish.words, game)].join(' '));
    },
  };
};

/** What words can change about it, with its price. */
function nextFor(words: string, game: GameDescription): string {
  const slot = slotIn(words, game);
  const has = (id: string): boolean => templateOf(game.template).settings.some((one) => one.id === id);
  const ways = [
    ...(/\b(?:jump|reach|high|gap|stuck|climb)/i.test(words) && has('heroJump') ? ['"jump higher" (free)'] : []),
    ...(/\b(?:stuck|falls?|fell|floor|walls?|through|platform|unreachable|door|key|level)\b/i.test(words)
      ? ['"other levels" lays all of them out anew (free)']
      : []),
    ...(/\b(?:slow|lag\w*|stutter\w*|fps)\b/i.test(words) && has('enemies') ? ['"fewer enemies" (free)'] : []),
    ...(/\b(?:dark|black|see|invisible)\b/i.test(words) ? ['"brighter" (free)'] : []),
    ...(/\b(?:sound|music|loud)\b/i.test(words) ? ['"no music" or "quieter music" (free)'] : []),
    ...(slot ? [`"draw the ${slot.id} anew" (${generations(priceOf(game, slot.id))})`] : []),
  ];
  return ways.length
    ? `I cannot mend lines of its code in words; what I can change about it: ${ways.slice(0, 3).join(', ')}.`
    : 'I cannot mend lines of its code in words. Say in which level, and what was pressed: what belongs to it can be changed or left out.';
}

/** Of a slot that would be drawn once more. */
export function priceOf(game: GameDescription, id: string): number {
  const { assetId: _, ...choice } = game.assets[id]!;
  const open = { ...game, assets: { ...game.assets, [id]: choice } };
  if (!slotsOf(open).some((slot) => slot.id === id)) return 1;
  return drawRequests(open)
    .filter(({ slot }) => slot === id)
    .reduce(
      (sum, { then }) =>
        sum +
        1 +
        then.reduce((all, { args }) => all + (Array.isArray(args.directions) ? args.directions.length : 1), 0),
      0,
    );
}
