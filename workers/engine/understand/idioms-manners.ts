/** How people look and what is in their hands, in the words that people type: said in the words of the tables. */
import { ONESIES } from '../catalogue/garments/costume-hoods.ts';
import { MOOD } from './vocabulary.ts';

const FACES: ReadonlySet<string> = new Set(['happy', 'angry', 'sad', 'scared', 'surprised', 'tired', 'smug', 'drunk', 'calm', 'evil', 'stern', 'brave']); // biome-ignore format: a list
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

export const MANNER_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // "with a serious face", "cold look", "in a bad mood"
  [
    new RegExp(`(?<=[a-z]),? (?:and |with |in |having |has |making |giving )*(?:an? |his |her |their |its )?(?:very |really |slightly |rather |deeply )?(${LOOKS}) (?:facial )?(?:face|look|expression|mood|attitude|demeanou?r|stare|gaze|glance|vibe|vibes|air|manner|countenance|features|eyes)(?: on (?:his|her|its|their) face)?(?=$|,| and | with | holding | in | on )`, 'gi'),
    ', $1',
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
  // one of a pair is gone
  [/,? (?:and |with )?(?:one|a|his|her) (shoe|boot|sandal|glove|sock) (?:is )?(?:missing|lost|gone|off)\b/gi, ', missing one $1'],
  ...grown,
]; // biome-ignore format: one line a turn
