/** Parts about something of the account → steps: it moves, is changed, drawn in another size, saved, renamed. */
import type { Part } from '../../reader/index.ts';
import { notesFor, stepsFor } from '../changes/change-steps.ts';
import { assetOf, type Holding, isCharacter, isThing, isTiles, mentions } from '../holdings/index.ts';
import type { Place } from '../place.ts';
import type { Step } from '../step.ts';
import { animate } from '../steps.ts';
import { isPiece, subjectOf } from '../subjects.ts';
import type { Drawn } from './draws.ts';
import { fieldsOf, sizeIn, tidy, wordsOf } from './fields.ts';

const nameOf = ({ name }: Holding): string => name.toLowerCase();
const KINDS: readonly (readonly [RegExp, (one: Holding) => boolean])[] = [
  [/\bcharacters?\b|\bheroes\b|\benemies\b/i, isCharacter],
  [/\b(?:objects?|things|items|props)\b/i, isThing],
  [/\btile ?sets?\b|\btiles\b/i, isTiles],
];

/** Those of the account that words point at. */
export function meant(targets: readonly string[], holdings: readonly Holding[]): readonly Holding[] {
  return [
    ...new Set(
      targets.flatMap((words) => {
        const named = mentions(words.replace(/'s\b/g, ''), holdings).map(({ holding }) => holding);
        if (named.length) return named;
        const all = /\b(?:all|both|every|each|my)\b/i.test(words) ? KINDS.find(([of]) => of.test(words))?.[1] : undefined;
        return all ? holdings.filter(all) : [];
      }),
    ),
  ];
} // biome-ignore format: short enough

export function ownOf(part: Part, before: number, place: Place, former: readonly Holding[]): Drawn | undefined {
  const { holdings = [] } = place.memory;
  const said = wordsOf(part, 'target');
  const named = meant(said, holdings);
  // "and make it blue": of the one that was named before
  const targets = named.length ? named : said.every((words) => /^(?:it|him|her|them|that|this)(?: one)?$/i.test(words)) ? former : [];
  if (!targets.length) return undefined;
  switch (part.act) {
    case 'animate':
      return moved(part, targets, place);
    case 'edit':
      return changed(part, targets, before, place);
    case 'resize':
      return resized(part, targets, place);
    case 'rename': {
      const [name] = wordsOf(part, 'name');
      const [one, more] = targets;
      if (!name || !one || more) return undefined;
      return { steps: [{ tool: 'rename_asset', args: { asset_id: one.id, name }, price: 0, what: `the name "${name}" for ${nameOf(one)}` }], notes: [] };
    }
    default:
      return undefined;
  }
} // biome-ignore format: short enough

const bareMove = (words: string): string =>
  tidy(
    words
      .replace(/^(?:(?:an?|the|his|her|its|to|with|and|then|should|can) )+/i, '')
      .replace(/\s*\b(?:animations?|cycles?|anims?)$/i, ''),
  );
const SIDES: Readonly<Record<number, readonly string[]>> = {
  4: ['south', 'east', 'north', 'west'],
  8: ['south', 'south-east', 'east', 'north-east', 'north', 'north-west', 'west', 'south-west'],
};

function moved(part: Part, targets: readonly Holding[], { projectId }: Place): Drawn | undefined {
  const { frames, sides } = fieldsOf(part);
  const moves = wordsOf(part, 'anim').map(bareMove).filter((move) => move && !/^animat\w*$/i.test(move));
  if (!moves.length) return undefined;
  const steps: Step[] = [];
  const notes: string[] = [];
  const facing = wordsOf(part, 'view', 'dirs').flatMap((words) => /\b(?:north|south|east|west)\b(?:[ -](?:east|west))?/i.exec(words)?.[0].toLowerCase().replace(' ', '-') ?? []);
  // "attack animation, sword swing": one movement in two phrases
  const one = moves.length === 2 && /^(?:attack|hit|strike|fight|special|ability|move|action)$/i.test(moves[0]!) ? [moves[1]!] : moves;
  for (const holding of targets) {
    const asset = assetOf(holding);
    if (!isCharacter(holding)) {
      const change = { kind: 'moves', moves: one } as const;
      const made = stepsFor(change, asset, projectId);
      if (!made.length) return undefined;
      steps.push(...made);
      notes.push(...notesFor(change, [asset]));
      continue;
    }
    for (const move of one) {
      const step = animate(move, undefined, 8, nameOf(holding), () => holding.id, frames);
      const directions = facing.length ? facing : sides ? SIDES[sides] : undefined;
      const { args } = step;
      steps.push(directions ? { ...step, args: (results) => ({ ...(typeof args === 'function' ? args(results) : args), directions: [...directions] }), price: directions.length, what: `${step.what}, ${directions.length === 8 ? 'all 8 directions' : directions.join(' and ')}` } : step);
    }
  }
  // "idle, just breathing" is one movement
  const once = steps.filter((step, i) => steps.findIndex((other) => JSON.stringify(other) === JSON.stringify(step) && JSON.stringify(givenOf(other)) === JSON.stringify(givenOf(step))) === i);
  return { steps: once, notes: [...new Set(notes)] };
} // biome-ignore format: short enough
const givenOf = ({ args }: Step): unknown => (typeof args === 'function' ? args([]) : args);

/** What is to be other, as words behind "it is". */
const edited = (words: string): string =>
  tidy(
    words
      .replace(
        /^(?:(?:please|so|that|it|he|she|they|should|must|be|become|also|into|to|look|have|has|wear|wears|add|give|put on|make|turn(?:ed)?|turn it|get|gets|want|a|an|more of an?)\s)+/i,
        (all) =>
          /\b(?:have|has|wear|wears|add|give|put on)\b/i.test(all)
            ? `with ${/\ban?\s$/i.test(all) ? /(an?)\s$/i.exec(all)![1]! : ''} `
            : /\ban?\s$/i.test(all)
              ? `${/(an?)\s$/i.exec(all)![1]!} `
              : '',
      )
      .replace(/\s+/g, ' ')
      .replace(/ (?:versions?|variants?|ones?|instead)$/i, ''),
  );

function changed(part: Part, targets: readonly Holding[], _before: number, { projectId }: Place): Drawn | undefined {
  const changes = wordsOf(part, 'change', 'palette').map(edited).filter(Boolean);
  const more = wordsOf(part, 'look', 'no', 'style', 'text').map((words) => words.replace(/^(?:but )?no /i, 'without '));
  if (!changes.length && !more.length) return undefined;
  // a finished picture is turned, or given a palette, in the studio: others tell so
  if (/\b(?:flip|mirror|rotate|palette)\b/i.test(part.words) || wordsOf(part, 'palette').length) return undefined;
  const several = /\b(?:versions?|variants?|variations?|both|each|colou?rways|also|same)\b/i.test(part.words) && changes.length > 1;
  const each = several ? changes.map((one) => one.replace(/^an? (?=[a-z-]+$)/i, '')) : changes;
  const results = several ? each.map((one, i) => (i === each.length - 1 && more.length ? [one, ...more].join(', ') : one)) : [[...each, ...more].join(', ')];
  const steps: Step[] = [];
  const notes: string[] = [];
  for (const holding of targets) {
    const asset = assetOf(holding);
    if (isTiles(holding)) return undefined;
    for (const edit of results) {
      const change = { kind: 'edit', edit: isCharacter(holding) ? edit : asThing(edit) } as const;
      steps.push(...stepsFor(change, asset, projectId));
      notes.push(...notesFor(change, [asset]));
    }
    if (isCharacter(holding)) notes.push(`The ${nameOf(holding)} that you have is kept.`);
  }
  return steps.length ? { steps, notes: [...new Set(notes)] } : undefined;
} // biome-ignore format: short enough

/** "a mimic with teeth": the chest becomes one, and holds none. */
function asThing(edit: string): string {
  const [, article = '', rest = ''] = /^(an? )(.+)$/i.exec(edit) ?? [];
  const noun = rest.split(/ (?:with|in|of|on|without) /i)[0]!;
  const subject = article ? subjectOf(noun) : undefined;
  return subject && (subject.creature || subject.kind !== 'thing') && !isPiece(noun) ? `as ${edit}` : edit;
}

const CHARACTER_SIDES = [16, 256] as const;
function resized(part: Part, targets: readonly Holding[], { projectId }: Place): Drawn | undefined {
  const sizes = wordsOf(part, 'size').flatMap((words) => (/\d\s*x$|%|times|percent/i.test(words) ? [] : (sizeIn(words) ?? [])));
  if (!sizes.length) return undefined;
  const steps: Step[] = [];
  for (const holding of targets) {
    const asset = assetOf(holding);
    for (const size of sizes) {
      const side = Math.max(size.width, size.height);
      if (side < CHARACTER_SIDES[0] || side > CHARACTER_SIDES[1]) return undefined;
      steps.push(...stepsFor({ kind: 'pixels', ...size }, asset, projectId));
    }
  }
  return steps.length ? { steps, notes: [...notesFor({ kind: 'pixels', ...sizes[0]! }, targets.map(assetOf))] } : undefined;
} // biome-ignore format: short enough
