/** The clothes of one figure on another: each part takes the tones of the same part of the other. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage, sameImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import type { Person } from '../parts/index.ts';
import { partsOf } from '../turn/by-parts.ts';
import { regionOf } from './regions.ts';

/** Parts that clothes cover; a later one has the last word. */
const WORN = ['torso', 'legs', 'feet', 'shoulders', 'back'] as const;

async function personIn(models: Models, image: Rgba, what: string): Promise<Person> {
  const parting = await partsOf(models, image, 'south');
  if (!('why' in parting) && parting.kind === 'person') return parting.parts;
  throw new InputError(
    `${what}: no person seen from the front was found in it (${'why' in parting ? parting.why : 'it is an animal'}).`,
  );
}

/** Colours of a region from dark to light, each with the share of the region that is no lighter. */
function tonesIn(person: Person, slot: string): { readonly color: number; readonly upTo: number }[] | undefined {
  const region = regionOf(person, slot);
  if (!region) return undefined;
  const counts = new Map<number, number>();
  region.forEach((meant, i) => {
    const color = person.line.figure.colors[i]!;
    if (meant) counts.set(color, (counts.get(color) ?? 0) + 1);
  });
  const all = [...counts.values()].reduce((a, b) => a + b, 0);
  let seen = 0;
  return [...counts]
    .sort((a, b) => rgbToOklab(unpackRgb(a[0]))[0] - rgbToOklab(unpackRgb(b[0]))[0])
    .map(([color, n]) => {
      seen += n;
      return { color, upTo: seen / all };
    });
}

/** The figure in the other's clothes; skin, hair, hands and what they hold stay. Rejects with an InputError. */
export async function transferOutfit(models: Models, figure: Rgba, outfit: Rgba): Promise<Rgba> {
  const [to, from] = [await personIn(models, figure, 'frames'), await personIn(models, outfit, 'reference image')];
  const out = cloneImage(figure);
  for (const slot of WORN) {
    const [own, other] = [tonesIn(to, slot), tonesIn(from, slot)];
    const region = regionOf(to, slot);
    if (!own || !other || !region) continue;
    // Tones by rank: the darkest fifth takes the darkest fifth's colour.
    const map = new Map<number, number>();
    let before = 0;
    for (const { color, upTo } of own) {
      const middle = (before + upTo) / 2;
      before = upTo;
      map.set(color, (other.find((tone) => tone.upTo >= middle) ?? other.at(-1)!).color);
    }
    region.forEach((meant, i) => {
      if (!meant) return;
      const color = map.get(to.line.figure.colors[i]!);
      if (color !== undefined) out.data.set([...unpackRgb(color), 255], i * 4);
    });
  }
  if (sameImage(out, figure))
    throw new InputError('The figure wears these clothes already, or none of them were found.');
  return out;
}
