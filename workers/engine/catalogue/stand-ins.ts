import type { Row } from './row.ts';

/**
 * Words that a concept is drawn for only because nothing better is there: a swan for a peacock. Every other alias in the
 * catalogue is a synonym, or a kind that the picture shows. A stand-in is said in the result and loses to any better
 * source. Left: the concept; right: those of its aliases.
 */
const STAND_IN_WORDS: Readonly<Record<string, string>> = {
  // weapons and tools
  dagger: 'kunai', knife: 'cleaver knife', scimitar: 'machete', hammer: 'gavel', flail: 'nunchaku', club: 'baseball bat|bat club', spear: 'lance|harpoon',
  staff: 'crook|walking stick', wand: 'sceptre|scepter', arrow: 'dart', shuriken: 'chakram', slingshot: 'sling', gun: 'musket',
  shovel: 'trowel', broom: 'mop|brush|sweeper', saw: 'chainsaw', wrench: 'pliers',
  screwdriver: 'chisel|awl', scissors: 'clippers', telescope: 'monocular', 'magnifying-glass': 'lens', rope: 'whip|thread|string|yarn', chain: 'shackle|handcuffs',
  paintbrush: 'toothbrush|pencil|crayon|marker|pen', lantern: 'lamp', candelabra: 'chandelier|menorah', campfire: 'fireplace fire', 'light-bulb': 'flashlight|idea',
  vial: 'tube|perfume|ampoule', 'conical-flask': 'beaker|chemical', bottle: 'soda|champagne|water bottle',
  // food
  orange: 'grapefruit', peach: 'plum|mango|apricot|nectarine', lemon: 'lime|lime fruit|pomelo', pear: 'fig', strawberry: 'raspberry', watermelon: 'melon',
  carrot: 'parsnip|radish|turnip|beet', pumpkin: 'squash|gourd', potato: 'sweet potato|yam|truffle', corn: 'wheat ear|beans', egg: 'dragon egg|easter egg', bread: 'toast|bun',
  cheese: 'butter', meat: 'ham|roast|roast chicken', cake: 'pudding|wedding cake|slice of cake', cookie: 'cracker', donut: 'bagel|pretzel', burger: 'sandwich',
  'ice-cream': 'popsicle|sorbet', chocolate: 'brownie|fudge', soup: 'salad|curry', sushi: 'rice ball|onigiri', goblet: 'cocktail', 'raw-fish': 'sardine|fish food', taco: 'burrito|tortilla|quesadilla|gyro|kebab',
  'hot-dog': 'sausage|bratwurst|frankfurter|corn dog', teapot: 'kettle|tea kettle|coffee pot|coffeepot|teakettle', 'wine-glass': 'cocktail glass', ramen: 'rice bowl',
  pancakes: 'waffles|waffle|crepe', 'fried-egg': 'omelette|omelet|eggs and bacon', spaghetti: 'lasagna', broccoli: 'cauliflower', cabbage: 'brussels sprout|artichoke', 'soda-can': 'canned food|can',
  milkshake: 'juice|glass of juice|lemonade|iced tea', acorn: 'chestnut|hazelnut|nut|pinecone|pine cone|seed|seeds|walnut',
  // valuables and clothes
  amethyst: 'topaz|opal', pearl: 'oyster|clam pearl', coin: 'medallion', ring: 'earring|bracelet|bangle|band', amulet: 'brooch|rune stone|rune', medal: 'badge|sheriff star|emblem', star: 'falling star',
  'top-hat': 'bowler hat|fedora|cowboy hat|cap|sun hat|straw hat|pirate hat', boots: 'shoes|shoe|sandals|sneakers', gloves: 'bracer', shirt: 'robe|dress|jacket|coat|vest|cloak|cape|sweater', pants: 'shorts', backpack: 'school bag|satchel',
  mask: 'gas mask|skull mask', map: 'world map', quill: 'ink|inkwell|ink bottle', sunglasses: 'eyeglasses|glasses|spectacles|goggles|monocle',
  // containers and furniture
  gift: 'box|parcel|package|cardboard box', vase: 'urn|amphora', 'clay-pot': 'jug|pitcher', cauldron: 'pan', sack: 'purse', coffin: 'sarcophagus', table: 'desk|counter|crafting table|workbench', chair: 'armchair|rocking chair|seat',
  bed: 'mattress|sleeping bag|cot', bookshelf: 'cupboard', wardrobe: 'dresser|drawers|nightstand|chest of drawers|locker', bench: 'sofa|couch|settee', door: 'trapdoor', clock: 'pocket watch|watch|alarm clock|timer', fireplace: 'oven|stove|chimney|brick oven', rug: 'tapestry',
  suitcase: 'handbag|toolbox|tool box|wallet|bento|ammo box|doctor bag', 'teddy-bear': 'gummy bear', cube: 'block|building block|lego|lego brick|companion cube', ball: 'tennis ball|baseball|bowling ball', bandage: 'toilet paper|paper roll|tape|duct tape',
  bathtub: 'sink|washbasin|hot tub|jacuzzi', 'washing-machine': 'dishwasher', piano: 'synthesizer|organ', 'armor-stand': 'mannequin', 'ship-wheel': 'steering wheel', headphones: 'ear muffs|earmuffs|earphones', magnet: 'horseshoe|horse shoe', record: 'cd|compact disc|dvd',
  'game-controller': 'gameboy|handheld console|joystick', syringe: 'needle', guillotine: 'gallows', 'street-sign': 'stop sign',
  // plants and ground
  'dead-tree': 'branch', 'apple-tree': 'orange tree|lemon tree|peach tree|pear tree|plum tree', 'pine-tree': 'forest|woods', bush: 'hedge|topiary|rose bush', flower: 'lily|orchid|lotus|lavender|dandelion|hibiscus|marigold|carnation', tulip: 'lily of the valley|bluebell|crocus|snowdrop', rose: 'peony|poppy', cactus: 'prickly pear',
  grass: 'fern|weed|weeds|herbs|vine|vines', 'potted-plant': 'seedling|sapling|sprout', log: 'plank|stick', leaf: 'clover|four leaf clover|maple leaf', rock: 'coal|asteroid', ore: 'geode', crystal: 'icicle', mountain: 'iceberg|cliff', volcano: 'crater', snowman: 'snowball', moon: 'half moon', planet: 'earth|world|full moon|mars',
  bone: 'fossil', shell: 'clam|clam shell|mollusk', bamboo: 'sugarcane|sugar cane', tooth: 'tusk',
  // buildings and places
  house: 'treehouse|outhouse|cafe house', tavern: 'restaurant', tent: 'circus tent', windmill: 'wind turbine',
  'brick-wall': 'barricade', fence: 'gate|barrier', bridge: 'dock|pier', statue: 'bust|idol|totem|angel statue', fountain: 'birdbath', pillar: 'altar|pedestal', shop: 'gas station|petrol station',
  gravestone: 'graveyard|cemetery', cross: 'ankh|celtic cross', sign: 'billboard|poster', spikes: 'caltrop',
  // vehicles and machines
  cart: 'chariot|carriage', minecart: 'trolley|shopping cart', boat: 'speedboat|motorboat|jet ski', rowboat: 'canoe|raft|kayak|gondola', ship: 'cruise ship|battleship|aircraft carrier', car: 'taxi|race car|racecar|police car|jeep|limousine|go kart',
  truck: 'bus|van|pickup truck|fire truck|ambulance|school bus|monster truck|fire engine', train: 'subway|tram|monorail', airplane: 'biplane|fighter jet', rocket: 'missile|shuttle', 'hot-air-balloon': 'balloon|airship|zeppelin|party balloon|blimp', bicycle: 'scooter|tricycle',
  cannon: 'mortar|ballista', catapult: 'battering ram', bomb: 'grenade|mine bomb|landmine|land mine|sea mine|naval mine', computer: 'hologram', tv: 'radio|microwave|game console|cassette|boombox', 'arcade-machine': 'slot machine|jukebox|pinball|gas pump', camera: 'video camera|webcam|security camera',
  phone: 'telephone|tablet|calculator|remote|game boy|walkie talkie', battery: 'canister|oil drum|gas can|fire extinguisher|tin can|fuel tank', satellite: 'drone|satellite dish|antenna', motorcycle: 'scooter bike|vespa|moped', tractor: 'bulldozer|excavator|forklift|digger machine|lawn mower',
  // music
  lute: 'guitar|ukulele|banjo|electric guitar|acoustic guitar', harp: 'violin|cello|fiddle|lyre', drum: 'bongo|tambourine', flute: 'pan flute|whistle|ocarina|clarinet', horn: 'trumpet|tuba|saxophone|megaphone', bell: 'gong',
  // creatures
  dragon: 'hydra', dinosaur: 'lizard|crocodile|alligator|gecko|chameleon|iguana|stegosaurus|komodo dragon', snake: 'eel', worm: 'caterpillar|leech', bee: 'fly|mosquito', octopus: 'squid|cthulhu',
  frog: 'salamander|newt|axolotl', turtle: 'armadillo', snail: 'slug', 'plant-monster': 'treant|ent', bird: 'canary|robin|sparrow|finch|parrot|pigeon|dove|toucan|hummingbird|macaw|kiwi bird|cockatoo', crow: 'magpie', eagle: 'griffin|gryphon|hippogriff', seagull: 'albatross',
  chicken: 'rooster|cock|turkey|chick|chocobo', duck: 'rubber duck|duckling', swan: 'flamingo|stork|heron|crane|ostrich|peacock|emu', penguin: 'puffin', fish: 'stingray|manta ray|piranha|swordfish', 'tropical-fish': 'angelfish',
  whale: 'orca|killer whale|dolphin|manatee', scorpion: 'lobster|crayfish|shrimp', beetle: 'ladybug|ladybird|cockroach|grasshopper|cricket', monkey: 'lemur',
  dog: 'cerberus', camel: 'llama|alpaca', lion: 'manticore|chimera', leopard: 'lynx', hyena: 'wild dog',  bull: 'yak|bison|buffalo', stag: 'moose', rhino: 'triceratops',
  elephant: 'mammoth',    
  // people
  alchemist: 'veterinarian|surgeon|astronomer|scientist|chemist|researcher', butler: 'chauffeur|agent|manager|diplomat', chef: 'butcher|cook|baker',
  painter: 'artist|illustrator', archer: 'trapper', police: 'security guard', 
  mechanic: 'janitor|carpenter|trucker|truck driver|taxi driver|cleaner|worker|technician|plumber', shopkeeper: 'salesman', student: 'librarian|teacher|nerd|historian|archivist|cartographer', bard: 'violinist|guitarist|singer',
  adventurer: 'geologist', hacker: 'rapper|programmer|developer',
  // near in name or kind, told apart at a glance
  avocado: 'guacamole', beggar: 'survivor', 'coffee-grinder': 'grain mill', doll: 'puppet|marionette', druid: 'witch doctor', gazelle: 'oryx|kudu', hoodie: 'sweatshirt|pullover',
  ladder: 'rope ladder|step ladder|stepladder', mirror: 'hand mirror', mole: 'vole|shrew', nun: 'priestess', 'pressure-plate': 'push button', target: 'dartboard',
  window: 'stained glass window', 'wall-torch': 'wall lamp', 'playing-card': 'deck of cards', honey: 'maple syrup|syrup', plate: 'tray|serving tray', furnace: 'boiler', hotel: 'motel',
  splash: 'geyser|water geyser', smoke: 'fog', kangaroo: 'quokka', mouse: 'jerboa',
}; // biome-ignore format: a table

/** Words of nobody's own that these are nearest to. */
const ALSO_LIKE: Readonly<Record<string, string>> = {
  
  'anchor-emoji': 'fake tattoo|tattoo',
  'ball': 'beachball|gumball|gumballs|jawbreaker',
  'bandage': 'cloth patch|merit badge|patch|quilt patch|scout badge|sewing patch',
  'bathtub': 'baby bath|feeding trough|foot bath|footbath|footbath tub|manger|planter box|trough|water trough',
  'beetle': 'grid bug|lightning bug|xan',
  'belt': 'back brace|bit and bridle|brace|braces|bridle|cummerbund sash|dog lead|dog leash|garter|halter|harness|horse bridle|knee brace|lanyard|leash|reins|sash|strap|suspenders|waist sash',
  'blanket': 'burp cloth|yoga',
  'bouquet': 'centerpiece|flower arrangement|ikebana|potpourri bowl',
  'brick-wall': 'graffiti|painted wall|spray painted wall',
  'bucket': 'egg cup|sewing thimble|shot cup|thimble',
  'bun': 'scone with jam',
  'burrito': 'chocolate eclair|eclair|enchilada',
  'camera-lens': 'camera eyepiece|camera flash bulb|eyepiece|flashbulb|lens|microscope eyepiece|telephoto lens|viewfinder',
  'candy': 'chewing gum|gum',
  'cape': 'fur cape|mantle|royal cape',
  'caravan': '',
  'carton-of-cream': 'cake mix|cereal box|detergent|food box|laundry detergent|milk powder|mousse cup|washing powder',
  'cauldron': 'baking pan|baking sheet|baking tray|cake pan|cake tin|cookie cutter|cookie sheet|meat tenderizer|muffin tin|roasting pan',
  'chessboard': 'hopscotch|scrabble|scrabble board|shuffleboard',
  'chisel': 'file|iron file|metal file|rasp|wood rasp',
  'chopsticks': 'knitting needle|knitting needles|skewer|splinter|stilt|swizzle stick|toothpick',
  'clay-pot': 'cookie jar|ginger jar',
  'comb': 'back scratcher|backscratcher|crochet hook|letter opener|nail file|paper knife|shoe horn|shoehorn',
  'cooking': 'frittata|omelet|omelette',
  'crossbones': 'corpse|dead body|skeleton remains',
  'crowbar': 'branding iron|cattle prod|fire iron|fire poker|fireplace poker|poker',
  'cut-of-meat': 'liver slice',
  'desk': 'banquet table|buffet|buffet table',
  'dog-house': 'pigeon loft|rabbit hutch',
  'door-handle': 'bike pedal|brake|brake pedal|gas pedal|pedal',
  'dough': 'airbag|bean bag|bean bag chair|beanbag|modelling clay|plasticine|play dough|putty|rubber piece|sandbag seat|silicone|sitting ball|wax|wax block',
  'drill': 'angle grinder|belt sander|blower|caulking gun|electric sander|exerciser machine|floor polisher|glue gun|grinder|jack plane|leaf blower|nail gun|polisher|soldering gun|staple gun',
  'dump-truck': 'bin lorry|garbage lorry|recycling truck|road roller truck|roadsweeper|street sweeper truck',
  'elbow': 'ankle|body part|hip|navel|neck|shoulder|skin|wrist',
  'falafel': 'fish stick',
  'fruit-bowl': 'vegetable|vegetables',
  'funnel': 'coffee filter|cupcake liner|filter|paper filter',
  'gear': 'cowboy spur|crank|spur',
  'ginger-root': 'root',
  'goal-net': 'fishnet stockings|goalpost|hairnet',
  'gravel': 'hail',
  'guardrail': 'bedstead|bumper|car bumper|dish rack|magazine rack|rack|roof rack|sunroof|towel rack|wine rack',
  'hammer-and-wrench': 'tool',
  'heart-necklace': 'bolo tie|pocket chain',
  'herb': 'pine needle|pine needles',
  'hex-nut': 'curtain ring|napkin ring|rim|tab',
  'hinge': 'angle bracket|bracket|metal bracket|shelf bracket',
  'house-with-garden': 'flower garden|garden|garden bed|kitchen garden|vegetable garden',
  'jar-emoji': 'canister|container|food container|fuel canister|gas canister|plastic container|tea tin|tupperware',
  'jerrycan': 'motor oil|oil|petrol|shoe polish',
  'joystick': 'brake lever|gear stick|gearshift|handbrake|joystick lever|shifter',
  'kick-scooter': 'bike handlebar|handlebar|handlebars|steering yoke|yoke',
  'knife': 'bread slicer|guillotine cutter|mandoline|paper cutter|slicer',
  'label': 'nameplate|place setting card',
  'lariat': 'cord',
  'laurel-crown': 'flower garland|garland|lei|paper chain|streamer|tinsel',
  'light-switch': 'coin slot|letter slot|mail slot|slot',
  'lobster': 'seafood|seafood platter',
  'log': 'flag mast|mast|ship mast',
  'match': 'wick',
  'mirror': 'car mirror|compact mirror|hand held mirror|rearview mirror|side mirror',
  'nesting-dolls': 'baby|baby doll|swaddled baby',
  'paddles': 'boat rudder|rudder|ship rudder|tiller',
  'paint-roller': 'curler|curling iron|hair curler|hair roller|lint roller|roller',
  'party-popper': 'blowout whistle|noisemaker|party horn|party whistle|whoopee cushion',
  'paw-prints': 'hand print|handprint|palm print',
  'peach': 'jambul|jujube|loquat',
  'pecan': 'date|dates',
  'petri-dish': 'contact lens|contact lenses|lens cap|monocle lens',
  'pipe': 'chute|downspout|gutter|laundry chute|rain gutter|rain pipe|spout',
  'pliers': 'forceps|kitchen tongs|pincette|sugar tongs|tongs|tweezers',
  'printer': 'atm|atm machine|cash dispenser|cash machine|centrifuge|copier|defibrillator|dumbwaiter|icemaker|incubator|photocopier|photocopy machine|polygraph|seismograph|water filter',
  'puck': 'beer mat|coaster|drink coaster|glitter heap|jar lid|lid|petri lid|place coaster|pot lid|sequin|sequins|velcro',
  'razor': 'beard trimmer|clipper|electric razor|electric shaver|hair clipper|razor strop',
  'ring-box': 'climbers kit|contact lens case|first aid tin|forgery kit|glasses case|herbalism kit|jewellery case|pencil box|pencil case|poisoners kit|small metal box|snuff box|soap dish|tinderbox|tinning kit',
  'rock': 'clay|pumice',
  'rolled-cloth': 'cardboard|cardboard sheet|poster board',
  'rosette': 'brooch|cufflink|cufflinks|earring stud|pin brooch',
  'rubber-band': 'headband elastic|ponytail holder|scrunchie|sweat wristband',
  'sack': 'panniers|saddle bags|saddlebags',
  'scarf': 'boa feather|crochet|feather boa|knitting|wool scarf',
  'sea-urchin': 'cotton puff|dust bunny|floating spore|gas spore|tribble',
  'sesame': 'anise|caraway|chamomile|coriander seeds|cumin|fennel seeds',
  'shortcake': 'eclair cake',
  'socks': 'knee socks|leggings pair|long socks|pantyhose|tights',
  'soda': 'cold drink|drink',
  'soup': 'batter|coleslaw|sauerkraut|stuffing',
  'stapler': 'morse key|telegraph|telegraph key',
  'statue': 'action figure|dress form|figurine|mannequin|porcelain figurine|shop dummy|statuette|tin soldier|torso|toy soldier',
  'sugar-cane': 'flower stem|plant stem|stem|twine stem|vine stem',
  'suit': 'clothes',
  'suit-trousers': 'chaps|cowboy chaps|leather chaps|leather pants',
  't-shirt': 'clothes|outfit',
  'test-tube-emoji': 'breathalyzer|graduated cylinder|measuring cylinder|rain gauge|test tube rack',
  'thong-sandal': 'insole|shoe insole|shoe sole',
  'toolbox': 'bread bin|breadbox|cookie tin|hat box|hatbox|picnic hamper|sewing kit|shadow box',
  'tooth': 'magic horn|narwhal tusk|unicorn horn',
  'vending-machine': 'coffee vending machine|drinks dispenser|soda fountain|water dispenser',
  'wand': 'drinking straw|straw',
  'waterfall': 'brook|canal|creek|river|river bend|stream',
  'white-cane': 'candy striped cane|cane|chopstick|ski pole|trekking pole|walking cane|walking stick',
  'wig': 'beehive hair|curly wig|dreadlocks|long hair wig|mohawk wig|mullet',
  'window': 'porthole|round window|ship window',
  'winter-hat': 'bathing cap|hair net cap|shower cap|swim cap|swimming cap',
  'wrench': 'ratchet|socket wrench|torque wrench',
  'x-ray': 'scan picture|sonogram|ultrasound picture',
  'xylophone': 'laundry board|wash board|washboard',
  'yarn': 'adhesive tape|duct tape|fly paper|flypaper|masking tape|scotch tape|sticky tape|sticky tape strip|tape roll',
}; // biome-ignore format: a table

/** Whether an alias of a concept, in lower-case words, is only a stand-in. */
export function isStandIn(concept: string, alias: string): boolean {
  return SETS.get(concept)?.has(alias.replaceAll('-', ' ')) ?? false;
}

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(STAND_IN_WORDS).map(([concept, words]) => [concept, new Set(words.split('|'))]),
);

/** A row whose stand-ins are no longer aliases but what it is only like. */
export function marked<T extends Row>(row: T): T {
  const like = [...row.aliases.filter((word) => isStandIn(row.id, word)), ...(ALSO_LIKE[row.id]?.split('|') ?? [])];
  if (like.length === 0) return row;
  const aliases = row.aliases.filter((word) => !isStandIn(row.id, word));
  return { ...row, aliases, like: [...(row.like ?? []), ...like] };
}

/** Every marked pair, for tests. */
export const STAND_INS: readonly (readonly [concept: string, alias: string])[] = [...SETS].flatMap(([concept, words]) =>
  [...words].map((word) => [concept, word] as const),
);
