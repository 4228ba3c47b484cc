/** Least width of a head, in pixels, that is drawn as a portrait's is: shaped, with lids and lips, and hair in strands. */
export const PORTRAIT = 26;
