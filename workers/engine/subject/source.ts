import { InputError } from '../../../src/domain/input-error.ts';
import type { Row } from '../catalogue/row.ts';
import type { Rendering } from '../solids/render.ts';
import type { Brief, Style, SubjectKind } from '../types.ts';
import type { Actor, ActorOptions } from './motion/actor.ts';
import type { Motion } from './motion/motion.ts';
import type { RigName } from './rigs.ts';
import type { SubjectOptions } from './types.ts';

/** What a brief comes to: whoever draws, turns or moves a subject does it through this and need not know what it is. */
export interface Body {
  /** 'all': drawn from whatever side the style says. 'one': a flat thing that shows the same side always. */
  readonly sides: 'all' | 'one';
  /** Whether it can be seen as a style asks; absent where it always can. Where not, it shows the side it has. */
  readonly hasView?: (style: Style) => boolean;
  /** Whether it is a living thing: it goes and fights by itself. Skeletons and people have a `rig` that says so. */
  readonly living?: boolean;
  /** The skeleton whose motions it plays; absent where it has no limbs and moves as one piece. */
  readonly rig?: RigName;
  /** Draws it, standing still, in exactly the size asked. The same brief, options and seed give the same bytes. */
  readonly draw: (options: SubjectOptions) => Rendering;
  /** It in a motion, for `drawAnimation`. Throws an InputError for a motion of another kind of body. */
  readonly actor: (motion: Motion, options: ActorOptions) => Actor;
}

/**
 * Where shapes come from: a list of entries with their words, and a body for each. People, animals and things are the first
 * three; a pack of vectors or a table of variants is one more. Sources are listed in `sources.ts`; words, drawings, turns,
 * motions and backgrounds follow from the rows alone.
 */
export interface SubjectSource {
  readonly name: string;
  /** What kind of brief its entries make. */
  readonly kind: SubjectKind;
  readonly rows: readonly Row[];
  /** Its words give way to those that others have already: of a large pack, whose names nobody chose one by one. */
  readonly yields?: boolean;
  /** The body of a brief of its kind. A concept that none of its rows has becomes the plainest of its kind. */
  readonly body: (brief: Brief) => Body;
}

/** The error of a motion that a body has no limbs for. */
export const cannotMove = (brief: Brief, motion: Motion): InputError =>
  new InputError(`A motion for ${motion.body} ("${motion.id}") cannot move a ${brief.kind} (${brief.concept}).`);
