/** Houses of one trade or one service each: what is written or hangs over the door tells which. Helpers of `town.ts` put them together. */

import { IDENTITY } from '../../solids/vec.ts';
import { streetParts } from './building-parts.ts';
import { awning, chimney, columns, paint, smoke, steps, tower } from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { civic, old, store, type Town, townTable } from './town.ts';

const BRICK = ['#a86048/brick', 'brick'] as const;
const WHITE = ['#e8ecec', '#dce4e8'] as const;

/** A large house of several storeys in which many live: a name over its door, a steep roof. */
const institution = (words: readonly string[], text: string, o: Partial<Town['main']> = {}, more?: Town['more']): Town => ({
  words, home: ['city'], text: [text, '#e8e0d0', 'dark:2'], at: 0.4,
  main: { wall: BRICK, laid: 'brick', size: [0.58, 0.74, 0.3], trim: 'white', roof: 'hip', tiles: ['slate'], rise: 0.3, windows: [5, 2], pane: 'tall', light: 'glass', door: 'double', ...o },
  ...(more ? { more } : {}),
}); // biome-ignore format: a table

/** A hall of work: wide, plain walls, a large gate, a chimney that smokes. */
const works = (words: readonly string[], text: string, ground: string, more?: Town['more']): Town => ({
  words, home: ['city'], text: [text, ground, 'white:5'], at: 0.42,
  main: { wall: ['brick', '#98a4ac/stone'], laid: 'brick', size: [0.62, 0.56, 0.32], trim: '#5c6470', roof: 'gable', tiles: ['slate', '#8c7c6c/roof'], rise: 0.26, windows: [4, 1], pane: 'wide', light: 'glass', door: 'shutter' },
  more: (k, top) => { chimney(k, 0.42, top + 0.06, -0.06, 0.16); smoke(k, 0.42, top + 0.24, -0.06); more?.(k, top); },
}); // biome-ignore format: a table

/** A small house by the way at whose window one pays or waits. */
const booth = (words: readonly string[], text: string, stripe: string, sign?: Town['sign']): Town => ({
  words, home: ['city'], text: [text, stripe, 'white:5'], ...(sign ? { sign } : {}), awning: [stripe, 'white'], at: 0.56,
  main: { wall: ['#e8dcc0', '#d8c4a0/wood'], laid: 'upright', size: [0.36, 0.62, 0.24], trim: 'white', roof: 'flat', tiles: [stripe], windows: [1, 1], pane: 'shop', front: true, light: 'warm', door: 'none' },
}); // biome-ignore format: a table

/** A round roof on posts, open to all sides. */
const pavilion = (words: readonly string[], roofed: string, raised: number): Town => ({
  words, home: ['meadow'], main: { wall: ['white'], size: [0.01, 0.01, 0.01], roof: 'none' }, pitch: 16,
  more: (k) => {
    const m = k.m('#ece8dc/wood');
    k.s.cone(k.part('floor', { group: 'floor' }), '#b8a888', [0, 0, 0], [0, raised, 0], 0.56, 0.54);
    if (raised > 0.1) steps(k, 0.18, 0.56, 2, '#c8b898');
    const t = k.least(0.026, 0.6);
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2 + Math.PI / 6;
      k.s.cap(k.part('post', { priority: 1.2, group: `p${i}` }), m, [Math.sin(a) * 0.46, raised, Math.cos(a) * 0.46], [Math.sin(a) * 0.46, raised + 0.52, Math.cos(a) * 0.46], t);
    }
    for (const [i, a] of [-0.8, -0.4, 0.4, 0.8].entries()) k.box(k.part('rail', { priority: 1.15, group: `r${i}` }), m, [Math.sin(a) * 0.42, raised + 0.13, Math.cos(a) * 0.42], [0.13, k.least(0.018, 0.5), 0.02]);
    k.s.cone(k.part('roof', { priority: 1.1, group: 'roof' }), paint(k, roofed, 'roof'), [0, raised + 0.5, 0], [0, raised + 0.86, 0], 0.64, 0.03);
    k.s.ell(k.part('finial', { priority: 1.3 }), 'gold', [0, raised + 0.88, 0], [k.least(0.03, 0.7), k.least(0.05, 0.8), 0.03]);
  },
}); // biome-ignore format: a table

/** The mound of a relic: steps, a white dome, a spire of rings. */
const stupa = (k: Kit): void => {
  const m = k.m('#f0ece0/marble');
  for (const [i, r] of [0.62, 0.54].entries()) k.s.cone(k.part('base', { group: `b${i}` }), m, [0, i * 0.1, 0], [0, i * 0.1 + 0.1, 0], r, r);
  k.s.ell(k.part('dome', { group: 'dome' }), m, [0, 0.2, 0], [0.46, 0.44, 0.46]);
  k.box(k.part('harmika', { priority: 1.2 }), 'gold', [0, 0.68, 0], [0.11, 0.07, 0.11]);
  for (const [i, r] of [0.1, 0.08, 0.06, 0.04].entries()) k.s.cone(k.part('spire', { priority: 1.25, group: `s${i}` }), 'gold', [0, 0.75 + i * 0.07, 0], [0, 0.82 + i * 0.07, 0], r, r * 0.7);
  for (const e of [-1, 1]) k.s.ell(k.part('eye', { priority: 1.6 }), 'dark', [e * 0.05, 0.69, 0.12], [k.least(0.022, 0.6), k.least(0.016, 0.5), 0.01]);
}; // biome-ignore format: short

/** Logs on a heap at the side. */
const logs = (k: Kit): void => {
  for (const [i, [x, y]] of (
    [
      [0.74, 0.05],
      [0.88, 0.05],
      [0.81, 0.14],
    ] as const
  ).entries()) {
    k.s.cap(k.part('log', { priority: 1.2, group: `log ${i}` }), '#8c5c38/wood', [x, y, 0.1], [x, y, 0.42], 0.062);
    k.s.ell(k.part('cut', { priority: 1.35 }), '#e0b880', [x, y, 0.44], [0.048, 0.048, 0.02]);
  }
};

/** Barrels before the front. */
const barrels = (k: Kit): void => {
  for (const [i, x] of [-0.42, -0.27].entries()) {
    k.s.cone(k.part('barrel', { priority: 1.3, group: `b${i}` }), '#8c5a30/wood', [x, 0, 0.42], [x, 0.18, 0.42], 0.07, 0.07);
    for (const y of [0.04, 0.14]) k.box(k.part('hoop', { priority: 1.45 }), 'iron', [x, y, 0.47], [0.072, k.least(0.01, 0.35), 0.03], IDENTITY, { round: 0.01 });
  }
}; // biome-ignore format: short

/** A shop of today whose name stands clear of its awning. */
const shop = (...of: Parameters<typeof store>): Town => ({ ...store(...of), at: 0.51 });

const ROWS: Readonly<Record<string, Town>> = {
  // of old towns: the board shows the trade
  brewery: old(['brewery', 'brewhouse', 'distillery', 'meadery'], 'mug', { wall: ['brick', 'plaster'], laid: 'brick', tiles: ['#8c5c3c/roof', 'roof'] }, (k, top) => { smoke(k, 0.3, top + 0.1, -0.04); barrels(k); }),
  winery: old(['winery', 'wine shop', 'wine house', 'vintner', 'vineyard house'], 'grapes', { wall: ['#e8d8b0/plaster', 'plaster'], tiles: ['#b85c3c/roof'] }, barrels),
  tannery: old(['tannery', 'leather shop', 'leather worker shop', 'cobbler shop', 'shoemaker shop', 'cobbler house'], 'boot', { wall: ['wood', 'dark_wood'], laid: 'boards', tiles: ['#6c4c34/roof'] }),
  'cheese-shop': old(['cheese shop', 'cheesemonger', 'dairy', 'dairy shop', 'creamery'], 'cheese', { wall: ['#f0e4c0/plaster'], tiles: ['#c89838/roof'], front: true }, (k) => awning(k, 0, 0.4, 0.3, 0.5, '#e8b830', 'cream')),
  'candle-shop': old(['candle shop', 'candle maker shop', 'chandlery', 'candlemaker shop'], 'candle', { tiles: ['#7c5c8c/roof'], pane: 'arch' }),
  'jewelry-shop': old(['jeweller shop', 'jewellery shop', 'jewelry store', 'jewellery store', 'jeweler shop', 'gem shop', 'goldsmith shop', 'goldsmith house'], 'gem', { wall: ['#d8d0e0/plaster', 'stone'], tiles: ['navy', 'purple'], front: true }),
  'hat-shop': old(['hat shop', 'hatter shop', 'milliner', 'milliner shop', 'hat store'], 'hat', { tiles: ['#3c6c5c/roof'], front: true }),
  'carpenter-shop': old(['carpenter shop', 'carpentry', 'carpenter workshop', 'woodworker shop', 'joinery', 'carpenter house'], 'saw', { wall: ['wood'], laid: 'boards', tiles: ['#7c5c3c/roof'] }, logs),
  'clock-shop': old(['clock shop', 'clockmaker shop', 'watchmaker shop', 'clockmaker house', 'watch shop'], 'clock', { wall: ['#c8b090/plaster'], tiles: ['slate'], front: true }),
  'map-shop': old(['map shop', 'cartographer shop', 'scroll shop', 'mapmaker shop', 'scribe shop', 'scriptorium'], 'scroll', { tiles: ['#8c4c3c/roof'], pane: 'arch' }),
  'bow-shop': old(['bow shop', 'bowyer', 'fletcher', 'fletcher shop', 'archery shop', 'bowyer shop', 'archery range building'], 'bow', { wall: ['wood', 'plaster'], laid: 'upright', tiles: ['forest'] }),
  'pottery-shop': old(['pottery shop', 'potter shop', 'potter house', 'pottery workshop', 'antique shop', 'antiques store', 'antique store'], 'vase', { wall: ['#d8a878/plaster'], tiles: ['#a85838/roof'] }),
  greengrocer: old(['greengrocer', 'grocer', 'vegetable shop', 'fruit shop', 'produce shop', 'fruit and vegetable shop', 'farm shop', 'fruit store', 'vegetable store'], 'carrot', { wall: ['#e8e0c0/plaster'], tiles: ['#4c8c4c/roof'], front: true }, (k) => awning(k, 0, 0.4, 0.3, 0.5, 'green', 'cream')),
  'rune-shop': old(['rune shop', 'wand shop', 'spell shop', 'enchantment shop', 'wandmaker', 'magic wand shop'], 'wand', { wall: ['#5c5488'], laid: 'blocks', tiles: ['#382c5c/roof'], pane: 'arch', rise: 0.5 }),
  'lantern-shop': old(['lantern shop', 'lamp shop', 'lantern maker', 'lighting shop'], 'lantern', { tiles: ['#a8343c/roof'], front: true }),
  'music-workshop': old(['luthier', 'lute shop', 'instrument shop', 'violin shop', 'instrument maker'], 'note', { tiles: ['#5c3c5c/roof'] }),
  sawmill: old(['sawmill', 'saw mill', 'lumber mill', 'lumbermill', 'lumber camp', 'timber mill', 'woodcutter hut', 'lumberjack hut'], 'saw', { wall: ['wood'], laid: 'logs', tiles: ['#7c5c3c/roof', 'thatch'], roof: 'gable' }, logs),
  'mason-shop': old(['stonemason', 'stone mason', 'mason shop', 'mason house', 'sculptor workshop', 'quarry building', 'stonecutter hut'], 'hammer', { wall: ['stone'], laid: 'blocks', tiles: ['slate'] }),
  'hunter-lodge': old(['hunter lodge', 'hunters lodge', 'hunter hut', 'hunter house', 'trapper cabin'], 'drumstick', { wall: ['dark_wood', 'wood'], laid: 'logs', tiles: ['#5c4434/roof'] }),
  // of modern streets: the fascia says it
  'healing-center': { words: ['healing center', 'healing centre', 'monster healing center', 'monster center', 'creature clinic', 'monster hospital', 'healing house', 'heal center'], home: ['city'], sign: 'heart', main: { wall: WHITE, laid: 'panels', size: [0.6, 0.46, 0.32], trim: '#c83c48', roof: 'hip', tiles: ['#d8404c/roof'], rise: 0.26, windows: [4, 1], pane: 'wide', light: 'glass', door: 'glass' }, at: 0.5 },
  'bar-building': { words: ['bar building', 'dive bar', 'cocktail bar building', 'rock bar', 'night bar', 'corner bar'], home: ['city'], text: ['bar', '#241c34', 'rose:5'], sign: 'wine', main: { wall: ['#6c3c3c/brick', '#4c4058/brick'], laid: 'brick', size: [0.5, 0.58, 0.28], trim: '#2c2430', roof: 'flat', tiles: ['#3c3444'], windows: [3, 1], front: true, pane: 'shop', door: 'double' }, at: 0.46, more: (k) => { for (const e of [-1, 1]) k.box(k.part('neon', { priority: 1.4 }), e < 0 ? '#40d8f0/flame' : '#f058b0/flame', [e * 0.44, 0.52, 0.3], [0.05, k.least(0.014, 0.5), 0.012]); } },
  'dental-clinic': shop(['dental clinic', 'dentist office', 'dental office', 'dentist clinic'], 'dent', '#48a8b8', { wall: WHITE, laid: 'panels' }, 'tooth'),
  'optician-shop': shop(['optician shop', 'eyewear shop', 'glasses store', 'eye clinic'], 'optic', '#3c6ca8', {}, 'eye'),
  'camera-shop': shop(['camera shop', 'photo studio', 'photography studio', 'camera store', 'photo shop'], 'photo', '#5c5468', {}, 'camera'),
  'electronics-store': shop(['electronics store', 'electronics shop', 'tv store', 'tv shop', 'computer store', 'computer shop', 'appliance store'], 'tech', '#2c5c9c', { wall: ['#c8d0d8'], laid: 'panels' }, 'tv'),
  'phone-shop': shop(['phone shop', 'phone store', 'mobile phone shop', 'cell phone store'], 'phone', '#3c8c5c', {}, 'phone'),
  'hardware-store': shop(['hardware store', 'hardware shop', 'tool shop', 'tool store', 'home improvement store', 'ironmonger'], 'tools', '#d8782c', {}, 'hammer'),
  'bike-shop': shop(['bike shop', 'bicycle shop', 'bike store', 'bicycle store', 'bike rental', 'scooter shop'], 'bikes', '#3c9c8c', {}, 'wheel'),
  'art-store': shop(['art store', 'art supply store', 'paint shop', 'art shop', 'art studio', 'artist studio'], 'art', '#a84c8c', { wall: ['#f0e8dc'] }, 'palette'),
  'donut-shop': shop(['donut shop', 'doughnut shop', 'donut store', 'donut stand'], 'donuts', '#e878a8', { wall: ['#f8e8d8'] }, 'donut'),
  'cake-shop': shop(['cake shop', 'pastry shop', 'cupcake shop', 'confectionery', 'cake store', 'dessert shop', 'wedding cake shop'], 'cakes', '#e08ca0', { wall: ['#f8f0e0'] }, 'cake'),
  'chicken-shop': shop(['fried chicken shop', 'chicken restaurant', 'chicken shop', 'fried chicken restaurant', 'barbecue restaurant', 'bbq restaurant', 'steakhouse', 'steak house'], 'grill', '#c8342c', {}, 'drumstick'),
  'pawn-shop': shop(['pawn shop', 'pawnshop', 'pawn broker', 'second hand shop', 'thrift store', 'thrift shop', 'junk shop'], 'pawn', '#8c6c2c', {}, 'coin'),
  'tattoo-parlor': shop(['tattoo parlor', 'tattoo parlour', 'tattoo shop', 'tattoo studio', 'piercing studio'], 'tattoo', '#28242c', { wall: ['#5c4c54/brick', 'brick'] }, 'skull'),
  laundromat: shop(['laundromat', 'laundry shop', 'laundrette', 'launderette', 'dry cleaner', 'dry cleaners', 'coin laundry'], 'laundry', '#4c9cc8', { wall: WHITE, laid: 'panels' }, 'shirt'),
  'locksmith-shop': shop(['key shop', 'locksmith shop'], 'keys', '#6c6c3c', {}, 'key'),
  'furniture-store': shop(['furniture store', 'furniture shop', 'mattress store', 'home store', 'interior shop'], 'home', '#8c6848', {}, 'chair'),
  'comic-shop': shop(['comic shop', 'comic book store', 'comic store', 'card shop', 'hobby shop', 'board game shop', 'board game cafe'], 'comics', '#e0a828', { wall: ['#d8d4e4'] }, 'dice'),
  'shoe-shop': shop(['shoe shop', 'shoe store', 'sneaker store', 'sneaker shop', 'shoe repair'], 'shoes', '#5c4434', {}, 'boot'),
  'wine-bar': shop(['wine bar', 'liquor store', 'wine store', 'cocktail bar', 'bottle shop'], 'wine', '#6c2440', { wall: ['#4c3c44/brick', 'brick'] }, 'wine'),
  'pub-house': shop(['sports bar', 'irish pub', 'beer bar', 'brewpub', 'karaoke bar', 'karaoke'], 'bar', '#2c5c3c', { wall: ['#6c4c3c/brick', 'brick'] }, 'mug'),
  'travel-agency': shop(['travel agency', 'tourist office', 'tourist information', 'ferry office'], 'travel', '#2c84b8', {}, 'ship'),
  'detective-agency': shop(['detective agency', 'detective agency building', 'private eye agency', 'law office', 'lawyer office', 'lawyers office', 'insurance office', 'real estate office', 'estate agent'], 'agency', '#3c3c44', {}, 'eye'),
  'newspaper-office': shop(['newspaper office', 'newspaper building', 'printing house', 'print shop', 'newspaper headquarters', 'publishing house'], 'news', '#34343c', {}, 'scroll'),
  'radio-house': shop(['radio studio', 'tv station', 'television station', 'broadcasting station', 'recording studio', 'news station'], 'on air', '#b82c34', { wall: ['#b8c0c8'], laid: 'panels' }, undefined, (k) => tower(k, 0.3, -0.06, 0.03, 1.5, '#c84048', { roof: 'crimson', slits: 0 })),
  'community-center': shop(['community center', 'community centre', 'youth center', 'youth club', 'social club', 'recreation center', 'visitor center', 'visitors center', 'culture center'], 'center', '#4c7c9c', {}),
  kindergarten: shop(['kindergarten building', 'preschool', 'preschool building', 'daycare building', 'nursery school', 'daycare center'], 'kids', '#e8a030', { wall: ['#f8e4a8', '#c8e4f0'], laid: 'plain' }, 'sun'),
  'funeral-home': shop(['funeral home', 'funeral parlor', 'morgue building', 'mortuary', 'undertaker shop', 'coffin shop'], 'rest', '#2c2834', { wall: ['#8c8894', '#7c7884'], laid: 'blocks' }, 'moon'),
  'bus-terminal': shop(['bus terminal', 'bus station building', 'coach station', 'bus depot', 'ferry terminal'], 'bus', '#2c6cb0', { wall: ['#c8ccd0'], laid: 'panels' }, 'wheel'),
  'charity-kitchen': shop(['soup kitchen', 'food bank building', 'food bank', 'mess hall building'], 'food', '#b86c3c', {}, 'noodles'),
  hostel: institution(['hostel', 'youth hostel', 'boarding house', 'bed and breakfast', 'pension house', 'lodging house', 'dormitory', 'dorm building', 'student housing'], 'hostel', { wall: ['#d8b888', '#c89878'], laid: 'plain' }),
  orphanage: institution(['orphanage', 'childrens home', 'foster home', 'workhouse', 'poorhouse'], 'orphanage', {}, (k, top) => chimney(k, 0.3, top - 0.06, -0.04, 0.16)),
  sanatorium: institution(['sanatorium', 'asylum', 'sanitarium', 'mental hospital', 'psychiatric hospital', 'lunatic asylum', 'insane asylum', 'madhouse', 'mental asylum'], 'asylum', { wall: ['#9ca4a0/stone', '#a8a498/stone'], laid: 'blocks', pane: 'bars' }),
  'nursing-home': institution(['nursing home', 'retirement home', 'old folks home', 'care home', 'hospice', 'rest home'], 'home', { wall: ['#e8d8b8'], laid: 'plain', tiles: ['roof'] }),
  'military-academy': institution(['military academy', 'naval academy', 'police academy', 'hero academy'], 'academy', { wall: ['stone', '#8c88a0/stone'], laid: 'blocks', tiles: ['#3c4c8c/roof'] }, (k, top) => tower(k, 0.42, -0.06, 0.12, top + 0.16, '#8c88a0/stone', { roof: '#3c4c8c/roof', slits: 1 })),
  slaughterhouse: works(['slaughterhouse', 'abattoir', 'meat packing plant', 'meat factory', 'butchery plant', 'meat plant'], 'meat', '#8c2c2c'),
  foundry: works(['foundry', 'steelworks', 'smeltery', 'ironworks', 'smelting works', 'metal works'], 'iron', '#4c4c54'),
  'textile-mill': works(['textile mill', 'cotton mill', 'weaving mill', 'cloth factory', 'garment factory', 'sweatshop'], 'cloth', '#5c6c9c'),
  cannery: works(['cannery', 'fish factory', 'canning factory', 'fish processing plant', 'fish cannery'], 'fish', '#2c6c94'),
  'toy-factory': works(['toy factory', 'candy factory', 'chocolate factory', 'sweets factory', 'santa workshop'], 'toys', '#c83c4c'),
  'recycling-center': works(['recycling center', 'recycling plant', 'junkyard office', 'waste plant', 'garbage plant', 'recycling facility'], 'recycle', '#3c8c4c'),
  'ticket-booth': booth(['ticket booth', 'ticket office', 'box office', 'ticket stand', 'ticket kiosk', 'admission booth'], 'tickets', '#c83c44'),
  newsstand: booth(['newsstand', 'news stand', 'newspaper stand', 'newspaper kiosk', 'magazine stand', 'news kiosk'], 'news', '#3c7c5c'),
  'toll-booth': booth(['toll booth', 'tollbooth', 'toll house', 'guard booth', 'parking booth', 'checkpoint booth', 'border post', 'security booth', 'sentry box'], 'stop', '#2c4c8c'),
  'snack-stand': booth(['juice stand', 'juice bar', 'hot dog stand', 'hotdog stand', 'taco stand', 'snack stand', 'snack bar', 'crepe stand', 'coffee stand'], 'snack', '#e8a82c', 'cup'),
  embassy: civic(['embassy', 'consulate', 'embassy building'], 'embassy', (k, top) => tower(k, 0, -0.1, 0.03, top + 0.2, 'white', { roof: 'crimson', slits: 0 })),
  'stock-exchange': civic(['stock exchange', 'exchange building', 'trading house', 'stock market building'], 'exchange'),
  'senate-house': civic(['roman senate', 'forum building', 'roman villa', 'roman house', 'roman building', 'domus'], ''),
  'zoo-gate': { words: ['zoo entrance', 'zoo gate', 'zoo', 'safari park entrance', 'amusement park entrance', 'theme park entrance', 'amusement park gate', 'theme park gate', 'park entrance', 'fairground entrance', 'carnival entrance'], home: ['meadow'], text: ['welcome', '#3c8c3c', 'gold:5'], main: { wall: ['#c8905c/wood', 'wood'], laid: 'upright', size: [0.3, 0.62, 0.14], trim: 'dark_wood', roof: 'flat', tiles: ['#3c8c3c'], door: 'arch', windows: [0, 0] }, others: [-0.5, 0.5].map((x) => ({ wall: ['#a8703c/wood'], laid: 'logs', size: [0.16, 0.84, 0.16], x, trim: 'dark_wood', roof: 'hip', tiles: ['#4c8c3c/roof'], rise: 0.26, windows: [1, 1], door: 'none' }) as const), at: 0.66 },
  gazebo: pavilion(['gazebo', 'garden pavilion', 'summerhouse', 'summer house', 'belvedere', 'rotunda pavilion'], '#4c7c8c/roof', 0.12),
  bandstand: pavilion(['bandstand', 'band shell', 'music pavilion', 'park bandstand', 'concert pavilion'], '#b83c44/roof', 0.2),
  stupa: { words: ['stupa', 'buddhist stupa', 'dagoba', 'chorten'], home: ['mountain'], main: { wall: ['white'], size: [0.01, 0.01, 0.01], roof: 'none' }, pitch: 12, more: stupa },
  'roman-bath': { words: ['roman bath', 'roman baths', 'thermae', 'public baths', 'spa building', 'bath house', 'spa hotel'], home: ['city'], main: { wall: ['#e0d4bc/marble'], laid: 'blocks', size: [0.6, 0.36, 0.3], trim: '#c8bca4', roof: 'dome', tiles: ['#c8845c/roof'], rise: 0.3, windows: [5, 1], pane: 'arch', door: 'arch' }, more: (k) => columns(k, 4, 0.34, 0, 0.34, 0.42, 'marble') },
}; // biome-ignore format: a table

/** What of the usual components a house does not show. */
const BARE: Readonly<Record<string, string>> = { 'ticket-booth': 'door', newsstand: 'door', 'toll-booth': 'door', 'snack-stand': 'door', gazebo: 'door wall window sign awning trim', bandstand: 'door wall window sign awning trim', stupa: 'roof door wall window sign awning trim', 'roman-bath': 'sign', 'senate-house': 'sign' }; // biome-ignore format: a table

export const TRADE_HOUSES: PropTable = townTable(ROWS, (id) =>
  Object.fromEntries(Object.entries(streetParts()).filter(([part]) => !BARE[id]?.split(' ').includes(part))),
);
