/** Words of edits: those that say nothing of what is to be changed, and those that are said of a setting. */
const table = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
/** Words that say that something is to be changed, how much, and how politely; never what. */
export const FRAME = table(`
  a an the this that these those it its it's he she him her his they them their i me my we us our you your who which
  is are am was were be been being do does did done have has had having can can't could will would shall should may might must
  let lets let's and or but so than as of to in on at by for from with into onto over up out off per please pls plz
  thanks thank hi hello hey ok okay yes yeah well now then also too just only even still again really very quite
  rather maybe perhaps actually instead more less fewer most least much many lot lots bit little few some any all
  each every both another other others further extra additional new different whole entire same like such kind kinds
  sort sorts type types make makes making made give gives add adds added put puts place set sets change changes changed replace swap
  exchange switch switches turn turns use using take want wants need needs wish get gets got remove delete drop
  without no not none rid away lose kick leave keep there here where when if because while about look looks looking
  feel feels seem seems become becomes way far twice double half times time increase decrease raise lower reduce
  enable disable activate allow show play played playing plays game level levels end last final beginning start starts first second third at
  think i'd i'm we'd you'd would'nt don't doesn't dont want wanna gonna gotta lil tad slightly somewhat super mega
  better nice nicer cool cooler good great big bigger small smaller fast slow quick hard easy strong called named
  namely example etc draw drawn redraw paint colour color coloured colored version one ones thing things stuff
  something someone somebody everything anymore able include includes included throw swaps max maximum min minimum
  total number amount always never completely totally entirely fully else side itself himself herself picture sprite
  image graphics skin character characters pick collect collects collecting gather gathers gathering find finds eat eats ups
  instead convert update adjust modify tweak rename edit go goes going come comes appear spawn wear wears wearing
  hold holds holding carry carries carrying equip equipped arm armed fight fights fighting shoot shoots shooting
  fire fires throws throwing cast casts attack attacks attacking says say saying read reads text message screen win
  wins lose loses die dies player's hero's boss's be's by's between during after before until around across
  speed slower faster harder easier quicker shorter longer larger taller higher tougher too's btw idea maybe's
  annoying boring ugly bad weird dull silly stupid hate love likes liked dislike enjoy prefer ok fine percent
  asset id limit
  background backdrop behind back horizon distance theme themed setting world scene takes happens environment`);
/** How a place is said to be, which its own pictures show. */
export const MOODS = table(`
  spooky scary creepy snowy icy frozen cold hot sandy dark haunted magic magical enchanted beautiful tropical sunny
  old ancient abandoned mysterious cute colourful colorful lush green white foggy gloomy wild deep big huge dusty wet
  winter wintery wintry frosty burning fiery sweet pirate egyptian medieval futuristic alien`);
export const WHO = /\b(?:hero(?:ine)?|player|main|protagonist|avatar|guy)\b/g;
export const FOES =
  /\b(?:enem(?:y|ies)|foes?|monsters?|opponents?|baddies|baddie|bad guys?|mobs?|creeps?|invaders?|attackers?|obstacles?|walkers?|flyers?|chasers?|creatures?|animals?|beasts?)\b/g;
/** What foes do anyway. */
export const WHAT_FOES_DO =
  /\b(?:that|which|who) (?:(?:can|will|should|also|always) )*(?:fl(?:y|ies)|attacks?|chases?|comes?|runs?|walks?|hunts?|follows?|moves?)(?: (?:at|after|towards?|to|against|for|around|over|through))?(?: (?:you|me|him|her|it|us|the hero|the player|the air))?\b/g;
/** What is said of settings besides their own words. */
export const OF_SETTINGS: Readonly<Record<string, RegExp>> = {
  wallJump: /\b(?:walls?|off|jump\w*)\b/g,
  jumps: /\b(?:jump\w*|twice|triple|double|mid-?air|air|once)\b/g,
  dash: /\b(?:dash\w*|sprint\w*)\b/g,
  heroSpeed: /\b(?:down|run|walk|move|runs|walks|moves|running|walking|moving|hero|player|speedy|sluggish)\b/g,
  heroJump: /\b(?:jump\w*|hero|player|gravity|floaty|moon|height|weak|low|high)\b/g,
  heroSize: /\b(?:hero|player|tiny|size|sized|larger?|huge|giant)\b/g,
  lives: /\b(?:starting|initial|hits?|health|chances)\b/g,
  difficulty: /\b(?:difficult\w*|challeng\w+|tough|simpler|kids?|children|weak|stupid|dumb|smarter|dangerous)\b/g,
  enemySpeed: /\b(?:down|run|walk|move|fly|quickly|slowly)\b/g,
  length: /\b(?:long|short|maps?|islands?|rooms?|larger?)\b/g,
  keys: /\b(?:hidden|hide|goal|complete\w*|finish\w*|done|after|once|when|win\w*|won)\b/g,
  boss: /\b(?:boss(?:es)?|battle|guards?|waits?|waiting)\b/g,
  foeKinds: FOES,
  foe2Flies: FOES,
  foe3Flies: FOES,
  enemies: FOES,
  walkers: FOES,
  flyers: FOES,
  chasers: FOES,
  companion:
    /\b(?:companions?|pets?|sidekicks?|friends?|buddy|followers?|follow\w*|accompan\w+|hero|player|along|next|everywhere|side|help\w*|hero's|comes?|walks?|runs?|goes|flies|with)\b/g,
  folk: /\b(?:near|at|in|on|by|beside|next to|outside|in front of|behind|inside) (?:(?:the|an?|his|her|my|our) )?(?:[a-z]+ ){0,2}?[a-z]+(?= (?:(?:that|who|which|to|should|can|with|and) )*(?:says?|saying|tells?|talks?|talking|speaks?|greets?|gives?|warns?|explains?)\b|\s*$)|\b(?:npcs?|people|nearby|near|somewhere|standing|stands?)\b|\b(?:says?|saying|tells?|talks?|talking|speaks?|greets?|gives?|warns?|explains?|hints?|to talk|with whom|dialog(?:ue)?s?|conversations?)\b.*$/g,
  size: /\b(\d+) ?(?:x|×|by) ?\1\b|\b(?:size|board|grid|field|cells?|squares?|by)\b/g,
  target: /\b(?:score|points?|target|goal|reach|needed)\b/g,
  timeLimit: /\b(?:time|timer|limit\w*|count ?down|clock|seconds?|secs?|minutes?|mins?|s|sec|min)\b/g,
  music: /\b(?:music|melody|tune|soundtrack|mute|song|annoying|silent|quiet|loud|sound)\b/g,
  tempo: /\b(?:music|melody|tempo|soundtrack)\b/g,
  light: /\b(?:sky|light\w*|dark\w*|bright\w*|mood|day|moon|stars|sun)\b/g,
  weather: /\b(?:weather|falling|falls?|effects?|heavy|heavily|snow\w*|rain\w*|thunder\w*|lightning)\b/g,
  shake: /\b(?:shak\w*|screen|rumble|camera)\b/g,
  gold: /\b(?:start\w*|initial|begin\w*|budget|cash|funds?)\b/g,
  fireRate: /\b(?:bullets?|shots?|rate|arrows?|hero|player)\b/g,
  shotSize: /\b(?:bullets?|shots?|arrows?|larger?)\b/g,
  ownShots: /\b(?:throw\w*|shoot\w*|shots?|projectiles?|bullets?|hurls?|fires?|spits?)\b/g,
  kinds: /\b(?:gems?|pieces?|cand(?:y|ies)|stones?|jewels?|symbols?|fifth|sixth|kinds?)\b/g,
  doors: /\b(?:keys?|doors?|gates?|locked|locks?|open)\b/g,
  flight:
    /\b(?:fly|flies|flying|moves?|moving|bob|hover|hovering|float|floating|up|down|vertical\w*|straight|sideways|left|right|horizontal\w*|across)\b/g,
  weapon: /\b(?:weapons?|shots?|sword|hero|player|melee|button|hands?)\b/g,
};
/** Titles of music and other choices. */
export const CHOSEN =
  /\b(?:sad\w*|minor|gloomy|relax\w*|chill\w*|soft\w*|calm\w*|serious|happy|spooky|scary|creepy|eerie|dark\w*|mysterious|quiet\w*|slow|epic|happier|major|merry|fun\w*|upbeat|cheerful)\b/g;
