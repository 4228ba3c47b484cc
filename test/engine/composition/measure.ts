/**
 * How many facts of the sentences in `prompts.ts` their pictures show: `npx tsx test/engine/composition/measure.ts [unseen|tuned] [--failed]`.
 * Prints JSON; with --failed the facts that aren't shown.
 */
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { SceneGraph } from '../../../workers/engine/composition/graph.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import type { Brief } from '../../../workers/engine/types.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { holds, type Picture } from './facts.ts';
import { SENTENCES } from './prompts.ts';

const SIZE = { width: 128, height: 128 } as const;

/** A sentence drawn with its facts; one that is no composition as a picture of one subject. */
export function pictureOf(text: string, seed = 1): Picture {
  const read = (of: string): Brief => understand(of, { seed });
  const whole = read(text);
  const composition = compositionOf(text, whole, read, { ...SIZE, background: true, flat: true });
  const options = { ...SIZE, style: {}, seed, variation: 0.5 };
  if (composition)
    return { ...(composition.whole?.(options) ?? composition.draw(composition.brief, options)), composition };
  const drawn = drawSubject(whole, options);
  const owner = drawn.parts.map((_, i) => (drawn.image.data[i * 4 + 3] ? 0 : -1));
  const graph: SceneGraph = {
    nodes: [{ id: 0, text: '', brief: whole, count: 1, changes: [] }],
    edges: [],
    extras: [],
    weather: [],
    mood: [],
    framing: 'group',
    unknown: whole.unknown,
  };
  return {
    image: drawn.image,
    facts: {
      ...SIZE,
      shown: [{ node: 0, copy: 0, what: 'subject', concept: whole.concept }],
      owner,
      parts: drawn.parts,
      partNames: drawn.partNames,
    },
    composition: {
      graph,
      brief: whole,
      draw: () => {
        throw new Error('not a composition');
      },
    },
  };
}

if (process.argv[1]?.endsWith('measure.ts')) {
  const only = process.argv[2];
  const tally = { facts: 0, shown: 0, sentences: 0, whole: 0 };
  for (const { text, facts, unseen } of SENTENCES) {
    if ((only === 'unseen' && !unseen) || (only === 'tuned' && unseen)) continue;
    const picture = pictureOf(text);
    const failed = facts.filter((fact) => !holds(picture, fact));
    tally.facts += facts.length;
    tally.shown += facts.length - failed.length;
    tally.sentences++;
    if (failed.length === 0) tally.whole++;
    else if (process.argv.includes('--failed'))
      console.log(`${text}: ${failed.join(', ')}   [${picture.composition.brief.drawnAs}]`);
  }
  console.log(
    JSON.stringify({ half: only ?? 'all', ...tally, share: Math.round((1000 * tally.shown) / tally.facts) / 1000 }),
  );
}
