/** "A knight on a horse with a dragon above": who is in the air is told first, and flies over the others. */
import { isAlive } from '../layout/actor.ts';
import { KNOWN, type Read } from './known.ts';

const ABOVE =
  /^(.+?),? (?:with|and|while) ((?:an?|the|one|two|three|some) (?:(?!(?:with|and|on|in|above) )[a-z-]+ ){0,2}?[a-z-]+?) (?:is |are )?(?:(?:flying|hovering|floating|circling|soaring|gliding|looming|fluttering) )?(?:(?:high |right |just )?above|overhead|over (?=it|him|her|them))(?: (?:it|him|her|them|(?:its|his|her|their) heads?))?(?=$|,| (?:at|by|in the) (?:night|rain|snow|sunset|dawn|dusk|moonlight)\b)/i;
/** What is in the air and not alive. */
const FLIES = /^(?:ufo|airship|zeppelin|blimp|hot-air-balloon|balloon|helicopter|drone|airplane|biplane|jet)$/;

export function aboveIt(text: string, read: Read): string {
  const [all = '', below = '', who = ''] = ABOVE.exec(text.trim()) ?? [];
  if (below === '') return text;
  const [over, under] = [read(who), read(below)];
  if (over.confidence < KNOWN || under.confidence < KNOWN || under.scenery) return text;
  if (!isAlive(over) && !FLIES.test(over.concept)) return text;
  return `${who} flying above ${/^(?:an?|the|two|three|his|her) /i.test(below) ? '' : 'a '}${below}${text.trim().slice(all.length)}`;
}
