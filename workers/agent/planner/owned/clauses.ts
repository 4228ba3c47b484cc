/** A message in clauses that each do one thing, without those that want nothing ("it's for the HUD", "my son cries"). */
import { ORDERS } from '../holdings/ordered.ts';

const VERBS = `${ORDERS}|delete|erase|throw|undo|revert|restore|restyle|swap|fix|repair|shrink|enlarge|resize|darken|brighten|attach|cut|keep|publish|share|send|duplicate|copy|combine|merge|rotate|turn|extend|mute|stop|slow|speed|tag|call|name|rename|start|double|halve|increase|decrease|lower|raise|no|more|less|fewer|put|do|deploy|redeploy|lose|ditch|drop|look|wear|hold`;
const SENTENCE = /(?<=[.!?;])\s+|\s+[–—]\s+|\n+/;
const NEXT = new RegExp(
  `(?:,|\\s)\\s*(?:and|then|but|also|plus|so)(?: (?:also|then|please|now|after that|afterwards|finally|lastly))*,?\\s+(?=(?:please )?(?:${VERBS})\\b|(?:the |an? )?[a-z]+ animation\\b)|,\\s*(?=(?:please |can you |could you )?(?:${VERBS})\\b)`,
  'i',
);

/** Why, for whom, how somebody feels: nothing is to be done for it. */
const REASON =
  /^(?:because|since|cause|cuz|bc|so that|as)\b|^(?:and |but )?(?:it|this|that|they|he|she|its|thats)(?:'s| is| are| was|'re| would be| will be)? (?:(?:just|only|all|so|really|super|kinda|too|a bit|supposed to be|meant to be|meant|supposed|way) )*(?:for|to be|because|due|annoying|ugly|boring|important|urgent|haunted|scary|not urgent|cute|nice|cool|great|amazing|perfect|fine|horrible|awful|terrible|confusing|hard to (?:see|read)|unfair|night|my favou?rite|sad|weird|wrong|broken)\b|^(?:its|it's|it is) (?:for|supposed|meant)\b|^(?:my|our|his|her|the) (?:son|daughter|kids?|child(?:ren)?|brother|sister|friends?|boss|team|mom|mum|dad|wife|husband|girlfriend|boyfriend|students?|teacher|client|players?|niece|nephew|grandma|grandpa|\d+ ?(?:yo|year old)|\w+ year old)\b(?!'s)|^i(?:'m| am| have|'ve|ve)? (?:an? )?(?:phobia|scared|afraid|tired|sorry|new|on a|in a|making|working|need it|want it|like (?:it|the rest)|love (?:it|the rest)|just|am just|only want to)\b|^(?:he|she|it|they) (?:has|have|had|got) (?:none|no \w+|nothing)\b|^(?:i|we) (?:do ?n[o']?t|cannot|can'?t|could ?n'?t) (?:like (?:it|him|her|them|that)|see it|stand it)\b|^(?:the )?(?:new|old|other|first|original) (?:one|ones|version) (?:stays?|is fine|can stay|should stay)\b|^(?:keep|leave) (?:the )?(?:old|first|original|other|red|current|new|previous|rest|everything else|it)\b|^(?:and |but )?(?:i )?(?:want to |would like to )?keep (?:the|both|it|my)\b|^(?:he|she|it) (?:only|just) (?:stands?|sits?) (?:around|there)\b|^(?:thanks?|thank you|thx|cheers|please|pls|plz|sorry|ok|okay|hi|hello|hey|lol|haha|ugly|ugh|yuck|meh|wow|nice|no rush|no hurry|asap|idk|you choose|surprise me|whatever|your choice)\b[\s!.]*$|^i (?:dunno|do not know|don'?t know|guess|think|mean|hope)\b|^(?:this|that|it|everything)(?:'s|s| is| looks?)? (?:just |so |total |complete |utter )*(?:rubbish|garbage|crap|trash|shit|useless|a joke|not what i (?:asked|wanted|said)(?: for)?)\b|^\d(?:st|nd|rd|th) time\b|^(?:just )?(?:look|see|check)(?: at)? (?:frame|level|the (?:last|first|second|third) frame|it|this|here|for yourself)\b|^(?:looks?|feels?|seems?) (?:too |so |a bit )?(?:harsh|weird|bad|off|better|nicer|boring)\b|^\d+ (?:min|minutes|hours|days)\b|^(?:its|it'?s) way to+ (?:big|small|dark|bright)\b|^(?:that|which) (?:would|will) be\b|^i (?:only |just )?have (?:the|one|only)\b|^if (?:that'?s|it'?s|you) (?:possible|ok|can|a thing)\b/i;
const REASON_BEHIND =
  /,?\s+(?:because|since|cause|cuz|bc|as (?:it|he|she|they)(?:'s| is| are)?|so (?:that |i can |we can |he can |my )|,? it'?s (?:for|to|supposed|meant)\b|,? its (?:for|to|supposed|meant)\b|,? it is (?:for|to|supposed|meant)\b|for the (?:hud|menu|jam|night levels?|shop|inventory)\b).*$/i;

export interface Clause {
  readonly text: string;
  /** Nothing is wished for in it. */
  readonly remark: boolean;
}

const isRemark = (text: string): boolean => REASON.test(text.replace(/^[\s,.;]+/, ''));
export function clausesOf(message: string): readonly Clause[] {
  return message
    .split(SENTENCE)
    .flatMap((sentence) => {
      const parts = sentence.split(NEXT).map((part) => part.trim()).filter(Boolean);
      // "looks too harsh", behind a comma
      return parts.flatMap((part) => {
        const [head = '', ...rest] = part.split(/\s*,\s*/);
        const tail = rest.findIndex((one) => isRemark(one));
        return tail < 0 ? [part] : [[head, ...rest.slice(0, tail)].join(', '), ...rest.slice(tail)];
      });
    })
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map((part) => ({ text: part.replace(REASON_BEHIND, '').replace(/[\s,;]+$/, '') || part, remark: isRemark(part) }));
} // biome-ignore format: short enough
