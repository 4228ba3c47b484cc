/** Words of signs, pictures, letters and stripes that are put on things, and what bears them. */
import { isSign } from '../changes/emblem.ts';

/** Words of signs besides their own names. */
const CALLED: Readonly<Record<string, string>> = {
  'skull and crossbones': 'skull', skulls: 'skull', eyeball: 'eye', 'evil eye': 'eye', eyes: 'eye', stars: 'star', hearts: 'heart', crescent: 'moon', 'crescent moon': 'moon', moons: 'moon', suns: 'sun',
  'red cross': 'plus', 'medical cross': 'plus', crosses: 'cross', anchors: 'anchor', fire: 'flame', flames: 'flame', snowflakes: 'snowflake', 'lightning bolt': 'lightning', bolt: 'lightning', thunder: 'lightning', leaves: 'leaf', 'paw print': 'paw',
  'wolf head': 'wolf', wolves: 'wolf', 'lion head': 'lion', 'dragon head': 'dragon', griffin: 'eagle', phoenix: 'eagle', bird: 'eagle', raven: 'eagle', kitty: 'cat', bear: 'cat', fox: 'wolf', spiders: 'spider', web: 'spider',
  rose: 'flower', flowers: 'flower', roses: 'flower', serpent: 'snake', snakes: 'snake', swords: 'sword', 'crossed swords': 'x', 'music note': 'note', notes: 'note', arrows: 'arrow', dollar: 'coin', 'dollar sign': 'coin', 'question mark': 'question',
  'exclamation mark': 'exclamation', pentacle: 'pentagram', runes: 'rune', sigil: 'pentagram', crossbones: 'x', bones: 'bone', droplet: 'drop', cog: 'gear', gem: 'diamond', 'smiley face': 'smiley', 'smiling face': 'smiley', 'happy face': 'smiley', smileys: 'smiley',
}; // biome-ignore format: a table
export const signOf = (word: string): string | undefined => CALLED[word] ?? (isSign(word) ? word : undefined);
export const NAMES = `(${[...Object.keys(CALLED), 'skull', 'smiley', 'eye', 'star', 'heart', 'moon', 'sun', 'cross', 'plus', 'anchor', 'crown', 'flame', 'snowflake', 'lightning', 'leaf', 'paw', 'wolf', 'lion', 'dragon', 'eagle', 'cat', 'spider', 'flower', 'snake', 'sword', 'note', 'arrow', 'coin', 'question', 'exclamation', 'x', 'pentagram', 'rune', 'fish', 'bone', 'drop', 'gear', 'diamond'].sort((a, b) => b.length - a.length).join('|')})`; // biome-ignore format: one line
export const LOOK =
  '((?:(?:golden|gold|silver|red|blue|green|white|black|purple|yellow|orange|pink|glowing|big|small|large|little|carved|engraved|painted|bright|dark|giant|embossed|single|lone) )*)';
const SIGN =
  '(?:emblem|label|symbol|logo|crest|sigil|insignia|design|motif|engraving|icon|print|mark|decal|sticker|image|seal|coat of arms|pendant|charm|buckle|medallion|ornament|decoration|decorations|carving|carvings|pin|rune|glyph)';
export const PLACE =
  'on (?:it|(?:the|its|top|each) ?(?:of it|(?:[a-z]+ )?(?:cover|front|side|cap|label|lid|face|shoulders?|breast|collar|sleeve|hilt|blade|handle|chest|back|center|centre|middle|top|bottle|flask|head|body|sail|flag|screen|door|pommel|guard|buckle|shield|forehead|brow|visor|crown|band|sheath|scabbard|strap|tip|palm|knuckles|toe|base|rim|bowl|barrel|stock|shaft|haft|head ?band)))';
export const EMBLEMS: readonly RegExp[] = [
  new RegExp(`(?:,? (?:with|bearing|featuring|having|has|displaying|showing))? (?:an? |the |its )?${LOOK}${NAMES}[- ]${SIGN}s?(?: ${PLACE})?`, 'i'),
  new RegExp(`,? (?:with|bearing|featuring) (?:an? |the )?${SIGN} of (?:an? )?${LOOK}${NAMES}(?: ${PLACE})?`, 'i'),
  new RegExp(`(?:,? (?:with|bearing|featuring|and)|,) (?:an? |the )?${LOOK}${NAMES} (?:carved |painted |engraved |embossed |drawn |printed )?(?:${PLACE})`, 'i'),
  new RegExp(`,? (?:bearing|emblazoned with|engraved with|marked with|decorated with|stamped with|embossed with) (?:an? |the )?${LOOK}${NAMES}\\b`, 'i'),
]; // biome-ignore format: a table

/** What others sit and stand on. */
export const CARRIES = /^(?:furniture|vehicle|nature|plant|rock|food)$/;
export const SITS = /^,? (?:with|bearing|featuring) (?:an? |the )?(?:[a-z]+ )?(?:wolf|wolves|lion|dragon|eagle|cat|kitty|spiders?|snakes?|fish|raven|bird|bear|fox) on (?:it|(?:the|its) (?:back|top|side))$/i; // biome-ignore format: one line
/** Whose picture is on it: "a bag with a turnip label", "a mug with a picture of a cat". */
export const PICTURED: readonly RegExp[] = [
  /,? (?:with|bearing|showing|featuring|displaying|has) (?:an? |the )?((?!(?:yellow|red|blue|green|white|black|gold|golden|silver|bronze|orange|pink|purple|brown|grey|gray|paper|blank|old|torn|price|warning|danger|wax|skull)\b)[a-z]+(?: [a-z]+)?) (?:label|picture|image|print|sticker|decal|logo|emblem|symbol|crest|motif|drawing)(?: on (?:it|the (?:front|side|cover|label)))?(?=$|,)/i,
  /,? (?:with|bearing|showing|featuring|displaying) (?:an? |the )?(?:label|picture|image|print|sticker|decal|logo|emblem|symbol|crest|drawing|painting) of (?:an? |the )?([a-z]+(?: [a-z]+)?)(?: on (?:it|the (?:front|side|cover)))?(?=$|,)/i,
  /,? (?:with|has) (?:an? |the )?([a-z]+(?: [a-z]+)?) (?:painted|drawn|printed|carved|embroidered|sewn|stitched|stamped) on (?:it|the (?:front|side|cover|lid|back))(?=$|,)/i,
  /,? (?:painted|decorated|printed|embroidered|stamped|marked) with (?:an? |the )([a-z]+(?: [a-z]+)?)(?=$|,)/i,
]; // biome-ignore format: a list
/** The same of what is there to bear pictures: "a flag with a ship on it". */
export const ON_IT = /,? with (?:an? |the )?([a-z]+(?: [a-z]+)?) on it(?=$|,)/i;
const HUES = 'golden|gold|silver|red|blue|green|white|black|purple|yellow|orange|pink|cyan|violet|crimson|teal';
export const STRIPES = new RegExp(`,? (?:with |and )?(?:an? |the |two |three |some )?(${HUES})(?: and (${HUES}))? (stripes?|bands?)(?: (?:on|around|across|down|along) (?:it|its [a-z]+|the [a-z]+))?(?=$|,| and )`, 'i'); // biome-ignore format: one line

/** What is written on it: "that says KEEP OUT", "with the words hello world", "with RIP on it". */
export const SAYS = /,? (?:(?:that |which |is )?(?:says?|reads?|saying|reading|spelling|titled|entitled|labell?ed)|(?:with|bearing) (?:the |a )?(?:texts?|words?|letters?|lettering|inscription|label|writing|name)(?: (?:saying|reading|of|(?:that|which) (?:says|reads)))?(?! (?:tags?|plates?|badges?)\b)(?! (?:half )?(?:peel|torn|missing|ripped|worn|faded|removed|falling|coming|scratched))) ["'“]?([a-z0-9][a-z0-9 !?&.'-]{0,21})["'”]?(?: (?:on|across) (?:it|the front|its front))?(?=$|,)|,? (?:with|saying) ["'“]([a-z0-9][a-z0-9 !?&.'-]{0,21})["'”](?: (?:written )?(?:on|across) (?:it|the front))?(?=$|,)/i; // biome-ignore format: one line

/** Signs that are only signs; others may be what lies in a vase or stands beside. */
const ABSTRACT: ReadonlySet<string> = new Set(['skull', 'smiley', 'eye', 'star', 'heart', 'moon', 'sun', 'cross', 'plus', 'anchor', 'crown', 'snowflake', 'lightning', 'rune', 'pentagram', 'x', 'paw', 'question', 'exclamation', 'flame', 'diamond', 'arrow']); // biome-ignore format: a list
export const BEARS =
  /banner|flag|shield|tapestry|shirt|coin|medal|poster|sign|rug|cloak|cape|book|hoodie|jacket|badge|pillow|blanket|curtain|sail|ring|mug|plate$/;
const FILLED = /vase|pot$|basket|bowl|bucket|jar|nest|cauldron|tree|bush|cake|chest|window|quiver|bag|sack/;
export const shows = (concept: string, sign: string, category: string | undefined): boolean =>
  category !== 'vehicle' && category !== 'building' && !/pirate/.test(concept) && (BEARS.test(concept) || (ABSTRACT.has(sign) && !FILLED.test(concept))); // biome-ignore format: one line
