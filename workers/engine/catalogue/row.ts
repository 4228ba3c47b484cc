import type { SceneId } from '../place/scenes.ts';

/** What every entry of the catalogue says of itself, whatever it is: a person, an animal, a thing. */
export interface Row {
  /** Its name for the program, kebab-case; its words without the hyphens mean it too. */
  readonly id: string;
  /** Other words that mean it, lower case, singular. No two entries may have the same: the build fails. */
  readonly aliases: readonly string[];
  /** Words that it only stands in for ("koala" of a bear): it is drawn with confidence .6, and whoever has the word as its own wins. */
  readonly like?: readonly string[];
  /** Components that a description may colour or leave out, with their words. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** A word for anybody: whoever else is named beside it wins ("an old man wizard" is a wizard). */
  readonly general?: boolean;
  /** Places where it is at home, for a background that nobody described: the seed picks one. */
  readonly home?: readonly SceneId[];
  /** Species of its two-legged kin: who walks where a person is wanted. */
  readonly folk?: string;
  /** The person who is drawn in its place when clothes are put on it ("a fox in a suit"). */
  readonly dressed?: string;
}
