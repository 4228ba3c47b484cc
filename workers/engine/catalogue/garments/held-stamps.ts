import { GREAT_HELD } from './held-stamps-great.ts';

/**
 * What hands hold in pictures of 16 to about 40 pixels, set by hand pixel by pixel: solids of that size become lumps. Each is
 * drawn as the hand on the left of the screen has it, upright, its outer side on the left.
 *
 * `+` is the pixel in the hand (of the shaft), `.` nothing. Letters: m the piece's material, t its second one, the others in
 * `STAMP_MATERIALS`. A capital is the same, lit.
 */
export interface HeldStamp {
  readonly rows: readonly string[];
  /** The letter of the pixel in the hand. */
  readonly grip: string;
  /** Its last row goes on to the ground. */
  readonly pole?: true;
  /** So thin that it has no outer line. */
  readonly thin?: true;
  /** It stands on the ground: pushed down or pulled up until it does. */
  readonly stands?: true;
}

export const STAMP_MATERIALS: Readonly<Record<string, string>> = {
  b: 'brown_cloth',
  c: 'cloth',
  d: 'charcoal',
  g: 'gold',
  k: 'dark',
  l: 'leather',
  r: 'red',
  s: 'silver',
  w: 'wood',
  y: '#fff0a0/flame',
};

const stamp = (text: string, grip = 'm', o: Pick<HeldStamp, 'pole' | 'stands'> = {}): HeldStamp => ({
  rows: text.trim().split(/\s+/),
  grip,
  ...o,
});
const pole = (text: string, grip = 't'): HeldStamp => stamp(text, grip, { pole: true });
const stands = (text: string, grip = 't'): HeldStamp => stamp(text, grip, { stands: true });

const SWORD = stamp('.m. .m. .m. .m. ttt .+.', 'l');
const SMALL_BROOM = stands('.t. .t. .t. .+. .t. mmm mmm');
const HAMMER = stamp('mmm mmm .t. .+.', 't');
const ORB_STAFF = pole('.t. ttt .t. .m. .m. .+. .m.', 'm');
const PLAIN_POLE = pole('m m m m m m + m', 'm');
const CUP = stamp('mbb mmm .m+');

/** For figures of less than about 20 pixels, as in pictures of 16. */
const SMALL: Readonly<Record<string, HeldStamp>> = {
  sword: SWORD,
  katana: SWORD,
  rapier: SWORD,
  greatsword: stamp('.mm. .mm. .mm. .mm. .mm. tttt .+..', 'l'),
  scimitar: stamp('m... mm.. .mm. .mm. tttt ..+.', 'l'),
  dagger: stamp('.m. .m. ttt .+.', 'l'),
  kukri: stamp('m.. mm. .m. .+.', 'l'),
  axe: stamp('mm. mmt mmt ..t ..+', 't'),
  'double-axe': stamp('m.m mtm mtm .t. .+.', 't'),
  hammer: HAMMER,
  warhammer: stamp('mmmmm mmmmm mmmmm ..t.. ..t.. ..+..', 't'),
  mace: stamp('mmm mmm .t. .t. .+.', 't'),
  morningstar: stamp('.m. mmm .m. .t. .+.', 't'),
  club: stamp('.mm .mm .mm .mm .m. .+.'),
  staff: ORB_STAFF,
  'skull-staff': ORB_STAFF,
  quarterstaff: PLAIN_POLE,
  crook: pole('mmm m.m ..m ..m ..m ..+ ..m', 'm'),
  spear: pole('.m. mmm .m. .t. .t. .t. .+. .t.'),
  trident: pole('m.m m.m m.m mmm .t. .t. .+. .t.'),
  halberd: pole('..m mmt mmt ..t ..t ..+ ..t'),
  scythe: pole('mmmt m..t ...t ...t ...+ ...t'),
  rake: pole('m.m mmm .t. .t. .t. .+. .t.'),
  hoe: pole('mmt m.t ..t ..t ..+ ..t'),
  broom: SMALL_BROOM,
  mop: SMALL_BROOM,
  shovel: stands('ttt .t. .t. .t. .t. .+. .t. mmm mmm .m.'),
  banner: pole('mmmt mmmt mmmt ...t ...t ...+ ...t'),
  pickaxe: stamp('.mmm. m.t.m ..t.. ..+.. ..t..', 't'),
  wand: stamp('.t. ttt .t. .m. .+.'),
  wrench: stamp('m.m mmm .m. .+.'),
  ladle: stamp('mm mm .m .+'),
  screwdriver: stamp('.m. .m. ttt .+.', 't'),
  'frying-pan': stamp('mmm mmm mmm .t. .+.', 't'),
  'rolling-pin': stamp('.t. mmm mmm mmm .t. .+.', 't'),
  flashlight: stamp('y... yys+ y...', 'd'),
  cleaver: stamp('mmm mmm mmm ..t ..+', 't'),
  baton: stamp('m m m +'),
  cane: pole('tt t. m. +. m.', 'm'),
  torch: stamp('.t. ttt .t. .m. .+.'),
  lantern: stamp('.+. mmm ttt ttt mmm'),
  mug: stamp('ccc mmm .m+'),
  teacup: CUP,
  potion: stamp('.t. mmm mm+'),
  bottle: stamp('.m .m mm mm m+'),
  goblet: stamp('mtm mmm .m. .+.'),
  'wine-glass': stamp('mtm ttt .m. .+.'),
  book: stamp('mmm mtm mmm mm+'),
  spellbook: stamp('mmm mtm mmm mm+'),
  bow: stamp('.mc m.c m.c +.c m.c m.c .mc'),
  pistol: stamp('mmmm ...+', 't'),
  rifle: stamp('.m .m .m .m .m .t t+ tt', 't'),
  flower: stamp('.m. mmm .m. .t. .+.', 't'),
  microphone: stamp('tt tt .m .+'),
  shield: stamp('tttt tmmt tm+t tmmt .tt.'),
  'round-shield': stamp('.tt. tmmt tm+t .tt.'),
  'tower-shield': stamp('tttt tmmt tmmt tm+t tmmt tttt'),
};

const BROOM = stands('..t.. ..t.. ..t.. ..t.. ..t.. ..t.. ..+.. ..t.. ..t.. ..t.. .mmm. mmmmm mmmmm mmmmm');
const STAFF = pole('.ttt. ttTtt ttttt .ttt. ..m.. ..m.. ..m.. ..m.. ..m.. ..m.. ..+.. ..m..', 'm');

/** For figures of less than about 34 pixels, as in pictures of 32. */
const MIDDLE: Readonly<Record<string, HeldStamp>> = {
  trident: pole('m.m.m m.m.m m.m.m mmmmm ..m.. ..t.. ..t.. ..t.. ..t.. ..t.. ..+.. ..t..'),
  spear: pole('.m. mmm mmm mmm .m. .t. .t. .t. .t. .t. .t. .t. .t. .+. .t.'),
  rake: pole('m.m.m m.m.m mmmmm ..t.. ..t.. ..t.. ..t.. ..t.. ..t.. ..+.. ..t..'),
  hoe: pole('.mmmt mmmmt mm..t ....t ....t ....t ....t ....t ....t ....+ ....t'),
  scythe: pole('..mmmmt .mmmmmt mmm...t m.....t ......t ......t ......t ......t ......+ ......t'),
  shovel: stands(
    '.ttt. .t.t. .ttt. ..t.. ..t.. ..t.. ..t.. ..t.. ..t.. ..t.. ..+.. ..t.. ..t.. mmmmm mmmmm mmmmm .mmm. ..m..',
  ),
  broom: BROOM,
  mop: BROOM,
  wrench: stamp('m...m m...m mm.mm .mmm. ..m.. ..m.. ..m.. ..+.. ..m..'),
  flashlight: stamp('yy...... yyyyss.. yyyyssd+ yyyyss.. yy......', 'd'),
  'rolling-pin': stamp('..t.. .mmm. .mmm. .mmm. .mmm. .mmm. .mmm. ..t.. ..+..', 't'),
  hammer: stamp('mmmmm mmmmm mmmmm ..t.. ..t.. ..t.. ..+.. ..t..', 't'),
  halberd: pole('...m. ...m. .mmm. mmmmm mmmm. .mmm. ...t. ...t. ...t. ...t. ...t. ...t. ...+. ...t.'),
  screwdriver: stamp('.m. .m. .m. .m. ttt ttt t+t ttt', 't'),
  pickaxe: stamp('..mmmmm.. .mmmmmmm. mm..t..mm m...t...m ....t.... ....t.... ....+.... ....t....', 't'),
  dagger: stamp('..m. ..m. .mm. .mm. .mm. tttt ..+.', 'l'),
  staff: STAFF,
  quarterstaff: pole('m m m m m m m m m m m + m', 'm'),
  cane: pole('tttt t..t ...+ ...m', 'm'),
  ladle: stamp('mmmm mmmm .mm. .mm. ..m. ..m. ..+.'),
  mug: stamp('..cccc mmcccc m.mmmm m.mmmm mmmmm+ ..mmmm'),
  teacup: stamp('..bbbb mmmmmm m.mmmm mmmmm+ ..mmmm'),
  bow: stamp('..mmc .mm.c mm..c m...c m...c +...c m...c m...c mm..c .mm.c ..mmc'),
};

const LONG_BROOM = stands(
  '..tt... ..tt... ..tt... ..tt... ..tt... ..tt... ..tt... ..tt... ..tt... ..+t... ..tt... ..tt... ..tt... ..tt... .mmmm.. .mmmm.. mmmmmm. mmmmmm. mmmmmm.',
);

/** For figures of less than about 50 pixels, as in pictures of 48. */
const LARGER: Readonly<Record<string, HeldStamp>> = {
  trident: pole(
    'm..m..m m..m..m m..m..m m..m..m mm.m.mm .mmmmm. ...m... ...t... ...t... ...t... ...t... ...t... ...t... ...t... ...+... ...t...',
  ),
  spear: pole(
    '..m.. .mmm. .mmm. mmmmm mmmmm .mmm. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .+t.. .tt..',
  ),
  rake: pole(
    'm.m.m.m m.m.m.m mmmmmmm ...m... ...t... ...t... ...t... ...t... ...t... ...t... ...t... ...t... ...+... ...t...',
  ),
  hoe: pole('..mmmt .mmmmt mmmmmt mmm..t .....t .....t .....t .....t .....t .....t .....t .....t .....t .....+ .....t'),
  shovel: stands(
    'tttt. t..t. tttt. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .tt.. .+t.. .tt.. .tt.. .tt.. .tt.. mmmmm mmmmm mmmmm mmmmm mmmmm .mmm. ..m..',
  ),
  broom: LONG_BROOM,
  mop: LONG_BROOM,
  halberd: pole(
    '....m. ....m. ..mmm. mmmmmm mmmmm. mmmmmm ..mmm. ....t. ....t. ....t. ....t. ....t. ....t. ....t. ....t. ....t. ....+. ....t.',
  ),
  screwdriver: stamp('..m.. ..m.. ..m.. ..m.. ..m.. .ttt. .ttt. .ttt. .t+t. .ttt. .ttt.', 't'),
  hammer: stamp(
    'MMMMMmm MMmmmmm MMmmmmm mmmmmmm mmmmmmm ..tt... ..tt... ..tt... ..tt... ..tt... ..t+... ..tt... ..tt...',
    't',
  ),
  gavel: stamp('LglllglL llglllgl llglllgl lgllllgl ...ww... ...ww... ...ww... ...ww... ...w+... ...ww...', 'w'),
  wrench: stamp('mm...mm mm...mm mm...mm mmm.mmm .mmmmm. ..mmm.. ..mmm.. ..mmm.. ..mmm.. ..+mm.. ..mmm.. ..mmm..'),
  flashlight: stamp('yy........ yyyy...... yyyyyss... yyyyyssddd yyyyyssdd+ yyyyyss... yyyy...... yy........', 'd'),
  staff: pole(
    '..tt.. .tTTt. tTTttt tttttt .tttt. m.tt.m mm..mm .mmmm. ..mm.. ..mm.. ..mm.. ..mm.. ..mm.. ..mm.. ..+m.. ..mm..',
    'm',
  ),
  cane: pole('ttttt tt..m ....+ ....m', 'm'),
  teacup: stamp('..cccccc ..cbbbbc mmmmmmmm m.mmmmmm m.mmmmm+ mmmmmmm. ..mmmmm.'),
  mug: stamp('...ccccc ..cccccc mmmmmmmm m.mmmmmm m.mmmmm+ mmmmmmmm ..mmmmmm ..mmmmmm'),
  bow: stamp(
    '...mmmc ..mmm.c .mm...c .mm...c mm....c mm....c mm....c m+....c mm....c mm....c mm....c .mm...c .mm...c ..mmm.c ...mmmc',
  ),
};

/** For figures of less than about 84 pixels, as in pictures of 64. */
const GREAT: Readonly<Record<string, HeldStamp>> = Object.fromEntries(
  Object.entries(GREAT_HELD).map(([id, [rows, grip, standing]]) => [id, { rows, grip, ...(standing ? { stands: standing } : {}) }]),
); // biome-ignore format: one line

/** By size, the smallest first. */
export const HELD_STAMPS: readonly Readonly<Record<string, HeldStamp>>[] = [SMALL, MIDDLE, LARGER, GREAT];

/** The stamp of a piece for a figure of a size, or `by` tables larger. Undefined: its solids are drawn. */
export function heldStamp(
  id: string,
  rig: { readonly small: boolean; readonly middle: boolean; readonly modest: boolean; readonly roomy?: boolean },
  by = 0,
): HeldStamp | undefined {
  if (!rig.modest && rig.roomy !== false) return undefined;
  const own = rig.small ? 0 : rig.middle ? 1 : rig.modest ? 2 : 3;
  const found = HELD_STAMPS[Math.max(0, own + by)]?.[id];
  // in the smallest pictures anything set by hand is better than solids
  return found ?? (rig.small ? SMALL[id] : undefined);
}
