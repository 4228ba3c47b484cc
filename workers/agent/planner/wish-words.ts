/**
 * A wish for a game, said as the readers of its parts know it: what is only talk is left out, who does what to whom is put in
 * their order, and what somebody does that no game has by that name becomes what comes nearest.
 */
import { templateFor, themeOf } from '../games/index.ts';
import { steeredBy } from './controls.ts';
import { withoutAsides } from './game-asides.ts';
import { playsIn } from './game-wish/index.ts';
import { wishesGame } from './played.ts';
import { singular, subjectOf } from './subjects.ts';

const isSomebody = (words: string): boolean => {
  const bare = words.replace(/^(?:an?|the|some|all|his|her|its) /, '');
  const subject = subjectOf(bare) ?? subjectOf(singular(bare));
  return subject !== undefined && (subject.kind === 'animal' || subject.kind === 'person' || subject.creature === true);
};

/** Only talk. */
const TALK: readonly RegExp[] = [
  /(?:[,;.(]|\band\b|\bbut\b)?\s*\b(?:(?:back ?ground )?(?:music|sounds?|story|graphics|animations?)(?: (?:is|are|would be))? (?:optional|not (?:needed|necessary|important))|(?:it'?s |this is |it should be |make it )?(?:just|only|all|mainly|mostly) (?:for )?(?:fun|a test|testing|practice|me)|nothing (?:fancy|too (?:complex|complicated|big|hard)|special|serious|much)|(?:keep|keeping) it (?:simple|short|small|basic|fun)|no rush|thanks(?: a lot| in advance)?|thank you|that'?s (?:it|all)|(?:that )?would be (?:cool|nice|great|awesome|fun|perfect)|(?:if|when) (?:that'?s |it'?s )?possible|if you can|something like that|or (?:something|so|whatever|similar)(?: like that)?|you know|i guess|i think|idk|lol|haha|etc|please|pls|surprise me|you (?:can )?(?:decide|choose)(?: the rest)?|the rest is up to you|whatever (?:you like|works|fits)|be creative|go wild|have fun)(?=\s*(?:$|[,;.!)]|\band\b))\)?/gi,
  /\b(?:really|actually|basically|literally|honestly|simply|kind of|kinda|sort of|sorta|totally|obviously|probably|maybe|perhaps|possibly|preferably|ideally|like) (?=(?:a|an|the|some|it|he|she|they|you|\d|jump|run|shoot|fight|collect|avoid|with|where|in|on|fun|easy|cute|hard)\w*\b)(?<!\b(?:games?|something|anything|looks?|look|things|stuff|just|is|are|more|mario|zelda|one|pokemon|creatures|tetris|of|a|an|the) \w+ )/gi,
  /(?<=[a-z]) (?:really|though|tho|actually|at all|kinda|or so|lol)(?=\s*(?:$|[,;.!]))/gi,
]; // biome-ignore format: a table

/** Places by what lies beside them: what is under, above or near somewhere. */
const WORD =
  '(?!(?:are|is|was|were|comes?|keeps?|gets?|and|with|that|who|which|where|while|but|stands?|lies?|attacks?|try|tries|must|should|collects?|avoids?|against)\\b)[a-z-]+';
const NOUN = `(?:${WORD} )?${WORD}`;
const NOUNS = `(?:${WORD} ){0,2}${WORD}`;
const LIST = `(?:(?:the |some |evil |angry )?${NOUNS})(?:(?:, ?| and |, and | & |\\/)(?:the |some |evil |angry )?${NOUNS})*`;

type Said = (found: readonly string[]) => string | undefined;
const AGAIN: readonly (readonly [words: RegExp, said: string | Said])[] = [
  [/\s+n\s+/g, ' and '],
  [/\bbaddies\b|\bbad ?guys\b/g, 'enemies'],
  [/\blet'?s say\b|\bsomething where\b|\ba thing where\b/g, 'a game where'],
  // known by another name
  [/\bendless (?:jumper|jumping game|faller)\b/g, 'endless runner'],
  [/\b(?:never[- ]?ending|infinite|unlimited|everlasting)(?= (?:runner|running|game))/g, 'endless'],
  [/\b(?:a )?(?:little |small |simple |mini |tiny )*(?:survival|survive|surviving)(?: game)? (?:on|in|at) /g, 'survival game in '],
  [/^(?:an? )?(?:little |small |simple )*(?:surviving|survive) (?:(?:in|on|at) )?(?=an? |the |mars|space)/g, 'survival game in '],
  [/\blow[- ]?gravity game\b/g, 'platformer with low gravity'],
  // what is against one
  [new RegExp(`(?:^|[,;.]|\\band\\b|\\bwhere\\b|\\bwith\\b|\\bwhile\\b|\\bin which\\b)\\s*(${LIST}) (?:are|as|will be|should be) (?:the |my |your |his |her |our )*(?:enem(?:y|ies)|foes?|monsters|bad guys|opponents?|obstacles?|things to avoid|ones to avoid|danger(?:s|ous)?)\\b`, 'g'), ([, who]) => ` against ${who!.replace(/^(?:with|and|where) /, '')} `],
  [new RegExp(`(?:[,;.]|\\band\\b|\\bwith\\b|\\bwhere\\b)\\s*(${LIST}) (?:(?:are|is|stand|stands|lie|lies|keep getting|get|gets|come|comes) )*(?:in|on) (?:the|his|her|its|your|their) way\\b`, 'g'), ([, what]) => ` , avoids ${what} `],
  [new RegExp(`(?:[,;.]|\\band\\b|\\bwhile\\b|\\bwhere\\b|\\bbut\\b)\\s*(?:the |some |evil |angry |many )*(${NOUN}) (?:are|is) (?:after|chasing|hunting|following|attacking) (?:him|her|it|you|them|the \\w+)\\b`, 'g'), ' , against $1 '],
  [/(?:[,;.]|\band\b|\bwhile\b|\bwhere\b|\bbut\b)\s*(?:the |some |evil |angry |many )*([a-z-]+ )?([a-z-]+s) (?:(?:try|tries|want|wants) to )?(?:chase|hunt|catch|stop|attack|bite|eat|kill|steal from|shoot at) (?:him|her|it|you|them|us|the (?:hero|player))\b/g, ' , against $1$2 '],
  [/\b(?:pursued|followed|bitten|eaten|attacked|haunted|threatened) by\b/g, 'chased by'],
  [/\b(?:watch(?:es|ing)? out for|be(?:ing)? careful of|bewar(?:e|es|ing) of|stay(?:s|ing)? away from|keep(?:s|ing)? away from|evad(?:e|es|ing)|hid(?:e|es|ing) from|duck(?:s|ing)? under|get(?:s|ting)? past|steer(?:s|ing)? clear of|trying not to (?:touch|hit)|without touching)\b/g, 'avoids'],
  [/\b(?:burns|crush(?:es|ing)|smash(?:es|ing)?|stomp(?:s|ing)? on|bit(?:es|ing)|punch(?:es|ing)?|kick(?:s|ing)?|slay(?:s|ing)?|slash(?:es|ing)?|beat(?:s|ing)? up|destroy(?:s|ing)?|blast(?:s|ing)?|exorcis(?:es|ing)|bust(?:s|ing)|hits|hitting|scar(?:es|ing)|zap(?:s|ping)?|swats|swatting|fend(?:s|ing)? off|stop(?:s|ping)?(?= (?:the |evil |angry |some )?[a-z]+s\b)) (?=(?:the |some |evil |angry |many |rotten |other |smaller )*[a-z-]+(?: [a-z-]+)?s\b|it\b)/g, 'fights '],
  [/\b(?:the )?([a-z-]+)s (?:(?:are )?(?:attack(?:ing|s)?|com(?:e|ing)|arriv(?:e|ing)|sail(?:ing)?|rid(?:e|ing)) (?:(?:you|it|the \w+|him|her) )?)?(?:on|in|with|by) (?:their |some |small |big )*(boats|ships|rafts|tanks|trucks|wagons|carts|sleds|planes|rockets|balloons)(?: (?:attack|attacking|come|coming)(?: (?:you|it))?)?\b/g, ([all, who, on]) => (isSomebody(who!) ? ` , against ${who} ${on} ` : all)],
  [/(?:^|[,;.]|\band\b|\bwhere\b|\bwith\b) *((?:the |some |many )?(?:[a-z-]+ )?[a-z-]+s) (?:come|comes|attack|arrive|appear|invade|march)(?: (?:you|it|the \w+))? in (\d+|five|ten|six|eight|twelve) waves\b/g, ' , against $1, $2 waves'],
  [/(?:^|[,;.]|\band\b|\bwhere\b|\bwith\b) *((?:the |some |many )?(?:[a-z-]+ )?[a-z-]+s) (?:guard|protect|keep)(?:s|ing)? (?:them|it|the \w+)\b/g, ' , against $1'],
  [/\bwants? to (?:get|go|come|find (?:his|her|its|the) way|return) (?:back )?home(?: and)?\b/g, ' , '],
  // "the wizard has to defend his tower": what is defended is no wish of his
  [/\b(?:should|must|has to|have to|needs to|need to|wants to|tries to|is trying to) (defend|protect|guard)\b/g, '$1s'],
  // where levels end
  [/(?:[,;.]|\band\b|\bwhere\b|\bwith\b|\bin which\b)*\s*\b(?:the |an? |my )?((?:[a-z-]+ )?[a-z-]+) (?:is|as|should be|will be|marks) (?:the |an? )?(?:goal|exit|finish|way out|end goal|target)(?: (?:(?:at|in) the end )?(?:of|in) (?:each|every|all|the|a) levels?| at the end)?(?=\s*(?:$|[,.;!]|\b(?:and|with|where|hero)\b))/g, ([all, what]) => (/^(?:what|which|that|it|this|there|where)$/.test(what!) ? all : `, has to reach a ${what}, `)],
  [/\b(boss(?:es)?(?: fights?)?)(?: waits?| is| comes| stands)? (?:at|in) the end of (?:each|every) (?:level|stage|world|wave)\b/g, '$1 every 1 levels'],
  [/\b(?:at|in|by) the (?:very )?(?:end|beginning|start|top|bottom) of (?:each|every|the|all|a) (?:levels?|stages?|game|worlds?)\b/g, ' '],
  // what is below is what one falls into
  [/\b(lava|water|spikes|acid|fire|a lava (?:lake|pit|floor)) (?:is |lies |waits )?(?:at|on|in|along|down at) the (?:bottom|floor|ground)\b|\b(?:at|on|in) the (?:bottom|floor) (?:is|there is|lies) (lava|water|spikes|acid|fire)\b/g, ([, one, two]) => `${one ?? two}`],
  // "at night fog creatures come": whom it is played against
  [new RegExp(`(^|[,;.:]|\\band\\b|\\bwhere\\b|\\bwhile\\b|\\bwhen\\b|\\bbut\\b)\\s*((?:(?:at|during|by|in|every|each) (?:the )?night(?:s| time)?|after dark|in the dark) ?,? ?)?(?:the |some |evil |angry |many |lots of )*(${NOUN}s|${WORD} (?:folk|people|mice|wolves|men)) (?:(?:will|keep|start to|then) )?(?:come|attack|appear|arrive|show up|spawn|rise|awake|awaken|wake up|hunt|roam|lurk|prowl|creep|emerge|sneak|swarm)(?:s|ing)?(?: (?:out|in|up|around|about|closer|outside|for you|to get you))*(?: (at night|in the dark|after dark|every night))?(?=\\s*(?:$|[,;.!]|\\band\\b))`, 'g'), ([all, before, night, who, late]) => (/^(?:you|it|they|lives|levels|waves|it gets|coins?|gems?|stars|points)$/.test(who!) || !subjectOf(singular(who!)) ? all : `${before} against ${who}, ${night || late ? 'at night, ' : ''}`)],
  // what is gathered
  [/\bclues?\b/g, 'paper notes'],
  [/\bpollen\b/g, 'yellow pollen balls'],
  [/\bdust\b(?! (?:storm|devil))/g, 'dust balls'],
  [/\b(?:space ?ship|rocket|machine|engine|robot|car|spare) parts\b/g, 'golden gears'],
  [/\b(?:trash|garbage|litter|rubbish|waste)\b(?! (?:can|bin|bag|man))/g, 'trash bags'],
  [/\b(?:money|cash|loot)\b(?=\s*(?:$|[,.;]|and|from|in|while))/g, 'gold coins'],
  [/\b(?:food|snacks)\b(?=\s*(?:$|[,.;]|and\b|in\b|while\b))(?<=\b(?:collects?|finds?|gathers?|for|steals|eats|picks up) (?:some )?(?:food|snacks))/g, 'apples'],  [/\b(?:gather(?:s|ing)?|pick(?:s|ing)?(?: up)?|snatch(?:es|ing)?|loot(?:s|ing)?|forag(?:e|es|ing)(?: for)?|hoards?|hoarding|grabs|grabbing|fetch(?:es|ing)?|munch(?:es|ing)?(?: on)?|lick(?:s|ing)?|swallow(?:s|ing)?|nibbl(?:es?|ing)(?: on)?|digs? up|picking)(?= (?:the |some |all |as many |up )*[a-z-]+(?: [a-z-]+)?)/g, 'collects'],
  [/\b(?:water(?:s|ing)|plant(?:s|ing)|feed(?:s|ing)|clean(?:s|ing)(?: up)?|fix(?:es|ing)|repair(?:s|ing)|paint(?:s|ing)|light(?:s|ing)(?: up)?|pop(?:s|ping)|photograph(?:s|ing)|heal(?:s|ing)|bak(?:es|ing)|sweep(?:s|ing)(?: up)?|wash(?:es|ing)|recycl(?:es|ing)|tam(?:es|ing)) (?:the |some |all (?:the )?|broken )*(?=[a-z-]+(?: [a-z-]+)?s\b)/g, 'collects '],
  [/\bas many ([a-z -]+?) as (?:possible|it can|he can|she can|they can|you can)\b/g, '$1'],
  // what somebody can do
  [/,? ?\b(?:and |can |who |that )*(?:jump(?:s|ing)? (?:very |really |super |extra |so |quite )+high|high jumps?|moon jumps?)(?: (?:because(?: of)?|due to|thanks to|as there is) (?:the )?(?:low|less|weak|little|no) gravity)?\b|,? ?\b(?:with |and |because(?: of)? |due to )*(?:the )?(?:low|less|weak|little) gravity\b/g, ', with low gravity '],
  [/\b(?:and |who |that |which |can |could |it |he |she )*breath(?:e|es|ing) (?:out )?fire\b|\b(?:and |can |who )*spit(?:s|ting)? fire\b|\bfire[- ]breathing\b(?= and|,|$)/g, ', throws fireballs '],
  [/(?<=^|[,;.] ?|\band |\bwho |\bthat |\bcan |\bwhich )(?:can )?(throw|shoot|fire|spit|hurl)s? (?:ninja |throwing )?stars\b/g, 'throws shurikens'],
  [/\b(shoot|throw|spit|spray|squirt|fire|sprinkle)(?:s|ing)? (honey|water|paint|ink|slime|mud|acid|poison|milk|ketchup|glue|juice|web|silk)(?= at\b)/g, '$1s $2 drops'],
  [/\bgroceries\b/g, 'grocery bags'],
  // whom somebody comes for, and where they are
  [/\b(?:rescu|sav|fre|find)(?:es|e|ing|s) ((?:an? |the |his |her )(?:[a-z-]+ )?[a-z-]+) from ((?:an? |the )(?:[a-z-]+ )?[a-z-]+)/g, ([all, whom, place]) => (isSomebody(whom!) && themeOf(`in ${place}`) && !isSomebody(place!) ? `looks for ${whom} in ${place}` : all)],
  [/\b(?:rescu|sav|fre)(?:es|e|ing|s) ((?:the |all |some )?(?:[a-z-]+ )?[a-z-]+s) from (?:the )?((?:[a-z-]+ )?[a-z-]+s)\b/g, ([all, whom, place]) => (isSomebody(whom!) && themeOf(`in ${place}`) && !isSomebody(place!) ? `collects ${whom} in ${place}` : all)],
  [/\b(?:flies|flying|runs|running|walks|walking|swims|swimming|drives|rides|sails|travels|wanders|sneaks|explores|races|glides|hops|jumps) (?:through|over|across|in|along|around) ((?!an? |the |his |her )[a-z-]+(?: [a-z-]+)?)(?=\s*(?:$|[,;.!]|\b(?:and|where|with|while|to|collecting|collects|avoiding|avoids|at|by|but|who|that)\b))/g, ([all, place]) => (themeOf(`in ${place}`) && !isSomebody(place!) ? ` , in ${place} ` : all)],
  // where
  [/\b(?:exploring|wandering|walking|running|travell?ing|travels|wanders|walks|strolls|roaming|roams|riding|rides|skating|skates|skiing|skis|snowboarding|snowboards|sliding|slides|going|goes|racing|races|sneaking|sneaks|flying|flies|swimming|swims|diving|dives|climbing|climbs|crawling|crawls|hopping|hops|swinging|swings|rolling|rolls|bouncing|bounces|jumping|jumps|lost|trapped|stuck|living|lives|drives|driving|sails|sailing|surfs|surfing|explores|running around|runs around|running around in) (?:alone |around |about |forever |endlessly |home )*(?:(?:in|into|through|down|up|across|over|along|around|on|at|inside|under|past) )?((?:an? |the |his |her )(?:[a-z-]+ ){0,2}?[a-z-]+)(?=\s*(?:$|[,;.!]|\b(?:and|where|with|while|to|collecting|collects|avoiding|avoids|looking|searching|against|forever|at|for|by|but|who|that|fighting|full)\b))/g, ([all, place]) => (themeOf(`in ${place}`) ? ` , in ${place} ` : all)],
  [/\b(?:below|beneath|underneath|under|above|behind|near|next to|outside|in front of) (an? (?:[a-z-]+ )?[a-z-]+)(?=\s*(?:$|[,;.!]))/g, ([all, place]) => (themeOf(`in ${place}`) ? ` , near ${place} ` : all)],
  [/\bdesert(?:ed)? island\b/g, 'tropical island'],
  [/\b(?:over|on|across) (?:the )?roof ?tops\b/g, 'on rooftops'],
  [/\b(?:runs?|running|jumps?|jumping)((?: (?!forever)[a-z-]+){0,6}?) (?:forever|endlessly|non-?stop|without end|for ever)\b/g, 'runs forever$1 '],
  [/\bcross(?:es|ing)? (?:the |a |busy )*(?:roads?|streets?|highways?)\b/g, ' , in a city '],
  // who
  [/^(?:(?:i|we) (?:want|wanna|would like|'d like) (?:to )?)?be (?=an? )/g, 'you are '],
  [/\b(?:you are|you're|u're) (an? [a-z]+(?: [a-z]+)?) and (?=collect|eat|fight|shoot|avoid|find|run|jump|catch|steal)/g, '$1 who '],
  [/\b(?:you are|you're|you play|you play as|you control|u are|playing as|we play|i play|i am|i'm) (?=(?:an? |the )[a-z])/g, 'you are '],
  [/^(an? )?((?:[a-z-]+ )?[a-z-]+) hero(?:ine)?(?=\s*[,;.]|\s*$)/g, 'hero is $1$2'],
  [/(?<=^|[,;.] ?|\band )([a-z]+s) follow(?:s|ing)?(?: (?:him|her|it|you|me|the hero))?(?=\s*(?:$|[,;.!]|\band\b))/g, ([, who]) => ` with a ${singular(who!)} that follows the hero `],
  // "pumpkins bats ghosts candy": a list without its commas
  [/(?<=[,;:] ?|\bwith )((?:[a-z]+ ){2,5}[a-z]+)(?=\s*(?:$|[,;.]))/g, ([all, list]) => (list!.split(' ').every((word) => !/^(?:with|and|in|the|a|an|of|against)$/.test(word) && subjectOf(singular(word))?.unknown.length === 0) && list!.split(' ').filter((word) => singular(word) !== word).length > 1 ? list!.split(' ').join(', ') : all)],
  // how long, how many
  [/\bwith (?:like |about |around |roughly )?(\d+) (seconds?|minutes?)(?: (?:of )?(?:time|each|per (?:level|round|game)))?\b/g, 'with a time limit of $1 $2'],
  [/\b(\d+|three|four|five|six|seven|eight|nine|ten)[- ](level|stage|wave)(?= (?:platformer|adventure|runner|shooter|game|tower|match|survival))/g, '$1 $2s '],
]; // biome-ignore format: a table

/** What is said of those who get what is carried: "delivers 4 letters to villagers", "brings bread to people". */
const DELIVERS =
  /(?:[,;.]|\b(?:who|that|and|where|to|must|has to|have to|needs to|should|you|he|she|they)\b)*\s*\b(?:deliver|bring|carri?e?|distribut|hand|giv|tak)(?:s|es|e|y|ies|ing)?(?: out)? ((?:all |the |some |his |her |their |\d+ |two |three |four |five |six )*(?:[a-z-]+ )?[a-z-]+)(?: to ((?:the |some |all |his |her |poor |hungry |\d+ |two |three |four |five |six )*(?:[a-z-]+ )?[a-z-]+))?(?=\s*(?:$|[,;.!]|\b(?:and|in|on|with|while|but|before|through|at|where|against)\b))/g;
const NUMBERS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6' };

export interface Retold {
  readonly words: string;
  readonly edits: readonly string[];
}
/** Things that are brought to somebody, as an edit of the game, and the words without them. */
export function deliveriesIn(words: string): Retold {
  const edits: string[] = [];
  const rest = words.replace(DELIVERS, (all: string, what: string, whom?: string) => {
    const noun = what.replace(/^(?:(?:all|the|some|his|her|their|\d+|two|three|four|five|six) )+/, '');
    const sure = /deliver|distribut/.test(all) || whom !== undefined;
    if (edits.length || !sure || !subjectOf(singular(noun)) || /^(?:me|us|you|it)\b/.test(what)) return all;
    const counted = what.replace(/\b(?:two|three|four|five|six)\b/, (word) => NUMBERS[word]!).replace(/^(?:(?:all|the|some|his|her|their) )+/, '');
    const [, many = ''] = /\b(\d+|two|three|four|five|six)\b/.exec(whom ?? '') ?? [];
    const to = whom?.replace(/^(?:(?:the|some|all|his|her|poor|hungry|\d+|two|three|four|five|six) )+/, '');
    const number = many && !/\d/.test(counted) ? `${NUMBERS[many] ?? many} ` : '';
    edits.push(`the hero should deliver ${number}${counted}${to && subjectOf(singular(to)) ? ` to ${to}` : ''}`);
    return ' , ';
  });
  return { words: rest, edits };
} // biome-ignore format: short enough

/** A wish for a game in the words of its readers; any other wish as it is. */
export function retold(wish: string): string {
  let text = wish;
  for (const talk of TALK) text = text.replace(talk, ' ');
  if (!wishesGame(text)) return wish;
  text = withoutAsides(text);
  // what is read by its grammar needs no other words
  if (playsIn(text)) return text.trim();
  // "shoot with the mouse": what is done with keys tells of which kind it is
  const kind = templateFor(text.toLowerCase()) ? undefined : steeredBy(text);
  if (kind) text = `${kind}, ${text}`;
  // titles and texts keep their letters
  const kept: string[] = [];
  const apart = text.replace(
    /["“][^"”]+["”]|\b(?:called|named|titled) .+?(?=[,.;]|$)/gi,
    (one) => `#${kept.push(one) - 1}#`,
  );
  let said = apart.toLowerCase();
  for (const [form, by] of AGAIN)
    said = said.replace(form, (...all) =>
      typeof by === 'string'
        ? by.replace(/\$(\d)/g, (_, n: string) => (all[Number(n)] as string | undefined) ?? '')
        : (by(
            all.slice(
              0,
              all.findIndex((one) => typeof one === 'number'),
            ) as string[],
          ) ?? (all[0] as string)),
    );
  const words = said
    .replace(/#(\d+)#/g, (_, at: string) => kept[Number(at)]!)
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;!])/g, '')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
    .trim();
  // what made it a game may have become a manner of it
  return wishesGame(words) ? words : `a game where ${words}`;
}
