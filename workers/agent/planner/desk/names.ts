/** "give me a name for my knight": names are made of syllables that suit whoever is to be called so, and said; nothing is drawn for them. */
import { subjectOf } from '../subjects.ts';

const ASKED =
  /(?:^|[,.;!?]\s*|\band\s+)(?:(?:please|also|can you|could you|help me|i need|we need|i want|give me|give us|suggest|think of|come up with|invent|find|find me|tell me|any ideas? for|ideas? for|do you have|have you got|got)[ ,]*)+(?:an? |some |a few |a couple of |two |three |five |ten |\d+ )?(?:(?:good|cool|funny|nice|cute|fitting|scary|epic|catchy|short|fantasy|suggestions? for(?: a| the)?)\s+)*names?(?: ideas?| suggestions?)? (?:for|of) ((?:my|our|the|an?|this) )?([a-z][a-z -]*?)(?=\s*(?:$|[,.;!?]|\b(?:and|plus|also)\b))|(?:^|[,.;!?]\s*)(?:what|how) (?:should|shall|could|can|would|do) (?:i|we|you) (?:call|name) ((?:my|our|the|an?|this) )?([a-z][a-z -]*?)(?=\s*(?:$|[,.;!?]))/i;

const FIRST = [
  'Al',
  'Ber',
  'Cor',
  'Dar',
  'El',
  'Fen',
  'Gar',
  'Hal',
  'Is',
  'Jor',
  'Kel',
  'Lor',
  'Mar',
  'Nor',
  'Or',
  'Per',
  'Ros',
  'Sel',
  'Tam',
  'Wen',
];
const LAST = [
  'dous',
  'wick',
  'rin',
  'mund',
  'ara',
  'dric',
  'bold',
  'wen',
  'gar',
  'line',
  'nor',
  'fred',
  'ette',
  'mir',
  'bert',
  'vin',
];
const DARK = ['Mor', 'Gris', 'Skar', 'Vex', 'Gnar', 'Ul', 'Zar', 'Krag', 'Thul', 'Rattle'];
const DARK_END = ['bone', 'gash', 'dread', 'thar', 'grim', 'maw', 'rok', 'zul', 'shade', 'claw'];
const PETS = ['Pip', 'Biscuit', 'Mochi', 'Nib', 'Button', 'Waffle', 'Tofu', 'Pixel', 'Pickle', 'Bean'];
const PLACES = ['Hollow', 'Haven', 'Reach', 'Vale', 'Watch', 'Ferry', 'Mere', 'Barrow'];
const GAMES = [
  'Last Light',
  'Under the Roots',
  'Tiny Kingdoms',
  'Echo Hollow',
  'Sparkfall',
  'Two Steps Down',
  'The Long Stair',
  'Ember and Ash',
  'Little Giants',
  'Moss and Bone',
];

const FOE =
  /\b(?:skeleton|zombie|orc|goblin|troll|demon|ogre|lich|vampire|ghoul|villain|boss|monster|ghost|dragon|witch|warlock|necromancer|enemy|bandit)\b/i;
/** The same words bring the same names. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
const pick = (list: readonly string[], at: number): string => list[at % list.length]!;

function namesFor(whom: string): readonly string[] {
  const at = numberOf(whom.toLowerCase());
  const five = <T>(make: (i: number) => T): readonly T[] => [0, 1, 2, 3, 4].map((i) => make(at + i * 7 + i));
  if (/\b(?:game|title|studio|app|level|project)\b/i.test(whom)) return five((i) => pick(GAMES, i));
  if (/\b(?:town|village|city|kingdom|castle|island|world|planet|place|land|forest|tavern|inn|shop)\b/i.test(whom))
    return five((i) => `${pick(FIRST, i)}${pick(LAST, i + 3)} ${pick(PLACES, i)}`);
  if (FOE.test(whom)) return five((i) => `${pick(DARK, i)}${pick(DARK_END, i + 2)}`);
  const subject = subjectOf(whom.toLowerCase());
  if (subject?.kind === 'animal' || subject?.creature) return five((i) => pick(PETS, i));
  const title = /\bknight|paladin|hero|warrior\b/i.test(whom) ? ['Sir ', '', 'Dame ', '', ''] : [];
  return five((i) => i).map((i, at_) => `${title[at_] ?? ''}${pick(FIRST, i)}${pick(LAST, i + 5)}`);
}

export interface Named {
  /** What is left of the message. */
  readonly rest: string;
  readonly told: string;
}
export function named(message: string): Named | undefined {
  const found = ASKED.exec(message);
  if (!found) return undefined;
  const [all, of = '', whom = '', of2 = '', whom2 = ''] = found;
  const [pointer, who] = whom ? [of, whom] : [of2, whom2];
  const names = [...new Set(namesFor(who))];
  const own = /^(?:my|our)/i.test(pointer);
  const told = `Names for ${pointer || 'a '}${who}: ${names.join(', ')}.${own && !/\bgame\b/i.test(who) ? ` Say "rename ${pointer}${who} to ${names[0]}", and it is called so.` : ''}`;
  const rest = `${message.slice(0, found.index)} ${message.slice(found.index + all.length)}`
    .replace(/^[\s,.;!?]*(?:(?:and|also|plus|then)\b\s*)*/i, '')
    .trim();
  return { rest: /[a-z]{3}/i.test(rest) ? rest : '', told };
} // biome-ignore format: short enough
