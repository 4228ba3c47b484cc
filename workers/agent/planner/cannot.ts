/** What is often asked for and what nothing here does: said so, before a word of it is taken for a picture. */

/** What is wished for → how the answer names it: "I cannot …". */
const SHOPS =
  'steam|(?:the )?(?:app|play) ?store|itch(?:\\.io)?|playstation|xbox|nintendo(?: switch)?|android|ios|iphones?|gog|kickstarter';
const GAME_KINDS =
  'mmo\\w*|battle royale|racing|strategy|rts|moba|fighting|first[- ]person(?: shooter)?|fps|visual novel|city ?builder|open[- ]world|simulation|simulator|sports?|football|soccer|chess|card|board|quiz|tetris|snake|pong|minecraft|fortnite|gta|pokemon|vr|rhythm|idle|clicker|farming|dating|turn[- ]based(?: \\w+)?|text(?: adventure)?';
const CANNOT: readonly (readonly [wish: RegExp, what: string])[] = [
  [
    /\b3[- ]?d\b(?! (?:look|effect|style))|\bthree[- ]dimensional\b|\b(?:fbx|gltf|glb|stl) (?:model|file|mesh)|\b(?:low[- ]poly|polygon) (?:model|mesh)/i,
    'make models in three dimensions',
  ],
  [
    /\bmulti-?player|\bonline (?:game|with|together|at)|\b(?:\d+|many|several|thousands? of|hundreds? of) (?:human |real )?players\b|\bco-?op\b|\bpvp\b|\bmatchmaking\b|\bmmo\w*/i,
    'build games that several people play together or that need a server',
  ],
  [
    new RegExp(
      `\\b(?:${GAME_KINDS}) games?\\b|\\bturn[- ]based\\b|\\b(?:a|an|another|my|the) (?:${GAME_KINDS}) (?:clone|like game)\\b|\\bgame like (?:${GAME_KINDS})\\b`,
      'i',
    ),
    'build that kind of game; of games there are platformers, top-down adventures, twin-stick shooters, match-3, runners and tower defences',
  ],
  [
    /^(?:compose|sing|record)\b|^(?:an? |the |some |me )*(?:[\w-]+ ){0,2}(?:songs?|voice ?(?:overs?|lines?|acting)|sound ?tracks?|sound (?:effects?|files?)|sfx|mp3s?|audio|music tracks?|jingles?)\b/i,
    'make music, sounds or voices; only the small games have sounds of their own',
  ],
  [
    /^(?:film|edit)\b|^(?:an? |the |some )*(?:[\w-]+ ){0,2}(?:videos?|movies?|trailers?)(?! (?:game|camera|reel|theat|poster|star|projector))\b/i,
    'make videos',
  ],
  [
    new RegExp(
      `\\b(?:publish|release|sell|upload|submit|put|port|export|build|bring|get)\\b.*\\b(?:on|to|for|in) (?:${SHOPS})\\b|^(?:publish|sell|release)\\b`,
      'i',
    ),
    'publish or sell anything, or build for shops and consoles; a game has an address that you may share, and its files can be saved',
  ],
  [
    /\b(?:photo-?realistic|vector (?:art|graphics?|logos?|images?)|svgs?|oil paintings?|watercolou?rs?)\b|^(?:an? |the |some )*(?:realistic )?(?:photos?|photographs?|selfies?)\b/i,
    'make photographs, paintings or vector graphics',
  ],
  [
    /^(?:an? |the |some |me )*(?:[\w-]+ ){0,2}(?:stor(?:y|ies)|novels?|poems?|essays?|e?-?mails?|tweets?|backstor(?:y|ies))\b/i,
    'write texts',
  ],
  [/^(?:e?-?mail|tweet|post|send|call|order|buy|pay|book)\b/i, 'send or buy anything'],
];

/** What of a wish cannot be done at all, in words; undefined where nothing speaks against it. */
export const cannotDo = (wish: string): string | undefined => CANNOT.find(([words]) => words.test(wish))?.[1];
