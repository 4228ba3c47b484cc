/** The words of an effect's description besides its form and its substance: colours, phases, ways, what comes along. */
import { type EffectForm, FORMS, type Stuff, SUBSTANCES } from '../../catalogue/effect-forms.ts';
import { ALONG } from '../../painted/along.ts';
import { DEBRIS_WORDS } from '../../painted/debris.ts';
import { COLOUR_HEX, TONES } from '../colours.ts';
import { toned } from '../description.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/[\s|]+/));

/** The most words that a name in the tables has. */
export const LONGEST = 4;

const byWords = <T>(rows: readonly (readonly [words: string, row: T])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([words, row]) => words.split('|').map((word) => [word, row] as const)).reverse());

export const FORM_OF: ReadonlyMap<string, EffectForm> = byWords(FORMS.map((form) => [form.words, form] as const));

export interface Substance {
  readonly stuff: Stuff;
  readonly colour?: string;
  readonly name: string;
}
export const SUBSTANCE_OF: ReadonlyMap<string, Substance> = new Map(
  SUBSTANCES.flatMap(([words, stuff, colour]) =>
    words.split('|').map((name): [string, Substance] => [name, { stuff, name, ...(colour ? { colour } : {}) }]),
  ).reverse(),
);

/** What comes along: words of a part → the part. */
export const DETAIL_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ALONG).flatMap(([part, words]) => (part === 'light' ? [] : words.filter((word) => word !== 'arcs').map((word): [string, string] => [word, part]))), // biome-ignore format: one line
  ...byWords([
    ...DEBRIS_WORDS,
    ['edge|edges|rim|border|borders|outline|outer edge|fringe|glow around it|outer glow|edge glow', 'edge'],
    ['core|center|centre|middle|heart|inside|inner core|hot core', 'core'],
    ['tip|tips|ends', 'tips'],
    ['ring|rings|concentric rings|ripple rings|circles|rotating rings|halo', 'rings'], ['ripple ring|ripple|ripples|foam ring|ring of foam|foam rings|ring at the bottom|ring on the ground|ground ring|ground circle|floor circle', 'ground ring'],
    ['smoke trail|trail of smoke|smoky trail|smoking tail|smoke tail|smoky tail|tail of smoke|smoke behind|smoke behind it', 'smoke trail'],
    ['trail|tail|streak|streaks|trails|fire trails|sparkly trail|glowing trail|afterglow|wake', 'trail'], ['head|front|nose', 'head'],
    ['pieces|bits|chunks|debris pieces|gravel|sand|boulders|earth|clods|trash|junk', 'bits'],
    ['rays|light rays|sun rays|radial rays|rays of light|beams|light beams|sunbeams', 'rays'],
    ['shards|shards of ice|crystals|crystal shards|ice shards|icicles|ice', 'shards'],
    ['flames|flame|fire|licks of fire', 'flames'], ['embers|ember|cinders|burning ash|hot ash', 'embers'],
    ['hexagon|hexagons|hexagon pattern|hex pattern|honeycomb|hexagonal pattern|hex grid|hexagon grid|hex tiles|hexes', 'net'],
    ['spark|sparks|spark shower|shower of sparks|bits of light', 'sparks'], ['particle|particles|light particles|motes|dots|orbs|specks|flecks|tiny lights|lights|fireflies|gathering particles', 'particles'],
    ['sparkle|sparkles|glitter|glints|twinkles|shimmer|shimmers', 'glints'],
    ['jets|drips|splashes|foam|froth|spume', 'drops'], ['confetti|paper', 'confetti'], ['arrows|up arrows|arrow', 'arrows-up'], ['runes|symbols|rune|glyphs|letters|signs', 'runes'],
    ['spiral|swirl|swirls|arms', 'swirl'],
    ['cloud|dark cloud|storm cloud|thundercloud|thunder cloud|rain cloud|black cloud', 'cloud'],
  ]),
] as [string, string][]); // biome-ignore format: a table

/** When in its course it is shown, and where it goes: words of the picture that its painter is told. */
export const MANNERS: ReadonlyMap<string, string> = byWords([
  ['fading|fades|dissipating|dissolving|vanishing|dispersing|disappearing|fade out|fading out|dying out|last frame|final frame|end frame|dying|thinning', 'fading'],
  ['starting|beginning|forming|first frame|start frame|small at first|gathering|charging|charging up|building up', 'forming'],
  ['to the left|left|leftward|leftwards|towards the left|facing left|going left|flying left|from right to left|pointing left', 'leftward'],
  ['tiny|mini|miniature|minuscule|very small|little tiny', 'tiny'], ['small|little|smaller', 'small'], ['thin|slim|narrow|fine', 'thin'], ['thick|wide|fat|broad', 'thick'], ['faint|weak|ghostly faint|barely visible|pale and faint', 'faint'],
  ['to the right|rightward|rightwards|towards the right|facing right|going right|flying right|pointing right|from left to right', 'rightward'],
  ['spreading outwards|spreading outward|going outwards|going outward|expanding outwards|expanding|expanding outward|spreading out|growing outwards|radiating outwards|radiating outward', 'outward'],
  ['a circle|circle|in a circle|in a ring|circular|ring shaped|in circle|a ring', 'circle'],
  ['upward|upwards|facing up|going up|rising|going upwards|rising up|shooting up|pointing up|to the top|up', 'upward'],
  ['downward|downwards|going down|going downwards|going downward|pointing down|from above|straight down|from the sky|down', 'downward'],
  ['vertical|vertically|upright', 'vertical'], ['horizontal|horizontally', 'horizontal'], ['diagonal|diagonally', 'diagonal'],
  ['ground|floor|the ground|the floor|earth|asphalt|the asphalt|concrete|pavement|the pavement|the street|the road|a road|tarmac|tiles|the tiles|stone floor|wooden floor|the grass|a surface|the surface', 'ground'], ['wall|a wall|brick wall|stone wall', 'wall'],
  ['dripping|dripping slow|dripping slowly|dripping down|running down', 'dripping'], ['bubbling|fizzing|frothing|foaming', 'bubbling'],
  ['crackling|electrified|electric|sparking|zapping', 'crackling'], ['cracked|broken|cracking|shattered|damaged|shattering|breaking', 'cracked'], ['burning|flaming|fiery|on fire', 'burning'],
  ['both sides|going both sides|going to both sides|on both sides|to both sides|either side|each side|two sides|sideways|left and right|the sides|its sides', 'sides'],
  ['popping|popped|pop|bursting|exploding outward', 'popping'], ['inside|within|inside it|inside of it|within it|in it|in the inside|floating inside', 'within'], ['binary|zeros and ones|ones and zeros', 'binary'],
  ['see through|transparent|translucent|seethrough', 'clear'], ['flat', 'flat'], ['rainbow|rainbow colors|rainbow colours|rainbow colored|rainbow coloured', 'rainbow'], ['dome|dome shaped|domed|half sphere|hemisphere|half dome', 'dome'], ['dark', 'dark'],
]); // biome-ignore format: a table

/** How many of an effect are asked for. */
export const TIMES: ReadonlyMap<string, number> = new Map([['double', 2], ['twin', 2], ['dual', 2], ['two', 2], ['triple', 3], ['three', 3], ['four', 4], ['quadruple', 4], ['five', 5], ['six', 6], ['multiple', 3], ['several', 3]]); // biome-ignore format: a table

/** Said of how it looks or moves, and seen in any of them. */
export const SILENT = listOf(
  `the a an and with of in on at to its it is are as very really slightly a-bit bit some many few lots several little big small tiny large huge giant mini
  massive medium both bright vivid intense strong powerful soft subtle glowing glow shining shiny sharp smooth sleek jagged spiky round circular curved arc arced
  shaped shape style stylized stylised cartoony cartoon comic anime retro pixel pixelated 2d simple basic clean cool nice classic fantasy game games rpg
  jrpg effect effects fx vfx spell skill ability attack attacks animation anim sprite frame particle overlay icon magic magical swirling spinning rotating
  whirling twirling flying shooting bursting erupting rising floating exploding expanding growing spreading outward outwards inward inside out around
  everywhere each all every side sides wide narrow thick long short high low fast quick slow slowly rapid sudden big-bang energetic dramatic epic
  beautiful mystical ethereal hot cool cold warm fiery transparent background bg player enemy over up radial symmetrical centered flashy colorful
  colourful multi dense light leaving trailing behind front top bottom below above thin toward towards right rightward from scattered scattering
  falling moving going coming pulsing pulsating shimmering sparkling twinkling blinking fading violently wildly gently softly one two three four five
  row line layered layers semi partly half mostly mainly classic-looking made filled full that has have having which swirly wavy wispy fluffy puffy
  dizzy stunned dazed smoldering smouldering simmering seething throbbing crashing hitting striking slashing cutting sweeping being emitting radiating surrounding circling orbiting crackling bubbling boiling streaming
  spraying splashing splattered splattering smooth ornate impact healing holy damage arcs opening closing pulling sucking charged looping loop art motion speed movement dynamic directional sickly ring-shaped
  protective protecting defensive defence defense guarding nuclear atomic star-shaped crescent concentric broken pieces bits invisible crescent-shaped moon blades small-scale mid thrown quickly blowing drifting curling colors colours color colour hues matrix digital breaking apart raining digital kinda sorta pretty quite super ominous eerie menacing creepy scary sinister spooky mysterious opening cool-looking juicy chunky crisp punchy facing pointing nervous buttery`,
);

/** What makes it, said before its name: "bullet impact", "palm strike shockwave". */
export const CAUSES = listOf(
  `wave waves metal spit pow flash scratches scratch cuts orb strike palm fist punch punching kick kicking stomp hammer sword blade bullet gun weapon melee
  ranged critical parry dodge dash jump landing walking footstep boost combo finisher ultimate heavy rocket missile grenade bomb cannon shotgun pistol rifle gunshot breath meteor comet asteroid slam`,
);

/** Who wears, casts or suffers it in the game: nobody in the picture. */
export const ANYBODY =
  /^(?:(?:the|an?|its|their|his|her|my|our|some|any|each|invisible|unseen|main|playable|moving|running|jumping|falling|dying|dead|injured) )*(?:player|players|character|characters|char|caster|user|hero|target|targets|enemy|enemies|foe|boss|unit|ally|allies|body|head|feet|foot|hands?|weapon|something|someone|anything|it|them|him|screen|view|middle|center|centre|impact point|air|mid ?air)(?: character| sprite)?$/;
/** What the rest of a member is after: when and what for it is, and what shall not be there. */
export const REMARK =
  /^(?:for|when|while|after|before|during|as|if|once|because|used|upon|without|no|not|like|so|just|until|where|whenever|on (?:hit|impact|death|collision|landing|touch|contact|pickup|collect)|from (?:an? |the )?(?:[a-z]+ )?(?:landing|jump|jumping|running|run|dash|dashing|fall|gun|explosion|bomb)|(?:kicked|thrown|made|caused|left|cast|shot|fired|spat|splashed|stirred|blown|created|dropped)(?: (?:up|off|out|down|behind|in))? by|(?:from|of|when) (?:something|someone|somebody|it|an? [a-z]+) (?:falling|dropping|jumping|landing|diving|thrown)|covering (?:the |your |half (?:of )?the )?(?:whole |entire )?(?:screen|view|camera|window|glass)|(?:over|above) (?:an? |the |its |his )?(?:enemy|enemies|npc|guard)|rpg|game|asset|sprite|pixel art|isolated|seamless|loop(?:ing|able)?|tileable|top[- ]?down|side view)\b/;

/** The colours that some words are, in order, each with its tone; undefined where another word stands among them. */
export function coloursOf(
  words: readonly string[],
): readonly { readonly hex: string; readonly name: string }[] | undefined {
  const found: { hex: string; name: string }[] = [];
  let tone: string | undefined;
  for (const word of words) {
    const hex = COLOUR_HEX.get(word);
    const step = TONES.get(word);
    if (hex) {
      found.push(tone ? { hex: toned(hex, TONES.get(tone)!), name: `${tone} ${word}` } : { hex, name: word });
      tone = undefined;
    } else if (step) tone = word;
    else if (!/^(?:and|to|or|with|in|into|then|mostly|mainly|all|colou?rs?|colou?red|gradient|tones?|hues?|shades?|glowing|tinted|neon|sickly|soft|fading|very|slightly|the|a|an)$/.test(word)) return undefined; // biome-ignore format: one line
  }
  return found;
}
