/** Wishes that are told of, and not asked for yet: what may be, what is liked, what shall wait. They are offered with their price. */

/** How something would be done is asked, in words that do it. */
export const HOW_DONE =
  /^\W*(?:(?:so|and|but|ok|hey|hi|btw)\W+)*how (?:do|can|could|would|should|to) ?(?:i|we|you|u)? ?((?:make|turn|change|give|animate|put|add|remove|rename|recolou?r|resize|shrink|enlarge|draw|let|mirror|flip)\b(?!.*\b(?:godot|unity|unreal|gamemaker|phaser|tiled|aseprite|engine|project|files?|png|gif|zip|sheet|export\w*|download\w*|loop\w*|code|script)\b).+?)[?!.\s]*$/i;

const TENTATIVE = [
  /^\W*(?:is|would|might) it (?:be )?(?:even |at all )?possible\b/i,
  /^\W*(?:maybe|perhaps|someday|one day|eventually)\b.*\b(?:later|someday|one day|will need|i'?ll need|might need)\b/i,
  /^\W*maybe later\b/i,
  /\b(?:do not|don'?t|not) (?:start|begin|make|draw|build|create|do|generate)(?: (?:it|them|anything|that|this))? ?(?:yet|right away)\b/i,
  HOW_DONE,
  /^\W*(?:so |and |but )?(?:is|are) there\b/i,
  /^\W*(?:what )?if (?:i|we|there)\b/i,
  // whether somebody can do it is asked, and not that it be drawn
  /^\W*(?:can|could) (?!(?:you|u|ya|we|i|it|this|that|there|someone|somebody|please|pls)\b)(?:the |my |our )?\p{L}+ (?!be\b)\p{L}+(?:[^.!?]*\?|)\s*$/iu,
];
/** "I love platformers" */
const REMARK =
  /^\W*i (?:really |just |also |absolutely |do )*(?:love|like|enjoy|hate|dislike|adore|played|saw|watched)\b/i;
const ORDER =
  /\b(?:make|draw|create|build|give|add|want|need|please|pls|plz|could|can|let|turn|change|put|so|now|one)\b/i;

/** Whether a message only speaks of what could be made. */
export const isTentative = (message: string): boolean =>
  TENTATIVE.some((form) => form.test(message)) || (REMARK.test(message) && !ORDER.test(message));
