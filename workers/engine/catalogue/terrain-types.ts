/** What a row of the terrain catalogue says. */

/** The patterns that `tile/fields*.ts` know. */
export type FieldName =
  | 'bark'
  | 'bricks'
  | 'caustic'
  | 'checker'
  | 'circuit'
  | 'clumps'
  | 'cobble'
  | 'columns'
  | 'cracknet'
  | 'drips'
  | 'dunes'
  | 'facets'
  | 'flat'
  | 'furrows'
  | 'glowline'
  | 'grate'
  | 'herringbone'
  | 'honeycomb'
  | 'lava'
  | 'mats'
  | 'neon'
  | 'panels'
  | 'patch'
  | 'planks'
  | 'ripples'
  | 'scales'
  | 'slabs'
  | 'strands'
  | 'strata'
  | 'streaks'
  | 'swirl'
  | 'tread'
  | 'veins'
  | 'weave'
  | 'web';

/** A pattern: a tone for every place, or none. Numbers are tones (8 x ramp + tone) or counts a tile. */
export interface FieldLayer {
  readonly field: FieldName;
  readonly cells?: number;
  readonly rows?: number;
  readonly cols?: number;
  /** How far points leave their lattice, 0..1. */
  readonly jitter?: number;
  readonly gap?: number;
  /** Share of the ground that a patch covers, 0..1. */
  readonly much?: number;
  readonly tone?: number;
  readonly low?: number;
  readonly lowTone?: number;
  readonly joint?: number;
  readonly tones?: readonly number[];
  readonly aspect?: number;
  readonly odd?: number;
  readonly up?: number;
  readonly rim?: number;
  readonly hi?: number;
  readonly fray?: number;
  readonly size?: number;
  readonly wob?: number;
  readonly broken?: number;
  readonly even?: boolean;
  readonly random?: boolean;
  readonly brushed?: boolean;
  /** Another pattern of the same kind and seed. */
  readonly salt?: number;
  /** Drawn from this detail upwards: 0 low, 1 medium, 2 high. */
  readonly detail?: number;
  /** Added to every code past the first ramp: what an adjective lays over a row brings ramps of its own. */
  readonly shift?: number;
}

/** Small drawn marks, strewn. */
export interface MarkLayer {
  readonly marks: readonly string[];
  /** Marks on a tile of 16 x 16; below 1 they show in fill variants alone. */
  readonly n: number;
  readonly only?: readonly number[];
  /** Drawn from the back to the front, as things that stand. */
  readonly sorted?: boolean;
  readonly detail?: number;
  /** As of a field. */
  readonly shift?: number;
}

export type Layer = FieldLayer | MarkLayer;

/** A material that ground is made of: what it shows from above, and what its side shows. */
export interface Terrain {
  readonly name: string;
  /** Nouns that mean it, phrases with spaces allowed. */
  readonly words: string;
  /** Base colours, '#rrggbb'; the first is the material's own. */
  readonly colours: readonly [string, ...string[]];
  /** Contrast: .46 to .7 for ground, .8 to 1.1 for canopy, crystal, lava. */
  readonly contrast: number;
  readonly layers: readonly Layer[];
  /** How far tips hang over a border, 0..3. */
  readonly soft?: number;
  readonly liquid?: boolean;
  readonly glow?: boolean;
  /** Laid or built: borders are straight. */
  readonly built?: boolean;
  /** The row that its side shows; itself by default. */
  readonly side?: string;
  /** Never found by words: only sides use it. */
  readonly hidden?: boolean;
}
