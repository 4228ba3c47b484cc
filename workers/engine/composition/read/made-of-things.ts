/** "A golem made of teapots", "a snake built from old keys": somebody who is put together of many things of one kind. */

import { categoryOf, isPainted } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import type { Change } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { substanceOf } from '../sprites/substances.ts';
import { singularOf } from './how-many.ts';
import { KNOWN, type Read } from './known.ts';

const MADE = /,? (?:(?:that|which) is )?(?:(?:made|built|formed|composed|assembled|constructed|cobbled together|put together|stitched together|pieced together)(?: up)?(?: entirely| completely| only| all| purely| mostly)?(?: out)? (?:of|from|with)|consisting of) ((?:(?:stacked|old|rusty|broken|many|living|floating|used|stolen|tiny|little|giant|colou?rful|mismatched|piled|spare|lost|golden|discarded) )*)([a-z]+(?: [a-z]+)?s)(?: and (?:other )?[a-z]+)?(?=$|,| (?:with|holding|wearing|in|on|at)\b)/i; // biome-ignore format: one line
/** "A teapot golem" is of no single one. */
const GOLEM =
  /^((?:an? |the )?)((?:[a-z]+ )?[a-z]+) (golem|elemental|amalgam|swarm monster)(?=$|,| (?:with|holding|that|in|on)\b)/i;

const CLOUD = /^((?:an? |the )?(?:[a-z]+ )?)(?:(?:storm|thunder|rain|dark) ?)?cloud (?=[a-z]+)|,? (?:(?:that|which|who) (?:is|looks like)|(?:made|shaped)(?: up| out)? (?:of|from|like)|(?:but|and) (?:its|the|with) (?:wool|body|fleece|fur|coat) (?:is|as|of)|(?:with|whose) (?:its |an? )?(?:wool|body|fleece|fur|coat) (?:is|of|as|like|made of)) (?:actually |really |an? |the )*(?:(?:storm|thunder|rain|dark|fluffy|puffy|white|little) ?)*clouds?(?=$|,| )|,? with (?:an? )?(?:(?:storm|thunder|rain|dark|fluffy|white) ?)*cloud (?:for|as|instead of|in place of) (?:its |an? )?(?:wool|body|fleece|fur|coat)(?=$|,| )/i; // biome-ignore format: one line

const isMaterial = (word: string): boolean => LEXICON.read(word).some(({ is }) => is === 'material');

/** A thing of which many may be put together. */
function partOf(words: string, whole: Brief, read: Read): Brief | undefined {
  const one = singularOf(words);
  if (
    isMaterial(one) ||
    isMaterial(words) ||
    isMaterial(one.split(' ').at(-1)!) ||
    substanceOf(words) ||
    substanceOf(one) ||
    substanceOf(`${one}s`)
  )
    return undefined;
  const item = read(one);
  const category = categoryOf(item.concept) ?? '';
  const fits = item.kind === 'thing' && item.confidence >= KNOWN && item.unknown.length === 0 && !item.scenery && !item.setting && !isAlive(item) && !isPainted(item); // biome-ignore format: one line
  return fits && item.concept !== whole.concept && !/^(?:building|scenery|effect|surface|tile)$/.test(category)
    ? { ...item, count: 1 }
    : undefined;
}

/** The text without what somebody is put together of, and that. */
export function madeOfThings(
  asked: string,
  whole: Brief,
  read?: Read,
): { readonly text: string; readonly changes: readonly Change[] } {
  const none = { text: asked, changes: [] };
  if (!read) return none;
  const found = MADE.exec(asked);
  if (found && found.index > 0) {
    const words = found[2]!.toLowerCase();
    const item = partOf(words, whole, read) ?? (words.includes(' ') ? partOf(words.split(' ').at(-1)!, whole, read) : undefined); // biome-ignore format: one line
    if (!item) return none;
    const text = `${asked.slice(0, found.index)}${asked.slice(found.index + found[0].length)}`.trim();
    return { text, changes: [{ is: 'of things', item, told: words }] };
  }
  // "a cloud sheep", "a sheep that is a cloud"
  const cloud = CLOUD.exec(asked);
  if (cloud && whole.unknown.some((u) => /cloud/.test(u)) && (isAlive(whole) || whole.kind === 'quadruped'))
    return {
      text: asked.replace(CLOUD, (_, before: string | undefined) => before ?? '').trim(),
      changes: [{ is: 'made of', substance: /storm|thunder|rain|dark/i.test(cloud[0]) ? 'stormcloud' : 'cloud' }],
    };
  const golem = GOLEM.exec(asked);
  const lost = golem && whole.unknown.some((u) => u.split(' ').includes(golem[2]!.toLowerCase().split(' ').at(-1)!));
  const item = lost ? partOf(golem[2]!.toLowerCase(), whole, read) : undefined;
  if (!golem || !item) return none;
  return {
    text: `${golem[1]}${golem[3]}${asked.slice(golem[0].length)}`,
    changes: [{ is: 'of things', item, told: `${golem[2]}s` }],
  };
}
