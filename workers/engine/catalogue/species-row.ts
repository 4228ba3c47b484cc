/** What a row of species says of a people: skin, eyes, head, what grows on it. */
import type { Build } from '../subject/humanoid/proportions.ts';
import type { MaterialRef } from './materials.ts';
import type { Row } from './row.ts';

/** Colours on a face, see subject/humanoid/kin-face.ts. */
export type FaceMark = 'bandit' | 'panda' | 'disc' | 'hood' | 'tiger' | 'badger' | 'cheeks' | 'blaze' | 'patch' | 'spots' | 'brow' | 'belly'; // biome-ignore format: one line

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
  /** Colours on the face, and what grows on a head: see subject/humanoid/kin-face.ts. */
  readonly face?: { readonly mark: FaceMark; readonly colour: MaterialRef };
  /** Of the ears, where it is not the skin. */
  readonly earFur?: MaterialRef;
  readonly mane?: MaterialRef;
  readonly comb?: MaterialRef;
  readonly wool?: MaterialRef;
  readonly quills?: MaterialRef;
  readonly forelock?: MaterialRef;
  readonly noseHorn?: MaterialRef;
  readonly proboscis?: true;
  readonly dorsal?: true;
  readonly bucktooth?: true;
  /** Spines on the crown and fins at the cheeks. */
  readonly crest?: MaterialRef;
  /** Eyes stand out on top of the head. */
  readonly bulges?: boolean;
  /** Shaggy cheeks. */
  readonly tufts?: boolean;
  readonly nose?: number;
  readonly tusks?: boolean;
  readonly fangs?: boolean;
  /** Limbs that no figure set by hand has: drawn with solids of any size. */
  readonly massive?: true;
  /** Thin limbs with knobs. */
  readonly bony?: boolean;
  /** Fades out below the waist instead of legs. */
  readonly floating?: boolean;
  readonly hair?: boolean;
  /** Worn unless something else is said: tails, wings, horns, rags. Same words as a concept's `wears`. */
  readonly wears?: readonly string[];
  readonly build?: Partial<Build>;
}
