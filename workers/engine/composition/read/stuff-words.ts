/** What is on a thing and round it besides signs: liquids, stones, what winds and wears it, light. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import type { Change, Wear } from '../graph.ts';
import { PART } from './of-things/words.ts';
import { LOOK, PLACE } from './sign-words.ts';

export const LIQUIDS: Readonly<Record<string, string>> = { blood: '#b01c2c', slime: '#6cc83c', poison: '#84c832', venom: '#84c832', acid: '#a8dc30', honey: '#eca828', lava: '#f0681c', water: '#4898e4', goo: '#6cc83c', ooze: '#6cc83c', paint: '#4878d8', ink: '#34304a', chocolate: '#5c3420', syrup: '#a85c20', caramel: '#c88430', oil: '#2c2834', tar: '#2c2834', sludge: '#7c9c3c', wax: '#e8dcb8' }; // biome-ignore format: a table
/** Stones set in things, and their colours. */
export const STONES: Readonly<Record<string, string>> = { sapphire: '#3a7ae0', rub: '#d82848', emerald: '#2cb868', amethyst: '#9c58d8', diamond: '#c8f0f8', pearl: '#f0e8e0', gem: '#d82848', jewel: '#9c58d8' }; // biome-ignore format: a table
/** Things that are wheels and brass by themselves. */
export const OF_STEAM = /gear|goggles|robot|mech|golem|airship|train|engine|steam/;
export const WOUND: Readonly<Record<string, string>> = { vine: '#4c9a3c', ivy: '#3c8440', thorn: '#5c6c34', root: '#7a5834', leave: '#5aa63c', leaf: '#5aa63c', flower: '#5aa63c', rope: '#c0a070', chain: '#8c94a4', bandage: '#e4dac4', cloth: '#b84848', rag: '#b8a888', tape: '#9aa0ac', seaweed: '#2e7a54' }; // biome-ignore format: a table
const COLOURS: Readonly<Record<string, string>> = { golden: '#f4bc34', gold: '#f4bc34', silver: '#c8d0dc', red: '#cc3038', blue: '#3f74d4', green: '#4c9a3c', white: '#f4f0e8', black: '#2c2834', purple: '#8c4cc8', yellow: '#f0d048', orange: '#f08830', pink: '#f088b8', cyan: '#48d0e8', violet: '#9858e0', dark: '#6c3cb0', crimson: '#b82038', teal: '#38b0a8' }; // biome-ignore format: a table
export const colourIn = (words: string | undefined): string | undefined =>
  words?.split(' ').map((w) => COLOURS[w.toLowerCase()]).find((hex) => hex !== undefined); // biome-ignore format: one line

/** Signs that are cut into it. */
export const RUNES = new RegExp(`,? (?:with|covered in|covered with|inscribed with|etched with|engraved with|bearing) (?:[a-z]+ )?${LOOK}(?<!(?:floating|hovering) )(?:runes|glyphs|symbols|inscriptions|ancient writing)(?: ${PLACE})?`, 'i'); // biome-ignore format: one line

/** A creature that glows, and not its eyes or horns alone. */
export const GLOWING =
  /\bglowing (?!(?:[a-z]+ )?(?:eyes?|runes?|horns?|crystals?|antlers?|spots?|core|mouth|tails?|markings?|veins?|cracks?|teeth|claws?|heart|belly)\b)/i;

/** Things that a light lies round: what hands hold or bodies wear. */
export const HELD: ReadonlySet<string | undefined> = new Set(['weapon', 'tool', 'clothing', 'valuable', 'book', 'container', 'music', 'sign', 'rock', 'plant', 'food', 'machine', 'furniture', 'potion']); // biome-ignore format: a list
/** What glows is a part of it: its light lies round that alone. */
export const HURT_PART = new RegExp(`(?<=\\b(?:with|and|has) (?:an? |the |its |one )?|, ?(?:an? |the |its |one )?)(?:rusty|rusted|corroded|broken|snapped|shattered|cracked|mossy) (?:[a-z]+ )?(?:${PART}|shackle|lids?|straps?|strings?|plank|edges?)\\b`, 'gi'); // biome-ignore format: one line
/** Glass that is broken is that alone: what it is set in stays whole. */
export const GLASS_HURT =
  /,? ?(?:(?:with|and|has|its) )?(?:an? |the |its )?(?:badly |slightly )?(?:cracked|broken|shattered|smashed) (glass|crystal|lens|lenses|screen|dial|face|watch face|clock face)(?: (?:cover|front|pane|face))?(?=$|,| and )|,? (?:(?:with|and|has|its) )?(?:an? |the |its )?(glass|crystal|lens|screen|dial) (?:is )?(?:cracked|broken|shattered|smashed)(?=$|,| and )/i;
const LIT_PART = new RegExp(`(?<=\\b(?:with|and|has) (?:an? |the |its |one |two |[a-z]+ )?|, ?(?:an? |the |its |one )?)(?:glow(?:ing)?|shining|pulsing|luminous) (?:[a-z]+ ){0,2}?(?:${PART}|gems?|crystals?|eyes?|core|runes?)\\b`, 'gi'); // biome-ignore format: one line
const GLOWS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:legendary|mythic(?:al)?|exalted|godly|divine|holy|blessed|celestial|heavenly|sacred)\b/i, '#f8c838'],
  [/\b(?:cursed|unholy|demonic|corrupted|haunted|necrotic|shadow|eldritch|possessed|dark magic)\b/i, '#9440d8'],
  [/\bepic\b/i, '#b050f0'],
  [/\b(?:enchanted|magic(?:al)?|arcane|mystic(?:al)?|spectral|ethereal|charged|powered|soul)\b/i, '#58b0fc'],
];
const ELEMENTAL: readonly (readonly [RegExp, string])[] = [
  [/\b(?:electric|lightning|thunder|storm|shock|plasma)\b/i, '#f8e050'],
  [/\b(?:poison(?:ed|ous)?|toxic|venom(?:ous)?|acid|radioactive)\b/i, '#84d832'],
  [/\b(?:frost|frozen|ice|icy)\b/i, '#8cd8fc'],
]; // biome-ignore format: a table

export const coloured = (hex: string | undefined): { readonly colour?: string } => (hex ? { colour: hex } : {});

/** Of paper and cloth: they burn and tear from their edges. */
export const SHEETS = /map|scroll|letter|page|paper|parchment|poster|bill$|book|tome|photo|note|flag|banner|carpet|rug|tapestry|curtain|sail|painting|picture|blueprint|diary|cloth|blanket|envelope|ticket|treasure-chart/; // biome-ignore format: one line
export const TORN = /\b(?:torn|ripped|tattered|ragged|frayed|shredded) (?:and )?(?=[a-z])/i;

/** A vessel of what is made of a fruit shows that fruit on its label: "jar of strawberry jam", "apple juice bottle". */
const MADE_OF_FRUIT =
  '(?:jam|jelly|marmalade|preserves?|compote|juice|cider|soda|syrup|lemonade|jello|yogh?urt|soup|sauce|smoothie)';
const CONSERVED = new RegExp(
  `\\b(?:jar|bottle|can|tin|carton|pot|jug) (?:of|with|full of|filled with) (?:homemade |fresh |sweet |home made )*([a-z]+) ${MADE_OF_FRUIT}$|^(?:an? |the )?(?:homemade |fresh |sweet )*([a-z]+) ${MADE_OF_FRUIT} (?:jar|bottle|can|carton)$|^(?:an? |the )?([a-z]+) (?:jam|jelly|marmalade|preserves)$`,
  'i',
);
/** Vessels as they are drawn without a label of their own. */
const LABELLED =
  /^(?:jam|jar|bottle|can|canned-food|carton|juice-box|juice-carton|soda-can|milk-carton|jug|mason-jar|soda|juice)$|jam|jar|can$|bottle|carton/;

/** Blood is red on whatever it stains. */
export const STAINED_BLOOD = /,? (?:with|and|has) (?:some |fresh |dried |old |dark |red |a few |an? )?(?:blood ?(?:stains?|spots?|splatters?|splashes|smears?|spatters?|drops?|marks)|(?:stains?|spots?|splatters?|splashes|smears?|drops?|bits) of blood|bloodstains?)(?: (?:on|over|all over|across) (?:it|the front|top))?(?=$|,)/i; // biome-ignore format: one line

/** Words of what a thing has been through. */
export const WEARS: readonly (readonly [RegExp, Wear])[] = [
  [/\b(?:rotten|rotting|decayed|spoiled|putrid|overripe|bruised) /i, 'rot'],
  [/\b(?:moldy|mouldy|fungus[- ]covered) /i, 'mould'],
  [/\b(?:burnt|burned|charred|scorched|singed|overcooked) (?!down)/i, 'fire'],
  [/\b(?:dirty|muddy|filthy|grimy|mud[- ](?:covered|stained)|unwashed) /i, 'dirt'],
  [
    /\b(?:frosty|frosted|frost[- ]covered|frozen(?! (?:lake|pond|river|sea|ocean|waterfall|tundra|wasteland|forest|land|lands|cave|ground|water|north|mountains?|palace|castle|rink))|ice[- ]covered) /i,
    'frost',
  ],
  [/\b(?:dusty|dust[- ]covered) /i, 'dust'],
];
/** What is made of that anyway. */
export const OWN_WEAR = /(?:^|-)(?:ice|snow|frost|wilted|ash|coal|burnt|orb|lake|pond|pea)/;

/** Recipes that show themselves broken. */
export const OWN_BREAK =
  /teddy|doll|plush|puppet|pillow|cushion|blanket|heart|wall|window|egg|mirror|pillar|column|statue|gravestone|fence|bridge/;
/** What shines by itself. */
export const NATIVE_LIGHT =
  /lantern|lamp|torch|candle|campfire|light-?bulb|star$|sun$|moon$|wisp|flame|fire|orb$|crystal-ball|portal|lava/;

/** The fruit that a vessel of jam or juice shows on its label; the words stay: what is in it gives it its colour. */
export function conservedIn(text: string, whole: Brief, read: (text: string) => Brief): Change | undefined {
  const fruit = whole.unknown.length === 0 ? CONSERVED.exec(text)?.slice(1).find(Boolean) : undefined;
  const pictured = fruit && LABELLED.test(whole.concept) ? read(fruit) : undefined;
  return pictured &&
    pictured.confidence >= 0.9 &&
    pictured.unknown.length === 0 &&
    pictured.kind === 'thing' &&
    /^(?:food|plant)$/.test(categoryOf(pictured.concept) ?? 'food')
    ? { is: 'picture', item: { ...pictured, count: 1 }, text: fruit! }
    : undefined;
}

/** The light that lies round what hands hold or bodies wear. */
export function haloOf(text: string, whole: Brief): Change | undefined {
  const category = categoryOf(whole.concept);
  if (!HELD.has(category)) return undefined;
  const said = /\b(?:glowing|shining|radiating|pulsing|surrounded by|emitting|with)(?: (?:with|in))? (?:an? )?(?:[a-z]+ )??(golden|gold|red|blue|green|white|purple|yellow|orange|pink|cyan|violet|dark|crimson|teal|magical|magic|eerie|faint|soft|bright|holy|ghostly)(?: (?:glow|aura|light|energy|flames?|mist))?\b/i.exec(text); // biome-ignore format: one line
  const halo = /\b(?:glow(?:ing)?|aura|radiant|radiating|pulsing|shining|luminous)\b/i.test(text.replace(LIT_PART, '')) && !NATIVE_LIGHT.test(whole.concept); // biome-ignore format: one line
  const rare = GLOWS.find(([pattern]) => pattern.test(text));
  const native = category === 'potion' || category === 'food' || category === 'plant' || category === 'furniture';
  if (halo || (rare && !native && !/magic (?:wand|staff|hat|lamp|carpet|orb|ball|mirror)/i.test(text))) {
    const element = ELEMENTAL.find(([pattern]) => pattern.test(text));
    const hex = colourIn(halo ? said?.[1] : undefined) ?? (halo ? whole.colours[0] : undefined) ?? rare?.[1] ?? element?.[1] ?? '#f8dc6c'; // biome-ignore format: one line
    return { is: 'glows', colour: hex };
  }
  return undefined;
}
