/**
 * A picture that somebody means to have sent. This chat takes words alone: it is told where what is wished for is done with a picture, and
 * what can be done here.
 */
import { isThing } from '../holdings/index.ts';
import type { Memory } from '../memory.ts';
import { isAdjective } from '../subjects.ts';
import { SIZE } from '../words.ts';

const PICTURE =
  '(?:pics?|pictures?|photos?|photographs?|images?|imgs?|drawings?|sketch(?:es)?|doodles?|scribbles?|scans?|screenshots?|selfies?|jpe?gs?|pngs?|paintings?|artworks?|references?|ref)';
/** "the picture i sent", "heres my drawing", "this photo", "i drew this myself" */
const SENT = new RegExp(
  [
    `\\b(?:the|that|this|my|a|an|our|these|those)(?: [a-z]+)? ${PICTURE}(?: (?:that|which))? (?:i|we)(?:'ve| have)?(?: just)? (?:sent|send|attached|uploaded|gave|posted|drew|made|took|shared|added)\\b`,
    `\\b(?:here(?:'s|s| is| are)?|attached(?: is)?|attaching|uploading|sending(?: you)?) (?:is )?(?:my|the|a|an|our|some|this)(?: [a-z]+)? ${PICTURE}\\b`,
    `\\b(?:this|these|the attached|attached|uploaded|my uploaded|the uploaded)(?: [a-z]+)? ${PICTURE}\\b`,
    `\\bmy (?:own )?(?:photos?|selfies?|sketch(?:es)?|doodles?|scribbles?|scans?|screenshots?|jpe?gs?|pngs?)\\b`,
    `\\b(?:turn|convert|make|change|pixelate|animate|use|trace|redraw|put) my(?: own)?(?: [a-z]+)? ${PICTURE} (?:in ?to|as|to)\\b`,
    '\\b(?:i|we|my \\w+) (?:drew|sketched|painted|scanned|photographed) (?:this|it|that|him|her|them)\\b',
    '\\b[\\w-]+\\.(?:png|jpe?g|gif|webp|bmp)\\b',
  ].join('|'),
  'i',
);
/** "turn this into a character", "can you animate this?": of something that is shown with the message. */
const THIS =
  /^\W*(?:(?:please|pls|can|could|will|would|you|u|i|want|need|to|hey|hi|hello|ok|so|now|just|like)[\s,]+)*(?:turn|make|convert|change|transform|animate|pixelate|trace|redraw|recolou?r|rotate|flip|mirror|resize|scale|crop|edit|clean up|colou?r|draw) (?:this|that)\b(?! (?:game|level|map|hero|enemy|boss|one\b))/i;
const IT =
  /^\W*(?:(?:please|pls|can you|could you|now)\s+)*(?:flip|mirror|rotate|crop|pixelate|cut out|(?:remove|delete|erase|cut(?: out)?|get rid of) (?:the|its) (?:[a-z]+ )?back ?ground)\b/i;

interface Place {
  readonly wish: RegExp;
  readonly how: (size: string) => string;
}
const PLACES: readonly Place[] = [
  { wish: /\bback ?ground\b|\bcut (?:it |him |her )?out\b|\btransparent\b/i, how: () => 'The background of a picture is taken away by POST /v2/remove-background; what I draw has none anyway.' },
  { wish: /\b(?:flip|mirror|rotate|upside down|crop)\b/i, how: () => 'Mirroring, quarter turns and cutting any picture program does, and a game engine mirrors without a second file (flip_h in Godot, flipX in Unity and Phaser); POST /v2/rotate draws what a picture shows from another side.' },
  { wish: /\banimat|\bmove|\bwalk|\brun\b|\bflicker|\bwave|\bloop|\bblink/i, how: () => 'A picture of your own is let move by POST /v2/animate-with-text-v3.' },
  { wish: /\b(?:directions?|sides|angles|turn(?:s|ed)? (?:around|in)|character|hero|npc|sprite|figure|player)\b/i, how: () => 'A figure of your own is turned to all sides in the studio: Create › Character › More settings › Reference image (2 to 9 generations by its size); then it is in your library, and I animate it and take it into a game.' },
  { wish: /\b(?:resize|scale|bigger|smaller|larger|upscale|enlarge|shrink)\b/i, how: () => 'A picture is brought to another size by POST /v2/resize.' },
  { wish: /\bpixel|\b8-?bit\b|\bretro\b|\bsprite\b/i, how: (size) => `A photograph or drawing becomes pixel art by POST /v2/image-to-pixelart, at the size that you choose${size ? ` (${size}, too)` : ''}.` },
  { wish: /\b(?:colou?rs?|recolou?r|palette|change|edit|add|remove|fix|clean)\b/i, how: () => 'A picture of your own is changed by words with POST /v2/edit-image, and by hand in the pixel editor of the studio.' },
]; // biome-ignore format: a table
const ANY =
  'A picture of your own is given to the tools: POST /v2/image-to-pixelart makes pixel art of it, and in the studio Create › Character › More settings › Reference image turns a figure to all sides.';
const GAME = /\b(?:game|platformer|shooter|runner|adventure|level)\b/i;

/** Whether a message is about a picture that was sent. */
export function isOfSent(message: string, { made, listed, holdings, asked, game }: Memory): boolean {
  const has = listed ?? holdings ?? [];
  // something of the account that is called so: "my sketchbook.png"
  if (has.some(({ name }) => /\.(?:png|jpe?g|gif)$/i.test(name) || message.toLowerCase().includes(name.toLowerCase()))) return false;
  if (SENT.test(message)) return true;
  if (made.length || asked !== undefined || game) return false;
  return THIS.test(message) || (IT.test(message) && !has.some(isThing) && !has.length);
} // biome-ignore format: short enough

/** What is told of it, as a question that is answered by what the picture shows. */
export function ofSent(message: string): { readonly ask: string } {
  const [size = ''] = SIZE.exec(message) ?? [];
  const how = PLACES.filter(({ wish }) => wish.test(message)).slice(0, 2).map((place) => place.how(size.trim()));
  const here = GAME.test(message)
    ? 'Tell me what it shows, and I draw that from words and build the game with it, with a plan and its price first (a small game about 10 to 25 generations).'
    : 'Or tell me what it shows, and I draw that from words (1 generation).';
  return { ask: `No picture came with your message: this chat takes words alone, and nothing was made or charged. ${(how.length ? how : [ANY]).join(' ')} ${here} What is on it?` };
} // biome-ignore format: short enough

/** The message with what the picture shows in its place. */
export function shownAs(message: string, answer: string): string {
  const what = answer.replace(/^\W*(?:(?:it'?s|its|it is|that'?s|there is|there'?s|it shows|shows|on it is|i see)\s+)+/i, '').replace(/[.!\s]+$/, '');
  if (!GAME.test(message)) return `draw ${what}`;
  const words = SENT.test(message) ? message.replace(SENT, what) : message.replace(/\b(?:this|it|that)\b/i, what);
  return isAdjective(what) ? message : words;
} // biome-ignore format: short enough
