/**
 * Whether sentences are read as what they say: `npx tsx test/engine/understand/sentences.ts [list.tsv] [--failed]`.
 * A line of a list: sentence, subjects, facts. Subjects: "knight", "3 goblin + campfire" (in any order), "-" for a place alone or
 * what no table knows. Facts, between semicolons; colours and materials stand before the noun:
 *   wears/holds/rides X · without X · colour X · made of X · species/build/mood/time/console X · act X · place A|B ("any")
 *   1 RELATION 2 (the subjects as listed) · asks view/direction X, asks isometric · unknown a, b ("any")
 * What is not listed must not be there. A word that no table has may be told as unknown or as what it stands in for.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deltaE, hexToOklab } from '../../../src/pixels/color.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { Composition } from '../../../workers/engine/composition/composed.ts';
import type { SceneNode } from '../../../workers/engine/composition/graph.ts';
import { RELATIONS, type RelationId } from '../../../workers/engine/composition/relations.ts';
import type { Brief, BriefPart } from '../../../workers/engine/types.ts';
import { LEXICON } from '../../../workers/engine/understand/default-lexicon.ts';
import { loadWordVectors } from '../../../workers/engine/understand/guess/words.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { singulars } from '../../../workers/engine/understand/tokens.ts';

const WORDS = loadWordVectors(fileURLToPath(new URL('../../../models', import.meta.url)));

export interface Sentence {
  readonly text: string;
  readonly subjects: readonly { readonly name: string; readonly count: number }[];
  readonly facts: readonly string[];
}

export const sentencesOf = (file: string): Sentence[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [text = '', subjects = '', facts = ''] = line.split('\t');
      return {
        text,
        subjects: subjects === '-' ? [] : subjects.split(' + ').map((one) => {
          const cut = /^(\d+) (.+)$/.exec(one.trim());
          return { name: cut?.[2] ?? one.trim(), count: Number(cut?.[1] ?? 1) };
        }),
        facts: facts.split(';').map((fact) => fact.trim()).filter(Boolean),
      };
    }); // biome-ignore format: short

interface Shown {
  readonly brief: Brief;
  readonly nodes: readonly SceneNode[];
  readonly composition: Composition | undefined;
  readonly text: string;
}

function shownOf(text: string): Shown {
  const read = (of: string): Brief => understand(of, { seed: 1, words: WORDS });
  const whole = read(text);
  const composition = compositionOf(text, whole, read, {
    width: 128,
    height: 128,
    background: true,
    flat: true,
    words: WORDS,
  });
  const alone: SceneNode = { id: 0, text: '', brief: whole, count: whole.count, changes: [] };
  const nodes = composition ? composition.graph.nodes.filter((n) => !n.unseen) : whole.scenery || whole.confidence < 0.3 ? [] : [alone]; // biome-ignore format: one line
  return { brief: composition?.brief ?? whole, nodes, composition, text };
}

const named = new Map<string, Brief>();
const of = (word: string): Brief => {
  const brief = named.get(word) ?? understand(word, { seed: 1, words: WORDS });
  named.set(word, brief);
  return brief;
};

/** Rows that are who the words say under another name. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  mage: ['lich'],
  farmer: ['farm-boy', 'farm-girl'],
  ghost: ['possessed-girl'],
};

/** The word's own concept, or the honest word that it is not known. */
const isA = ({ brief, text }: SceneNode, names: string): boolean =>
  names.split('|').some((name) => {
    const wanted = of(name);
    return (
      brief.concept === wanted.concept ||
      (brief.species !== undefined && brief.species === wanted.species) ||
      brief.concept === name.replaceAll(' ', '-') ||
      // "skeleton-archer", "druid-woman": a row of its own for who is both
      brief.concept.endsWith(`-${name}`) ||
      (brief.concept.startsWith(`${name}-`) && /-(?:woman|man|girl|boy|lord)$/.test(brief.concept)) ||
      KIN[name]?.includes(brief.concept) ||
      (wanted.confidence < 0.9 && (brief.drawnAs.includes('stand-in') || text.includes(name)))
    );
  });

const COLOURS = (word: string): string | undefined => {
  const found = LEXICON.read(word).find((r) => r.is === 'colour');
  return found && 'hex' in found ? found.hex : undefined;
};
const near = (a: string | undefined, b: string): boolean =>
  a !== undefined && deltaE(hexToOklab(a), hexToOklab(b)) < 0.14;

/** "red cape" → its colour or material, and its noun. */
function dressed(said: string): { readonly noun: string; readonly is: (part: BriefPart) => boolean } {
  const [first = '', ...rest] = said.split(' ');
  const colour = rest.length > 0 ? COLOURS(first) : undefined;
  const material = LEXICON.read(first).find((r) => r.is === 'material');
  if (rest.length === 0 || (!colour && !material)) return { noun: said, is: () => true };
  return {
    noun: rest.join(' '),
    is: (part) =>
      (colour !== undefined && near(part.colour, colour)) ||
      (material !== undefined && 'id' in material && (part.material === material.id || part.colour !== undefined)),
  };
}

const idsOf = (noun: string): string[] =>
  [noun, ...singulars(noun), noun.slice(noun.lastIndexOf(' ') + 1)].flatMap((word) =>
    LEXICON.read(word).flatMap((r) => ('id' in r ? [String(r.id)] : [])),
  );

const has = (shown: Shown, said: string, held: boolean): boolean => {
  const first = shown.nodes[0];
  if (!first) return false;
  const { noun, is } = dressed(said);
  const ids = new Set(idsOf(noun));
  const parts = [first.brief, shown.brief].flatMap((b) => b.parts);
  if (parts.some((p) => (ids.has(p.piece) || ids.has(p.piece.replace('held/', ''))) && is(p))) return true;
  // a piece of that name with its colour, as it is told
  const [colour = ''] = said.split(' ');
  const pattern = new RegExp(`\\b${said === noun ? '' : `${colour}\\b[a-z -]*\\b`}${noun}s?\\b`);
  if ([first.brief, shown.brief].some((b) => b.drawnAs.split(/ with |, | and /).slice(1).some((item) => pattern.test(item)))) return true;
  const plain = said === noun;
  if (plain && LEXICON.knowledge.worn.get(first.brief.concept)?.some((w) => ids.has(w))) return true;
  if (first.changes.some((c) => c.is === 'wears' && c.text.includes(noun) && (plain || c.text.includes(said)))) return true;
  if (held && (first.act?.object?.text.includes(noun) || (first.act && plain && ids.has('sword')))) return true;
  if (ids.size === 0 && shown.brief.unknown.some((w) => noun.split(' ').includes(w))) return true;
  return (
    held &&
    (shown.composition?.graph.edges.some(
      ({ a, is: relation, b }) =>
        a === first.id && (relation === 'hold' || relation === 'carry') && isA(shown.composition!.graph.nodes[b]!, noun),
    ) ??
      false)
  );
}; // biome-ignore format: short

const relation = (words: string): RelationId | undefined =>
  words in RELATIONS
    ? (words as RelationId)
    : (Object.keys(RELATIONS) as RelationId[]).find(
        (id) => RELATIONS[id].words.includes(words) || RELATIONS[id].layout === words,
      );

function holdsFact(shown: Shown, fact: string, sentence: Sentence): boolean {
  const { brief, nodes, composition } = shown;
  const first = nodes[0];
  const related = /^(\d) (.+) (\d)$/.exec(fact);
  if (related) {
    const wanted = relation(related[2]!);
    const [a, b] = [sentence.subjects[Number(related[1]) - 1]?.name, sentence.subjects[Number(related[3]) - 1]?.name ?? sentence.subjects[0]?.name]; // biome-ignore format: one line
    return (
      composition?.graph.edges.some(
        (edge) =>
          (edge.is === wanted || RELATIONS[edge.is].layout === related[2] || (wanted && RELATIONS[edge.is].layout === RELATIONS[wanted].layout)) &&
          ((isA(composition.graph.nodes[edge.a]!, a!) && isA(composition.graph.nodes[edge.b]!, b!)) ||
            (RELATIONS[edge.is].turned && isA(composition.graph.nodes[edge.b]!, a!) && isA(composition.graph.nodes[edge.a]!, b!))),
      ) ?? false
    ); // biome-ignore format: short
  }
  const [is = '', ...rest] = fact.split(' ');
  const value = rest.join(' ');
  const says = (said: string): boolean => brief.drawnAs.replaceAll('-', ' ').includes(said);
  switch (is) {
    case 'wears':
      return has(shown, value, false);
    case 'holds':
      return has(shown, value, true);
    case 'rides':
      return first?.brief.mount?.concept === of(value).concept || (composition?.graph.edges.some((e) => e.is === 'ride' && isA(composition.graph.nodes[e.b]!, value)) ?? false);
    case 'without':
      return brief.without.some((id) => idsOf(value).includes(id)) || (first?.brief.without.some((id) => idsOf(value).includes(id)) ?? false);
    case 'colour':
      return [first?.brief, brief].some((b) => b?.colours.some((c) => near(c, COLOURS(value)!))) || says(value);
    case 'made':
      return says(value.replace('of ', '')) || (first?.changes.some((c) => c.is === 'made of' && c.substance === value.replace('of ', '')) ?? false);
    case 'species':
      return first?.brief.species === of(value).species || first?.brief.concept === of(value).concept || says(value) || first?.brief.concept.includes(value) || false;
    case 'build':
      return brief.build.includes(value) || (first?.brief.build.includes(value) ?? false);
    case 'mood':
      return brief.mood.includes(value) || (first?.brief.mood.includes(value) ?? false);
    case 'time':
      return composition?.graph.time === value || brief.setting === value || brief.mood.includes(value);
    case 'console':
      return brief.console === value;
    case 'act':
      return value.split('|').some((act) => first?.act?.verb === act || (!first?.act && (brief.action === act || ACTS[act]?.includes(brief.action ?? ''))) || ACTS[act]?.includes(first?.act?.verb ?? ''));
    case 'place':
      return placeOf(shown) !== undefined && (value === 'any' || value.split('|').some((p) => placeOf(shown)!.includes(p)));
    case 'unknown':
      // drawn or said: what a row was added for is no longer unknown
      return value === 'any'
        ? brief.unknown.length > 0
        : value.split(', ').every((w) => brief.unknown.some((u) => u.includes(w)) || says(w));
    case 'asks': {
      const asks = heard(shown.text, WORDS).asks as Record<string, unknown>;
      return rest.length === 1 ? asks[value] === true : asks[rest[0]!] === rest.slice(1).join(' ');
    }
  }
  throw new Error(`"${fact}" is no fact`);
} // biome-ignore format: short
const ACTS: Readonly<Record<string, readonly string[]>> = { crouch: ['sneak', 'kneel'], cook: ['work'], kneel: ['pray'], wave: ['wave'] }; // biome-ignore format: a table

const placeOf = ({ composition, brief }: Shown): string | undefined =>
  composition?.graph.place ? `${composition.graph.place} ${brief.setting ?? ''}` : brief.setting;

/** What of a sentence is not read as it says; nothing where all is. */
export function wrongIn(sentence: Sentence): string[] {
  const shown = shownOf(sentence.text);
  const wrong = sentence.facts.filter((fact) => !holdsFact(shown, fact, sentence));
  const left = [...shown.nodes];
  for (const { name, count } of sentence.subjects) {
    const mine = left.filter((node) => isA(node, name));
    const single = mine.reduce((sum, n) => sum + n.count, 0);
    if (mine.length === 0) wrong.push(`no ${name}`);
    else if (single !== count && !(count > 1 && mine.some((n) => n.brief.count > 1))) wrong.push(`${single} ${name}`);
    for (const node of mine) left.splice(left.indexOf(node), 1);
  }
  // what is held or worn is drawn as its own, but it was asked for
  const asked = sentence.facts.filter((f) => /^(?:holds|wears|rides) /.test(f)).map((f) => dressed(f.replace(/^\w+ /, '')).noun);
  for (const node of left) if (!asked.some((noun) => isA(node, noun))) wrong.push(`extra ${node.brief.concept}`);
  for (const extra of shown.composition?.graph.extras ?? []) wrong.push(`extra ${extra.brief.concept}`);
  const place = placeOf(shown);
  if (place && !sentence.facts.some((f) => /^(?:place|time) /.test(f))) wrong.push(`place ${place}`);
  const told = sentence.facts.filter((f) => f.startsWith('unknown ')).join(' ');
  if (!/ any\b/.test(told)) {
    const surplus = shown.brief.unknown.filter((w) => !w.split(' ').some((one) => one.length > 2 ? told.includes(one) : told.includes(w)) && LEXICON.read(w).length >= 0);
    const lacking = surplus.filter((w) => !(LEXICON.read(w).length === 0 && sentence.facts.some((f) => f.includes(w))));
    if (lacking.length > 0) wrong.push(`unknown ${lacking.join(', ')}`);
  }
  if (sentence.subjects.length > 0 && shown.nodes.length === 0 && wrong.length === 0) wrong.push('nothing');
  return wrong.map((w) => w);
} // biome-ignore format: short

if (process.argv[1]?.endsWith('sentences.ts')) {
  const list = process.argv.slice(2).find((a) => !a.startsWith('--')) ?? new URL('sentences.tsv', import.meta.url).pathname;
  const tally = { sentences: 0, right: 0, facts: 0, wrong: 0 };
  for (const sentence of sentencesOf(list)) {
    const wrong = wrongIn(sentence);
    tally.sentences++;
    tally.facts += sentence.facts.length + sentence.subjects.length;
    tally.wrong += wrong.length;
    if (wrong.length === 0) tally.right++;
    else if (process.argv.includes('--failed')) console.log(`${sentence.text}\n    ${wrong.join('; ')}   [${shownOf(sentence.text).brief.drawnAs}]`);
  }
  console.log(JSON.stringify(tally));
} // biome-ignore format: short
