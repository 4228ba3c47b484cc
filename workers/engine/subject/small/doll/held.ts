/** What people of 16 pixels hold that larger ones have as solids. As `held-stamps`: `+` is in the hand, m the piece, t its trim. */
import { type HeldStamp, heldStamp } from '../../../catalogue/garments/held-stamps.ts';
import type { MaterialRef } from '../../../catalogue/materials.ts';

const rows = (text: string, grip = 'm', pole = false): HeldStamp => ({
  rows: text.trim().split(/\s+/),
  grip,
  ...(pole ? { pole: true as const } : {}),
});
const BASKET = rows('.mm. m..+ mmmm mtmm mmmm', 'm');
const BAG = rows('.mm .m+ mmm mmm', 'm');
const SOCCER_BALL = rows('.mm. mkmm mmkm .m+.', 'm');
const FLAT = rows('mmm mtm mm+', 'm');

const OWN: Readonly<Record<string, HeldStamp>> = {
  bow: { ...rows('.mc m.c m.c m.c m+c m.c m.c m.c .mc'), thin: true },
  hammer: rows('mmm mmm mmm .t. .t. .+. .t.', 't'),
  axe: rows('mm. mmt mmt m.t ..t ..+ ..t', 't'),
  mace: rows('.m. mmm mmm .t. .t. .+. .t.', 't'),
  'held/basket': BASKET,
  'held/flail': rows('.m.. mmm. .m.. .k.. ..k. ...w ...w ...+ ...w', 'w'),
  box: rows('mmmm mttm mmm+', 'm'),
  'pizza-box': rows('mmmm mmm+', 'm'),
  'held/apple': rows('.t. mm. m+.', 'm'),
  'held/key': rows('.m. m.m .m. .m. .mm .+.', 'm'),
  'held/teddy-bear': rows('m.m mmm kmk mmm mm+ m.m', 'm'),
  'held/doll': rows('.t. ttt mmm mm+', 'm'),
  'held/bread': rows('.m mm mm m+', 'm'),
  'held/fish': rows('m.. .mm mmm mm+', 'm'),
  'held/bomb': rows('..y .t. mmm mm+', 'm'),
  'held/ball': rows('mm m+', 'm'),
  'held/soccer-ball-emoji': SOCCER_BALL,
  'held/soccer-ball': SOCCER_BALL,
  'held/basketball': rows('mm m+', 'm'),
  'held/feather': rows('.m mm m. +.', 'm'),
  'held/suitcase': rows('.tt mm+ mmm mmm', 'm'),
  'held/camera': rows('.t. mmm mt+', 'm'),
  'held/lightning-bolt': rows('..m .mm mm. .mm .m. +..', 'm'),
  'held/pocket-watch': rows('.+ .t mm mm', 'm'),
  'held/slingshot': rows('m.m m.m .m. .+.', 'm'),
  'held/garden-hose': rows('tt.. .mm+ m... mmmm', 'm'),
  harp: rows('mmm. mccm mccm mcm+ .mm.'),
  'held/harp': rows('mmm. mccm mccm mcm+ .mm.'),
  'held/lyre': rows('m..m mccm mccm mcc+ .mm.'),
  orb: rows('.m. mmm mm+', 'm'),
  'holy-symbol': rows('.m. mmm .m. .+.', 'm'),
  'money-bag': BAG,
  bindle: rows('mm. mm. .t. .t. .t. .+. .t.', 't'),
  scroll: FLAT,
  map: FLAT,
  letter: rows('mmmm mttm mmm+', 'm'),
  newspaper: FLAT,
  clipboard: FLAT,
  palette: rows('mm. mtm mm+', 'm'),
  bouquet: rows('m.m mmm .t. .+.', 't'),
  'star-wand': rows('.t. ttt .t. .m. .+. .m.', 'm'),
  rod: { ...rows('.m.. s.m. s.m. s.m. s..m s..m s..m r..m s..+ ...m', 'm'), thin: true },
  paintbrush: rows('t t m m +', 'm'),
  pencil: rows('t m m +', 'm'),
  duster: rows('tt tt tt .m .+'),
  flute: rows('m m m m + m', 'm'),
  umbrella: rows('..m.. .MMm. MMmmm m.t.m ..t.. ..t.. ...t. ...+. ...t.', 't'),
  syringe: rows('.k .m mm m+ .k', 'm'),
  tray: rows('.cc. mmmm ...+', 'm'),
  bone: rows('m.m mmm .m. .m. .+.', 'm'),
  tongs: rows('m.m m.m .m. .+.', 'm'),
  whip: rows('m... .m.. .m.. ..m. ..m. ...+', 'm'),
  lasso: rows('.mm. m..m m..m .mmm ...+ ...m', 'm'),
  crossbow: rows('mmm mtm .t. .t. .+. .t.', 't'),
  'chimney-brush': rows('m.m mmm m.m .t. .t. .+.', 't'),
  net: rows('mmm mmm mmm .t. .t. .+.', 't'),
  'hook-hand': rows('.mm m.. m.m .m+', 'm'),
  balloon: rows('.mm. mMmm mmmm .mm. ..c. ..c. ..+.', 'm'),
  'candy-cane': rows('mm. m.m ..t ..m ..+', 'm'),
  spyglass: rows('m.. mm. .t+', 'm'),
  'golf-club': rows('+ m m m mm', 'm'),
  'juggling-balls': rows('m.t ... t.+', 'm'),
  racket: rows('.m. mcm mcm .m. .t. .+.', 't'),
  surfboard: rows('.m. mmm mtm mtm mtm mm+ mmm .m.', 'm'),
  barbell: rows('m..m mttm m.+m', 't'),
  'pom-poms': rows('mtm tmt m+m', 'm'),
  trumpet: rows('m... mmm. m..+', 'm'),
  saxophone: rows('..m ..m m.m m.+ .mm', 'm'),
  bagpipes: rows('t.t mmm mmm .+.', 'm'),
  'stop-paddle': rows('mmm mcm mmm .t. .+.', 't'),
  'balloon-bunch': rows('mm.tt mmbtt .mbb. ..c.. ..c.. ..+..', 'm'),
  smoker: rows('.m. mmm mm+ mmm', 'm'),
};

/** A rod that is cast: its line hangs down outside of it. */
export const CAST_ROD: HeldStamp = { ...rows('mm... c.m.. c..m. c...m c...+ c.... c.... c....'), thin: true };

/** Things that are held as others are. */
const LIKE: Readonly<Record<string, string>> = {
  macuahuitl: 'club', 'spiked-club': 'mace', 'cricket-bat': 'club', 'ray-gun': 'pistol', blaster: 'pistol', 'energy-sword': 'sword', brush: 'paintbrush', 'hockey-stick': 'golf-club', skis: 'quarterstaff', pointer: 'quarterstaff', grapple: 'hook-hand', crutches: 'quarterstaff', 'pan-flute': 'flute', 'hide-shield': 'round-shield', 'leaf-shield': 'round-shield', 'riot-shield': 'tower-shield', 'helmet-in-arm': 'round-shield',
}; // biome-ignore format: a table

/** What held things are made of where nothing is said of it. */
export const NATURAL: Readonly<Record<string, MaterialRef>> = {
  'held/teddy-bear': '#b87c48',
  'held/apple': 'red',
  'held/bread': '#c88840',
  'held/fish': 'silver',
  'held/bomb': 'charcoal',
  'held/basket': 'pale_wood',
  'held/key': 'gold',
  'held/feather': 'cloth',
  'held/suitcase': 'leather',
  'held/camera': 'charcoal',
  'held/pocket-watch': 'gold',
  'held/lightning-bolt': 'yellow',
  'held/ball': 'red',
  'held/soccer-ball': 'white',
  'held/soccer-ball-emoji': 'white',
  'held/basketball': 'orange',
  'held/slingshot': 'wood',
  'held/garden-hose': 'red',
  'held/doll': 'rose',
  'held/harp': 'gold',
  'held/lyre': 'gold',
};

/** Across the body, before it: rows of 10 from the shoulders down, the body in columns 2 to 7. */
export const BEFORE_BODY: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ['lute guitar banjo electric-guitar', '........tt .......t.. .mmmmt.... .mmkmm.... ..mmm.....'],
    ['rifle submachine-gun energy-rifle launcher', '........mm ......mmm. ...tmmm... ..tt......'],
    ['violin', '.....mm... ....mm.t.. ...tt.t...'],
    ['drum', '..w....w.. ...w..w... ..tttttt.. ..mtmmtm.. ..mmmmmm..'],
    ['accordion', '.......... .mwmtmwmt. .mwmtmwmt.'],
    ['book-stack', '.......... ..mmmmmm.. ..tttttt.. ..mmmmmm..'],
  ].flatMap(([ids, text]) => ids!.split(' ').map((id) => [id, text!.split(' ')])),
);

/** The stamp of a piece in the hand of somebody of 16 pixels; undefined: nothing shows it. */
export const smallHeld = (id: string): HeldStamp | undefined =>
  OWN[LIKE[id] ?? id] ??
  heldStamp((LIKE[id] ?? id).replace(/^held\//, ''), { small: true, middle: true, modest: true });
