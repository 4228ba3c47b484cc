/** Wings of animals whose kind has none, set by hand: one is seen, its root on the back. */

interface WingRows {
  readonly mid: readonly string[];
  readonly large: readonly string[];
}

const FEATHERED: WingRows = {
  mid: [
    '.a.......',
    'aaab.....',
    '.aaabb...',
    'aBaaaabb.',
    '.aaBaaabb',
    'aaaaBaabb',
    '.BBaabbbc',
    '..aabbbc.',
    '...bbcc..',
  ],
  large: ['.a...........', 'aaa..........', 'aaaab........', '.aaaabb......', 'aaBaaaabb....', '.aaaBaaaabb..', 'aaaaaBaaaabb.', '.BBaaaaBaaabb', '.aaaBaaaaaabb', '..aaaBBaaabbc', '..BBaaaabbbbc', '...aaabbbbbc.', '....bbbbbcc..', '......cccc...'], // biome-ignore format: rows
};
const LEATHERY: WingRows = {
  mid: [
    '..b......',
    '.aab.....',
    '.aabb....',
    'aBaabbb..',
    'aBaBabbbb',
    'aBaBaabbb',
    '.b.Bababc',
    '...b.bbc.',
    '.....bc..',
  ],
  large: ['....b..........', '...ab..........', '..aabb.........', '..aaabb........', '.aaBaabb.......', '.aaBaaabbb.....', 'aaaBaaaBabbb...', 'aaBaaaaBaaabbb.', 'aaBaaaBaaaBabbb', '.bBaaaBaaaBaabb', '..BbaaBaaBaaabb', '..B.baBaaBaabbc', '.....bBbaBabbc.', '......B.bBbbc..', '.........B.cc..'], // biome-ignore format: rows
};

/** The rows of a wing of skin or of feathers, by its material. */
export const wingRows = (material: string): WingRows => (material.endsWith('/bat') ? LEATHERY : FEATHERED);
