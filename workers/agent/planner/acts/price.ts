/** The price of anything: its steps are built as if it were made, and summed; what is named only by its kind is reckoned. */
import { answer } from '../answered.ts';
import { factFor } from '../facts/index.ts';
import { inRow } from '../in-row.ts';
import { isFigure } from '../meant.ts';
import { generations, listed, totalOf } from '../phrases.ts';
import { type Item, isGeneric, itemsOf, type Kind, kindIn } from '../priced.ts';
import { refer } from '../refer.ts';
import { numberIn, wordsOf } from '../slots.ts';
import { MOST } from '../things/several.ts';
import type { Act, Context, Outcome, Wish } from '../types.ts';
import { moveOf } from '../words/moves.ts';
import { subjectOf } from '../words/subjects.ts';
import { factOf } from './asked-of.ts';
import { actOf } from './index.ts';
import { gameLine, type Line, reckoned } from './price-reckoned.ts';

const LIST =
  'A character costs 1 generation (4 or 8 sides), each direction of a movement 1, a thing or an icon 1, a tileset 1, an isometric tile 1, a picture 1 for each started 128x128 pixels (320x180: 4), an interface 20 to 40, a change of a finished character or object 20 to 40, a map nothing beside its tilesets, a small game about 10 to 25. What fails is not charged.';
const ACTS: Readonly<Record<Kind, string>> = {
  ...{ character: 'make.character', object: 'make.object', tiles: 'make.tiles', iso: 'make.iso', ui: 'make.ui', scene: 'make.scene' },
  ...{ map: 'make.map', icon: 'make.icons', state: 'edit', game: 'game.make', move: 'animate' },
}; // biome-ignore format: a table

/** Its kind by the word for it, else by what it is. */
const kindOf = (words: string): Kind => {
  if (/^(?:an? )?(?:chang(?:ing|e of)|edit(?:ing)?|recolou?ring|alter(?:ing)?|modifying) /i.test(words)) return 'state';
  const known = kindIn(words);
  if (known) return known;
  const subject = subjectOf(words.replace(/^(?:\d+|two|three|four|five|six|ten|some|more) /i, ''));
  return subject?.kind === 'person' || subject?.kind === 'animal' || subject?.creature ? 'character' : 'object';
};

export const price: Act = (said, context) => {
  const wish = counted(said);
  // "does boris have an attack in all 4 directions?"
  const known0 = /\b(?:prices?|costs?|much|cheap\w*|dear\w*|expensive|generations?|credits?|pay)\b/i.test(wish.words) ? undefined : factOf(wish, context); // biome-ignore format: one line
  if (known0) return known0;
  const own = ofTheirs(wish, context);
  if (own) return own;
  // "does an edit cost the same as a new one": nothing to reckon
  const asked = wordsOf(wish, 'n', 'topic', 'change');
  const fact = wordsOf(wish, 'count', 'dirs', 'anim', 'ground', 'genre', 'size').length
    ? undefined
    : factFor(asked.join(' '), wish.words, ['prices']);
  if (
    fact?.table === 'prices' &&
    fact.score > 0.8 &&
    asked.every((words) => isGeneric(words) || kindIn(words) === 'state')
  )
    return answer(fact);
  const items = itemsOf(wish, kindOf)
    .filter(({ words }) => !/^\d[\dx ]*(?:px|pixels?)?(?: (?:more|less|cheaper|dearer).*)?$/i.test(words))
    .filter(({ words }) => !/^(?:an?|one|the|\d+)? ?["'“”]?(?:generations?|credits?)["'“”]?$/i.test(words))
    .filter(
      ({ words, kind }) => kind !== 'object' || !/^(?:it|this|that|them|everything|all|something|one)$/i.test(words),
    );
  if (!items.length) return general(wish);
  const many = items.length === 1 ? manyOf(items[0]!, context) : undefined;
  if (many) return { ...many, heard: [...(many.heard ?? []), wish.words] };
  const lines = items.map((item) => lineOf(item, context));
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const from = lines.some(({ about }) => about);
  const notes = [...new Set(lines.flatMap((line) => line.notes))];
  const steps = inRow(lines.map((line) => line.steps ?? []));
  const outcomes = lines.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  const lost = outcomes.flatMap((outcome) => outcome.lost ?? []);
  const others = outcomes.flatMap(({ instead }) => (instead ? [instead] : []));
  const heard = [wish.words];
  // what can be begun as it was told is offered: a yes is enough
  if (lines.every((line) => line.steps) && steps.length <= 40 && !(lines.length > 1 && COMPARES.test(wish.words)))
    return {
      steps,
      notes: [...others, ...notes],
      lost,
      heard,
      instead: `${steps.length > 1 ? `That is ${generations(totalOf(steps))} in all.` : 'What it costs:'}${within(wish, totalOf(steps))}`,
    };
  const told = lines.map(({ text }) => `- ${text}`).join('\n');
  return {
    steps: [],
    say: [
      lines.length > 1
        ? `${told}${COMPARES.test(wish.words) ? '' : `\nTogether ${from ? 'about ' : ''}${generations(total)}.${within(wish, total)}`}`
        : `${lines[0]!.text}.${within(wish, total)}`,
      ...notes.slice(0, 3),
      'Nothing is made yet: say who or what it shall be, and I begin.',
    ].join('\n'),
  };
};

/** "make me 500 different monsters", read as a change. */
function counted(wish: Wish): Wish {
  const said = wish.slots.find(({ slot }) => /^(?:change|topic)$/.test(slot));
  const [, count = '', words = ''] =
    /^(?:make|draw|create|generate|do|give|get)? ?(?:me |us )?(\d{2,4}|a (?:hundred|thousand)) ((?:[a-z'-]+ ){0,3}[a-z'-]+)$/i.exec(
      said?.words ?? '',
    ) ?? [];
  return count && !wordsOf(wish, 'n', 'target', 'count').length
    ? {
        ...wish,
        slots: [{ slot: 'count', words: count }, { slot: 'n', words }, ...wish.slots.filter((one) => one !== said)],
      }
    : wish;
}

/** Of a hundred the first ones are offered, and what all of them would cost. */
function manyOf(item: Item, context: Context): Outcome | undefined {
  if (item.count <= MOST || !/^(?:character|object|icon)$/.test(item.kind) || item.moves) return undefined;
  const outcome = builtBy(item, context, 1);
  return outcome?.instead ? outcome : undefined;
}

/** "would both be under 20?" */
function within(wish: Wish, total: number): string {
  const budget = numberIn(wordsOf(wish, 'budget').find((words) => /\d/.test(words)) ?? '');
  if (!budget) return '';
  return total <= budget ? ` Yes, that is within ${budget}.` : ` No, that is ${total - budget} more than ${budget}.`;
}

/** One or the other, and not both. */
const COMPARES = /\b(?:cheaper|dearer|expensive|versus|vs|than)\b/i;

function lineOf(item: Item, context: Context): Line {
  if (item.kind === 'game') return gameLine(item);
  const built = isGeneric(item.words) || item.moves ? undefined : builtBy(item, context);
  if (built && (item.count === 1 || built.steps.length)) {
    const sum = totalOf(built.steps);
    return {
      text: `${item.count > 1 ? `${item.count} ` : ''}${item.words}: ${generations(sum)}`,
      price: sum,
      notes: built.notes ?? [],
      ...(item.count <= 12 ? { steps: built.steps } : {}),
      outcome: built,
    };
  }
  return reckoned(item);
}

/** As the act that makes it would make it. */
function builtBy(item: Item, context: Context, least = item.count): Outcome | undefined {
  if (/^(?:state|move)$/.test(item.kind)) return undefined;
  const named =
    item.kind === 'tiles' && item.slots.some(({ slot }) => slot === 'ground')
      ? []
      : [{ slot: item.kind === 'map' ? 'place' : 'n', words: item.words }];
  const count = item.count > 1 ? [{ slot: 'count', words: String(item.count) }] : [];
  const wish: Wish = {
    act: ACTS[item.kind],
    words: [...count, ...named, ...item.slots].map(({ words }) => words).join(', '),
    slots: [...count, ...named, ...item.slots],
    sure: 1,
    loose: [],
  };
  const outcome = actOf(wish)(wish, {
    ...context,
    agreed: true,
  });
  return outcome && !outcome.ask && totalOf(outcome.steps) > 0 && outcome.steps.length >= least ? outcome : undefined;
}

/** Movements and changes of what the account has. */
function ofTheirs(wish: Wish, context: Context): Outcome | undefined {
  const moves = wordsOf(wish, 'anim', 'n', 'topic').map((words) => words.replace(/^(?:an?|the|with|some) /i, ''));
  const [last] = context.recent;
  // "how much for a walk?", of whom was drawn just now
  if (last && isFigure(last) && !wordsOf(wish, 'target', 'genre').length && moves.length && moves.every((words) => moveOf(words)))
    return ofTheirs({ ...wish, slots: [{ slot: 'target', words: last.name }, ...moves.map((words) => ({ slot: 'anim', words })), ...wish.slots.filter(({ slot }) => /^(?:dirs|frames)$/.test(slot))] }, context); // biome-ignore format: one line
  const targets = wordsOf(wish, 'target');
  if (!targets.length || wordsOf(wish, 'n', 'genre').length) return undefined;
  // what is changed in a game is mostly free
  if (targets.some((words) => /\b(?:games?|levels?)\b/i.test(words)))
    return general({
      ...wish,
      words: `change of a game: what does it cost? ${wish.words}`,
      slots: [{ slot: 'topic', words: 'game change cost' }],
    });
  const act = wordsOf(wish, 'anim').length
    ? 'animate'
    : wordsOf(wish, 'size').length && !wordsOf(wish, 'change').length
      ? 'resize'
      : 'edit';
  if (act === 'edit' && !wordsOf(wish, 'change', 'look', 'dirs').length) return undefined;
  const asked = { ...wish, act };
  const outcome = actOf(asked)(asked, context);
  if (!outcome) return undefined;
  if (!outcome.steps.length) {
    const { own } = refer(targets, context);
    return { ...outcome, say: [outcome.say, own.length ? '' : LIST].filter(Boolean).join('\n') || LIST };
  }
  return totalOf(outcome.steps) ? { ...outcome, instead: outcome.instead ?? 'What it costs:' } : outcome;
}

const NAMES: Partial<Record<Kind, string>> = {
  tiles: 'tileset',
  iso: 'isometric tile',
  ui: 'interface',
  scene: 'picture',
  move: 'movement',
};
const EMPTY: Context = {
  own: [],
  recent: [],
  game: undefined,
  gameBefore: undefined,
  projectId: null,
  past: [],
  agreed: false,
};

/** Nothing of it is named: what is asked of prices in general. */
function general(wish: Wish): Outcome {
  const known = factFor(wordsOf(wish, 'topic', 'target', 'change').join(' '), wish.words, ['prices']);
  if (known && known.table === 'prices' && known.score > 0.5) return answer(known);
  const sides = numberIn(wordsOf(wish, 'dirs').join(' '));
  if (sides === 4 || sides === 8)
    return {
      steps: [],
      say: `${sides} directions: a character is 1 generation, with 4 or 8 sides alike; each movement of it ${sides}, 1 for a direction. A thing is 1 from one side and 20 from 8.\nNothing is made yet: say who or what it shall be, and I begin.`,
    };
  const kind = kindIn(wish.words.replace(/[?!.]+\s*$/, ''));
  if (kind && kind !== 'object' && kind !== 'state')
    return {
      steps: [],
      say: `${lineOf({ words: `one ${NAMES[kind] ?? kind}`, kind, count: 1, slots: wish.slots, moves: 0 }, EMPTY).text}.\nNothing is made yet: say who or what it shall be, and I begin.`,
    };
  return {
    steps: [],
    say: `${LIST}\n${listed(['Say what it shall be, for example "a knight with a walk in 4 directions" (5 generations), and I tell its price before anything is made'])}.`,
  };
}
