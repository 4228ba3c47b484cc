/** Words of what buildings have, and what they are shown by: tables of `fittings-of.ts`. */
import type { SignName } from '../../catalogue/things/sign-pictures.ts';
import type { Change } from '../graph.ts';

/** Words of what hangs on walls → its picture, and how many where there are many. */
export const WALL_WORDS: Readonly<Record<string, string>> = { 'air conditioner': 'air box', 'air conditioning unit': 'air box', 'ac unit': 'air box', 'a/c unit': 'air box', aircon: 'air box', 'air conditioning': 'air box', 'ac box': 'air box', 'air con': 'air box', skull: 'skull', 'animal skull': 'skull', bone: 'skull', head: 'skull', shield: 'shield', 'round shield': 'shield', 'viking shield': 'shield', 'crossed sword': 'sword', sword: 'sword', axe: 'sword', weapon: 'sword', antler: 'antler', horn: 'antler', trophy: 'antler', torch: 'torch', lantern: 'lantern', lamp: 'lantern', light: 'lantern', 'red lantern': 'red lantern', 'paper lantern': 'red lantern', 'chinese lantern': 'red lantern', 'red paper lantern': 'red lantern', 'hanging lantern': 'lantern', 'string light': 'lantern', 'christmas light': 'lantern', gear: 'gear', cog: 'gear', cogwheel: 'gear', banner: 'banner', tapestry: 'banner', 'red banner': 'banner', wreath: 'wreath', rune: 'rune', glyph: 'rune', hieroglyph: 'rune', 'glowing rune': 'rune', hologram: 'hologram', screen: 'hologram', billboard: 'hologram', heart: 'heart', 'flower box': 'flower', 'flower pot': 'flower', 'hanging flower': 'flower', 'window box': 'flower', star: 'star', antenna: 'dish', 'satellite dish': 'dish', poster: 'poster', bill: 'poster', flyer: 'poster', 'propaganda poster': 'poster', 'movie poster': 'poster', 'wanted poster': 'wanted poster', 'chili pepper': 'chili', 'chilli pepper': 'chili', chili: 'chili', chilie: 'chili', chily: 'chili', chillie: 'chili', chilli: 'chili', 'red pepper': 'chili', pepper: 'chili', garlic: 'garlic', onion: 'garlic', 'garlic braid': 'garlic', 'garlic string': 'garlic', herb: 'herbs', 'dried herb': 'herbs', 'dried fish': 'dried fish', horseshoe: 'horseshoe', 'life ring': 'life ring', lifebuoy: 'life ring', 'life buoy': 'life ring', lifebelt: 'life ring', 'life preserver': 'life ring', 'fishing net': 'net', net: 'net', vent: 'vent', 'red lamp': 'red lamp', 'red light': 'red lamp', 'red bulb': 'red lamp', anchor: 'anchor', cobweb: 'web', 'spider web': 'web', web: 'web' }; // biome-ignore format: a table

/** Words of many kinds of wares, and what they are shown by. */
export const WARES: Readonly<Record<string, string>> = { bench: 'park bench', 'fishing gear': 'fishing rod', 'fishing equipment': 'fishing rod', 'fishing tackle': 'fishing rod', 'camping gear': 'backpack', 'camping equipment': 'backpack', 'mining gear': 'pickaxe', 'mining equipment': 'pickaxe', 'climbing gear': 'rope', 'hunting gear': 'bow', 'farming tool': 'rake', 'farm tool': 'rake', 'cooking gear': 'cauldron', 'diving gear': 'diving helmet', 'sports gear': 'ball', 'war gear': 'sword', tool: 'shovel', vegetable: 'carrot', fruit: 'apple', good: 'crate', supply: 'crate', plant: 'potted plant', 'garden tool': 'rake', bottle: 'bottle', weapon: 'sword', net: 'basket', 'fishing net': 'basket', box: 'crate', jewel: 'gem', jewelry: 'gem', clothe: 'shirt', produce: 'apple', treasure: 'treasure chest', gold: 'coin pile', junk: 'tire', tyre: 'tire', 'car tire': 'tire', 'old tire': 'tire', lemonade: 'lemon', juice: 'orange', smoothie: 'strawberry', cider: 'apple', lunch: 'burger' }; // biome-ignore format: a table

/** Whose house it is → what its board shows. */
export const TRADES: Readonly<Record<string, SignName>> = { alchemist: 'potion', blacksmith: 'anvil', smith: 'anvil', baker: 'bread', fisherman: 'fish', fisher: 'fish', hunter: 'bow', ranger: 'bow', archer: 'bow', woodcutter: 'axe', lumberjack: 'axe', butcher: 'meat', tailor: 'shirt', carpenter: 'saw', doctor: 'cross', healer: 'cross', barber: 'scissors', merchant: 'coin', trader: 'coin', miner: 'hammer', gardener: 'flower', musician: 'note', bard: 'note', cobbler: 'boot', shoemaker: 'boot', jeweler: 'gem', brewer: 'mug', potter: 'vase', painter: 'palette', artist: 'palette', scribe: 'scroll', clockmaker: 'clock', candlemaker: 'candle', sailor: 'anchor', captain: 'anchor', farmer: 'carrot', mechanic: 'wrench', inventor: 'gear', herbalist: 'leaf', knight: 'shield', soldier: 'sword', thief: 'key', assassin: 'skull', dragon: 'dragon', vet: 'paw' }; // biome-ignore format: a table

/** What a building of that world has, where nothing else was said of it. */
export const WORLDS: Readonly<Record<string, { readonly changes: readonly Change[]; readonly colours?: readonly string[]; readonly mood?: string }>> = {
  goblin: { changes: [{ is: 'spiked' }, { is: 'on walls', of: 'skull', count: 3, told: 'skulls' }] },
  dark: { changes: [{ is: 'spiked' }, { is: 'on walls', of: 'skull', count: 2, told: 'skulls' }], colours: ['#3c3448'] },
  haunted: { changes: [{ is: 'flying', of: 'bat' }] },
  vampire: { changes: [{ is: 'flying', of: 'bat' }], colours: ['#44384c'] },
  abandoned: { changes: [{ is: 'boarded' }, { is: 'weathered' }] },
  overgrown: { changes: [{ is: 'moss' }] },
  pirate: { changes: [{ is: 'signboard', of: 'skull' }] },
  viking: { changes: [{ is: 'on walls', of: 'shield', count: 4, told: 'shields' }] },
  dwarven: { changes: [{ is: 'on walls', of: 'shield', count: 2, told: 'shields' }, { is: 'signboard', of: 'anvil' }] },
  wizard: { changes: [{ is: 'signboard', of: 'star' }, { is: 'on walls', of: 'star', count: 2, told: 'stars' }], colours: ['#5c5484'] },
  witch: { changes: [{ is: 'signboard', of: 'potion' }, { is: 'flying', of: 'bat' }] },
  steampunk: { changes: [{ is: 'pipes' }, { is: 'on walls', of: 'gear', count: 3, told: 'gears' }, { is: 'smokes' }], colours: ['#8c6444'] },
  future: { changes: [{ is: 'pipes' }, { is: 'on walls', of: 'hologram', count: 1, told: 'a screen' }], colours: ['#a4b4c8'] },
  cyberpunk: { changes: [{ is: 'on walls', of: 'hologram', count: 2, told: 'screens' }], colours: ['#3c3864'] },
  military: { changes: [], colours: ['#6c7450'] },
  royal: { changes: [{ is: 'on walls', of: 'banner', count: 2, told: 'banners' }] },
  fairy: { changes: [{ is: 'on walls', of: 'flower', count: 3, told: 'flowers' }] },
  japanese: { changes: [{ is: 'on walls', of: 'red lantern', count: 2, told: 'red lanterns' }] },
  chinese: { changes: [{ is: 'on walls', of: 'red lantern', count: 4, told: 'red lanterns' }] },
  bandit: { changes: [{ is: 'signboard', of: 'sword' }] },
  fishing: { changes: [{ is: 'signboard', of: 'fish' }] },
  alien: { changes: [], colours: ['#4c7c64'] },
}; // biome-ignore format: a table

export const GOODS: ReadonlySet<string> = new Set(['container', 'tool', 'weapon', 'potion', 'food', 'book', 'valuable', 'furniture', 'plant', 'clothing', 'light', 'music', 'machine', 'handheld', 'object']); // biome-ignore format: a list

/** What grows behind glass → the colour of its fruit or flowers. */
export const CROPS: Readonly<Record<string, string>> = { tomato: '#e03c30', strawberry: '#e03850', pepper: '#e05c30', chili: '#d83028', chilli: '#d83028', cherry: '#c82840', apple: '#d83c34', orange: '#f0902c', pumpkin: '#e88830', lemon: '#f0dc48', banana: '#f0d848', corn: '#f0d048', sunflower: '#f4c838', rose: '#d83c68', tulip: '#e85878', orchid: '#c878d8', flower: '#f080b0', blueberry: '#4c60c0', grape: '#8048a8', eggplant: '#6c3c8c', aubergine: '#6c3c8c', cabbage: '#a8d878', lettuce: '#a8e070', cucumber: '#68b848', vegetable: '#e8782c', fruit: '#e84c3c', herb: '#98c868', plant: '#8cc860' }; // biome-ignore format: a table

/** What the board of a house shows that is not named after it. */
export const SIGN_OF: Readonly<Record<string, string>> = { tavern: 'mug', 'medieval-inn': 'bed', saloon: 'mug', 'bar-building': 'mug', hotel: 'bed', 'item-shop': 'bag', shop: 'bag', 'blacksmith-shop': 'anvil', 'weapon-shop': 'sword', 'armor-shop': 'shield', 'magic-shop': 'wand', cafe: 'cup', bookstore: 'book', library: 'book', 'butcher-shop': 'meat', pharmacy: 'cross', 'barber-shop': 'scissors', 'clothing-store': 'shirt', 'guild-hall': 'shield', 'ramen-shop': 'noodles', bank: 'coin', 'music-shop': 'note', 'pet-shop': 'paw', 'toy-shop': 'dice' }; // biome-ignore format: a table

/** What houses that are not of stone are built of. */
export const OF_STUFF: Readonly<Record<string, string>> = { 'palisade-fort': 'wood', 'log-cabin': 'wood', hut: 'wood', longhouse: 'wood', barn: 'wood', treehouse: 'wood', 'stilt-house': 'wood', 'gingerbread-house': 'gingerbread', igloo: 'snow', 'adobe-house': 'sand' }; // biome-ignore format: a table
