/** What is typed of people's dress, hurts and loads in words that the tables have others for. */

import { HAFTED } from './hafted.ts';

const HUE = '(?:(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|brown|dark|light) )?';
const HATTED = '(pirate|captain|musketeer|duelist|noble|nobleman|corsair|buccaneer|swashbuckler|cavalier|highwayman)';

export const PEOPLE_TURNS: readonly (readonly [RegExp, string])[] = [
  // nobody who is looked at stands there
  [/\b((?:pointing|looking|staring|smiling|waving|glaring|shouting|yelling|aiming|grinning|winking|bowing)(?: (?:up|down|straight|directly|angrily|back))?(?: (?:with )?(?:an? |his |her )?(?:[a-z]+ )?(?:finger|knife|sword|gun|stick))?) (?:at|to|towards?) (?:the |a |his |her |some )?(?:viewer|camera|player|customers?|audience|crowd|reader|spectators?)\b/gi, '$1'],
  [/\b(pointing|gesturing|threatening|posing|slashing|stabbing) with (an? |his |her )((?:[a-z]+ ){0,2}(?:knife|sword|dagger|gun|pistol|spear|staff|wand|stick|cane|cleaver|ladle|spoon|axe|hammer|sickle|whip))\b/gi, 'with $2$3, $1'],
  [/\b(?:knife|dagger|axe)[- ]thrower\b/gi, 'acrobat with a knife'],
  // a hat with fur is of fur, a coat with fur has it at the neck
  [new RegExp(`\\bfur[- ](?:lined|trimmed|edged|rimmed|brimmed) (${HUE})(?:hat|cap)\\b`, 'gi'), '$1fur hat'],
  [new RegExp(`\\b(${HUE}(?:hat|cap)) (?:trimmed|lined|edged) with fur\\b`, 'gi'), 'fur hat'],
  [new RegExp(`\\b(${HUE})fur[- ](?:lined|trimmed|edged) (${HUE})(coat|jacket|robe|cloak|cape|parka|hood)\\b`, 'gi'), '$1$2$3 with a fur collar'],
  [/\b(coat|jacket|robe|cloak|cape|parka) (?:trimmed|lined|edged) with fur\b/gi, '$1 with a fur collar'],
  // the feather is on the hat of the role
  [new RegExp(`\\b${HATTED}\\b(.*?)\\b(?:feather|feathery) hat\\b`, 'gi'), '$1$2plumed hat'],
  [/\bfeather hat\b/gi, 'feathered hat'],
  [/\b(?:a |the )?(?:(?:string|strand|row|rope) of )?(?:(?:white|long) )?pearls\b(?! (?:earrings?|on the|in (?:a|an) (?:shell|oyster|clam)))(?<=\b(?:with|wearing|and|in|of|has) (?:a |the )?(?:(?:string|strand|row|rope) of )?(?:(?:white|long) )?pearls)/gi, 'a pearl necklace'],
  [/\b(dancing|singing|smiling|posing|standing|sitting) with an? ((?:pearl |gold |silver |bead )?necklace|scarf|hat|crown|tiara|veil)\b/gi, 'with a $2, $1'],
  // what is painted on a bare chest is on no chest of treasure
  [new RegExp(`(?:,| with| has| and)? (${HUE})(?:swirls|spirals|runes|markings|symbols|woad|war ?paint|body ?paint|tribal (?:paint|marks|markings)|tattoos) (?:painted )?(?:on|over|across|all over) (?:(?:his|her|the|their) )?(?:bare|naked|muscular) (?:chest|torso|body|skin)\\b`, 'gi'), ' with a bare chest and $1tattoos'],
  // what is tended is in the hands
  [new RegExp(`\\b(?:loading|reloading|cleaning|polishing|inspecting|oiling|wiping(?: down)?) (?:his|her|an?|the|their) ((?:[a-z]+ )?(?:${HAFTED}|gun|pistol|revolver|crossbow|bow|shield))\\b`, 'gi'), 'with a $1'],
  [/(?<=[a-z] )ringing (?:an? |his |her |the )?((?:(?:brass|gold|golden|small|little|hand) )?(?:hand ?)?bell)\b/gi, 'holding a $1'],
  [/,? (?:and )?(?:shaking|waving|raising) (?:his|her|an?|their) (?:angry )?fists?\b(?: (?:at|in) [a-z ]+)?/gi, ', angry'],
  // head down
  [/\b(?:hanging|dangling|swinging|hangs)(?: upside down)? (?:by|from) (?:(?:his|her|the|its|their|both|one) )*(?:knees?|legs?|feet|foot|ankles?|toes)\b/gi, 'upside down'],
  // of metal at the jaw
  [/\b(?:chrome|steel|iron|cyber|cybernetic|robot|robotic|mechanical|metallic) (jaw|chin|cheek)\b/gi, 'metal jaw'],
  [/\b(?:robot|robotic|cyber|cybernetic|mechanical|bionic|prosthetic) (left|right) (arm|hand|leg)\b/gi, '$1 robot $2'],
  [/\b(?:corpo|corporate) (?:exec|executive|suit|boss|man)\b|\b(?:business )?(?:exec|executive)\b(?= (?:in|with|wearing|holding)\b|$|,)/gi, 'businessman'],
  [/\b(?:sunburn(?:ed|t)) (?:face|nose|cheeks?|skin)\b/gi, 'red cheeks'],
  [/(?<=[a-z]),? (?:and |who is )?blindfolded(?=$|,| (?:and|with|holding)\b)/gi, ' with a blindfold'],
  [/\b(crying|weeping|shedding) (?:an? |one |two |some )?(?:(?:big|single|huge|blue|lone) )*tears?(?:drops?)?\b/gi, 'crying'],
  [/\bpi[jg]amas?\b|\bpajammas?\b|\bpyjammas?\b/gi, 'pajamas'],
  [/ (?:on|from|with) (?:an? |his |her |the )?(?:(?:wooden|shoulder) )?yoke(?: over (?:his|her|the) shoulders?)?\b/gi, ''],
  // the hide of a beast on somebody
  [/\b(?:in|wearing|with|dressed in|wrapped in) (?:an? |the )?(?:jaguar|leopard|cheetah|panther|tiger)(?:'s)?[- ](?:skins?|pelts?|furs?|hides?)(?! (?:hat|cap|cloak|cape|coat))\b/gi, 'with a leopard print tunic and a fur mantle'],
  [/\b(?:in|wearing|with|dressed in|wrapped in) (?:an? |the )?(bear|wolf|fox|deer|boar|bison|goat|lion|animal|beast)(?:'s)?[- ](?:skins?|pelts?|furs?|hides?)(?: (?:on|over|around) (?:his|her|the) (?:head|shoulders?|back))?(?=$|,| (?:and|with|holding)\b)/gi, 'with a fur mantle'],
]; // biome-ignore format: one line a turn
