/**
 * The closed classes of the description language: what is neither a concept, nor a piece, nor a colour. Each table maps
 * the words that people use to one word that the drawers know.
 */

/** 'old|elderly|aged' → every word on the left means the word on the right. */
function words(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([meaning, said]) => said.split('|').map((w): [string, string] => [w, meaning])),
  );
}

/** Build: age, sex, size and frame of the subject. */
export const BUILD = words({
  old: 'old|elderly|aged|ancient|grandfatherly|grandmotherly|wizened|grizzled|senior|wrinkled|ageing|aging|retired|geriatric|venerable|past his prime|past her prime|getting old',
  young: 'young|youthful|teen|teenage|teenaged|adolescent|junior',
  child: 'child|kid|baby|toddler|infant|little boy|little girl|newborn',
  female: 'female|woman|girl|lady|feminine|womanly|she|her|gal|madam|lass|daughter|granddaughter|niece|sister',
  male: 'male|man|boy|masculine|gentleman|guy|he|dude|lad|bloke',
  fat: 'fat|chubby|plump|obese|overweight|stout|portly|stocky|round bellied|heavyset|burly|pudgy|big bellied',
  thin: 'thin|skinny|slim|slender|lanky|gaunt|lean|bony|scrawny',
  muscular:
    'huge arms|big arms|strong arms|muscular arms|massive arms|beefy arms|thick arms|huge muscles|big muscles|muscular|strong|buff|brawny|ripped|beefy|bulky|hulking|mighty|sturdy|athletic|broad shouldered',
  tall: 'tall|lofty|towering',
  short: 'short|stubby|squat|compact',
  small: 'small|tiny|little|mini|miniature|petite|micro|dwarfish|wee',
  pregnant: 'pregnant|heavily pregnant|expecting|with child|with a baby bump|baby bump',
  giant: 'giant|huge|gigantic|massive|enormous|colossal|big|large|oversized|titanic|monstrous',
});

/** Mood: expression, condition and aura. */
export const MOOD = words({
  evil: 'evil|carnivorous|wicked|sinister|villainous|malevolent|malicious|menacing|demonic|cruel|vile|infernal|hellish|corrupted|ruthless|merciless|sadistic|heartless|diabolical|treacherous|bloodthirsty|murderous|nefarious|fiendish|satanic|tyrannical|hateful|malignant|remorseless|cold blooded|villain looking',
  happy:
    'happy|cheery|smiling|cheerful|joyful|friendly|grinning|laughing|jolly|merry|cute|adorable|kawaii|smiley|excited|delighted|thrilled|ecstatic|overjoyed|glad|pleased|hopeful|optimistic|giggling|chuckling|beaming|playful|welcoming|joyous|gleeful|bubbly|amused|grateful|euphoric|satisfied|enthusiastic|upbeat|lighthearted|good natured|warm smile|big smile|wide smile|toothy grin|lovestruck|in love|blissful|eager|giddy',
  angry:
    'angry|furious|enraged|mad|raging|grumpy|scowling|wrathful|fierce|ferocious|aggressive|savage|vicious|rabid|irate|livid|fuming|annoyed|irritated|frowning|glaring|hostile|grouchy|surly|bitter|jealous|envious|outraged|snarling|growling|cranky|displeased|resentful|vengeful|vindictive|bad tempered|hot headed|cantankerous|seething|infuriated|gnashing teeth|teeth bared|gritting teeth|disapproving|belligerent',
  sad: 'sad|crying|gloomy|melancholic|weeping|unhappy|tearful|sorrowful|depressed|heartbroken|miserable|mourning|grieving|disappointed|dejected|guilty|ashamed|upset|wistful|nostalgic|downcast|hopeless|despairing|homesick|regretful|sobbing|melancholy|mournful|forlorn|crestfallen|sullen|glum|heartsick|pitiful|in tears|teary eyed|teary|pouting|apologetic|remorseful|despondent|bereaved|lovesick',
  scared:
    'scared|frightened|afraid|terrified|fearful|worried|anxious|nervous|panicked|panicking|alarmed|timid|cowardly|trembling|spooked|uneasy|paranoid|horrified|petrified|cowering|concerned|stressed|desperate|frantic|startled|skittish|jittery|wary|traumatized|traumatised|intimidated|fretful|stressed out|in fear|in panic|quivering',
  surprised:
    'surprised|shocked|astonished|embarrassed|amazed|astounded|stunned|awestruck|bewildered|confused|puzzled|gasping|speechless|dumbfounded|baffled|perplexed|flabbergasted|wide eyed|in awe|in shock|mind blown|taken aback|starstruck|clueless|flustered',
  tired:
    'tired|sick|ill|feverish|exhausted|weary|sleepy|drowsy|bored|fatigued|worn out|unamused|indifferent|half asleep|groggy|haggard|jaded|unimpressed|hungover|overworked|weary looking|sleep deprived|deadpan|lazy|apathetic|dazed|hypnotised|hypnotized|lethargic|listless|burned out|burnt out|dizzy|nauseous|sleepy eyed|sleepy looking|dozy|sluggish|zoned out|dead inside|feeble|insomniac|nauseated|queasy|uninterested|disinterested',
  smug: 'smug|smirking|smirk|sly|cocky|arrogant|haughty|mischievous|cunning|sneering|conceited|snobbish|flirty|flirtatious|seductive|cheeky|crafty|devious|scheming|eyebrow raised|one eyebrow raised|raised eyebrow|eyebrows raised|skeptical|sceptical|suspicious|doubtful|sassy|pompous|sarcastic|sardonic|vain|roguish|impish|wry|mocking|sneaky|self satisfied|conniving|sultry|teasing|taunting|know it all|self assured|overconfident|boastful|stuck up|wily|shrewd|rakish|sly grin|sly smile|smirky|coy',
  // a grin that bodes no good
  wicked:
    'evilgrinning|evil smile|evil grin|evil smirk|evil laugh|wicked grin|wicked smile|sinister smile|sinister grin|cruel smile|cruel grin|devilish grin|devilish smile|creepy smile|creepy grin|menacing grin|menacing smile|mad grin|manic grin|crazy grin|maniacal grin|crazed grin|cackling|laughing evilly|laughing maniacally|grinning evilly|smiling evilly|deranged|crazed|psychotic|maniacal|manic|unhinged|psychopathic|insane',
  disgusted: 'disgusted|grossed out|revolted|repulsed|repelled|queasy looking',
  winking: 'winking|wink',
  stern:
    'stern|serious|strict|focused|focussed|concentrating|frowny|humorless|humourless|no nonsense|hard faced|gruff|tight lipped|steely eyed|unsmiling|brooding|stony faced|disciplined|stubborn|piercing gaze|narrowed eyes|furrowed brow',
  blind: 'blind|sightless|blinded|unseeing|milky eyed',
  trailing:
    'too long|way too long|far too long|much too long|trailing|dragging|dragging on the ground|dragging on the floor|trailing on the ground|floor length|too big|way too big|far too big|much too big|too large|baggy|oversize|ill fitting',
  crooked: 'crooked|askew|lopsided',
  // pushed up from the face
  raised: 'raised',
  // dressed in one colour (clad.ts)
  clad: 'monoclad',
  'closed-eyed': 'closedeyed',
  shouting:
    'shouting|screaming|yelling|bellowing|screeching|hollering|mid note|mid song|mid scream|mid shout|mid sentence|shrieking|wailing|howling with rage|open mouthed',
  drunk: 'drunk|drunken|tipsy|intoxicated|wasted|wobbly drunk|sloshed|inebriated|boozy|plastered',
  calm: 'calm|cozy|cosy|relaxed|tranquil|zen|chill|serene|peaceful|stoic|wise|gentle|kind|meditative|emotionless|expressionless|blank faced|dignified|pensive|contemplative|pious|solemn|aloof|gracious|unbothered|unfazed|impassive|placid|poker faced|thoughtful|devout|cold looking|cold hearted looking|icy look',
  brave:
    'brave|determined|confident|fearless|heroic|bold|courageous|noble|valiant|legendary|epic|proud|gallant|daring|adventurous|resolute|undaunted|steadfast|dauntless|intrepid|triumphant|victorious|spirited|feisty|rebellious|stalwart|unyielding|chivalrous|self confident',
  scary:
    'fearsome|frightening|dreadful|intimidating|nightmarish|dread|horrific|possessed|scary|creepy|spooky|horrifying|terrifying|eerie|haunted|cursed|grim|ominous|horror',
  glowing:
    'glowing|shining|radiant|luminous|shiny|gleaming|sparkling|glittering|lit|luminescent|bioluminescent|illuminated|pulsing|pulsating|throbbing',
  toppled:
    'overturned|toppled|toppled over|tipped over|knocked over|fallen over|turned over|flipped over|tipped|on its side|lying on its side|tipped on its side',
  unlit: 'unlit|not lit|extinguished|blown out|snuffed|snuffed out|snuffed-out|gone out|put out|doused|not burning',
  magical: 'living|sentient|magic|magical|enchanted|mystic|mystical|arcane|mythical|ethereal|runic|wizardly',
  broken: 'broken|cracked|ruined|shattered|damaged|destroyed|battered|wrecked|crumbling|collapsed|torn',
  rusty:
    'rusty|rusted|worn|weathered|dirty|grimy|dusty|aged looking|tarnished|shabby|ragged|tattered|faded|old fashioned',
  mossy: 'mossy|overgrown|moss|ivy|vine covered|ivy covered|moss covered',
  snowy: 'snowy|snow covered|snow capped|frosted|wintry|winter',
  bloody:
    'bloody|blood soaked|blood splattered|blood spattered|blood covered|bloodsoaked|blood drenched|bloodied|blood stained|gory|bloodstained',
  floury: 'flourstained|floury',
  muddied: 'mudstained|muddied|muddy|mud covered|stained|soiled|filthy|food stained',
  sooty:
    'sootstained|oilstained|sooty|greasy|oily|oil stained|grease stained|grimy looking|blackened|soot covered|oil covered',
  painty: 'paintstained|painty',
  slimed: 'slimestained|slimed',
  burning: 'burning|flaming|fiery|on fire|blazing|aflame|ablaze|smouldering|flame|inferno|molten',
  frozen: 'frozen|icy|frosty|glacial|frostbitten|freezing',
  royal:
    'royal|regal|majestic|ornate|fancy|elegant|decorated|luxurious|rich looking|ornamental|imperial|elaborate|embellished',
  open: 'open|opened|unlocked|ajar',
  closed: 'closed|shut|locked|sealed',
  empty: 'empty|hollow',
  full: 'full|filled|overflowing|stuffed',
  dead: 'dead|withered|rotten|rotting|decayed|dying|wilted|dried|leafless|barren|bare',
  sunset: 'sunset|sunrise|dusk|dawn|twilight|golden hour|evening',
  dark: 'dark|shadowy|shadow|murky',
  horizontal: 'horizontal|sideways',
  vertical: 'vertical|upright',
  diagonal: 'diagonal',
  assorted: 'assorted|multicolored|multicoloured|multi colored|multi coloured',
});

/** What the subject does. */
export const ACTION = words({
  walk: 'walking|walk|stride|mid stride|mid step|strolling|striding|wandering|marching',
  run: 'running|run|sprinting|charging|dashing|rushing|galloping|fleeing',
  jump: 'jumping|jump|leaping|hopping',
  attack: 'attacking|attack|fighting|slashing|swinging|striking|stabbing|battling',
  cast: 'casting|cast|conjuring|summoning|spellcasting|chanting',
  shoot: 'shooting|aiming|firing',
  sleep: 'sleeping|sleep|asleep|napping|resting|dozing',
  sit: 'sitting|sit|seated',
  stand: 'standing|stand|idle|posing|waiting',
  fly: 'flying|fly|hovering|floating|levitating|soaring|gliding',
  swim: 'swimming|swim|diving',
  ride: 'riding|mounted|astride',
  dance: 'dancing|dance',
  kneel: 'kneeling|crouching|sneaking|crouched|praying|bowing',
  die: 'dying|falling|fallen|lying',
  block: 'blocking|defending|guarding|parrying',
  wave: 'waving|greeting|cheering',
  eat: 'eating|drinking|chewing',
  work: 'working|mining|chopping|fishing|cooking|farming|forging|crafting|reading|playing|singing|roaring|howling|barking|hunting|digging',
});

/** Where it stands. Read after in, on, at, near, by, under; and as an adjective nowhere. */
export const SETTING = words({
  forest: 'forest|woods|woodland|jungle|grove|rainforest|glade',
  meadow:
    'meadow|field|grassland|plains|plain|grass|prairie|hill|hills|garden|park|farmland|countryside|clearing|village|pasture|lawn',
  cave: 'cave|cavern|underground|grotto|mine|tunnel|lair',
  dungeon: 'dungeon|crypt|prison|cell|tomb|catacombs|vault|cellar|sewer|sewers|ruins',
  night: 'night|nighttime|midnight|moonlight|starry night|darkness|starlight|moonlit night',
  desert: 'desert|dunes|sand|sahara|wasteland|savanna|savannah|canyon',
  snow: 'snow|tundra|blizzard|winter|arctic|glacier|snowfield|snowy mountains|ice field',
  water: 'water|ocean|sea|lake|river|pond|waves|swamp|marsh',
  underwater: 'underwater|reef|coral reef|seabed|ocean floor|sea floor|deep sea',
  beach: 'beach|shore|coast|island|seaside',
  sky: 'sky|clouds|air|heaven|heavens',
  mountain: 'mountain|mountains|cliff|peak|highlands|valley',
  castle: 'castle hall|throne room|great hall|hall|palace',
  room: 'room|house interior|tavern|kitchen|bedroom|library|shop|indoors|interior|workshop|laboratory|lab|smithy',
  city: 'city|town|street|market|alley|downtown|rooftop|marketplace|road|square',
  lava: 'lava|volcano|hell|underworld|inferno|magma|fire pit',
  space: 'space|outer space|cosmos|galaxy|moon|stars|planet|orbit',
  graveyard: 'graveyard|cemetery|burial ground',
});

export const COUNTS: ReadonlyMap<string, number> = new Map([
  ['one', 1], ['single', 1], ['two', 2], ['pair', 2], ['couple', 2], ['three', 3], ['trio', 3], ['four', 4], ['five', 5], ['six', 6],
  ['seven', 7], ['eight', 8], ['nine', 9], ['ten', 10], ['dozen', 12], ['several', 3], ['few', 3], ['many', 5],
]); // biome-ignore format: a table

/** How a noun phrase hangs on the one before it. */
export type Link =
  | 'with'
  | 'without'
  | 'wear'
  | 'hold'
  | 'ride'
  | 'place'
  | 'of'
  | 'made'
  | 'is'
  | 'and'
  | 'but'
  | 'for';

export const LINKS = words({
  with: 'with|has|have|having|featuring|including|sporting|plus|showing|bearing|that has|who has|which has|whose|along with|together with|covered in|covered with|decorated with|adorned with|surrounded by|wrapped in|full of|filled with',
  without:
    'without|no|sans|lacking|minus|not|never|missing|free of|except|excluding|has no|with no|having no|not wearing|not holding|without any|avoid',
  wear: 'wearing|wears|dressed in|clad in|wore|clothed in|equipped with|armoured with|armored with|donning|dressed as',
  hold: 'holding|holds|carrying|carries|wielding|wields|armed with|gripping|brandishing|using|uses',
  ride: 'riding|rides|mounted on',
  place:
    'in|on|at|inside|near|by|under|beneath|beside|over|above|behind|against|within|around|among|through|from|standing on|standing in|sitting on|next to|in front of|on top of',
  of: 'of',
  made: 'made of|made from|made out of|built of|built from|carved from|carved of|forged from|forged of|crafted from|crafted of|made with|constructed from|of pure|of solid',
  is: 'is|are|was|be|being|coloured|colored|painted|dyed|tinted',
  and: 'and|or|then|also|as well as',
  but: 'but|however|yet',
  for: 'for|to|into|as|like|that|which|who|when|while|it|these|those|there',
});

/** Said of the picture, not of the subject: they have their own request fields, so they are read over. */
export const PICTURE_WORDS: ReadonlySet<string> = new Set(
  `pixel pixels pixelart art sprite sprites icon icons asset assets game games gaming rpg jrpg bit bits style styled image picture
  drawing illustration retro classic indie fantasy medieval scifi cyberpunk steampunk cartoon anime chibi isometric topdown top down view viewed side front facing back
  profile angle perspective background transparent plain clean simple detailed high low quality resolution hd best masterpiece beautiful
  nice good great cool awesome amazing stylized stylised centered centred full body portrait single object item tile tileset inventory ui hud nes snes
  gameboy palette colour color colours colors coloured colored outline outlined outlines shading shaded lineless flat basic medium highly selective
  generate create make draw design render please want need me my give show very really quite extremely super so some any kind type sort piece
  set suit bunch pile stack heap group version variant design designed looking look looks shaped shape sized size themed theme themed inspired based
  aesthetic vibe concept ready sheet frame animation animated walking-cycle south north east west blurry blurred watermark text signature jpeg artifacts artefacts
  ugly deformed cropped noise noisy extra duplicate mutated badly bad worst poorly drawn anatomy lowres realistic photo photorealistic smooth gradient antialiased d
  companion sidekick buddy partner platformer roguelike metroidvania moba mmo highres absurdres hires
  mysterious badass powerful quirky whimsical curious lonely lone stylish sleek iconic unique custom handsome charming wonderful fluffy
  magnificent gorgeous lovely pretty stunning intricate interesting typical generic standard normal regular common ordinary usual traditional famous popular original
  different various new just only also even much more most less lot lots its it's thing things stuff element elements one part parts bundle slice cluster handful effect effects vfx fx
  landscape scenery skyline panorama vista backdrop parallax scenic horizon wallpaper scene starry
  tribal japanese chinese korean asian oriental european egyptian roman greek celtic aztec mayan arabian western mythology folklore mythological mythos victorian gothic modern vintage rustic
  left right upper lower middle center centre top bottom inside outside hand hands arm`.split(/\s+/),
);

/** Words that ask for a picture of the place, even where the place is also a thing ("mountain landscape"). */
export const SCENERY_WORDS: ReadonlySet<string> = new Set([
  'landscape',
  'scenery',
  'skyline',
  'panorama',
  'vista',
  'backdrop',
  'parallax',
  'scenic',
  'interior',
  'wallpaper',
  'scene',
]);

export const ARTICLES: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'his',
  'her',
  'its',
  'their',
  'my',
  'your',
  'our',
  'some',
  'this',
  'that',
]);
