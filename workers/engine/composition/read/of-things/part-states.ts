/** Parts that are open, broken or gone. */
import { all, type Context, DET, type Said } from './member.ts';
import { PART, placeOf } from './words.ts';

const STATES = 'open|opened|ajar|closed|shut|missing|gone|lost|cracked|broken|shattered|smashed|chipped|split|snapped|fractured|torn|bent|dented|rusted|worn|scratched|burnt|burned'; // biome-ignore format: a list
export const STATE_FIRST = all(
  `${DET}(?:(?:one|two|both) )?(?:(?:slightly|half|badly) )*(cracked|broken|shattered|smashed|chipped|missing|open|opened|closed|torn off) (?:[a-z]+ )?(${PART}|eye|eyes)`,
);
export const STATE_AFTER = all(
  `(?:(?:the|its|an?|one|both|two|some|few|several|many|most|all|of|them|small|little|big|large|front|side|left|right|button) )*(${PART}|eyes?|slices?|pieces?|chunks?)(?: (?:is|are|that is|being))? (?:(?:slightly|half|wide|partly|a bit|badly|all|fully|left|hanging|standing|just|completely|swung) )*(${STATES})(?: (?:off|out|open|away|down|up|in half|in two|through))*`,
);
export const MISSING = all(
  `(?:missing|lost|lacks|lacking|without) (?:(?:an?|the|its|one|some|of|half|left|right|button|front) )*(${PART}|eye|eyes)`,
);

/** A part is open, broken or gone. */
export function stateOf(part: string, state: string, told: string, { whole }: Context): Said | undefined {
  const word = state.toLowerCase();
  if (/^(?:open|opened|ajar)$/.test(word)) return { before: 'open' };
  if (/^(?:closed|shut)$/.test(word)) return { before: 'closed' };
  const at = placeOf(part) ?? part.toLowerCase();
  const hurt = (how: 'cracked' | 'missing' | 'snapped'): Said => ({ changes: [{ is: 'hurt', part: at, how, told }], ...(how === 'snapped' ? { instead: `with ${part}` } : {}) });
  if (/^(?:missing|gone|lost|torn off)$/.test(word)) return hurt('missing');
  if (/^(?:broken|snapped|chipped)$/.test(word) && /^(?:horns?|legs?|handle|antenna|tip|wings?|tail|tooth|teeth|fang|arms?|stem|spike|prong|string|strap)$/.test(at)) return hurt('snapped');
  if (/^(?:cracked|broken|shattered|smashed|chipped|split|fractured)$/.test(word)) return /mirror|phone|tablet/.test(whole.concept) && at !== 'handle' ? { before: 'cracked' } : hurt('cracked');
  if (/^(?:torn|bent|dented|worn|scratched)$/.test(word)) return { before: word };
  if (word === 'rusted') return { before: 'rusty' };
  return undefined;
} // biome-ignore format: one line
