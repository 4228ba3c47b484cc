import type { Plan } from '../../step.ts';
import { isCharacter } from '../index.ts';
import { nameOf, old, type Said } from './said.ts';

const BAD =
  /\b(?:looks?|seems?|is|are|came out|turned out|feels?)\s+(?:(?:a bit|a little|so|really|kinda|somewhat|too|very|totally|pretty)\s+)*(?:weird|wrong|off|odd|strange|ugly|broken|bad|funny|blurry|messed up|weirdly)\b/i;
/** "the feet of the skeleton look weird in the north east view" */
export function told(said: Said): Plan | undefined {
  const [one] = old(said);
  if (!one || !BAD.test(said.text) || !BAD.test(said.text.replace(/\bmake\b.*/i, ''))) return undefined;
  const side = /\b(north|south)[ -]?(east|west)\b|\b(north|south|east|west)\b/i.exec(said.text)?.[0].toLowerCase();
  const what = nameOf(one.holding);
  return {
    ask: `Thanks for telling me. I can draw the ${what} once more${side ? ` and with it the ${side} view` : ''} (1 generation; the one that you have is kept)${isCharacter(one.holding) ? ', or a single side can be mended by hand in the pixel editor of the studio' : ''}. Shall I draw the ${what} again?`,
  };
}
