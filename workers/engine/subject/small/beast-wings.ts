/** Wings of animals whose kind has none, set by hand: one is seen, its root on the back. */

interface WingRows {
  readonly mid: readonly string[];
  readonly large: readonly string[];
}

const FEATHERED: WingRows = {
  mid: ['.aa.....', 'aaab....', 'aaaabb..', '.aBaabb.', 'aaaBabbb', '.aabBbbb', '..bbbbbc', '....bccc'],
  large: ['..aa........', '.aaaab......', '.aaaaabb....', 'aaBaaaabbb..', 'aaaBaBaabbb.', '.aaaBaBabbbb', 'aaaaaBabBbbb', '.aaaaaBbbBbc', '..aabbbBbbcc', '...bbbbbbbcc', '.....bbbbcc.', '.......ccc..'], // biome-ignore format: rows
};
const LEATHERY: WingRows = {
  mid: ['b.......', 'ab......', 'aabb....', 'aBabbb..', 'aBaBbbb.', 'bBbBbbbb', 'b.bBbBbc', '...b.bcc'],
  large: ['.b..........', '.ab.........', 'aabb........', 'aaabbb......', 'aBaabbbb....', 'aBaBaabbbb..', 'aBaaBaabbbb.', 'bBbaBbaBbbbb', 'b.bbBbbBbbbb', '..b.bBbBbbbc', '....b.bBbbcc', '.......b.cc.'], // biome-ignore format: rows
};

/** The rows of a wing of skin or of feathers, by its material. */
export const wingRows = (material: string): WingRows => (material.endsWith('/bat') ? LEATHERY : FEATHERED);
