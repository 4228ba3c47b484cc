/**
 * Draws training pairs for the turning network with the engine's own geometry: subjects from all eight sides, as
 * `OUT/own.bin` and `OUT/own.jsonl`, which `python -m turn.own --own OUT` packs.
 * Run: npx tsx test/engine/reference/turn/render-pairs.ts OUT [COUNT]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DETAILS, DIRECTIONS, OUTLINES, SHADINGS, VIEWS } from '../../../../src/domain/words.ts';
import { PIECES } from '../../../../workers/engine/catalogue/garments/index.ts';
import { HUMANOID_CONCEPTS } from '../../../../workers/engine/catalogue/people.ts';
import { PROPS } from '../../../../workers/engine/catalogue/things/index.ts';
import { createRandom } from '../../../../workers/engine/random.ts';
import { EVERYDAY_COLOURS } from '../../../../workers/engine/understand/colours.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { drawDirections } from '../../draw-directions.ts';

const PROPORTIONS = ['default', 'chibi', 'cartoon', 'stylized', 'heroic'] as const;
const BEASTS = ['bear', 'cat', 'dog', 'horse', 'lion', 'wolf', 'fox', 'cow', 'pig', 'deer'];
const SIZES = [24, 32, 32, 40, 48, 48, 64, 64];

const folder = process.argv[2];
if (!folder) throw new Error('Say where to: npx tsx test/engine/reference/turn/render-pairs.ts OUT [COUNT]');
const count = Number(process.argv[3] ?? 900);
const people = Object.keys(HUMANOID_CONCEPTS);
const things = Object.keys(PROPS);
const pieces = Object.keys(PIECES);
const colours = EVERYDAY_COLOURS.map(([name]) => name);
const words = (id: string) => id.replaceAll('-', ' ');

const pixels: Buffer[] = [];
const lines: string[] = [];
for (let subject = 0; subject < count; subject++) {
  const random = createRandom(`pairs/${subject}`);
  const kind = random.float();
  const colour = () => `${random.pick(colours)} `;
  const worn = () => `${colour()}${words(random.pick(pieces))}`;
  const description =
    kind < 0.6
      ? `${random.float() < 0.5 ? colour() : ''}${words(random.pick(people))} with a ${worn()} and a ${worn()}`
      : kind < 0.75
        ? `${colour()}${random.pick(BEASTS)}`
        : `${colour()}${words(random.pick(things))}`;
  const size = random.pick(SIZES);
  const style = {
    outline: random.pick(OUTLINES),
    shading: random.pick(SHADINGS),
    detail: random.pick(DETAILS),
    view: random.pick(VIEWS),
  };
  const options = {
    width: size,
    height: size,
    style,
    seed: subject,
    variation: 1,
    proportions: random.pick(PROPORTIONS),
  };
  for (const drawn of [drawDirections(understand(description, { seed: subject }), options)]) {
    for (const { image } of drawn) pixels.push(Buffer.from(image.data));
  }
  lines.push(JSON.stringify({ subject, name: description, split: 'train', size, view: VIEWS.indexOf(style.view) }));
}
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'own.bin'), Buffer.concat(pixels));
writeFileSync(join(folder, 'own.jsonl'), `${lines.join('\n')}\n`);
process.stdout.write(`${count} subjects, ${count * DIRECTIONS.length} pictures\n`);
