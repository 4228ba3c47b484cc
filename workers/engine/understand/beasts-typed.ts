/**
 * Creatures as they are typed for games, in lists: what kind of game it is for ("rpg enemy", "farm animal"), its rank ("boss", "king"),
 * its colours and its skin in members of their own ("phoenix, orange and gold", "parasite, wet pink flesh"). Said in the words of the
 * tables, or taken out where nothing is drawn of it, so that nobody and nothing else is put beside the one that was asked for.
 */
import { isFeeling } from '../catalogue/feelings.ts';
import { beastPhrases, OPEN_ANYWAY } from './beast-phrases.ts';
import { inRole } from './beast-roles.ts';
import { COLOUR_HEX, TONES } from './colours.ts';
import { creatureIn, firstCreature, namesBeast } from './creature-turns.ts';
import { LEXICON } from './default-lexicon.ts';
import { givenWings } from './given-wings.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What anybody in a game is called. */
const ROLE = listOf(
  `enemy enemies foe boss miniboss mob mobs unit animal animals pet creature monster beast mount companion familiar mascot character npc
  minion critter wildlife summon opponent baddie adversary grunt sprite icon asset`,
);
/** Games and tales by their kinds; nothing is drawn of them. */
const GENRE = listOf(
  `game games videogame rpg jrpg arpg crpg mmorpg mmo platformer metroidvania roguelike roguelite shmup shooter shoot em up fps moba rts
  strategy tactics tactical turn-based tower defense defence sim simulator farming puzzle arcade survival sandbox idle clicker card
  board mobile indie educational counting runner brawler beat collectathon collecting crawler soulslike adventure fantasy
  folklore mythology mythological myth myths legend lore fable fairytale sci-fi scifi bullet hell side-scroller sidescroller scroller gacha
  autobattler deckbuilder tabletop d&d dnd pathfinder`,
);
/** What may stand before those and says no more than they do. */
const OF_GAMES = listOf(
  `farm sea ocean forest wild water cave jungle desert swamp dungeon zoo house domestic common basic rare low high level final mini main
  friendly hostile tameable rideable playable tier stage early late mid world raid field elite area overworld kids kid children style
  styled themed theme type kind based inspired for in from of a an the and my our retro old school classic cute simple small little
  medieval nordic norse slavic celtic japanese greek egyptian aztec mayan chinese hindu filipino african irish scottish european asian
  american native german korean roman polish russian finnish arabic persian magical magic flying ground walking standard generic
  tank tanky slow fast heavy light strong weak melee ranged support healer dps bruiser brute armored elite
  16-bit 8-bit 16bit 8bit bit 16 8 32 1 2 3 nes snes gameboy gba`,
);
/** Said of machines and ways of drawing: they stay where they are. */
const MANNER = /^(?:8-?bit|16-?bit|32-?bit|nes|snes|gameboy|gba|8|16|32|bit)$/;

/** Whatever covers a body all over. */
const COAT = listOf('flesh skin hide fur coat body scales scale feathers plumage wool fleece carapace shell armour armor exoskeleton hair bones bone pelt plates plating metal'); // biome-ignore format: one line
/** Looks of a skin that go before the whole name. */
const OF_COAT = listOf('pale dark light bright neon deep'); // biome-ignore format: one line

/** A member of a list that is only colours, or colours of the whole skin: the words of the colours, as they go before a name. */
function colouring(member: string): string | undefined {
  if (/^(?:with|in|wearing|has)\b/i.test(member)) return undefined;
  const words = member
    .toLowerCase()
    .replace(/\b(?:colou?rs?|colou?red|palette|all|mostly|with|in|body|its)\b/g, ' ')
    .trim()
    .split(/[\s/&]+/)
    .filter((word) => word && word !== 'and');
  const coat = COAT.has(words.at(-1) ?? '') ? words.at(-1) : undefined;
  const rest = coat ? words.slice(0, -1) : words;
  const hues = rest.filter((word) => COLOUR_HEX.has(word));
  const looks = /^(?:wet|dry|rough|smooth|thick|thin|soft|shiny|glossy|short|long|dull|old|cold|hard)$/;
  if (hues.length === 0 || !rest.every((word) => COLOUR_HEX.has(word) || TONES.has(word) || OF_COAT.has(word) || looks.test(word))) return undefined; // biome-ignore format: one line
  if (coat && hues.length > 1) return undefined;
  // the fruit, the metal and the flower are other things
  return rest.filter((word) => !looks.test(word)).map((word) => (word === 'orange' ? 'darkorange' : word)).join(' '); // biome-ignore format: one line
}

/** Whether a member says only for what kind of game somebody is. */
function ofGame(member: string): boolean {
  if (/^(?:in|on|at|with) /i.test(member)) return false;
  const words = member.toLowerCase().replace(/[^a-z0-9&\- ]/g, ' ').trim().split(/\s+/); // biome-ignore format: one line
  return words.every((word) => ROLE.has(word) || GENRE.has(word) || OF_GAMES.has(word)) && words.some((word) => ROLE.has(word) || GENRE.has(word)); // biome-ignore format: one line
}

const RANK = '(?:(?:final|mini|mid|sub|raid|world|dungeon|area|secret|optional|stage|level|first|last|end|main|giant|big)[- ]?)*(?:mini)?boss'; // biome-ignore format: one line
const NOBODY = '(?:enemy|foe|mob|npc|minion|grunt|baddie|adversary)';
/** What follows a name and says only that it is fought: the end of the words that name it. */
const AFTER_NAME = new RegExp(
  ` (?:(?:${RANK}|${NOBODY})(?: (?:enemy|monster|creature|character|unit))?)(?=$|,| (?:with|that|who|which|in|on|at|from|made|walking|running|flying|standing|sitting|holding|wearing|has|having|emerging|rising|attacking|covered|and)\\b)`,
  'i',
);
const BEFORE_NAME = new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,3}?)(?:${RANK}|${NOBODY}) (?=[a-z])`, 'i');

/** Who rules its kind wears a crown. */
const ROYAL = '(?:king|queen|emperor|empress|prince|princess|monarch|overlord|tsar|pharaoh)';
/** "Knight saving princess from dragon": somebody does something to her, and the beast behind her is another one. */
const OF_THEM = '(?:(?![a-z]+ing )[a-z-]+ ){0,2}?';
const NOT_ITS = '(?!(?:from|with|and|on|in|of|at|by|to|near|behind|beside|for|over|under|[a-z]+ing) )';
const ROYAL_FIRST = new RegExp(`^((?:an? |the )?${OF_THEM})${ROYAL} ${NOT_ITS}((?:[a-z-]+ )?[a-z-]+)`, 'i');
const ROYAL_ONE = new RegExp(`^((?:an? |the )?${OF_THEM})${ROYAL} ${NOT_ITS}([a-z-]+)`, 'i');
const ROYAL_LAST = new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,3}?)([a-z-]+) ${ROYAL}(?=$|,| with| on| in)`, 'i');

/** The first member of a list with its rank in the words of the tables. */
function ranked(first: string): string {
  const text = first.replace(AFTER_NAME, (all, at: number) => (at > 0 && creatureIn(lastWord(first.slice(0, at))) ? '' : / (?:enemy|foe|minion)\b/i.test(all) && isName(lastWord(first.slice(0, at))) ? ' monster' : all)); // biome-ignore format: one line
  const plain = BEFORE_NAME.test(text) && firstCreature(text.replace(BEFORE_NAME, '$1')) ? text.replace(BEFORE_NAME, '$1') : text; // biome-ignore format: one line
  // a king of slimes has his own words
  if (/\b(?:crown|slime)\b/i.test(plain)) return plain;
  const two = ROYAL_FIRST.exec(plain);
  const before = two && !isBeast(two[2]!) ? ROYAL_ONE.exec(plain) : two;
  // an emperor penguin and a king cobra are names
  if (before && isBeast(before[2]!) && !isName(before[0].slice(before[1]!.length))) return crowned(`${before[1]}${plain.slice(before[1]!.length).replace(new RegExp(`^${ROYAL} `, 'i'), '')}`); // biome-ignore format: one line
  const after = ROYAL_LAST.exec(plain);
  if (after && isBeast(after[2]!) && creatureIn(after[2]!) !== 'beast') return crowned(plain.replace(new RegExp(` ${ROYAL}(?=$|,| with| on| in)`, 'i'), '')); // biome-ignore format: one line
  return plain;
}
const lastWord = (text: string): string => text.trim().split(' ').at(-1) ?? '';
/** A name of the catalogue, whatever it is of. */
const isName = (words: string): boolean => LEXICON.read(words.toLowerCase()).some((r) => r.is === 'concept');
const isBeast = (words: string): boolean => {
  const is = creatureIn(words) ?? creatureIn(lastWord(words));
  return is === 'beast' || is === 'monster';
};
const crowned = (text: string): string => (/(?: with| on| in)\b/i.test(text) ? `${text}, wearing a crown` : `${text} wearing a crown`); // biome-ignore format: one line

/** An adjective of the whole body, said by itself: as it would stand before the name. */
const isLook = (member: string): boolean =>
  /^(?:hairy|furry|fluffy|shaggy|woolly|spiky|armou?red|mechanical|skeletal|undead|zombie|rusty|mossy|glowing)$/i.test(member) ||
  (/^[a-z]+$/i.test(member) && LEXICON.read(member.toLowerCase()).some((r) => r.is === 'build')); // biome-ignore format: one line

/** "Grumpy face": it is grumpy. */
const FACE = /^[a-z]+ (?:face|expression|look|mood|pose|stance|smile|grin|gaze|eyes|attitude|personality)$/i;

/** "An ice giant worm" is a giant one of ice; a golem that is undead is of bones, and no corpse of somebody. */
const ELEMENT_GIANT = /\b(ice|fire|frost|stone|lava|poison|crystal|undead|mechanical|electric|lightning|shadow|desert|sand|cave|swamp|water|earth) giant ([a-z]+)\b/gi; // biome-ignore format: one line
const asGiants = (text: string): string =>
  text
    .replace(ELEMENT_GIANT, (all: string, of: string, name: string) => (/^(?:beast|monster)$/.test(creatureIn(name.toLowerCase()) ?? '') ? `giant ${of} ${name}` : all)) // biome-ignore format: one line
    .replace(/\b(?:undead|zombie|skeletal|skeleton) golem\b/gi, 'bone golem');

/** A text whose first member names a creature, and whose other members say something of it; other texts as they are. */
export function beastsTyped(said: string): string {
  const typed = asGiants(givenWings(said));
  const beast = namesBeast(/^[^,]*/.exec(typed)?.[0] ?? '') || OPEN_ANYWAY.test(typed);
  const asked = beast ? beastPhrases(typed) : typed;
  const [head = '', ...others] = asked.split(/\s*,\s*/);
  const who = firstCreature(head);
  if (!who && !others.some(ofGame) && !AFTER_NAME.test(head)) return asked;
  const first = inRole(ranked(head));
  const kept: string[] = [];
  let hues = '';
  const looks: string[] = [];
  for (const [i, member] of others.entries()) {
    if (ofGame(member)) {
      const manner = member.split(' ').filter((word) => MANNER.test(word));
      if (manner.length > 0) kept.push(manner.join(' '));
      continue;
    }
    const colours = i < 3 && hues === '' && beast ? colouring(member) : undefined;
    if (colours && !coloured(first)) hues = colours;
    else if (FACE.test(member) && isFeeling(member.split(' ')[0]!)) (beast ? looks : kept).push(member.split(' ')[0]!);
    else if (/^(?:dark |body |cosmic |gothic |folk |pure )*horror$/i.test(member)) kept.push('scary');
    else if (beast && isLook(member)) looks.push(member);
    else kept.push(member);
  }
  const before = [...looks, ...(hues ? [hues] : [])].join(' ');
  const body = before ? first.replace(/^((?:an? |the )?)/i, `$1${before} `) : first;
  // where it is stands after its name again
  if (body !== first && /^(?:on|in|at|under|beside|inside|upon) /i.test(kept[0] ?? ''))
    return [`${body} ${kept[0]}`, ...kept.slice(1)].join(', ');
  return [body, ...kept].join(', ');
}

/** Colours that were said with its name are not taken back by later ones. */
const coloured = (first: string): boolean => first.toLowerCase().split(/[ -]/).some((word) => COLOUR_HEX.has(word)); // biome-ignore format: one line
