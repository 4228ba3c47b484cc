/** What is often asked for and what nothing here does: said so, before a word of it is taken for a picture. */

/** A kind of wish that is declined: the words that show it, and "I cannot …". */
interface Kind {
  readonly what: string;
  /** Anywhere in the wish, also where it is of a thing that can be drawn. */
  readonly format?: string;
  /** Anywhere in the wish. */
  readonly says?: string;
  /** What the wish is for: the noun that it begins with, adjectives before it and all. */
  readonly names?: string;
  /** What is to be done: the verb that the wish begins with. */
  readonly does?: string;
}

const SHOPS =
  'steam|(?:the )?(?:app|play) ?store|google play|itch(?:\\.io)?|playstation|ps[45]|xbox|nintendo(?: switch)?|android|ios|iphones?|gog|kickstarter|epic(?: games)?|newgrounds|roblox';
const GAME_KINDS =
  "mmo\\w*|battle royale|racing|race|kart(?: racing)?|car|driving|strategy|rts|moba|fighting|fighter|beat[- ]?'?em[- ]?up|first[- ]person(?: shooter)?|fps|visual novel|city ?(?:builder|building)|open[- ]world|simulation|simulator|sims?|sports?|football|soccer|basketball|tennis|golf|pool|billiards?|chess|checkers|card|solitaire|poker|board|quiz|trivia|tetris|snake|pong|breakout|pinball|pac-?man|minecraft|fortnite|gta|pokemon|among us|vr|ar|rhythm|music|dancing|idle|clicker|cookie clicker|tycoon|management|farming|farm|dating|romance|horror|survival|crafting|sandbox|stealth|hidden object|escape room|point[- ]and[- ]click|word|crossword|sudoku|minesweeper|mahjong|memory|hangman|typing|math|educational|party|fishing|cooking|flight|gacha|roguelike deck ?builder|deck ?builder|auto ?battler|turn[- ]based(?: \\w+)?|tactics|tactical|grand strategy|4x|wordle|2048|flappy bird|space invaders|asteroids|bomberman|stardew valley|animal crossing|dark souls|skyrim|counter[- ]?strike|league of legends|call of duty|the sims|civilization|text(?:[- ]based)?(?: adventure)?";

const KINDS: readonly Kind[] = [
  {
    what: 'open files or pictures in this chat; a picture of your own is uploaded in the studio, where it can be turned into pixel art',
    says: "[\\w-]+\\.(?:png|jpe?g|gif|webp|psd|ase(?:prite)?|svg|bmp|mp[34]|zip|pdf)|(?:the |my |this |attached |uploaded )(?:attachment|attached \\w+|uploaded \\w+)|(?:this|my|the|these|our) (?:photo|photograph|selfie|screenshot|scan|sketch|drawing|picture of (?:me|my|us))s?",
  },
  {
    what: 'make models in three dimensions',
    says: '3[- ]?d\\b(?! (?:look|effect|style))|three[- ]dimensional|(?:fbx|gltf|glb|stl|obj) (?:model|file|mesh)|(?:low[- ]poly|polygon) (?:model|mesh)|blender (?:model|file)|voxels?(?: (?:model|art))?|3[- ]?d[- ]print\\w*|rigged model',
  },
  {
    what: 'build games that several people play together or that need a server',
    says: 'multi-?player|online (?:game|with|together|at|mode)|(?:two|2|three|3|four|4|\\d+|many|several|thousands? of|hundreds? of) (?:human |real )?players?\\b(?! (?:tower|base|lives))|(?:\\d|two|four)-player|co-?op\\w*|pvp|matchmaking|mmo\\w*|split[- ]?screen|(?:play|against|with) (?:my |a )?friends?\\b|leader ?boards?|high ?score (?:table|server|list)s?|log ?ins?|user accounts?|chat room|lobby',
  },
  {
    what: 'build that kind of game; of games there are platformers, top-down adventures, twin-stick shooters, match-3, runners and tower defences',
    says: `(?:${GAME_KINDS})(?: (?:\\w+ )?)?(?:video |mini-?)?games?|turn[- ]based|(?:an?|another|my|the|some) (?:[\\w-]+ )?(?:${GAME_KINDS}) (?:clone|like game|remake)|(?:clone|remake|version) of (?:${GAME_KINDS})|games? (?:like|as|similar to) (?:${GAME_KINDS})|(?:something|sth|anything) like (?:minecraft|tetris|snake|pong|fortnite|pokemon|gta|pac-?man|the sims|stardew valley|flappy bird|animal crossing|dark souls|skyrim)|(?:racing|driving|fighting|strategy|farming|city[- ]building|visual novel|dating|survival|turn-based) (?:sim(?:ulator)?|rpg)|visual novels?|point[- ]and[- ]click|battle royales?|mmorpgs?|text(?:[- ]based)? adventures?|city ?builders?|^(?:an? |my |own |the )*(?:minecraft|tetris|snake game|pong|fortnite|gta(?: \\d)?|pac-?man|fifa|roblox|skyrim|sudoku|solitaire|minesweeper|flappy bird|chess|poker|among us|the sims|mario kart|doom|counter[- ]?strike)(?: clone)?$|rogue-?lik(?:e|es)(?! (?:platformer|shooter|adventure))|metaverse`,
  },
  {
    what: 'make music, sounds or voices; only the small games have sounds of their own',
    does: 'compose|sing|record|hum|narrate|voice',
    names: 'songs?|voice ?(?:overs?|lines?|acting|clips?)|sound ?tracks?|sounds?|sound (?:effects?|files?)|sfx|mp3s?|wav(?: files?)?|audio|music(?: tracks?| loops?)?|jingles?|melod(?:y|ies)|theme (?:music|song)s?|ringtones?|beats?|chip ?tunes?|podcasts?',
    says: '(?:background|battle|boss|menu|title|level|8[- ]?bit|chiptune|epic|orchestral) (?:music|theme song|songs?|melod(?:y|ies)|sound ?tracks?)(?= for| in|$|[,.])|(?:the |a )?sounds? (?:of|for) (?:an? |the |my )?|sound effects?|lyrics|voice[- ]?over',
  },
  {
    what: 'make videos',
    does: 'film|edit (?:my|a|the|this) (?:video|film|movie|clip)',
    names: 'videos?|movies?|trailers?(?! parks?)|films?|cut ?scenes?|video clips?|mp4s?|tik ?toks?|you ?tube (?:intro|video|banner)s?|documentar(?:y|ies)|vlogs?|screencasts?',
  },
  {
    what: 'publish or sell anything, or build for shops and consoles; a game has an address that you may share, and its files can be saved',
    says: `(?:publish|release|sell|upload|submit|put|port|export|build|bring|get|make|ship)\\b.*\\b(?:on|to|for|in) (?:${SHOPS})`,
    does: 'publish|sell|release|monetize|advertise|promote|deploy (?:it |this )?to (?!the)|host (?!(?:with|in|at)\\b)',
  },
  {
    what: 'make photographs, paintings or vector graphics; what I draw is pixel art',
    format: 'vector (?:art|graphics?|logos?|images?|files?)|svgs?',
    says: 'photo-?real\\w*|realistic (?:photo|portrait|picture|image)s?|oil paintings?|water ?colou?rs?(?: paintings?)?|hand[- ]drawn (?:illustration|comic)s?|high[- ]res(?:olution)? (?:render|photo|illustration)s?|4k (?:render|wallpaper|image|picture)s?|ray ?traced|unreal engine',
    names: '(?:realistic )?(?:photos?|photographs?|selfies?|illustrations?|comic (?:pages?|strips?|books?)|mangas?|animes? episodes?|wallpapers?|business cards?|flyers?|brochures?|infographics?|diagrams?|flow ?charts?|charts?|graphs?|tattoo designs?|floor ?plans?|web ?sites?|web ?pages?|landing pages?|apps?|power ?point(?: slides)?|slides?|presentations?|spread ?sheets?|excel (?:sheets?|files?)|pdfs?|word documents?|logos? for my (?:company|business|firm))',
  },
  {
    what: 'write texts; I draw pixel art and build small games',
    does: 'write|translate|summari[sz]e|rewrite|proofread|rhyme|spell|correct my|explain (?!how|what (?:you|i))|define',
    names: '(?:love |short |bedtime |back ?)?(?:stor(?:y|ies)|novels?|poems?|essays?|articles?|blog (?:posts?|articles?)|haikus?|limericks?|jokes?|e?-?mails?|tweets?|back ?stor(?:y|ies)|letters?|cover letters?|cvs?|resumes?|speech(?:es)?|dialogues? (?:lines?|script)s?|scripts?|screenplays?|lore|plots?|descriptions?|summar(?:y|ies)|reviews?|captions?|slogans?|names? (?:for|ideas)|translations?|homework|recipes?|(?:shopping|to-?do|packing) lists?|work ?out plans?|diet plans?|travel (?:plans?|itinerar(?:y|ies))|lesson plans?|business plans?|marketing plans?|design documents?|gdds?|contracts?|quiz(?:zes)?|riddles?|horoscopes?|prayers?)',
    says: "(?:my|math|maths|school|english|history|physics) (?:homework|essay|thesis|assignment|paper)|tell me (?:an? |some )?(?:jokes?|stor(?:y|ies)|riddles?|about (?!yourself|the (?:tools|service|price)))|recipes? (?:for|of)|french revolution",
  },
  {
    what: 'write programs, other than the small games that I build from templates',
    names: '(?:python|javascript|typescript|java|c#|c\\+\\+|c sharp|rust|lua|gdscript|unity|godot|unreal|php|html|css|sql|shell|bash|discord) (?:scripts?|code|programs?|functions?|bots?|plugins?|shaders?|class(?:es)?|apps?)|shaders?|source code|algorithms?|regex(?:es)?|regular expressions?|plugins?|mods?|chat ?bots?|neural networks?|databases?|tutorials?|(?:web |game |discord )?servers?|(?:save|inventory|dialog(?:ue)?|quest|combat|crafting) systems?',
    does: 'debug|refactor|compile|fix (?:my|this|the) (?:code|bug|script|program|error)|code (?:me )?(?!an? (?:game|platformer|small|little|runner|match))|program (?:me )?(?!an? (?:game|platformer|small|little|runner|match))',
  },
  {
    what: 'look up, send, order or buy anything, or tell of the world; I draw pixel art',
    does: 'e-?mail|tweet|post|call|order|buy|pay|book|reserve|phone|search|google|look up|browse|find me|play (?!as\\b)|remind|wake|schedule|calculate|compute|solve|count|convert \\d+|recommend|advise|diagnose|open (?!the\\b|its\\b|and\\b|chest)|turn on|switch on|log ?in|sign ?(?:up|in)|hack|crack|cheat',
    says: 'weather (?:in|for|today|tomorrow|forecast)|stock prices?|bitcoin|(?:the )?news (?:today|of)|who won|(?:capital|president|population) of|square root|what time|train (?:tickets?|schedule|times?)|hotel in|restaurant (?:in|near)|directions to|medical advice|lottery numbers',
  },
]; // biome-ignore format: a table

/** What may stand before a noun that a wish is for. */
const BEFORE_NOUN = '(?:(?:an?|the|some|me|us|my|our|one|two|three|more|any|another|new) )*';
/** Things that have such a word in them, and can be drawn. */
const DRAWN =
  /\b(?:(?:movie|film|video|tv|news|music|sound|record|audio) (?:theat\w+|posters?|stars?|projectors?|cameras?|reels?|studios?|stands?|box(?:es)?|players?|stores?|shops?|note|notes|reporter)|song ?birds?|story ?(?:tellers?|books?)|letter ?(?:box|opener)|photo (?:frames?|albums?|booths?)|book of|recipe books?|(?:love )?letters? (?:with|on|icon)|(?:apps?|mails?|letters?|sounds?|music|photos?|videos?|movies?) (?:icons?|buttons?|settings|sliders?|volume)|(?:icons?|buttons?|sliders?|settings) (?:for|of|with))\b/i;

const anywhere = (words: string): RegExp => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'i');

const compiled = KINDS.map(({ what, format, says, names, does }) => ({
  what,
  format: format ? anywhere(format) : undefined,
  patterns: [
    ...(says ? [anywhere(says)] : []),
    ...(names
      ? [
          new RegExp(
            `^${BEFORE_NOUN}(?:[\\w'-]+ ){0,2}?(?:${names})(?![\\w-])(?! (?:bubble|balloon|scroll|box|book|shelf|man|woman|girl|boy|game|character|icon|button|tile|panel|bar)s?\\b)`,
            'i',
          ),
        ]
      : []),
    ...(does ? [new RegExp(`^(?:me |us )?(?:${does})(?![\\w-])`, 'i')] : []),
  ],
}));

/** What of a wish cannot be done at all, in words; undefined where nothing speaks against it. */
export const cannotDo = (wish: string): string | undefined =>
  compiled.find(
    ({ format, patterns }) => format?.test(wish) || patterns.some((words) => words.test(wish) && !DRAWN.test(wish)),
  )?.what;
