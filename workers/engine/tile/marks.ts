/**
 * Small marks, drawn by hand. Rows are divided by '/'. 0..5 are tones of the first ramp, a..f of the second, A..F of the
 * third, '.' is nothing. A name with an M at its end is the larger set, for tiles from 32 px.
 */
const MARKS = {
  tuft: ['4.4/.2.', '2.2/.2.', '.4/2.', '4./.2', '2.4/.2.'],
  tuftM: ['..4../4.2.4/.232.', '4...4/.4.2./.222.', '.4./.42/22.', '2..2/.22.', '.4/42/2.'],
  tall: ['.4..4/.3.43/43.33/23323/.222.', '4..4/3.43/3433/2332/.22.', '..4.4/4.343/34333/23323/.212.'],
  tallM: [
    '...4..../4..4..4./3.43..3./3.33.43./3333433./23323332/.232232./..1221..',
    '..4..4./4.3.43./3.3433./3343332/2332322/.232221/..121..',
    '.4...4./.3.4.3./43.3.34/33433.3/2333332/.232321/..2121.',
  ],
  ear: ['.5/5d/.d/.3/.2', 'd./5d/d./3./2.', '5./d5/.d/.3/.2', '.5./5d./.d4/.3./.2.'],
  earM: [
    '..5./.d5./.5d5/.d5./..d./..3./..3./..2.',
    '.5../5d../d5d./.d../.3../.3.4/.24./.2..',
    '.5./d5./5d5/.d./.3./.3./.2.',
  ],
  blade: ['4/2', '.4/2.', '4./.2'],
  pebble: ['44/22', '4/2', '454/322/.1.', '44./332/.11'],
  stones: ['.de./dddc/.bb.', 'de/cb', '.dee/cddd/.bcb', 'e/c', 'de./cdd/.bb'],
  speck: ['2', '22', '4', '2./.2', '44'],
  speckM: ['22./.22', '.2/2.', '222', '44', '4', '.44/4..'],
  wave: ['.44./4..2', '44', '.444', '4../.44'],
  waveM: ['..444../44...44/.22222.', '.44./4..4', '.4444./4....4', '444'],
  crest: ['.55./4444/.22.', '.54/44.', '5.../.554/..2.'],
  crestM: ['...555../.5444455/44.222..', '..555/.4422/4....', '.5554../44..44./.222...'],
  sparkle: ['5', '.5./555/.5.', '5'],
  crack: ['1..../.11../..211/...2.', '...1/..1./.12./1...', '1.../.1../..11', '.1./1.1/..1', '11../..11'],
  flower: ['.b./bdb/.b.', '.D./DBD/.D.', 'd', 'D'],
  daisy: ['.E./EdE/.E.', 'E.E/.d./E.E', '.E/Ed', 'E'],
  daisyM: ['.E.E./EEdEE/.EEE./..2..', '.EE./EddE/.EE./.2..', '.E./EdE/.E.', 'E'],
  petal: ['e', 'ed', '.e/d.', 'd', 'e./.d'],
  petalM: ['.ee/ed.', 'ee./.de', 'd', 'e', '.e/ed/d.'],
  clover: ['.d.d/deed/.dd.', 'd.d/.e./d.d', '.d/de'],
  sprout: ['e.e/.d.', 'd.d/.c.'],
  sproutM: ['e...e/.d.d./..d../..c..', '.e.e./ed.de/.ddd./..c..', 'e.e/ded/.c.'],
  lily: ['.ee./eddd/.cc.', '.dd/edd/.c.'],
  lilyM: ['.eeee./eeddd./edd.../ddddd./.cccc.', '.eee./eedd./ed.../dddd./.cc..', '.ee/edd/.cc'],
  bubble: ['.4/4.', '4', '.5/4.'],
  bubbleM: ['.44./4..5/4..4/.24.', '.4./4.5/.4.', '44/44', '.5/4.'],
  star: ['5', '4', 'e', '.3./353/.3.', '4', '3'],
  clump: ['44/42/.2', '.4/42', '44./422'],
  clumpM: ['.44./4432/.22.', '44/32', '.4/42/2.'],
  leafM: [
    '..4./.443/4332/.21.',
    '.4../344./2334/.12.',
    '..e./.eed/eddc/.cb.',
    '.e../dee./cdde/.bc.',
    '..E./.EED/EDDC/.CB.',
    '.E../DEE./CDDE/.BC.',
    '.44/332/21.',
  ],
  leaf: ['.4/32', '4./23', '.e/dc', 'e./cd', '.E/DC', 'E./CD', '44/.2', 'ed/.c'],
  needle: ['4../.42', '.24/4..', '2.2', '4/2/2', '.4/2.', '2../.24'],
  needleM: ['4..../.44../...42', '...4/.24./2...', '4.../.442', '2/4/4/2', '4..4/.22.'],
  straw: ['44..../..443.', '...44/343..', '2...../.2222.', '.4/.4/4./3.', '5..../.444.', '2./2./.2/.2'],
  strawM: [
    '444...../...4443.',
    '....445/.3444../2......',
    '2......../.222222..',
    '.4/.4/4./4./3.',
    '55..../..4444',
    '1....../.22222.',
  ],
  ember: ['d', 'e/d', 'd', 'cd'],
  emberM: ['.d./ded/.d.', 'de/cd', 'd', 'e/d'],
  rock: ['.de./dccd/.bb.', 'de/cb'],
  rockM: ['..eed../.eddcc./eddcccb/.bbbbb.', '.ed./eddc/dccb/.bb.', 'ed./dcb'],
  moss: ['.dd./deed/cddd/.cc.', 'de./ccd', 'ed/dc', '.d/dc', 'd'],
  rust: ['.cc/cddc/.cb', 'dc/c.', 'c'],
  snow: ['.ee./eeee/.ddd', 'ee/de', 'eee/.d.'],
  bone: ['e....e/.dddd./e....e', 'ee../.ddd/...e', '.ee./edde/.bb.', 'e..d/.dd./..e.'],
  skull: ['.eee./eeeee/ebebe/.ede./.c.c.', '.ee./ebbe/.dd.'],
  skullM: ['..eeee../.eeeeee./.eeeeed./.ebedbe./.eeedde./..edee../..c.c.c.', '.eee./eeeee/ebebe/.ede./.c.c.'],
  coin: ['.e./edd/.c.', 'ed/dc', 'eed/ccb', 'e/d'],
  coinM: ['.eee./eddde/eddcd/.dccb', '.ee./eddc/.cb.', 'eeed/cccb', 'ed/dc'],
  coral: ['e.e/ede/.d.', 'E.E/DED/.D.', '.e.e/edde/.dc.', '.E/ED/.D'],
  coralM: [
    'e..e.e./ee.eee./.edede./..ddd../..cdc..',
    'E.E.E/EDEDE/.DDD./..C..',
    '.e..e/eedee/.ddd./.cdc.',
    'EE./EDE/.DD',
  ],
  mushroom: ['.dd./ddEd/.EE.', 'dd/EE', '.d./dEd/.E.'],
  mushroomM: ['..ddd../.dEdddd/dddddEd/.cEEEc./...E.../..EE...', '.dd./dEdd/.EE./.E..'],
  gem: ['.e./edc/.b.', 'ed/cb', 'e/c'],
  gemM: ['..f../.fee./feddc/.dcb./..b..', '.f./edc/.b.', 'fe/db'],
  ore: ['de/cd', 'd.e/.dc', '.d./edc', 'e'],
  oreM: ['.ed./eddc/.dcb', 'ed.e/dc../..de', 'e.d/.dc', 'ed'],
  rune: ['ee/d./ee', 'e.e/.e./.d.', '.e./ede/.e.', 'e/e/d'],
  runeM: ['.eee./e.d.e/..d../.ddd./..e..', 'e..e/.ed./.de./e..e', '.e./e.e/ddd/.e.', 'ee./..e/dd./e..'],
  puddle: ['.ddd./ddeed/.ccd.', 'dde/.cd', '.de/dd.'],
  puddleM: ['..ddddd../.dddeedd./dddddddd./.ccccdd..', '.dddd./ddeedd/.cccd.', '.de./dddd/.cc.'],
  vine: ['d../ed./.de/.cd', '.d/de/d./cd', 'de../.dd./..ce'],
  thorn: ['1.../.21./..12/.1..', '..1/121/.2.', '1..1/.22.'],
  thornM: ['1...../.211../..1221/.1...2/......', '..1.../12211./..1.21/...1..', '1..1/.22./1..2'],
  root: ['4...../344.../.23344/...223', '....44/.4433./332.../2.....', '4./34/.3/.2'],
  rootM: [
    '44......./3344...../.2233444./...222334/......223',
    '......44./...44433/.443322./33222..../22.......',
    '44../334./.233/..22',
  ],
  weed: ['.4/4./.3/3./.2', '4.4/.3./3.3/.2.', '4/.3/3./2.'],
  weedM: ['.4../4..4/.3.4/3.3./.3.3/..2./.2..', '.4./4../.3./..3/.3./.2.', '4..4/.33./3..3/.22.'],
  heath: ['.e/ed/.2', 'e.e/ded/.2.', 'ed/.2', '.d/e./2.'],
  heathM: ['.e.e./eded./dedde/.232./..2..', 'e.e/ede/ded/.2.', '.e/ed/d2'],
  crater: ['.22./2114/2334/.44.', '.2./2.4/.4.', '22/44'],
  craterM: ['..2222../.211122./2111..34/213...44/.33..44./..4444..', '.222./21134/2...4/.444.', '.2./2.4/.4.'],
  chip: ['45/34', '4/2', '54./332', '12/2.'],
  gumdrop: ['.e./edd/.c.', '.E./EDD/.C.', 'e/d', 'E'],
  gumdropM: ['.ee./efdd/eddd/.cc.', '.EE./EFDD/EDDD/.CC.', 'ed/dc', 'ED/DC'],
  sprinkle: ['d', 'D', 'dd', 'D/D', '.d/d.'],
  sprinkleM: ['dd', 'D/D', '.d/d.', 'DD', 'd./.d'],
  wheel: ['.1./1.1/.1.', '11/11'],
} as const satisfies Record<string, readonly string[]>;

/** Codes of a mark, row by row; -1 is nothing. */
export type Mark = readonly (readonly number[])[];

const code = (c: string): number => {
  if (c === '.') return -1;
  if (c >= 'a') return 8 + c.charCodeAt(0) - 97;
  return c >= 'A' ? 16 + c.charCodeAt(0) - 65 : Number(c);
};

const parsed = new Map<string, readonly Mark[]>();

/** The marks of a name; the larger set where `large` and there is one. Throws a RangeError for a name without marks. */
export function marksOf(name: string, large: boolean): readonly Mark[] {
  const small = name.endsWith('M') && !(name.slice(0, -1) in MARKS) ? name : name.replace(/M$/, '');
  const key = large && `${small}M` in MARKS ? `${small}M` : small;
  const known = parsed.get(key);
  if (known) return known;
  if (!(key in MARKS)) throw new RangeError(`No marks are named "${name}"`);
  const marks = MARKS[key as keyof typeof MARKS].map((text) => text.split('/').map((row) => [...row].map(code)));
  parsed.set(key, marks);
  return marks;
}
