/**
 * What travels between the API and the workers: a kind of job, its payload and its result. Plain JSON both ways.
 */

/** PNG, JPEG, WebP or GIF bytes in raw base64, checked and bounded before they come here. */
export type ImageBytes = string;

export interface GenerateImagePayload {
  readonly description: string;
  readonly negativeDescription: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly textGuidance: number;
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly view: string | null;
  readonly direction: string | null;
  readonly isometric: boolean;
  readonly noBackground: boolean;
  readonly initImage: ImageBytes | null;
  readonly initStrength: number;
  readonly colorImage: ImageBytes | null;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** A joint of a pose in a request; in pixels, or in shares of the sides where no coordinate of the request is above 1. */
export interface PosePoint {
  /** One of the 18 names of the interface. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Greater is nearer to the viewer. */
  readonly z: number;
}

export interface GenerateStyledImagePayload extends GenerateImagePayload {
  readonly oblique: boolean;
  readonly styleImage: ImageBytes | null;
  /** 0..100 */
  readonly styleStrength: number;
  /** Percent of the canvas that the subject covers. */
  readonly coverage: number | null;
  readonly knownImage: ImageBytes | null;
  readonly mask: ImageBytes | null;
  readonly skeleton: readonly PosePoint[] | null;
  /** 0..5 */
  readonly skeletonGuidance: number;
}

export interface InpaintPayload extends GenerateImagePayload {
  readonly oblique: boolean;
  readonly knownImage: ImageBytes;
  readonly mask: ImageBytes;
}

export interface RotatePayload {
  readonly image: ImageBytes;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** 1..20 */
  readonly imageGuidance: number;
  readonly fromView: string;
  readonly toView: string;
  readonly fromDirection: string;
  readonly toDirection: string;
  /** Degrees; each takes the place of its `to…`. */
  readonly viewChange: number | null;
  readonly directionChange: number | null;
  readonly isometric: boolean;
  readonly oblique: boolean;
  readonly initImage: ImageBytes | null;
  readonly initStrength: number;
  readonly mask: ImageBytes | null;
  readonly colorImage: ImageBytes | null;
  readonly seed: number;
}

/** What all animations of a reference share. Lists have one entry a frame. */
export interface AnimationPayload {
  readonly reference: ImageBytes;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly view: string;
  readonly direction: string;
  readonly initImages: readonly (ImageBytes | null)[] | null;
  readonly initStrength: number;
  readonly fixedFrames: readonly (ImageBytes | null)[] | null;
  readonly masks: readonly (ImageBytes | null)[] | null;
  readonly colorImage: ImageBytes | null;
  readonly seed: number;
}

export interface AnimateWithSkeletonPayload extends AnimationPayload {
  /** Three poses; an empty one is the reference's own. */
  readonly poses: readonly (readonly PosePoint[])[];
  readonly isometric: boolean;
  readonly oblique: boolean;
  /** 1..20 */
  readonly guidance: number;
}

export interface AnimateWithTextPayload extends AnimationPayload {
  readonly description: string;
  readonly action: string;
  readonly negativeDescription: string;
  readonly textGuidance: number;
  readonly imageGuidance: number;
  /** Of the whole animation, and of it the first that is drawn. */
  readonly nFrames: number;
  readonly startFrame: number;
}

export interface EstimateSkeletonPayload {
  readonly image: ImageBytes;
}

/** Bone scales of a figure: a named set, or factors 0.5..2. */
export type Proportions =
  | { readonly type: 'preset'; readonly name: string }
  | {
      readonly type: 'custom';
      readonly headSize: number;
      readonly armsLength: number;
      readonly legsLength: number;
      readonly shoulderWidth: number;
      readonly hipWidth: number;
    };

/**
 * All that drawing a character needs, and nothing else: the same spec gives the same pictures, so that an animation can
 * be drawn while the character's own job still waits, and a state is a spec with one more edit.
 */
export interface CharacterSpec {
  readonly mode: 'standard' | 'pro' | 'v3';
  readonly bodyType: 'humanoid' | 'quadruped';
  /** 'mannequin', or 'bear' | 'cat' | 'dog' | 'horse' | 'lion'. */
  readonly template: string;
  readonly description: string;
  /** What states changed, oldest first: "make the cape blue". */
  readonly edits: readonly string[];
  /** Height of the figure, pixels. */
  readonly size: number;
  /** Size of each picture, pixels: about 40 % larger. */
  readonly width: number;
  readonly height: number;
  readonly directions: readonly string[];
  readonly view: string;
  readonly oblique: boolean;
  readonly isometric: boolean;
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly textGuidance: number;
  readonly proportions: Proportions | null;
  /** v3: the sprite that is turned; it faces south. */
  readonly referenceImage: ImageBytes | null;
  /** pro: a picture whose style is taken on. */
  readonly styleImage: ImageBytes | null;
  /** The style picture is another character, and this one must not be smaller than that. */
  readonly matchStyleSize: boolean;
  /** Its colours are the only ones that the pictures may use. */
  readonly colorImage: ImageBytes | null;
  /** A state that keeps the colours that its source has. */
  readonly keepPalette: boolean;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** One direction of an animation of a character. */
export interface AnimateCharacterPayload {
  readonly character: CharacterSpec;
  /** One of the character's. */
  readonly direction: string;
  /** template: the skeleton's own motion; v3: what words say; pro: the best of several takes of that. */
  readonly mode: 'template' | 'v3' | 'pro';
  /** Id of a template animation; null in the other modes. */
  readonly template: string | null;
  /** What the character does; null in template mode. */
  readonly action: string | null;
  /** Frames that are drawn, without the still one before them. */
  readonly frameCount: number;
  /** 0..900 */
  readonly freedom: number;
  /** 1..20 */
  readonly textGuidance: number;
  /** v3: a still picture comes first. */
  readonly keepFirstFrame: boolean;
  readonly startFrame: ImageBytes | null;
  readonly endFrame: ImageBytes | null;
  /** 0..2^32-1 */
  readonly seed: number;
}

/** Kind → payload. A worker has exactly one handler for each; start-up fails otherwise. */
export interface JobPayloads {
  generateImage: GenerateImagePayload;
  generateStyledImage: GenerateStyledImagePayload;
  inpaint: InpaintPayload;
  rotate: RotatePayload;
  animateWithSkeleton: AnimateWithSkeletonPayload;
  animateWithText: AnimateWithTextPayload;
  estimateSkeleton: EstimateSkeletonPayload;
  createCharacter: CharacterSpec;
  animateCharacter: AnimateCharacterPayload;
}
export type JobKind = keyof JobPayloads;

/** Expected milliseconds of each kind on two CPU cores, told before the work starts. */
export const ESTIMATES: { readonly [K in JobKind]: (payload: JobPayloads[K]) => number } = {
  generateImage: ({ width, height }) => Math.round(150 + (width * height) / 100),
  generateStyledImage: ({ width, height }) => Math.round(200 + (width * height) / 120),
  inpaint: ({ width, height }) => Math.round(200 + (width * height) / 200),
  rotate: ({ width, height }) => Math.round(200 + (width * height) / 250),
  animateWithSkeleton: ({ width, height }) => Math.round(400 + (width * height) / 45),
  animateWithText: () => 600,
  estimateSkeleton: () => 120,
  createCharacter: ({ mode, size, directions }) =>
    Math.round(directions.length * (mode === 'standard' ? 1 : 3) * (30 + (size * size) / 60)),
  // the rotations are drawn for their palette, then the frames; a pro animation is the best of four
  animateCharacter: ({ character, mode, frameCount }) =>
    ESTIMATES.createCharacter(character) +
    Math.round(frameCount * (mode === 'pro' ? 4 : 1) * (30 + (character.size * character.size) / 60)),
};
export const JOB_KINDS = Object.keys(ESTIMATES) as JobKind[];

/** A joint of a figure. */
export interface MadeKeypoint {
  /** One of the 18 names of the interface: 'NOSE', 'LEFT KNEE', … */
  readonly label: string;
  /** Pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** Greater is nearer to the viewer. */
  readonly z: number;
}

/** A picture that a handler made. */
export interface MadeImage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** The layer that drew it. */
  readonly engine: string;
  /** What was understood: an engine Brief, as JSON. */
  readonly brief: Readonly<Record<string, unknown>>;
  readonly palette: readonly string[];
  /** Which of its job's pictures it is: a direction of a character. */
  readonly label?: string;
  readonly keypoints?: readonly MadeKeypoint[];
  /** For a frame: how long it is shown. */
  readonly durationMs?: number;
}

/** What a handler hands in. */
export interface JobOutput {
  readonly images: readonly MadeImage[];
  /** What is no picture: keypoints of an estimate. Kept in the job's result. Plain JSON. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** What a handler is given besides its payload. */
export interface HandlerTools {
  readonly signal: AbortSignal;
  /**
   * Tells progress: a word for the stage, 0..1, and a PNG of the picture so far. A `label` says which of several
   * pictures it is, now done; steps with one are never left out.
   */
  readonly progress: (stage: string, fraction: number, preview?: Uint8Array, label?: string) => void;
}

export type Handler<K extends JobKind> = (payload: JobPayloads[K], tools: HandlerTools) => Promise<JobOutput>;
export type Handlers = { readonly [K in JobKind]: Handler<K> };

/** A handler throws it to fail the job with words for the user; every other error is opaque to users and retried. */
export class JobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JobError';
  }
}

export const JOB_STATUSES = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED'] as const;
export type JobStatusWord = (typeof JOB_STATUSES)[number];
export const isFinal = (status: JobStatusWord): boolean =>
  status === 'COMPLETED' || status === 'FAILED' || status === 'CANCELED';

/** One thing that happened to a job. `seq` grows; an end has the greatest. */
export interface JobProgress {
  readonly jobId: string;
  readonly accountId: string;
  readonly seq: number;
  readonly status: JobStatusWord;
  readonly stage: string;
  /** 0..1 */
  readonly fraction: number;
  /** Milliseconds that it will still take, as far as known. */
  readonly estimateMs: number;
  /** Raw base64 PNG. */
  readonly preview: string | null;
  /** Which of the job's pictures the preview shows, where it makes several; that one is done then. */
  readonly label: string | null;
}

/** A job may be claimed this often; then it fails: bee-queue alone would run a job that kills its worker for ever. */
export const MAX_ATTEMPTS = 3;
/** A claim is good for this long and is renewed while the work goes on. */
export const LEASE_MS = 8_000;
export const HEARTBEAT_MS = 2_000;
/** `seq` of the end of a job: after every progress of every attempt. */
export const FINAL_SEQ = 1_000_000;
