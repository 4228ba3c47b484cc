/** What is told of files: other programs, and the layout that was asked for. */
import { isFigure, isSprite, isTiles } from '../meant.ts';
import type { Own, Wish } from '../types.ts';

/** What no file is saved as, and what comes nearest. */
export const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:psd|photoshop)\b/i, 'A PSD I cannot save: Photoshop opens the PNG, and the .aseprite file keeps frames and tags in Aseprite.'],
  [/\b(?:svg|vector|pdf|eps)\b/i, 'Pixel art has no vectors: saved are PNG files.'],
  [/\b(?:jpe?g|bmp|tiff?)\b/i, 'Saved is PNG: JPEG would blur the pixels and has no transparency; any picture program converts it.'],
  [/\b(?:game ?maker|gms2?)\b/i, 'GameMaker takes the sprite sheet: import it as a strip and set the frame size of the JSON.'],
  [/\b(?:unreal|ue[45]|paper ?2d)\b/i, 'Unreal takes the sprite sheet with Paper2D: of the files here its TexturePacker JSON is the nearest.'],
  [/\brpg ?maker\b/i, "RPG Maker has a layout of its own (3x4 cells of a character): cut it from the sheet; I cannot lay it out so."],
  [/\b(?:construct|defold|love2d|pygame|libgdx|monogame|cocos|gdevelop|bevy|pixi\w*)\b/i, 'That engine takes the sprite sheet: PNG with JSON in which each frame is named.'],
  [/\b(?:video|mp4|mov|avi)\b/i, 'A video I cannot save: a movement is saved as GIF, APNG or WebP.'],
  [/\b(?:fbx|obj|stl|gltf|glb|3d)\b/i, 'There are no models in three dimensions: saved are pictures.'],
]; // biome-ignore format: a table
/** What is told of a word in the wish, of what it is true of. */
const LAYOUT: readonly (readonly [said: RegExp, of: (it: Own) => boolean, told: string])[] = [
  [/\b\d+ ?x(?! ?\d)|\b\d+ times\b|\bx ?\d+\b(?! ?x)|\b(?:double|triple|upscaled|enlarged|bigger|larger|blurry|4k|hd|high res\w*)\b/i, () => true, 'Files have one pixel for each that was drawn; enlarged without any blur (2, 4 or 8 times) they are saved by the pixel editor of the studio, or by a program that scales with "nearest neighbour".'],
  [/\b(?:rows?|columns?|padding|spacing|frame (?:rects?|data|positions?)|json)\b/i, isSprite, 'The sheet is one PNG: a row for each movement and direction, its frames are the columns; JSON beside it tells where each frame lies. Another order, or space between the frames, it cannot be given.'],
  [/\b(?:only|just) (?:the )?(?:walk|run|idle|attack|jump|hurt|death)\w*|\b(?:walk|run|idle|attack|jump|hurt|death)\w* only\b|\b(?:one|a|separate|own|single) (?:sprite ?)?(?:sheet|file|strip|png) (?:per|for (?:each|every))\b/i, isSprite, 'All movements of somebody are in one sheet, each in rows of its own (the JSON names them): those that you do not need are rows that you leave out.'],
  [/\b(?:4|four|8|eight) ?-?(?:dirs?|directions?|sides)\b/i, isFigure, 'The files have all sides that it has.'],
  [/\b(?:e-?mail|send (?:it|them|him|her) to|text it|whatsapp|discord|drive|dropbox)\b/i, () => true, 'I cannot send anything: save the file from the link and send it yourself.'],
  [/\bzip\b/i, () => true, 'Each link is a file of its own; all in one ZIP: mark them in the library of the studio and choose "ZIP".'],
  [/\bcollisions?\b/i, isTiles, 'Collision shapes are not in the files: draw them in the TileSet editor of the engine.'],
]; // biome-ignore format: a table
export const notesOf = (wish: Wish, own: readonly Own[]): readonly string[] =>
  LAYOUT.filter(([words, of]) => words.test(wish.words) && own.some(of)).map(([, , told]) => told);
