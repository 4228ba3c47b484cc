/** A row of what is usual of a group, and the words that many rows share. */
export const THINGS =
  'props?|items?|objects?|decorations?|decors?|assets?|things?|stuff|furniture|equipment|supplies|utensils?|icons?|furnishings';
export const FOES = 'enem(?:y|ies)|monsters?|mobs?|foes|baddies|villains';

/** Whose (empty: anybody's), what they are called together, and which; kinds stand between strokes. */
export type UsualRow = readonly [theme: string, group: string, kinds: string];
