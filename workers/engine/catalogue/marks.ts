/** What may be seen on any thing, said by an adjective ("a dented teapot") or a noun ("a boot with a hole in it"). */
import { FITTING_SAID, FITTINGS, fittingOf } from './fittings.ts';
import { SHAPES } from './shapes/index.ts';
import { categoryOf } from './things/index.ts';
import { VARIANT_ROWS } from './variants.ts';

export interface Mark {
  /** How the result tells it. */
  readonly said: string;
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
}

const TABLE = `
dents | dented, dinged, beaten up, buckled in, bashed, bashed in | dent, dents, dings
drops | wet, soaked, damp, drenched, dripping wet, rain soaked, soaking wet, soggy, moist, dewy, misted, sweating, rained on | water drops, water droplets, droplets, dew, dew drops, dewdrops, condensation, raindrops, drops of water, beads of water, water dripping
stains | stained, blotchy, stain covered, splotched, spattered, splattered, greasy, oily, oil stained, ink stained, coffee stained, sticky, smudged, smeared, paint stained, wine stained, water stained, discoloured, discolored, unclean | stain, stains, coffee stain, coffee stains, blotches, ink stains, smudges, smears, grease stains, oil stains
scratches | scratched, scuffed, scraped, scratched up, scuffed up, clawed | scratch, scratches, scuffs, scuff marks, claw marks, scrapes, grazes
chips | chipped, notched, nicked, jagged edged, dinted | nicks, nick, notches, notch, chipped edge, chipped edges, missing chunks, missing pieces
tears | torn, ripped, tattered, frayed, ragged, shredded, moth eaten, raggedy, in tatters | rips, rip, frayed edges, torn edges, torn edge, torn corner, torn corners, ripped edges, frayed ends
wear | worn, weathered, battered, shabby, faded, well used, well worn, worn out, threadbare, timeworn, used, second hand, well loved, aged, sun bleached, sun faded, washed out, bleached, run down, broken in, worn in, beat up, decrepit, dilapidated | signs of wear, patina, worn edges, faded paint, peeling paint, chipped paint
gleam | shiny, polished, glossy, gleaming, lustrous, spotless, brand new, mirror polished, burnished, waxed, varnished, lacquered, pristine, immaculate, sleek, reflective, mint condition | shine, gloss, glossy finish, gleam, reflections, highlights, metallic sheen
filigree | ornate, ornamented, engraved, filigreed, elaborate, embellished, intricate, gilded edged, gold inlaid, inlaid, decorative, fancy, elegant, luxurious, opulent, lavish | filigree, engravings, ornaments, intricate details, gold details, gold filigree, intricate patterns, inlays, gold inlay, gold trim details, silver filigree
studs | spiked, spiky, studded, thorny | spikes, spike
glass | transparent, see through, translucent, ghostly, spectral, phantom, holographic, invisible, crystal clear | 
bend | bent, crooked, warped, wonky, lopsided, deformed, curved, kinked, twisted out of shape, arched | 
melt | melted, half melted, partly melted, molten down, runny, dripping down | drips, melting edges
cracks | fissured, crackled, hairline cracked | crack, cracks, fissures, hairline cracks, crack in it
hole | holed | hole, holes, round hole, gaping hole
cap of snow | snow covered, snow capped, snow dusted | snow, snow on top
halves | in half, in two, in two pieces, in two halves, split in half, split in two, snapped in half, snapped in two, cut in half | two halves
bubbles | bubbling, bubbly, fizzy, boiling, effervescent, carbonated | bubbles, fizz
foam | foaming, frothy, foamy | foam, froth
ribbon | ribboned, beribboned | ribbon, ribbons, satin ribbon, gift bow
cobwebs | cobwebbed, cobwebby, cobweb covered | cobwebs, cobweb, spiderwebs, spider webs, webs
tape | taped, taped up, bandaged, bandaged up, duct taped, held together with tape | tape, duct tape, bandages, bandage, adhesive tape
stitches | stitched, stitched up, sewn, sewn up, sewn together, hand sewn, hand stitched | stitches, stitching, crude stitches, sutures, thick stitches, visible stitches
scorch | | burn marks, burn mark, burnt edges, burned edges, scorch marks, charred edges, singed edges, burnt corner, burned corner, burnt pages, burned pages, soot
rainbow | rainbow, iridescent, prismatic, rainbow colored, rainbow coloured |
creases | crumpled, wrinkled, creased, crinkled, crumpled up, scrunched up, balled up, rumpled, crushed | creases, wrinkles, crease
barnacles | barnacled, barnacle covered, barnacle encrusted | barnacles
script | inscribed, handwritten, lettered | cuneiform, hieroglyphs, hieroglyphics, inscription, inscriptions, writing, handwriting, scribbles, kanji, lettering, handwritten text
pins | pin stuck | pins, sewing pins, pins in it, pins stuck in it, needles stuck in it, push pins
arrows | arrow riddled | arrows stuck in it, arrows in it, arrow stuck in it, arrow in it, two arrows stuck in it, three arrows stuck in it
half level | half full, half empty, half filled, half drained, half used |
low level | nearly empty, almost empty, nearly drained, almost drained, mostly empty, nearly run out, almost run out, running out, nearly gone, almost gone, nearly finished, almost finished, almost used up, nearly used up |
full level | full to the brim, brimming, brim full, completely full, filled to the brim, filled up, almost full |
shape hexagon | hexagonal, hexagon, hexagon cut, hexagon shaped, six sided, hexagonal cut |
shape octagon | octagonal, octagon, octagon cut, octagon shaped, eight sided, octagonal cut |
shape pentagon | pentagonal, pentagon, pentagon shaped, five sided |
shape triangle | triangular, triangle shaped, trillion cut, three cornered, triangle cut |
shape square | square, square shaped, square cut, princess cut, squarish |
shape round | round, round cut, circular, disc shaped, brilliant cut |
shape oval | oval, oval cut, oval shaped, elliptical, egg shaped |
shape drop | teardrop, teardrop shaped, tear shaped, drop shaped, droplet shaped, pear cut, pear shaped, teardrop cut |
shape rhombus | rhombus, rhombus shaped, rhombic, lozenge shaped, diamond shaped, kite shaped |
shape star | star cut, star shaped, starry shaped |
shape heart | heart cut, heart shaped |
shape moon | crescent cut, crescent shaped, moon shaped |
shape cross | cross shaped, plus shaped |
flip | upside down, inverted, turned upside down, flipped over, capsized, tipped upside down | 
`;

const list = (cell = ''): readonly string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const SAID: Readonly<Record<string, string>> = { drops: 'drops of water', chips: 'chipped edges', tears: 'torn edges', wear: 'signs of wear', gleam: 'a gleam', filigree: 'ornaments', studs: 'spikes', glass: 'a see-through look', bend: 'a bend', melt: 'melted edges', hole: 'a hole', 'cap-of-snow': 'snow', halves: 'two halves', rainbow: 'all colours', 'half-level': 'its half left', 'low-level': 'a little left', 'full-level': 'all of it full', scorch: 'burnt edges', script: 'writing', arrows: 'arrows in it', tape: 'strips of tape', flip: 'its top down' }; // biome-ignore format: a table

/** Marks by their ids. */
export const MARKS: Readonly<Record<string, Mark>> = Object.fromEntries([
  ...TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([name = '', adjectives, nouns]) => {
      const id = name.replaceAll(' ', '-');
      return [
        id,
        {
          said: SAID[id] ?? name.replace(/^shape (.*)$/, 'a $1 shape'),
          adjectives: list(adjectives),
          nouns: list(nouns),
        },
      ] as const;
    }),
  ...Object.entries(FITTINGS).map(
    ([id, { adjectives, nouns }]) =>
      [id, { said: FITTING_SAID[fittingOf(id).kind] ?? fittingOf(id).kind, adjectives, nouns }] as const,
  ),
]);

/** 'dented' → 'dents'. */
export const MARK_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(MARKS).flatMap(([id, { adjectives }]) => adjectives.map((word): [string, string] => [word, id])),
);

/** The id of a mark, or of a pattern that covers a thing, among the parts of a brief. */
export const markPiece = (id: string): string => `on-${id}`;
export const markOf = (piece: string): string | undefined => (piece.startsWith('on-') ? piece.slice(3) : undefined);

/** Things that are made in any shape: what is cut, baked or cast. */
const RESHAPED =
  /gem|ruby|emerald|sapphire|amethyst|diamond|topaz|opal|jewel|pearl|cookie|biscuit|cracker|candy|sweet|lollipop|chocolate|gummy|jelly|soap|button|pillow|cushion|balloon|tile|coin|medal|badge|token|plate|cheese|pancake|waffle|stone|magnet|sticker|cracker|mint|caramel|sugar-cube|ice-cube|donut/;
export const isGem = (concept: string): boolean =>
  /gem|ruby|emerald|sapphire|amethyst|diamond|topaz|opal|jewel|jelly|gummy|crystal|mint|soap/.test(concept);

/** Shapes by the nouns that stand before what is in that shape: "a star cookie". */
export const SHAPE_NOUNS: Readonly<Record<string, string>> = { star: 'shape-star', heart: 'shape-heart', moon: 'shape-moon', crescent: 'shape-moon', teardrop: 'shape-drop', droplet: 'shape-drop', hexagon: 'shape-hexagon', octagon: 'shape-octagon', triangle: 'shape-triangle', cross: 'shape-cross', pentagon: 'shape-pentagon', rhombus: 'shape-rhombus' }; // biome-ignore format: a table

/** Whether a thing can be of a mark's shape; of marks that are no shapes always. */
export const takesShape = (concept: string, id: string): boolean => !id.startsWith('shape-') || RESHAPED.test(concept);

/** Kinds of things that no mark is put on: what lives, what people live in, what is light and smoke. */
const UNMARKED: ReadonlySet<string | undefined> = new Set(['monster', 'building', 'effect', 'scenery']);
const bases = new Map(VARIANT_ROWS.map(({ id, base }) => [id, base]));

export function bearsMarks(concept: string): boolean {
  const base = bases.get(concept) ?? concept;
  const { class: kind } = SHAPES[base] ?? {};
  return !UNMARKED.has(categoryOf(base)) && kind !== 'living' && kind !== 'place';
}
