/** What a reference picture lends to a drawing: pieces of dress and colours, by the part of the subject that they are on. */
import { rgbToHex } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { reduceColors } from '../../../../src/pixels/palette.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { FEATURES, pieceOf } from '../../catalogue/garments/index.ts';
import type { Models } from '../../inference/models.ts';
import type { BriefPart, Lent } from '../../types.ts';
import { understand } from '../../understand/index.ts';
import { regionOf } from '../edit/regions.ts';
import type { Person } from '../parts/index.ts';
import { figureOf, ownSize } from '../style/read-style.ts';
import { readTones } from '../style/tones.ts';
import { partsOf } from '../turn/by-parts.ts';

/** Parts of a person that have a name in a brief. */
const NAMED = { hair: 'hair', skin: 'skin', eyes: 'eyes', back: 'cape' } as const;
/** Of dress as a whole. */
const DRESS =
  /\b(colou?rs?|palette|outfit|cloth(es|ing)|dress|armou?r|uniform|costume|all|everything|character|look)\b/i;

/** What a picture lends; `usage` says which of it ("the hat", "only the colours"), nothing said is all of it. */
export async function readSubject(models: Models, image: Rgba, usage: string): Promise<Lent> {
  const figure = figureOf(ownSize(image).image);
  const seen = (await ofPerson(models, figure)) ?? { colours: mainColours(figure), parts: [] };
  const asked = usage.trim()
    ? understand(`a person wearing ${usage.replace(/\b(use|take|copy|only|just)\b/gi, ' ')}`, { seed: 0 }).parts
    : [];
  if (asked.length === 0) return seen;
  const slotOf = (piece: string): string => pieceOf(piece)?.slot ?? FEATURES[piece]?.slot ?? piece;
  const parts = asked.map((part): BriefPart => {
    const own = seen.parts.find((p) => p.piece === part.piece || slotOf(p.piece) === slotOf(part.piece));
    const colour = part.colour ?? own?.colour ?? seen.colours[0];
    return {
      ...(own ?? part),
      ...(FEATURES[part.piece] || !own ? { piece: part.piece } : {}),
      ...(colour ? { colour } : {}),
    };
  });
  return { colours: DRESS.test(usage) ? seen.colours : [], parts };
}

async function ofPerson(models: Models, figure: Rgba): Promise<Lent | undefined> {
  const parting = await partsOf(models, figure, 'south');
  if ('why' in parting || parting.kind !== 'person') return undefined;
  const person = parting.parts;
  const parts = Object.entries(NAMED).flatMap(([slot, piece]): BriefPart[] => {
    const colour = usualColour(person, slot);
    return colour ? [{ piece, colour }] : [];
  });
  const colours = ['torso', 'legs'].map((slot) => usualColour(person, slot)).filter((colour) => colour !== undefined);
  return { colours, parts };
}

/** The commonest colour of a part of a person. */
function usualColour(person: Person, slot: string): string | undefined {
  const region = regionOf(person, slot);
  if (!region) return undefined;
  const counts = new Map<number, number>();
  person.line.figure.colors.forEach((color, i) => {
    if (region[i] && color >= 0) counts.set(color, (counts.get(color) ?? 0) + 1);
  });
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best && rgbToHex(unpackRgb(best[0]));
}

/** The usual tones of the two largest materials of a picture. */
function mainColours(figure: Rgba): string[] {
  const { tones, ramps } = readTones(reduceColors(figure, 48));
  return ramps
    .filter((ramp) => !ramp.line)
    .sort((a, b) => b.count - a.count)
    .slice(0, 2)
    .map((ramp) => rgbToHex(unpackRgb(tones[ramp.base]!.color)));
}
