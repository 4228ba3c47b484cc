/** Effects and signs of states, said in the words of the tables: "burn status icon", "oil puddle", "speed lines". */
import { inTurn, type Row } from './in-turn.ts';

/** Substances and the colour of their splashes. */
const SPLASHED: Readonly<Record<string, string>> = { slime: 'green', goo: 'green', poison: 'green', acid: 'green', venom: 'green', mud: 'brown', chocolate: 'brown', ink: 'black', oil: 'black', tar: 'black', milk: 'white', water: 'blue', paint: 'blue', lava: 'orange', honey: 'orange', blood: 'red', wine: 'crimson' }; // biome-ignore format: a table
const STUFF = Object.keys(SPLASHED).join('|');

/** What stands for a state of a fighter. */
const STATES: readonly (readonly [string, string])[] = [
  ['burn(?:ing|ed|t)?|fire|on fire|ignited', 'flame'],
  ['freez(?:e|ing)|frozen|frost(?:bite)?|chill(?:ed)?|cold|ice', 'snowflake'],
  ['poison(?:ed)?|toxic|venom', 'poison cloud'],
  ['stun(?:ned)?|confus(?:ed|ion)|dizzy|daze[d]?', 'dizzy stars'],
  ['sleep(?:ing|y)?|asleep', 'zzz'],
  ['bleed(?:ing)?|blood', 'drop of blood'],
  ['curse[d]?|doom(?:ed)?|death|dead', 'skull'],
  ['paraly(?:sis|zed|sed)|shock(?:ed)?|electrified', 'lightning bolt'],
  ['weak(?:ness|ened)?|slow(?:ed)?|debuff', 'debuff arrow'],
  ['heal(?:ing)?|regen(?:eration)?', 'healing effect'],
  ['strength|attack up|buff(?:ed)?|power', 'buff arrow'],
  ['charm(?:ed)?|love', 'floating hearts'],
  ['haste|speed|swift(?:ness)?', 'boots with wings'],
  ['shield(?:ed)?|protect(?:ed|ion)?|defen[cs]e', 'shield'],
  ['rage|anger|enraged|berserk|taunt(?:ed)?', 'angry mark'],
  ['petrif(?:y|ied)|stone', 'stone statue'],
  ['blind(?:ed|ness)?', 'eye'],
]; // biome-ignore format: a table

/** Who or what an effect is for says nothing of how it looks. */
const FOR =
  '(?:for (?:an? |my |the )?(?:[a-z]+ ){0,2}(?:character|class|hero|heroine|game|player|druid|mage|wizard|sorcerer|witch|shaman|knight|boss|enemy|ability|skill|attack))';
const HUE = 'red|blue|green|yellow|purple|orange|pink|black|white|grey|gray|golden|gold|cyan|teal|brown';

const WORDINGS: readonly Row[] = [
  [/\bleafs\b/gi, 'leaves'],
  // a swarm that flies apart
  [
    /^((?:an? |the )?(?:[a-z]+ )??)(?:swarm of )?(bat|bird|crow|raven|butterfl|bee|wasp)(?:s|y|ies)?(?: swarm| flock)? (?:bursting|exploding|scattering|erupting|flying apart|flying out|bursts|explosion)(?: out| outwards?| up| apart| in all directions| everywhere)*(?: from (?:the |a )?(?:middle|cent(?:er|re)|cave|darkness|coat|cape|body))?$/i,
    (_all: string, before: string, what: string) => `${before}${/raven/i.test(what) ? 'crow' : /wasp/i.test(what) ? 'bee' : /butterfl/i.test(what) ? 'butterfly' : what.toLowerCase()} burst`, // biome-ignore format: one line
  ],
  [
    /\b(?:poison(?:ous)?|toxic) gas cloud\b|\bclouds? of (?:(?:green|deadly|toxic|thick) )*(?:poison(?:ous)?|toxic) gas\b/gi,
    'poison cloud',
  ],
  // what is drawn into it comes along with it
  [
    /\b(black hole|vortex|wormhole|whirlpool|gravity well|portal) (?:that is )?(?:sucking|pulling|drawing|swallowing|devouring|eating|absorbing|consuming|sucks|swallows|eats|devours)(?: in| up| down)? (?:(?:all|the|some|nearby|many|little|small) )*(stars|rocks|debris|asteroids|rubble|meteors|light|sparks|leaves)$/i,
    (_all: string, what: string, drawn: string) =>
      `${what} with ${/^(?:asteroids|meteors|rubble)$/i.test(drawn) ? 'debris' : /^light$/i.test(drawn) ? 'sparks' : drawn.toLowerCase()}`,
  ],
  [
    /\b(fire|flame|dragon) breath (?:cone|attack|jet|spray|blast)\b|\bcone of (fire|flame)s?(?: breath)?\b/gi,
    'fire breath',
  ],
  [
    /\b(ice|frost|poison|acid|water|dark|shadow|lightning|holy) breath(?: (?:cone|attack|jet|spray|blast|effect))?$/i,
    (_all: string, of: string) =>
      `${COLOUR_OF[of.toLowerCase()] ?? (/poison|acid/i.test(of) ? 'green ' : /frost/i.test(of) ? 'light blue ' : /holy/i.test(of) ? 'golden ' : 'purple ')}fire breath`,
  ],
  [
    /\b(?:sonic|sound) (?:scream|shout|roar|blast|attack|screech)(?: (?:rings?|waves?|circles?|effect))*$|\b(?:scream|shout|roar|screech) (?:rings|waves)$/i,
    'sound wave',
  ],
  [
    /^((?:[a-z]+ )?)hearts? (?:explosion|burst|explode|exploding|pop)(?:,? ([a-z]+))?$/i,
    (_all: string, before: string, hue = '') => `${before}${hue && !before ? `${hue} ` : ''}heart burst`,
  ],
  [/\bteleport(?:ation|ing)? (flash|burst|explosion|beam|sparkles?)\b/i, '$1'],
  [
    /\b(flash|burst|beam|explosion|aura|circle|cloud|ball|splash|effect|slash|portal)((?: (?:red|blue|green|yellow|purple|orange|pink|white|cyan|golden))?),? (?:with|and) (?:(?:small|little|tiny|glowing|floating|some|many) )*particles(?: (?:around|flying|everywhere))?$/i,
    '$1$2 with sparks',
  ],
  [
    /\b(ground|earth|floor) (?:crack|fissure)s?(?: (?:glowing )?(?:with|of|filled with|full of) (?:glowing |hot |red |bubbling )?(?:lava|magma|fire))$|^(?:lava|magma|burning|glowing) (?:ground |floor )?(?:crack|fissure)s?(?: in (?:the )?(?:ground|floor))?$/i,
    'burning ground crack',
  ],
  [/\b(?:water|tidal|ocean|sea|big) wave (?:spell|attack|effect|magic)$/i, 'ocean wave'],
  [
    /^((?:[a-z]+ )?)(?:lightning|electric(?:ity)?) (?:chain|arc|bolt|beam) (?:between|connecting|from) .+$/i,
    '$1chain lightning',
  ],
  [/\bpuffs? of (?=dust\b)/gi, ''],
  [/\bfoot ?steps? dust(?: (?:cloud|puff|effect))?\b/gi, 'dust puff'],
  [/\bforce ?field (?:dome|bubble|sphere)\b/gi, 'shield dome'],
  [/\bhexagonal (?=(?:energy |magic |force )?(?:shield|barrier)\b)/gi, 'hex '],
  // what whirls in a tornado, and what the whole of it is
  [
    new RegExp(
      `^((?:an? )?(?:[a-z]+ )*?)(?:tornado|twister|whirlwind|cyclone) (?:with|full of|carrying|made of|and) ((?:[a-z]+ ){0,2}(?:leaves|debris|rocks|stones|dirt|petals|feathers|lightning|dust|snowflakes|bubbles)(?:,? (?:and )?(?:[a-z]+ ){0,2}(?:leaves|debris|rocks|stones|dirt|petals|feathers|lightning|dust|snowflakes|bubbles))*)(?: (?:spinning|swirling|flying|whirling|circling|rotating|inside|around|in|within|of|it|caught))*(?:,? (?:(${HUE}) )?(?:wind|air|storm|nature|magic) (?:spell|effect|magic|attack))?(?:,? ${FOR})?$`,
      'i',
    ),
    (_all: string, before: string, what: string, hue = '') =>
      `${before}${hue ? `${hue} ` : ''}tornado effect with ${what}`,
  ],
  [
    /^((?:[a-z]+ ){0,3}?)(?:(?:energy|magic|force|plasma) )?(?:shield bubble|bubble shield|shield|barrier|force ?field|bubble|dome),? (?:hex(?:agon)?s?|hexagonal|honeycomb)(?: (?:pattern|tiles|grid|cells|shapes|panels))?(?:,? (?:sci-?fi|futuristic|tech|cyberpunk|glowing))*$/i,
    '$1energy barrier',
  ],
  [
    /^((?:[a-z]+ ){0,3}?)(?:hex(?:agon)?(?:al)?|honeycomb) (?:(?:energy|magic|force|plasma) )?(?:shield|barrier|force ?field|bubble|dome)(?: bubble)?(?:,? (?:sci-?fi|futuristic|effect))*$/i,
    '$1energy barrier',
  ],
  [
    /^((?:[a-z]+ )?)(?:shock ?wave|sonic wave|impact wave|impact)(?: ring)?,? (?:of |with |and )?dust(?: (?:cloud|ring|puffs|clouds))?(?: (?:on|along|over) (?:the )?(?:ground|floor))?(,? top[- ]?down(?: view)?)?$/i,
    (_all: string, before: string) => `${before}brown shockwave with dust puffs`,
  ],
  [
    new RegExp(`^((?:[a-z]+ )?)heal(?:ing)? (?:magic|rune|spell|summoning) circle(?:,? (${HUE}))?$`, 'i'),
    (_all: string, before: string, hue = '') =>
      `${before}${hue || (before.trim() ? '' : 'green')} magic circle with plus signs`.trim(),
  ],
  [
    /^((?:[a-z]+ )?dust) (?:from|of|after|when|for) (?:an? )?(?:landing|jumping|running) (?:from|after|on) (?:an? |the )?(?:jump|fall|ground)$/i,
    '$1 puff',
  ],
  ...STATES.map(
    ([state, drawn]) =>
      [new RegExp(`\\b(?:${state}) (?:status|condition|ailment|state)(?: effect)?(?: icon| symbol)?(?=$|,)`, 'i'), drawn] as const, // biome-ignore format: one line
  ),
  [/\bstatus(?: effect)? icon,? (?:for |of )?(?=[a-z])/i, ''],
  [/\bbuff arrows(?:,? (?:going |pointing |moving |rising ))?(?: ?up(?:wards?)?)?\b/i, 'gain arrows'],
  [/\b(?:debuff|nerf) arrows(?:,? (?:going |pointing |moving |falling ))?(?: ?down(?:wards?)?)?\b/i, 'loss arrows'],
  [/\b(?:stat |attack |defen[cs]e |power )?buff arrow(?: (?:pointing )?up)?\b/i, 'buff arrow'],
  [/\bdebuff(?: arrow)?(?: (?:pointing )?down)?(?: icon| effect)?\b/i, 'debuff arrow'],
  [/^(?:teleport(?:ation|ing)?|warp)(?: (?:effect|spell|magic|in|out))?$/i, 'blue light beam'],
  [/^((?:lost |floating |glowing |ghostly |wandering |blue |green |purple |white )*)(?:soul|spirit)(?: orb| flame| fire| essence)?$/i, '$1blue flame'], // biome-ignore format: one line
  [/\b(?:ghost|ghostly|spirit|soul|spectral) (?:fire|flames?)\b/i, 'blue flame'],
  [/^teleport(?:ation|ing)?(?: effect)?,? (?:with )?((?:[a-z]+ )?)(?:beams?|light|rays)$/i, '$1teleport beam'],
  [/^((?:[a-z]+ )?)speed lines?$/i, '$1motion streaks'],
  [/\bwind(?: gust)? lines?(?: effect)?$/i, 'wind gust'],
  [/\blevel(?:l?ing)?[ -]?up\b/i, 'level-up'],
  [
    /\b(?:x|cross)[ -]?shaped (?:sword )?(slash|cut)(?:es)?\b|\bdouble crossing slash\b|\b(?:two|2) crossed slashes\b/i,
    'cross slash',
  ],
  [/\banger mark\b|\b(?:angry|anger) veins?(?: (?:mark|symbol|icon|pop))?\b/i, 'anger vein'],
  [
    /\bclaw marks?,? (?:with )?(?:three |3 |some )?((?:[a-z]+ )?)(?:scratches|cuts|gashes|slashes)\b|\b(?:three|3) ((?:[a-z]+ )?)(?:scratches|claw marks|gashes|claw scratches)\b/i,
    '$1$2claw marks',
  ],
  [
    /\b(?:whirlwind|swirl|vortex|spiral|tornado|twister|gust|whirl|storm) of ((?:[a-z]+ )?)(leaves|petals)\b/i,
    '$1$2 swirl',
  ],
  [/\bleaves swirl\b/i, 'leaf swirl'],
  // a ring of force is none for a finger
  [
    /\b(explosion|blast|shock|impact|pulse|explosive|expanding|sonic|force|frost nova|ice nova|fire nova|nova|energy blast|sound)(?: wave)? (?:rings?|circles?|waves? rings?)\b/i,
    (_all: string, of: string) =>
      /frost|ice/i.test(of) ? 'ice shockwave' : /fire/i.test(of) ? 'ring of fire' : 'shockwave',
  ],
  [
    /^((?:[a-z]+ )?)(fire|flame|ice|frost|energy|light|magic|lightning|holy|dark|poison|water|shadow) (?:ring|circle) on (?:the )?(?:ground|floor)$/i,
    (_all: string, before: string, of: string) =>
      /fire|flame/i.test(of)
        ? `${before}fire ring with ground`
        : /magic/i.test(of)
          ? `${before}magic circle with ground`
          : `${before}${/light|holy/i.test(of) ? 'golden ' : /dark|shadow/i.test(of) ? 'purple ' : /poison/i.test(of) ? 'green ' : /energy|lightning/i.test(of) ? 'blue ' : `${of} `}shockwave with ground`,
  ],
  [
    /^((?:[a-z]+ ){0,2}(?:shockwave|magic circle|summoning circle|fire ring)),? on (?:the )?(?:ground|floor)\b/i,
    '$1 with ground',
  ],
  [
    /\b(?:gold |golden |gold-)?coins? (?:burst|explosion|shower|fountain|splash)\b|\bcoins flying(?: out)?\b/i,
    'coin burst',
  ],
  [/\bfeathers? (?:burst|explosion|shower|effect|poof)\b|\bfeathers flying\b/i, 'feather burst'],
  [/\b(poison|toxic|death|green|purple) skull (cloud|smoke|gas)\b/i, '$1 cloud with skull'],
  [/^(?:golden |gold )?(?:holy|divine|magic|energy) shield(?:,? (?:golden|gold|effect))*$/i, 'golden energy barrier'],
  [/\bwarp portal\b|\bdimension(?:al)? portal\b/i, 'swirl portal'],
  [/^((?:[a-z]+ )?)sparks? (?:shower|rain|fountain|spray)\b|\bshower of ((?:[a-z]+ )?)sparks\b/i, '$1$2embers'],
  [
    /^(?:ground |landing )?dust (?:ring|circle|wave|shockwave)(?: effect)?$|^ring of dust$/i,
    'brown shockwave with ground',
  ],
  [
    /^((?:[a-z]+ )?)(?:(?:energy|magic|force) )?(?:shield|barrier) (?:breaking|shattering|break|shatter)(?: effect)?$/i,
    '$1barrier with blue shards',
  ],
  [
    /^(?:soul|spirit) rising,? (?:as )?(?:an? )?((?:[a-z]+ )?)wisp$|^((?:[a-z]+ )?)wisp(?: of light| flame)?$/i,
    '$1$2flame',
  ],
  [/\bfalling stars?(?: with (?:an? )?(?:[a-z]+ )?(?:tail|trail))?$/i, 'shooting star'],
  [
    /\b(shooting star|comet|fireball|missile|bolt|projectile),? with (?:an? )?(?:long |glowing |burning )?(?:tail|trail)\b|\b(fireball|comet|energy ball) trail\b/i,
    '$1$2',
  ],
  [/\b(arcane missile|magic missile|fireball|energy bolt)((?: [a-z]+)?) with (?:an? )?(?:tail|trail)\b/i, '$1$2'],
  [
    /\b(?:ice|crystal|frost) shards?(?: (?:exploding|bursting|flying|shattering))+\b|\bexploding (?:ice|ice shards|ice crystals)\b/i,
    'ice burst',
  ],
  [
    /^(?:rocks?|stones?|boulder) (?:shatter(?:ing)?|explod(?:e|ing)|break(?:ing)?(?: apart)?|burst(?:ing)?|smash(?:ing)?)(?:,? (?:with )?(?:flying )?debris)?$/i,
    'rock explosion',
  ],
  [
    /^(mana|magic|magical|arcane|power|light|fire|ice|water|wind|dark|lightning|spirit)[ -](?:orb|sphere|ball)(?: effect)?\b/i,
    (_all: string, of: string) => (/^fire/i.test(of) ? 'fireball' : `${COLOUR_OF[of.toLowerCase()] ?? ''}energy ball`),
  ],
  [/\b(energy ball(?: [a-z]+)?),? with (?:an? )?(?:soft |bright )?glow\b/i, 'glowing $1'],
  [/\b(?:camp ?fire|bonfire|forge|anvil|welding) sparks\b/i, 'embers'],
  [/\bsparks (?:flying |rising )?(?:from|of|over) (?:an? |the )?(?:camp ?fire|bonfire|fire)\b/i, 'embers'],
  [/^((?:[a-z]+ )?)arrows (?:going|pointing|moving|rising|flying) up(?:wards?)?\b/i, '$1gain arrows'],
  [/^((?:[a-z]+ )?)arrows (?:going|pointing|moving|falling) down(?:wards?)?\b/i, '$1loss arrows'],
  [/\b(energy ball|plasma ball|ki ball|beam|fireball)((?:,? [a-z]+)?) (?:charging(?: up)?|being charged)\b/i, '$1$2'],
  [/^splash of paint\b/i, 'paint splash'],
  [/^spinning (?:blade|sword|axe|saw|weapon|attack) (?:trail|effect|slash)$|^spin attack(?: effect)?$/i, 'spin trail'],
  [/^reviv(?:e|al|ing)(?: effect| spell)?|^resurrect(?:ion)?(?: effect| spell)?/i, 'resurrection effect'],
  [
    /\b(lightning|lightning bolt|thunder ?bolt|bolt of lightning) (?:hitting|striking|strikes|hits) (?:the )?(?:ground|earth|floor)\b/i,
    'lightning strike',
  ],
  [
    /^((?:dark |black )?)portal,? with ((?:a |glowing )*)(red|blue|green|purple|yellow|orange|pink|white|cyan|golden|gold) (?:edges?|rim|border|ring|swirls?|energy)$/i,
    '$3 swirl portal',
  ],
  [/^((?:[a-z]+ )*)(?:(?:nuclear|nuke|atomic|atom bomb) )?mushroom cloud(?: (?:of an? )?(?:nuke|nuclear|explosion|bomb|atomic))*$/i, '$1mushroom cloud'], // biome-ignore format: one line
  [
    /^((?:big |huge )?)(?:nuke|atom(?:ic)? bomb|nuclear bomb) (?:explosion|exploding|going off|blast|detonation)$/i,
    '$1mushroom cloud',
  ],
  [/^((?:[a-z]+ )*)((?:hit|impact) (?:spark|effect|flash|burst)|impact),?((?: [a-z]+)?) star[- ]shaped?$|^((?:[a-z]+ )*)star[- ]shaped ((?:hit|impact) (?:spark|effect|flash|burst)|impact)$/i, '$1$4$3 impact star'], // biome-ignore format: one line
  [/^((?:[a-z]+ )?)(?:dust|smoke) ?(?:puff|cloud|poof)?,? (?:from|of|after|when) (?:an? )?(?:landing|running|jumping|jump|dash(?:ing)?|skid(?:ding)?|fall(?:ing)?|step(?:s|ping)?|feet)(?: on (?:the )?ground)?$/i, '$1landing dust'], // biome-ignore format: one line
  [/^((?:[a-z]+ ){0,2})(?:tornado|twister|whirlwind|cyclone) (?:with|full of|of|carrying) ((?:flying |swirling |green |autumn |small |some )*)leaves$/i, '$1tornado effect with $2leaves'], // biome-ignore format: one line
  [/^((?:[a-z]+ )*(?:fireball|fire ball|energy ball|comet|meteor|magic missile|projectile|energy bolt|bullet))(?: (?:flying|moving|going|shooting|heading|traveling))?(?: (?:to(?:wards?)? the |from left to )?right)?,? (?:with|leaving) (?:an? )?(?:[a-z]+ )?(?:trail|tail)(?: behind(?: it)?)?$/i, '$1'], // biome-ignore format: one line
  [/^((?:[a-z]+ )*(?:fireball|fire ball|energy ball|comet|magic missile|projectile|energy bolt)) (?:flying|moving|going|shooting|heading|traveling) (?:to(?:wards?)? the |from left to )?right$/i, '$1'], // biome-ignore format: one line
  [/^((?:[a-z]+ )*)(?:(?:energy|magic|force) )?(?:shield bubble|bubble shield|shield|barrier|force ?field|bubble|dome),? (?:with|made of|of) (?:an? )?(?:glowing )?(?:hex(?:agon)?s?|hexagonal|hexagon)(?: (?:pattern|tiles|grid|cells|shapes|panels))?$/i, '$1energy barrier'], // biome-ignore format: one line
  [/^((?:[a-z]+ )*(?:meteor(?:ite)?|comet|asteroid)) (?:crashing|falling|hurtling|plunging|coming)(?: down| to earth)?(?:,? (?:with|leaving) (?:an? )?(?:fire|fiery|flame|flaming|burning|smoke|long)? ?(?:trail|tail))?$/i, '$1'], // biome-ignore format: one line
  [/^((?:gold |golden )?)coins? (?:collect(?:ed|ing)?|pick ?up|picked up|get|grab) ?(?:sparkles?|effect|animation|burst|flash)*$/i, '$1coin burst'], // biome-ignore format: one line
  // what follows the name of an effect after a comma comes along with it
  [
    /^([^,]*\b(?:effect|level-up|aura|beam|explosion|burst|circle|spell|sparkles|cloud|smoke)),? (?:and |with )?(?=(?:an? |little |small |tiny |some |golden |gold |red |blue |green |white |yellow |purple |glowing )*(?:beam|light|stars|sparks|sparkles|smoke|debris|plus signs|pluses|runes|lightning|rays|hearts|notes|skull|eyes|leaves|petals|snowflakes|flames|feather|feathers|rings?)\b)/i,
    '$1 with ',
  ],
  [/^frost(?: (?:effect|spell|magic|wave|nova))?$/i, 'ice burst'],
  [/^((?:big |small |large )?)(?:dark|shadow|void|evil|chaos)[ -](?:energy|magic|ball|orb|power)(?: (?:ball|orb|blast|sphere|effect|spell))?$/i, '$1purple energy ball'], // biome-ignore format: one line
  [/^((?:big |small |large |swirling )?)(?:whirlpool|maelstrom|water vortex)$/i, '$1blue vortex'],
  [/^(?:autumn |green |falling )?leaves (?:swirl|whirl|spiral|vortex)$/i, 'leaf swirl'],
  [/^earthquake rocks$|^(?:breaking|cracking) ground$/i, 'ground crack'],
  [/^((?:dark |grey |gray )?)rain(?:ing|y)? cloud$/i, '$1cloud with rain'],
  [/^sweat ?drops?$|^sweating$/i, 'droplet'],
];

/** Colours of orbs of power. */
const COLOUR_OF: Readonly<Record<string, string>> = { mana: 'blue ', ice: 'light blue ', water: 'blue ', dark: 'purple ', lightning: 'yellow ', light: 'white ', wind: 'cyan ' }; // biome-ignore format: a table

const POOL = new RegExp(`^((?:big |small |large )?)(${STUFF}) (splat(?:ter)?|splotch|stain|puddle|pool)$`, 'i');
const wordedPlainly = inTurn(WORDINGS);

/** Said plainly where a text is of an effect. */
export function effectsPlainly(text: string): string {
  const said = text
    .replace(POOL, (whole, size: string, what: string, how: string) => { // biome-ignore format: one line
      const pool = /puddle|pool/i.test(how);
      if (/^water$/i.test(what) || (/^blood$/i.test(what) && !pool) || (pool && !/^lava$/i.test(what))) return whole; // biome-ignore format: one line
      return `${size}${SPLASHED[what.toLowerCase()]} ${pool ? 'puddle' : 'splatter'}`;
    }); // biome-ignore format: one call
  return wordedPlainly(said.trim());
}
