import { beforeAll, expect, test } from 'vitest';
import { flipHorizontal, wordsOf } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { createRandom } from '../../../../workers/engine/random.ts';
import { editPicture } from '../../../../workers/engine/reference/edit/index.ts';
import { regionOf } from '../../../../workers/engine/reference/edit/regions.ts';
import type { Person } from '../../../../workers/engine/reference/parts/index.ts';
import { partsOf } from '../../../../workers/engine/reference/turn/by-parts.ts';

// Random edits: what words do not speak of keeps its bytes. EDITS=500 tries more of them than there is time for each time.
const EDITS_TRIED = Number(process.env.EDITS ?? 90);
interface Figure {
  readonly image: Rgba;
  readonly person: Person;
}
let models: Models;
const figures: Figure[] = [];
const WHO = ['a villager', 'an archer', 'a wizard', 'a knight', 'a princess', 'a pirate', 'a ninja', 'a monk', 'an elf with long hair', 'a farmer']; // biome-ignore format: a list

beforeAll(async () => {
  models = await openModels(new URL('../../../../models', import.meta.url).pathname, { device: 'cpu' });
  for (const [i, description] of WHO.entries()) {
    // a size each, so that both have every second of them
    const size = i % 4 < 2 ? 32 : 48;
    const { image } = await draw({
      description,
      width: size,
      height: size,
      seed: i,
      noBackground: true,
      direction: 'south',
    });
    const sprite = i % 2 ? flipHorizontal(image) : image;
    const parting = await partsOf(models, sprite, 'south');
    if (!('why' in parting) && parting.kind === 'person') figures.push({ image: sprite, person: parting.parts });
  }
}, 120_000);

const regions = new Map<Person, Map<string, Uint8Array | undefined>>();
function regionIn(person: Person, slot: string): Uint8Array | undefined {
  const own = regions.get(person) ?? new Map<string, Uint8Array | undefined>();
  regions.set(person, own);
  if (!own.has(slot)) own.set(slot, regionOf(person, slot));
  return own.get(slot);
}

const COLOURS = ['red', 'blue', 'green', 'golden', 'purple', 'white', 'black'];
type Allowed = (figure: Figure, x: number, y: number) => boolean;
const within =
  (slot: string): Allowed =>
  ({ image, person }, x, y) =>
    regionIn(person, slot)?.[y * image.width + x] === 1;
const isClear: Allowed = ({ image }, x, y) => image.data[(y * image.width + x) * 4 + 3] === 0;
/** What is held may lie before the edge of a face, never before its middle. */
const offFace: Allowed = ({ image, person }, x, y) =>
  person.head.face.colors[y * image.width + x]! < 0 || Math.abs(x + 0.5 - person.axis) > 0.6 * person.head.half;
/** Hair is over and beside a face and may hang to the breast, but covers no face. */
const aboutHead: Allowed = ({ person: { top, neck, axis, head } }, x, y) =>
  y < neck + 1.6 * (neck - top) &&
  Math.abs(x + 0.5 - axis) <= 1.5 * head.half + 2 &&
  !(y >= top + 0.65 * (neck - top) && y < neck && Math.abs(x + 0.5 - axis) < 0.4 * head.half);
/** Eyes are small and lie in the lower two thirds of a head, off its edge. */
const inFace: Allowed = ({ person: { top, neck, axis, head } }, x, y) =>
  y >= top + 0.3 * (neck - top) && y < neck && Math.abs(x + 0.5 - axis) < head.half;
/** Trousers with all of their cloth: up to the waist, down to the shoes, off the arms. */
const belowWaist: Allowed = (figure, x, y) =>
  within('legs')(figure, x, y) ||
  (y >= figure.person.hip - 0.25 * (figure.person.hip - figure.person.neck) - 1 &&
    figure.person.arms.every((arm) => arm.colors[y * figure.image.width + x]! < 0));
/** Boots go up as far as a knee. */
const belowKnee: Allowed = (figure, x, y) =>
  within('feet')(figure, x, y) || y >= figure.person.hip + 0.25 * (figure.person.floor - figure.person.hip);
/** An edit in words, and where it may change anything. */
const EDITS: readonly (readonly [(colour: string) => string, Allowed])[] = [
  [(c) => `${c} hair`, aboutHead],
  [(c) => `make the skin ${c}`, within('skin')],
  [(c) => `make the trousers ${c}`, belowWaist],
  [(c) => `make the boots ${c}`, belowKnee],
  [(c) => `give him ${c} eyes`, inFace],
  [(c) => `give him a ${c} wizard hat`, ({ person }, _x, y) => y <= person.neck + 1],
  [(c) => `give her a ${c} crown`, ({ person }, _x, y) => y <= person.neck],
  [() => 'give him a sword', offFace],
  [(c) => `holding a ${c} round shield`, offFace],
  [() => 'holding a torch', offFace],
  [(c) => `add ${c} wings`, isClear],
];

test(`${EDITS_TRIED} random edits change no pixel outside of what they speak of`, async () => {
  expect(figures.length).toBeGreaterThan(7);
  const random = createRandom(20_26);
  const faults: string[] = [];
  const done = new Map<string, number>();
  for (let k = 0; k < EDITS_TRIED; k++) {
    const figure = random.fork(`figure ${k}`).pick(figures);
    const [say, allowed] = random.fork(`edit ${k}`).pick(EDITS);
    const words = say(random.fork(`colour ${k}`).pick(COLOURS));
    const edited = await editPicture(models, figure.image, words, { seed: k }).catch((error: Error) => error);
    if (edited instanceof Error) {
      expect([words, error(edited)]).toEqual([words, 'InputError']);
      continue;
    }
    done.set(say(''), (done.get(say('')) ?? 0) + 1);
    const [was, is] = [wordsOf(figure.image), wordsOf(edited.image)];
    let outside = 0;
    for (let i = 0; i < was.length; i++) {
      if (was[i] !== is[i] && !allowed(figure, i % figure.image.width, Math.floor(i / figure.image.width))) outside++;
    }
    if (outside) faults.push(`${words}: ${outside} pixels`);
  }
  expect(faults).toEqual([]);
  expect([...done.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0.8 * EDITS_TRIED);
  expect(done.size).toBe(EDITS.length);
}, 120_000);
const error = (of: Error): string => of.constructor.name;
