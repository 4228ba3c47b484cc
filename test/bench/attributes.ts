/**
 * Attributes that are lost in silence: draws nouns plain and with an attribute, and lists the pairs whose pictures differ by next to
 * nothing although no word is told as unknown. npx tsx test/bench/attributes.ts [how many] [seed]
 */
import { fileURLToPath } from 'node:url';
import { draw } from '../../workers/engine/draw.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { createRandom } from '../../workers/engine/random.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

const NOUNS =
  'sword|dagger|axe|spear|bow|mace|shield|helmet|pickaxe|hammer|saw|shovel|wrench|key|lantern|torch|candle|potion|bottle|jar|mug|goblet|cauldron|bucket|barrel|crate|chest|backpack|pouch|book|scroll|map|letter|ring|amulet|crown|gem|coin|apple|bread|cheese|cake|fish|boots|glove|hat|cloak|belt|scarf|lute|drum|flute|bell|compass|telescope|hourglass|clock|mirror|chair|table|vase|radio|bomb|wand|staff|umbrella'.split('|'); // biome-ignore format: a list

/** Each as it stands with a noun. */
const ATTRIBUTES: readonly ((noun: string) => string)[] = [
  ...'golden|wooden|stone|red|blue|black and white|rusty|cracked|broken|chipped|bent|glowing|burning|frozen|mossy|bloody|dusty|striped|polka dot|spiked|ornate|steaming|dripping|torn'.split('|').map((word) => (noun: string) => `${word} ${noun}`), // biome-ignore format: a list
  ...'tied with a red ribbon|tied with rope|wrapped in cloth|wrapped in chains|with a skull emblem|with a sun symbol on it|engraved with runes|inlaid with rubies|covered in moss|with gold trim|with a blue gem|with wings|with vines growing on it|with a crack down the middle|in a glass case|with a bite taken out of it|dripping with slime|with a glowing purple aura|broken in two|with spider webs on it|with a face|half buried in sand|pierced by an arrow|on a purple cushion|with a tag'.split('|').map((words) => (noun: string) => `${noun} ${words}`), // biome-ignore format: a list
];
const SIZES = [16, 24, 32, 48, 64, 96];

const [many = '200', seed = '1'] = process.argv.slice(2);
const modelsDir = fileURLToPath(new URL('../../models', import.meta.url));
const words = loadWordVectors(modelsDir);
const tools = { words, guess: createConceptGuesser(await openModels(modelsDir, { device: 'cpu', log: () => {} }), words) }; // biome-ignore format: one line
const random = createRandom(Number(seed));

const picture = (description: string, size: number) =>
  draw({ description, width: size, height: size, seed: 7, noBackground: true }, tools);

let [lost, told] = [0, 0];
for (let i = 0; i < Number(many); i++) {
  const noun = NOUNS[random.int(NOUNS.length)]!;
  const text = ATTRIBUTES[random.int(ATTRIBUTES.length)]!(noun);
  const size = SIZES[random.int(SIZES.length)]!;
  const plain = await picture(noun, size);
  const with_ = await picture(text, size);
  const [a, b] = [plain.image.data, with_.image.data];
  let [changed, body] = [0, 0];
  for (let p = 0; p < a.length; p += 4) {
    if (a[p + 3]! > 127 || b[p + 3]! > 127) body++;
    const apart = Math.abs(a[p]! - b[p]!) + Math.abs(a[p + 1]! - b[p + 1]!) + Math.abs(a[p + 2]! - b[p + 2]!);
    if (a[p + 3]! > 127 !== b[p + 3]! > 127 || (a[p + 3]! > 127 && apart > 36)) changed++;
  }
  const unknown = with_.brief.unknown;
  if (unknown.length > 0) {
    told++;
    console.log(`told\t${size}\t${text}\t${unknown.join(',')}`);
  } else if (changed < Math.max(3, body * 0.012)) {
    lost++;
    console.log(`LOST\t${size}\t${text}\t${changed} of ${body}`);
  }
}
console.log(`${lost} of ${many} lost in silence, ${told} told`);
