/** How a game is to be, said in a wish for one: the edits that make it so. */
import { airIn, FEATURES } from '../../../games/index.ts';

const NUMBER = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty';
const THROWN =
  '(?:fire ?balls?|snow ?balls?|shurikens?|throwing (?:stars?|kni(?:fe|ves))|ninja stars?|arrows?|spells?|magic|bullets|lasers?|bombs?|rocks?|stones?|kni(?:fe|ves)|daggers?|bubbles?|energy balls?)';
const COLOUR = 'red|blue|green|yellow|purple|pink|orange|black|white|turquoise';
/** How a game is to be → the edit that makes it so, and what stands in its place. */
const MANNERS: readonly (readonly [words: RegExp, edit: string, stands?: string])[] = [
  [/\b(?:with |and |has )*(?:an? )?(?:big |strong |mini ?)?boss(?:es)?(?: fight)? (?:after |at |on |in |comes )*(?:every|each) (\d+|two|three|four|five|six|ten|second|third|fourth|fifth|other)?(?:th|rd|nd)? ?(?:waves?|levels?|stages?|rounds?)\b/i, 'a boss every $1 waves'],
  [/\b(?:(?:with |and |has |have |a |full )*)day (?:and|&|\/|-|to) ?night(?: cycles?)?\b/i, 'add a day|night cycle'],
  [/(?:\b(?:with|and|you get|he gets|she gets|has|you have to|must|needs to|where you) )*\b(?:hunger|hungry|starv(?:e|es|ing|ation))(?: (?:bar|meter|system))?(?:,? (?:and )?(?:eat|eats|eating|find|finding|collect|with) (?:food|(?:[a-z]+ )?[a-z]+s\b))?/i, 'add hunger'],
  [/(?:\b(?:with|and|but|has|there (?:is|are)|it has|please) )*\b(?:no|without|without any|zero) (?:weapons?|violence|killing|blood|enemies or weapons|fighting or (?:weapons|enemies))(?: or (?:enemies|fighting|weapons|monsters))?\b/i, 'no fighting'],
  [/\b(?:peaceful|non-?violent|violence-free)\b/i, 'no fighting'],
  [/\b(?:(?:with|lots of|many|more|loads of|tons of|plenty of|full of) ){2,}(?:coins|gems|stars)(?: (?:to collect|everywhere))?\b/i, 'more coins', ', coins to collect '],
  [/\b(?:with |start(?:ing|s)? with |begins? with )+(\d{2,4}) (?:gold|money|coins)(?: (?:at the start|to start with))?\b/i, 'start with $1 gold'],
  [/\b(?:with |and |has )*(cheap(?:er)?|expensive) towers\b/i, '$1 towers'],
  [/\b(?:in |with |like |on )*(?:an? |the |old )*(?:game ?boy|black and white|black & white|sepia|pastel)(?: (?:style|look|colou?rs|graphics|palette|game))*\b/i, 'LOOK'],
  [/\b(?:with |and |but |has )*(?:no|without(?: an?| any)?) (?:time ?limits?|timers?|clocks?|count ?downs?)\b/i, ''],
  [/\b(?:with |and |has |have |that has |who has )*(?:an? |its own |his own |their |big )*(?:health|hp|life|hit ?point) ?bars?\b(?: (?:for|of|over|above|on) (?:the |his |her |its )?(?:final |last |end )?(?:boss|hero|player|enemies|foes|head)(?:'s head)?)?/i, ''],
  [/\b(?:the |an? )?(?:final |last )?boss (?:at the (?:very )?end|in the last level) (?:is|should be|must be|=) ((?:an? |the )?[a-z-]+(?: [a-z-]+){0,3}?)(?=\s*(?:$|[,.;]))/i, 'add a boss: $1'],
  [/\b(?:but |and |with )*(?:no|without(?: an?| any)?) (?:final )?boss(?:es)?(?: fights?)?\b/i, 'no boss'],
  [new RegExp(`(?<!\\bas )\\b(?:an? )?boss (?:at|in|on|after) (?:the )?(?:wave|level|stage|round) (${NUMBER})\\b`, 'i'), 'add a boss, $1 levels'],
  [/(?<=(?:^|[,;]|\band\b|\bwith\b)\s*)((?!an?\b|the\b|with\b|and\b|big\b|final\b|last\b|end\b|huge\b|giant\b|has\b|against\b|one\b|\d)(?:(?!an?\b|the\b|with\b|and\b|against\b)[a-z-]+ )?[a-z-]+) boss\b(?! (?:is|are|should))/i, 'add a $1 boss'],
  [/\b(?:with |and )*(sad|cheerful|happy|dark|spooky|calm|scary|upbeat|creepy|relaxing|chill|eerie|fun|epic|soft) music\b/i, '$1 music'],
  [/\b(?:with |and |has )*(?:low(?:er)?|less|moon|reduced|weak) gravity\b|\b(?:with |and )*floaty jumps?\b/i, 'less gravity'],
  [/\b(?:who |that |which |and |can |you |where you )*(?:shoots?|throws?|hurls?|fires?|spits?) (?!the\b|them\b|aliens\b|zombies\b|monsters\b|enemies\b|foes\b|it\b)((?:[a-z]+ )?[a-z]+s) at (?!night|dawn|dusk|sunset|a |the sea)/i, 'the hero should throw $1', ' against '],
  [/\b(?:who|that|which|and|can) (throws?|hurls?) (?!them|it|him|her)([a-z]+s)\b(?! at)/i, 'the hero should throw $2'],
  [/\b(?:very |really |super |quite |a bit |insanely |pretty )?(?:hard(?:er)?|difficult|challenging|tough|brutal)\b(?! hat| rock| candy)/i, 'harder'],
  [/,?\s*\b(?:where |so (?:that )?|in which )?(?:she|he|they|you|we|the hero|the player|nobody|no ?one) (?:can(?:'?t|not)|can never|never|doesn'?t|does not) (?:die|dies|lose|loses|be killed|get hurt)\b|\b(?:with |and )?(?:no|without) (?:dying|death|game over)\b/i, 'no enemies'],
  [/\b(?:very |really |super |quite |a bit )?(?:easy|easier|relaxing|relaxed|casual|not too hard|(?<!un)beginner friendly)\b/i, 'easier'],
  [/\b(?:made )?for (?:my |our |a |the )?(?:little |small |young |\d+ year old )*(?:kids?|children|child|toddlers?|son|daughter|nephew|niece|grandson|granddaughter|preschoolers?|kindergarten)\b(?! (?:who|to))/i, 'easier'],
  [/\b(?:made )?for (?:my |our |a |the )?(?:little |small |young |\d+ year old )?(?:kids|brother|sister|friends?|beginners|everyone|all ages|adults|mobile|phones?|tablets?|the browser|browser|pc|class|students)\b/i, ''],
  [/\b(?:with |and |on )*(?:touch (?:controls?|screen)|(?:simple |easy |keyboard |arrow key )controls?|(?:a |local |keeps? |the )*high ?scores?|a score|scores?(?: counter)?|sound effects?|sounds?|particles?|a pause (?:button|menu))\b(?! (?:lists?|boards?|tables?))/i, ''],
  [new RegExp(`[,;]?\\s*(?:and |but )?\\b(?:you |he |she |it |the hero |hero )?(?:can )?(?:loses?|dies?|game over|is dead|be hit|survive|take)(?: only| the game)? (?:after |when hit |if hit )?(${NUMBER}) (?:hits?|times|mistakes|misses)\\b`, 'i'), '$1 lives'],
  [new RegExp(`\\b(?:with |and |has |have )*(?:only |just )?(${NUMBER}) (?:short |long |small |big |different |hard )*(lives|life|hearts?|levels?|stages?|waves?|moves|rounds?|islands?|dungeons?|rooms?)\\b(?: of (?=\\w+s\\b))?`, 'i'), '$1 $2'],
  [/\b(?:with |and |against |has )*(?:an? |the )?(?:boss(?: fight| battle)? (?:against|with|:|is|who is|being) ?((?:an? |the )?[\w-]+(?: [\w-]+){0,2}))(?=$|[,.;]| (?:and|with|in|at)\b)/i, 'add a boss: $1'],
  [/(?<=^|[,;.] ?)((?!an? |the )[a-z-]+(?: [a-z-]+)?) (?:as|is) (?:the |my )?(?:(?:final|last|end|level|big) )*boss\b/i, 'add a boss: a $1'],
  [/\b(?:with |and |against |has )*((?:an? |the )(?:[\w-]+ ){0,3}[\w-]+) as (?:(?:an?|the|final|last|end|level|big) )*boss\b/i, 'add a boss: $1'],
  [/\b(?:with |and |against |has )*((?:an? |the )(?:(?!boss\b|and\b|with\b|in\b|on\b|levels?\b|against\b|versus\b|where\b|who\b)[\w-]+ ){1,3}boss)(?:es)?(?: fights?| battles?)?(?: at the end| in the last level)?\b(?! (?:is|are|should))/i, 'add $1'],
  [/\b(?:with |and )?(?:an? |the )?(?:big |final |last |end |huge |giant )*boss(?:es)?(?: fights?| battles?)?(?: at the end| in the last level)?\b(?! (?:is|are|should))/i, 'add a boss'],
  [/\b(?:with |and |has )*(?:an? |the )?(?:target|goal)(?: score)?(?: of| is|:)? (\d{2,6})(?: points?)?\b/i, 'a target of $1 points'],
  [/\b(?:with |and |has )*(\d{2,6}) points? (?:to win|to reach|target|goal)\b/i, 'a target of $1 points'],
  [/\b(?:with |and |has )*(?:an? )?(?:time ?limit|timer|count ?down|clock)(?: of| for each level)?(?: (\w+ ?(?:s|seconds?|secs?|minutes?|mins?)))?\b/i, 'time limit $1'],
  [/\b(?:with |and |in |has )*(?:an? )?(\w+)[ -](seconds?|minutes?|mins?|secs?)(?: (?:time ?limit|timer|count ?down|rounds?|levels?|games?))?\b/i, 'time limit $1 $2'],
  [new RegExp(`\\b(?:(?:and |who |that |which |can |he |she |it |where you )*)(?:throw|shoot|fire|cast|hurl)(?:s|ing)? (${THROWN})\\b(?! at)`, 'i'), 'the hero should throw $1'],
  [/\b(?:with |and )*(?:fast(?:er)?|quick) (?:enemies|foes|monsters)\b/i, 'faster enemies'],
  [/\b(?:with |and )*(?:slow(?:er)?) (?:enemies|foes|monsters)\b/i, 'slower enemies'],
  [/\b(?:no|without|with no|without any) (?:music|sound)\b/i, 'no music'],
  [/\b(?:with )?(sad|cheerful|happy|dark|spooky|calm|scary|upbeat|creepy|relaxing|eerie|fun) music\b/i, '$1 music'],
  [/\b(?:with |has )?(?:no|without|without any|zero|0) (?:enem(?:y|ies)|foes|monsters|obstacles)\b(?! (?:that|who|which)\b)/i, 'no enemies'],
  [/\b(?:with |has )?(?:no|without|without any|zero) (?:fighting|combat|fights|battles)(?: (?:really|at all))?\b/i, 'no fighting'],
  [/\b(?:with )?(?:many|lots of|loads of|tons of|more) (?:enemies|foes|monsters)\b/i, 'more enemies'],
  [/\b(?:with )?(?:few|fewer|not many|less) (?:enemies|foes|monsters)\b/i, 'fewer enemies'],
  [new RegExp(`\\b(?:with |and |has |in )*(?:an? |the )?((?:light |dark )?(?:${COLOUR})) (?:back ?ground|sky|theme|world)\\b`, 'i'), 'make the sky $1'],
  [new RegExp(`\\b(?:the )?(?:back ?ground|sky) (?:is|should be|must be|in) ((?:light |dark )?(?:${COLOUR}))\\b`, 'i'), 'make the sky $1'],
  [/\b(?:with |and |has )*(?:some |an? |the |many )?((?!more\b|fewer\b)[a-z-]+(?: [a-z-]+)?) (?:in|as) the back ?ground\b/i, 'put $1 in the background'],
  [/\blong(?:er)? (?:levels?|game|one)\b/i, 'longer levels'],
  [/\bshort(?:er)? (?:levels?)\b/i, 'shorter levels'],
  [/\b(?:fast|quick)(?: paced|-paced)?(?= (?:platformer|runner|shooter|game|hero|jump))/i, 'the hero should be faster'],
  [/\bslow(?: paced|-paced)?(?= (?:platformer|runner|shooter|game|hero|jump))/i, 'the hero should be slower'],
]; // biome-ignore format: a table

/** The words without what is said of the manner, and the edits that do it. */
export function manners(words: string): { readonly rest: string; readonly edits: readonly string[] } {
  let rest = words;
  const edits: string[] = [];
  for (const [said, edit, stands = ' '] of MANNERS)
    for (let times = 0; times < 3; times++) {
      const found = said.exec(rest);
      if (!found) break;
      if (edit === 'LOOK')
        edits.push(`make it look ${found[0].replace(/^(?:(?:in|with|like|on|an?|the|old) )+/i, '')}`);
      else if (edit) edits.push(edit.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? '').trim());
      rest = rest.replace(said, stands);
    }
  // what it has besides: double jumps, spikes, checkpoints
  for (const { words: said, id } of FEATURES) {
    const found = new RegExp(
      `(?:\\b(?:and|with|has|plus|no|without|some|where you (?:can|must)|can|who can|that can|which can) )*(?:${said.source})`,
    ).exec(rest);
    if (!found) continue;
    edits.push(
      `${/\b(?:no|without)\b/.test(found[0]) ? 'no' : 'add'} ${found[0].replace(/^(?:(?:and|with|has|plus|no|without|some|where you (?:can|must)|can|who can|that can|which can) )+/, '').replace(id === 'doors' ? /[,:(]/g : /\b(?:and|with)\b|[,:(]/g, ' ')}`,
    );
    rest = rest.replace(found[0], ' ');
  }
  const air = airIn(rest);
  if (air.light) edits.push(`make it ${air.light}`);
  if (air.weather)
    edits.push(
      `weather: ${air.weather === 'leaves' ? 'falling leaves' : air.weather === 'snow' ? 'snowfall' : air.weather}`,
    );
  return {
    rest: air.rest
      .replace(/\s+/g, ' ')
      .replace(/\b(?:with|and)(?: (?:with|and))+\b/g, 'with')
      .replace(/\b(?:with|and)\s*(?=[,.]|$)/g, ''),
    edits,
  };
}
