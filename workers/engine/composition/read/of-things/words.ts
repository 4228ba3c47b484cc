/** Words by which a text says what is on a thing, of what its parts are and what became of them. */
import { NAMED_PARTS, PLACES_OF_THINGS } from '../../../catalogue/places-of-things.ts';
import { COLOUR_HEX } from '../../../understand/colours.ts';

const listOf = (words: string): readonly string[] => words.split(/\s+/);

/** Places that are its face: nothing more is said by them than that it is on it. */
const FACES = listOf('side sides front back top face surface body outside middle center centre cover lid front-side case case-back box bottle cloth fabric leather metal wood paper skin shell page pages'); // biome-ignore format: a list
/** Names of parts that stand for another. */
const MEANT: Readonly<Record<string, string>> = { screen: 'display', glass: 'lens', panel: 'display', end: 'tip', point: 'tip', head: 'top', knob: 'top', finial: 'top', eyes: 'eye', bow: 'handle', ball: 'top' }; // biome-ignore format: a table

const KNOWN_PARTS: ReadonlySet<string> = new Set([
  ...Object.values(PLACES_OF_THINGS).flatMap(({ words }) => words),
  ...Object.values(NAMED_PARTS).flat(),
  ...Object.keys(MEANT),
  ...FACES,
  ...listOf('heel heels toe toes tongue spine binding lock padlock keyhole seal clasp buckle valve gauge scope pendant charm bolt trigger crank lever needle hand hands arrow door drawer hatch flap shaft cheek arm arms tooth teeth prong prongs tine tines spike spikes string strings corner corners horn horns ear ears tail wick fuse chain zipper hinge latch'),
]); // biome-ignore format: a list

/** Any of the words as a pattern, the longest first. */
export const anyOf = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

/** All names of parts of things. */
export const PART = `(?:${anyOf(KNOWN_PARTS)})`;

/** Where on a drawing a part is looked for; undefined of what is all of it. */
export function placeOf(part: string | undefined): string | undefined {
  const word = part?.toLowerCase().trim();
  if (!word || (FACES.includes(word) && word !== 'top' && word !== 'lid')) return undefined;
  return MEANT[word] ?? word;
}

/** How one thing is put on another. */
export const FASTENED = anyOf(listOf('taped tied strapped glued nailed pinned sewn stitched bolted welded clipped attached fastened fixed screwed mounted wired stapled hung hanging dangling stuck draped thrown slung laid')); // biome-ignore format: a list
export const HANGS = /^(?:hung|hanging|dangling)$/i;
export const DRAPED = /^(?:draped|thrown|slung|laid)$/i;
export const TAPED = /^(?:taped|glued)$/i;
/** Held by a band of leather. */
export const STRAPPED = /^(?:strapped|buckled)$/i;
/** How a picture is put on a thing. */
export const PICTURED = anyOf(listOf('painted drawn carved embroidered engraved printed etched embossed stamped scratched sprayed sketched burned inked tattooed scribbled')); // biome-ignore format: a list
/** What is all over a thing. */
export const COVERED = anyOf(listOf('covered plastered encrusted studded decorated adorned littered overgrown dotted strewn filled')); // biome-ignore format: a list
/** What comes out of a thing. */
export const OUT = anyOf(listOf('sticking coming poking popping growing peeking bulging emerging jutting peering sprouting crawling looking climbing reaching falling spilling pouring hanging tumbling overflowing rising leaning')); // biome-ignore format: a list
/** What winds round a thing: its colour where none is said. */
export const WINDING: Readonly<Record<string, string>> = { snake: '#4c9a3c', serpent: '#4c9a3c', viper: '#4c9a3c', cobra: '#6c8a3c', python: '#8c8a3c', tentacle: '#8c4ca8', dragon: '#b83838', vine: '#4c9a3c', ivy: '#3c8440', root: '#7a5834', branch: '#7a5834', chain: '#9ca4b4', rope: '#c0a070', cord: '#c0a070', string: '#d8c8a0', ribbon: '#d84868', cloth: '#b84848', rag: '#b8a888', bandage: '#dcd0b8', scarf: '#c84848', cable: '#3c3c48', wire: '#b87838', leather: '#7a4c2c', 'leather strip': '#7a4c2c', thorns: '#5c6c34', eel: '#4c5a78', worm: '#d88898', strap: '#7a4c2c' }; // biome-ignore format: a table
export const WOUND = anyOf(listOf('wrapped coiled wound curled twisted winding coiling wrapping entwined twirling curling twisting spiraling spiralling tangled slithering woven')); // biome-ignore format: a list

/** What something is made of or covered with, in a member that says its colour: "black metal", "dirty pink fur". */
export const MATTER = anyOf(listOf('metal steel iron wood wooden plastic leather cloth fabric stone glass paint enamel lacquer ceramic porcelain rubber velvet silk wool brass copper marble body casing colour color colours colors tone tones finish fur hair plush coat shell skin scheme colouring coloring frame wrapping paper')); // biome-ignore format: a list
export const METALS = anyOf(listOf('gold silver copper bronze brass iron steel metal paint wood leather colour color it')); // biome-ignore format: a list

/** Liquids and their colours. */
export const LIQUIDS: Readonly<Record<string, string>> = { blood: '#b01c2c', slime: '#6cc83c', poison: '#84c832', venom: '#84c832', acid: '#a8dc30', honey: '#eca828', lava: '#f0681c', magma: '#f0681c', water: '#4898e4', goo: '#6cc83c', ooze: '#6cc83c', paint: '#4878d8', ink: '#34304a', chocolate: '#5c3420', syrup: '#a85c20', caramel: '#c88430', oil: '#2c2834', tar: '#2c2834', sludge: '#7c9c3c', wax: '#e8dcb8', liquid: '#4898e4', fluid: '#58c8d8', milk: '#f4f0e8', gas: '#a8dc30', sauce: '#b83c24', ketchup: '#d02c24', mustard: '#e8b828', coffee: '#6c4428', beer: '#e0a838', wine: '#8c1c44', juice: '#f0982c', sap: '#d89838', gunk: '#5c6c34', waste: '#84d832', mud: '#6c4a28', resin: '#e09828', soup: '#c88438', jam: '#b82040', energy: '#58d8f0', plasma: '#c858f0', coolant: '#48c8e8', fuel: '#d8a838', gasoline: '#d8a838', petrol: '#d8a838', cream: '#f8f0e0', cheese: '#f0b838', butter: '#f4dc78', sand: '#e0c078', dust: '#b8b0a0', flour: '#f4f0e4', sugar: '#f8f8fc', powder: '#e8e4dc', glue: '#f0ecd8', yolk: '#f0b028' }; // biome-ignore format: a table
export const LEAKS = anyOf(listOf('leaking dripping spilling oozing pouring bleeding gushing seeping drooling weeping flowing running trickling splashing leaks drips spills oozes pours overflowing')); // biome-ignore format: a list

/** The last colour that some words name. */
export function hueIn(words: string): string | undefined {
  const all = words.toLowerCase().split(/[\s-]+/);
  for (let i = all.length - 1; i >= 0; i--) {
    const two = i > 0 ? COLOUR_HEX.get(`${all[i - 1]} ${all[i]}`) : undefined;
    const hex = two ?? COLOUR_HEX.get(all[i]!);
    if (hex) return hex;
  }
  return undefined;
}

/** One colour and nothing else: "dark red". */
export const COLOUR = `(?:(?:light|dark|pale|bright|deep|neon|pastel|sky|navy|lime|hot|royal|matte|shiny) )?(?:${anyOf([...COLOUR_HEX.keys()].filter((k) => /^[a-z]+$/.test(k)))})`; // biome-ignore format: one line
