/** How people ask for tiles and interfaces, said in the words in which they are read; what of it is said in return. */
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';
import { TILES, UI } from '../words.ts';

export interface Said {
  readonly text: string;
  readonly notes: readonly string[];
}

const MATCHES =
  /,? (?:that |which |to |and )?(?:should |must |will |would |has to |have to |needs? to )?(?:fits?|match(?:es|ing)?|goes?|works?|blends?|join|joins|connects?)(?: (?:well|nicely|perfectly|together|in))* (?:with|to|into) (?:my|the|our) ([\w ]+?)(?: (?:one|ones|tile ?sets?|tiles|set))?(?=\s*(?:$|[,.;!]))/i;
const FITS_NOTE =
  'All tilesets are drawn in one style, so they go together: give both the same tile size (16 px where nothing is said, or 32).';
const NINE =
  /,? \(?(?:(?:that |which )?(?:i|you|we|it) can (?:be )?(?:stretch(?:ed)?|scaled?|resized?)(?: (?:it|freely|in unity|in godot))?)?\s*\(?(?:as (?:an? )?|with |for |in )?(?:(?:9|nine)[- ]?(?:slice|patch)(?:d|able|s)?(?:[- ]ready)?|stretchable|scalable)\b\)?/i;
const STRETCH = /,? (?:that |which )?(?:i|you|we) can (?:stretch|scale|resize)\b(?: it)?/i;
const NINE_NOTE =
  'For nine-slice: its corners and borders are drawn apart from a plain middle. The page of the panel in the studio saves it as a kit with its border widths (Unity borders, Godot theme, CSS), so that only the middle is stretched.';

const TILE_ROWS: readonly Row[] = [
  [/\b(?:that |which )?(?:goes|going|transitions?|transitioning|changes?|blends?|runs?|leads?|fades?) from (?=[a-z ]+ (?:in)?to )/gi, 'from '],
  [/\b(?:of |for |from )from /gi, 'from '],
  [/,? \bto (?=(?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+(?: (?:outside|inside|around(?: it)?|beneath|below|surroundings?))?\s*(?:$|[.,;]))/gi, ' to '],
  [/(?<= to (?:[a-z]+ ){1,3}?[a-z]+) (?:outside|inside|around(?: it)?|beneath|below|all around|surrounding(?: it)?)(?=\s*(?:$|[,.;]))/gi, ''],
  // "… that moves, just a single object"
  [/[,.;?!]*\s*(?:(?:just|only) )?(?:as )?(?:a |one )single (?:object|thing|sprite|one|picture|asset)(?:,? (?:and )?not (?:a |the |an )?(?:full |whole |entire |complete )?(?:tile ?set|set|tiles))?(?=\s*(?:$|[,.;!?]))/gi, ''],
  [/[,.;?!]*\s*(?:and )?(?:not|no) (?:a |the )?(?:full |whole |entire |complete )(?:tile ?set|set)(?=\s*(?:$|[,.;!?]))/gi, ''],
  [/\b(an? )?((?:[a-z]+ )?[a-z]+) tiles? (?:that|which) (?:actually |really |also )?(?:moves?|(?:is|are) (?:animated|moving)|loops?|flows?|animates?)\b/gi, 'an animated $2'],
  // "can the grass to dirt tileset be more autumn like? orange grass"
  [/^(?:can|could|should|would|make|turn|change) (?:you )?(?:make )?(?:the|my|our|this|that) ([a-z ]+?) to ([a-z ]+?) (?:tile ?set|tiles|one)(?: be| look)? (?:into )?(?:an? )?(?:more |a bit |a little |look )*([a-z]+?)(?:[- ]?(?:like|ish|themed|looking|version))?(?: version)?\s*[?.!,:;]+\s*(?:with )?([a-z ]+?)[.!]*$/i, (all: string, one: string, other: string, how: string, more: string) => [one, other].some((ground) => more.toLowerCase().endsWith(ground.split(' ').at(-1)!)) ? `tileset of ${[one, other].map((ground) => (more.toLowerCase().endsWith(ground.split(' ').at(-1)!) ? more.toLowerCase().replace(/,? and /g, ' ') : `${how} ${ground}`)).join(' to ')}` : all],
  [/^(?:can|could|should|would|make|turn|change) (?:you )?(?:make )?(?:the|my|our|this|that) ([a-z ]+?) to ([a-z ]+?) (?:tile ?set|tiles|one)(?: be| look)? (?:into )?(?:an? )?(?:more |a bit |a little |look )*([a-z]+?)(?:[- ]?(?:like|ish|themed|looking|version))?(?: version)?[?.!]*$/i, 'tileset of $3 $1 to $3 $2'],
]; // biome-ignore format: a table
const ROOM =
  'dungeon|castle|cave|crypt|tavern|inn|house|mansion|temple|church|tomb|pyramid|sewer|lab(?:oratory)?|space ?station|space ?ship|spaceship|prison|hospital|school|library|museum|palace|tower|bunker|factory|office|kitchen|bathroom|bedroom|shop|hotel|mine';
/** "medieval tavern tileset": of a room floor and wall meet. */
const OF_ROOM = new RegExp(
  `^((?:(?:please|make|draw|create|give me|i need|i want|need|me|an?|the|my|some|can you|could you) )*)((?:[a-z-]+ ){0,2}?(?:${ROOM}))(?: interior| inside)? (?:floor )?(?:tile ?sets?|tiles)(?: (?:for|in) (?:my|a|the) (?:game|rpg|level))?((?:[,;]? (?:\\d+ ?(?:x ?\\d+)?(?: ?px| pixels)?|(?:high |low )?top[- ]?down(?: view)?|from above))*)$`,
  'i',
);
const tileRows = inTurn(TILE_ROWS);

/** "lava cave tileset for a platformer. Dark rock with glowing cracks": what all of it is of. */
const MORE =
  /^(.*?)\b((?:[a-z]+ ){1,3}?)(?:tile ?sets?|tiles)\b(?:,? (?:for|in) (?:an? |my |the )?)?((?:[a-z-]+ )*?(?:platformer|side-?scroller|side-?scrolling|side view)(?: (?:game|level))?)[,.;:!\s]+((?:[a-z]+ ){0,3}[a-z]+ (?:with|and|covered|topped|full) [a-z ]+?)[.!]*$/i;

/** A tileset's manner, said behind it: "…, bluish": each ground is so. */
const MANNER = /^(.*\btile ?sets?\b.*?)[,.;] ?(?:in |all )?((?:very |more )?[a-z]+(?:ish|y|al)|dark|darker|bright|brighter|light|pale|blue|green|red|purple|grey|gray|mossy|icy|snowy|sandy|rusty|old|ancient|ruined|cracked|wet|autumn|winter)(?: (?:tones?|colou?rs?|tint|look))?\s*$/i; // biome-ignore format: one line
const GROUNDS = /^(.*?)\b((?:[a-z]+ ){0,2}?)([a-z]+) (and|to) ([a-z]+) (tile ?sets?)\b(.*)$/i;

export function ofTiles(message: string): Said {
  const notes: string[] = [];
  let text = message;
  if (UI.test(text) && (NINE.test(text) || STRETCH.test(text))) {
    text = text.replace(NINE, '').replace(STRETCH, '').replace(NINE, '').replace(/\s+([,.])/g, '$1').trim();
    notes.push(NINE_NOTE);
  }
  if (!TILES.test(text) && !/\btiles?\b/i.test(text)) return { text, notes };
  if (MATCHES.test(text)) {
    text = text.replace(MATCHES, '');
    notes.push(FITS_NOTE);
  }
  text = tileRows(text).replace(/\s+/g, ' ').trim();
  const [room, asked = '', inside = '', how2 = ''] = OF_ROOM.exec(text) ?? [];
  if (room && !/\biso(?:metric)?|side|platform/i.test(text)) {
    text = `${asked}${inside} floor and ${inside} wall tileset${how2}`;
    notes.push(`A tileset from above joins two grounds: of the ${inside} its floor and its wall.`);
  }
  text = text.replace(/^(.*\b(?:platform|side-?scroll\w*)\b.*?)([a-z]+(?: [a-z]+)?) on top of ([a-z]+(?: [a-z]+)?)(?=\s*(?:$|[,.]))/i, '$1$3 with $2 on top');
  text = text.replace(/\bplatform(?:er)? (?:tiles|tile ?sets?)[,:] ([a-z ]+ with [a-z ]+ on top)\b/i, 'sidescroller tileset of $1');
  const [, lead = '', place = '', , more = ''] = MORE.exec(text) ?? [];
  if (more) text = `${lead}sidescroller tileset of ${place.trim()} ${more}`.toLowerCase().replace(/ (?:on|at|along|around) (?:the |its |their )?(?:edges?|borders?|sides?|rims?)$/, ' on top');
  const [, tiles = '', how = ''] = MANNER.exec(text) ?? [];
  const [, before = '', of = '', one = '', link = '', other = '', set = '', rest = ''] = GROUNDS.exec(tiles) ?? [];
  if (how && set) text = `${before}${how} ${of}${one} ${link} ${how} ${of}${other} ${set}${rest}`;
  return { text, notes };
} // biome-ignore format: short enough
