/** Words of looks, and of the parts that they, or colours, are said of. */
import { BEAST_PARTS } from './beast-parts.ts';
import type { LookName } from './looks/index.ts';
import { THING_PARTS } from './thing-parts.ts';

const LOOK_WORDS: readonly (readonly [RegExp, LookName])[] = [
  [/\b(?:frozen|icy|frosty|frosted|frozen solid|ice|frost|icicles?)\b/, 'frozen'],
  [/\b(?:burn(?:t|ed)|charred|scorched|singed|blackened by fire)\b/, 'burnt'],
  [/\b(?:moss|mossy|mou?ldy|mou?ld|overgrown|ivy|vines)\b/, 'mossy'],
  [/\b(?:rust|rusty|rusted|corroded)\b/, 'rusty'],
  [/\b(?:mud|muddy|dirty|dirt|filthy|grimy|dusty|dust|(?:coffee |tea |oil |ink |wine |grease )?(?<!blood[ -]?)stain(?:s|ed)?|soot|sooty|smudged?)\b/, 'dirty'],
  [/\b(?:blood|bloody|bloodied|wounded|bleeding|wounds?|blood[- ]?stain(?:s|ed)?)\b/, 'bloody'],
  [/\b(?:cracks?|cracked|broken|damaged|battered|crumbling|ruined|shattered|worn(?: out)?|weathered|destroyed|ancient|torn|ripped|tattered|ragged|old)\b/, 'cracked'],
  [/\b(?:dents?|dented|scratched|scratches|scuffed)\b/, 'dented'],
  [/\b(?:ghost|ghostly|spectral|spirit|spectre|phantom|see-through)\b/, 'ghostly'],
  [/\b(?:zombies?|zombified|undead|rotten|rotting|decayed)\b/, 'undead'],
  [/\b(?:skeletons?|skeletal|bony)\b/, 'skeletal'],
  [/\b(?:robots?|robotic|android|cyborg|mechanical|mecha)\b/, 'robotic'],
  [/\b(?:shadow|shadowy|void)\b/, 'shadowy'],
  [/\b(?:evil|corrupted|possessed|demonic|sinister)\b/, 'evil'],
  [/\b(?:glowing|glow|radiant|shining|luminous)\b/, 'glowing'],
  [/\b(?:autumn\w*|fall colou?rs)\b/, 'autumnal'],
  [/\brainbow\b/, 'rainbow'],
  [/\b(?:stone|petrified|rock|granite|into a statue)\b/, 'stone'],
  [/\b(?:wood|wooden|oak|timber)\b/, 'wooden'],
  [/\b(?:fire|fiery|flaming|on fire|burning|flames?|ablaze)\b/, 'fiery'],
  [/\b(?:lava|molten|magma|volcanic)\b/, 'molten'],
  [/\b(?:poisoned|poisonous|toxic|venomous|sickly)\b/, 'poisoned'],
]; // biome-ignore format: a table

/** The looks that words name, and what else they say. */
export function looksIn(text: string): { readonly looks: readonly LookName[]; readonly rest: string } {
  const looks: LookName[] = [];
  let rest = text;
  for (const [words, look] of LOOK_WORDS) {
    if (!words.test(rest)) continue;
    looks.push(look);
    rest = rest.replace(new RegExp(words, 'g'), ' ');
  }
  return { looks, rest: rest.replace(/\s+/g, ' ').trim() };
}

/** Parts of figures as people name them; a slot of the wardrobe, or `hide`, `robe`, `held`, `roof`, `wings`, `whole`, `thing`. */
const PART_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tip|point)\b(?! of (?:the |its |his |her )?(?:tail|ears?|wings?|nose|hat|horns?))/, 'tip'],
  [/\b(?:armou?r|breastplate|chest ?plate|plate mail|chain ?mail|shirt|tunic|jacket|vest|coat|blouse|doublet|sweater|hoodie|cardigan|polo|waistcoat|corset|bodice|tabard|top(?!-| hats?\b)|chest|torso)\b/, 'torso'],
  [/\b(?:robes?|overalls|dungarees|jumpsuit|kimono|toga|pyjamas|pajamas|dress|gown|clothes|clothing|outfit|uniform|garb|suit|costume)\b/, 'robe'],
  [/\bshoulders?\b/, 'shoulders'],
  [/\b(?:trousers|pants|leggings|breeches|skirt|kilt|shorts|jeans|legs?)\b/, 'legs'],
  [/\b(?:boots?|shoes?|sneakers|slippers|clogs|trainers|loafers|socks|feet|sandals|sabatons)\b/, 'feet'],
  [/\b(?:gloves?|gauntlets?|hands?)\b/, 'hands'],
  [/\b(?:hair|ponytail|braids?|hairdo|mohawk|dreadlocks|pigtails|bangs|afro)\b/, 'hair'],
  [/\b(?:beard|moustache|mustache)\b/, 'beard'],
  [/\b(?:skin|face)\b/, 'skin'],
  [/\b(?:fur|scales|feathers|hide|plumage|body|shell|carapace|chitin|pelt|wool|bark|flesh|slime)\b/, 'hide'],
  [/\b(?:cape|cloak|mantle)\b/, 'back'],
  [/\b(?:hat(?! ?bands?\b)|cap|hood|helmet|helm)\b/, 'hat'],
  [/\b(?:sword|axe(?! ?heads?)|spear(?! ?heads?)|staff|wand|dagger|mace|hammer(?! ?heads?)|bow|shield|weapon|trident|halberd|scythe|club|knife|crossbow|gun|rifle|pistol|flail|whip|torch|lantern|sickle|pickaxe|shovel|spade|broom|broomstick|scepter|sceptre|cane|anchor|wrench|pitchfork|katana|rapier|blaster)\b/, 'held'],
  [/\b(?:crystals|spikes|spines|markings|stripes|spots|patches|details|accents|highlights)\b/, 'accents'],
  [/\b(?:belly|stomach|tummy)\b/, 'belly'],
  [/\bwings?\b/, 'wings'],
  [/\b(?:roofs?|rooftops?)\b/, 'roof'],
  [THING_PARTS, 'thing'],
  [BEAST_PARTS, 'beast'],
  [/\b(?:windows?|doors?)\b/, 'opening'],
  [/\b(?:house|building|tower|metal|whole thing)\b/, 'whole'],
]; // biome-ignore format: a table

/** Parts that have no way of their own to be found: what is said of them is not said of all. */
export const OTHER_PARTS =
  /\b(?:teeth|tooth|fangs?|mouth|lips?|tongue|lure|antennae?|arms?|fingers?|thumbs?|neck|head|knees?|elbows?|hips?|waist|corners?|cheeks?|chin|forehead|brows?|eyebrows?|nails?|throat|thorns?|wheels?|text|letters|writing)\b/;

export interface PartSaid {
  readonly slot: string;
  readonly word: string;
  /** What else is said. */
  readonly rest: string;
}

export function partIn(text: string): PartSaid | undefined {
  for (const [words, slot] of PART_WORDS) {
    const found = words.exec(text);
    if (found) return { slot, word: found[0], rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim() };
  }
  return undefined;
}

/** Words that only carry the others. */
const EMPTY =
  /\b(?:make|turn|paint|dye|colou?r|recolou?r|tint|change|have|has|give|add|put|cover|let|look(?:s|ing)?|like|be|as|is|it'?s|its|it|him|her|he|she|they|them|his|their|the|a|an|this|that|my|all|more|very|bit|little|slightly|completely|totally|into|to|of|out|made|from|in|on|with|and|by|over|some|few|please|instead|version|variant|form|now|really|so|up|appear|seem|covered|should|see|character|figure|sprite|thing|everything|statue|house|fish|snake|horse|dog|cat|bird|spider|bear|wolf|chicken|pig|cow|slime|ghost|ship|sword|crate|chest|tree|plant|ball|colou?red|planet|long|short|curly|straight|messy|slime|goblin|orc|skeleton|demon|crab|frog|rat|mouse|insect|beetle|ant|butterfly|mushroom|golem|looks|dragon|monster|creature|animal|beast|robot|knight)\b/g;

/** What is left of words when those that carry nothing are gone. */
export const bareOf = (text: string): string =>
  text
    .replace(EMPTY, ' ')
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
