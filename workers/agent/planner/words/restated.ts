/** Wishes that everybody understands and no reader was taught, put as it reads them. Before names are: these are said of somebody by name. */

import { apart } from './apart.ts';
import { belonging } from './belongs.ts';
import { membersNamed } from './members.ts';
import { reordered } from './reordered.ts';

const WHAT_CAN = /^\W*(?:(?:hey|hi|hello|yo|ok|okay|so|well|and)[ ,!]+)*what (?:exactly |all |else )?can (?:you|u|this(?: thing| bot| tool| assistant)?) (?:exactly |all |actually )*do(?: exactly| here| for me| actually)*[?!. ]*$/i; // biome-ignore format: one line
const MOOD =
  '(?:neutral|happy|angry|sad|surprised|scared|smiling|laughing|crying|shocked|worried|confused|tired|serious|annoyed|blushing|hurt)';
const FACES = `portrait of ([\\p{L}' -]+?)(?: for (?:the |an? |some |my )?(?:dialogue?s?|conversations?|talking|cutscenes?)(?: box(?:es)?)?)?,? (?:with (?:an? )?)?`;
const SAID: readonly (readonly [said: RegExp, plain: string])[] = [
  [WHAT_CAN, 'what can you do?'],
  // "32 px muddy backpack, no background": its size first
  [/^\W*(\d{2,3}(?: ?x ?\d{2,3})?) ?(?:px|pixels?)\b,? (?!(?:tiles?|tile ?sets?|map|game|wide|high|tall|each|version)\b)((?:(?!of\b|for\b|in\b|with\b)[a-z-]+ ){0,3}(?!tiles?\b|tile ?sets?\b|maps?\b|games?\b|icons?\b|portraits?\b|tiles\b)[a-z-]+)(?:,? (?:with )?(?:no|without an?|transparent) background)?\W*$/gi, 'a $2, $1 px'],
  [/\b(?:the )?most ([a-z-]+) ([a-z]+(?: [a-z]+)?) (?:that )?(?:you can (?:draw|make|think of|imagine|do|come up with)|ever|possible|in the world)\b/gi, 'a very $1 $2'],
  [/\b(an? (?:[a-z]+ )?[a-z]+ with [a-z ]+?) plus (?=an? )/gi, '$1 and '],
  [/\bwith (one|an?|its|the|two|three|some) ([a-z]+) missing\b/gi, 'with $1 missing $2'],
  [/^\W*(?:so |and |hey )*what(?:['’]?s| is) the (?:biggest|largest|max(?:imum)?|greatest)(?: size)?(?: of an?| for an?)? (picture|image|character|sprite|object|tile ?set|map|animation|scene)(?: size)?(?: (?:that )?(?:you|i|one|we) can (?:make|draw|do|have|get))?\W*$/gi, 'how big can a $1 be?'],
  [/^(\W*(?:[a-z]+ )?two [a-z ]+?[,:]) (one [a-z-]+),? (one [a-z-]+)\W*$/gi, '$1 $2 and $3'],
  // "kind of a skateboard but fancy"
  [/^(\W*(?:(?:make|draw|create|give me|i (?:want|need))\W+)?)(?:an? |some )?(?:kind|sort|type) of (an? )?([a-z]+(?: [a-z]+)?),? but (?:more |all |very )?([a-z-]+)\W*$/gi, '$1a $4 $3'],
  // "a sword that is on fire, and one with lightning": each of them by its name
  [/\b(an? )((?:[a-z]+ )?[a-z]+) ((?:that|which|who) (?:is|are|has|have) [a-z ]+?|(?:with|in|on|made of) [a-z ]+?),? (?:and )?(?:an?other )?one ((?:that|which|who|with|in|on|made of) [a-z ]+?)(?:,? (?:and|plus) (?:an?other )?one ((?:that|which|who|with|in|on|made of) [a-z ]+?))?(?=[,.!]|$| \d)/gi, '$1$2 $3, $1$2 $4||$1$2 $5'],
  [/\|\|an? (?:[a-z]+ )?[a-z]+ (?=[,.!]|$| \d)/gi, ''],
  [/\|\|/g, ' and '],
  // "enemies are rats": against whom one plays
  [/(\b(?:platformer|runner|shooter|adventure|tower[- ]defen[cs]e|game|rpg)\b[^.;]*?),? (?:and |where |with )?(?:the |all |my )?(?:enemies|foes|bad guys|villains) (?:are|should be|being) (?=[a-z])/gi, '$1, against '],
  [/^(\W*)(?:can|could) (?:the |my )?([\p{L}'-]+(?: [\p{L}'-]+)?) be (?:the |my )?(?:player|hero|main character)((?: (?:in|of) [\p{L} ]+)?)[?!. ]*$/giu, '$1use my $2 as the hero$3'],
  // a movement of somebody is no film
  [/\b(?:[Mm]ake|[Cc]reate|[Dd]o|[Dd]raw|[Aa]dd|[Gg]enerate|[Gg]ive me|[Gg]et me) (?:an? |the |some )?((?:[a-z]+[ -])?[a-z]+) (?:animations?|anims?|cycle) for (\p{Lu}[\p{L}'-]+)(?=[?!. ]*$)/gu, 'animate $2: $1'],
  // a face for each mood
  [new RegExp(`\\b(?:an? )?${FACES}(${MOOD}),? (?:and )?(${MOOD}),? and (${MOOD})(?: (?:faces?|expressions?|versions?))?(?=[?!. ]*$)`, 'giu'), 'three portraits of $1: $2, $3 and $4'],
  [new RegExp(`\\b(?:an? )?${FACES}(${MOOD})(?: and| &|,) (${MOOD})(?: (?:faces?|expressions?|versions?))?(?=[?!. ]*$)`, 'giu'), 'two portraits of $1: $2 and $3'],
  // "make Lin's hair white" makes nobody white
  [/\b(?:make|turn|dye|colou?r|paint|change) ((?:the |my )?[\p{L}-]+?)(?:['’]s|(?<=s)['’]) (hair|beard|moustache|mustache|eyes|skin|fur|mane) (?:to be |to |into )?((?:[a-z]+(?:, and|,| and)? ){0,3}?[a-z]+)(?=$|[,.!?])/giu, 'give $1 $3 $2'],
  // "in 3 sizes": which they are
  [/\b(an? (?:[a-z]+ ){0,2}[a-z]+) in (?:three|3) (?:different )?sizes\b/gi, '$1, 32x32, 48x48 and 64x64'],
  [/\b(an? (?:[a-z]+ ){0,2}[a-z]+) in (?:two|2) (?:different )?sizes\b/gi, '$1, 32x32 and 64x64'],
  // each of two of a kind is one
  [/\b(an? (?:[a-z]+ ){0,2}[a-z]+) (with [a-z ]+?),? and (?:one|another(?: one)?) (with [a-z ]+)/gi, '$1 $2 and $1 $3'],
  [/\b(an? )((?:[a-z]+ )?[a-z]+) and (?:its|the|an?) (open|closed|broken|empty|full|lit|unlit|locked|burning|damaged) (?:version|variant|one|state)\b/gi, '$1$2 and $1$3 $2'],
  // what it does, where frames are spoken of
  [/^(\W*(?:(?:i )?(?:need|want|make|draw|create|give me) )?an? )(running|walking|flying|jumping|swimming|dancing|sitting|sleeping|galloping|crawling|attacking) ((?:[a-z]+ )?[a-z]+)(?=[,. ].*\b(?:frames?|animation|animated|loop(?:ed|ing)?|cycle)\b)/gi, '$1$3 with a $2 animation'],
  [/\bcan i (?:get|have|download|export) (?:the |my |it as |them as )?(psd|ai|svg|fbx|obj|glb|aseprite|gif|png|json) files?(?=[?!. ]*$)/gi, 'can i export $1 files?'],
  [/\b(?:the )?(?:source ?code|sources?|code) of (?:the|my) game\b/gi, 'the game as a download'],
  // who plays against whom
  [/\b(?:put|have|let|make) ([\p{L}' -]+?) and ([\p{L}' -]+?) (?:in|into|play in) (?:an? |the )?((?:[a-z-]+ ){0,3}?games?) (?:against each other|versus|against one another|as (?:enemies|opponents|rivals))/giu, 'a $3 in which $1 is the hero, against $2'],
  [/,? (?:that |which )?(?:the |a |my )?(?:player|hero|main character|user) can (?:enter|ride|drive|open|use|pick up|collect|sit (?:in|on)|hide (?:in|behind)|climb|walk (?:on|through)|steer|fly|hold|wear|find|buy)(?: it| on it)?\b/gi, ''],
  // what it does in a game, and where it is put, is not to be seen on it
  [/,? (?:that|which|who) (?:hops?|walks?|runs?|flies|fly|follows?|chases?|comes?|goes|trots?|tags along|hunts?)(?: (?:after|behind|around|along|with|to|towards))* (?:the )?(?:player|hero|main character|user)\b(?: around)?/gi, ''],
  [/ to (?:put|place|lay|drop|stand|hang|stick|use) (?:down )?(?:on|onto|in|at|over) (?:the |an? |my )?(?:ground|floor|map|walls?|tables?|level|inventory|shelf|screen)\b/gi, ''],
  [/(?<=,.*\band (?:an? )?[a-z-]+(?: [a-z-]+)?) as (?:pets|enemies|companions|npcs|props|items|pick-?ups|collectibles|decorations?|obstacles)\b/gi, ''],
  // "add a rope and bucket to the well": both
  [/\b(add|put|give it|with) ((?:an? |some )[a-z]+(?: [a-z]+)?) and (?!an? |some |the |\d|make\b|then\b|also\b)([a-z]+)(?= (?:to|on|onto|in|into) (?:the|my)\b)/gi, '$1 $2 and a $3'],
  [/\b(?:copy|clone|duplicate) (?:of )?((?:the |my )?[\p{L}'-]+),? (?:and|but|then) (?:make|turn) (?:her|him|it|them|the copy) (?:into )?(?=an? )/giu, '$1 but as '],
  [/\b(wings|horns|tail|hat|cape|beard|hair|eyes|face|weapon|sword|staff|colou?rs?) (?:stays?|remains?|are kept|is kept)(?: the same| as (?:is|it is|they are))?\b/gi, 'keep the $1'],
  [/^\W*(?:(?:no|oh|wait|sorry|hm+|actually)\W+)*i meant? (?:it )?(isometric|from above|top[- ]?down|side[- ]?view|from the side|in colou?r|bigger|smaller|animated|(?:dark |light )?(?:red|blue|green|yellow|purple|pink|black|white|orange|brown|grey|gray))\W*$/i, 'make it $1'],
  [/\b(?:every (?:single )?one|each (?:one)?|all) of (them|these|those)\b/gi, 'all of $1'],
  [/\b(an? (?:[a-z]+ )?([a-z]+) full of [a-z]+(?: [a-z]+)?),? and another(?: one)? full of ([a-z]+)/gi, '$1, and make a $2 full of $3'],
  [/\b(\p{Lu}[\p{L}-]+)['’]s (run|walk|idle|attack|jump|death|hurt)(?: animation| cycle)? (?:looks?|is|feels?|seems?)\b[^.!?]*[.!?] ?(?:please |pls |can you |could you )*(?:re-?do|remake|redraw) (?:it|the \2(?: only| animation)?|only the \2)\b,?/gu, 'animate $1: $2,'],
  [/^(\W*[\p{L} ]+?) but (?:in |with |a )*night[- ]?mode\b,?.*$/giu, 'make $1 at night'],
  [/,? so (?:that )?they (?:fit|match|join|go)(?: together)? (?:with |to )?(?:my|the|our) ([a-z ]+ to [a-z]+)\b/gi, ''],
  [/, (?:an?|one|its|the) (leg|arm|eye|wheel|side|corner|ear|horn|wing|handle|window|door) (propped|missing|broken|torn|bent|burnt|burned|cracked|hanging|held|tied)\b/gi, ', with one $1 $2'],
  [/\b(?:do|make|try|take|build|go with) the (match-?3|platformer|runner|twin[- ]stick(?: shooter)?|tower defen[cs]e|top-?down adventure|adventure)(?: one| game| version)?\b(?= with)/gi, 'make a $1'],
  [/^\W*make (?:it|that|this) isometric\W*$/i, 'isometric version of it'],
  // what it is there for is not to be seen on it
  [/\b((?:an?|one) (?:[a-z]+ ){1,3}?)(?:character|sprite|npc)? ?for (?:going|use|using|standing|putting|placing) (?:with|on|in|beside|next to) (?:my|the) /gi, '$1that goes with my '],
  [/\bfor (?:the |my )?([\p{L}'-]+) to (?:summon|throw|ride|fight|use|carry)\b/giu, ''],
  // what a tower defence is about: "and the boat is what you protect"
  [/,? (?:and |where )?((?:the |my |an? )[\p{L}'-]+(?: [\p{L}'-]+){0,3}?) (?:is|are) what (?:you|u|we|i|one) (?:have to |must )?(?:protect|defend|guard|save)s?\b/giu, ', protect $1'],
  [/\bevery (\d+)(?:st|nd|rd|th) wave (?:is |has |comes )?an? boss\b/gi, 'a boss every $1 waves'],
  [/\ban? boss (?:in|at|on|comes|appears)? ?every (\d+)(?:st|nd|rd|th) wave\b/gi, 'a boss every $1 waves'],
  [/\b(?:flies|flying|runs|running|walks|walking|goes|going) (?:around|about) (?:and )?(?:shooting|throwing|firing) ((?:[a-z]+ )?[a-z]+s) at (?=[a-z])/gi, 'shoots $1, against '],
  // a movement with something held is one
  [/\b(attack|attacking|swing|strike|hit|slash|stab|shoot|throw|work|dig|chop)(?:ing)? (?:animation|anim) with ((?:an? |his |her |the )[a-z]+)\b/gi, '$1 with $2 animation'],
  [/\b(hurt|hit|damage)\s*\/\s*(?:knock ?back|stagger|damage|flinch|hurt|hit)\b/gi, '$1'],
  [/\b(?:and )?(?:with )?(an? [a-z]+(?: [a-z]+)?) in(?: the)? place of (?=the |his |her |its |an? )/gi, 'with $1 instead of '],
  // "beach: sand to water": a headline, and the grounds
  [/^\W*(?:[a-z]+): ((?:[a-z]+ )?[a-z]+ (?:to|into|->) (?:[a-z]+ )?[a-z]+)(?=$|,| \d| tiles?)/gi, '$1 tiles'],
  [/\b((?:an? |the )?[a-z]+(?: [a-z]+)? (?:bar|button|panel|frame|icon|cursor|window|slot)s?) (?:to match|matching|that matches|to go with) (?:the |my |this )?/gi, '$1 in the style of the '],
]; // biome-ignore format: a table

/** The message so; what stands in quotes stays. */
export const restated = (message: string): string =>
  /["“]/.test(message)
    ? message
    : SAID.reduce((said, [from, to]) => said.replace(from, to), reordered(belonging(apart(membersNamed(message)))));
