/** What a handler hands in when its work is done. */

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

/** A file that a handler made and that is no picture of its own: a tileset's description, a ZIP. */
export interface MadeFile {
  /** What it is called when it is downloaded; unique within its job: 'tileset.json'. */
  readonly name: string;
  /** 'application/json', 'application/zip', … */
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** All that a job came to. `Data` is what its kind says; undefined for none. */
export interface JobOutput<Data = unknown> {
  /** In the order in which they are shown. */
  readonly images?: readonly MadeImage[];
  readonly files?: readonly MadeFile[];
  /** What is neither: keypoints of an estimate. Kept in the job's result; plain JSON. */
  readonly data?: Data;
}
