/** Parts that are open, broken or gone. */
import { MARKS } from '../../../catalogue/marks.ts';
import { all, type Context, DET, type Said } from './member.ts';
import { PART, placeOf } from './words.ts';

/** Marks by the one word that says them: "rusty", "dented", "bloodied". */
const MORE: Readonly<Record<string, string>> = { rusty: 'rust', rusted: 'rust', corroded: 'rust', tarnished: 'stains', bloody: 'blood', bloodied: 'blood', bloodstained: 'blood', mossy: 'moss', jagged: 'serration', serrated: 'serration', dirty: 'stains', filthy: 'stains', muddy: 'stains', grimy: 'stains', splintered: 'cracks', frosty: 'rime', frosted: 'rime', icy: 'rime', spiky: 'studs', spiked: 'studs', notched: 'chips', nicked: 'chips', engraved: 'carving', carved: 'carving', etched: 'carving', woven: 'weave', riveted: 'rivets', scaly: 'scales' }; // biome-ignore format: a table
const MARK_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MARKS).flatMap(([id, { adjectives }]) => (/^(?:shape-|flip|halves|bend|full-|half-|low-|rainbow|glass|melt|wings)/.test(id) ? [] : adjectives.filter((word) => /^[a-z]+$/.test(word)).map((word): [string, string] => [word, id]))),
  ...Object.entries(MORE),
]); // biome-ignore format: a table
const MARKED = [...MARK_OF.keys()].join('|');

const STATES = 'open|opened|ajar|closed|shut|missing|gone|lost|cracked|broken|shattered|smashed|chipped|split|snapped|fractured|torn|bent|dented|rusted|worn|scratched|burnt|burned'; // biome-ignore format: a list
export const STATE_FIRST = all(
  `${DET}(?:(?:one|two|both|three|all) )?(?:(?:slightly|half|badly) )*(cracked|broken|shattered|smashed|chipped|snapped|split|bent|missing|open|opened|closed|torn off|${MARKED}) (?:[a-z]+ )?(${PART}|eye|eyes)`,
);
export const STATE_AFTER = all(
  `(?:(?:the|its|an?|one|both|two|some|few|several|many|most|all|of|them|small|little|big|large|front|side|left|right|button) )*(${PART}|eyes?|slices?|pieces?|chunks?)(?: (?:is|are|that is|being))? (?:(?:slightly|half|wide|partly|a bit|badly|all|fully|left|hanging|standing|just|completely|swung) )*(${STATES})(?: (?:off|out|open|away|down|up|in half|in two|through))*`,
);
export const MISSING = all(
  `(?:missing|lost|lacks|lacking|without) (?:(?:an?|the|its|one|some|of|half|left|right|button|front) )*(${PART}|eye|eyes)`,
);

const STRIPS =
  'leather|cloth|rope|cord|string|ribbon|bandage|silk|hide|wire|linen|canvas|fabric|twine|rag|fur|tape|suede';
const HELD = 'handle|grip|hilt|shaft|haft|pommel|stem|neck|pole|stock|guard|bow';
const WRAPPED_FIRST = all(`${DET}((?:[a-z]+ ){0,2}?)(?:(${STRIPS})[- ])?(?:wrapped|bound|wound)[- ]?(?:up )?(${HELD})`);

/** "A leather wrapped handle": it is of that, and wound with it. */
export function wrapping(body: string): Said | undefined {
  const first = WRAPPED_FIRST.exec(body);
  const [, looks, stuff, part] = first ?? [];
  if (!part) return undefined;
  const at = placeOf(part) ?? part.toLowerCase();
  const what = `${looks ?? ''}${stuff ?? 'leather'}`.replace(/\b(?:rope|twine|cord|string)\b/i, 'rope');
  return { changes: [{ is: 'hurt', part: at, how: 'wrapped', told: `${part} wrapped in ${what}` }], instead: `with a ${what} ${part}` };
} // biome-ignore format: one line

/** A part is open, broken or gone. */
export function stateOf(part: string, state: string, told: string, { whole }: Context): Said | undefined {
  const word = state.toLowerCase();
  if (/^(?:open|opened|ajar)$/.test(word)) return { before: 'open' };
  if (/^(?:closed|shut)$/.test(word)) return { before: 'closed' };
  const at = placeOf(part) ?? part.toLowerCase();
  const hurt = (how: 'cracked' | 'missing' | 'snapped' | 'chipped'): Said => ({ changes: [{ is: 'hurt', part: at, how, ...(/^(?:the )?(?:two|both|all|three) /i.test(told) && how !== 'cracked' ? { all: true as const } : {}), told }], ...(how === 'snapped' ? { instead: `with ${part}` } : {}) });
  if (/^(?:missing|gone|lost|torn off)$/.test(word)) return hurt('missing');
  if (/^(?:broken|snapped|chipped)$/.test(word) && /^(?:horns?|legs?|handle|antenna|tip|wings?|tail|tooth|teeth|fang|arms?|stem|spikes?|prongs?|points?|tines?|strings?|strap)$/.test(at)) return hurt('snapped');
  if (/^(?:chipped|jagged|serrated|notched|nicked)$/.test(word) && !/lens|display|glass/.test(at)) return hurt('chipped');
  if (/^(?:cracked|broken|shattered|smashed|chipped|split|fractured)$/.test(word)) return /mirror|phone|tablet/.test(whole.concept) && at !== 'handle' ? { before: 'cracked' } : hurt('cracked');
  if (word === 'bent') return { before: word };
  const mark = MARK_OF.get(word);
  if (mark) return { changes: [{ is: 'hurt', part: at, how: 'marked', mark, told }], instead: `with ${part}` };
  return undefined;
} // biome-ignore format: one line
