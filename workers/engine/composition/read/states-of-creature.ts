/** What a creature has been through or carries strapped on, put on its drawing: mud, snow, sores, a glow, being seen through, a saddle, bags. */
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Gear } from '../changes/beast-gear.ts';
import type { Change } from '../graph.ts';

const NOT_OF = '(?! (?:owl|leopard|egret|plover|bat|eyes?|horns?|wings?|tail|sword|water))';
const STATES: readonly (readonly [words: string, changes: (said: string) => readonly Change[]])[] = [
  ['dirty|muddy|filthy|grimy|mud[- ]covered|covered in mud|covered with mud|caked in mud|unwashed', () => [{ is: 'worn', by: 'dirt' }]],
  ['snow[- ]covered|snowy|snowed', () => [{ is: 'snowed' }]],
  ['dusty|dust[- ]covered', () => [{ is: 'worn', by: 'dust' }]],
  ['charred|burnt|burned|scorched|singed', () => [{ is: 'worn', by: 'fire' }]],
  ['translucent|transparent|see[- ]through|invisible|half[- ]invisible', () => [{ is: 'ghostly', coloured: true }]],
  ['infected|diseased|plagued|sick|sickly|plague|contaminated|festering', (told) => [{ is: 'blotched', colour: '#8cb43c', told }]],
  ['wounded|injured|hurt|bleeding|bloody|bloodied|blood[- ]?stained|blood[- ]covered|battered|beaten[- ]up|scratched|clawed|covered in blood|covered in wounds', (told) => [{ is: 'gashed', told }]],
  ['mutant|mutated|mutating', (told) => [{ is: 'blotched', colour: '#b05cc8', told }]],
  ['radioactive|irradiated|nuclear', (told) => [{ is: 'blotched', colour: '#a4f040', told }, { is: 'glows', colour: '#84f03c' }]],
  ['cursed|corrupted|possessed|haunted', () => [{ is: 'glows', colour: '#9440d8' }]],
]; // biome-ignore format: a table
const STATE = STATES.map(([words, changes]) => [new RegExp(`(?<=^|^an? |^the |^an? [a-z]+ |^[a-z]+ )(${words})${NOT_OF} (?=[a-z])|(?<=[a-z]),? (?:that is |is |all )?(${words})(?=$|,)`, 'i'), changes] as const); // biome-ignore format: one line
const WARTS = /,? (?:with|covered in|covered with|full of|has|and) (?:(?:an?|many|some|few|several|two|three|big|huge|large|small|tiny|hairy|glowing|ugly|dark|light|purple|red|yellow|green|pink|blue|orange|brown|black|white|gr[ae]y) )*(?:warts?|boils?|pustules?|sores|blisters|tumou?rs?|lumps|pimples|growths)(?: growing)?(?: (?:on|all over|over) (?:its|the|his|her) ([a-z]+))?(?=$|,| and | with )/i; // biome-ignore format: one line

/** Of those that are drawn with no scars of their own. */
const SCARRED = /,? (?:with|and|has|having) (?:(?:an?|many|some|old|big|long|deep|battle|several|few|white|red) )*scars?(?: (?:on|over|across|along|all over) (?:(?:its|the|his|her) )?[a-z]+)?(?=$|,| and )|,? (?:battle[- ])?scarred(?=$|,)/i; // biome-ignore format: one line

const GEARS: readonly (readonly [words: string, gear: Gear])[] = [
  ['jet ?packs?|rocket packs?|rockets?|boosters?', 'jetpack'],
  ['back ?packs?|rucksack|school bag|knapsack', 'backpack'],
  ['saddle|riding saddle|saddle and (?:reins|bridle|blanket)|harness and saddle', 'saddle'],
  ['saddle ?bags?|bags?|packs?|pack bags|luggage|supplies|cargo|bundles|panniers|sacks?|loads?|goods|merchandise', 'bags'],
]; // biome-ignore format: a table
const GEAR = GEARS.map(([words, gear]) => [new RegExp(`(,? ?\\b(?:with|wearing|carrying|and|has|having|bearing)|,) (?:an? |the |its |some |two |many )?(?:(?:heavy|small|big|large|little|travel|leather|riding|full|rocket|old) )*((?:[a-z]+ )?)(${words})(?: (?:on|strapped to|strapped on|tied to|tied on|over) (?:its|the|his|her) (?:back|sides?|hump|humps|shell|shoulders))?(?=$|,| and )`, 'i'), gear] as const); // biome-ignore format: one line

/** Warts and what looks like them, and where they are. */
export function wartsIn(
  text: string,
  usual = '#7c8c44',
): { readonly found: RegExpExecArray; readonly change: Change } | undefined {
  const found = WARTS.exec(text);
  if (!found || found.index === 0) return undefined;
  const said = found[0].toLowerCase();
  const hue = said.split(' ').map((w) => COLOUR_HEX.get(w)).find(Boolean); // biome-ignore format: one line
  const spot = found[1]?.toLowerCase() ?? '';
  const on = /^(?:back|shoulders?|shell|spine)$/.test(spot) ? 'back' : /^(?:head|face|nose|snout|chin|cheeks?|forehead|brow)$/.test(spot) ? 'head' : undefined; // biome-ignore format: one line
  return { found, change: { is: 'blotched', colour: hue ?? (/glowing/.test(said) ? '#a4f040' : usual), ...(on ? { on } : {}), ...(/^,? \w+ (?:an?|one) /.test(said) ? { one: true as const } : {}), told: found[0].replace(/^[\s,]*/, '') } }; // biome-ignore format: one line
}

/** A creature's text without those, and the changes. */
export function statesOfCreature(asked: string, whole: Brief): { readonly text: string; readonly changes: readonly Change[] } {
  const changes: Change[] = [];
  let text = asked;
  const cut = (found: RegExpExecArray): void => {
    const rest = text.slice(found.index + found[0].length);
    const before = text.slice(0, found.index).trimEnd();
    text = (/^ and\b/i.test(rest) && !/\b(?:with|and)$/.test(before) && /^[\s,]*(?:with|wearing|carrying|has|having)\b/i.test(found[0]) ? `${before} with${rest.slice(4)}` : `${before} ${rest}`).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim(); // biome-ignore format: one line
  };
  const lost = (words: string): boolean => whole.unknown.some((u) => u.split(' ').some((w) => words.toLowerCase().split(/[ -]/).some((one) => one === w || one === `${w}s` || `${one}s` === w))); // biome-ignore format: one line
  for (const [pattern, changesOf] of STATE) {
    const found = pattern.exec(text);
    if (!found) continue;
    const said = (found[1] ?? found[2])!.toLowerCase();
    changes.push(...changesOf(said));
    cut(found);
  }
  const warts = wartsIn(text);
  if (warts) {
    changes.push(warts.change);
    cut(warts.found);
  }
  const scars = whole.kind === 'thing' ? SCARRED.exec(text) : null;
  if (scars && scars.index > 0) {
    changes.push({ is: 'gashed', told: 'scarred' });
    cut(scars);
  }
  for (const [pattern, gear] of GEAR) {
    const found = pattern.exec(text);
    // what its own body is dressed with stays its own
    if (!found || found.index === 0 || !(lost(found[3]!) || (gear === 'backpack' && whole.kind === 'quadruped') || (gear === 'saddle' && whole.kind === 'thing'))) continue; // biome-ignore format: one line
    // "a dog chasing a thief carrying a sack": it is the thief's
    if (/^ (?:carrying|wearing|with|bearing)/.test(found[0]) && /\b[a-z]+ing (?:an?|the|two|three|its|his|her) [a-z' -]+$/i.test(text.slice(0, found.index))) continue; // biome-ignore format: one line
    const hue = COLOUR_HEX.get(found[2]!.trim().toLowerCase());
    if (found[2]!.trim() && !hue) continue;
    changes.push({ is: 'geared', with: gear, ...(hue ? { colour: hue } : {}), told: `with ${gear === 'bags' ? 'bags' : `a ${gear}`}` }); // biome-ignore format: one line
    cut(found);
  }
  return { text, changes };
} // biome-ignore format: signatures
