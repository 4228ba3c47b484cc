/** What somebody does: pose, effect, what the hands need. One row a verb; its words are the forms that sentences use. */
export interface VerbRow {
  readonly words: readonly string[];
  /** Id in `poses.ts`; absent: the verb's own id. */
  readonly pose?: string;
  /** An effect of `effects/`, drawn with whoever acts. */
  readonly effect?: string;
  /** What is used where no object is said; its concept's words. */
  readonly uses?: string;
  /** A tool that the hands hold while it is done ("a farmer digging"); 'bare': both hands are empty. */
  readonly hands?: string;
  /** Where who acts looks: 'side' aslant to the right, 'profile' right, 'viewer'. Absent: viewer. */
  readonly faces?: 'side' | 'profile' | 'viewer';
  /** Takes an object as its tool or product; else an object is somebody beside it. */
  readonly object?: 'made' | 'held' | 'target' | 'eaten';
}

const rows = {
  cast: { words: ['casting', 'conjuring', 'shooting out', 'channeling', 'channelling', 'casting a spell', 'casts', 'invoking', 'unleashing', 'launching', 'hurling a fireball'], effect: 'cast', uses: 'sparkles', faces: 'profile', object: 'made' },
  summon: { words: ['summoning', 'raising the dead', 'reviving', 'resurrecting', 'calling forth', 'opening a portal', 'creating'], pose: 'cast', effect: 'summon', faces: 'side', object: 'target' },
  breathe: { words: ['breathing', 'spitting', 'spewing', 'breathes', 'exhaling', 'blowing fire', 'vomiting', 'spraying', 'squirting'], effect: 'breath', uses: 'fire', faces: 'side', object: 'made' },
  swing: { words: ['swinging', 'wielding', 'brandishing', 'slashing with', 'swings', 'striking with', 'attacking with'], effect: 'slash', hands: 'sword', uses: 'sword', faces: 'side', object: 'held' },
  slash: { words: ['slashing', 'cutting', 'slicing', 'cleaving', 'chopping down', 'chopping up', 'filleting', 'peeling'], pose: 'swing', effect: 'slash', hands: 'sword', faces: 'side', object: 'target' },
  chop: { words: ['chopping', 'felling', 'splitting'], pose: 'hammer', effect: 'chips', hands: 'axe', faces: 'side', object: 'target' },
  hammer: { words: ['hammering', 'forging', 'smithing', 'crafting', 'pounding'], effect: 'sparks', hands: 'hammer', uses: 'anvil', faces: 'side', object: 'target' },
  dig: { words: ['digging', 'shoveling', 'shovelling', 'digging up', 'digging for', 'burying'], effect: 'hole', hands: 'shovel', uses: 'shovel', faces: 'side', object: 'held' },
  mine: { words: ['mining', 'mining for', 'digging with a pickaxe', 'quarrying'], pose: 'hammer', effect: 'ore', hands: 'pickaxe', uses: 'ore', faces: 'side', object: 'target' },
  plant: { words: ['planting', 'gardening', 'harvesting', 'gathering', 'weeding'], pose: 'reach', effect: 'sprout', hands: 'bare', uses: 'flower', faces: 'side', object: 'target' },
  water: { words: ['watering'], pose: 'pour', effect: 'drops', hands: 'bare', uses: 'watering can', faces: 'side', object: 'target' },
  sweep: { words: ['sweeping', 'mopping', 'raking', 'cleaning up'], pose: 'dig', effect: 'dust', hands: 'broom', faces: 'side' },
  fish: { words: ['fishing', 'fishing for', 'angling', 'catching fish'], effect: 'rod', hands: 'bare', faces: 'profile' },
  cook: { words: ['cooking', 'stirring', 'brewing', 'boiling', 'mixing', 'baking', 'grilling', 'frying'], effect: 'pot', uses: 'cauldron', hands: 'bare', object: 'made' },
  read: { words: ['reading', 'reading from', 'studying', 'holding a book', 'reads'], effect: 'held', uses: 'open book', hands: 'bare', object: 'held' },
  write: { words: ['writing', 'drawing', 'sketching', 'writing on', 'writing in'], pose: 'read', effect: 'held', uses: 'scroll', hands: 'bare', object: 'held' },
  paint: { words: ['painting a picture', 'painting a portrait', 'painting on'], pose: 'reach', effect: 'beside', uses: 'easel', hands: 'bare', faces: 'side' },
  eat: { words: ['eating', 'munching', 'munching on', 'nibbling', 'nibbling on', 'chewing', 'eats', 'tasting', 'licking', 'gnawing', 'gnawing on', 'grazing on'], effect: 'food', uses: 'bread', hands: 'bare', object: 'eaten' },
  drink: { words: ['drinking', 'drinking from', 'sipping', 'drinks', 'gulping', 'chugging', 'toasting'], effect: 'cup', uses: 'mug', hands: 'bare', object: 'eaten' },
  shoot: { words: ['shooting', 'firing', 'aiming', 'shooting at', 'shoots', 'firing at', 'drawing a bow', 'shooting with'], effect: 'shot', uses: 'arrow', hands: 'bow', faces: 'profile', object: 'made' },
  throw: { words: ['throwing', 'hurling', 'tossing', 'flinging', 'throws', 'pitching', 'lobbing'], effect: 'thrown', uses: 'ball', hands: 'bare', faces: 'profile', object: 'made' },
  kick: { words: ['kicking a ball', 'kicking a', 'dribbling'], effect: 'kicked', uses: 'soccer ball', hands: 'bare', faces: 'profile', object: 'made' },
  catch: { words: ['reaching up'], pose: 'cheer', hands: 'bare' },
  play: { words: ['playing', 'playing the', 'playing on', 'strumming', 'plucking', 'drumming', 'playing a', 'playing music', 'performing'], effect: 'music', uses: 'lute', hands: 'bare', object: 'held' },
  blow: { words: ['blowing', 'blowing a', 'whistling', 'trumpeting', 'playing the flute'], pose: 'drink', effect: 'music', uses: 'horn', hands: 'bare', object: 'held' },
  sing: { words: ['singing', 'singing a song', 'serenading', 'chanting', 'caroling'], effect: 'notes', hands: 'bare' },
  howl: { words: ['howling', 'howling at', 'crowing', 'meowing', 'howls'], effect: 'shout', faces: 'profile', object: 'target' },
  roar: { words: ['roaring', 'growling', 'screaming', 'shouting', 'yelling', 'barking', 'screeching', 'bellowing', 'snarling', 'roars', 'roaring at', 'hissing'], effect: 'shout', faces: 'profile', object: 'target' },
  speak: { words: ['speaking', 'talking', 'giving a speech', 'preaching', 'explaining', 'telling a story'], pose: 'point', effect: 'speech' },
  whisper: { words: ['whispering', 'gossiping'], pose: 'sing', effect: 'speech' },
  sleep: { words: ['sleeping', 'napping', 'asleep', 'snoring', 'dozing', 'sleeps', 'curled up', 'sleeping soundly', 'taking a nap', 'hibernating', 'dreaming'], effect: 'zzz', hands: 'bare' },
  stretch: { words: ['stretching', 'yawning'], hands: 'bare', faces: 'profile' },
  lie: { words: ['lying', 'lying down', 'laying down', 'sunbathing', 'lies'], hands: 'bare' },
  faint: { words: ['unconscious', 'fainted', 'knocked out', 'wounded'], pose: 'dead', hands: 'bare' },
  die: { words: ['dying', 'dead', 'defeated', 'slain'], pose: 'dead', hands: 'bare' },
  sit: { words: ['sitting', 'seated', 'sitting down', 'sits', 'sitting on the ground', 'sitting on the floor', 'resting', 'relaxing', 'camping'], pose: 'sit floor', faces: 'side' },
  'sit reading': { words: ['sitting and reading', 'sitting reading', 'sitting while reading', 'reading while sitting', 'sitting down reading', 'sitting on the ground reading', 'sitting on the floor reading'], effect: 'held', uses: 'open book', hands: 'bare', faces: 'side', object: 'held' },
  meditate: { words: ['meditating', 'sitting cross-legged', 'doing yoga', 'levitating in meditation', 'concentrating'], hands: 'bare' },
  kneel: { words: ['kneeling', 'kneeling down', 'bowing', 'bowing down', 'proposing', 'genuflecting'] },
  pray: { words: ['praying', 'begging', 'pleading', 'mourning', 'worshiping'], effect: 'halo', hands: 'bare' },
  stand: { words: ['standing', 'waiting', 'posing', 'idle', 'standing still', 'standing proudly', 'standing up', 'looking up', 'looking down', 'looking around', 'standing guard'] },
  walk: { words: ['walking', 'strolling', 'marching', 'wandering', 'hiking', 'patrolling', 'walks', 'traveling', 'travelling', 'exploring', 'limping', 'prowling'], faces: 'side' },
  rear: { words: ['rearing', 'rearing up', 'bucking', 'on its hind legs', 'on hind legs'], pose: 'fight', faces: 'profile' },
  run: { words: ['running', 'sprinting', 'jogging', 'dashing', 'charging', 'galloping', 'rushing', 'fleeing', 'runs', 'running away', 'charging forward', 'escaping'], faces: 'side' },
  jump: { words: ['jumping', 'leaping', 'hopping', 'bouncing', 'jumping up', 'jumps', 'doing a backflip', 'somersaulting'], faces: 'side' },
  fly: { words: ['flying', 'soaring', 'gliding', 'flies', 'flying high', 'flying in the sky', 'swooping'], effect: 'wind', faces: 'side' },
  'fly kite': { words: ['flying a kite', 'flying his kite', 'flying her kite', 'flying kites', 'kiting'], object: 'held', pose: 'wave', effect: 'kite', uses: 'kite', hands: 'bare', faces: 'side' },
  float: { words: ['floating', 'levitating', 'hovering', 'drifting'], effect: 'shadow' },
  fall: { words: ['falling', 'tumbling', 'tripping', 'slipping', 'falling down'], pose: 'fall', effect: 'wind', hands: 'bare', faces: 'side' },
  swim: { words: ['swimming', 'diving', 'snorkeling', 'drowning', 'bathing', 'wading', 'surfacing', 'splashing'], effect: 'water', hands: 'bare', faces: 'side' },
  climb: { words: ['climbing', 'climbing up', 'scaling'], hands: 'bare', object: 'target' },
  crawl: { words: ['crawling', 'creeping', 'crawling on the ground', 'slithering'], pose: 'crawl', faces: 'profile' },
  sneak: { words: ['sneaking', 'tiptoeing', 'lurking', 'sneaking around', 'hiding', 'cowering', 'stalking'], pose: 'sneak', faces: 'side' },
  dance: { words: ['dancing', 'waltzing', 'doing a dance', 'twirling', 'spinning', 'partying', 'breakdancing', 'dances'], effect: 'notes', hands: 'bare' },
  cheer: { words: ['cheering', 'celebrating', 'rejoicing', 'raising arms', 'arms raised', 'winning', 'clapping', 'victorious'], effect: 'confetti', hands: 'bare' },
  wave: { words: ['waving', 'waving hello', 'greeting', 'waving goodbye', 'saying hello', 'waves', 'saluting'], hands: 'bare' },
  point: { words: ['pointing', 'pointing forward', 'pointing at', 'commanding', 'directing'], hands: 'bare' },
  crouch: { words: ['crouching', 'crouched', 'squatting', 'crouching down', 'ducking'], faces: 'side' },
  akimbo: { words: ['standing akimbo'], hands: 'bare' },
  'cross arms': { words: ['folding arms', 'crossing arms', 'crossing his arms', 'crossing her arms'], pose: 'arms crossed', hands: 'bare' },
  ready: { words: ['readying for battle', 'ready to fight', 'ready for battle'], pose: 'stance', faces: 'side' },
  juggle: { words: ['juggling', 'juggling with', 'juggles'], effect: 'juggle', hands: 'bare', object: 'held' },
  laugh: { words: ['laughing', 'giggling', 'smiling broadly', 'cackling'], pose: 'cheer', effect: 'haha', hands: 'bare' },
  cry: { words: ['crying', 'weeping', 'sobbing', 'grieving'], effect: 'tears', hands: 'bare' },
  think: { words: ['thinking', 'pondering', 'wondering', 'confused', 'contemplating', 'puzzled'], effect: 'question', hands: 'bare' },
  fear: { words: ['scared', 'frightened', 'terrified', 'trembling', 'shivering', 'panicking'], pose: 'cry', effect: 'shiver', hands: 'bare' },
  love: { words: ['in love', 'blowing a kiss', 'loving'], pose: 'wave', effect: 'heart', hands: 'bare' },
  block: { words: ['blocking', 'defending', 'raising a shield', 'parrying', 'guarding', 'shielding'], pose: 'guard', faces: 'side' },
  punch: { words: ['punching', 'boxing', 'kickboxing', 'practicing kung fu', 'shadowboxing'], effect: 'impact', hands: 'bare', faces: 'side' },
  fight: { words: ['fighting', 'attacking', 'battling', 'striking', 'striking a pose with a sword', 'lunging', 'charging into battle', 'attacks'], pose: 'swing up', effect: 'slash', faces: 'side' },
  stab: { words: ['stabbing', 'thrusting', 'impaling'], pose: 'thrust', effect: 'wind', faces: 'profile' },
  lift: { words: ['lifting weights', 'weightlifting', 'flexing', 'flexing muscles', 'exercising'], pose: 'carry', hands: 'bare' },
  explode: { words: ['exploding', 'bursting', 'blowing up', 'detonating'], pose: 'stand', effect: 'explosion' },
  burn: { words: ['burning', 'on fire', 'in flames', 'ablaze', 'engulfed in flames', 'catching fire', 'aflame'], pose: 'stand', effect: 'flames' },
  glow: { words: ['shining', 'emitting light', 'radiating', 'sparkling', 'glowing brightly', 'twinkling'], pose: 'stand', effect: 'aura' },
  smoke: { words: ['smoking', 'smoking a pipe', 'steaming', 'puffing smoke', 'vaping'], pose: 'drink', effect: 'smoke', hands: 'bare' },
  melt: { words: ['melting', 'dripping', 'oozing'], pose: 'stand', effect: 'puddle' },
  sprinkle: { words: ['sprinkling', 'scattering', 'spreading', 'sowing', 'dusting', 'sprinkling dust'], pose: 'give', effect: 'glitter', hands: 'bare', faces: 'side', object: 'made' },
  pour: { words: ['pouring', 'spilling', 'filling', 'emptying'], pose: 'pour', effect: 'pour', uses: 'potion', hands: 'bare', faces: 'side', object: 'made' },
  photograph: { words: ['photographing', 'taking a photo', 'taking a picture', 'taking pictures', 'filming'], pose: 'look through', effect: 'at eye', uses: 'camera', hands: 'bare', faces: 'side' },
  game: { words: ['gaming'], pose: 'sit', hands: 'bare' },
  roast: { words: ['roasting', 'roasting marshmallows', 'toasting marshmallows', 'roasting a marshmallow', 'roasting sausages', 'warming his hands', 'warming her hands'], pose: 'give', effect: 'stick', hands: 'bare', faces: 'side', object: 'held' },
  skip: { words: ['skipping rope', 'skipping with a rope'], pose: 'jump', effect: 'skipping rope', hands: 'bare' },
  knead: { words: ['kneading', 'rolling out', 'shaping'], pose: 'reach', hands: 'bare', faces: 'side', object: 'target' },
  sharpen: { words: ['sharpening', 'honing', 'polishing his', 'polishing her'], pose: 'carry low', effect: 'held edge', uses: 'sword', hands: 'bare', faces: 'side', object: 'held' },
  saw: { words: ['sawing', 'sawing wood'], pose: 'pour', effect: 'chips', hands: 'saw', uses: 'log', faces: 'side', object: 'target' },
  phone: { words: ['taking a selfie', 'talking on the phone', 'texting', 'using a phone'], pose: 'drink', effect: 'held up', uses: 'phone', hands: 'bare' },
  graze: { words: ['grazing', 'pecking', 'foraging', 'sniffing', 'eating grass'], effect: 'grass', faces: 'profile' },
  sail: { words: ['sailing', 'anchored', 'cruising'], pose: 'stand', effect: 'water' },
  drive: { words: ['driving fast', 'speeding', 'racing', 'drifting around a corner'], pose: 'stand', effect: 'trail', faces: 'profile' },
} as const satisfies Readonly<Record<string, VerbRow>>; // biome-ignore format: a table

export type VerbId = keyof typeof rows;
export const VERBS: Readonly<Record<VerbId, VerbRow>> = rows;
