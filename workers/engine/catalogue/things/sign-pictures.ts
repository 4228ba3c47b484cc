/** What the boards of shops show, in pixels; the keys are tones of materials. */
export interface SignPicture {
  readonly rows: readonly string[];
  readonly key: Readonly<Record<string, string>>;
}

const of = (text: string, key: Readonly<Record<string, string>>): SignPicture => ({ rows: text.split('/'), key });

export const SIGN_PICTURES = {
  cross: of('..rr../..rr../rrrrrr/rrrrrr/..rr../..rr..', { r: 'red:3' }),
  'green-cross': of('..gg../..gg../gggggg/gggggg/..gg../..gg..', { g: 'green:3' }),
  mug: of('wwwww./yyyyyy/yyyy.y/yyyyyy/yyyy..', { w: 'white:4', y: 'gold:3' }),
  bread: of('.bbbbb./bcbcbcb/bbbbbbb/.ddddd.', { b: 'pale_wood:3', c: 'wood:2', d: 'wood:2' }),
  sword: of('......s/.....ss/g...ss./.g.ss../..gs.../.b.g.../b...g..', { s: 'blade:4', g: 'gold:3', b: 'wood:2' }),
  shield: of('bbbbbb/bwbbbb/bwbbbb/bbbbbb/.bbbb./..bb..', { b: 'blue:3', w: 'white:4' }),
  potion: of('..cc../..ww../.wrrw./wrprrw/wrrrrw/.wwww.', { c: 'wood:3', w: 'glass:3', r: 'violet:3', p: 'rose:4' }),
  book: of('rrrwrrr/rrrwrrr/rrrwrrr/rrrwrrr/wwwwwww', { r: 'crimson:3', w: 'paper:4' }),
  coin: of('.ggg./ggdgg/gdggg/ggdgg/.ggg.', { g: 'gold:4', d: 'gold:1' }),
  star: of('...y.../..yyy../yyyyyyy/.yyyyy./.yy.yy./.y...y.', { y: 'gold:4' }),
  paw: of('.b.b../b.b.b./..bb../.bbbb./.bbbb.', { b: 'brown_cloth:2' }),
  fish: of('..bbb..b/.bbbbbbb/bkbbbbb./.bbbbbbb/..bbb..b', { b: 'blue:3', k: 'dark:1' }),
  scissors: of('s...s/.s.s./..s../rr.rr/rr.rr', { s: 'steel:4', r: 'red:3' }),
  flower: of('.rrr./rryrr/.rrr./..g../.gg..', { r: 'rose:3', y: 'yellow:4', g: 'leaf:3' }),
  anvil: of('iiiiiii/.iiiii./...i.../..iii../.iiiii.', { i: 'charcoal:2' }),
  note: of('..bbbb/..b..b/..b..b/bbb.bb/bb..bb', { b: 'dark:1' }),
  envelope: of('wwwwwww/wrwwwrw/wwrwrww/wwwrwww/wwwwwww', { w: 'white:4', r: 'red:3' }),
  meat: of('.rrrr../rrwrrr./rrrrrrb/.rrrr.b', { r: 'red:3', w: 'rose:4', b: 'bone:4' }),
  cone: of('.ppp./ppppp/ppppp/.bbb./.bbb./..b..', { p: 'rose:4', b: 'pale_wood:3' }),
  candy: of('p.rrr.p/pprwrpp/p.rrr.p', { p: 'rose:3', r: 'red:3', w: 'white:4' }),
  cup: of('..ss.../wwwww../wwwwwww/wwwww.w/wwwwww./.www...', { s: 'grey:3', w: 'white:4' }),
  dumbbell: of('d.....d/dd...dd/ddddddd/dd...dd/d.....d', { d: 'charcoal:2' }),
  pad: of('.ppppp./pwppprp/wwwpppp/pwpprpp/.p...p.', { p: 'purple:3', w: 'white:4', r: 'red:4' }),
  bag: of('..bb../.b..b./oooooo/oooooo/oooooo', { b: 'dark_wood:2', o: 'orange:3' }),
  spade: of('...d.../..ddd../.ddddd./ddddddd/.dd.dd./...d...', { d: 'dark:1' }),
  bed: of('w....../wbbbbb./wbbbbbb/wwwwwww/w.....w', { w: 'wood:2', b: 'blue:4' }),
  pizza: of('bbbbbbb/ryyryyr/.yryyy./..yyy../...y...', { b: 'wood:3', y: 'yellow:4', r: 'red:3' }),
  orb: of('.vvv./vvpvv/vpvvv/vvvvv/.yyy.', { v: 'violet:3', p: 'rose:4', y: 'gold:3' }),
  wheel: of('.ddd./d.g.d/dgggd/d.g.d/.ddd.', { d: 'dark:1', g: 'grey:3' }),
} as const satisfies Readonly<Record<string, SignPicture>>;

export type SignName = keyof typeof SIGN_PICTURES;
