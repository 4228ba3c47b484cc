/** What is said of the doors and the windows of a house. */

import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Built, Change } from '../graph.ts';
import { CUT, CUTS, hexOf } from './house-part-looks.ts';

/** "A round red door", "moon on the door", "door chained shut". */
export function doorPart(plain: string): Built | undefined {
  const cut = new RegExp(`^(?:(?:with|and|an?|the|its|small|little|tiny|big) )*(${CUTS})(?: (?:shaped )?(?:hole|window|sign|symbol|carving))?(?: (?:cut|carved|painted|drawn|sawn|engraved|shaped))*(?: (?:out of|into|in|on|onto|through))(?: (?:the|its|front))* door$`).exec(plain); // biome-ignore format: one line
  if (cut) return { is: 'built', of: 'door', cut: CUT[cut[1]!]!, told: '' };
  const found = /^((?:(?!doors?\b)[a-z-]+ )*)doors?((?: [a-z-]+)*)$/.exec(plain);
  if (!found) return undefined;
  const looks = found[1]!.trim().split(' ').filter((w) => w && !/^(?:an?|the|its|one|with|of|front|main|big|large|small|little|old|tiny|heavy|wooden|wood|oak|plank|cute|entrance|two)$/.test(w)); // biome-ignore format: one line
  const after = found[2]!.trim();
  const said = `${looks.join(' ')} ${after}`;
  const kinds = [
    [/\b(?:round|circular|hobbit)\b/, 'round'],
    [/\b(?:arched|rounded|arch|vaulted)\b/, 'arched'],
    [/\bdouble\b/, 'double'],
    [/\b(?:broken|smashed|splintered|kicked|shattered|cracked|damaged|busted)\b/, 'broken'],
    [/\b(?:boarded|boarded[- ]up|nailed|planked)\b/, 'boarded'],
    [/\b(?:chained|chains|padlocked)\b/, 'chained'],
    [/\b(?:barred|bolted|locked)\b/, 'barred'],
    [/\b(?:glass|window)\b/, 'glass'],
    [/\b(?:hazard|warning|striped)\b/, 'striped'],
  ].flatMap(([words, kind]) => ((words as RegExp).test(said) ? [kind as string] : []));
  if (kinds.length === 0) return undefined;
  const known = /^(?:round|circular|hobbit|arched|rounded|arch|vaulted|double|boarded|boarded-up|up|nailed|shut|planked|chained|chains|padlocked|barred|bolted|locked|glass|window|hazard|warning|striped|closed|with|a|in|it|iron|steel|metal|stripes|broken|smashed|splintered|kicked|shattered|cracked|damaged|busted|down|half|off|its|hinges|hanging)$/; // biome-ignore format: one line
  const other = said.split(' ').filter((w) => w && !known.test(w));
  if (!other.every((w) => COLOUR_HEX.has(w))) return undefined;
  const hue = hexOf(other) ?? (/\b(?:iron|steel|metal)\b/.test(said) ? '#7c8494' : undefined);
  return { is: 'built', of: 'door', kind: kinds.join(' '), ...(hue ? { hue } : {}), told: '' };
}

const AFTER =
  '(?: (?:up |upstairs |still )*(?:in|on|at) (?:(?:the|its|top|upper|second|first|left|right|single|an?) )*(?:attic|floor|upstairs|tower|loft|basement|cellar|gable|left|right|top))?';
const ONE = '(?:an?|one|a single|single|the|only one|just one|one single|a lone|1)';
const HUE = '(?:(green|purple|red|blue|pink|orange|yellow|white|cyan|eerie green|warm yellow|amber|golden) )?';
const LIT: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:all|its|the|every|other) )*(?:(boarded|boarded[- ]up|nailed[- ]up) )?(?:windows?)(?: (?:all |are |is )*(boarded|dark|black|unlit|nailed)(?: up)?)? (?:except|save|but|apart from|besides)(?: for)? ${ONE}(?: (?:window|that is|which is|still|is|single))*? ?${HUE}(?:lit|glowing|shining|alight|light|glow)?(?: (?:one|window|up))?${AFTER}$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} (?:(?:small|little|round|attic|upper|top|upstairs|lone|lit|glowing|single) )*(?:window|attic window) (?:with|in|has|glows?|glowing|lit|shining|shines)(?: (?:with|in|by|an?|the))* ?${HUE}(?:light|glow|lamp|lit)?(?: (?:on|inside|in it|behind it))?${AFTER}$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} (?:(?:faint|dim|lone|eerie|bright) )?${HUE}(?:light|glow|lamp)(?: (?:on|burning|shining|left|glowing))?(?: in)(?: (?:the|an?|one|its|single|top|upper|attic|upstairs|small|round))*(?: windows?| attic| tower| top floor)$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} (?:(?:lit|glowing|lighted|illuminated|shining) )${HUE}(?:attic |upper |top |upstairs )?window${AFTER}$`,
  ),
  new RegExp(
    `^(?:only )?${ONE} ${HUE}(?:(?:lit|glowing|lighted|illuminated|shining)(?: up)? )(?:attic |upper |top |upstairs )?window${AFTER}$`,
  ),
];
/** "Boarded windows except a single lit one", "one window with green light". */
export function litWindow(plain: string): Change | undefined {
  for (const [k, words] of LIT.entries()) {
    const found = words.exec(plain);
    if (!found) continue;
    if (k === 1 && !/light|lit|glow|shin|lamp/.test(plain)) continue;
    const said = found.slice(1).find((w) => w && COLOUR_HEX.has(w.split(' ').at(-1)!));
    const hue = said === undefined || /yellow|amber|gold/.test(said) ? undefined : ({ green: '#6ce84c', purple: '#b860f0', red: '#f04038', blue: '#58a8f8', pink: '#f878c0', cyan: '#58e8f0' }[said.split(' ').at(-1)!] ?? COLOUR_HEX.get(said.split(' ').at(-1)!)); // biome-ignore format: one line
    const boarded = k === 0 && /boarded|nailed/.test(plain);
    return { is: 'one window lit', ...(hue ? { hue } : {}), ...(boarded ? { boarded: true as const } : {}) };
  }
  return undefined;
} // biome-ignore format: short

export function windowPart(rest: string, words: readonly string[], count: number | undefined, only: boolean): Built | undefined {
  if (!/(?:^| )windows?(?: panes?)?$|^windows (?:all )?(?:lit|glowing|illuminated)(?: .*)?$|^glass panes?(?: .*)?$|(?:^| )windows? (?:fogged|dark|unlit)(?: up)?$|^panes? fogged(?: up)?$/.test(rest)) return undefined; // biome-ignore format: one line
  const looks = words.filter((w) => !/^(?:windows?|panes?|small|little|tiny|big|large|tall|wooden|old|upper|front|round|up)$/.test(w)); // biome-ignore format: one line
  const look = (kind: string, hue?: string): Built => ({ is: 'built', of: 'window look', kind, ...(hue ? { hue } : {}), told: '' }); // biome-ignore format: one line
  const said = words.join(' ');
  const lit = /^(?:(?:lit|lighted|glowing|illuminated|bright|warm|shining|lit[- ]up|warmly|brightly|eerie|small|tall|big|little|all|its) )+(?:(green|purple|red|blue|pink|orange|yellow|white|cyan) )?windows$|^(green|purple|red|blue|pink|orange|cyan) (?:(?:lit|lighted|glowing|illuminated) )windows$|^windows (?:all )?(?:lit|glowing|lit up|illuminated)(?: (?:up|at night|from inside|from within))?$/.exec(rest); // biome-ignore format: one line
  if (lit && /lit|light|glow|illum|bright|warm|shin/.test(rest)) {
    const hue = lit[1] ?? lit[2];
    return look('lit', hue && hue !== 'yellow' ? COLOUR_HEX.get(hue) : undefined);
  }
  if (/\b(?:fogged|foggy|steamed|steamy|misted|misty|frosted|milky)\b/.test(said)) return look('fogged');
  if (/\b(?:barred|caged|grated)\b/.test(said)) return look('barred');
  if (/\bstained\b/.test(said)) return look('stained');
  if (/\b(?:curtained)\b/.test(said)) return look('curtains');
  if (/\b(?:dark|unlit|black|blackened)\b/.test(said) && looks.length === 1) return look('dark');
  if (/\b(?:arched|pointed|gothic)\b/.test(said) && looks.length === 1) return look('arched');
  if (words.includes('round') && looks.length === 0 && count !== 1) return look('round');
  if (looks.length > 0 || count === undefined || /\bglass\b/.test(rest)) return undefined;
  if (count === 0 || only || count > 1) return { is: 'built', of: 'windows', count, told: '' };
  return undefined;
} // biome-ignore format: short
