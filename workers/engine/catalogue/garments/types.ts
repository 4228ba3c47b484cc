import type { Px } from '../../../../src/pixels/types.ts';
import type { PartId, PartOptions, PrimitiveOptions } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import type { Mat3, Vec3 } from '../../solids/vec.ts';
import type { Pose } from '../../subject/humanoid/pose.ts';
import type { Rig, Side } from '../../subject/humanoid/rig.ts';
import type { PieceState } from '../../types.ts';
import type { ClothPattern } from '../cloth-patterns.ts';
import type { MaterialRef } from '../materials.ts';
import type { Species } from '../species.ts';

/** Where a piece goes; one piece a slot. */
export const SLOTS = [
  'hair',
  'beard',
  'horns',
  'hat',
  'face',
  'mouth',
  'neck',
  'torso',
  'shoulders',
  'hands',
  'waist',
  'legs',
  'hose',
  'peg',
  'feet',
  'limb',
  'ink',
  'wrap',
  'pierced',
  'paint',
  'back',
  'carry',
  'perched',
  'sling',
  'belt',
  'wings',
  'tail',
  'right',
  'left',
] as const;
export type Slot = (typeof SLOTS)[number];

/** How a torso piece is cut; the body draws it. Lengths are shares of the limb. */
export interface TorsoCut {
  readonly shape: 'shirt' | 'tunic' | 'armor' | 'robe' | 'dress' | 'bare' | 'robot' | 'ribs';
  /** 0 none, .4 short, 1 long. */
  readonly sleeves: number;
  /** Sleeves of their own material; absent: the piece's, one value darker under plates. */
  readonly sleeve?: MaterialRef;
  /** Sleeves that widen to the wrist. */
  readonly wide?: boolean;
  /** A skirt below the waist of this material ('same': the piece's, one value darker). */
  readonly skirt?: MaterialRef | 'same';
  /** Collar (and hem of a robe). */
  readonly trim?: MaterialRef;
  readonly hem?: MaterialRef;
  /** A strip down the front. */
  readonly front?: MaterialRef;
  /** A V at the neck of another material: shirt under coat, skin under gi. */
  readonly open?: MaterialRef | 'skin';
  /** How far down that V goes, as a share of its usual length. */
  readonly openTo?: number;
  /** A bib with straps: dungarees, apron. */
  readonly bib?: MaterialRef | 'same';
  /** A cloth before the skirt, from the waist down. */
  readonly apron?: MaterialRef;
  /** A lozenge on the chest. */
  readonly emblem?: MaterialRef;
  /** Horizontal stripes of this material. */
  readonly stripes?: MaterialRef;
  /** Rings or scales instead of folds. */
  readonly mail?: boolean;
  /** Length of a robe or coat, 1 to the ground. */
  readonly length?: number;
}

/** What a hat hides: nothing, the hair above the brim, or the whole skull (ears too). */
export type Cover = 'none' | 'top' | 'full';

/** One thing that can be worn or held. The understanding layer reads ids, aliases and slots. */
export interface Piece {
  readonly id: string;
  /** Other words that people use for it, lower case, singular. */
  readonly aliases: readonly string[];
  readonly slot: Slot;
  readonly material: MaterialRef;
  /** Second material: guard, band, gem, rim. */
  readonly trim?: MaterialRef;
  readonly cover?: Cover;
  readonly torso?: TorsoCut;
  /** What it does to legs that nobody dressed: trousers of the same cloth, none, plates of the same armour. */
  readonly under?: 'same' | 'bare' | 'armour';
  /** What is on its cloth unless something else is said. */
  readonly pattern?: ClothPattern;
  /** How the arms of who stands there hold it; absent: as they are. */
  readonly arms?: Partial<Pose>;
  /** It takes both hands. */
  readonly both?: true;
  /** Draws the piece; absent where the body does it from the slot (torso, legs, feet, hands). */
  readonly draw?: (f: Figure, w: Worn) => void;
}

export interface Worn {
  readonly piece: Piece;
  readonly material: MaterialRef;
  readonly trim: MaterialRef;
  readonly pattern?: ClothPattern;
  /** Beside the usual, of what hands hold. */
  readonly size?: number;
  readonly states?: readonly PieceState[];
  /** A feather on a hat that has none of its own. */
  readonly plume?: MaterialRef;
  /** It was named, and is to be seen. */
  readonly asked?: true;
}

/** A head as seen by what sits on it; short methods because hair and hats are lists of them. Points in head units. */
export interface HeadKit {
  /** Round cone; radii in half head widths, at least .4 px at the end. */
  lock(part: PartId, material: MaterialRef, a: Vec3, b: Vec3, ra: number, rb: number): void;
  ball(part: PartId, material: MaterialRef, center: Vec3, radii: Vec3, o?: PrimitiveOptions): void;
  cone(
    part: PartId,
    material: MaterialRef,
    a: Vec3,
    b: Vec3,
    ra: number | readonly [number, number],
    rb: number | readonly [number, number],
    o?: PrimitiveOptions,
  ): void;
  tube(part: PartId, material: MaterialRef, points: readonly Vec3[], radii: readonly number[]): void;
}

/** A figure being dressed. */
export interface Figure {
  readonly scene: Scene;
  readonly rig: Rig;
  readonly head: HeadKit;
  readonly species: Species;
  /** Jaws stand open: who howls or roars. */
  readonly roars?: boolean;
  /** With child: the belly is a shape of its own. */
  readonly pregnant?: boolean;
  readonly skin: MaterialRef;
  readonly eyes: MaterialRef;
  /** View matrix without origin (pixels a model unit), for slopes that step evenly. */
  readonly view: Mat3;
  worn(slot: Slot): Worn | undefined;
  /** Adds a part named after the piece, so that masks say which piece a pixel belongs to. */
  part(name: string, o?: PartOptions): PartId;
}

/** A held item's hand: where it is held and which way the item points by itself. */
export interface Grip {
  readonly side: Side;
  readonly sign: number;
  readonly hand: Vec3;
  /** Unit vectors in model space: outwards from the body, forwards. */
  readonly out: Vec3;
  readonly forward: Vec3;
  readonly up: Vec3;
  /** Direction of the item after its slope was made to step evenly. */
  readonly direction: Vec3;
  /** A point `t` head heights along the item from the hand, moved `o` head heights along `out` of the item. */
  along(t: number, side?: Vec3, o?: number): Vec3;
  readonly minPx: (radius: number, pixels: Px) => number;
  /** How many times as long as by the head it is, so that it keeps its length beside the body; `along` has it already. */
  readonly longer?: number;
}
