import type { Build } from '../subject/humanoid/proportions.ts';
import type { MaterialRef } from './materials.ts';
import type { Row } from './row.ts';

/** Kinds of eye stamps, see face.ts. */
export type EyeKind = 'human' | 'dot' | 'evil' | 'socket' | 'glow' | 'lit' | 'slit' | 'hollow' | 'almond';
export type EarKind = 'round' | 'pointed' | 'long' | 'none';
export type HeadShape = 'round' | 'skull' | 'box' | 'boulder' | 'muzzle' | 'beak';
export type AnimalEar = 'point' | 'round' | 'flop' | 'tall' | 'none';

export interface Species extends Pick<Row, 'id' | 'aliases' | 'home'> {
  /** What an animal or a thing of this kind is made of ("robot dog"). */
  readonly substance?: MaterialRef;
  /** Skins that the seed may pick from; the first is the usual one. */
  readonly skins: readonly MaterialRef[];
  /** A colour said of the whole ("a red demon") is its skin's, not its clothes'. */
  readonly monster?: boolean;
  readonly eye?: EyeKind;
  readonly eyes?: MaterialRef;
  /** Height of the eyes on the face in half head heights, where it differs. */
  readonly eyeY?: number;
  readonly mouth?: boolean;
  readonly ears?: EarKind;
  readonly head?: HeadShape;
  readonly animalEars?: AnimalEar;
  /** Times as large as usual. */
  readonly earSize?: number;
  /** Snout of a muzzle head: material, length in half head widths. */
  readonly snout?: {
    readonly material: MaterialRef;
    readonly length: number;
    readonly nose: MaterialRef;
    /** Half width of a broad end; absent: round. Its bridge may be the skin's. */
    readonly wide?: number;
    readonly bridge?: boolean;
    /** Two nostrils in place of a nose; a ring through them. */
    readonly nostrils?: boolean;
    readonly ring?: MaterialRef;
  };
  /** Spines on the crown and fins at the cheeks. */
  readonly crest?: MaterialRef;
  /** Eyes stand out on top of the head. */
  readonly bulges?: boolean;
  /** Shaggy cheeks. */
  readonly tufts?: boolean;
  readonly nose?: number;
  readonly tusks?: boolean;
  readonly fangs?: boolean;
  /** Thin limbs with knobs. */
  readonly bony?: boolean;
  /** Fades out below the waist instead of legs. */
  readonly floating?: boolean;
  readonly hair?: boolean;
  /** Worn unless something else is said: tails, wings, horns, rags. Same words as a concept's `wears`. */
  readonly wears?: readonly string[];
  readonly build?: Partial<Build>;
}

const HUMAN_SKINS = ['skin', 'pale', 'tan', '#a26c46/brown'];

/** Species by id. */
export const SPECIES: Readonly<Record<string, Species>> = Object.fromEntries(
  (
    [
      {
        id: 'human',
        aliases: ['man', 'woman', 'person', 'boy', 'girl', 'people', 'lady', 'guy'],
        skins: HUMAN_SKINS,
        hair: true,
      },
      {
        id: 'elf',
        aliases: ['elven', 'elvish', 'high elf', 'wood elf'],
        home: ['forest'],
        skins: ['skin', 'pale'],
        ears: 'pointed',
        hair: true,
        eyes: 'green',
        build: { chest: 0.94, arm: 0.92 },
      },
      {
        id: 'neko',
        aliases: ['catgirl', 'catboy', 'nekomimi', 'cat girl', 'cat boy', 'neko girl'],
        skins: HUMAN_SKINS,
        ears: 'none',
        hair: true,
        wears: ['cat-ears', 'cat-tail:cat'],
      },
      {
        id: 'slimefolk',
        aliases: ['slime person', 'slime boy', 'slime man', 'goo person', 'jelly person'],
        skins: ['#58b8e8/slime', 'slime', '#e880b0/slime'],
        monster: true,
        ears: 'none',
        hair: true,
      },
      {
        id: 'dark-elf',
        aliases: ['drow', 'dark elf', 'night elf'],
        skins: ['#7c6c98/skin'],
        ears: 'pointed',
        hair: true,
        eyes: 'amethyst',
        build: { chest: 0.94, arm: 0.92 },
      },
      {
        id: 'dwarf',
        aliases: ['dwarven', 'gnome'],
        home: ['cave', 'dungeon'],
        skins: HUMAN_SKINS,
        hair: true,
        nose: 0.14,
        wears: ['beard-long'],
        build: {
          stature: 0.84,
          leg: 0.72,
          chest: 1.2,
          waist: 1.22,
          shoulder: 1.12,
          arm: 1.25,
          hand: 1.15,
          depth: 1.15,
          head: 1.05,
          jaw: 0.95,
        },
      },
      {
        id: 'halfling',
        aliases: ['hobbit'],
        skins: HUMAN_SKINS,
        hair: true,
        build: { stature: 0.78, leg: 0.85, head: 1.06, foot: 1.2 },
      },
      {
        id: 'orc',
        aliases: ['ork', 'orcish', 'uruk', 'half-orc'],
        skins: ['orc'],
        monster: true,
        eye: 'evil',
        ears: 'pointed',
        tusks: true,
        build: {
          shoulder: 1.2,
          chest: 1.22,
          arm: 1.35,
          hand: 1.25,
          legWidth: 1.2,
          depth: 1.2,
          jaw: 0.98,
          hunch: 0.05,
          waist: 1.15,
        },
      },
      {
        id: 'troll',
        aliases: ['ogre'],
        home: ['cave', 'dungeon'],
        skins: ['#6c8c90/orc', 'orc'],
        monster: true,
        eye: 'evil',
        ears: 'long',
        tusks: true,
        nose: 0.4,
        build: {
          shoulder: 1.3,
          chest: 1.3,
          arm: 1.4,
          armLength: 1.18,
          hand: 1.35,
          waist: 1.3,
          depth: 1.3,
          head: 0.9,
          hunch: 0.1,
          belly: 0.85,
          legWidth: 1.25,
        },
      },
      {
        id: 'goblin',
        aliases: ['gremlin', 'imp goblin', 'kobold'],
        home: ['cave', 'dungeon'],
        skins: ['goblin'],
        monster: true,
        eye: 'evil',
        ears: 'long',
        nose: 0.34,
        build: { head: 1.12, leg: 0.72, shoulder: 0.95, hunch: 0.08, waist: 1.05, stature: 0.9 },
      },
      {
        id: 'skeleton',
        aliases: ['skeletal', 'undead skeleton', 'bones'],
        home: ['graveyard', 'night'],
        substance: 'bone',
        skins: ['bone'],
        monster: true,
        eye: 'socket',
        eyeY: -0.12,
        ears: 'none',
        head: 'skull',
        bony: true,
      },
      {
        id: 'zombie',
        aliases: ['undead', 'ghoul', 'walking dead'],
        home: ['graveyard', 'night'],
        substance: 'zombie',
        skins: ['zombie'],
        monster: true,
        eye: 'dot',
        eyes: 'crimson',
        hair: true,
        build: { hunch: 0.05 },
      },
      {
        id: 'mummy',
        aliases: ['mummified'],
        home: ['graveyard', 'night'],
        skins: ['cloth'],
        monster: true,
        eye: 'glow',
        eyes: 'eye_red',
        ears: 'none',
        mouth: false,
      },
      {
        id: 'robot',
        aliases: ['android', 'droid', 'mech', 'cyborg', 'automaton'],
        home: ['city'],
        substance: 'steel',
        skins: ['steel'],
        monster: true,
        eye: 'glow',
        eyes: 'eye_glow',
        eyeY: -0.05,
        ears: 'none',
        head: 'box',
        mouth: false,
      },
      {
        id: 'golem',
        aliases: ['stone golem', 'living statue'],
        home: ['mountain'],
        substance: 'stone',
        skins: ['stone'],
        monster: true,
        eye: 'glow',
        eyes: 'crystal',
        eyeY: -0.1,
        ears: 'none',
        head: 'boulder',
        mouth: false,
        build: {
          shoulder: 1.35,
          chest: 1.3,
          arm: 1.6,
          hand: 1.5,
          legWidth: 1.35,
          foot: 1.2,
          head: 0.82,
          depth: 1.3,
          waist: 1.2,
        },
      },
      {
        id: 'ghost',
        aliases: ['spirit', 'phantom', 'spectre', 'specter', 'apparition'],
        home: ['graveyard', 'night'],
        substance: 'ghost',
        skins: ['ghost'],
        monster: true,
        eye: 'hollow',
        ears: 'none',
        floating: true,
        eyeY: -0.02,
        mouth: true,
      },
      {
        id: 'shade',
        aliases: ['shadow person', 'living shadow'],
        home: ['graveyard', 'night'],
        skins: ['#2a2632/cloth'],
        monster: true,
        eye: 'glow',
        eyes: 'eye_red',
        ears: 'none',
        mouth: false,
      },
      {
        id: 'demon',
        aliases: ['devil', 'fiend', 'demonic', 'succubus'],
        home: ['lava'],
        substance: 'demon',
        skins: ['demon'],
        monster: true,
        eye: 'evil',
        ears: 'pointed',
        fangs: true,
        wears: ['horns', 'demon-tail:@', 'bat-wings'],
      },
      {
        id: 'angel',
        aliases: ['angelic', 'seraph', 'celestial'],
        home: ['sky', 'meadow'],
        skins: ['pale', 'skin'],
        hair: true,
        eyes: 'sapphire',
        wears: ['halo', 'feather-wings'],
      },
      {
        id: 'fairy',
        aliases: ['pixie', 'faerie', 'sprite'],
        home: ['sky', 'meadow'],
        skins: ['pale', 'skin'],
        hair: true,
        eyes: 'green',
        ears: 'pointed',
        wears: ['fairy-wings'],
        build: { stature: 0.85, chest: 0.85, waist: 0.82, arm: 0.86 },
      },
      {
        id: 'vampire',
        aliases: ['dracula', 'nosferatu', 'vampiric'],
        home: ['graveyard', 'night'],
        skins: ['vampire'],
        hair: true,
        eyes: 'eye_red',
        ears: 'pointed',
        fangs: true,
      },
      {
        id: 'alien',
        aliases: ['extraterrestrial', 'martian'],
        home: ['space'],
        skins: ['#8cc8a0/orc', '#a8a8c8/orc'],
        monster: true,
        eye: 'almond',
        eyeY: -0.1,
        ears: 'none',
        build: { head: 1.14, arm: 0.82, legWidth: 0.82, chest: 0.84, waist: 0.8, jaw: 0.72 },
      },
      {
        id: 'catfolk',
        aliases: ['cat person', 'khajiit', 'tabaxi', 'feline'],
        skins: ['cat', '#6c6878/cat', 'cream'],
        monster: true,
        eye: 'human',
        eyes: 'green',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'point',
        snout: { material: 'cream', length: 0.16, nose: 'rose' },
        wears: ['cat-tail:@'],
      },
      {
        id: 'wolffolk',
        aliases: ['werewolf', 'wolfman', 'lycan', 'lycanthrope', 'wolf person', 'gnoll'],
        skins: ['wolf', '#5a4a44/wolf'],
        monster: true,
        eye: 'evil',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'point',
        snout: { material: '#a8aeb8/wolf', length: 0.5, nose: 'nose' },
        tufts: true,
        fangs: true,
        wears: ['wolf-tail:@'],
        build: { shoulder: 1.15, chest: 1.15, arm: 1.2, hand: 1.2, hunch: 0.05 },
      },
      {
        id: 'dogfolk',
        aliases: ['dog person', 'dogman', 'canine person'],
        skins: ['dog', '#dcb070/dog', '#6a5a50/dog'],
        monster: true,
        eye: 'human',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'flop',
        snout: { material: 'cream', length: 0.3, nose: 'nose' },
        wears: ['cat-tail:@'],
      },
      {
        id: 'foxfolk',
        aliases: ['fox person', 'foxgirl', 'vulpine'],
        skins: ['fox'],
        monster: true,
        ears: 'none',
        head: 'muzzle',
        animalEars: 'point',
        snout: { material: 'cream', length: 0.36, nose: 'nose' },
        wears: ['fox-tail:@'],
      },
      {
        id: 'bearfolk',
        aliases: ['bear person', 'werebear'],
        skins: ['bear'],
        monster: true,
        ears: 'none',
        eye: 'dot',
        head: 'muzzle',
        animalEars: 'round',
        snout: { material: 'muzzle', length: 0.28, nose: 'nose' },
        build: { shoulder: 1.18, chest: 1.22, arm: 1.3, waist: 1.25, depth: 1.2, hand: 1.2 },
      },
      {
        id: 'rabbitfolk',
        aliases: ['rabbit person', 'bunny girl'],
        skins: ['cloth', '#b89878/cat'],
        monster: true,
        ears: 'none',
        head: 'muzzle',
        animalEars: 'tall',
        snout: { material: 'feather', length: 0.12, nose: 'rose' },
        wears: ['puff-tail:@'],
      },
      {
        id: 'mousefolk',
        aliases: ['ratfolk', 'mouse person', 'rat person', 'skaven', 'ratman'],
        skins: ['#8c8690/cat', '#a08468/cat'],
        monster: true,
        eye: 'dot',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'round',
        snout: { material: 'muzzle', length: 0.56, nose: 'rose' },
        earSize: 1.35,
        wears: ['rat-tail'],
        build: { stature: 0.86 },
      },
      {
        id: 'pigfolk',
        aliases: ['pigman', 'boarman', 'pig person'],
        skins: ['pig'],
        monster: true,
        eye: 'dot',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'flop',
        snout: { material: '#d08078/pig', length: 0.24, nose: 'mouth', wide: 0.46, bridge: true, nostrils: true },
        build: { waist: 1.25, belly: 0.8, chest: 1.1 },
      },
      {
        id: 'minotaur',
        aliases: ['bullman', 'bull person', 'tauren', 'cowfolk'],
        home: ['dungeon'],
        skins: ['#7a5038/bear'],
        monster: true,
        eye: 'evil',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'flop',
        snout: {
          material: '#c8a088/bear',
          length: 0.2,
          nose: 'nose',
          wide: 0.6,
          bridge: true,
          nostrils: true,
          ring: 'gold',
        },
        wears: ['horns:bone'],
        build: { shoulder: 1.3, chest: 1.28, arm: 1.4, hand: 1.25, depth: 1.2, legWidth: 1.2 },
      },
      {
        id: 'lizardfolk',
        aliases: ['lizardman', 'lizard person', 'dragonborn', 'reptilian', 'argonian', 'dragonkin', 'kobold lizard'],
        home: ['desert'],
        skins: ['#5c9c58/orc', '#4c8c88/orc'],
        monster: true,
        eye: 'slit',
        eyes: 'eye_glow',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'none',
        snout: { material: '#a8c078/orc', length: 0.4, nose: '#34503c/orc', wide: 0.5, bridge: true, nostrils: true },
        crest: '#d88840/orc',
        wears: ['lizard-tail:@'],
      },
      {
        id: 'merfolk',
        aliases: ['merperson', 'sea elf', 'triton'],
        home: ['underwater'],
        skins: ['skin', 'pale', 'tan', '#7cb8a8/orc'],
        ears: 'pointed',
        hair: true,
        wears: ['fish-tail'],
      },
      {
        id: 'frogfolk',
        aliases: ['frog person', 'frogman', 'toadfolk', 'bullywug'],
        skins: ['#6cb048/orc'],
        monster: true,
        eye: 'dot',
        ears: 'none',
        head: 'muzzle',
        animalEars: 'none',
        eyeY: 0.42,
        bulges: true,
        snout: { material: '#d0d890/orc', length: 0.06, nose: '#34503c/orc', wide: 0.8, nostrils: true },
        build: { belly: 0.8, leg: 0.8, jaw: 1.05 },
      },
      {
        id: 'birdfolk',
        aliases: ['bird person', 'birdman', 'aarakocra', 'crowman', 'owlfolk'],
        home: ['sky', 'meadow'],
        skins: ['#5c7cb8/cat', '#8c6844/cat'],
        monster: true,
        eye: 'dot',
        ears: 'none',
        head: 'beak',
        animalEars: 'none',
        snout: { material: 'orange', length: 0.5, nose: 'orange' },
        wears: ['feather-wings'],
      },
    ] as const satisfies readonly Species[]
  ).map((s) => [s.id, s]),
);
