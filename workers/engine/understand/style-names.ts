/** Games, studios and artists whose style a text may ask for: pictures here have one style of their own, and say so. */
const NAMES =
  "stardew valley|stardew|the legend of zelda|legend of zelda|zelda(?: a link to the past)?|pok[eé]mon(?: (?:red|emerald|gold|ruby))?|terraria|minecraft|undertale|deltarune|dark souls|elden ring|bloodborne|final fantasy(?: (?:[ivx]+|\\d+|tactics))?|castlevania|mega ?man|super mario(?: (?:bros|world))?|mario|celeste|hollow knight|octopath traveler|chrono trigger|earthbound|secret of mana|diablo|world of warcraft|warcraft|starcraft|league of legends|dota|skyrim|studio ghibli|ghibli|pixar|disney|naruto|one piece|dragon ball(?: z)?|dragon quest|kirby|metroid|sonic|cuphead|don'?t starve|among us|fortnite|roblox|animal crossing|harvest moon|graveyard keeper|moonlighter|dead cells|enter the gungeon|(?:the )?binding of isaac|vampire survivors|hyper light drifter|shovel knight|owlboy|eastward|sea of stars|touhou|genshin impact|tim burton|van gogh|moebius|lovecraft|tolkien|lord of the rings|star wars|star trek|harry potter|marvel|slay the spire|darkest dungeon|baldur'?s gate|heroes of might and magic|age of empires|fallout|doom|street fighter|mortal kombat|metal slug|fire emblem|advance wars|monster hunter|scott pilgrim|adventure time|rick and morty|the simpsons|gravity falls|coraline|spirited away|totoro|axie infinity|clash of clans|clash royale|candy crush|plants vs zombies|angry birds|faster than light|ftl|spelunky|nuclear throne|stoneshard|loop hero|caves of qud|dwarf fortress|rimworld|factorio|starbound|core keeper|valheim|the witcher|witcher|cyberpunk 2077|blade runner|akira|evangelion|sailor moon|paul robertson|eboy|waneella|cryptopunks?|bored apes?"; // biome-ignore format: a list

const LOOK =
  '(?:[- ]?(?:style|styled|inspired|like|game|art|aesthetic|vibes?|look|feel|graphics|pixel art|sprites?|universe|series))';
const OF =
  '(?:(?:in|with) (?:the |a )?(?:same )?(?:art )?(?:style|look|aesthetic|manner|vein|spirit) of|in the styles? like|(?:similar|looks?|looking|just|kind of|sort of) (?:to|like)|inspired by|as seen in|as in|based on|reminiscent of|like in|like from|taken from|from|like|in|à la|a la)';

/** "In the style of Stardew Valley", "Terraria style", "like Zelda"; the name is one of its groups. */
export const STYLE_OF = new RegExp(
  `\\b${OF} (?:the )?(?:game |games |movie |anime |show )?(${NAMES})(?!\\w)${LOOK}*|(?<![\\w-])(${NAMES})${LOOK}+(?!\\w)|\\b(?:in|with) (?:the |an? )?(?:art )?style of (?:the )?((?!(?:an? )?(?:nes|snes|gameboy|game boy|old|retro|classic|early|16|8)\\b)[a-z' -]{3,40}?)(?= *(?:,|$|\\.| with | wearing | holding ))`,
  'gi',
);

/** "By Studio Ghibli": whoever stands alone between commas after "by". */
export const CREDITED =
  /(?<=,)\s*(?:art |artwork |illustration |drawn |made |painted )?by ([a-z.' -]{3,40}?)\s*(?=,|$)/gi;

/** Names of several words that nothing else has: they speak of a style wherever they stand. */
export const WHOLE_NAMES = new RegExp(`\\b(?:${NAMES.split('|').map((name) => name.replace(/\(\?:.*$/, '').trim()).filter((name) => /^[a-z]+ [a-z]+(?: [a-z]+)?$/.test(name) && !/^(?:one piece|dead cells|dark souls|shovel knight|hollow knight|fire emblem|monster hunter|metal slug|super mario|angry birds|star wars|among us)$/.test(name)).join('|')})\\b`, 'gi'); // biome-ignore format: one line
