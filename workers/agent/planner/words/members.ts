/** "a set of 5 mushrooms: one red with white dots, one tall and thin, and one with a door": each member by its whole name. */
import { singular } from './nouns.ts';

const COUNT = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|some|a few';
const SET = new RegExp(
  `^(.*?)(?:an? )?(?:(?:set|group|row|bunch|series|pack) of )?(?:${COUNT}) (?:different |various )?((?:[a-z]+ )?[a-z]+s)\\b((?: for | in )[^:,.]+)?\\s*[:,-]\\s*((?:(?:and )?one\\b[^,.;]+(?:, (?:and )?| and (?=one\\b)|; ?)?){2,})(.*)$`,
  'is',
);
/** How one of them differs goes before its name, and what it has behind. */
const BEHIND = /^(.*?)\b(with|without|in|on|that|which|who|holding|made of|full of|covered|like|shaped)\b(.*)$/i;

function named(member: string, thing: string): string {
  const said = member.replace(/^(?:and )?one\b\s*(?:is |that is |thats |of them |should be )?/i, '').replace(/\bone\b\s*/i, '').trim();
  const [, before, link, behind] = BEHIND.exec(said) ?? [undefined, said, '', ''];
  const how = (before ?? '').replace(/ and /g, ' ').trim();
  const whole = `${how ? `${how} ` : ''}${thing}`;
  return `${/^[aeiou]/i.test(whole) ? 'an' : 'a'} ${whole}${link ? ` ${link}${behind}` : ''}`.replace(/\s+/g, ' ').trim();
} // biome-ignore format: short enough

/** "a crate with moss on it, and then the same one without the moss": both by their names. */
const WITHOUT =
  /\b(an?|one) ([^,.;]+?) with ((?:an? |some )?[^,.;]*?\b([a-z]+)(?: on it| on top| in it)?)((?:,[^,;.]*?)?),? and (?:then )?the same (?:one|tile|thing|picture|sprite|[a-z]+) (?:but )?without (?:the |an? |any )?\4\b/i;

/** "one potion in red, one blue and one that is empty": the first names what all are. */
const FIRST = /^([^,.;]*?)\bone ([a-z]+) ((?:in|with|that is|made of|which is) [^,.;]+), (one\b[^.;]+)$/i;
const ASKS_FOR = /^(?:(?:please|pls|draw|make|i need|i want|give me|me|can you (?:draw|make))\W*)*$/i;
const each = (list: string): readonly string[] =>
  list.split(/,\s*(?:and )?|;\s*|\band (?=one\b)/i).map((one) => one.trim()).filter(Boolean); // biome-ignore format: one line

export function membersNamed(said: string): string {
  const [, before = '', what = '', how = '', more = ''] = FIRST.exec(said.trim()) ?? [];
  const others = each(more);
  if (what && ASKS_FOR.test(before) && others.every((one) => /^one\b/i.test(one)))
    return [`one ${how}`, ...others].map((one, k) => `${k === 0 ? before : ''}${named(one, what)}`).join(', ');
  const message = said.replace(WITHOUT, (_, one: string, what: string, held: string, _word: string, more: string) => `${one} ${what} with ${held}${more}, and ${one} ${what}${more}`); // biome-ignore format: one line
  const [, lead, things, , list, rest = ''] = SET.exec(message) ?? [];
  if (lead === undefined || !things || !list) return message;
  const members = each(list);
  if (
    members.length < 2 ||
    !members.every((one) => /^(?:and )?one\b/i.test(one) && !/\b(?:with|in|on) .*\bone$/i.test(one))
  )
    return message;
  const thing = singular(things);
  return `${lead}${members.map((one) => named(one, thing)).join(', ')}${rest.replace(/^\s*(?=[\p{L}\d])/u, ', ')}`;
}
