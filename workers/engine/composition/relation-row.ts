/** What a row of relations says: how two stand, what they hold, who looks where. */

export type LayoutId =
  | 'beside'
  | 'on'
  | 'in'
  | 'under'
  | 'behind'
  | 'between'
  | 'over'
  | 'around'
  | 'ride'
  | 'hug'
  | 'fight'
  | 'chase'
  | 'hands'
  | 'dance'
  | 'carry'
  | 'hold'
  | 'attack'
  | 'move'
  | 'wear'
  | 'tie'
  | 'cross'
  | 'give'
  | 'table'
  | 'shake'
  | 'ball'
  | 'lean'
  | 'toast'
  | 'grave'
  | 'pierce'
  | 'wreath'
  | 'crush'
  | 'climb over'
  | 'milk'
  | 'tug'
  | 'beams'
  | 'operate'
  | 'haul'
  | 'tend'
  | 'rescue'
  | 'hip throw'
  | 'grapple'
  | 'ballroom'
  | 'saw two'
  | 'bind'
  | 'net'
  | 'lasso'
  | 'push off'
  | 'backstab'
  | 'behead'
  | 'piggyback'
  | 'pick pocket'
  | 'block'
  | 'dodge'
  | 'squeeze'
  | 'swallow'
  | 'plank'
  | 'feed'
  | 'read to'
  | 'whisper'
  | 'haggle'
  | 'portray';

export interface RelationRow {
  /** Phrases that say it, spaces between words. */
  readonly words: readonly string[];
  readonly layout: LayoutId;
  /** Poses of both (`poses.ts`), where they're alive. */
  readonly a?: string;
  readonly b?: string;
  /** How they look: at each other, away from each other, both the same way, at the viewer. */
  readonly facing?: 'each other' | 'away' | 'same' | 'viewer';
  /** Gap in persons; less than 0: they overlap. */
  readonly gap?: number;
  /** What is drawn between or over them: an effect of `effects/`. */
  readonly effect?: string;
  /** b stands where the words say a does: "in front of" is "behind" the other way round. */
  readonly turned?: true;
  /** Where on b: a share of the way from its top, or a joint. */
  readonly at?:
    | 'hand'
    | 'head'
    | 'shoulder'
    | 'back'
    | 'lap'
    | 'belt'
    | 'edge'
    | 'wall'
    | 'top'
    | 'chest'
    | 'above'
    | 'fore'
    | 'rear';
  /** What is in the hand of who does it; its concept's words. */
  readonly tool?: string;
  /** The other sits on a stool for it. */
  readonly seat?: true;
  /** Said without an object it holds among the subjects themselves: "two knights fighting". */
  readonly mutual?: true;
  /** The row that holds where they do it to each other. */
  readonly together?: string;
  /** a may be many around one b. */
  readonly many?: true;
  /** They are in the air. */
  readonly air?: true;
  /** A verb rather than a preposition: who stands before it is its subject. */
  readonly verb?: true;
}
