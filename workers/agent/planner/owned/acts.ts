/** What somebody does with what is there: told by the verb of the clause, else by what the reader of messages makes of it. */
import type { Part } from '../../reader/index.ts';
import { isMotion } from '../holdings/motion.ts';

export type Act = 'tag' | 'edit' | 'animate' | 'turn' | 'again' | 'export' | 'find' | 'rename' | 'delete' | 'undo';

const OPENS =
  "^\\W*(?:(?:hey|hi|ok|okay|so|and|but|also|then|now|please|pls|no|oh|well|sorry|actually|can|could|would|will|you|u|i|we|want|need|to|like|let'?s|just|maybe|'d)\\b[\\s,!.]*)*";
const opens = (verbs: string): RegExp => new RegExp(`${OPENS}(?:${verbs})\\b`, 'i');
/** In this order: the first that fits; `§` stands for what is meant. */
const VERBS: readonly (readonly [RegExp, Act])[] = [
  [/\b(?:undo|revert|roll ?back|restore|go back to|back to (?:how|what|the (?:old|first|previous))|(?:how|as|like|the way) (?:it|he|she|§) was(?: before)?|like(?:d)? (?:it|him|her|them|§|the (?:old|first|previous|original)\b.*?) (?:better|more)(?: before)?|bring back|(?:want|put|get|give me) (?:§|the |my )?(?:old|first|previous|original)\b.* back|(?:was|were|looked) (?:better|nicer|cooler) before|put (?:it|them|that|§) back(?: on)?)\b|^(?:no,? )?(?:the|his|her|its) [a-z]+ (?:was|were|looked) (?:better|nicer|cooler)\W*$/i, 'undo'],
  [/^\W*(?:no\b[\s,.!]*)?(?:i|we) (?:said|meant|asked for) [a-z]|\bsame(?: one| again| thing)?,? (?:but |only )?(?:as|with|without|in|wearing|holding)\b/i, 'edit'],
  [/\b(?:that'?s|this is|it'?s) not (?:my|the) |^\W*that'?s not §/i, 'find'],
  [opens('tag|untag|label|categori[sz]e'), 'tag'],
  [/\b(?:add|put|set|give|use) (?:an? |the )?(?:tags?|labels?)\b/i, 'tag'],
  [opens('rename|retitle|name|call'), 'rename'],
  [/\bshould be (?:called|named)\b|\bchange (?:the |its |his |her )?name\b/i, 'rename'],
  [/\b(?:exports?|download|zip|\.zip|save (?:it|them|as|my|the)|sprite ?sheets?|into (?:an? )?gif|as (?:an? )?(?:gif|png|zip)|files?|gif|aseprite|tmx|tsx|ldtk|json|(?:in|for|into|to) (?:godot|unity|phaser|tiled)|(?:godot|unity|phaser|tiled) (?:format|files?|version|import)|frame rects?)\b(?! (?:size|format\?))/i, 'export'],
  [/^\W*(?:hey |hi |ok |so |and |but |please )*(?:where(?:'?s| is| are| did)?\b|find\b|show me §|do i (?:still |even |already )?have\b|(?:i|we)(?:'ve| have)? lost\b|what happened to\b|is § still (?:there|here))/i, 'find'],
  [/\b(?:all|every|8|eight|4|four|other|more|both) (?:8 |eight |4 |four )?(?:directions?|sides|angles|rotations|views)\b|\bfrom (?:the |all )?(?:back|behind|side|sides|front)\b|\b(?:turn|turned|flip|flipped|mirror|rotate|spin|face|faces|facing|point|points|look|looks|looking)(?: §)? (?:around|round|to the (?:left|right)|left|right|horizontally|vertically|upside down|sideways|the other way|backwards?)\b|\b(?:flip|mirror)\b/i, 'turn'],
  [/\bagain,? but\b|^\W*(?:do|make|draw) §,? but\b/i, 'edit'],
  [/\b(?:again|redo|re-?draw|remake|regenerate|once more|another try|try (?:it |him |her )?again|do over|retry)\b/i, 'again'],
  [/^\W*(?:please )?(?:i|we) (?:need|want) § (?:to be |also )?(?:open|opened|closed|broken|lit|burning|empty|full|frozen|locked|destroyed|in|with|without)\b/i, 'edit'],
  [/\banimat(?:e|ed|ion|ions|ing)?\b|\b(?:anim|anims)\b|\b(?:walk|run|idle|attack|jump) cycle\b/i, 'animate'],
]; // biome-ignore format: a table
const REMOVES = opens('delete|erase|throw away|trash|discard|bin|get rid of|remove');
const EDITS =
  /^\W*(?:(?:please|pls|and|but|also|now|can|could|would|you|u|i|want|to|need)\b[\s,]*)*(?:make|turn|give|put|take|remove|add|change|recolou?r|colou?r|paint|dress|resize|scale|shrink|enlarge|edit|modify|replace|swap|exchange|switch|darken|brighten|lighten|attach|cut|fix|repair|decorate|open|close|break|without|with|no|more|less|bigger|smaller|darker|brighter|extend|widen|invert|convert|duplicate|copy|clone|§,? (?:but|only) (?:with|without|in|for)|(?:could|can|would) §|§ (?:needs?|should|must|could|has to|has the wrong)|look|lose)(?![a-z])/i;

/** What `§` is to do: "let § walk", "§ should dance", "give § an attack". */
const MOVES =
  /(?:\b(?:let|make|have|get|see)\s+§(?:\s+(?:to|also|both|all|start|do|be))*\s+|§(?:\s+(?:also|all|both|just))*\s+(?:should|shall|must|can|could|will|needs?|has|wants?|ought|have)(?:\s+(?:be able to|to|also|an?|learn to|start|be))*\s+|\b(?:can|could|should|will)\s+§\s+|\bgive\s+§\s+(?:also\s+)?(?:an?|the|some)\s+|\b(?:give|add|with)\s+(?:an?\s+)?)([a-z]+)/i;
/** Done, and seen as a look all the same. */
const LOOKS =
  /^(?:glow|shine|smile|open|close|rest|change|point|light|fall|lost|play|cut|wear|get|look|turn|hold|frown|have|be|guard|sparkle|burn|carry|hide|back|cape|hand|face|bow|club|shield|arm|head)(?:s|ing|ed)?$/i;
function moves(text: string): boolean {
  const [, does = ''] = MOVES.exec(text) ?? [];
  return does !== '' && !LOOKS.test(does) && isMotion(does);
}

const READ: Readonly<Record<string, Act>> = {
  ...{
    edit: 'edit',
    resize: 'edit',
    animate: 'animate',
    again: 'again',
    export: 'export',
    rename: 'rename',
    find: 'find',
    complaint: 'edit',
    'game.change': 'edit',
  },
};
/** From all sides it moves: that is no turning of it. */
const ANIMATION = /\banimat|\banims?\b|\b(?:walk|run|idle|attack|jump)(?:s|ing)?\b/i;
/** As sure as this the reader is followed without a verb that says it. */
const SURE = 0.4;

export function actOf(text: string, part: Part | undefined): Act | undefined {
  for (const [form, act] of VERBS) if (form.test(text) && !(act === 'turn' && ANIMATION.test(text))) return act === 'animate' && /^(?:edit|resize)$/.test(part?.act ?? '') && !/^\W*animate|animations?\b/i.test(text) ? 'edit' : act;
  if (REMOVES.test(text)) return /\b(?:from|off|of|on|in)\b/i.test(text) || part?.act === 'edit' ? 'edit' : 'delete';
  if (part?.act === 'animate' && part.sure > 0.6) return 'animate';
  if (moves(text) && part?.act !== 'edit') return 'animate';
  if (EDITS.test(text)) return 'edit';
  const read = part && part.sure >= SURE ? READ[part.act] : undefined;
  if (read) return read;
  return /\btoo [a-z]+\b|\b(?:is|are|has) (?:missing|no)\b|\bshould\b|\bmissing\b|\blooks?\b/i.test(text) ? 'edit' : undefined;
} // biome-ignore format: short enough
