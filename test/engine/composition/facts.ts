/** Facts of sentences, read from the masks of the pictures that are drawn of them. `prompts.ts` lists the words. */
import { oklabToOklch, rgbToOklab } from '../../../src/pixels/color.ts';
import type { Composed, Composition } from '../../../workers/engine/composition/composed.ts';
import type { SceneFacts, Shown } from '../../../workers/engine/composition/facts.ts';
import { PLACES } from '../../../workers/engine/composition/places/index.ts';
import { RELATIONS } from '../../../workers/engine/composition/relations.ts';
import { VERBS } from '../../../workers/engine/composition/verbs.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

export interface Picture extends Composed {
  readonly composition: Composition;
}

interface Mask {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly count: number;
}

/** Pixels below which nobody recognises a thing. */
const SEEN = 12;

/** Concepts that a noun of a fact is met by: its own, and those whose name has the word. */
function meets(noun: string): (concept: string) => boolean {
  const own = understand(noun);
  const more = ALSO[noun] ?? [];
  return (concept) =>
    (own.confidence >= 0.6 && concept === own.concept) ||
    concept.split(/[ -]/).includes(noun) ||
    concept === noun ||
    more.includes(concept);
}
/** What a fact's word may be as well: a sort of it, or the engine's name. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  man: ['person', 'old-man'], boy: ['person', 'child'], girl: ['person', 'woman', 'child'], child: ['person'], person: ['man', 'woman', 'person'], woman: ['woman', 'old-woman'], fireball: ['fire ball', 'fire'],
  couch: ['sofa'], box: ['package', 'crate'], ice: ['ice-cube', 'iceberg'], gold: ['coin-pile'], bear: ['teddy-bear'], cup: ['mug', 'tea-cup', 'tea'], cyborg: ['robot'], pot: ['clay-pot', 'cauldron'], cat: ['black-cat', 'kitten'], lumberjack: ['woodcutter'], bowl: ['aquarium', 'goldfish-bowl'], goldfish: ['fish'], dog: ['puppy'], moon: ['big moon', 'full-moon'], coin: ['coin-pile', 'coins'], pumpkin: ['jack-o-lantern'], broom: ['broom'], scarecrow: ['scarecrow'], hill: ['hill'], fireplace: ['fireplace'], hay: ['hay', 'haystack'], potion: ['potion'], cloud: ['smoke', 'poison-cloud', 'cloud'], lute: ['lute'], ship: ['pirate-ship', 'ship'], mage: ['wizard'],
}; // biome-ignore format: a table

const keyOf = (s: Shown): string => `${s.node} ${s.copy}`;

/** Masks of those whose concept meets a noun: one an instance. */
function masksOf(p: Picture, noun: string, what?: (s: Shown) => boolean): Map<string, Mask> {
  const { facts } = p;
  const fits = meets(noun);
  const nodes = p.composition.graph.nodes;
  const masks = new Map<string, Mask>();
  const wanted = facts.shown.map((s) => {
    const text = s.node >= 0 ? (nodes[s.node]?.text ?? '') : '';
    const honest = !((s.what === 'subject' || s.what === 'front') && (nodes[s.node]?.brief.confidence ?? 1) < 0.6);
    const named =
      s.what === 'subject' || s.what === 'front'
        ? fits(s.concept) || new RegExp(`\\b${noun}s?\\b`).test(text)
        : new RegExp(`\\b${noun}s?\\b`).test(s.what) || fits(s.what);
    return honest && named && (what?.(s) ?? true) ? keyOf(s) : undefined;
  });
  for (let i = 0; i < facts.owner.length; i++) {
    const key = facts.owner[i]! < 0 ? undefined : wanted[facts.owner[i]!];
    if (key === undefined) continue;
    const x = i % facts.width;
    const y = Math.floor(i / facts.width);
    const m = masks.get(key) ?? { left: x, top: y, right: x + 1, bottom: y + 1, count: 0 };
    masks.set(key, {
      left: Math.min(m.left, x),
      top: Math.min(m.top, y),
      right: Math.max(m.right, x + 1),
      bottom: Math.max(m.bottom, y + 1),
      count: m.count + 1,
    });
  }
  // a mount is drawn with its rider, in one drawing
  for (const node of nodes) {
    const { mount } = node.brief;
    if (mount && fits(mount.concept)) {
      const own = [...masksOf(p, node.brief.concept).values()][0];
      if (own) masks.set(`mount ${node.id}`, { ...own, top: own.top + (own.bottom - own.top) * 0.4 });
    }
  }
  for (const [key, m] of masks) if (m.count < SEEN && facts.width >= 64) masks.delete(key);
  return masks;
}

const whole = (masks: Map<string, Mask>): Mask | undefined => {
  const list = [...masks.values()];
  if (list.length === 0) return undefined;
  return {
    left: Math.min(...list.map((m) => m.left)),
    top: Math.min(...list.map((m) => m.top)),
    right: Math.max(...list.map((m) => m.right)),
    bottom: Math.max(...list.map((m) => m.bottom)),
    count: list.reduce((n, m) => n + m.count, 0),
  };
};

const HUES: Readonly<Record<string, (L: number, C: number, h: number) => boolean>> = {
  black: (L, C) => L < 0.42 && C < 0.08,
  white: (L, C) => L > 0.78 && C < 0.07,
  grey: (L, C) => L > 0.35 && L < 0.85 && C < 0.06,
  red: (L, C, h) => C > 0.08 && (h < 45 || h > 345) && L < 0.75,
  pink: (L, C, h) => C > 0.03 && (h < 50 || h > 320) && L > 0.6,
  orange: (_L, C, h) => C > 0.08 && h > 35 && h < 80,
  yellow: (L, C, h) => C > 0.06 && h > 62 && h < 115 && L > 0.5,
  green: (_L, C, h) => C > 0.05 && h > 110 && h < 175,
  cyan: (_L, C, h) => C > 0.03 && h > 170 && h < 250,
  blue: (_L, C, h) => C > 0.05 && h > 215 && h < 300,
  purple: (_L, C, h) => C > 0.05 && h > 285 && h < 335,
  brown: (L, C, h) => C > 0.025 && h > 25 && h < 95 && L < 0.72,
};

/** Share of pixels in a colour. */
function shareOf(p: Picture, pixels: readonly number[], colour: string): number {
  const fits = HUES[colour]!;
  const { data } = p.image;
  let n = 0;
  for (const i of pixels) {
    const [L, C, h] = oklabToOklch(rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]));
    if (fits(L, C, ((h % 360) + 360) % 360)) n++;
  }
  return pixels.length === 0 ? 0 : n / pixels.length;
}

function pixelsOf(facts: SceneFacts, shown: (s: Shown) => boolean, part?: RegExp): number[] {
  const wanted = facts.shown.map(shown);
  const parts = facts.partNames.map((n) => part?.test(n) ?? true);
  const out: number[] = [];
  for (let i = 0; i < facts.owner.length; i++) {
    if (facts.owner[i]! < 0 || !wanted[facts.owner[i]!]) continue;
    if (part && (facts.parts[i]! < 0 || !parts[facts.parts[i]!])) continue;
    out.push(i);
  }
  return out;
}

const ofNoun = (p: Picture, noun: string): ((s: Shown) => boolean) => {
  const keys = new Set([...masksOf(p, noun).keys()]);
  return (s) => keys.has(keyOf(s)) && (s.what === 'subject' || s.what === 'front');
};

const PARTS: Readonly<Record<string, RegExp>> = {
  wings: /wing/, face: /face/, flames: /flame/, hat: /hat/, scarf: /scarf/, hair: /hair/, beard: /beard/, coat: /coat|torso|robe|jacket|sleeve/, skin: /skin|^head|hand/, visor: /visor|helm/, horns: /horn/, shark: /animal head|shark/, goat: /animal head|goat|hoof|satyr|horn/, samurai: /samurai|armor|armour|kabuto|helmet/,
}; // biome-ignore format: a table

/** Whether a picture shows a fact. */
export function holds(p: Picture, fact: string): boolean {
  const [kind, ...args] = fact.split(' ') as [string, ...string[]];
  const { graph } = p.composition;
  const box = (noun: string): Mask | undefined => whole(masksOf(p, noun));
  const pair = (test: (a: Mask, b: Mask) => boolean): boolean => {
    const [a, b] = [box(args[0]!), box(args[1]!)];
    return a !== undefined && b !== undefined && test(a, b);
  };
  const across = (a: Mask, b: Mask): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const middle = (m: Mask): number => (m.left + m.right) / 2;
  const centre = (m: Mask): number => (m.top + m.bottom) / 2;
  switch (kind) {
    case 'count': {
      const people =
        args[0] === 'person'
          ? new Set(['man', 'woman', 'person'].flatMap((n) => [...masksOf(p, n).keys()])).size
          : masksOf(p, args[0]!).size;
      return people === Number(args[1]);
    }
    case 'seen':
      return (box(args[0]!)?.count ?? 0) >= SEEN;
    case 'on':
    case 'ride':
      return pair(
        (a, b) =>
          across(a, b) > Math.min(a.right - a.left, b.right - b.left) * 0.4 &&
          centre(a) < centre(b) &&
          a.bottom > b.top - 3,
      );
    case 'in':
      return pair(
        (a, b) =>
          across(a, b) > (a.right - a.left) * 0.7 &&
          middle(a) > b.left &&
          middle(a) < b.right &&
          a.bottom > b.top &&
          a.bottom <= b.bottom + 3,
      );
    case 'under':
      return pair((a, b) => across(a, b) > (a.right - a.left) * 0.5 && centre(a) > centre(b));
    case 'over':
      return pair((a, b) => across(a, b) > 0 && a.bottom <= b.top + (b.bottom - b.top) * 0.2);
    case 'behind':
    case 'before': {
      const [a, b] = kind === 'behind' ? args : [args[1]!, args[0]!];
      const [back, front] = [box(a!), box(b!)];
      return back !== undefined && front !== undefined && across(back, front) > 0 && back.bottom <= front.bottom + 1;
    }
    case 'beside':
      return pair((a, b) => Math.abs(middle(a) - middle(b)) > Math.min(a.right - a.left, b.right - b.left) * 0.4);
    case 'around': {
      const [many, one] = [[...masksOf(p, args[0]!).values()], box(args[1]!)];
      return (
        one !== undefined && many.some((m) => middle(m) < middle(one)) && many.some((m) => middle(m) > middle(one))
      );
    }
    case 'between': {
      const [a, others] = [box(args[0]!), [...masksOf(p, args[1]!).values()]];
      return a !== undefined && others.some((m) => middle(m) < middle(a)) && others.some((m) => middle(m) > middle(a));
    }
    case 'hold':
    case 'touch':
    case 'wear': {
      if (kind === 'wear') return holds(p, `part ${args[0]} ${args[1]}`);
      const held = graph.nodes.some(
        (n) =>
          meets(args[0]!)(n.brief.concept) &&
          n.brief.parts.some((x) => meets(args[1]!)(x.piece) || x.piece.includes(args[1]!)),
      );
      if (held) return true;
      return pair(
        (a, b) =>
          b.left <= a.right + 2 &&
          b.right >= a.left - 2 &&
          b.top <= a.bottom &&
          b.bottom >= a.top - (a.bottom - a.top) * 0.6,
      );
    }
    case 'does': {
      const fits = meets(args[0]!);
      const verb = args[1]!;
      return graph.nodes.some((n) => {
        const who = fits(n.brief.concept) || new RegExp(`\\b${args[0]}`).test(n.text);
        const said =
          n.act &&
          (n.act.verb.split(' ').includes(verb) ||
            VERBS[n.act.verb].words.some((w) =>
              w.split(' ').some((x) => x.startsWith(verb.slice(0, Math.max(3, verb.length - 2)))),
            ));
        const related = graph.edges.some(
          (e) =>
            (e.a === n.id || e.b === n.id) &&
            [e.is as string, ...(RELATIONS[e.is].words as readonly string[])].some((w) =>
              w.split(' ').some((x) => x.startsWith(verb.slice(0, Math.max(3, verb.length - 2)))),
            ),
        );
        return who && (said || related);
      });
    }
    case 'colour':
      return shareOf(p, pixelsOf(p.facts, ofNoun(p, args[0]!)), args[1]!) > 0.16;
    case 'part': {
      const name = PARTS[args[1]!] ?? new RegExp(args[1]!);
      const pixels = pixelsOf(p.facts, ofNoun(p, args[0]!), name);
      const species = graph.nodes.some(
        (n) =>
          meets(args[0]!)(n.brief.concept) &&
          ((n.brief.species ?? '').includes(args[1]!) ||
            n.brief.concept.includes(args[1]!) ||
            n.brief.drawnAs.includes(args[1]!)) &&
          ['shark', 'goat', 'samurai'].includes(args[1]!),
      );
      if (pixels.length < 3 && !species) return false;
      return args[2] === undefined || shareOf(p, pixels, args[2]) > 0.3;
    }
    case 'heads': {
      const names = new Set(p.facts.partNames.map((n) => / of head (\d)/.exec(n)?.[1]).filter(Boolean));
      return names.size + 1 === Number(args[1]);
    }
    case 'lacks':
      return (
        pixelsOf(p.facts, ofNoun(p, args[0]!)).length > SEEN &&
        pixelsOf(p.facts, ofNoun(p, args[0]!), /^head$|^hair|helmet|eye/).length === 0
      );
    case 'place':
      return (
        graph.place !== undefined &&
        (graph.place.includes(args[0]!) || PLACES[graph.place]!.words.some((w) => w.split(' ').includes(args[0]!)))
      );
    case 'time':
      return (
        graph.time === args[0] ||
        (graph.place !== undefined && graph.time === undefined && PLACES[graph.place]!.time === args[0])
      );
    case 'weather':
      return (
        (graph.weather as readonly string[]).includes(args[0]!) ||
        (graph.place !== undefined && ((PLACES[graph.place]!.weather ?? []) as readonly string[]).includes(args[0]!)) ||
        (args[0] === 'snow' && graph.mood.includes('snowy') && graph.place !== undefined)
      );
    case 'framing':
      return graph.framing === args[0] || (args[0] === 'above' && graph.framing === 'from above');
    case 'ui':
      return p.facts.shown.some((s) => s.what === 'interface');
    default:
      throw new Error(`No such fact: ${fact}`);
  }
}
