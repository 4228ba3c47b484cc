/** How people look and what is in their hands, in the words that people type: said in the words of the tables. */
import { ONESIES } from '../catalogue/garments/costume-hoods.ts';
import { MOOD } from './vocabulary.ts';

const FACES: ReadonlySet<string> = new Set(['happy', 'angry', 'sad', 'scared', 'surprised', 'tired', 'smug', 'wicked', 'disgusted', 'drunk', 'calm', 'evil', 'stern', 'brave']); // biome-ignore format: a list
/** Words of what a face can show, longest first. */
const LOOKS = [...MOOD]
  .filter(([, meant]) => FACES.has(meant))
  .map(([word]) => word.replace(/[ -]/g, '[- ]'))
  .sort((a, b) => b.length - a.length)
  .join('|');

const GARMENT =
  '(?:dress|gown|robe|cloak|cape|tunic|skirt|shirt|vest|coat|jacket|armou?r|hood|hat|mantle|poncho|shawl|trousers|pants|boots|crown|apron|leotard|bikini|scarf|kilt|loincloth|collar|gloves|belt)s?';

/** What garments are made of by the words of plants and beasts. */
const GROWN: Readonly<Record<string, string>> = {
  leafy: 'leaf|leaves|vine|vines|ivy|foliage|petal|fern',
  grassy: 'moss|mossy|grass|lichen|seaweed|algae|kelp|moss covered',
  furry: 'bearskin|sheepskin|fleece|hairy|animal hair|yak fur|rabbit fur|goat hair',
  wicker: 'woven reed|reed|bark|twig|straw woven',
}; // biome-ignore format: a table
const grown = Object.entries(GROWN).map(([made, words]): readonly [RegExp, string] => [
  new RegExp(`\\b(?:${words})(?: made)? (${GARMENT})\\b`, 'gi'),
  `${made} $1`,
]);

const BEASTS = [...ONESIES.keys()].sort((a, b) => b.length - a.length).join('|');
const HUE =
  '(?:(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|golden|gold|silver|brown|teal|violet) )?';

/** A hat, cap or hood that is a beast's: "a boy with a frog hat". */
export const beastHats = (text: string): string =>
  text.replace(
    new RegExp(
      `\\b(${HUE})(${BEASTS})(?<! onesie)(?: (?:ears?|head|face|shaped|style))? (?:hat|cap|hood|beanie|hoodie hood)\\b`,
      'gi',
    ),
    (_all, colour: string, beast: string) => `${colour || `${ONESIES.get(beast.toLowerCase())} `}${beast} onesie hood`,
  );

/** Colours by the names of fruit, spices, drinks and beasts, said of what is worn: each is that thing elsewhere. */
const NAMED_HUES: Readonly<Record<string, string>> = {
  saffron: 'goldenrod', wine: 'burgundy', honey: 'amber', caramel: 'tan', coffee: 'dark brown', champagne: 'beige', sky: 'sky blue', aubergine: 'dark purple', eggplant: 'dark purple', bubblegum: 'hot pink', raspberry: 'crimson', cherry: 'cherry red', strawberry: 'coral', canary: 'light yellow', marigold: 'orange', pumpkin: 'orange', cinnamon: 'sienna', smoke: 'grey', sage: 'sage green', camel: 'tan', eggshell: 'ivory', heather: 'lilac', periwinkle: 'lavender', blush: 'pink', apple: 'red', lemon: 'yellow', chestnut: 'brown', raven: 'black',
}; // biome-ignore format: a table
const namedHues = Object.entries(NAMED_HUES).map(([name, hue]): readonly [RegExp, string] => [
  new RegExp(
    `\\b${name}(?:[- ]colou?red)? (${GARMENT}|hair|kimono|sari|toga|hoodie|suit|uniform|sash|turban|jumpsuit|overalls)\\b(?<! hat)`,
    'gi',
  ),
  `${hue} $1`,
]);

export const MANNER_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // "crouching pose": how the body is carried
  [/(?<=\b(?:crouching|kneeling|sitting|standing|running|walking|jumping|sleeping|lying|praying|dancing|waving|sneaking|crawling|flying|swimming|casting|aiming|shooting|meditating|pointing|saluting|bowing|climbing|idle|idling)) (?:pose|stance|position|posture|animation|frame)\b/gi, ''],
  // eyes and faces that something hangs over
  [/\b(hat|hood|cap|brim|cowl|helmet)(?: (?:is )?(?:pulled|drawn|tipped|tilted|worn))? (?:hiding|covering|over|shadowing|shading|obscuring|concealing|low over|down over|low)(?: (?:his|her|their|its|the))? (?:eyes|face)\b/gi, '$1 and a shadow face'],
  [/\b(?:with |and )?(?:(?:his|her|their|the|an?) )?(?:face|features) (?:is |are )?(?:hidden|concealed|obscured|in shadows?|covered in shadow|unseen|not visible)(?: (?:by|in|under|beneath|behind) (?:an? |the |his |her )?(?:hood|shadows?|cowl|darkness|hat|brim))?(?=$|,| and )/gi, 'with a shadow face'],
  // hair that falls over the face
  [/\b((?:[a-z]+ )?)hair (?:covering|over|in front of|hiding|falling over|hanging over|in) (?:(?:his|her|their|its|the|half (?:of )?(?:his|her|the)) )?(?:face|eyes)\b/gi, '$1hair and a shadow face'],
  // a bow is drawn to shoot with it
  [/\bdrawing (?:back )?(?:(?:an?|his|her|the|their) )?(?:arrow|bowstring|(long|short)?bow)(?! (?:and arrow )?(?:on|in) )(?: and arrow| string)?\b/gi, 'drawing a bow'],
  // fetters
  [/\b(?:an? )?(?:(?:heavy|iron|metal|steel|big|black|prison|prisoner) )+ball(?: and chain)?(?: (?:chained |tied |shackled )?(?:on|around|to|at) (?:his|her|the|their|one) (?:foot|ankle|leg|feet))?(?=$|,| and )/gi, 'a shackle ball'],
  // fans that hands hold
  [/\b(?:feather|feathered|silk|war|bamboo|lace|geisha|plume|peacock) fan\b/gi, 'hand fan'],
  [/\b(?:an? )?(?:fan|hand|spread) of (?:playing |tarot )?cards\b/gi, 'playing cards'],
  [/\bin (?:human|humanoid|mortal|man|woman) form\b/gi, ''],
  [/\b(?:wide|broad|huge floppy|floppy)(?:[- ](?:brim(?:med)?))? (hat|straw hat|cowboy hat|sun hat|witch hat)\b/gi, 'big $1'],
  // whoever is old or young in his trade
  [/\b(?:grandpa|grandad|granddad|gramps|old man|elderly man|grandfather) (?=(?![a-z]*ing\b)[a-z]+(?:er|or|man|ist|ian|smith|chef|cook|wizard|knight|monk|pirate|captain|king|ninja|mage|druid|witch|bard|thief|archer|scientist|mechanic)\b)/gi, 'old male '],
  [/\b(?:grandma|granny|grandmother|old woman|elderly woman|old lady) (?=(?![a-z]*ing\b)[a-z]+(?:er|or|man|ist|ian|smith|chef|cook|wizard|knight|monk|pirate|captain|king|ninja|mage|druid|witch|bard|thief|archer|scientist|mechanic)\b)/gi, 'old female '],
  ...namedHues,
  // "with a serious face", "cold look", "in a bad mood"
  [
    new RegExp(`(?<=[a-z]),? (?:and |with |in |having |has |making |giving )*(?:an? |his |her |their |its )?(?:very |really |slightly |rather |deeply )?(${LOOKS}) (?:facial )?(?:face|look|expression|mood|attitude|demeanou?r|stare|gaze|glance|vibe|vibes|air|manner|countenance|features|eyes)(?: on (?:his|her|its|their) face)?(?=$|,| and | with | holding | in | on )`, 'gi'),
    ', $1',
  ],
  // smiles that bode no good, and those of who knows better
  [
    /(?<=[a-z]),? (?:with |and |has |wearing )?(?:(?:an?|his|her|their) )?(?:(?:wide|big|huge|toothy|slight|little) )?(?:evil|wicked|sinister|cruel|malicious|creepy|menacing|devilish|diabolical|mad|crazy|crazed|manic|maniacal|insane|deranged|sadistic|villainous|demonic|twisted|ominous) (?:(?:wide|big|toothy|little) )?(?:smile|smirk|grin|laugh|laughter)(?: on (?:his|her|their) (?:face|lips))?(?=$|,| and | with | in | holding )/gi,
    ', evilgrinning',
  ],
  [
    /(?<=[a-z]),? (?:with |and |has |wearing )?(?:(?:an?|his|her|their) )?(?:(?:(?:sly|cheeky|cocky|knowing|smug|mischievous|crooked|arrogant|confident|roguish|lopsided|half) )+(?:smile|smirk|grin)|smirk)(?: on (?:his|her|their) (?:face|lips))?(?=$|,| and | with | in | holding )/gi,
    ', smug',
  ],
  // a face or a mood of which more is said before it: "dark mood"
  [/(?<=[a-z]), (?:an? )?(?:(?:dark|survival|cosmic|gothic|psychological|body|folk|analog|retro|creepy|scary) )+(?:horror|mood|atmosphere)(?: (?:style|game|enemy|theme|vibe|npc|character|boss|setting|mood|atmosphere))*(?=$|,)/gi, ', scary'],
  [/\b(?:standing|sitting|being|holding) (?:perfectly |very |completely )?still\b/gi, 'standing'],
  [/(?<=[a-z]),? (?:in |with )?(?:an? )?((?:[a-z]+ ){1,2})palette(?=$|,)(?<!\b(?:paint|painter's|artist's|wooden|holding a|his|her) palette)/gi, ', $1colours'],
  // a hand at a weapon that hangs at the hip
  [
    /(?:\b(?:with|and) |, )?(?:an? |his |her |one |both )?hands? (?:(?:resting|hovering|placed|ready|kept) )?(?:on|near|over|at|by|above) (?:his |her |the |its |an? )?(?:gun |pistol |revolver )?(?:holster|gun|pistol|revolver|six[- ]shooter)(?: at (?:his|her) (?:hip|side|belt))?(?=$|,| and )/gi,
    ' with a sheathed pistol gripping the hilt',
  ],
  // what is in hands
  [
    /,? (?:with )?(?:an? )?((?:(?:red|blue|green|purple|orange|white|black|pink|yellow|golden|magic|magical) )?)(?:fire|flames?|fireballs?|burning flames) (?:in|on|around|from|over|between) (?:(?:his|her|their|both|the|its|one|each) )*(?:hands?|palms?|fists?|fingertips|fingers)\b/gi,
    ' with $1flaming hands',
  ],
  [/\b((?:zombie|mummy|ghoul|undead|frankenstein|sleepwalker)\b.*?),? (?:walking |shambling |stumbling |standing |lurching )?(?:with )?(?:his |her |its |both )?(?:arms|hands) (?:stretched(?: out)?|out|outstretched|extended|forward|raised forward)\b/gi, '$1, reaching ahead'],
  // air that is carried under water
  [/\b((?:scuba|deep sea )?divers?|frogm[ae]n|snorkell?er)\b(.*?)(?:oxygen |air |gas |dive |diving )?tanks?\b/gi, '$1$2air tank'],
  ...grown,
]; // biome-ignore format: one line a turn
