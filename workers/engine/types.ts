/**
 * The engine's vocabulary. The engine is pure: a typed request goes in, RGBA and facts come out; it knows a seed, an
 * abort signal and a step callback, and no queue, database, clock or file of the service.
 */
import type { Detail, Direction, JointLabel, LightSide, Outline, Shading, View } from '../../src/domain/words.ts';
import type { Px, Rgba } from '../../src/pixels/types.ts';

/** A joint in a picture: pixels from its upper left corner; of two joints the one with the larger `z` lies in front. */
export interface Keypoint {
  readonly label: JointLabel;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** How a picture is to look, whoever draws it. An absent value is the drawer's choice (it may depend on size and subject). */
export interface Style {
  readonly outline?: Outline;
  readonly shading?: Shading;
  readonly detail?: Detail;
  readonly light?: LightSide;
  readonly view?: View;
  readonly direction?: Direction;
  /** The direction was said of this one picture: its scale is no other side's. */
  readonly oneSide?: true;
  /** Things are turned by 45° and seen from 30° above. */
  readonly isometric?: boolean;
  /** Seen straight on, with depth drawn up to the right. */
  readonly oblique?: boolean;
}

/** Which of the traits of a style picture are taken on. */
export interface StyleTakes {
  readonly palette: boolean;
  readonly outline: boolean;
  /** How much is drawn, and how many colours there are. */
  readonly detail: boolean;
  /** Tones of a material, its texture, and where the light comes from. */
  readonly shading: boolean;
}

/** What a picture lends to a drawing where the words leave it open. */
export interface Lent {
  /** Of the whole, '#rrggbb': the main one, the second one. */
  readonly colours: readonly string[];
  readonly parts: readonly BriefPart[];
}

/** How a person of a picture is built. */
export interface StyleBuild {
  /** Height of the figure in heads, 1.5..8. */
  readonly heads: number;
  /** Height of the legs as a share of what is below the head; absent under a robe. */
  readonly leg?: number;
  /** Half the width of the trunk, in head heights. */
  readonly trunk: number;
}

/** One picture from words. Bounds are the interface's business; the engine accepts 1..1024 on each side. */
export interface DrawRequest extends Style {
  readonly description: string;
  readonly negativeDescription?: string;
  readonly width: Px;
  readonly height: Px;
  /** 1..20, default 8: how literally the words are taken. Low lets the seed vary what is not said, high keeps to the words. */
  readonly textGuidance?: number;
  readonly noBackground?: boolean;
  readonly initImage?: Rgba;
  /** 1..999, default 300: how much of `initImage` stays. */
  readonly initStrength?: number;
  /** Its colours are the only ones the result may use (bytes that an inpainting mask keeps excepted). */
  readonly colorImage?: Rgba;
  /** The picture whose palette, outline, shading and texture the result takes on; several are read as one. */
  readonly styleImage?: Rgba | readonly Rgba[];
  /** 0..100, default 0: how much of it. 0 nothing, 50 balanced, 100 the style's colours alone. */
  readonly styleStrength?: number;
  /** What is taken from it; absent is all but the detail. */
  readonly styleTakes?: StyleTakes;
  /** Hues that it does not have stay as they are. */
  readonly styleKeepsHues?: boolean;
  /** How people are built in it. */
  readonly build?: StyleBuild;
  /** Colours and pieces that other pictures lend to the subject. */
  readonly lent?: readonly Lent[];
  /** 0..100: the share of the canvas, in percent, that the subject is to cover, as far as its shape lets it. */
  readonly coverage?: number;
  /** The picture to be changed under `mask`, or, without a mask, where it is transparent; one of another size is fitted in. */
  readonly knownImage?: Rgba;
  /** White is drawn anew, black (and transparent) keeps the bytes of `knownImage`. */
  readonly mask?: Rgba;
  /** The pose of a humanoid: pixels of this picture, or shares of its sides when no coordinate is above 1. */
  readonly skeleton?: readonly Keypoint[];
  /** 0..5, default 1: 0 ignores the skeleton, 1 follows it, 5 also makes the limbs as long as it asks. */
  readonly skeletonGuidance?: number;
  /** 0..2^32-1. The same request and seed give the same bytes on one kind of hardware. */
  readonly seed: number;
}

/** A piece of a subject with what was said of it: "a red cape" is {piece: 'cape', colour: '#cc3038'}. */
export interface BriefPart {
  /** Id of a wardrobe piece, held item, body feature or thing's component. */
  readonly piece: string;
  /** '#rrggbb' */
  readonly colour?: string;
  /** A key of the geometry's materials ('gold', 'leather', …). */
  readonly material?: string;
  /** What is on its cloth: a kind of catalogue/cloth-patterns ('stripes', 'emblem:lion'). */
  readonly pattern?: string;
  /** '#rrggbb' of the pattern. */
  readonly ink?: string;
  /** Nothing was said of it: the seed chose it, or its material. */
  readonly chosen?: true;
  /** Follows from what was said and is shown where there is room for it: what is old is worn. */
  readonly implied?: true;
  /** How large it is beside the usual, of what hands hold: "a big wrench". */
  readonly size?: number;
  /** What became of it. */
  readonly states?: readonly PieceState[];
  /** It lies on the shoulder. */
  readonly shouldered?: true;
  /** It is held against the side by an arm. */
  readonly underArm?: true;
  /** It is in the left hand: the right one is needed for something else. */
  readonly leftHand?: true;
}

/** What became of a piece that somebody wears or holds. */
export type PieceState =
  | 'crooked'
  | 'raised'
  | 'trailing'
  | 'broken'
  | 'torn'
  | 'burning'
  | 'glowing'
  | 'rusty'
  | Stain;

/** What cloth and hands are stained with. */
export type Stain = 'bloody' | 'floury' | 'muddied' | 'sooty' | 'painty' | 'slimed';

/** How bodies are built, where words say so. */
export type BodyStyle = 'chibi' | 'cute' | 'classic' | 'tall' | 'heroic' | 'cartoon';

/** What rules a creature, and in what state its body is. */
export type Trait =
  | 'fire' | 'ice' | 'water' | 'earth' | 'lightning' | 'poison' | 'nature' | 'shadow' | 'light' | 'crystal'
  | 'armoured' | 'skeletal' | 'undead' | 'mechanical' | 'shaggy' | 'gaunt'; // biome-ignore format: a list

export type SubjectKind = 'humanoid' | 'quadruped' | 'thing';

/** What was understood of a description. It is part of a job's result, so a user sees what was drawn and why. */
export interface Brief {
  readonly kind: SubjectKind;
  /** Id of the concept that is drawn: 'knight', 'wolf', 'treasure-chest'. */
  readonly concept: string;
  /** How sure that is: 1 named outright, less when it came by likeness, 0 when it is a guess from the category. */
  readonly confidence: number;
  /** For humanoids: human, elf, orc, skeleton, robot, … */
  readonly species?: string;
  /** Colours said of the subject as a whole, '#rrggbb', in order ("red and white mushroom"). */
  readonly colours: readonly string[];
  readonly material?: string;
  /** What is on a person's clothes where no piece of them was named. */
  readonly pattern?: Pick<BriefPart, 'pattern' | 'ink'>;
  /** The person whose clothes a person wears: "a girl in a nurse outfit". */
  readonly outfit?: string;
  /** Words of peoples, ages and worlds that a person is of: rows of catalogue/guises. */
  readonly guises?: readonly string[];
  readonly parts: readonly BriefPart[];
  /** Pieces that must not be there ("without a helmet", negative description). */
  readonly without: readonly string[];
  /** 'old', 'fat', 'tall', 'muscular', 'small', 'giant', 'female', 'male', 'child', … */
  readonly build: readonly string[];
  /** The proportions that words ask for: "chibi", "16-bit RPG". */
  readonly body?: BodyStyle;
  /** The machine whose colours and habits it is drawn with ('nes', 'game-boy'): a row of catalogue/consoles. */
  readonly console?: string;
  /** 'evil', 'happy', 'angry', 'glowing', 'broken', … */
  readonly mood: readonly string[];
  readonly action?: string;
  /** Heads and tails of a beast, where the words count them. */
  readonly heads?: number;
  readonly tails?: number;
  /** Humps of a camel, where the words count them. */
  readonly humps?: number;
  /** Legs of a four-legged kind that has another number of them. */
  readonly legs?: number;
  /** Of a creature: its element and its state ('fire', 'armoured'). */
  readonly traits?: readonly Trait[];
  /** The animal that a person rides, by its concept. */
  readonly mount?: {
    readonly concept: string;
    readonly colours: readonly string[];
    readonly traits?: readonly Trait[];
  };
  /** 'forest', 'cave', 'night', …: where it stands, for the background. */
  readonly setting?: string;
  /** The place itself is asked for; the concept stands for it only where no background is wanted. */
  readonly scenery?: true;
  readonly count: number;
  /** Content words that nothing was made of. */
  readonly unknown: readonly string[];
  /** Names that may have been meant, where no word names a known thing. */
  readonly suggestions?: readonly string[];
  /** One readable sentence: "a knight with a red cape and a golden crown". */
  readonly drawnAs: string;
}

/** Readable at any time, from any thread: a request that nobody wants any more. */
export interface AbortFlag {
  readonly aborted: boolean;
}

export interface Step {
  /** 'understanding' | 'sketching' | 'shading' | 'finishing' | … : one word for what is being done. */
  readonly stage: string;
  /** 0..1, never less than the step before. */
  readonly fraction: number;
  /** What the picture looks like now, at its final size. */
  readonly preview?: Rgba;
  /** Where several pictures are made: which one `preview` is ('south'), and that it is done. */
  readonly label?: string;
}

export interface Hooks {
  readonly signal?: AbortFlag;
  readonly onStep?: (step: Step) => void;
}

export interface Drawing {
  readonly image: Rgba;
  /** The layer that drew it: 'geometry', 'kiln', … */
  readonly engine: string;
  readonly brief: Brief;
  /** Opaque colours used, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
}

/** Thrown between steps once `signal.aborted` is true. */
export class Aborted extends Error {
  constructor() {
    super('The drawing was cancelled.');
    this.name = 'Aborted';
  }
}
