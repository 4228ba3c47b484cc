/** Wishes that everybody understands and no reader was taught, put as it reads them. Before names are: these are said of somebody by name. */

import { apart } from './apart.ts';
import { belonging } from './belongs.ts';
import { reordered } from './reordered.ts';

const WHAT_CAN = /^\W*(?:(?:hey|hi|hello|yo|ok|okay|so|well|and)[ ,!]+)*what (?:exactly |all |else )?can (?:you|u|this(?: thing| bot| tool| assistant)?) (?:exactly |all |actually )*do(?: exactly| here| for me| actually)*[?!. ]*$/i; // biome-ignore format: one line
const MOOD =
  '(?:neutral|happy|angry|sad|surprised|scared|smiling|laughing|crying|shocked|worried|confused|tired|serious|annoyed|blushing|hurt)';
const FACES = `portrait of ([\\p{L}' -]+?)(?: for (?:the |an? |some |my )?(?:dialogue?s?|conversations?|talking|cutscenes?)(?: box(?:es)?)?)?,? (?:with (?:an? )?)?`;
const SAID: readonly (readonly [said: RegExp, plain: string])[] = [
  [WHAT_CAN, 'what can you do?'],
  // taken back in the same breath: the last one is meant
  [/^(\W*(?:(?:hi|hey|ok|please|pls|i|we|can|you|could|want|need|make|draw|create|give|get|me|us)\W+)*)an? [\p{L}' -]+?\s*[,.;!?…-]+\s*(?:(?:oh|uh|ah|hm+|no+|nah|wait|actually|sorry|i mean(?:t)?|scratch that|never ?mind|forget that|rather)[\s,.!…-]+)+(?:make (?:it|that) )?(an? \p{L})/giu, '$1$2'],
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
]; // biome-ignore format: a table

/** The message so; what stands in quotes stays. */
export const restated = (message: string): string =>
  /["“]/.test(message)
    ? message
    : SAID.reduce((said, [from, to]) => said.replace(from, to), reordered(belonging(apart(message))));
