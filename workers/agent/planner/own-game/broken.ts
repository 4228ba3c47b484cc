/** What goes wrong in a game: it is built anew from its parts and played, and what that shows is told. */
import { type GameDescription, templateOf } from '../../games/index.ts';
import { gameAnswer } from '../told-changes.ts';

const BROKEN =
  /\b(?:(?:shows?|is|only|just|all) (?:just |only |all )?(?:a )?(?:black|white|blank)(?= screen| page|\W*$)|(?:black|white|blank) (?:screen|page)|(?:doesn'?t|does not|won'?t|will not) (?:load|start|open)|bugs?|buggy|glitch(?:es|y|ed)?|crash(?:es|ed|ing)?|freez(?:es|ing)|froze|stuck|falls? through|fell through|error|turn(?:s|ed)? into an? (?:box|square|block|rectangle)|invisible|disappear(?:s|ed|ing)?|vanish(?:es|ed)?|softlock\w*|lags?|laggy|lagging|stutters?|stuttering)\b|\b(?:does ?n[o']?t|do ?n[o']?t|wo ?n[o']?t|won'?t|not|never|stopp?(?:s|ed)?|cannot|can'?t) (?:even |really )?(?:load|loading|work|working|start|starting|open|opens|show|run|running|respond|move anymore)\b|\b(?:screen|game|page|it|everything) (?:goes|is|stays|turns|went|just) (?:black|white|blank|frozen|dead)\b|\bnothing happens\b|\b(?:is|are) (?:totally |completely )?broken\b/i;
const PLAYS =
  /^\W*(?:(?:please|can you|could you|hey|ok|so) )*(?:(?:(?:let|have|make|get) )?(?:an?|the|your|some) (?:bots?|ai|robot|computer) )?(?:play|test|play-?test|try out|check) (?:it|my game|the game|this|through it|if|whether|that|level \d+|the levels?)\b/i;
/** A wish in which such a word is none: "the boss should freeze the hero", "add a bug as enemy". */
const WISH =
  /\b(?:add|replace|swap|give|let|make|want|should|new|more|fewer|as (?:an? )?(?:enemy|enemies|hero|boss)|instead)\b(?!.*\b(?:fix|crash|stuck|work)\w*\b)/i;

/** What is told beside what is played; undefined where nothing is wrong. */
export function brokenIn(message: string, game: GameDescription): { readonly notes: readonly string[] } | { readonly known: string } | undefined {
  const played = PLAYS.test(message);
  if (!played && (!BROKEN.test(message) || WISH.test(message))) return undefined;
  const { title } = templateOf(game.template);
  if (played) return { notes: ['I built it anew from its parts and played it; whether it is fun I cannot judge. A rule that helps: where one wanders with nothing to do, more foes or more to find; where one dies without knowing why, fewer or slower ones.'] };
  // it is meant to be so
  const known = gameAnswer(message, game);
  if (known) return { known };
  return { notes: [
    `I am sorry. I built "${game.title}" anew from its parts, deployed it and played it; what that showed is told below. I cannot see your run, and single lines of code I cannot mend in words.`,
    ...(/\b(?:phones?|mobile|tablet|ipad|iphone|android)\b/i.test(message) ? ['On a phone it needs a browser of the last years, and the phone must reach this server: an address with "localhost" is reached from this computer alone.'] : []),
    `If it goes wrong again, say where and what was pressed; until then the part can be left out or changed (a ${title.toLowerCase()}: "no spikes", "no keys", "fewer enemies", "shorter levels"), for nothing.`,
  ] };
} // biome-ignore format: short enough
