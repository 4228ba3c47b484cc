/** Hats of animals set by hand, for heads of about ten pixels and of about thirteen: their last row lies on the brow. */
import type { MaterialRef } from '../../catalogue/materials.ts';

/** Rows of letters as of stamps; `abc` is the hat's own material, `def` its trim, what follows is in `more`. */
export interface HatRows {
  readonly mid: readonly string[];
  readonly large: readonly string[];
  readonly more?: readonly MaterialRef[];
}

const CROWN: HatRows = {
  mid: ['a..ab..b', 'ab.ab.bc', 'aabbbbcc', 'adbedbdc', 'bccccccc'],
  large: [
    'a....aa....b',
    'ab..aabb..bc',
    'abb.aabb.bbc',
    'aabbaabbbbcc',
    'aabbbbbbbccc',
    'abdebdebdebc',
    'abefbefbefbc',
    'ccCCCCCCCCcc',
  ],
};
const TIARA: HatRows = {
  mid: ['...de...', 'a.adeb.b', 'abbabbbc'],
  large: ['.....de.....', '....adeb....', 'a..aadebb..b', 'aa.abbbbb.bc', 'abbccccccbbc'],
};
const WIZARD: HatRows = {
  mid: ['......ab..', '.....aab..', '....aabb..', '...aaabbb.', '...dddeef.', '.aaaabbbc.', 'aaabbbbbcc'],
  large: ['.........aa...', '.......aaab...', '......aaabb...', '.....aaabbb...', '....aaaabbbc..', '....aaabbbbc..', '...dddddeeeef.', '...eeeeeeefff.', '.aaaaabbbbbbc.', 'aaaabbbbbbbccc'], // biome-ignore format: rows
};
const PARTY: HatRows = {
  mid: ['...dd...', '...ab...', '...ab...', '..ddee..', '..aabb..', '.aabbbb.', '.ddeeef.'],
  large: ['....dde....', '....def....', '....aab....', '....aab....', '...dddee...', '...aabbb...', '..aaabbbb..', '..dddeeee..', '.aaaabbbbb.', '.aaabbbbbc.'], // biome-ignore format: rows
};
const SANTA: HatRows = {
  mid: ['...aaaa....', '..aaaabbb..', '.aaaabbbbb.', '.aaabbbccdd', 'dddddeeeede', 'deeeeeeefe.'],
  large: ['.....aaaaa.....', '....aaaaabbb...', '...aaaaabbbbb..', '..aaaaabbbbbbc.', '..aaaabbbbccccc', '..aaabbbbcc.dde', 'dddddddeeeeeede', 'ddeeeeeeeeeefef', '.eefffffffffff.'], // biome-ignore format: rows
};
const BRIM: HatRows = {
  mid: ['...aaabb...', '..aaaabbb..', '..dddeeee..', 'aaaabbbbbcc', '.bccccccc..'],
  large: ['.....aaaabb.....', '....aaaaabbbb...', '....aaaabbbbb...', '....ddddeeeef...', '....eeeeeefff...', 'aaaaaaabbbbbbbcc', '.abbbbbbbbbccc..'], // biome-ignore format: rows
};
const TOP: HatRows = {
  mid: ['..aaaabb..', '..aaaabb..', '..aaabbb..', '..dddeee..', 'aaaabbbbcc'],
  large: ['..aaaaaabbbb..', '..aAaaaabbbb..', '..aAaaabbbbb..', '..aaaaabbbbc..', '..aaaabbbbbc..', '..ddddeeeeef..', '..eeeeeeefff..', 'aaaaabbbbbbccc'], // biome-ignore format: rows
};
const DOME: HatRows = {
  mid: ['..aaaabb..', '.aAaabbbb.', '.aAaabbbbc', 'aaaabbbbcc', 'CCCCCCCCCC'],
  large: ['....aaaabbb...', '..aaaaaabbbbb.', '.aaAAaaabbbbb.', '.aaAaaabbbbbbc', '.aaaaaabbbbbcc', 'aaaaabbbbbbccc', 'cCCCCCCCCCCCCC'], // biome-ignore format: rows
};
const CAP: HatRows = {
  mid: ['..aaabb....', '.aaadbbb...', '.aaaabbbb..', '.aabbbbbbcc', '...bbccccCC'],
  large: ['....aaaabbb.....', '..aaaaaabbbbb...', '..aaaaddbbbbbb..', '.aaaaadebbbbbb..', '.aaaabbbbbbbbbb.', '.abbbbbbbbcccccc', '....ccccccCCCCCC'], // biome-ignore format: rows
};
const BEANIE: HatRows = {
  mid: ['....dd....', '..aaaabb..', '.aaaabbbb.', '.aaabbbbbc', '.ddeddeed.', '.efeefeff.'],
  large: ['......dde.....', '.....ddeef....', '...aaaaabbb...', '..aaaaabbbbb..', '.aaaaabbbbbbc.', '.aaaabbbbbbbc.', '.ddeddeddeedf.', '.deedeedeefef.'], // biome-ignore format: rows
};
const BERET: HatRows = {
  mid: ['....b.....', '.aaaaabb..', 'aaaaabbbbb', '.abbbbbbc.'],
  large: ['......b.......', '..aaaaaabbbb..', 'aaaaaaabbbbbbb', 'aaaaabbbbbbbbc', '.abbbbbbbbccc.'], // biome-ignore format: rows
};
const CHEF: HatRows = {
  mid: ['.aaa.aabb.', 'aaaaaabbbb', 'aaabaabbbb', '.aabbbbbc.', '.aaabbbbc.', '.ccccccc..'],
  large: ['..aaa..aabbb..', '.aaaaaaaabbbbb', 'aaaaaaaabbbbbb', 'aaabaaabbbabbb', '.aaabbbbbbbbc.', '..aabaabbbbc..', '..aabaabbcbc..', '..cccccccccc..'], // biome-ignore format: rows
};
const HALO: HatRows = {
  mid: ['.aaaabb.', 'a......c', '.bbbccc.', '........', '........', '........'],
  large: ['..aaaaabbb..', 'aaa......bcc', '..bbbbbccc..', '............', '............', '............', '............', '............'], // biome-ignore format: rows
};
const FLOWERS: HatRows = {
  mid: ['.a..g..a..', 'aeaghgaeag', 'jakkgjkajk'],
  large: ['..a....g....a..', '.aea.jghgj.aea.', 'jabjaajgjgajabk', '.kkjaekkkghjkk.', '...kabk.jgk....'], // biome-ignore format: rows
  more: ['#f8e070', 'leaf'],
};
const BOW: HatRows = {
  mid: ['a...b', 'aadbb', 'abdbc', 'b...c'],
  large: ['aa....bb', 'aaaddbbb', 'aabddbbc', 'abbddbcc', 'bb....cc'],
};
const TRICORN: HatRows = {
  mid: ['...aaaab...', '.d.aaabbb.d', 'daaddeebbbe', 'aaaaddebbbc', '.bbbcccccc.'],
  large: ['.....aaaabb.....', '.d..aaaaabbbb.d.', 'daa.aadddebbbbbe', 'daaaaaddebbbbbbe', 'deaaabbbbbbbbcef', '.deebbbbbcccceef'], // biome-ignore format: rows
};
const TURBAN: HatRows = {
  mid: ['...aaaab..', '.aaaabbbb.', 'aabbdebbbc', 'abbaadbbcc', '.bbbbbccc.'],
  large: ['....aaaabbb...', '..aaaabbbbbbb.', '.aaabbbddbbbbb', 'aabbbaadebbbcc', 'abbaaabbbbbccc', '.bbbbbbbccccc.'], // biome-ignore format: rows
};
const BAND: HatRows = {
  mid: ['aaaaabbbbc', 'bbbbbcccc.'],
  large: ['aaaaaaabbbbbc', 'bbbbbbbbcccc.'],
};
const GRADUATE: HatRows = {
  mid: ['....aab....', '..aaaabbb..', 'aaaaaabbbbd', '.bbabbbcc.d', '..abbbbc..e'],
  large: ['......aabb......', '...aaaaabbbbb...', 'aaaaaaaabbbbbbdd', '..bbbabbbbccc..d', '...aabbbbbbc...d', '...abbbbbbcc...e'], // biome-ignore format: rows
};
const FEZ: HatRows = {
  mid: ['..aabb..', '..aabbd.', '.aaabbd.', '.aabbbe.'],
  large: ['...aaabb..', '...aaabbdd', '..aaaabb.d', '..aaabbb.e', '..aabbbbc.'],
};

/** By the pieces' ids; hats of other shapes are drawn with solids. */
const HATS: readonly (readonly [which: RegExp, rows: HatRows])[] = [
  [/^crown$/, CROWN],
  [/^(?:tiara|circlet)$/, TIARA],
  [/^(?:wizard-hat|hennin|conical-hat)$/, WIZARD],
  [/^party-hat$/, PARTY],
  [/^santa-hat$/, SANTA],
  [/^(?:straw-hat|cowboy-hat|sombrero|pith-helmet|bucket-hat)$/, BRIM],
  [/^(?:top-hat|bowler-hat)$/, TOP],
  [/^(?:helmet|hard-hat|combat-helmet|football-helmet)$/, DOME],
  [/^(?:cap|flat-cap|officer-cap|sailor-hat)$/, CAP],
  [/^(?:beanie|fur-hat)$/, BEANIE],
  [/^beret$/, BERET],
  [/^chef-hat$/, CHEF],
  [/^halo$/, HALO],
  [/^flower-crown$/, FLOWERS],
  [/^hair-bow$/, BOW],
  [/^tricorn$/, TRICORN],
  [/^(?:turban|jewelled-turban)$/, TURBAN],
  [/^(?:headband|bandana)$/, BAND],
  [/^mortarboard$/, GRADUATE],
  [/^fez$/, FEZ],
];

/** The rows of a hat by its piece; undefined: none are set. */
export const hatRows = (id: string): HatRows | undefined => HATS.find(([which]) => which.test(id))?.[1];
