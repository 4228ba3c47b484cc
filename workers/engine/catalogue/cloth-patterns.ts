/** Patterns of cloth and emblems on it, by word; whoever wears something of them is drawn by subject/humanoid/cloth.ts. */

/** What is on a piece of cloth: 'stripes', 'scatter:heart', 'emblem:lion', 'number:10'. */
export interface ClothPattern {
  readonly kind: string;
  /** What it is drawn in: '#rrggbb', or a material where a row says so; absent: what stands out from the cloth. */
  readonly ink?: string;
}

/** Small pictures by word: rows of 5 pixels, and of 7 where there is more room; 'o' in the second colour. */
export interface Motif {
  readonly words: readonly string[];
  readonly small: readonly string[];
  readonly large: readonly string[];
  /** Its usual colour. */
  readonly ink: string;
}

const motif = (words: string, ink: string, small: string, large: string): Motif => ({
  words: words.split(','),
  ink,
  small: small.split('/'),
  large: large.split('/'),
});

export const MOTIFS: Readonly<Record<string, Motif>> = {
  heart: motif('heart,love', 'red', '.x.x./xxxxx/xxxxx/.xxx./..x..', '.xx.xx./xxxxxxx/xxxxxxx/xxxxxxx/.xxxxx./..xxx../...x...'),
  star: motif('star,sheriff star,stars and stripes', 'gold', '..x../xxxxx/.xxx./.xxx./.x.x.', '...x.../...x.../xxxxxxx/.xxxxx./..xxx../.xx.xx./.x...x.'),
  cross: motif('cross,crusader,templar,red cross,medical,medic', 'red', '..x../..x../xxxxx/..x../..x..', '..xxx../..xxx../xxxxxxx/xxxxxxx/xxxxxxx/..xxx../..xxx..'),
  skull: motif('skull,skulls,skull and crossbones,jolly roger,skeleton,death', 'white', '.xxx./x.x.x/xxxxx/.xxx./.x.x.', '.xxxxx./xxxxxxx/x..x..x/xxxxxxx/.xx.xx./.xxxxx./.x.x.x.'),
  bolt: motif('lightning bolt,lightning,bolt,thunder,thunderbolt,flash', 'yellow', '...xx/..xx./.xxxx/..xx./.x...', '...xxx./..xxx../.xxxxx./...xxx./..xx.../..x..../.x.....'),
  moon: motif('moon,crescent,crescent moon', 'gold', '.xxx./xx.../xx.../xx.../.xxx.', '..xxxx./.xxx.../xxx..../xxx..../xxx..../.xxx.../..xxxx.'),
  sun: motif('sun,sunburst', 'gold', 'x.x.x/.xxx./xxxxx/.xxx./x.x.x', 'x..x..x/.xxxxx./.xxxxx./xxxxxxx/.xxxxx./.xxxxx./x..x..x'),
  flower: motif('flower,rose,sakura,cherry blossom,daisy,hibiscus,lotus', 'rose', '.x.x./xxxxx/.xox./xxxxx/.x.x.', '..x.x../.xxxxx./xxxoxxx/.xooox./xxxoxxx/.xxxxx./..x.x..'),
  leaf: motif('leaf,leaves,maple leaf,vine,nature', 'leaf', '...xx/.xxxx/xxxx./xxx../x....', '....xxx/..xxxxx/.xxxxx./xxxxxx./xxxxx../xxxx.../x......'),
  clover: motif('clover,shamrock,four leaf clover', 'leaf', '.x.x./xxxxx/.xxx./xxxxx/..x..', '.xx.xx./xxx.xxx/.xxxxx./xxx.xxx/.xx.xx./...x.../..x....'),
  anchor: motif('anchor,nautical', 'cloth', '..x../.xxx./..x../x.x.x/.xxx.', '...x.../..x.x../...x.../.xxxxx./...x.../x..x..x/.xxxxx.'),
  lion: motif('lion,griffin,gryphon,beast', 'gold', '.xxx./xxoxx/xxxxx/.xxx./x.x.x', '.xxxxx./xxoxoxx/xxxxxxx/.xxxxx./xxx.xxx/.xxxxx./x..x..x'),
  dragon: motif('dragon,wyvern,serpent,snake', 'gold', 'x..xx/xx.x./.xxx./xxx.x/.xxx.', 'x...xx./xx..xxx/xxx.x../.xxxx../..xxxx./xx..xx./.xxxx..'),
  eagle: motif('eagle,bird,phoenix,hawk,falcon,raven,crow,owl,crane', 'gold', 'x.x.x/xxxxx/.xxx./..x../.x.x.', 'x..x..x/xx.x.xx/xxxxxxx/.xxxxx./..xxx../..xxx../.x.x.x.'),
  wolf: motif('wolf,dog,fox,cat,bear,animal', 'cloth', 'x...x/xx.xx/xxxxx/xoxox/.xxx.', 'x.....x/xx...xx/xxxxxxx/xoxxxox/xxxxxxx/.xxoxx./..xxx..'),
  bat: motif('bat', 'black_cloth', '.x.x./xxxxx/xxxxx/x.x.x/.....', '..x.x../..xxx../xxxxxxx/xxxxxxx/xx.x.xx/x.....x/.......'),
  spider: motif('spider,web,spiderweb,cobweb', 'black_cloth', 'x...x/.xxx./xxxxx/.xxx./x...x', 'x..x..x/.x.x.x./..xxx../xxxxxxx/..xxx../.x.x.x./x..x..x'),
  paw: motif('paw,pawprint,paw print', 'cloth', 'x.x.x/x.x.x/.xxx./xxxxx/.x.x.', '.x.x.../.x.x.x./x....x./..xx.../.xxxx../.xxxx../.x..x..'),
  crown: motif('crown,royal,king', 'gold', 'x.x.x/x.x.x/xxxxx/xxxxx/.....', 'x..x..x/xx.x.xx/xxxxxxx/xxxxxxx/xoxoxox/xxxxxxx/.......'),
  sword: motif('sword,swords,blade,crossed swords', 'steel', '..x../..x../..x../.xxx./..x..', '...x.../...x.../...x.../...x.../.xxxxx./...x.../...x...'),
  eye: motif('eye,all seeing eye,evil eye', 'cloth', '...../.xxx./xxoxx/.xxx./.....', '......./..xxx../.xxoxx./xxoooxx/.xxoxx./..xxx../.......'),
  flame: motif('flame,fire,flames', 'orange', '..x../.xx../xxxx./xxoxx/.xxx.', '...x.../..xx.../.xxxx../.xxxxx./xxxoxx./xxooxx./.xxxx..'),
  snowflake: motif('snowflake,snow,ice', 'snow', 'x.x.x/.xxx./xx.xx/.xxx./x.x.x', '...x.../.x.x.x./..xxx../xxx.xxx/..xxx../.x.x.x./...x...'),
  diamond: motif('diamond,gem,rhombus', 'crystal', '..x../.xxx./xxxxx/.xxx./..x..', '...x.../..xxx../.xxxxx./xxxxxxx/.xxxxx./..xxx../...x...'),
  circle: motif('circle,ring,round,atom,radar', 'cloth', '.xxx./x...x/x...x/x...x/.xxx.', '..xxx../.x...x./x.....x/x.....x/x.....x/.x...x./..xxx..'),
  triangle: motif('triangle,triforce,pyramid,alien', 'gold', '..x../..x../.xxx./.xxx./xxxxx', '...x.../..xxx../..xxx../.xx.xx./.xx.xx./xxxxxxx/xxxxxxx'),
  lily: motif('fleur de lis,fleur-de-lis,lily', 'gold', '..x../x.x.x/xxxxx/..x../.xxx.', '...x.../..xxx../x.xxx.x/xxxxxxx/.x.x.x./..xxx../...x...'),
  cherry: motif('cherry,fruit,strawberry,apple,berry', 'red', '...x./..x../.x.x./xx.xx/xx.xx', '....x../...xx../..x.x../.x..x../xx..xx./xxx.xxx/.x...x.'),
  fish: motif('fish,shark,koi', 'cloth', '...../xx.x./xxxxx/xx.x./.....', '......./.xxx..x/xoxxxxx/xxxxxxx/.xxx..x/......./.......'),
  coin: motif('dollar sign,dollar,coin,money', 'gold', '.xxx./x.x../.xxx./..x.x/.xxx.', '...x.../..xxxx./.x.x.../..xxx../...x.x./.xxxx../...x...'),
  gear: motif('gear,cog,wheel', 'bronze', 'x.x.x/.xxx./xx.xx/.xxx./x.x.x', '..x.x../.xxxxx./xxx.xxx/.x...x./xxx.xxx/.xxxxx./..x.x..'),
  rune: motif('rune,runes,runic,arcane,magic,mystic,glyph,constellation,zodiac,pentagram,occult', 'crystal', '.x.x./..xx./.xx../..x.x/.x...', '..x.x../..xx.../..xxx../.xx.x../..xx.../..x.x../..x....'),
}; // biome-ignore format: pictures

/** Digits and letters of 3 × 5 pixels. */
export const GLYPHS: Readonly<Record<string, string>> = {
  0: 'xxx/x.x/x.x/x.x/xxx', 1: '.x./xx./.x./.x./xxx', 2: 'xx./..x/.x./x../xxx', 3: 'xxx/..x/.xx/..x/xxx', 4: 'x.x/x.x/xxx/..x/..x', 5: 'xxx/x../xx./..x/xx.', 6: '.xx/x../xxx/x.x/xxx', 7: 'xxx/..x/.x./.x./.x.', 8: 'xxx/x.x/xxx/x.x/xxx', 9: 'xxx/x.x/xxx/..x/xx.',
  a: '.x./x.x/xxx/x.x/x.x', b: 'xx./x.x/xx./x.x/xx.', c: '.xx/x../x../x../.xx', d: 'xx./x.x/x.x/x.x/xx.', e: 'xxx/x../xx./x../xxx', f: 'xxx/x../xx./x../x..', g: '.xx/x../x.x/x.x/.xx', h: 'x.x/x.x/xxx/x.x/x.x', i: 'xxx/.x./.x./.x./xxx', j: '..x/..x/..x/x.x/.x.', k: 'x.x/x.x/xx./x.x/x.x', l: 'x../x../x../x../xxx', m: 'x.x/xxx/xxx/x.x/x.x',
  n: 'xx./x.x/x.x/x.x/x.x', o: '.x./x.x/x.x/x.x/.x.', p: 'xx./x.x/xx./x../x..', q: '.x./x.x/x.x/xx./.xx', r: 'xx./x.x/xx./x.x/x.x', s: '.xx/x../.x./..x/xx.', t: 'xxx/.x./.x./.x./.x.', u: 'x.x/x.x/x.x/x.x/xxx', v: 'x.x/x.x/x.x/x.x/.x.', w: 'x.x/x.x/xxx/xxx/x.x', x: 'x.x/x.x/.x./x.x/x.x', y: 'x.x/x.x/.x./.x./.x.', z: 'xxx/..x/.x./x../xxx',
}; // biome-ignore format: pictures

/** Patterns that cover the cloth, with the words that say them. */
export const COVERING: Readonly<Record<string, readonly string[]>> = {
  stripes: ['striped', 'stripes', 'horizontal stripes', 'horizontally striped', 'stripe', 'stripy', 'stripey', 'banded', 'sailor stripes'],
  stripe: ['racing stripe', 'single stripe', 'one stripe', 'middle stripe', 'center stripe', 'centre stripe'],
  pinstripes: ['pinstripe', 'pinstriped', 'pin striped', 'vertical stripes', 'vertically striped', 'pinstripes', 'vertical striped'],
  diagonal: ['diagonal stripes', 'diagonally striped', 'diagonal striped', 'candy striped', 'candy cane striped'],
  checks: ['checkered', 'chequered', 'checked', 'checkerboard', 'gingham', 'chess patterned', 'checkers', 'checker patterned', 'checkered pattern'],
  plaid: ['plaid', 'tartan', 'flannel patterned', 'plaid pattern', 'tartan pattern', 'tartan patterned', 'lumberjack patterned'],
  dots: ['polka dot', 'polka dots', 'polka dotted', 'dotted', 'spotted', 'dots', 'polka', 'white dots', 'polkadot'],
  argyle: ['argyle', 'argyle patterned', 'diamond patterned', 'harlequin', 'harlequin patterned', 'diamond pattern', 'diamonds pattern', 'harlequin pattern'],
  camouflage: ['camouflage', 'camo', 'camo patterned', 'camouflage pattern', 'camo pattern', 'camouflaged'],
  leopard: ['leopard print', 'leopard patterned', 'cheetah print', 'leopard pattern', 'animal print', 'leopard spotted', 'jaguar print'],
  zebra: ['zebra print', 'zebra striped', 'zebra patterned', 'zebra pattern', 'tiger striped', 'tiger print', 'tiger stripes', 'tiger pattern'],
  halves: ['half and half', 'two tone', 'two toned', 'two-tone', 'split colour', 'split color', 'motley', 'parti-coloured'],
  patches: ['patched', 'patchwork', 'patched up', 'patches'],
  waves: ['wave patterned', 'wavy patterned', 'zigzag', 'zig zag', 'zigzag patterned', 'chevron', 'chevron patterned', 'wave pattern', 'zigzag pattern'],
  trim: ['trim', 'trimming', 'edges', 'edging', 'piping', 'lining', 'accents', 'trims', 'details', 'embroidery', 'hems', 'borders', 'highlights'],
  rainbow: ['rainbowed'],
  tiedye: ['tiedyed'],
  'scatter:flower': ['flowered', 'floral', 'flowery', 'floral patterned', 'floral print', 'floral pattern', 'hawaiian', 'aloha', 'blossom patterned', 'flower embroidered', 'flower print'],
  'scatter:star': ['starry', 'star spangled', 'constellation patterned', 'spangled', 'star covered'],
}; // biome-ignore format: a table
