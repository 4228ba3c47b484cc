/** "fire, ice and lightning spell icons" → an icon of each spell: what stands last is said of all of them. */
import { understand } from '../../../engine/understand/index.ts';
import { singular } from '../subjects.ts';
import { bareWish } from '../words.ts';

const LIST =
  /^((?:[\w-]+(?: [\w-]+)?, )*[\w-]+(?: [\w-]+)?,? (?:and|&|or) )([\w-]+(?: [\w-]+){0,3} icons)((?:,? (?:at |in |of )?\d{1,3}(?: ?x ?\d{1,3})?(?: ?px)?)?)$/i;

const isDrawn = (name: string): boolean => {
  const { confidence, unknown } = understand(name);
  return confidence >= 0.9 && unknown.length === 0;
};

export function iconsOfEach(message: string): string {
  const said = bareWish(message).replace(/[.!?\s]+$/, '');
  const [, before = '', last = '', size = ''] = LIST.exec(said) ?? [];
  const words = last.split(' ');
  if (words.length < 2) return message;
  const items = before.split(/\s*(?:,\s*|\b(?:and|or)\b\s*|&\s*)/i).filter(Boolean);
  // the longest that is said of all: "spell icons", else "icons"
  for (let at = 1; at < words.length; at++) {
    const tail = singular(words.slice(at).join(' '));
    const names = [...items, words.slice(0, at).join(' ')].map((item) => `${item} ${tail}`);
    if (names.every(isDrawn))
      return `${names.map((name) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`).join(', ')}${size && `, ${size.replace(/^,? (?:at |in |of )?/i, '')}`}`;
  }
  return message;
}
