/** Something that the account has in the hands of somebody whom it has: another state of him, and nobody new. */
import { project } from '../context.ts';
import { isFigure, isThing } from '../meant.ts';
import { namedWhole } from '../named-whole.ts';
import { listed } from '../phrases.ts';
import type { Context, Outcome, Wish } from '../types.ts';
import { article } from '../words/nouns.ts';

const PRICE = 20;
const HOLDS =
  /\bhands?\b|\b(?:hold(?:s|ing)?|carr(?:y|ies|ying)|wield\w*|equip\w*|wear\w*|give|gets?|put on|on (?:his|her|its|the) (?:head|back|belt|shoulder))\b/i;
const WORN = /\b(?:wear\w*|put on|on (?:his|her|its) head)\b/i;

export function inHands(wish: Wish, context: Context): Outcome | undefined {
  if (!HOLDS.test(wish.words)) return undefined;
  const named = namedWhole(wish.words, context.own);
  const things = named.filter(isThing);
  const [who, more] = named.filter(isFigure);
  if (!who || more || !things.length) return undefined;
  const bare = [...new Set(things.map(({ name }) => name.replace(/^(?:an?|the) /i, '')))];
  const edit = `${WORN.test(wish.words) ? 'wearing' : 'holding'} ${listed(bare.map(article))}`;
  return {
    steps: [
      {
        tool: 'create_character_state',
        args: { character_id: who.id, edit_description: edit, ...project(context) },
        price: PRICE,
        what: `${who.name}, ${edit}`,
      },
    ],
    notes: [
      `${listed([who.name, ...bare].map((name) => `"${name}"`))} are kept as they are: what is held is drawn from its words.`,
    ],
    heard: [wish.words],
  };
}
