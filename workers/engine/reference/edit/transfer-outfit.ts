/** The clothes of one figure on another. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { sameImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { toImage } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import { partsOf } from '../turn/by-parts.ts';
import { dress } from './outfit/dress.ts';
import { wornBy } from './outfit/worn.ts';

async function personIn(models: Models, image: Rgba, what: string): Promise<Person> {
  const parting = await partsOf(models, image, 'south');
  if (!('why' in parting) && parting.kind === 'person') return parting.parts;
  throw new InputError(
    `${what}: no person seen from the front was found in it (${'why' in parting ? parting.why : 'it is an animal'}).`,
  );
}

/** The figure in the other's clothes; skin, hair, hands and what they hold stay. Rejects with an InputError. */
export async function transferOutfit(models: Models, figure: Rgba, outfit: Rgba): Promise<Rgba> {
  const [to, from] = [await personIn(models, figure, 'frames'), await personIn(models, outfit, 'reference image')];
  const out = toImage(dress(to, wornBy(from)));
  if (sameImage(out, figure))
    throw new InputError('The figure wears these clothes already, or none of them were found.');
  return out;
}
