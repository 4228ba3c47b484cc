import { hexToOklab, oklabToHex } from '../../../../src/pixels/color.ts';
import { type Beast, QUADRUPEDS } from '../../catalogue/animals.ts';
import { vivid } from '../../catalogue/eye-colours.ts';
import { BEAST_HATS } from '../../catalogue/garments/beast-hats.ts';
import type { Worn } from '../../catalogue/garments/types.ts';
import { baseColour, isMaterial, type MaterialRef, shadeOf, tinted } from '../../catalogue/materials.ts';
import { createRandom, type Random } from '../../random.ts';
import type { BodyStyle, Brief, Trait } from '../../types.ts';
import { asLent, EAR_PIECES, HEAD_PIECES, HORN_PIECES, hornsSaid } from './lent.ts';
import { inMood } from './mood.ts';

/** Metals that are colours where a coat is meant: a "golden lion" is no statue. */
const COAT_METALS: ReadonlySet<string> = new Set(['gold', 'silver', 'bronze', 'copper']);
/** OKLab chroma of a coat below which a tan muzzle would look put on. */
const GREY_COAT = 0.045;
/** OKLab lightness from which a muzzle or belly suits every coat. */
const PALE = 0.86;

/** A beast with its colours decided; the same for every direction. */
export interface BeastLook {
  readonly beast: Beast;
  readonly fur: MaterialRef;
  /** Of the head, where it differs from the coat. */
  readonly headFur: MaterialRef;
  readonly belly: MaterialRef;
  readonly paw: MaterialRef;
  readonly muzzle: MaterialRef;
  readonly mane: MaterialRef | undefined;
  readonly tail: MaterialRef;
  /** Colours of mane and tail where they have several. */
  readonly strands: readonly MaterialRef[] | undefined;
  readonly mark: MaterialRef | undefined;
  readonly secondMark: MaterialRef | undefined;
  /** Parts in a colour of their own; absent: the coat's. */
  readonly ears: MaterialRef | undefined;
  readonly legs: MaterialRef | undefined;
  readonly socks: MaterialRef | undefined;
  readonly yoke: MaterialRef | undefined;
  readonly quills: MaterialRef | undefined;
  readonly eyePatch: MaterialRef | undefined;
  readonly blaze: MaterialRef | undefined;
  readonly tailRings: MaterialRef | undefined;
  readonly horn: MaterialRef;
  readonly eyes: MaterialRef;
  /** Somebody said their colour. */
  readonly eyesSaid: boolean;
  /** How large they are said to be, 1 as usual. */
  readonly eyesLarge: number;
  readonly eyesGlow: boolean;
  /** Parts that burn: mane, tail, hooves, coat. */
  readonly burns: ReadonlySet<string>;
  /** What burns on it, where a colour is said. */
  readonly flames: MaterialRef | undefined;
  readonly collar: MaterialRef | undefined;
  /** Round its neck, as a scarf is: broad, with an end that hangs. */
  readonly scarf: MaterialRef | undefined;
  /** Over its back, and round its trunk. */
  readonly cape: MaterialRef | undefined;
  readonly jumper: MaterialRef | undefined;
  /** Before its eyes. */
  readonly eyewear: { readonly kind: Eyewear; readonly material: MaterialRef } | undefined;
  /** That hangs from its collar. */
  readonly bell: MaterialRef | undefined;
  /** Straps round neck, breast and trunk. */
  readonly harness: MaterialRef | undefined;
  readonly saddle: MaterialRef | undefined;
  readonly hat: Worn | undefined;
  readonly hasHorns: boolean;
  /** How large they are said to be, 1 as usual. */
  readonly hornsLarge: number;
  readonly wings: MaterialRef | undefined;
  readonly ridge: MaterialRef | undefined;
  readonly heads: number;
  /** Absent: four. */
  readonly legCount?: number;
  readonly stature: number;
  readonly girth: number;
  /** 0..1: how far the jaws stand apart. */
  readonly open: number;
  readonly evil: boolean;
  /** What it feels. */
  readonly moods: readonly string[];
  /** Eyes that shine. */
  readonly glows: boolean;
  readonly traits: readonly Trait[] | undefined;
  readonly armour: MaterialRef | undefined;
  /** Its coat hangs in locks. */
  readonly shaggy: boolean;
  /** On its fore feet. */
  readonly gloves: MaterialRef | undefined;
  /** Lines of old cuts. */
  readonly scars: MaterialRef | undefined;
  /** What is painted on its flanks, and in which colour. */
  readonly signs: readonly (readonly ['runes' | 'flowers' | 'stars', MaterialRef])[];
  /** Between the ribs of one that starves. */
  readonly rib: MaterialRef;
  /** Bones without flesh. */
  readonly bony: boolean;
}

export type Eyewear = 'glasses' | 'sunglasses' | 'eyepatch' | 'monocle';

/** What is worn before the eyes, and what it is made of where nothing is said. */
const EYEWEAR: Readonly<Record<Eyewear, MaterialRef>> = { glasses: 'charcoal', sunglasses: 'charcoal', eyepatch: 'charcoal', monocle: 'gold' }; // biome-ignore format: one line

/** Skin of wings that nobody gave a colour. */
const MEMBRANE = '#5c4668/bat';

/** What the words of fire are read as: where they are said of a part, it burns. */
const FIRE_WORDS: ReadonlySet<string | undefined> = new Set(['#f08c2c', '#e8602c']);

/** What the word rainbow is read as, and what hair of it is made of. */
const RAINBOW = '#e07898';
const STRANDS: readonly MaterialRef[] = ['#e04858', '#f09038', '#f4d048', '#58b858', '#4888d8', '#8c58c8'];

/** More would hide each other. */
const MOST_HEADS = 7;

/** What can be coloured or left out on an animal, with the words for it. */
export const BEAST_FEATURES: Readonly<Record<string, readonly string[]>> = {
  fur: ['coat', 'hide', 'skin', 'wool', 'pelt', 'body', 'scales'],
  belly: ['chest', 'underside', 'stomach'],
  paws: ['paw', 'hooves', 'hoof', 'feet', 'socks'],
  muzzle: ['snout', 'face', 'mouth'],
  mane: ['ruff', 'hair', 'lion mane', 'lions mane', 'horse mane'],
  tail: [],
  'twin-tails': ['two tails', 'twin tails', 'double tails', 'double tail', '2 tails'],
  'many-tails': [
    'three tails',
    'four tails',
    'five tails',
    'six tails',
    'seven tails',
    'eight tails',
    'nine tails',
    'many tails',
    'multi tails',
    'multiple tails',
    '3 tails',
    '9 tails',
  ],
  eyes: ['eye', 'eyed'],
  markings: ['patches', 'marks', 'marking', 'patch'],
  spots: ['spot', 'dots', 'polka dots'],
  stripes: ['stripe', 'bands', 'black stripes'],
  ...HEAD_PIECES,
  neck: [],
  head: [],
  nose: [],
  'red-nose': ['red nose', 'shiny red nose', 'glowing red nose'],
  trunk: ['elephant trunk'],
  collar: ['leash', 'collar with spikes'],
  scarf: ['bandana', 'neckerchief', 'shawl'],
  cape: [
    'cloak',
    'mantle',
    'superhero cape',
    'royal cape',
    'hero cape',
    'short cape',
    'long cape',
    'tattered cape',
    'flowing cape',
  ],
  gloves: ['boxing gloves', 'boxing glove', 'mittens', 'mitten', 'glove'],
  jumper: [
    'sweater',
    'pullover',
    'knitted sweater',
    'wool sweater',
    'knit sweater',
    'christmas sweater',
    'ugly sweater',
    'turtleneck',
    'hoodie',
    'jersey',
    't-shirt',
    'tshirt',
    'tee',
    'shirt',
    'vest',
    'dog coat',
    'raincoat',
  ],
  armour: [
    'armor',
    'plate armor',
    'plate armour',
    'barding',
    'war armor',
    'heavy armor',
    'heavy armour',
    'battle armor',
    'battle armour',
    'full armor',
    'full plate',
    'armor plates',
    'armor plating',
    'chest plate',
    'chestplate',
    'breastplate',
    'chainmail',
    'chain mail',
    'spiked armor',
  ],
  glasses: ['spectacles', 'eyeglasses', 'reading glasses'],
  sunglasses: ['shades', 'cool glasses', 'dark glasses'],
  eyepatch: ['eye patch', 'patch over one eye'],
  monocle: [],
  harness: ['straps', 'reins', 'bridle and reins', 'dog harness', 'sled harness', 'leather straps'],
  saddle: ['blanket', 'saddlebag'],
  wings: ['wing', 'feathered wings', 'angel wings', 'bird wings'],
  membrane: ['bat wings', 'dragon wings', 'demon wings', 'devil wings', 'leathery wings', 'batwings'],
  ridge: ['spikes', 'spikes on its back'],
  legs: ['leg'],
  ears: ['ear'],
  flames: ['flame'],
  runes: [
    'rune',
    'glyphs',
    'glyph',
    'sigils',
    'runic markings',
    'magic symbols',
    'tattoos',
    'tattoo',
    'tribal tattoos',
    'glowing symbols',
    'circuit lines',
    'glowing veins',
    'rune markings',
    'magical markings',
  ],
  flowers: [
    'flower',
    'flower pattern',
    'flower patterns',
    'floral pattern',
    'painted flowers',
    'daisies',
    'flower paintings',
  ],
  stars: ['star', 'star pattern', 'constellation', 'constellations', 'stars pattern'],
  scars: ['scar', 'battle scars', 'scratches', 'cuts', 'browscar'],
  bell: ['bells', 'cowbell', 'cow bell', 'jingle bell', 'neck bell'],
  jaws: [
    'open mouth',
    'open jaws',
    'jaw',
    'gaping mouth',
    'open maw',
    'maw',
    'teeth',
    'sharp teeth',
    'big teeth',
    'bared teeth',
    'fang',
    'fangs',
  ],
};

/** What a coat's marks are called by. */
const MARKS = ['markings', 'spots', 'stripes'] as const;

/** An animal with the marks and as many tails as its words give it. */
function asMarked(own: Beast, brief: Brief): Beast {
  const has = (id: string): boolean => brief.parts.some((p) => p.piece === id);
  const marks = has('spots') ? 'spots' : has('stripes') ? 'stripes' : undefined;
  const tails = brief.tails ?? (has('twin-tails') ? 2 : has('many-tails') ? Math.max(5, own.tails ?? 0) : own.tails);
  // "brown and white": blots on who is of one colour all over, spots on scales; who has a pale belly has its parts in the second
  const two = brief.colours.length > 1 && !own.marks && !own.mane && !own.ruff;
  const plain = own.hooves || own.belly === 'same' || own.snub || own.buckTeeth;
  if (two && !marks && (own.scaly || plain)) return { ...own, ...(tails ? { tails } : {}), marks: own.scaly ? 'spots' : 'patches', ...(own.scaly ? { spotSize: 1.5 } : {}), markFur: brief.colours[1]! }; // biome-ignore format: one line
  const changed = marks !== undefined && marks !== own.marks && !(own.marks === 'spots' && marks === 'stripes');
  return {
    ...own,
    ...(changed ? { marks, markFur: undefined } : {}),
    ...(tails ? { tails } : {}),
    ...(brief.humps && own.hump ? { humps: brief.humps } : {}),
  };
}

/** An animal of its kind: a few percent of the seed's own in each measure. */
function varied(beast: Beast, r: Random, variation: number): Beast {
  const k = (spread: number): number => 1 + (r.float() - 0.5) * spread * variation;
  const tail = k(0.3);
  return {
    ...beast,
    length: beast.length * k(0.14),
    leg: beast.leg * k(0.14),
    chest: beast.chest * k(0.12),
    hip: beast.hip * k(0.12),
    head: beast.head * k(0.1),
    tail: beast.tail.map(([x, y, z]) => [x, y * tail, z * tail] as const),
  };
}

/** Horns that young ones have yet to grow. */
const GROWN_HORNS: ReadonlySet<string> = new Set(['goat', 'ram', 'antlers', 'spiral', 'bull']);

/** What a body style makes of an animal's measures: head, legs and trunk. */
const BUILT: Readonly<Partial<Record<BodyStyle | 'young', readonly [head: number, leg: number, length: number]>>> = {
  young: [1.34, 0.8, 0.8],
  chibi: [1.28, 0.8, 0.86],
  cute: [1.28, 0.74, 0.84],
  cartoon: [1.14, 0.92, 0.95],
  tall: [0.9, 1.08, 1.03],
};

function built(beast: Beast, body: BodyStyle | 'young' | undefined): Beast {
  const [head, leg, length] = (body && BUILT[body]) ?? [1, 1, 1];
  // a head that is large already grows less
  const grown =
    head > 1 ? Math.max(1, Math.min(head, ((body === 'young' ? 1.34 : 1.18) * beast.chest) / beast.head)) : head;
  const sized = { ...beast, head: beast.head * grown, leg: beast.leg * leg, length: beast.length * length };
  if (body !== 'young') return sized;
  // young ones have short muzzles, short necks and large eyes
  const [long, wide] = beast.muzzle;
  return {
    ...sized,
    muzzle: beast.beak || beast.trunk ? beast.muzzle : [long * 0.72, wide * 1.06],
    neck: [beast.neck[0] * 0.86, beast.neck[1] * 0.84],
    eyeSize: (beast.eyeSize ?? 1) * 1.3,
  };
}

function chroma(m: MaterialRef): number {
  const [, a, b] = hexToOklab(baseColour(m));
  return Math.hypot(a, b);
}

const lightness = (m: MaterialRef): number => hexToOklab(baseColour(m))[0];

/** Red and orange ones burn as fire does. */
function flamesOf(colour: string | undefined): MaterialRef | undefined {
  if (!colour) return undefined;
  const [, a, b] = hexToOklab(colour);
  const warm = a > 0.02 && b > 0.02;
  return warm ? undefined : `${colour}/flame`;
}

/** The last hat that the brief names, in its colours. */
function hatOf(brief: Brief, said: (id: string, fallback: MaterialRef) => MaterialRef): Worn | undefined {
  const piece = brief.parts.map((p) => BEAST_HATS[p.piece]).findLast((p) => p !== undefined);
  if (!piece || brief.without.includes(piece.id)) return undefined;
  return {
    piece,
    material: said(piece.id, piece.material),
    trim: piece.trim ?? piece.material,
    size: brief.parts.find((p) => p.piece === piece.id)?.size ?? 1,
  };
}

/** One whose nose has a colour of its own. */
function withNose(own: Beast, brief: Brief): Beast {
  const said = brief.parts.find((p) => p.piece === 'red-nose' || (p.piece === 'nose' && p.colour));
  return said ? { ...own, nose: said.colour ?? '#d8303c' } : own;
}

/** Signs of magic shine; what is painted on has its own colours. */
const inkOf = (id: 'runes' | 'flowers' | 'stars', said: string | undefined, coat: number): MaterialRef =>
  id === 'flowers'
    ? (said ?? '#f08cb4')
    : `${said ? vivid(said) : id === 'stars' ? '#f8d850' : coat > 0.7 ? '#3878e0' : '#58e0f8'}/flame`;

/** Brief and seed → colours and build. A said colour wins; a second one is belly, markings or mane. */
export function beastLook(brief: Brief, seed: number, variation: number): BeastLook {
  const chance = createRandom(seed);
  const own = withNose(asLent(asMarked(QUADRUPEDS[brief.concept] ?? QUADRUPEDS.dog!, brief), brief), brief);
  const young = brief.build.includes('young') || brief.build.includes('child');
  const dry = brief.traits?.includes('skeletal') === true && !own.trunk && !own.beak;
  const grown = varied(built(own, brief.body ?? (young ? 'young' : undefined)), chance.fork('build'), variation);
  // without flesh and fur a head is smaller
  const beast = inMood(dry ? { ...grown, head: grown.head * 0.84 } : grown, brief.mood);
  const part = (id: string) => (id === 'horns' ? hornsSaid(brief) : brief.parts.find((p) => p.piece === id || (id === 'ears' && EAR_PIECES.includes(p.piece)))); // biome-ignore format: one line
  const said = (id: string, fallback: MaterialRef): MaterialRef => {
    const p = part(id);
    const finish = p?.material && isMaterial(p.material) ? p.material : fallback;
    return p?.colour ? tinted(p.colour, finish) : finish;
  };
  const r = chance.fork('fur');
  // a face of a colour that is said is told from the coat
  const faced = brief.parts.find(({ piece, colour }) => piece === 'muzzle' && colour)?.colour;
  const coats = faced && brief.colours.length === 0 ? beast.fur.filter((f) => Math.abs(lightness(f) - lightness(faced)) > 0.25) : beast.fur; // biome-ignore format: one line
  const furs = coats.length > 0 ? coats : beast.fur;
  const fur0 = r.float() < variation ? r.pick(furs) : furs[0]!;
  const { material } = brief;
  const coat = material && COAT_METALS.has(material) ? baseColour(material) : undefined;
  const dead = brief.traits?.includes('skeletal') ? 'bone' : undefined;
  const whole = material && !coat && isMaterial(material) ? material : (dead ?? fur0);
  const [first, second] = coat ? [coat, ...brief.colours] : brief.colours;
  const fur = said('fur', first ? tinted(first, whole) : whole);
  const ownOf = (m: MaterialRef | 'same' | undefined): MaterialRef => (m === undefined || m === 'same' ? fur : m);
  const other = (id: string, m: MaterialRef | 'same' | undefined, takesSecond: boolean): MaterialRef => {
    // white paws on a purple cat are fine; an orange muzzle on it is not
    const own = ownOf(m);
    const natural = whole !== fur0 ? fur : !first || lightness(own) > PALE || own === fur ? own : shadeOf(fur, 4);
    return said(id, takesSecond && second ? tinted(second, natural) : natural);
  };
  // parts of a coat in their own colours, where nobody says another coat
  const natural = (id: string, m: MaterialRef | undefined): MaterialRef | undefined =>
    part(id) ? said(id, m ?? fur) : whole === fur0 && !first ? m : undefined;
  const grey = beast.equine && first !== undefined && chroma(fur) < GREY_COAT;
  const muzzleFur = grey ? (lightness(fur) > 0.8 ? '#e0c8c8/horse' : shadeOf(fur, 1)) : beast.muzzleFur;
  const bony = brief.traits?.includes('skeletal') === true && !beast.trunk;
  const without = new Set(brief.without);
  const build = new Set(brief.build);
  // a mane that its kind has not is darker than its coat
  const kind = QUADRUPEDS[brief.concept];
  const lentMane = (beast.mane ?? beast.ruff) !== undefined && kind !== undefined && !kind.mane && !kind.ruff;
  const worn = (Object.keys(EYEWEAR) as Eyewear[]).find((id) => part(id));
  const marked = beast.marks !== undefined && !MARKS.some((id) => without.has(id));
  // the second colour on breast, muzzle, feet and the tail's end
  const parted =
    second !== undefined && (!marked || beast.marks === 'saddle') && !beast.mane && !beast.ruff && !beast.hooves;
  const burnt = new Set(brief.parts.filter((p) => FIRE_WORDS.has(p.colour)).map((p) => p.piece));
  // a horse's tail is as its mane
  if (beast.equine && burnt.has('mane')) burnt.add('tail');
  const fire = flamesOf(part('flames')?.colour ?? (brief.traits?.includes('fire') ? first : undefined));
  const markId = MARKS.find((id) => part(id)) ?? 'markings';
  // marks that its kind has not are dark on a pale coat, pale on a dark one
  const two = beast.markFur !== undefined && beast.markFur === brief.colours[1];
  const strange = beast.marks !== QUADRUPEDS[brief.concept]?.marks;
  const usual = two
    ? beast.markFur!
    : strange
      ? lightness(fur) > 0.45
        ? '#463a40/cat'
        : shadeOf(fur, 5)
      : ownOf(beast.markFur);
  return {
    beast,
    fur,
    headFur: natural('head', beast.headFur) ?? fur,
    belly: other('belly', beast.belly, parted || (!marked && !beast.mane && !beast.ruff)),
    paw: other('paws', beast.paw, parted),
    muzzle: other('muzzle', muzzleFur, parted),
    mane: without.has('mane')
      ? undefined
      : (beast.mane ?? beast.ruff)
        ? lentMane
          ? said('mane', shadeOf(fur, 1))
          : other('mane', beast.mane ?? beast.ruff, true)
        : undefined,
    // what is said of a horse's mane holds for its tail
    tail:
      burnt.has('tail') && fire
        ? fire
        : said('tail', beast.equine && part('mane') ? said('mane', ownOf(beast.tailFur)) : ownOf(beast.tailFur)),
    strands: part('mane')?.colour === RAINBOW || part('tail')?.colour === RAINBOW ? STRANDS : undefined,
    mark: marked
      ? said(
          markId,
          second && beast.markFur && !parted
            ? tinted(second, beast.markFur)
            : (first || whole !== fur0) && beast.marks === 'saddle'
              ? shadeOf(fur, 2)
              : usual,
        )
      : undefined,
    secondMark: marked ? beast.secondMark : undefined,
    ears: natural('ears', beast.earFur),
    legs: natural('legs', beast.legFur),
    socks: part('socks') ? said('socks', 'feather') : parted ? tinted(second, fur) : natural('socks', beast.socks),
    yoke: natural('yoke', beast.yoke),
    quills: natural('quills', beast.quillFur),
    eyePatch: natural('mask', beast.eyePatch ?? (marked && beast.marks === 'mask' ? beast.markFur : undefined)),
    blaze: natural('blaze', beast.blaze),
    tailRings: natural('rings', beast.tailRings),
    horn: said(
      'horns',
      beast.horns === 'unicorn'
        ? 'gold'
        : beast.horns === 'antlers' || beast.horns === 'palms'
          ? 'antler'
          : beast.horns === 'ossicones'
            ? fur
            : beast.horns === 'crest'
              ? shadeOf(fur, 1)
              : beast.horns === 'spiral'
                ? 'dark_leather'
                : beast.horns === 'goat' || beast.horns === 'ram'
                  ? '#9c8464/bone'
                  : 'bone',
    ),
    eyes: part('eyes')?.colour
      ? tinted(vivid(part('eyes')!.colour!), 'eye_glow')
      : brief.mood.includes('evil') || brief.traits?.includes('undead')
        ? 'eye_red'
        : brief.traits?.includes('mechanical')
          ? '#60e8f8/flame'
          : brief.traits?.includes('shadow')
            ? 'eye_glow'
            : beast.eyes,
    eyesSaid: part('eyes')?.colour !== undefined,
    eyesLarge: part('eyes')?.size ?? 1,
    eyesGlow: part('eyes')?.states?.includes('glowing') ?? false,
    burns: burnt,
    flames: fire,
    collar: part('collar')
      ? said('collar', 'red')
      : part('harness')
        ? said('harness', 'leather')
        : part('bell')
          ? 'leather'
          : undefined,
    scarf: part('scarf') ? said('scarf', 'red') : undefined,
    cape: part('cape') ? said('cape', '#c03038/cloth') : undefined,
    jumper: part('jumper') ? said('jumper', '#c84848/cloth') : undefined,
    eyewear: worn ? { kind: worn, material: said(worn, EYEWEAR[worn]) } : undefined,
    bell: part('bell') ? said('bell', 'gold') : undefined,
    harness: part('harness') ? said('harness', 'leather') : undefined,
    saddle: part('saddle') ? said('saddle', 'leather') : undefined,
    hat: hatOf(brief, said),
    hornsLarge: part('horns')?.size ?? 1,
    hasHorns:
      beast.horns !== undefined &&
      beast.horns !== 'none' &&
      !HORN_PIECES.some((id) => without.has(id)) &&
      !(young && !part('horns') && GROWN_HORNS.has(beast.horns)),
    wings: without.has('wings')
      ? undefined
      : beast.wings
        ? said('wings', bony ? 'bone' : beast.wings)
        : part('membrane')
          ? said('membrane', MEMBRANE)
          : part('wings') && said('wings', 'feather'),
    ridge:
      (beast.ridge || part('ridge')) && !without.has('ridge')
        ? said('ridge', bony ? 'bone' : ownOf(beast.ridge ?? 'bone'))
        : undefined,
    heads: Math.min(MOST_HEADS, brief.heads ?? beast.heads ?? 1),
    ...(brief.legs ? { legCount: brief.legs } : {}),
    stature: build.has('tiny') ? 0.68 : build.has('small') || build.has('child') || build.has('young') ? 0.8 : 1,
    girth:
      build.has('fat') || build.has('chubby')
        ? 1.85
        : build.has('thin') || build.has('skinny') || brief.traits?.includes('gaunt')
          ? 0.7
          : build.has('muscular') || build.has('strong')
            ? 1.22
            : 1,
    open: part('jaws') ? 1 : brief.mood.includes('angry') ? 0.7 : 0,
    moods: brief.mood,
    evil: brief.mood.includes('evil') || brief.mood.includes('angry'),
    glows:
      brief.mood.includes('glowing') ||
      brief.traits?.some((t) => t === 'undead' || t === 'mechanical' || t === 'shadow') === true,
    traits: brief.traits,
    armour:
      brief.traits?.includes('armoured') || part('armour')
        ? said('armour', chroma(fur) >= GREY_COAT ? 'steel' : lightness(fur) > 0.62 ? '#58607c/steel' : '#ccd6ea/steel')
        : undefined,
    scars: part('scars') ? said('scars', lightness(fur) > 0.75 ? '#b86870' : '#e0a8a4') : undefined,
    signs: (['runes', 'flowers', 'stars'] as const).flatMap((id) => (part(id) ? [[id, inkOf(id, part(id)!.colour, lightness(fur))] as const] : [])), // biome-ignore format: one line
    rib: tinted(
      oklabToHex([
        Math.max(0.2, lightness(fur) - 0.27),
        ...hexToOklab(baseColour(fur))
          .slice(1)
          .map((v) => v * 0.9),
      ] as [number, number, number]),
      fur,
    ),
    bony,
    shaggy:
      (beast.shaggy === true || brief.traits?.includes('shaggy') === true) &&
      !bony &&
      !beast.scaly &&
      beast.marks !== 'wool',
    gloves: part('gloves') ? said('gloves', 'red') : undefined,
  };
}
