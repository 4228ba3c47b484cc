/**
 * Small pictures of what is fitted on things, cell by cell. Keys: b its own colour, l that in light, d that in shade, k ink; s steel, S its
 * shade, w white, r red, y yellow, o orange, g green, c cyan, n brown, N dark brown; '.' nothing.
 */
export interface Stamp {
  readonly rows: readonly string[];
  /** Its own colour where none is said. */
  readonly hex: string;
  /** Smaller, for pictures in which the other would hide the thing. */
  readonly least?: readonly string[];
  /** It is light: no dark line lies round it. */
  readonly light?: true;
}

export const STAMPS: Readonly<Record<string, Stamp>> = {
  lock: { rows: ['.sss.', 's...s', 'lbbbb', 'lbkbb', 'bbkbd', 'bdddd'], least: ['.s.', 'lbb', 'bkd'], hex: '#e0a838' },
  gauge: { rows: ['.bbbb.', 'bwwwrb', 'bwwrwb', 'bwkwwb', 'bwwwwd', '.bddd.'], least: ['.bb.', 'bwrb', 'bkwd', '.bd.'], hex: '#b08c4c' },
  valve: { rows: ['..bbb..', '.b.b.b.', 'b..b..b', 'bbblbbb', 'b..b..d', '.b.b.d.', '..bdd..'], least: ['.bbb.', 'b.b.b', 'bblbb', 'b.b.d', '.bdd.'], hex: '#c84038' },
  cog: { rows: ['..bb...', '.lbbbb.', 'lb..bbb', '.b.k.b.', 'bbb..bd', '.bbbdd.', '...dd..'], least: ['.b.b', 'lb.b', 'b.kd', '.bd.'], hex: '#c89040' },
  display: { rows: ['kkkkkkk', 'klbbbbk', 'kbwwwbk', 'kbbbbbk', 'kbwwbbk', 'kkkkkkk'], least: ['kkkk', 'kbwk', 'kbbk', 'kkkk'], hex: '#48c8d8' },
  knob: { rows: ['.lbb.', 'lwbbb', 'bbbbd', '.bdd.'], least: ['lb', 'bd'], hex: '#d83c3c' },
  clasp: { rows: ['llllb', 'b...d', 'bssdd', 'b...d', 'bdddd'], least: ['lbb', 'b.d', 'bdd'], hex: '#e0b040' },
  bell: { rows: ['..l..', '.lbb.', '.lbb.', 'lbbbd', 'bbddd', '..k..'], least: ['.l.', 'lbd', '.k.'], hex: '#ecc040' },
  flower: { rows: ['.bb.', 'bwyb', 'byyd', '.bd.'], least: ['.b.', 'byd', '.d.'], hex: '#f090b0' },
  rivet: { rows: ['lb', 'bd'], hex: '#b0b8c4' },
  jewel: { rows: ['.lb.', 'lwbb', 'bbbd', '.bd.'], least: ['lb', 'bd'], hex: '#d83048' },
  spring: { rows: ['lbbb.', '.ddd.', 'lbbb.', '.ddd.', 'lbbb.', '.ddd.'], least: ['lbb', '.d.', 'lbb'], hex: '#a8b0bc' },
  charm: { rows: ['..s..', '..s..', '.lb..', 'lwbd.', 'bbbd.', '.bd..'], least: ['.s.', 'lb.', 'bd.'], hex: '#58b8e0' },
  flag: { rows: ['Nbb....', 'Nlbbb..', 'Nlbbbbb', 'Nbbbb..', 'Nbd....', 'N......', 'N......', 'N......'], least: ['Nb..', 'Nlbb', 'Nd..', 'N...'], hex: '#d83c3c' },
  aerial: { rows: ['.r', '.r', '.s', '.s', '.s', 'SS'], least: ['r', 's', 's'], hex: '#a8b0bc' },
  scope: { rows: ['kb....bk', 'clbbbbbk', 'kbdddddk', '..k..k..'], least: ['clbbk', 'k.k..'], hex: '#4c5464' },
  plume: { rows: ['...lb', '..lwb', '.lwbb', '.wbbd', 'lwbd.', '.wd..', '.n...', '.n...'], least: ['.lb', 'lbd', 'n..'], hex: '#e8e4dc' },
  straw: { rows: ['...bw', '..wb.', '..b..', '..w..', '..b..', '..w..'], least: ['.bw', '.w.', '.b.'], hex: '#e04050' },
  spoon: { rows: ['...lb', '..lb.', '..b..', '.lb..', '.b...', 'lb...'], least: ['.lb', '.b.', 'b..'], hex: '#b8864c' },
  taper: { rows: ['.y.', '.o.', 'lbd', 'lbd', 'lbd'], least: ['y', 'b', 'b'], hex: '#f0e8d0' },
  mushroom: { rows: ['.lbb.', 'lwbbb', 'bbbwd', '.www.', '.wn..'], least: ['.b.', 'bwd', '.w.'], hex: '#d84840' },
  shard: { rows: ['..l..', '.lwb.', '.lbb.', 'llbbd', 'lbbdd', 'lbbdd'], least: ['.l.', 'lbd', 'lbd'], hex: '#8cd0f4' },
  hook: { rows: ['.ss.', 's..s', '...s', '..s.', '..s.'], least: ['.s.', '..s', '.s.'], hex: '#a8b0bc' },
  horn: { rows: ['l.....', 'lb....', 'lbb...', '.lbbb.', '.lbbbd', '..bbbd', '...bd.'], least: ['l..', 'lb.', '.bd'], hex: '#e8dcc0' },
  antler: { rows: ['b...b...', 'bb..bb..', '.b...b.b', '.lb..bbb', '..lb.bb.', '...lbbd.', '....lbd.', '....lbd.'], least: ['b.b.', '.bb.', '.lb.'], hex: '#a87848' },
  ear: { rows: ['l....', 'lb...', 'lpb..', 'lppb.', 'lpppb', 'bpppb'], least: ['l..', 'lb.', 'lpb'], hex: '#5c5468' },
  'long-ear': { rows: ['.lb.', 'lppb', 'lppb', 'lppb', 'lppb', 'lppb', '.pp.'], least: ['lb', 'pb', 'pb'], hex: '#f0ece8' },
  cherry: { rows: ['...N.', '..N..', '.bbb.', 'bwbbb', 'bbbbd', '.bbd.'], least: ['.N', 'bb', 'bd'], hex: '#d82840' },
  berry: { rows: ['.ggg.', 'bgbgb', 'bybbb', 'bbbyd', '.bbd.', '..d..'], least: ['g.g', 'bbb', '.d.'], hex: '#e03040' },
  cream: { rows: ['...w...', '...ww..', '..wwww.', '.swwww.', '.wwwwww', 'swwwwww', 'wwwwwss'], least: ['.w.', 'www', 'wws'], hex: '#fcf8ec' },
  leaf: { rows: ['..ll', '.lbb', 'lbbd', 'bd..'], least: ['.l', 'bd'], hex: '#58a840' },
  fang: { rows: ['www', 'ww.', '.w.'], least: ['ww', 'w.'], hex: '#f4ecd8' },
  tassel: { rows: ['lb', 'bb', 'kd', 'lb', 'bd', 'b.'], least: ['b', 'd'], hex: '#e0b040' },
  glint: { rows: ['..b..', '..w..', 'bwwwb', '..w..', '..b..'], least: ['.b.', 'bwb', '.b.'], hex: '#f8e468', light: true },
}; // biome-ignore format: pictures
