/** Faces of somebody of the account, one for each mood: "a portrait of Mira for dialogue, happy angry and sad". */
import type { Own, Wish } from '../types.ts';
import { MOOD } from '../words/moods.ts';

const MOODS = `${MOOD}(?:(?:,? and |, ?| & | \\/ |\\/| )${MOOD})*`;
const FACES = new RegExp(`^(?:(?:make|draw|create|do) )?(?:me )?(?:an? |the |some |three |two |four |3 |2 |4 )?(${MOODS} )?(?:dialogue? |talking )?(?:portraits?|faces|busts?|head ?shots?|moods|expressions|emotions) (?:of|for) ⟦⟧(?:,? (?:for (?:the |an? |some |my )?(?:dialogue?s?|conversations?|talking|cutscenes?|visual novel)(?: box(?:es)?)?))?[,: ]*(?:(?:with |in |looking |being )?(?:an? )?(${MOODS})?)(?: (?:faces?|expressions?|moods?|versions?))?(?:,? (?:at |in )?(\\d{2,3}(?: ?x ?\\d{2,3})?(?: ?px)?)(?: each)?)?$`, 'i'); // biome-ignore format: one line

export function portraits(form: string, own: Own): readonly Wish[] | undefined {
  const [, before = '', behind = '', size] = FACES.exec(form) ?? [];
  const moods = (before || behind).toLowerCase().match(new RegExp(MOOD, 'g')) ?? [];
  if (!moods.length || own.kind !== 'character') return undefined;
  const slots = [{ slot: 'n', words: 'portrait' }, { slot: 'target', words: own.name }, ...moods.map((words) => ({ slot: 'look', words })), ...(size ? [{ slot: 'size', words: size }] : [])]; // biome-ignore format: one line
  return [
    {
      act: 'make.scene',
      words: `${moods.join(', ')} portraits of ${own.name}`,
      slots,
      sure: 1,
      loose: [],
      whole: true,
    },
  ];
}
