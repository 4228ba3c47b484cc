/**
 * Parts of a house by their names: each piece of its description between commas, "with" and "and" is a number, looks, a part
 * and where it is ("two crooked chimneys on the roof"), or what befell the whole ("burnt down"). What a row shows is drawn by `changes/built.ts`.
 */

import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import { FATES } from './house-fates.ts';
import { housePart, STOREYED, storeys } from './house-part.ts';
import { cover } from './house-part-looks.ts';
import { NUMBERS } from './house-part-words.ts';

const SEPARATOR = /(,? (?:with|and|has|having|plus|featuring|but)(?: with| has)? |, (?:(?:and|with|but|has) )?)/;

const NO_FATE = /^(?:temple|igloo|ruins|ruined-.*|.*bridge|(?:stone-|city-)?wall)$/;

const MOSSY =
  /,? (?:that is |which is )?(?:(?:all|fully|completely|partly|half|heavily) )?(?:covered|overgrown|blanketed|cloaked|coated) (?:in|with|by) (?:(?:green|thick|some) )*moss\b|,? moss[- ]covered(?=$|,| with)/i;

const NATURE =
  /mountain|volcano|fuji|camping|beach|island|park$|foggy|night|city|sun|springs|parachute|landslide|maze|iceberg|oasis|pool|tunnel|wheel|coaster|railway|swing|chair|dolmen|menhir|sphinx|statue|obelisk|bridge|village|^houses$|burial|wedding|wall$/;

/** Has walls: a building of the models, or one that is drawn from a silhouette. */
export const isBuilt = (concept: string): boolean =>
  categoryOf(concept) === 'building' || (SHAPES[concept]?.class === 'place' && !NATURE.test(concept));

/** The text without the parts that are drawn, and those. */
export function housePartsOf(asked: string, whole: Brief): { readonly text: string; readonly changes: readonly Change[] } {
  if (!isBuilt(whole.concept) && whole.concept !== 'cave-entrance') return { text: asked, changes: [] };
  const changes: Change[] = [];
  const split = asked.split(SEPARATOR);
  let text = front(split[0]!, whole, changes);
  let cut = false;
  let listed = '';
  for (let i = 1; i + 1 < split.length; i += 2) {
    const separator = split[i]!;
    const piece = split[i + 1]!;
    // "a flag with a smiley" is one piece
    const pair = /\b(?:flag|window)$/i.test(piece) && split[i + 3] !== undefined && /with/.test(split[i + 2]!) ? housePart(`${piece} with ${split[i + 3]}`, whole) : undefined; // biome-ignore format: one line
    const found = pair ?? (piece.trim() ? housePart(piece, whole) : undefined);
    if (found) {
      changes.push(found);
      if (/with|has|having|featuring/.test(separator)) listed = ' with ';
      cut = true;
      if (pair) i += 2;
      continue;
    }
    // what was joined to a part that is gone is joined to the house
    text += cut && /^,? and /.test(separator) ? listed || ' with ' : separator;
    text += piece;
    cut = false;
  }
  // what grows out of the holes grows out of those of the dome
  const grown = changes.find((c) => c.is === 'built' && c.of === 'broken dome' && c.kind === 'grown');
  const kept = grown ? changes.filter((c) => c === grown || !(c.is === 'built' && c.of === 'broken dome')) : changes;
  return { text, changes: kept };
} // biome-ignore format: one line

/** What is said before its name. */
function front(head: string, whole: Brief, changes: Change[]): string {
  let text = head;
  // moss grows on walls and roofs; "made of moss" is said otherwise
  const moss = MOSSY.exec(text);
  if (moss) {
    text = text.replace(moss[0], '');
    changes.push({ is: 'moss' });
  }
  if (NO_FATE.test(whole.concept)) return text;
  for (const [words, change] of FATES) {
    const found = new RegExp(`\\b${words.source} (?=[a-z])`, 'i').exec(text);
    if (!found || /\b(?:is|are|on|in) $/.test(text.slice(0, found.index))) continue;
    // "crooked" is said of it by its own rule
    if (change.is === 'leaning' || (change.is === 'built' && change.of === 'frozen')) continue;
    text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
    changes.push(change);
  }
  // "house under construction": it befell what is named before it
  for (const [words, change] of FATES) {
    const after = new RegExp(`^((?:[a-z'-]+ ){0,3}[a-z'-]+?),? (?:that is |which is |is )?${words.source}$`, 'i').exec(text); // biome-ignore format: one line
    if (!after || change.is === 'leaning' || changes.length > 0) continue;
    text = after[1]!;
    changes.push(change);
  }
  const tall = /\b(two|three|four|five|six|multi|2|3|4|5|6)[- ]?(?:stor(?:e)?y|storied|storeyed|floor|floored|level|stories)s?[- ](?:tall |high )?(?=[a-z])/i.exec(text);
  const floors = tall && storeys(NUMBERS[tall[1]!.toLowerCase()] ?? 3, whole, `of ${tall[1]} floors`);
  if (tall && (floors || STOREYED.test(whole.concept))) {
    text = text.replace(tall[0], '');
    if (floors?.count) changes.push(floors);
  }
  const roofed = /\b((?:[a-z]+[- ])?(?:thatched|thatch|straw|grass|turf|sod|moss|tin|tiled?|slate|gold(?:en)?|leaf|copper))[- ]roofed (?=[a-z])/i.exec(text);
  const kind = roofed && cover(roofed[1]!.toLowerCase());
  if (roofed && kind) {
    text = text.replace(roofed[0], '');
    changes.push({ is: 'built', of: 'roof', kind, told: `with a ${roofed[1]} roof` });
  }
  return text;
} // biome-ignore format: one line
