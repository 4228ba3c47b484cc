/** From about who a sprite shows to exactly how: place, measures and clothes, changed one at a time while it helps. */
import type { Beast } from '../../catalogue/animals.ts';
import { PIECES } from '../../catalogue/garments/index.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import { HUMANOID_CONCEPTS, type HumanoidConcept } from '../../catalogue/people.ts';
import type { Look } from '../../subject/humanoid/look.ts';
import type { Build } from '../../subject/humanoid/proportions.ts';
import { STANCES } from '../../subject/humanoid/stances.ts';
import { disagreement, mismatch } from './agreement.ts';
import type { Candidate } from './candidates.ts';
import type { BeastModel, FigureModel, Model, Place, Sight, ThingModel } from './model.ts';
import { type Sketch, sketch } from './sketch.ts';
import { boxOf, PAD, type Target } from './target.ts';

/** Something else that a sprite may show than what was thought. */
type Move = (from: Candidate) => Pick<Candidate, 'model' | 'place'>;

/** By how much a change of clothes must help, as a share of the target: hardly seen ones would come and go by chance. */
const LEAST_GAIN = 0.004;
/** For what a concept does not wear: nobody expects it. */
const UNEXPECTED_GAIN = 0.012;
/** Chances that are tried of a thing. */
const SEEDS = 12;
/** Costs that differ by less are as good as the same. */
const SNAP = 1.02;
/** In pixels of the target. */
const LEAST_PIXELS = 2;
/** A piece that costs so much more than what is worn, as a share of the target, is not tried again on the same figure. */
const NEVER = 0.03;

const sketchOn = (t: Target, sight: Sight, model: Model, place: Place): Sketch =>
  sketch(model, sight, place, t.width, t.height, place.scale / t.reduction);

const costOf = (t: Target, sight: Sight, model: Model, place: Place): number =>
  disagreement(sketchOn(t, sight, model, place), t);

export class Refiner {
  readonly #target: Target;
  readonly #sight: Sight;
  readonly #unlike = new Set<string>();

  constructor(target: Target, sight: Sight) {
    this.#target = target;
    this.#sight = sight;
  }

  #tried(move: Move, from: Candidate): Candidate {
    const { model, place } = move(from);
    return { brief: from.brief, model, place, cost: costOf(this.#target, this.#sight, model, place) };
  }

  /** A candidate of the catalogue at the target's full size, moved and sized until the two boxes are one. */
  aligned(c: Candidate): Candidate {
    const t = this.#target;
    let { place } = c;
    let seen = sketchOn(t, this.#sight, c.model, place);
    let best: Candidate = { ...c, cost: disagreement(seen, t) };
    for (let i = 0; i < 3; i++) {
      const box = boxOf(seen.patch, seen.width);
      if (!box) break;
      const k = t.box.height / box.height;
      // the lower edge stays under the origin, the columns go where most of both is shared
      const scale = place.scale * k;
      const y = t.box.y + t.box.height - (seen.y + box.y + box.height - place.y) * k;
      place = { scale, x: place.x + bestShift(seen, t), y };
      seen = sketchOn(t, this.#sight, c.model, place);
      const cost = disagreement(seen, t);
      if (cost < best.cost) best = { ...c, place, cost };
    }
    return best;
  }

  /** Takes each pair of opposite moves as often as it helps, then the next. */
  #climb(from: Candidate, pairs: readonly (readonly Move[])[], most: number): Candidate {
    let best = from;
    for (const pair of pairs) {
      for (const move of pair) {
        let steps = 0;
        for (; steps < most; steps++) {
          const next = this.#tried(move, best);
          if (next.cost >= best.cost) break;
          best = next;
        }
        if (steps > 0) break;
      }
    }
    return best;
  }

  placed(from: Candidate, step: number): Candidate {
    return this.#climb(from, placeMoves(step), 3);
  }

  /** The best of some chances that a thing's recipe may have taken. */
  seeded(from: Candidate): Candidate {
    let best = from;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const chance: Move = ({ model, place }) => ({ model: { ...(model as ThingModel), seed, variation: 1 }, place });
      const next = this.#tried(chance, from);
      if (next.cost < best.cost - LEAST_GAIN) best = next;
    }
    return best;
  }

  /** With its axis on a pixel boundary of the sprite, where figures stand that are drawn here, if that costs next to nothing. */
  snapped(from: Candidate): Candidate {
    const { reduction } = this.#target;
    const whole = (x: number): number => Math.round((x - PAD) / reduction) * reduction + PAD;
    const next = this.#tried(({ model, place }) => ({ model, place: { ...place, x: whole(place.x) } }), from);
    return next.cost <= from.cost * SNAP ? next : from;
  }

  measured(from: Candidate, step: number): Candidate {
    return this.#climb(from, MEASURE_MOVES[from.model.kind](step), 2);
  }

  /** A person as figures may stand in pictures of their own, if that explains more than standing still. */
  posed(from: Candidate): Candidate {
    if (from.model.kind !== 'humanoid') return from;
    let best = from;
    for (const pose of Object.values(STANCES).flat()) {
      const next = this.#tried(({ model, place }) => ({ model: { ...(model as FigureModel), pose }, place }), from);
      if (next.cost < best.cost - LEAST_GAIN) best = next;
    }
    return best;
  }

  /** The best of all pieces of each slot, slot after slot. */
  dressed(from: Candidate, slots: readonly Slot[]): Candidate {
    let best = from;
    for (const slot of slots) {
      let found = best;
      let gained = 0;
      for (const { move, least, id } of pieceMoves(best, slot)) {
        if (this.#unlike.has(id)) continue;
        const next = this.#tried(move, best);
        if (next.cost > best.cost + NEVER) this.#unlike.add(id);
        const gain = best.cost - next.cost - Math.max(least, LEAST_PIXELS / this.#target.area);
        if (gain > gained) [found, gained] = [next, gain];
      }
      best = found;
    }
    return best;
  }
}

/** Columns that a sketch may be off. */
const OFF = 4;

function bestShift(s: Sketch, t: Target): number {
  let [best, least] = [0, mismatch(s, t, 0, 0)];
  for (let dx = -OFF; dx <= OFF; dx++) {
    const off = mismatch(s, t, dx, 0);
    if (off < least) [best, least] = [dx, off];
  }
  return best;
}

/** One step of size is a percent times `step`, one of place half a pixel. */
function placeMoves(step: number): readonly (readonly Move[])[] {
  const moved =
    (change: (p: Place) => Partial<Place>): Move =>
    (c) => ({
      model: c.model,
      place: { ...c.place, ...change(c.place) },
    });
  const by = 0.5 * step;
  const size = 1 + 0.01 * step;
  return [
    [moved((p) => ({ y: p.y + by })), moved((p) => ({ y: p.y - by }))],
    [moved((p) => ({ x: p.x + by })), moved((p) => ({ x: p.x - by }))],
    [moved((p) => ({ scale: p.scale * size })), moved((p) => ({ scale: p.scale / size }))],
  ];
}

/** Measures by what they change most of what is seen, with the share that one step changes them by. */
const MEASURES: readonly (readonly [key: keyof Build, share: number])[] = [
  ['head', 0.04],
  ['leg', 0.06],
  ['shoulder', 0.05],
  ['chest', 0.06],
  ['armLength', 0.06],
  ['arm', 0.08],
  ['waist', 0.08],
  ['legWidth', 0.08],
  ['hand', 0.1],
  ['foot', 0.1],
  ['depth', 0.1],
];

const withLook = (model: FigureModel, look: Partial<Look>): FigureModel => ({
  ...model,
  look: { ...model.look, ...look },
});

function buildMoves(step: number): readonly (readonly Move[])[] {
  const scaled =
    (key: keyof Build, factor: number): Move =>
    (c) => {
      const model = c.model as FigureModel;
      const { build } = model.look;
      return { model: withLook(model, { build: { ...build, [key]: build[key] * factor } }), place: c.place };
    };
  return MEASURES.map(([key, share]) => [scaled(key, 1 + share * step), scaled(key, 1 / (1 + share * step))]);
}

const BEAST_MEASURES = ['head', 'length', 'leg', 'chest', 'hip', 'legRadius'] as const;
const BEAST_STEP = 0.04;

function beastMoves(step: number): readonly (readonly Move[])[] {
  const changed =
    (change: (beast: Beast) => Partial<Beast>): Move =>
    ({ model, place }) => {
      const { look } = model as BeastModel;
      return {
        model: { kind: 'quadruped', look: { ...look, beast: { ...look.beast, ...change(look.beast) } } },
        place,
      };
    };
  const tail = (k: number) => changed((b) => ({ tail: b.tail.map(([x, y, z]) => [x, y * k, z * k] as const) }));
  const k = 1 + BEAST_STEP * step;
  const long = 1 + 2 * BEAST_STEP * step;
  return [
    ...BEAST_MEASURES.map((key) => [changed((b) => ({ [key]: b[key] * k })), changed((b) => ({ [key]: b[key] / k }))]),
    [tail(long), tail(1 / long)],
  ];
}

function thingMoves(step: number): readonly (readonly Move[])[] {
  const wider =
    (k: number): Move =>
    ({ model, place }) => {
      const thing = model as ThingModel;
      return { model: { ...thing, wide: thing.wide * k }, place };
    };
  return [[wider(1 + 0.03 * step), wider(1 / (1 + 0.03 * step))]];
}

const MEASURE_MOVES = { humanoid: buildMoves, quadruped: beastMoves, thing: thingMoves } as const;

interface Change {
  /** Of the piece that is put on, or of taking one off. */
  readonly id: string;
  readonly move: Move;
  /** By how much it must help. */
  readonly least: number;
}

const idOf = (worn: string): string => worn.split(/[:|~]/)[0]!;
const usualOf = ({ wears, perhaps = [], hair = [] }: HumanoidConcept): readonly string[] =>
  [...wears, ...perhaps, ...hair].map(idOf);

/** What anybody of the catalogue usually wears or holds: costumes of the few would only be found where they are not. */
const USUAL: ReadonlySet<string> = new Set(Object.values(HUMANOID_CONCEPTS).flatMap(usualOf));
/** What is grown, not worn: no row lists it. */
const GROWN: ReadonlySet<Slot> = new Set(['wings', 'tail', 'horns', 'beard']);

/** Bands across a head and spots of metal: in a small sprite anything could be one, so nobody is taken to wear them. */
const UNSEEN: ReadonlySet<string> = new Set(['visor', 'headphones', 'badge', 'tobacco-pipe', 'fish-tail']);

/** Every piece of a slot that is not worn, and none. */
function pieceMoves(c: Candidate, slot: Slot): readonly Change[] {
  if (c.model.kind !== 'humanoid') return [];
  const model = c.model;
  const { concept, worn } = model.look;
  const now = worn.get(slot);
  const own = new Set(usualOf(concept));
  const gainOf = (id: string): number =>
    own.has(id) || (slot === 'hair' && !concept.hair) ? LEAST_GAIN : UNEXPECTED_GAIN;
  const wearing =
    (put: Worn | undefined): Move =>
    ({ place }) => {
      const all = new Map(worn);
      if (put) all.set(slot, put);
      else all.delete(slot);
      return { model: withLook(model, { worn: all }), place };
    };
  const changes: Change[] = now ? [{ id: `no ${slot}`, move: wearing(undefined), least: LEAST_GAIN }] : [];
  for (const piece of Object.values(PIECES)) {
    if (piece.slot !== slot || piece.id === now?.piece.id || UNSEEN.has(piece.id)) continue;
    if (!USUAL.has(piece.id) && !own.has(piece.id) && !GROWN.has(slot)) continue;
    const material = slot === 'hair' && now ? now.material : piece.material;
    changes.push({
      id: piece.id,
      move: wearing({ piece, material, trim: piece.trim ?? material }),
      least: gainOf(piece.id),
    });
  }
  return changes;
}
