/** Edges of tiles: every set has them. "with transitions to water" says what lies beside. */
import { TILES } from '../words.ts';

const PIECES =
  '(?:(?:all|the|proper|full|inner|outer|nice|smooth|soft|clean|rounded|grass|its|their|some) )*(?:edges?|corners?|borders?|transitions?|sides|centers?|middles?|fills?|autotiles?|blending|variations?|variants?)(?: (?:tiles?|pieces?))?';
const WITH_PIECES = new RegExp(
  `[\\s,]*\\b(?:with|and|including|incl\\.?|plus|that has|having) ${PIECES}(?:(?:,? and |, ?| \\+ | ?\\/ ?)${PIECES})*(?=\\s*(?:$|[,.;!]|for\\b|\\d))`,
  'i',
);
const TO =
  /(\btile ?sets?|\btiles?|\bterrain)((?: \d+(?:x\d+)?(?: ?px)?)?),? (?:with|and|including|that has|having) (?:an? )?(?:(?:smooth|soft|nice|clean|seamless) )*(?:transitions?|borders?|edges?|blending) (?:in)?(?:to|with|towards|against) /i;
const OF_TO =
  /(\btile ?sets?|\btiles?),? (?:with|and|including) (?:an? )?(?:smooth |soft |nice )?([a-z]+(?: [a-z]+)?) (?:edges?|borders?|transitions?)(?=\s*(?:$|[,.;]))/i;

export function withEdges(message: string): string {
  if (!TILES.test(message)) return message;
  return message
    .replace(TO, '$1$2 to ')
    .replace(WITH_PIECES, ' ')
    .replace(OF_TO, (all, tiles: string, ground: string) => (/^(?:smooth|soft|nice|clean|all|hard|sharp|rounded|clear|good|proper|seamless)$/i.test(ground) ? all : `${tiles} to ${ground}`))
    .replace(/\s+/g, ' ')
    .trim();
} // biome-ignore format: short enough
