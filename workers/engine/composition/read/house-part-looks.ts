/** What roofs are covered with and what is cut into doors, by their words. */

import { COLOUR_HEX } from '../../understand/colours.ts';
import { substanceOf } from '../sprites/substances.ts';

const COVERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:grass|grassy|turf|sod|grass[- ]covered|living|lawn)$/, 'grass'], [/^(?:moss|mossy|moss[- ]covered|mossy green|lichen)$/, 'moss'], [/^(?:thatch|thatched|straw|hay|reed|palm|palm leaf|straw thatch)$/, 'thatch'],
  [/^(?:tin|corrugated|corrugated (?:iron|metal|tin|steel)|zinc|sheet metal|metal|steel|iron)$/, 'tin'], [/^(?:rusty|rusted|rust|rusty (?:tin|metal|iron|corrugated))$/, 'rust'], [/^(?:tile|tiles|tiled|clay|terracotta|terra cotta|clay tile|ceramic|red tile|red tiled|roof tiles|spanish tile)$/, 'tiles'],
  [/^(?:slate|stone|slates|shingle|shingled|grey slate)$/, 'slate'], [/^(?:wooden|wood|plank|planks|board|boards|bark|log|logs|wood shingle|wooden shingle|shingles)$/, 'planks'], [/^(?:gold|golden|gilded|gold leaf)$/, 'gold'], [/^(?:copper|verdigris|oxidi[sz]ed copper|bronze|patina)$/, 'copper'],
  [/^(?:glass|crystal)$/, 'glass'], [/^(?:leaf|leafy|leaves|leaf[- ]covered|foliage|palm leaves)$/, 'leaves'], [/^(?:flower|flowery|flowering|flowers|flower[- ]covered|rose)$/, 'flowers'], [/^(?:patched|patchwork|patchy|scrap|mismatched|tarp)$/, 'patches'],
  [/^(?:bone|bones)$/, 'bones'], [/^(?:candy|candy cane|candy[- ]striped|striped|peppermint)$/, 'candy'], [/^(?:checkered|chequered|checkerboard|checked)$/, 'checker'],
]; // biome-ignore format: a table
/** What shows as light or shape, not as stuff of a house. */
const NO_STUFF =
  /^(?:rainbow|galaxy|starlight|shadow|smoke|lightning|electricity|plasma|neon|toxic|ghostly|slime|water|blood|ink|snow|fire)$/;
/** What roofs are covered with, or walls built of, by its words. */
export function cover(words: string): string | undefined {
  const own = COVERS.find(([looks]) => looks.test(words))?.[1];
  if (own) return own;
  if (/^(?:sea ?)?shells?$/.test(words)) return 'shells';
  const stuff = substanceOf(words);
  return stuff && !NO_STUFF.test(stuff) ? stuff : undefined;
}

export const CUT: Readonly<Record<string, string>> = { moon: 'moon', crescent: 'moon', 'crescent moon': 'moon', 'half moon': 'moon', star: 'star', heart: 'heart', cross: 'cross', skull: 'skull', sun: 'sun', smiley: 'smiley', 'smiley face': 'smiley', smile: 'smiley', face: 'smiley', 'happy face': 'smiley', x: 'x', eye: 'eye', circle: 'circle', hole: 'circle', paw: 'paw', 'paw print': 'paw', crown: 'crown', bone: 'bone', 'skull and crossbones': 'skull' }; // biome-ignore format: a table
export const CUTS = Object.keys(CUT)
  .sort((a, b) => b.length - a.length)
  .join('|');
export const hexOf = (words: readonly string[]): string | undefined =>
  words.map((w) => COLOUR_HEX.get(w)).find(Boolean);
