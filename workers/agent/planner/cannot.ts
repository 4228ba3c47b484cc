/** What is often asked for and what nothing here does: said so, before a word of it is taken for a picture. */

interface Kind {
  /** How the answer names it: "I cannot …". */
  readonly what: string;
  readonly wishes: readonly RegExp[];
}

const any = (...words: readonly string[]): string => words.join('|');
const starts = (words: string): RegExp =>
  new RegExp(`^(?:(?:please|just|now|also|then|me|us|and) )*(?:${words})\\b`, 'i');
/** As the thing itself that is wished for: "a song for the menu", not "a bard who sings a song". */
const thing = (words: string, not = ''): RegExp =>
  new RegExp(
    `^(?:(?:an?|the|some|any|my|our|me|us|more|one|two|three|\\d+|short|long|little|nice|cool|funny|good|new) )*(?:(?!with|of|in|on|who|that|for|holding)[\\w-]+ ){0,2}?(?:${words})\\b${not}`,
    'i',
  );
const anywhere = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'i');

const SHOPS = any(
  'steam|(?:the )?(?:app|play) ?store|itch(?:\\.io)?|playstation|ps[45]|xbox|nintendo(?: switch)?|android|ios|iphones?|ipads?|gog|kickstarter',
  'patreon|roblox|epic(?: games)?|facebook|instagram|twitter|youtube|tiktok|discord|twitch|reddit|github|newgrounds',
);
/** Kinds of games that no template is like; those of the second list say so without the word "game". */
const GAME_KINDS = any(
  'racing|race|strategy|fighting|sports?|football|soccer|basketball|tennis|golf|hockey|boxing|chess|checkers|card|board|dice|quiz|trivia|word|number|maths?',
  'rhythm|music|dancing|cooking|restaurant|idle|farming|farm(?! games? (?:where|in which))|dating|horror|stealth|detective|mystery|escape room|point[- ]and[- ]click|hidden object|text|educational|learning|driving|flying|flight|fishing|survival crafting',
  'management|business|trading|economy|life|pet|dress[- ]up|party|memory|drawing|typing|jigsaw|crossword|bubble shooter|pinball|billiards?|snooker|bowling|darts|wrestling|vr|ar|snake|pong|city[- ]?building',
  'tycoon|open[- ]world|simulation|sandbox',
);
const GENRES = any(
  'mmo\\w*|battle royale|rts|moba|first[- ]person(?: shooter)?|fps|third[- ]person(?: shooter)?|visual novel|city ?builders?|(?:\\w+ )?simulators?|sim game|(?:dating|farm|farming|life|city|flight|pet|train|fishing) sims?|tycoon|idle ?clicker|clicker|auto ?battler|deck ?builders?',
  "roguelikes?|rogue-?lites?|souls-?like|hack (?:and|n) slash|beat ?'?em ?ups?|text adventure|turn[- ]based(?: \\w+)?|4x|kart racer|racer|walking simulator|point (?:and|n) click",
);
const GAME_NAMES = any(
  'chess|checkers|ludo|bingo|sokoban|shmup|tetris|pac-?man|pong|space invaders|asteroids|flappy ?bird|hangman|sudoku|solitaire|wordle|2048|minesweeper|breakout|arkanoid|bomberman|street fighter|mortal kombat|tekken|gta|fortnite|minecraft|roblox',
  'terraria|the sims|sim ?city|civilization|age of empires|starcraft|warcraft|league of legends|dota|counter-?strike|call of duty|fifa|need for speed|mario ?kart|among us|fall guys|tamagotchi|pokemon|animal crossing|stardew valley|harvest moon|guitar hero|angry birds|worms|lemmings|monopoly|uno|poker|blackjack|tic[- ]?tac[- ]?toe|connect four|battleships?|frogger|doom|quake|skyrim|dark souls|elden ring',
);

/** Names of games that are the name of nobody and nothing else. */
const ONLY_NAMES =
  "sokoban|shmups?|shmup game|vertical(?: scrolling)? shoot(?:er|'?em ?up)|tetris|pac-?man|pong|space invaders|flappy ?bird|sudoku|solitaire|wordle|2048|minesweeper|breakout|arkanoid|bomberman|street fighter|mario ?kart|frogger|tic[- ]?tac[- ]?toe|connect four|monopoly|angry birds|bubble shooter|chess game|snake game";

const KINDS: readonly Kind[] = [
  {
    what: 'make models in three dimensions',
    wishes: [
      /\b3[- ]?d\b(?! (?:look|effect|style|glasses))|\bthree[- ]dimensional\b|\b(?:fbx|gltf|glb|stl|obj|blender|maya) (?:models?|files?|mesh(?:es)?|scenes?)|\b(?:low[- ]poly|polygon|voxel) (?:models?|mesh(?:es)?)|\bvoxels?\b/i,
    ],
  },
  {
    what: 'build games that several people play together or that need a server',
    wishes: [
      /\bmulti-?player|\bonline (?:games?|with|together|at|play)|\b(?:play(?:s|ed|able)?|games?) online\b|\b(?:\d+|two|three|four|many|several|thousands? of|hundreds? of) (?:human |real )?players\b|\b(?:two|2|four|4)[- ]player\b|\bco-op\b|\bcoop (?:mode|games?|play\w*|campaign|multi\w*|adventure|platformer|shooter)\b|\b(?:local|online|couch|with|players?) coop\b|\bpvp\b|\bmatchmaking\b|\bmmo\w*|\bsplit[- ]?screen\b|\b(?:second|another|2nd|extra) player\b|\bplayer (?:2|two)\b|\bplay (?:it )?with (?:my )?friends\b/i,
    ],
  },
  {
    what: 'build that kind of game; of games there are platformers, top-down adventures, twin-stick shooters, match-3, runners and tower defences',
    wishes: [
      new RegExp(`\\b(?:${GAME_KINDS}) (?:video ?|mini ?)?games?\\b`, 'i'),
      new RegExp(`^(?:(?:an?|the|my|another|me|simple|small|cool|new|classic) )*(?:[\\w-]+ )?(?:${GENRES})(?: games?)?(?=$|[,.;:!?]| (?:with|where|in|about|like|for|on|set|game|clone))`, 'i'),
      new RegExp(`\\b(?:${GAME_KINDS}|${GENRES}|${GAME_NAMES})(?:[- ](?:clone|like|style|type))+(?: games?)?\\b`, 'i'),
      new RegExp(`\\bgames? (?:like|similar to|such as|in the style of) (?:${GAME_KINDS}|${GENRES}|${GAME_NAMES})\\b`, 'i'),
      new RegExp(`^(?:(?:an?|the|my|me|own|simple|version of|clone of|game of) )*(?:${GAME_NAMES})(?: games?| clone| for me)?$`, 'i'),
      // "tetris but in space": a name that is nothing else
      new RegExp(`^(?:(?:an?|the|my|me|own|simple|version of|clone of|game of|i want|something like|a game like) )*(?:${ONLY_NAMES})(?: games?| clone)?(?=,| (?:but|with|in|where|using|as|for|set|about|only)\\b)`, 'i'),
      /\b(?:clone|remake) of (?!it\b|him\b|her\b|the\b)|\b(?:copy|version) of (?!it\b|him\b|her\b)(?=.*\bgame\b)/i,
    ],
  },
  {
    what: 'make music, sounds or voices; only the small games have sounds of their own',
    wishes: [
      starts('(?:write|compose|make|create|give|do|produce|add)(?: me| us)? (?:an?|some|the|any) (?:[\\w-]+ ){0,2}?(?:music|song|soundtrack|chiptune|melody|jingle|sound ?track|theme (?:song|tune|music))(?! (?:box|note|sheet|stand|room|icon|store|shop|player|video))'),
      starts('compose|sing|record|hum|rap|play (?:me )?(?:a|some) (?:song|music|tune)'),
      thing('songs?|voice ?(?:overs?|lines?|acting|actors?)|voices?|narrations?|sound ?tracks?|sounds?(?: effects?| files?| fx)?|sfx|mp3s?|wavs?|audio|music(?: tracks?| loops?| theme)?|jingles?|melod(?:y|ies)|theme (?:song|music|tune)|beats?|chiptunes?|podcasts?', '(?! (?:box|note|player|stand|shop|room|hall|system|speaker|engineer))'),
    ],
  },
  {
    what: 'break into anything, or cheat',
    wishes: [starts('hack|crack|cheat|ddos|spam|phish|pirate (?=the|this|that|a game)')],
  },
  {
    what: 'set up servers',
    wishes: [/^(?:(?:an?|the|my|game|web|dedicated|discord|minecraft) )*servers?$/i],
  },
  {
    what: 'draw maps of real places; the grounds and what stands on them can be said',
    wishes: [/\bmaps? of (?:the (?:world|earth|usa|uk|united \w+|solar system)|my (?:city|town|country|street|school)|europe|asia|africa|(?:north |south )?america|australia|germany|france|spain|italy|england|japan|china|india|london|paris|new york|tokyo|berlin)\b/i],
  },
  {
    what: 'take pictures out of games of others; what I draw is drawn anew from your words',
    wishes: [
      new RegExp(`\\b(?:sprites?|sprite ?sheets?|assets?|art ?work|graphics|textures|tiles?|files?|rom|levels?) (?:of|from|out of|used in) (?:the )?(?:original |game )?(?:${GAME_NAMES}|hollow knight|zelda|(?:super )?mario|sonic|kirby|metroid|castlevania|undertale|celeste|cuphead|diablo|final fantasy)\\b`, 'i'),
      /\brip (?:the |all )?(?:sprites?|assets?|graphics|art)\b/i,
    ],
  },
  {
    what: 'make videos',
    wishes: [
      starts('film|edit (?:a|the|my) (?:video|film|movie)'),
      thing('videos?|movies?|films?|trailers?|cut ?scenes?|animated (?:series|shorts?|intros?)|gameplay footage|cartoons?(?= (?:episode|series))', '(?! (?:games?|camera|reel|theat|poster|star|projector|tape|cassette|store|hut))'),
    ],
  },
  {
    what: 'animate how somebody turns into somebody else; I can draw both, say "a man and a werewolf", and a game shows one after the other',
    wishes: [/\b(?:transforming|morphing|shape-?shifting|transforms|morphs)\b(?! (?:potion|scroll|ring|staff|wand))|\btransformation (?:animation|sequence|frames)\b|\b(?:turning|changing) into (?:an? |the )?(?:were\w+|wol(?:f|ves)|bat|monster|beast|dragon|demon|vampire)\b/i],
  },
  {
    what: 'publish or sell anything, or build for shops and consoles; a game has an address that you may share, and its files can be saved',
    wishes: [
      new RegExp(`\\b(?:publish|release|sell|upload|submit|put|port|export|build|bring|get|share|post|deploy|send|stream)\\b.*\\b(?:on|to|for|in|with|as) (?:an? )?(?:my )?(?:${SHOPS}|friends?|\\.?exe|apk|app)\\b`, 'i'),
      starts('(?:publish|sell|release|monetize|monetise|advertise|market|promote)(?! (?:stalls?|stands?|places?|squares?|hall|woman|man|lady|girl|boy|vendor|booth|cart|tent|scene)\\b)'),
    ],
  },
  {
    what: 'make photographs, paintings, logos or vector graphics; all that I draw is pixel art',
    wishes: [
      /\b(?:photo-?realistic|vector (?:art|graphics?|logos?|images?)|svgs?|oil paintings?|watercolou?rs?|charcoal|pencil (?:drawings?|sketch(?:es)?)|hand[- ]drawn|anime (?:illustration|art)|high[- ]res(?:olution)? (?:art|images?|pictures?|wallpapers?|illustrations?)|4k|8k|hdr|unreal engine)\b/i,
      thing('(?:realistic )?(?:qr ?codes?|bar ?codes?|photos?|photographs?|selfies?)|logos?|flyers?|business cards?|book covers?|cover art|album covers?|thumbnails?|memes?|comics?|comic strips?|mangas?|storyboards?|infographics?|diagrams?|charts?|tattoo designs?|websites?|(?:web|store|steam|itch|landing|home|product|shop) ?pages?|web ?sites? headers?|t-?shirts? (?:designs?|prints?)', '(?! (?:stand|shop|frame|wall|board|booth|camera|album|artist))'),
    ],
  },
  {
    what: 'make a font of your own as a file: a pixel font, the same for all, comes with the download of each interface, and words are drawn in its style on panels, banners and buttons (a banner "GAME OVER", dark and spooky: 20 generations)',
    wishes: [thing('(?:pixel ?|bitmap |retro )*(?:fonts?|typefaces?|letterings?|alphabets?)')],
  },
  {
    what: 'write texts, code or plans beside my small games',
    wishes: [
      starts('(?:tell|write|compose|give|read|recite|invent|think up|come up with)(?: me| us)? (?:an?|the|some|any|another|my|two|three|\\d+) (?:[\\w-]+ ){0,3}?(?:stor(?:y|ies)|novels?|poems?|haikus?|essays?|e-?mails?|letters? to|tweets?|back ?stor(?:y|ies)|jokes?|riddles?|lyrics|scripts?|dialogues?|conversations?|quests?|lore|names?|recipes?|articles?|blog posts?|reviews?|summar(?:y|ies)|cvs?|resumes?|speech(?:es)?|fairy ?tales?|plots?|design documents?|gdd|lists? of|code|functions?|programs?|shaders?|tutorials?|descriptions?|ideas?|plans?)'),
      thing('stor(?:y|ies)|novels?|poems?|haikus?|essays?|e-?mails?|tweets?|back ?stor(?:y|ies)|jokes?|riddles?|lyrics|recipes?|articles?|blog posts?|design documents?|gdds?|business plans?|homework|spreadsheets?|power ?points?|presentations?|source code|python (?:code|scripts?|programs?)|java ?scripts?(?: code)?|c\\+\\+|c# (?:code|scripts?)|shaders?|sql|html|css|regex(?:es)?|unity scripts?|gdscripts?', '(?! (?:book|board|scroll|paper|teller|time))'),
      starts('(?:build|code|program|develop|host|set ?up|install|write|run|make) (?:me )?(?:an?|the|my|some) (?:web |game |discord |mobile |chat )*(?:servers?|web ?sites?|web ?pages?|apps?|bots?|databases?|plugins?|mods?|programs?|scripts?|software|engines?|apis?)'),
      thing('(?:dialogue|dialog|voice|quest|story|movie|game) (?:scripts?|trees?|lines?|texts?)|scripts?|unit tests?', '(?! (?:kiddie|roll))'),
      starts('translate|summari[sz]e|proof ?read|spell ?check|calculate|compute|solve|google|search (?:the )?(?:web|internet)|look up|remind|wake|schedule|set (?:a|an) (?:alarm|timer|reminder)|debug|refactor|compile|review my'),
      /\b(?:write|code|program|implement|give|make|need|want|script)\b.*\b(?:c#|c\+\+|python|java ?script|typescript|lua|gdscript|rust|blueprints?|code|scripts?|functions?|class(?:es)? that|algorithms?|plugins?|(?:player |character |camera )controllers?|state machines?|shaders?)(?=$|[ ,.!?])(?!-)/i,
      /^(?:an? |the |some )?(?:c#|c\+\+|python|java ?script|typescript|lua|gdscript)\b/i,
      /^(?:what(?:'s| is) )?\d+ ?[-+*/x] ?\d+ ?(?:=|\?|$)/i,
    ],
  },
  {
    what: 'send, share, buy or book anything',
    wishes: [starts('e-?mail|tweet|text|message|call|phone|order|buy|pay|book(?= (?:me|us|an? |the (?:flight|hotel)))|invite|share|post|send|hire|subscribe|refund|log ?in|sign (?:me )?(?:up|in))(?:(?!s?\\b (?:shelf|case|store|shop|stand|booth|box|worm))')],
  },
  {
    what: 'crop, turn or convert pictures in words; the library and the tools for pictures do',
    wishes: [starts('rename|crop(?! (?:growth|field|circle|stage|plot|tile|icon)s?)|rotate|flip|mirror|convert|compress|merge|combine|import|upload|scan|print|trace|vectori[sz]e|upscale (?:my|this|the) (?:image|picture|photo)|tag|sort|move (?:my|all|the) (?:files?|assets?)|copy (?:my|all|the)|duplicate')],
  },
]; // biome-ignore format: a table

/** What of a wish cannot be done at all, in words; undefined where nothing speaks against it. */
export const cannotDo = (wish: string): string | undefined =>
  KINDS.find(({ wishes }) => wishes.some((words) => words.test(wish)))?.what;

/** What a game of a template has not, however it is asked for. */
const FEATURES: readonly (readonly [words: RegExp, what: string])[] = [
  [anywhere('(?:online |global |world )?(?:high ?score (?:lists?|tables?|boards?)|(?:online|global|world) high ?scores?|leader ?boards?|rankings?|achievements?|trophies)(?: (?:list|table|board)s?)?'), 'lists of scores or achievements'],
  [anywhere('sav(?:e|es|ing) (?:my |the |your |his |her |its )?(?:games?|progress|state|levels?)|save (?:slots?|games?|files?|system)|load games?'), 'saved games'],
  [anywhere('craft(?:ing|s)?|recipes?|(?:skill|talent|tech) trees?|level(?:ing|ling)[- ]?ups?|level up|experience points|xp|perks?|upgrades?|(?:an? )?inventor(?:y|ies)|equipment|loot(?:ing)?|weapons? (?:to (?:buy|choose)|shop)'), 'crafting, levels of experience or an inventory'],
  [anywhere('push(?:es|ing)? (?:the |some )?(?:crates?|boxes|blocks?|stones?|boulders?)|block[- ]pushing|sliding blocks?'), 'things that are pushed about'],
  [anywhere('(?:in-?game )?(?:(?<!\\b(?:in|at|inside|about|through|to|into|of|around) (?:(?:an?|the|my|our|his|her) )?(?:[a-z]+ )?)(?:shops?|stores?)|currency|purchases?|micro ?transactions?|skins?|buy(?:s|ing)? (?:\\w+ )?(?:skins?|items?|weapons?|upgrades?|stuff|things|hats)|ads|advertis\\w+|premium|subscriptions?)'), 'a shop'],
  [anywhere('(?:side ?)?quests?|missions?|dialog(?:ue)? trees?|story ?lines?|story mode|cut ?scenes?|choices that matter|(?:multiple|different) endings|branching'), 'quests or a told story'],
  [anywhere('(?:instant|immediate)(?:ly)? respawn\\w*'), 'an instant return without lives'],
  [anywhere('(?:spikes|traps|lava) everywhere'), 'a level that is full of them (there are some)'],
  [anywhere('turn[- ]based(?: (?:battles?|combat|fights?|game))?'), 'battles in turns'],
  [anywhere('level editors?|map editors?|mod(?:s|ding)|accounts?|log ?ins?|chat(?: function| system| room)?|voice chat|controllers? support|vr|first[- ]person|physics engine|seasons|open world|base building|building mode|taming|breeding|romance|marriage|driv(?:e|es|ing) (?:a )?(?:cars?|vehicles?|tanks?)'), 'such a system'],
]; // biome-ignore format: a table

/** Of a wish for a game: what it would have to do without. */
export function featuresMissing(wish: string): readonly string[] {
  // what it is called says nothing of it
  const said = wish.replace(/"[^"]*"|\b(?:called|named|titled) [^,.]+/g, ' ');
  return FEATURES.flatMap(([words, what]) => (words.test(said) ? [what] : []));
}
