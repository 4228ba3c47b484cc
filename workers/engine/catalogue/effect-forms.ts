/**
 * What effects are made of, and the forms that they take. A form of a substance is one painter of `things/painted.ts`: an explosion
 * of ice is a burst of shards, one of water a splash. What no row of a form names is drawn by its first painter, in the substance's colour.
 */

/** Kinds of substances that are drawn alike. */
export type Stuff =
  | 'fire' | 'water' | 'ice' | 'snow' | 'electric' | 'earth' | 'wind' | 'light' | 'dark' | 'poison' | 'leaf' | 'petal' | 'liquid' | 'blood'
  | 'dust' | 'smoke' | 'magic' | 'sound' | 'heart' | 'star' | 'coin' | 'feather' | 'confetti' | 'bubble' | 'lava' | 'crystal' | 'heal'; // biome-ignore format: a list

/** Words of a substance, how it is drawn, and its colour where the painter's own is another. */
export const SUBSTANCES: readonly (readonly [words: string, stuff: Stuff, colour?: string])[] = [
  ['fire|flame|flames|fiery|flaming|burning|inferno|blazing|pyro|fel fire', 'fire', '#f0701c'],
  ['ember|embers|cinder|cinders', 'fire', '#f0701c'],
  ['hellfire|infernal|demonic|demon', 'fire', '#d8342c'], ['ghostfire|foxfire|soul fire', 'fire', '#4498e4'], ['ghost|ghostly|spectral|phantom|wraith', 'magic', '#7cdccc'],
  ['lava|magma|molten', 'lava', '#f0601c'], ['water|aqua|sea|ocean|tidal|hydro|watery|whirlpool|maelstrom', 'water', '#3f93e0'],
  ['ice|icy|frost|frozen|freezing|glacial|frosty|cryo|cold', 'ice', '#7cc8f0'], ['snow|snowy|blizzard|snowflake|snowflakes|snowball', 'snow', '#b8dcf4'],
  ['lightning|electric|electricity|electrical|thunder|static|volt|voltage|shock|storm|taser|tesla|magnetic', 'electric', '#f8d03c'], ['plasma', 'electric', '#c060f0'],
  ['earth|rock|rocks|stone|rocky|boulder|rubble|ground|dirt', 'earth', '#a8784c'], ['mud', 'liquid', '#7c5234'],
  ['wind|air|aero|windy|gale', 'wind', '#a8d8f0'], ['speed|haste|dash|velocity', 'wind', '#a8d8f0'], ['light|holy|divine|sacred|heavenly|angelic|celestial|solar|sun|radiant|sunlight', 'light', '#f8d058'],
  ['lunar|moon|moonlight|silver', 'light', '#b8c8f0'], ['dark|darkness|shadow|shadowy|void|evil|chaos|necrotic|curse|cursed|unholy|abyss|abyssal|nether|black magic|dark magic', 'dark', '#7c3cc8'],
  ['poison|toxic|venom|poisonous|noxious|gas|plague|stink', 'poison', '#6cb83c'],
  ['acid|acidic|corrosive|caustic|bile', 'poison', '#a8d820'], ['slime|goo|ooze|gel', 'liquid', '#6cd048'], ['blood|gore|bloody', 'blood', '#a81c2a'], ['saliva|drool|sweat|tear', 'water', '#a8d8ec'], ['wine', 'liquid', '#8c1c40'], ['ink|oil|tar', 'liquid', '#2c2838'], ['paint', 'liquid', '#3f93e0'],
  ['mercury|quicksilver|liquid metal', 'liquid', '#b4bcc8'], ['cheese|cheesy|mustard|lemonade|lemon|yolk|egg', 'liquid', '#f0c038'], ['ketchup|tomato|strawberry|cherry|jam', 'liquid', '#cc2c24'], ['soup|gravy|sewage|swamp|sludge', 'liquid', '#8c6c34'], ['beer|ale|mead|cider|tea|amber|sap|resin|rum|whiskey', 'liquid', '#d88c24'], ['caramel|syrup|maple syrup|butterscotch', 'liquid', '#c07420'],
  ['cream|yogurt|yoghurt|glue|wax|ice cream|mayonnaise|mayo|whipped cream', 'liquid', '#f4ead0'], ['snot|mucus|pus|booger', 'liquid', '#a8c840'], ['cola|soda', 'liquid', '#5c3424'], ['cement|concrete', 'liquid', '#8c8c90'], ['grape|blueberry|berry', 'liquid', '#6c48b4'],
  ['milk', 'liquid', '#f0ece4'], ['honey', 'liquid', '#e8a020'], ['chocolate', 'liquid', '#6c4024'], ['juice', 'liquid', '#f08c2c'], ['coffee', 'liquid', '#6c4428'],
  ['autumn leaves|autumn leaf|fall leaves|dead leaves|dry leaves|orange leaves', 'leaf', '#d8742c'],
  ['thorn|thorns|thorny|bramble|brambles|vine|vines', 'leaf', '#4c8c34'], ['nature|leaf|leaves|grass|leafy|plant|druid', 'leaf', '#6cb83c'], ['petal|petals|flower|flowers|blossom|cherry blossom|sakura|rose|floral', 'petal', '#f4a4c4'],
  ['sawdust|wood dust|cinnamon|cocoa|spice|rust', 'dust', '#b87c44'], ['flour|sugar|salt|chalk|powder|talc|plaster|baby powder|baking powder', 'dust', '#e4dccc'], ['coal|coal dust|gunpowder dust|pepper|graphite', 'dust', '#54505c'], ['gold dust|golden dust|curry|turmeric', 'dust', '#e4b030'], ['dust|dusty', 'dust', '#c8a878'], ['sand|sandy|desert|sandstorm|sand storm|dust storm', 'dust', '#dcc080'], ['smoke|smoky|steam|mist|fog|cloud|ash|vapor|vapour|soot|exhaust|engine|chimney|campfire smoke|cigarette|gunpowder', 'smoke'], ['spore|spores|pollen', 'dust', '#c8d048'],
  ['magic|magical|arcane|energy|mana|spirit|soul|ki|chi|qi|experience|xp|exp|wisp|teleporter|healing magic|force|power|psychic|psionic|mystic|ethereal|spell|cosmic|astral|fairy|pixie|teleport|teleportation|transformation|evolution|warp|portal|aether|laser|summoning|summon|buff|level up|rune|runic', 'magic'],
  ['sound|sonic|music|musical|scream|shout|roar|screech|bard|echo|noise|note|notes|sonar', 'sound'],
  ['rage|fury|anger|berserk|berserker|wrath', 'magic', '#e83c30'], ['heart|hearts|love|charm', 'heart', '#f0487c'], ['star|stars|starry|stardust|shooting star', 'star', '#f8cc38'], ['coin|coins|gold coin|gold coins|money|treasure', 'coin'],
  ['feather|feathers', 'feather'], ['confetti|party|celebration', 'confetti'], ['bubble|bubbles|soap|bubbly', 'bubble'],
  ['crystal|crystals|glass|diamond|gem|shard|shards', 'crystal', '#54b4e8'], ['heal|healing|regen|regeneration|cure|life|restoration', 'heal', '#48cc60'],
]; // biome-ignore format: a table

/** A form: its words, the painter that draws it, the painters of some substances, and whether it names an effect by itself. */
export interface EffectForm {
  readonly words: string;
  readonly drawn: string;
  readonly of?: Partial<Readonly<Record<Stuff, string>>>;
  /** Something else bears its name as well: only with a substance before it is it an effect. */
  readonly shared?: true;
  /** What flies with it says as much: a spiral with stars. */
  readonly lively?: true;
  /** A thing bears its name too, of any substance: it is said to be an effect, or to lie round somebody. */
  readonly cued?: true;
  /** A thing that is worn or carried bears its name: a cursed or holy one is that thing. */
  readonly item?: true;
  /** What its words say of it besides. */
  readonly manner?: string;
  /** Its own colour, where none is said and the substance has none. */
  readonly colour?: string;
  /** Substances of which it is something else: a crystal ball is no effect. */
  readonly not?: readonly Stuff[];
}

export const FORMS: readonly EffectForm[] = [
  { words: 'explosion|blast|detonation|kaboom|exploding|eruption', drawn: 'explosion', of: { ice: 'ice-burst', crystal: 'ice-burst', earth: 'rock-burst', electric: 'electric-spark', water: 'splash', liquid: 'splatter', blood: 'splatter', dust: 'dust', smoke: 'smoke', snow: 'snow-burst', confetti: 'confetti', coin: 'coin-burst', feather: 'feather-burst', heart: 'floating-hearts', star: 'sparkles', bubble: 'bubbles', poison: 'poison-cloud', leaf: 'autumn-swirl', petal: 'petals', heal: 'heal' } },
  { words: 'burst|starburst|pop|nova burst', drawn: 'impact', of: { fire: 'explosion', ice: 'ice-burst', crystal: 'ice-burst', earth: 'rock-burst', electric: 'electric-spark', water: 'splash', liquid: 'splatter', blood: 'splatter', dust: 'dust', smoke: 'smoke', snow: 'snow-burst', confetti: 'confetti', coin: 'coin-burst', feather: 'feather-burst', heart: 'floating-hearts', star: 'impact', bubble: 'bubbles', lava: 'splash', poison: 'poison-cloud', petal: 'petals', leaf: 'falling-leaves', heal: 'heal' } },
  { words: 'impact|hit spark|hit|hit flash|flash|impact flash|strike|smash|punch|kick impact|critical hit|parry spark|clash', drawn: 'impact', shared: true, of: { electric: 'lightning-strike', earth: 'ground-crack', water: 'splash', blood: 'splatter', liquid: 'splatter', ice: 'ice-burst', crystal: 'ice-burst', dust: 'dust' } },
  { words: 'slash|sword slash|slash arc|swing arc|sword arc|sword swing|blade slash|swing trail|sword trail|crescent slash|sword swipe|katana slash|axe swing|cleave|slice|slash trail', drawn: 'slash', of: { wind: 'wind-blades' } },
  { words: 'cross slash|double slash|x slash|crossed slashes|crossed slash|double slash cross|slash cross|x shaped slash|criss cross slash|criss cross slashes|crossing slashes|double cross slash|slashes crossing', drawn: 'cross-slash' },
  { words: 'stars|stun stars|dizzy stars|circling stars|birds and stars', drawn: 'dizzy', cued: true },
  { words: 'heal cross|healing cross|health cross|heal crosses|healing crosses|heal plus|health plus|healing plus signs', drawn: 'heal' },
  { words: 'burning ground|ground fire|burning floor|fire patch|ground flames|fire on the ground|flames on the ground', drawn: 'fire-wall' },
  { words: 'nuke|nuke blast|nuke cloud|nuke blast cloud|nuclear cloud|nuclear blast cloud|blast cloud|atomic cloud|bomb cloud|mushroom cloud', drawn: 'mushroom-cloud' },
  { words: 'gust|gust of wind|gale|breeze|air current|wind current', drawn: 'wind-gust', of: { leaf: 'autumn-swirl', petal: 'autumn-swirl' } },
  { words: 'shield break|shield shatter|shield breaking|shield shattering|barrier break|barrier shatter|broken shield', drawn: 'barrier', manner: 'cracked' },
  { words: 'shatter|shattering|break|breaking|crumble', drawn: 'impact', shared: true, of: { earth: 'rock-burst', ice: 'ice-burst', crystal: 'ice-burst' } },
  { words: 'fire|flame|flames|looping flame', drawn: 'flame' },
  { words: 'falling star|falling stars|starfall|shooting stars|shooting star', drawn: 'shooting-star' },
  { words: 'meteor shower|meteor rain|meteor strike|star shower|meteors', drawn: 'meteor-shower' },
  { words: 'frost', drawn: 'ice-burst' },
  { words: 'black hole|gravity well|singularity', drawn: 'black-hole' },
  { words: 'claw slash|claw marks|claw mark|claw swipe|scratch marks|claw scratches|claw scratch|claw attack', drawn: 'claw-slash' },
  { words: 'wind blades|wind blade|air blades|crescent blades|air cutter|wind cutter|crescents', drawn: 'wind-blades' },
  { words: 'splash|splashes|splashing', drawn: 'splash', of: { blood: 'splatter' } },
  { words: 'splatter|splat|spatter|splotch|stain|blot|splatters', drawn: 'splatter' },
  { words: 'aura|glow aura|power up|charge up|energy field', drawn: 'aura', of: { heal: 'healing-aura' } },
  { words: 'shockwave|shock wave|shockwave ring|ring of force|blast wave|blast ring|impact ring|pulse|force wave|shockwave rings', drawn: 'shockwave', of: { fire: 'fire-ring', sound: 'sound-arcs', smoke: 'smoke-ring', dust: 'smoke-ring' } },
  { words: 'nova|nova ring|nova blast|nova spell|nova wave', drawn: 'nova', of: { sound: 'sound-arcs', smoke: 'smoke-ring', dust: 'smoke-ring', coin: 'coin-burst', feather: 'feather-burst', heart: 'floating-hearts', bubble: 'bubbles', confetti: 'confetti' } },
  { words: 'ripple|ripples|ripple rings|ripple ring|concentric rings|concentric circles|rings', drawn: 'ripples', shared: true, of: { fire: 'fire-ring', sound: 'sound-arcs', smoke: 'smoke-ring', dust: 'smoke-ring' } },
  { words: 'ring|circle|wave ring', drawn: 'shockwave', shared: true, item: true, of: { fire: 'fire-ring', magic: 'magic-circle', smoke: 'smoke-ring', dust: 'smoke-ring', heal: 'healing-aura', sound: 'sound-arcs', star: 'dizzy', ice: 'spike-ring', crystal: 'spike-ring' }, not: ['coin', 'heart', 'crystal'] },
  { words: 'waves|wave|scream', drawn: 'shockwave', shared: true, of: { sound: 'sound-arcs', fire: 'fire-wall', wind: 'wind-gust', earth: 'ice-spikes' }, not: ['water'] },
  { words: 'laser|laser beam|death ray|beam attack|energy beam', drawn: 'laser-beam' },
  { words: 'beam|ray', drawn: 'laser-beam', shared: true, of: { light: 'light-beam', heal: 'light-beam' }, not: ['wind'] },
  { words: 'pillar|column|geyser|pillars|light pillar|pillar of light', drawn: 'light-beam', shared: true, of: { fire: 'fire-pillar', lava: 'fire-pillar', water: 'splash', ice: 'ice-spikes', earth: 'ice-spikes', electric: 'lightning-strike', wind: 'magic-tornado', smoke: 'smoke' } },
  { words: 'projectile|missile|magic missile|energy bolt|bullet trail|plasma shot|bolt of energy|energy shot|shot', drawn: 'energy-bolt', shared: true, of: { fire: 'fireball', lava: 'fireball', ice: 'ice-bolt', crystal: 'ice-bolt' }, not: ['coin'] },
  { words: 'bolt', drawn: 'energy-bolt', shared: true, of: { fire: 'fireball', ice: 'ice-bolt' }, not: ['electric', 'crystal', 'coin'] },
  { words: 'fireball|fire ball|ball of fire|flaming ball', drawn: 'fireball' },
  { words: 'ball|orb|sphere|blast orb|energy ball|energy orb', drawn: 'energy-ball', shared: true, of: { fire: 'fireball' }, not: ['crystal', 'snow', 'earth', 'coin', 'star', 'confetti', 'feather', 'leaf', 'petal', 'dust', 'bubble', 'sound'] },
  { words: 'barrier|force field|forcefield|shield bubble|bubble shield|energy shield|magic shield|shield aura|shield effect|shield sphere|protective bubble|force shield|mana shield|plasma shield', drawn: 'barrier' },
  { words: 'shield dome|dome shield|energy dome|force dome|magic dome|protective dome|barrier dome|dome barrier|dome of light|dome of energy', drawn: 'barrier', manner: 'dome' },
  { words: 'shield|bubble|dome|armor|protection', drawn: 'barrier', shared: true, cued: true, not: ['coin', 'bubble', 'feather'] },
  { words: 'magic portal|portal effect|swirl portal|dimensional rift|rift|spatial rift|dimension tear|wormhole|warp gate|energy portal|void portal|shadow portal|swirling portal', drawn: 'rift' },
  { words: 'portal', drawn: 'rift', shared: true },
  { words: 'spiral galaxy|galaxy|galaxy spiral|spiral nebula|galaxy swirl', drawn: 'spiral-galaxy' },
  { words: 'vortex|whirlpool|maelstrom|spiral portal', drawn: 'vortex', of: { fire: 'fire-tornado', wind: 'magic-tornado', dust: 'magic-tornado', leaf: 'autumn-swirl' } },
  { words: 'swirl|spiral|helix|twirl|swirls|swirling ribbons|whirl', drawn: 'rising-swirl', shared: true, lively: true, of: { leaf: 'autumn-swirl', petal: 'autumn-swirl', wind: 'wind-gust', water: 'vortex', fire: 'vortex' } },
  { words: 'tornado|whirlwind|twister|cyclone|sandstorm funnel|dust devil', drawn: 'magic-tornado', of: { fire: 'fire-tornado', lava: 'fire-tornado' } },
  { words: 'cloud|puff|plume|gas|poof|fumes|puffs|billow', drawn: 'smoke', shared: true, of: { poison: 'poison-cloud', dust: 'dust', earth: 'dust' }, not: ['electric', 'snow', 'water', 'light'] },
  { words: 'rain|rainfall|downpour|shower', drawn: 'rain', shared: true, lively: true, of: { star: 'meteor-shower', leaf: 'falling-leaves', petal: 'petals', feather: 'feather-fall', confetti: 'confetti', coin: 'coin-burst', heart: 'floating-hearts', ice: 'hail-fall', snow: 'snowfall', bubble: 'bubbles', earth: 'meteor-shower' }, not: ['electric', 'wind', 'sound'] },
  { words: 'code rain|matrix rain|matrix code|matrix code rain|digital rain|data rain', drawn: 'code-rain' },
  { words: 'binary rain|binary code|binary code rain|binary', drawn: 'code-rain', manner: 'binary' },
  { words: 'confetti', drawn: 'confetti' },
  { words: 'static|tv static|static noise', drawn: 'static', shared: true },
  { words: 'embers|ember', drawn: 'embers' },
  { words: 'fog|mist|fog bank|ground fog|low fog|creeping fog|morning fog|morning mist|drifting fog|patch of fog|wall of fog', drawn: 'fog-bank', of: { poison: 'poison-cloud' } },
  { words: 'web shot|spider web shot|web blast|web attack|web splat|web projectile', drawn: 'web-shot' },
  { words: 'hypno rings|mind control rings|hypnosis rings|psychic rings|mind control waves|mind control|hypnosis|psychic waves|brain waves', drawn: 'hypno-rings' },
  { words: 'bullet hole|bullet holes|bullet mark|bullet marks', drawn: 'bullet-hole' },
  { words: 'fire breath|breath of flame|breath of fire|dragon breath', drawn: 'fire-breath' },
  { words: 'vapor|vapour', drawn: 'smoke' },
  { words: 'field', drawn: 'barrier', shared: true, of: { electric: 'electric-spark' }, not: ['leaf', 'petal', 'star', 'coin', 'snow', 'ice', 'earth', 'lava', 'dust', 'crystal', 'sound', 'feather', 'water', 'smoke'] },
  { words: 'rays|light rays|sunbeams|shafts', drawn: 'sun-rays', shared: true, not: ['coin', 'heart', 'earth', 'blood', 'water'] },
  { words: 'lens flare', drawn: 'lens-flare' },
  { words: 'flare', drawn: 'lens-flare', shared: true, not: ['coin'] },
  { words: 'sneeze', drawn: 'spray' },
  { words: 'glitch|glitches|scanlines|scan lines', drawn: 'glitch' },
  { words: 'dissolve|disintegration|disintegrating|dematerialization|pixelation', drawn: 'dissolve' },
  { words: 'aurora|northern lights', drawn: 'aurora' },
  { words: 'eclipse', drawn: 'eclipse' },
  { words: 'supernova', drawn: 'supernova' },
  { words: 'hyperspace|hyperdrive|warp lines', drawn: 'warp-lines' },
  { words: 'spit|glob|gob|goo ball', drawn: 'gob', shared: true, not: ['coin', 'star', 'heart', 'light', 'fire'] },
  { words: 'spores|pollen|motes|spore|particles', drawn: 'motes', of: { fire: 'embers', snow: 'snowfall', leaf: 'falling-leaves', petal: 'petals', heart: 'floating-hearts', bubble: 'bubbles', coin: 'coin-burst', feather: 'feather-fall', confetti: 'confetti', heal: 'heal', star: 'sparkles', light: 'sparkles', magic: 'sparkles', dust: 'motes', earth: 'rock-burst', water: 'droplets', blood: 'droplets' } },
  { words: 'hail|hailstorm|hailstones', drawn: 'hail-fall' },
  { words: 'haze', drawn: 'wavy-lines', shared: true },
  { words: 'smoke|smoke bomb cloud|smoke bomb puff|smoke screen|smokescreen|smoke puff|puff of smoke|smoke cloud|poof', drawn: 'smoke' },
  { words: 'dust|dust puff|dust cloud|dust kick|landing dust|running dust', drawn: 'dust' },
  { words: 'sparkle trail|sparkly trail|sparkling trail|glitter trail|trail of sparkles|star trail|trail of stars|fairy dust trail|magic trail', drawn: 'light-trail' },
  { words: 'sparks|spark shower|flying sparks|spray of sparks', drawn: 'sparks', of: { electric: 'electric-spark' } },
  { words: 'spark', drawn: 'sparkles', of: { electric: 'electric-spark', fire: 'embers' } },
  { words: 'shimmer outline|sparkle outline|glow outline|glowing outline|item shimmer|item glow|loot glow|loot shimmer|rarity glow|item sparkle|loot sparkle|sparkle|sparkles|glitter|twinkle|twinkles|shimmer|glints|magic dust', drawn: 'sparkles', of: { heal: 'heal', fire: 'embers', snow: 'snowfall', leaf: 'falling-leaves', petal: 'petals', heart: 'floating-hearts', bubble: 'bubbles', coin: 'coin-burst', feather: 'feather-burst', confetti: 'confetti' } },
  { words: 'spikes|spike|stalagmites|spires|shards|icicles', drawn: 'ice-spikes', shared: true, not: ['light', 'coin'], of: {} },
  { words: 'trail|streak|streaks|tail|ribbon', drawn: 'light-trail', shared: true, of: { smoke: 'smoke-trail', dust: 'dust', wind: 'speed-lines', bubble: 'bubbles', liquid: 'slime-trail', blood: 'slime-trail' }, not: ['earth', 'coin', 'leaf', 'confetti'] },
  { words: 'spray|squirt|squirts|stream|jet', drawn: 'fire-breath', shared: true, of: { water: 'spray', liquid: 'spray', blood: 'spray' }, not: ['earth', 'coin', 'feather', 'sound', 'heart', 'snow', 'star'] },
  { words: 'breath|breath attack|breath cone|cone|flamethrower', drawn: 'fire-breath', shared: true, not: ['earth', 'coin', 'feather', 'sound', 'heart', 'snow'] },
  { words: 'wall|wave wall', drawn: 'fire-wall', shared: true, of: { ice: 'ice-spikes', crystal: 'ice-spikes', dust: 'dust-wall' }, not: ['water', 'snow', 'earth', 'wind', 'light', 'leaf', 'petal', 'magic', 'sound', 'coin', 'star', 'heart', 'electric', 'poison', 'blood', 'liquid', 'smoke', 'feather', 'confetti', 'bubble', 'heal'] },
  { words: 'magic circle|summoning circle|rune circle|spell circle|sigil|glyph|magic seal|runic circle|casting circle|curse mark|cursed mark|hex mark|magic mark|demon mark|cursed seal|curse seal|curse sigil|magic brand|rune mark', drawn: 'magic-circle' },
  { words: 'ground crack|ground slam|cracks|fissure|earthquake|ground smash', drawn: 'ground-crack' },
  { words: 'tendrils|tentacles|wisps|strands', drawn: 'tendrils', shared: true, not: ['water', 'ice', 'earth', 'coin', 'fire'] },
  { words: 'music notes|musical notes', drawn: 'afloat-notes' },
  { words: 'rocket exhaust|jet exhaust|exhaust flame|jet exhaust flame|thruster|thruster flame|thrusters|booster flame|rocket flame|jet flame|engine flame|engine exhaust|afterburner', drawn: 'fire-breath', shared: true, lively: true },
  { words: 'puddle|pool|slick|spill', drawn: 'liquid-pool', shared: true, not: ['water', 'light', 'magic', 'ice', 'crystal', 'earth', 'coin', 'star', 'heart', 'feather', 'leaf', 'petal', 'wind', 'electric', 'sound', 'confetti', 'smoke', 'dust', 'snow', 'fire', 'lava', 'bubble', 'heal'] },
  { words: 'leak', drawn: 'smoke', shared: true, of: { poison: 'poison-cloud', liquid: 'drips', water: 'drips', blood: 'drips' }, not: ['light', 'magic', 'coin', 'star', 'heart', 'feather', 'leaf', 'petal', 'earth', 'sound'] },
  { words: 'afterimage|after image|afterimages|after images', drawn: 'afterimage' },
  { words: 'wisp|wisps|soul flame|spirit flame', drawn: 'flame', shared: true, colour: '#6cc8f0' },
  { words: 'drops|droplets|drop', drawn: 'droplets', shared: true, not: ['coin', 'heart', 'star', 'confetti', 'feather', 'leaf', 'petal', 'light', 'sound', 'smoke', 'dust', 'electric'] },
  { words: 'drip|drips|dripping', drawn: 'drips', shared: true, not: ['coin', 'heart', 'star', 'confetti', 'feather', 'leaf', 'petal', 'light', 'sound'] },
  { words: 'lightning strike|lightning bolt strike|thunder strike|lightning|forked lightning|chain lightning', drawn: 'lightning-strike', shared: true },
]; // biome-ignore format: a table

/** The substance whose colours a painter has by itself. */
export const NATIVE: Readonly<Record<string, readonly Stuff[]>> = {
  explosion: ['fire', 'lava'], 'fire-ring': ['fire'], 'fire-wall': ['fire'], 'fire-pillar': ['fire'], 'fire-tornado': ['fire', 'lava'], fireball: ['fire', 'lava'], 'fire-breath': ['fire'], flame: ['fire'], 'meteor-shower': ['fire', 'lava'], aura: ['fire'], embers: ['fire'], eruption: ['lava'],
  nova: ['ice', 'snow', 'fire', 'lava'], static: ['electric'], splash: ['water'], splatter: ['blood'], 'ice-burst': ['ice'], 'ice-bolt': ['ice'], 'ice-spikes': ['ice'], 'spike-ring': ['ice'], 'rock-burst': ['earth'], 'ground-crack': ['earth'], 'electric-spark': [], 'lightning-strike': ['electric'], 'poison-cloud': ['poison'], dust: ['earth'], smoke: ['smoke'], 'smoke-ring': ['smoke'],
  'floating-hearts': ['heart'], sparkles: ['star', 'light'], droplets: ['water'], spray: ['water'], 'hail-fall': ['ice'], 'feather-fall': ['feather'], 'sun-rays': ['light'], motes: ['light'], rain: ['water'], 'light-beam': ['light'], petals: ['petal'], 'autumn-swirl': [], 'falling-leaves': [], snowfall: ['snow'], 'snow-burst': ['snow'], bubbles: ['bubble'], 'coin-burst': ['coin'], 'feather-burst': ['feather'], confetti: ['confetti'], heal: ['heal'], 'healing-aura': ['heal'], 'wind-gust': ['wind'], 'wind-blades': ['wind'], 'magic-tornado': ['wind'], 'speed-lines': ['wind'], dizzy: ['star'], vortex: [], drips: ['blood'],
}; // biome-ignore format: a table
