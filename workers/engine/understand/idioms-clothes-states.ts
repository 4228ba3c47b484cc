/** What became of somebody's clothes, how large they are beside the usual, and as whom somebody is dressed up, said in the words of the tables. */
import { inTurn } from './in-turn.ts';
import { namesSomebody } from './thing-heads.ts';

const LOOK = '((?:(?:white|black|red|blue|green|brown|gr[ae]y|leather|pink|yellow|purple|orange|old|long|linen|denim|lab|trench|dark|light) )*)'; // biome-ignore format: one line
const CLOTH =
  '(apron|shirt|dress|coat|robes?|overalls|jacket|uniform|trousers|pants|jeans|tunic|vest|cloak|cape|skirt|gown|sweater|hoodie|socks|stockings|scarf|suit|t-shirt|kimono|poncho|hat)';
const HAT = '(hat|helmet|crown|hood|coat|cloak|robe|sword|axe|hammer|staff|shield|boots|shoes|backpack)';

const said: readonly (readonly [RegExp, string])[] = [
  // soot and holes are what fire leaves
  [new RegExp(`\\b(?:burn(?:ed|t)|singed|scorched|charred|smoldering|smouldering|smoking)((?:,? (?:and )?(?:torn|dirty|old))*) ${LOOK}${CLOTH}\\b`, 'gi'), 'sooty$1 $2$3'],
  [new RegExp(`\\b${LOOK}${CLOTH} (?:with|full of|that has|having) (?:(?:many|some|several|a few|burn(?:t|ed)?|bullet|moth|acid|small|big|two|three|lots of) )*(?:holes|rips|tears|patches missing)(?: (?:in (?:it|them)|burn(?:t|ed) (?:in|into) (?:it|them)))?(?=$|,| and | with )`, 'gi'), 'torn $1$2'],
  [new RegExp(`(?:,| with| and) (?:(?:an?|some|many|two|three|several|big|small|huge|little) )*(?:holes?|rips?|tears?) in (?:his|her|the|their) ${LOOK}${CLOTH}\\b`, 'gi'), ' with torn $1$2'],
  [/\b(?:cracked|shattered|broken) visor\b/gi, 'broken helmet'],
  [/\b(?:loosened|undone|loose|untied) ((?:[a-z]+ )?)(tie|necktie|bow ?tie)\b/gi, 'crooked $1$2'],
  // "whose hat is too big for him", "a helmet several sizes too large"
  [new RegExp(`,? (?:whose|with (?:an?|his|her)|wearing (?:an?|his|her)|in (?:an?|his|her)|(?:the|his|her)) ((?:[a-z]+ )?)${HAT} (?:that is |which is |that's |is |are )?(?:(?:way|far|much|a bit|several sizes|a few sizes) )*too (?:big|large)(?: (?:for (?:him|her|them)|on (?:him|her)))?(?=$|,| and | with )`, 'gi'), ' with a giant $1$2'],
  // a wing that is hurt is his own
  [/\b(?:with|has) (?:(?:an?|one|his|her|its) )?((?:(?!single)[a-z]+ )??)(broken|torn|tattered|ragged|ripped) wing\b(?! (?:span|tip))/gi, 'with $1$2 wings'],
  // what is in the hand instead of what is there always
  [/ (?:with|holding|has|wielding|using) (an? (?:[a-z]+ )?[a-z]+) (?:instead of|in place of|rather than) (?:an?|his|her|the) (?:[a-z]+ )?(?:sword|scepter|sceptre|weapon|axe|staff|bow|gun|wand|spear|hammer|club|shield|lance|rifle)\b/gi, ' holding $1'],
  // hands that hold something behind the back are there as well
  [/\b(?:with|holding|hiding|carrying|concealing|keeping|clutching)(?: up)? (his|her|their|an?|the) ((?!hands?\b|arms?\b|sun\b|moon\b|wings?\b)(?:(?!with\b|and\b|in\b|on\b)[a-z-]+ ){0,3}?(?!hands?\b|arms?\b|wings?\b|cape\b|cloak\b|castle\b|tower\b|house\b|city\b|mountains?\b|sun\b|moon\b|crowd\b|army\b|sunset\b|wall\b|tree\b)[a-z-]+?)(?: (?:held|hidden|concealed))? behind (his|her|their|its) backs?(?=$|,)/gi, 'clasping hands behind with $1 $2 on $3 back'],
  // where on a body something lies
  [/(?<=[a-z])(?<!\b(?:hands?|arms?)) (?:(?:across|over|around) (?:the|his|her|their) (?:chest|torso|body)|(?:held |hidden |hiding )?behind (?:the|his|her|their) back)(?=$|,| and | with )/gi, ''],
  [/\bsnow (?=shovel\b)/gi, ''],
  [/(?<=,|\bwith|\band) (?:an? )?(?:blade of (?:grass|wheat)|grass blade|(?:piece|stalk|blade) of (?:straw|hay)|straw|wheat stalk)(?: (?:sticking )?(?:out of|in|between) (?:his|her|the)? ?(?:mouth|teeth|lips))/gi, ' a straw in mouth'],
  // as whom
  [/\b(?:dressed|disguised|dressing|costumed)(?: up)? (?:as|like) (?:an? )?(?:little |scary |cute )*(?:bedsheet |sheet )?ghost\b|\b(?:in|wearing) (?:an? |his |her )?(?:bed ?sheet |sheet )?ghost (?:costume|outfit|sheet)\b/gi, 'wearing a white hood and a white robe'],
  [/(?<=\b(?:kid|boy|girl|child|children|man|woman|guy|person|lady|dude|toddler|baby|teen|teenager|somebody|someone|grandpa|grandma),? )(?:who is |that is )?(?:dressed|disguised|dressing|costumed)(?: up)? (?:as|like) (?:an? )?(?=(?:[a-z]+ )?[a-z]+(?:$|,| (?:with|and|holding|in|on|for)\b))((?:(?!with\b|and\b|holding\b|in\b|on\b|for\b)[a-z]+ ?){1,2}?)(?=$|,| (?:with|and|holding|in|on|for)\b)/gi, 'in a $1 costume'],
  [/\b(cat|kitten|dog|puppy|fox|rabbit|bunny|bear|frog|toad|mouse|rat|wolf|pig|panda|raccoon|lizard|tiger|lion|penguin|duck|owl|monkey|hamster|turtle|goat|sheep),? (?:that is |who is )?dressed (?:up )?(?:as|like) (?:an? )?(ninja|samurai|wizard|pirate|knight|astronaut|cowboy|chef|detective|viking|warrior|princess|queen|king|sheriff|monk|barbarian|archer|paladin|rogue|assassin|boxer|sailor|witch|nurse|doctor|butler|soldier|police ?man|fire ?fighter)\b/gi, '$1 $2'],
  [/\btrick[- ]or[- ]treat(?:er|ing)?(?: (kid|boy|girl|child))?\b/gi, 'child'],
  [/\b(?:hard |punk |indie )?rock (guitarist|musician|singer|drummer|bassist|vocalist)\b/gi, 'punk rocker'],
]; // biome-ignore format: one line a turn

/** Stones of a crown or a belt are set in it, and in nobody's hands. */
const SET_IN = /\b(crown|tiara|diadem|circlet|helmet|belt|collar|armou?r|turban|hat|gauntlets?|bracers?|ring|headband) with (?:(?:an?|one|two|three|four|five|six|some|several|many|big|small|tiny|large|round|shiny|glowing|red|blue|green|purple|white|yellow|orange|pink|black) )*(?:gem(?:stone)?|jewel|stone|diamond|sapphire|emerald|amethyst|pearl|rub)(?:s|y|ies)?(?: (?:in|on) (?:it|the (?:front|middle|center|centre)))?(?=$|,| and | with )/gi; // biome-ignore format: one line

/** What stands on a staff is its head. */
const TOPPED = /\b(staff|wand|scepter|sceptre) (?:with|topped (?:with|by)) an? ((?:(?!gem|crystal|orb|jewel|ribbon|feather|chain)[a-z]+ )??(?!gem|crystal|orb|jewel|ribbon|feather|chain|stone)[a-z]+) (?:on|at) (?:(?:the|its) )?(?:top|end|tip)\b/gi; // biome-ignore format: one line

const states = inTurn(said);
export const clothesStates = (text: string): string =>
  states(text).replace(TOPPED, (all: string, staff: string, what: string, at: number, whole: string) => (/(?:,|\b(?:with|holding|carrying|and|his|her)) (?:[a-z]+ ){0,3}$/i.test(whole.slice(0, at)) && namesSomebody(whole.slice(0, at)) ? `${what} ${staff}` : all)).replace(SET_IN, (all: string, piece: string, at: number, whole: string) => (/(?:,|\b(?:with|wearing|and|in)) (?:[a-z]+ ){0,3}$/i.test(whole.slice(0, at)) && namesSomebody(whole.slice(0, at)) ? piece : all)); // biome-ignore format: one line
