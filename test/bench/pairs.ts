/**
 * What is lost of those whom a picture names: pairs in relation, drawn from a seeded product of who, what, how and how large.
 * `npx tsx test/bench/pairs.ts [pairs=400] [seed=1] [--list]` prints JSON: shares of named ones that are missing, hidden by more than a third, or drawn
 * otherwise than by the picture set by hand that there is of that size; with --list each of them.
 */
import { compositionOf } from '../../workers/engine/composition/compose-scene.ts';
import type { Shown } from '../../workers/engine/composition/facts.ts';
import type { Sprite } from '../../workers/engine/composition/sprites/sprite.ts';
import { canvasesOf, extentOf, stampSprite } from '../../workers/engine/composition/sprites/stamped.ts';
import { Stage } from '../../workers/engine/composition/stage.ts';
import { subjectBox } from '../../workers/engine/place/place-subject.ts';
import { createRandom } from '../../workers/engine/random.ts';
import type { Brief } from '../../workers/engine/types.ts';
import { understand } from '../../workers/engine/understand/index.ts';

const PEOPLE = ['knight', 'wizard', 'girl', 'boy', 'goblin', 'skeleton', 'witch', 'pirate', 'old man', 'princess', 'farmer', 'astronaut', 'robot', 'zombie', 'vampire', 'elf', 'dwarf', 'ninja', 'samurai', 'viking', 'mermaid', 'angel', 'demon', 'orc', 'scarecrow']; // biome-ignore format: a list
const SMALL = ['cat', 'dog', 'fox', 'rabbit', 'frog', 'mouse', 'penguin', 'monkey', 'slime', 'chicken', 'heron', 'hedgehog', 'turtle', 'ghost', 'squirrel']; // biome-ignore format: a list
const FLIERS = ['owl', 'crow', 'bee', 'moth', 'butterfly', 'dragonfly', 'bat', 'dragon', 'parrot', 'fairy'];
const MOUNTS = ['horse', 'wolf', 'bear', 'pig', 'cow', 'sheep', 'lion', 'elephant', 'ostrich', 'giant snail', 'dragon', 'camel', 'deer', 'giant frog']; // biome-ignore format: a list
const FOES = ['crab', 'spider', 'octopus', 'snake', 'scorpion', 'troll', 'mimic'];
const THINGS = ['barrel', 'treasure chest', 'tree', 'rock', 'crate', 'fence', 'tombstone', 'campfire', 'pumpkin', 'cactus', 'statue', 'mushroom', 'table', 'lamp post', 'car', 'tent']; // biome-ignore format: a list
const VESSELS = ['barrel', 'boat', 'cauldron', 'crate', 'treasure chest', 'basket'];
const GOODS = ['mushroom', 'pumpkin', 'fish', 'apple', 'sword', 'candle', 'flower', 'book', 'umbrella', 'lantern'];
const SEATS = ['rock', 'barrel', 'tree stump', 'log', 'crate', 'mushroom', 'throne', 'bench', 'pumpkin', 'tombstone'];
const ALIVE = [...PEOPLE, ...SMALL, ...FLIERS, ...MOUNTS, ...FOES];
const ANY = [...ALIVE, ...THINGS];

/** Relations, with who is in them on either side. */
const KINDS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['and', ALIVE, ANY],
  ['riding', [...PEOPLE, 'monkey', 'frog', 'mouse', 'cat'], MOUNTS],
  ['on top of', [...SMALL, ...FLIERS], [...THINGS, ...MOUNTS]],
  ['in', [...SMALL, 'girl', 'goblin', 'pirate', 'skeleton'], VESSELS],
  ['behind', ALIVE, THINGS],
  ['in front of', ALIVE, ANY],
  ['under', [...SMALL, ...PEOPLE], ['tree', 'mushroom', 'umbrella', 'lamp post', 'table']],
  ['next to', ALIVE, ANY],
  ['fighting', ALIVE, ALIVE],
  ['chasing', ALIVE, ALIVE],
  ['looking at', ALIVE, ANY],
  ['guarding', ALIVE, THINGS],
  ['hugging', [...PEOPLE, ...SMALL], ALIVE],
  ['flying over', FLIERS, ANY],
  ['leaning on', PEOPLE, THINGS],
  ['carrying', [...PEOPLE, ...SMALL], GOODS],
  ['feeding', PEOPLE, [...SMALL, ...MOUNTS]],
  ['sitting on', [...PEOPLE, ...SMALL], SEATS],
  ['surrounded by three', ALIVE, ALIVE],
  ['holding hands with', PEOPLE, PEOPLE],
];
const SIDES = [16, 24, 32, 48, 64, 96];
/** Pixels below which nobody recognises anything, as a share of the picture. */
const LEAST_SEEN = 0.012;
/** Share of somebody's own pixels that has to be seen. */
const LEAST_OPEN = 2 / 3;
/** Guests of vessels, and who peeks out from behind something, show less. */
const LEAST_IN = 0.3;
/** How near a picture set by hand has to be to what is drawn to count as one of that size. */
const NEAR = 1.2;

interface Put {
  readonly sprite: Sprite;
  readonly shown: Shown;
}

const puts: Put[] = [];
const put = Stage.prototype.put;
Stage.prototype.put = function (sprite, left, top, shown, cut, each) {
  puts.push({ sprite, shown });
  return put.call(this, sprite, left, top, shown, cut, each);
};

export interface Fault {
  readonly text: string;
  readonly side: number;
  readonly noun: string;
  readonly fault: 'missing' | 'hidden' | 'not by hand' | 'alone';
  readonly much?: number;
}

const concept = (noun: string): string => understand(noun).concept;

/** What is lost in one picture. */
export function faultsOf(text: string, nouns: readonly string[], how: string, side: number, seed: number): Fault[] {
  const read = (of: string): Brief => understand(of, { seed });
  const whole = read(text);
  const size = { width: side, height: side };
  const composition = compositionOf(text, whole, read, { ...size, background: true, flat: true });
  const fault = (noun: string, of: Fault['fault'], much?: number): Fault => ({ text, side, noun, fault: of, ...(much === undefined ? {} : { much: Math.round(much * 100) / 100 }) }); // biome-ignore format: one line
  if (!composition) {
    const known = new Set([
      whole.concept,
      whole.mount?.concept,
      ...whole.parts.map(({ piece }) => piece.replace(/^.*\//, '')),
    ]);
    return nouns.filter((noun) => !known.has(concept(noun)) && !whole.unknown.some((w) => noun.includes(w))).map((noun) => fault(noun, 'alone')); // biome-ignore format: one line
  }
  puts.length = 0;
  const box = subjectBox({ description: text, ...size, seed, noBackground: false }, true);
  const { facts } = composition.whole
    ? composition.whole({ ...size, style: {}, seed })
    : composition.draw(composition.brief, { width: box.width, height: box.height, style: {}, seed, variation: 0.5 });
  const seen = new Map<string, number>();
  for (const id of facts.owner) {
    const s = id < 0 ? undefined : facts.shown[id]!;
    if (s && (s.what === 'subject' || s.what === 'front'))
      seen.set(`${s.node} ${s.copy}`, (seen.get(`${s.node} ${s.copy}`) ?? 0) + 1);
  }
  const out: Fault[] = [];
  for (const [i, noun] of nouns.entries()) {
    const wanted = concept(noun);
    const nodes = composition.graph.nodes.filter(({ brief, text: said }) => brief.concept === wanted || said.includes(noun)); // biome-ignore format: one line
    const node = nodes[nouns[0] === nouns[1] ? i : 0] ?? nodes[0];
    const mounted = composition.graph.nodes.some(({ brief }) => brief.mount?.concept === wanted || brief.parts.some(({ piece }) => piece === wanted)); // biome-ignore format: one line
    if (!node) {
      if (!mounted && !composition.graph.unknown.some((w) => noun.includes(w))) out.push(fault(noun, 'missing'));
      continue;
    }
    const own = puts.filter(({ shown }) => shown.node === node.id && shown.what === 'subject');
    const keys = [...new Set(own.map(({ shown }) => `${shown.node} ${shown.copy}`))];
    if (keys.length === 0) {
      const rider = composition.graph.edges.find(({ b, is }) => b === node.id && is === 'ride');
      const held = composition.graph.nodes.some(({ brief }) => brief.parts.some(({ piece }) => piece.includes(noun)));
      if (!rider && !held) out.push(fault(noun, 'missing'));
      continue;
    }
    for (const key of keys) {
      const mine = own.filter(({ shown }) => `${shown.node} ${shown.copy}` === key);
      const total = mine.reduce((sum, { sprite }) => sum + opaque(sprite), 0);
      const open = seen.get(key) ?? 0;
      const half = (how === 'in' || how === 'behind') && i === 0;
      if (open < Math.max(8, LEAST_SEEN * side * side)) out.push(fault(noun, 'missing', open));
      else if (open / total < (half ? LEAST_IN : LEAST_OPEN)) out.push(fault(noun, 'hidden', open / total));
    }
    const [first] = own;
    if (first && !first.sprite.byHand && hasStamp(node.brief, first.sprite, seed)) out.push(fault(noun, 'not by hand', Math.max(first.sprite.image.width, first.sprite.image.height))); // biome-ignore format: one line
  }
  return out;
}

function opaque({ image: { data } }: Sprite): number {
  let n = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]) n++;
  return n;
}

/** Whether there is a picture of it set by hand about as large as what is drawn. */
function hasStamp(brief: Brief, sprite: Sprite, seed: number): boolean {
  const wish = { style: {}, seed };
  const size = extentOf(brief, sprite);
  return canvasesOf(brief, wish, size * 2.5).some((canvas) => Math.abs(Math.log(extentOf(brief, stampSprite(brief, canvas, wish)!) / size)) < Math.log(NEAR)); // biome-ignore format: one line
}

/** So many pairs of the product. */
export function* pairs(many: number, seed: number): Generator<{ readonly text: string; readonly nouns: readonly [string, string]; readonly how: string; readonly side: number }> {
  const random = createRandom(seed);
  const one = <T>(list: readonly T[]): T => random.pick(list);
  for (let i = 0; i < many; i++) {
    const [how, who, whom] = KINDS[i % KINDS.length]!;
    const [a, b] = [one(who), one(whom)];
    const article = /\b(?:three)$/.test(how) || (how === 'and' && i % 2 === 0) ? '' : /^[aeiou]/.test(b) ? 'an ' : 'a ';
    const plural = /three$/.test(how) ? PLURALS[b] ?? `${b}s` : b;
    const text = `${i % 3 ? '' : /^[aeiou]/.test(a) ? 'an ' : 'a '}${a} ${how} ${article}${plural}`;
    yield { text, nouns: [a, b], how, side: one(SIDES) };
  }
} // biome-ignore format: one line
const PLURALS: Readonly<Record<string, string>> = { wolf: 'wolves', 'old man': 'old men', mouse: 'mice', sheep: 'sheep', deer: 'deer', elf: 'elves', dwarf: 'dwarves', fox: 'foxes', witch: 'witches', ostrich: 'ostriches', butterfly: 'butterflies', dragonfly: 'dragonflies', octopus: 'octopuses', samurai: 'samurai', ninja: 'ninjas', fairy: 'fairies', heron: 'herons' }; // biome-ignore format: a table

if (process.argv[1]?.endsWith('pairs.ts')) {
  const [many = 400, seed = 1] = process.argv
    .slice(2)
    .filter((a) => /^\d/.test(a))
    .map(Number);
  const tally: Record<string, number> = {};
  const byRelation: Record<string, number> = {};
  let named = 0;
  for (const { text, nouns, how, side } of pairs(many, seed)) {
    named += 2;
    for (const f of faultsOf(text, nouns, how, side, seed)) {
      tally[f.fault] = (tally[f.fault] ?? 0) + 1;
      byRelation[`${how}: ${f.fault}`] = (byRelation[`${how}: ${f.fault}`] ?? 0) + 1;
      if (process.argv.includes('--list')) console.log(`${f.fault}\t${f.much ?? ''}\t${f.side}\t${f.noun}\t${f.text}`);
    }
  }
  console.log(JSON.stringify({ pairs: many, named, ...tally, byRelation }));
}
