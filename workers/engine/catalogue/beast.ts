import type { Vec3 } from '../solids/vec.ts';
import type { RigName } from '../subject/rigs.ts';
import type { MaterialRef } from './materials.ts';
import type { Row } from './row.ts';

export type BeastEar =
  | 'point'
  | 'flop'
  | 'round'
  | 'horse'
  | 'side'
  | 'tall'
  | 'gills'
  | 'tuft'
  | 'dish'
  | 'bat'
  | 'none';
export type BeastHorns =
  | 'palms'
  | 'three'
  | 'antlers'
  | 'bull'
  | 'long'
  | 'goat'
  | 'ram'
  | 'unicorn'
  | 'tusks'
  | 'rhino'
  | 'ossicones'
  | 'spiral'
  | 'crest'
  | 'none';

/**
 * A four-legged animal as numbers; unit: about the shoulder height. `length` of the body, `leg` length and radius,
 * radii of chest, hip and head, `neck` [forward, up] from the chest, `muzzle` [length, radius].
 */
export interface Beast extends Row {
  /** The skeleton that moves most like its own; absent: the dog's. */
  readonly rig?: Exclude<RigName, 'mannequin' | 'dog'>;
  /** Furs that the seed may pick; the first is the usual one. */
  readonly fur: readonly MaterialRef[];
  /** 'same' or a material. */
  readonly belly: MaterialRef | 'same';
  readonly paw: MaterialRef | 'same';
  readonly muzzleFur: MaterialRef | 'same';
  readonly length: number;
  readonly leg: number;
  readonly legRadius: number;
  readonly chest: number;
  readonly hip: number;
  readonly head: number;
  readonly neck: readonly [forward: number, up: number];
  readonly neckRadius?: number;
  readonly muzzle: readonly [length: number, radius: number];
  /** How far the head hangs, as a share of 90°. */
  readonly droop?: number;
  readonly ear: BeastEar;
  /** Points from the rump; empty for none. */
  readonly tail: readonly Vec3[];
  readonly tailRadius: number;
  readonly tailTip?: MaterialRef;
  readonly tailFur?: MaterialRef;
  readonly eyes: MaterialRef | 'dark';
  /** Times as large as usual. */
  readonly eyeSize?: number;
  readonly earSize?: number;
  readonly nose: MaterialRef;
  /** Eyes at the sides of a long head, hooves. */
  readonly equine?: boolean;
  readonly hooves?: boolean;
  readonly mane?: MaterialRef;
  readonly ruff?: MaterialRef;
  readonly horns?: BeastHorns;
  /** `net`: large plates with pale lines between; `bands`: a broad ring round the trunk; `line`: a stripe down the back. */
  readonly marks?: 'stripes' | 'spots' | 'patches' | 'wool' | 'mask' | 'saddle' | 'net' | 'bands' | 'line';
  readonly markFur?: MaterialRef;
  /** Of spots: times as large as usual, up the neck as well. */
  readonly spotSize?: number;
  /** Of patches: every other one. */
  readonly secondMark?: MaterialRef;
  /** Colours of parts that differ from the coat: ears, head, whole legs, shins, shoulders with neck. */
  readonly earFur?: MaterialRef;
  readonly headFur?: MaterialRef;
  readonly legFur?: MaterialRef;
  readonly socks?: MaterialRef;
  readonly yoke?: MaterialRef;
  /** Round the eyes, and a blaze down the face. */
  readonly eyePatch?: MaterialRef;
  readonly blaze?: MaterialRef;
  /** Rings of another colour along the tail. */
  readonly tailRings?: MaterialRef;
  /** The waist over the thinner of chest and hip; .86 where absent, above 1 a belly. */
  readonly waist?: number;
  /** Known by its face: shown half from the front where no side is said. */
  readonly faces?: boolean;
  readonly claws?: boolean;
  readonly beard?: MaterialRef;
  /** A flat snout, teeth that stand out, a pouch. */
  readonly snub?: boolean;
  readonly buckTeeth?: boolean;
  readonly hump?: boolean;
  readonly humps?: number;
  readonly trunk?: boolean;
  /** Spines all over the back, and their colour. */
  readonly quills?: boolean;
  /** Overlapping scales from the brow to the tail's end, in the colour of quills. */
  readonly scales?: boolean;
  /** Rolls up into a ball of its plates, its head between its feet. */
  readonly rolls?: boolean;
  readonly quillFur?: MaterialRef;
  /** Feathered wings on its shoulders. */
  readonly wings?: MaterialRef;
  /** In place of the muzzle. */
  readonly beak?: MaterialRef;
  /** Tails that fan out from the rump. Default 1. */
  readonly tails?: number;
  /** Long teeth down from the muzzle. */
  readonly fangs?: boolean;
  /** Heads that it has of itself. Default 1. */
  readonly heads?: number;
  /** Spikes, or plates that stand upright, along the back and tail. */
  readonly ridge?: MaterialRef;
  readonly plates?: boolean;
  /** A collar of bone behind the head. */
  readonly frill?: boolean;
  /** A long coat, with a fringe over the eyes. */
  readonly shaggy?: boolean;
  /** A deep face as broad at its end as at the brow. */
  readonly blunt?: boolean;
  /** Its hide has scales, not fur. */
  readonly scaly?: boolean;
}
