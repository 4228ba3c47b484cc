/** Files of what is meant: links for the program that is named, and what of the layout that was asked for they have. */
import { formatOf } from '../account.ts';
import { isCharacter, isThing, isTiles } from '../holdings/index.ts';
import type { Step } from '../step.ts';
import type { Deed } from './deed.ts';
import type { Held } from './mine.ts';

const isMap = ({ kind }: Held): boolean => kind === 'MAP';
const isSprite = (it: Held): boolean => isCharacter(it) || isThing(it);
/** What is told of a word in the wish, of what it is true of. */
const LAYOUT: readonly (readonly [said: RegExp, of: (it: Held) => boolean, told: string])[] = [
  [/\b(?:zip|one|everything|all|bundle|pack|archive)\b(?! (?:animations?|anims?|movements?|frames|(?:sprite )?sheet))/i, () => true, 'Each link is a ZIP of its own; several in one ZIP are saved from the library of the studio: mark them there and choose "ZIP".'],
  [/\bgifs?\b/i, isSprite, 'A GIF of one movement from one side is saved on its page in the studio: choose the movement, the side and GIF.'],
  [/\b\d+ ?x(?! ?\d)|\b\d+ times\b|\bx ?\d+\b(?! ?x)|\b(?:double|triple|upscaled|enlarged|bigger|larger|blurry)\b/i, () => true, 'Files have one pixel for each that was drawn; enlarged without any blur (2, 4 or 8 times) they are saved by the pixel editor of the studio, or by a program that scales with "nearest neighbour".'],
  [/\b(?:rows?|columns?|padding|spacing|frame (?:rects?|data|positions?)|sprite ?sheets?|json)\b/i, isSprite, 'The sheet is one PNG: a row for each movement and direction, its frames are the columns; JSON beside it tells where each frame lies. Another order, or space between the frames, it cannot be given.'],
  [/\b(?:one|a|separate|own|single) (?:sprite ?)?(?:sheet|file|strip|png) (?:per|for (?:each|every)) (?:anim\w*|movement|action|direction)\b/i, isSprite, 'All movements of somebody are in one sheet, each in rows of its own; a sheet for each movement there is not.'],
  [/\b(?:4|four|8|eight) ?-?(?:dirs?|directions?|sides)\b/i, isCharacter, 'The files have all sides that it has; those that you do not need are rows that you leave out.'],
  [/\btags?\b/i, isSprite, 'Each movement and side is a tag of its own.'],
  [/\b(?:e-?mail|send (?:it|them|him|her)|text it)\b/i, () => true, 'I cannot send mail or messages: save the file from the link and send it yourself.'],
  [/\bgodot\b/i, isTiles, 'Tiles: put the ZIP into the project and open the TileSet resource in a TileMapLayer.'],
  [/\bcollisions?\b/i, isTiles, 'Collision shapes are not in the files: draw them in the TileSet editor of the engine.'],
  [/\btiled\b|\btmx\b/i, isMap, 'The map brings its tilesets along.'],
]; // biome-ignore format: a table

/** `every`: all that there is. */
export function saved(of: readonly Held[], said: string, every: boolean): Deed {
  const format = formatOf(said)?.[1];
  const find = (search?: string): Step => ({ tool: 'find_assets', args: { ...(search ? { search } : {}), ...(format ? { format } : {}) }, price: 0, what: search ? `your ${search}` : format ? `files for ${format}` : 'links to your files' });
  const steps = every || of.length > 4 ? [find()] : [...new Set(of.map(({ name }) => name))].map((name) => find(name));
  const notes = LAYOUT.filter(([words, true_], i) => words.test(said) && of.some(true_) && (i > 0 || of.length > 1)).map(([, , told]) => told);
  return { steps, notes };
} // biome-ignore format: short enough
