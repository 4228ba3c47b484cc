/** A game is played by a test, put online, or shall be taken down. */
import type { templateOf } from '../../games/index.ts';
import { gameFact } from '../games/facts.ts';
import { playSteps, playTold } from '../games/played.ts';
import { addressOf, calledOf, gamesIn, LIST_GAMES, namedIn, withoutGame } from '../games/there.ts';
import { listed, quoted } from '../phrases.ts';
import { wordsOf } from '../slots.ts';
import type { Act } from '../types.ts';

/** What nobody can tell from a test that presses keys for some seconds. */
const PROVEN =
  /\b(?:possible|beat\w*|winnable|win|won|finish\w*|complet\w*|reach\w*|solv\w*|too (?:hard|easy)|hard|easy|fun|balanced?|long|end)\b/i;

export const gameTest: Act = (wish, context) => {
  const { game, projectId } = context;
  if (!game || !projectId) return withoutGame(wordsOf(wish, 'target'), 'to be played');
  const asked = wordsOf(wish, 'topic', 'rule', 'change');
  const words = [...asked, wish.words].join(' ');
  const level = /\blevel (\d+|two|three|last)\b/i.exec(words)?.[0];
  const open = PROVEN.test(words) || level !== undefined;
  const limits = open
    ? `What it does not show: ${asked.length ? quoted(asked) : 'whether one can win'}. It presses keys for some ten seconds in the first level and measures errors, missing files, movement and frames a second; that a level can be finished, or how hard it is, it does not prove. ${levelsTold(game.template)}`
    : undefined;
  // "is there a level 2? play it and tell me"
  const fact = gameFact(words, game);
  return {
    steps: playSteps(game, projectId),
    told: (results) => [fact, playTold(game, results, limits)].filter(Boolean).join('\n\n'),
  };
};

/** How levels of a kind come about, which says whether they can be finished. */
const levelsTold = (template: Parameters<typeof templateOf>[0]): string =>
  /^(?:platformer|adventure|runner)$/.test(template)
    ? 'Its levels are laid out by a program that keeps gaps and heights within the usual jump and puts all that is needed where one can walk; after a lower jump or other settings that may no longer hold.'
    : 'How hard it is follows from its settings: say "easier" or "more lives" if nobody gets through.';

export const gamePublish: Act = (wish, context) => {
  const { game } = context;
  const url = addressOf(context);
  const targets = wordsOf(wish, 'target');
  if (game && url) {
    const embed = /\b(?:embed|iframe|html|web ?site|page)\b/i.test(wish.words)
      ? ` To put it on a page of yours: <iframe src="${url}" width="960" height="640"></iframe>.`
      : '';
    const store = /\b(?:itch|steam|app ?store|play ?store|google play|newgrounds|crazy ?games|poki)\b/i.exec(
      wish.words,
    )?.[0];
    const shop = store
      ? ` I put nothing on ${store} myself: the files of its project are in the studio (Games → "${game.title}"), and what is built from them runs in any browser.`
      : '';
    const tests =
      /\b(?:tests?|try it|check it|play it)\b|\bif (?:it|that|everything) works\b/i.test(wish.words) &&
      context.projectId;
    const played = tests ? playSteps(game, context.projectId!) : [];
    const say = `"${game.title}" is online: ${url}. Whoever has that address and reaches this server plays it in a browser, on a phone too. Each change is there as soon as it is made.${embed}${shop}`;
    return played.length
      ? { steps: played, told: (results) => [playTold(game, results, undefined), say].filter(Boolean).join('\n\n') }
      : { steps: [], say };
  }
  return {
    steps: [LIST_GAMES],
    told: ([result]) => {
      const games = namedIn(gamesIn(result), targets);
      return games.length
        ? `Online ${games.length > 1 ? 'are' : 'is'} ${listed(games.slice(0, 8).map(({ name, url }) => `"${name}"${url ? `: ${url}` : ''}`))}. Whoever has the address plays it in a browser.`
        : 'You have no game yet. One that I build here is online with its address as soon as it is written.';
    },
  };
};

export const gameOffline: Act = (wish, { game }) => {
  const targets = wordsOf(wish, 'target');
  const how =
    'I take no game offline, and the studio has no button for it: who runs the server does so with the MCP tool sandbox_undeploy or the GraphQL mutation undeployGame. Its project and pictures stay, and it can be deployed again';
  if (game)
    return {
      steps: [],
      say: `${how}. Meant would be ${calledOf(game)}. Until then it is there for everybody who has its address.`,
    };
  return {
    steps: [LIST_GAMES],
    told: ([result]) => {
      const all = gamesIn(result);
      if (!all.length) return 'No game of yours is online.';
      const games = namedIn(all, targets);
      return `${how}. Online ${games.length > 1 ? 'are' : 'is'} ${listed(games.slice(0, 8).map(({ name, url }) => `"${name}"${url ? ` (${url})` : ''}`))}.`;
    },
  };
};
