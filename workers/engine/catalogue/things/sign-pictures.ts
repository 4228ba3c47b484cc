/** What the boards of shops show, in pixels: one letter a colour, rows parted by strokes. */
export interface SignPicture {
  readonly rows: readonly string[];
  readonly key: Readonly<Record<string, string>>;
}

/** The colours of all boards, by letter. */
const PAINTS: Readonly<Record<string, string>> = { k: '#2c2230', w: '#fbf6ea', s: '#a8b4c4', S: '#6c788c', y: '#f0b828', Y: '#a8741c', b: '#8c5c34', B: '#5c3a24', t: '#dc9c50', T: '#a8682c', r: '#d83c3c', R: '#98243a', o: '#ec7c28', g: '#54a840', G: '#2c6c38', u: '#4070d4', U: '#2c4088', c: '#58b8d8', v: '#9450d0', V: '#5c2c94', p: '#ec78ac', n: '#d8ccb0' }; // biome-ignore format: a table

/** The letters as materials of the renderer. */
const KEY = Object.fromEntries(Object.entries(PAINTS).map(([letter, hex]) => [letter, `${hex}:3`]));
const of = (text: string): SignPicture => {
  const rows = text.split('/');
  const wide = Math.max(...rows.map((row) => row.length));
  return { rows: rows.map((row) => row.padEnd(wide, '.')), key: KEY };
};

export const SIGN_PICTURES = {
  cross: of('..rr../..rr../rrrrrr/rrrrrr/..rr../..rr..'),
  'green-cross': of('..gg../..gg../gggggg/gggggg/..gg../..gg..'),
  mug: of('wwwwww.../wwwwwwww./yywyyy.y./yYyyYy.y./yYyyYy.y./yYyyYyyy./yyyyyy...'),
  bread: of('..TTTTT../.TtttttT./TtTtTtTtT/TtttttttT/TtttttttT/.TTTTTTT.'),
  sword: of('......kk/.....ksk/k...ksk./kk.ksk../.kksk.../..kkk.../.kBkkk../kBk..kk.'),
  shield: of('UUUUUUU/UuuwuuU/UwwwwwU/UuuwuuU/UuuwuuU/.UuwuU./..UUU..'),
  potion: of('..BBB../..kwk../..kwk../.kwvvk./kwvvvvk/kvvpvvk/.kkkkk.'),
  book: of('RRRRRRR/RrrrrrR/RryyyrR/RrrrrrR/RrrrrrR/RwwwwwR/RRRRRRR'),
  coin: of('.YYYYY./YyyyyyY/YyyYyyY/YyYyyyY/YyyYyyY/YyyyyyY/.YYYYY.'),
  star: of('....k..../...kyk.../kkkyyykkk/kyyyyyyyk/.kyyyyyk./.kyykyyk./.kkk.kkk.'),
  paw: of('.BB.BB../.BB.BB../B......B/BB.BB.BB/..BBBB../.BBBBBB./.BBBBBB./..B..B..'),
  fish: of('...UUU..U/.UUuuuUUU/UwkuuuuuU/UuuuuuuUU/.UUuuuU.U/...UUU...'),
  scissors: of('S.....S/SS...SS/.SS.SS./..SSS../...S.../.rrrrr./r.r.r.r/.r...r.'),
  flower: of('..ppp../.pRpRp./.ppypp./.pRpRp./..pGp../g..G..g/.ggGgg.'),
  anvil: of('kkkkkkkkk/kSSSSSSk./.kSSSSk../..kSSk.../..kSSk.../.kSSSSk../.kkkkkk..'),
  note: of('..kkkkk/..kkkkk/..k...k/..k...k/..k...k/kkk.kkk/kkk.kkk'),
  envelope: of('SSSSSSSSS/SwSwwwSwS/SwwSwSwwS/SwwwrwwwS/SwwwwwwwS/SSSSSSSSS'),
  meat: of('..RRRR.../.RrrrrR../RrwwrrrR./RrwwrrrRw/RrrrrrRww/.RRRRR.w.'),
  cone: of('..ppp../.pwppp./.ppppp./.TtTtT./..TtT../..TtT../...T...'),
  candy: of('p..RRR..p/ppRrwrRpp/.pRwrrRp./ppRrrwRpp/p..RRR..p'),
  cup: of('..S..S.../...S..S../kkkkkkk../kwwwwwkk./kwwwwwk.k/kwwwwwkk./.kkkkk...'),
  dumbbell: of('kk.....kk/kk.....kk/kkkkkkkkk/kk.....kk/kk.....kk'),
  pad: of('.vvvvvvv./vvwvvvrvv/vwwwvrvrv/vvwvvvrvv/vvv...vvv/.v.....v.'),
  bag: of('..BBB../.B...B./ooooooo/oTooooo/oTooooo/oTooooo/ooooooo'),
  spade: of('...k.../..kkk../.kkkkk./kkkkkkk/kkkkkkk/.k.k.k./..kkk..'),
  bed: of('B......../B......../BwwUUUUUB/BwwuuuuuB/BBBBBBBBB/B.......B'),
  pizza: of('TTTTTTTTT/TyyryyyyT/.TyyyryT./.TryyyyT./..TyryT../...TyT.../....T....'),
  orb: of('..VVV../.VpvvV./VpwvvvV/VvvvvvV/.VvvvV./..YYY../.YYYYY.'),
  wheel: of('.kkkkk./kkSkSkk/kSkSkSk/kkSkSkk/kSkSkSk/kkSkSkk/.kkkkk.'),
  skull: of('.kkkkk./kwwwwwk/kwwwwwk/kkkwkkk/kkkwkkk/.kwkwk./.kwwwk./..kkk..'),
  crown: of('y..y..y/yy.y.yy/yyyyyyy/yryuyry/YYYYYYY'),
  anchor: of('...k.../..k.k../...k.../.kkkkk./...k.../k..k..k/kk.k.kk/.kkkkk.'),
  key: of('.YYY...../Y...Y..../Y...YYYYY/.YYY..Y.Y'),
  hammer: of('.SSSSS./.SSSSS./.SSSSS./...b.../...b.../...b.../...b...'),
  boot: of('.BBBB.../.BbbB.../.BbbB.../.BbbB.../.BbbBBB./.BbbbbbB/.BBBBBBB'),
  hat: of('..kkkkk../..kkkkk../..kkkkk../..rrrrr../..kkkkk../kkkkkkkkk'),
  shirt: of('.UU...UU./UuuUUUuuU/UuuuuuuuU/UUuuuuuUU/.UuuuuuU./.UuuuuuU./.UUUUUUU.'),
  gem: of('.UUUUUUU./UcwccwccU/UUUUUUUUU/.UcwccuU./..UcwuU../...UuU.../....U....'),
  ring: of('...c.../..cwc../...c.../.YyyyY./Y.....Y/Y.....Y/.YYYYY.'),
  apple: of('....B../...B.G./.rrrrr./rwrrrrR/rrrrrrR/rrrrrRR/.rrRRR.'),
  carrot: of('.....g.g/....gGg./...oogg./..oooo../..ooo.../.ooo..../.oo...../o.......'),
  cheese: of('.....YYY/...YYyyy/.YYyyyyy/YYYYYYYY/yyYyyyyy/yyyyyYyy/YYYYYYYY'),
  cake: of('...r.../..www../.wwwww./.pwpwp./.ppppp./.ttttt./.ppppp./TTTTTTT'),
  donut: of('..ppppp../.pwpppup./ppp...ppp/pup...pwp/TpppyppT/.TTTTTTT.'),
  burger: of('.ttttttt./ttwtwttTt/gggggggg./RRRRRRRRR/yyryyyryy/ttttttttt/.TTTTTTT.'),
  noodles: of('.....k.k/....k.k./RRRRRRRR/RyywyywR/RRRRRRRR/.RrrrrR./..RRRR..'),
  sushi: of('.oooooo../oowoowoo./oooooooo./wwkkwwww./wwkkwwww./.wwwwww..'),
  drumstick: of('..TTT..../.TttTT.../TtttTT.../TttTTT.../.TTTTw.../...Tww.../.....www./.....w.w.'),
  cow: of('n.....n/nn...nn/.wwwww./kwkwkww/.wwwww./.ppppp./.pkpkp./..ppp..'),
  pig: of('p.....p/ppppppp/ppppppp/pkpppkp/ppRRRpp/ppkRkpp/.ppppp.'),
  rooster: of('..rr...../.rrww...G/.oww..GGG/..rww.GG./..wwwwww./..wwwww../...www.../...o.o...'),
  horse: of('...B.B../..BbbB../.BbbbBB./BbkbbbB./BbbbbbBB/.BBbbbbB/..BbbbbB/..BBBBBB'),
  dragon: of('....gg.g/..ggggg./.gggrgg./gggggggg/gkgggG../..wgwG../.gggG.../gggG....'),
  cat: of('k.....k/kk...kk/kkkkkkk/kykkkyk/kkkpkkk/.kkkkk.'),
  wolf: of('S.....S/SS...SS/SSSSSSS/SySSSyS/.SSSSS./..SkS../...S...'),
  dog: of('BB...BB/BBtttBB/BBtttBB/BkttktB/.ttktt./..ttt../..rr...'),
  ship: of('...k...../..wk..../.wwkww../wwwkwww./...k...../BBBBBBBBB/.BbbbbbB./..BBBBB..'),
  bow: of('BB...../.kBB.../.k..B../kkkkkkk/.k..B../.kBB.../BB.....'),
  arrow: of('....k../....kk./kkkkkkk/kkkkkkk/....kk./....k..'),
  axe: of('.SSS.B./SSSSSB./SsSSSB./SSSSSB./.SSS.B./.....B./.....B.'),
  wand: of('..y..y./.y.yy../..yyyy./.y.yy.y/...B.../..B..../.B...../B......'),
  hourglass: of('BBBBBBB/.k...k./..kyk../...y.../..k.k../.kyyyk./BBBBBBB'),
  clock: of('.BBBBB./BwwkwwB/BwwkwwB/BwwkkkB/BwwwwwB/BwwwwwB/.BBBBB.'),
  scroll: of('tttttttt./.twwwwwwt/..tkkkkw./..twwwww./..tkkkww./..twwwww./ttttttttt'),
  candle: of('...o.../..oyo../..ryr../...k.../.nwww../.nwww../.nwww../YYYYYYY'),
  lantern: of('...k.../..kkk../.kyyyk./.kywyk./.kyyyk./.kkkkk./..kkk..'),
  gear: of('..S.S../.SSSSS./SSs.sSS/.S...S./SSs.sSS/.SSSSS./..S.S..'),
  wrench: of('SS....SS/S......S/SS....SS/.SSSSSS./...SS.../...SS.../...SS.../..SSSS..'),
  saw: of('sssssss.B/ssssss.BB/sssss..B./S.S.S.BB.'),
  heart: of('.rr.rr./rwrrrrr/rrrrrrR/.rrrrR./..rrR../...R...'),
  flame: of('...r.../..rr.r./.rorrr./rroorr./royoor./royyor./.royr..'),
  leaf: of('.....GG/...GGgG/..GggG./.GggGG./.GgGgG./.GGgG../G.GG...'),
  tree: of('..GGG../.GggGG./GgggGGG/GggGGGG/.GGGGG./...B.../...B...'),
  moon: of('..yyy../.yyy.../yyy..../yyy..../yyy...y/.yyyyy./..yyy..'),
  sun: of('y..y..y/.y...y./..yyy../y.yyy.y/..yyy../.y...y./y..y..y'),
  eye: of('..VVVVV../.VwwwwwV./VwwucuwwV/VwwuUuwwV/.VwwwwwV./..VVVVV..'),
  mushroom: of('..rrrrr../.rwrrrwr./rrrrwrrrr/rwrrrrrwr/..nnwnn../...wwn.../...wwn...'),
  camera: of('..kkk..../kkkkkkkkk/kSSwwwSyk/kSwcccwSk/kSwcccwSk/kSSwwwSSk/kkkkkkkkk'),
  tv: of('.k...k./..k.k../kkkkkkk/kccccwk/kcwcccS/kccccck/kkkkkkk'),
  dice: of('kkkkkkk/kwwwwwk/kwkwkwk/kwwwwwk/kwkwkwk/kwwwwwk/kkkkkkk'),
  tooth: of('.SSSSS./SwwwwwS/SwwwwwS/SwwwwwS/.SwwwS./.SwSwS./.SS.SS.'),
  pill: of('...SSS./..SrrrS/.SrrrrS/SwwrrS./SwwwwS./.SSSS..'),
  chair: of('b...../b...../b...../bbbbb./bBBBb./b...b./b...b.'),
  teapot: of('...k...../..kkk...k/.uuuuu.u./kuwuuuuu./k.uuuuu../k.uuuuu../.kkkkk...'),
  grapes: of('....B../...GB../.vVvVv./.VvVvV./..vVv../..VvV../...v...'),
  vase: of('.TTTTT./..TtT../.TttTT./Tooooot/TuTuTuT/.TttTT./..TTT..'),
  rune: of('...c.../.c.c.c./..ccc../...c.../..ccc../.c.c.c./...c...'),
  bat: of('k.......k/kk.k.k.kk/kkkkkkkkk/.kkrkrkk./..k.k.k../....k....'),
  snake: of('..GGG../.GgrgG./.GGGgG./..GggG./.GggG../GggGGGG/.GgggG.'),
  phone: of('.kkkkk./.kcwck./.kccck./.kccck./.kccck./.kkkkk./.kkwkk.'),
  palette: of('..tttt../.trttut./ttttttyt/tgtt.ttt/.tttt.t./..ttttt.'),
  wine: of('VV...VV/VvvvvvV/.VvvvV./..VVV../...s.../...s.../.sssss.'),
} as const satisfies Readonly<Record<string, SignPicture>>; // biome-ignore format: a table

export type SignName = keyof typeof SIGN_PICTURES;

/** The colour of a letter. */
export const paintOf = (letter: string): string | undefined => PAINTS[letter];

/** Other words and concepts that a picture stands for. */
const WORDS: Partial<Record<SignName, string>> = { mug: 'beer mug,beer,ale,tankard,beer stein,pint,beer-mug,glass', bread: 'loaf,baguette,loaf of bread,croissant,pretzel,bun,bakery', sword: 'longsword,greatsword,dagger,blade,crossed swords,swords,weapon,katana,knife,rapier', shield: 'round-shield,armor,armour', potion: 'flask,bottle,vial,health-potion,mana-potion,poison,alchemy,conical-flask,elixir', book: 'spellbook,tome,open-book,books', coin: 'coin-pile,gold,money,coins,dollar', star: 'stars', paw: 'paw print,pet', fish: 'raw-fish,goldfish,tropical-fish,seafood,fishing', scissors: 'shears,barber', flower: 'rose,tulip,sunflower,flowers,daisy,flower-bouquet', anvil: 'blacksmith,smith', note: 'music note,music,musical note,lute,guitar,violin', envelope: 'letter,mail', meat: 'steak,ham,sausage', cone: 'ice cream,ice-cream,ice cream cone', candy: 'sweet,sweets,lollipop,chocolate', cup: 'coffee,coffee cup,tea,teacup,tea cup,coffee-cup', bed: 'moon and bed,inn,sleep,pillow', pizza: 'pizza slice,pizza-slice', orb: 'crystal ball,crystal-ball,magic,crystal', wheel: 'tire,tyre,wagon wheel,car,bicycle', skull: 'skull and crossbones,bone,skeleton,death', crown: 'king,royal', key: 'keys,lock,padlock', hammer: 'tools,tool,mallet,warhammer,carpenter', boot: 'boots,shoe,shoes,sandals', hat: 'top-hat,top hat,wizard-hat,hats,cap', shirt: 'dress,clothes,clothing,pants,robe,tailor', gem: 'diamond,ruby,emerald,sapphire,amethyst,jewel,jewelry,jewellery,jewels,gems,pearl', ring: 'amulet,rings', apple: 'fruit,orange,fruits,fruit-bowl,peach,pear,tomato', carrot: 'vegetable,vegetables,radish,greens', cheese: 'cheese-wheel,cheese wheel', cake: 'cupcake,cakes,pastry,pie,muffin', donut: 'doughnut,donuts', burger: 'hamburger,cheeseburger', noodles: 'ramen,noodle,noodle bowl,soup,rice bowl,bowl', sushi: 'sushi-roll', drumstick: 'chicken leg,turkey,roast-turkey,roast chicken,fried chicken,chicken wing', cow: 'bull,ox,milk', pig: 'boar,pork,bacon', rooster: 'chicken,hen,cock', horse: 'pony,horseshoe,stallion,unicorn', dragon: 'green dragon,wyvern', cat: 'kitty,black cat', wolf: 'fox,bear', dog: 'puppy', ship: 'boat,pirate ship', bow: 'archery,crossbow,bow and arrow', wand: 'staff,magic wand', hourglass: 'time', clock: 'watch,pocket-watch', scroll: 'map,parchment,spell,treasure-map', candle: 'candles', lantern: 'lamp,torch', gear: 'cog,robot,gears', wrench: 'spanner,repair,mechanic', saw: 'wood,lumber', flame: 'fire', leaf: 'herb,herbs,plant,plants', tree: 'oak,pine-tree,palm-tree', moon: 'crescent moon,crescent', eye: 'eyeball', mushroom: 'mushrooms,red-mushroom', tv: 'computer,electronics,laptop,television', dice: 'die,game,cards,playing-card,playing card', pill: 'medicine,pills', chair: 'furniture,sofa,table', teapot: 'kettle', grapes: 'grape', vase: 'pottery,pot,clay-pot,antique,antiques,jar', rune: 'runes', snake: 'serpent', phone: 'smartphone', palette: 'art,paint,painting,paintbrush', wine: 'wine glass,wine-glass,cocktail', cross: 'red cross,medical,medicine cross', arrow: 'arrows,arrow-sign', axe: 'battle-axe', spade: 'shovel', bag: 'backpack,handbag,gift', pad: 'controller,video game,gamepad,game-controller' }; // biome-ignore format: a table

const BY_WORD = new Map<string, SignName>([
  ...(Object.keys(SIGN_PICTURES) as SignName[]).map((id) => [id, id] as const),
  ...Object.entries(WORDS).flatMap(([id, words]) => words.split(',').map((w) => [w, id as SignName] as const)),
]);

/** The board's picture that those words, or that concept, call for. */
export const signFor = (words: string): SignName | undefined => BY_WORD.get(words) ?? BY_WORD.get(words.replace(/s$/, '')); // biome-ignore format: one line
