import { deltaE, hexToOklab } from '../../../src/pixels/color.ts';
import { FEATURES, pieceOf } from '../catalogue/garments/index.ts';
import type { Brief, BriefPart } from '../types.ts';
import { EVERYDAY_COLOURS } from './colours.ts';
import type { NamedColour } from './description.ts';
import { type NamedPart, sentence } from './sentence.ts';

/** The sentence of a brief that was not read from words, as one that was edited; `source` tells what it is a change of. */
export function retell(brief: Brief, source: Brief): string {
  const { drawnAs: _, ...facts } = brief;
  const standIn = /stand-in for: ([^)]*)\)/.exec(source.drawnAs)?.[1];
  const standsFor = standIn ?? /nearest known thing to "([^"]*)"\)/.exec(source.drawnAs)?.[1];
  const material = brief.material?.replaceAll('_', ' ');
  const told = brief.parts.filter((p) => p.piece !== 'skin' || p.colour !== undefined);
  return sentence(
    facts,
    brief.colours.map((hex) => named(hex)),
    material,
    told.map(namedPart),
    lacking(brief),
    standsFor,
    standIn !== undefined,
  );
}

/** One word for each place that is to stay empty: a brief lists every helmet there is. */
function lacking(brief: Brief): readonly string[] {
  const taken = new Set(brief.parts.map((p) => placeOf(p.piece)));
  const told = new Map<string, string>();
  for (const id of brief.without) {
    const place = placeOf(id) ?? id;
    if (!taken.has(place) && (!told.has(place) || FEATURES[id])) told.set(place, id);
  }
  return [...told.values()].map(spoken);
}

const placeOf = (piece: string): string | undefined => pieceOf(piece)?.slot ?? FEATURES[piece]?.slot;

/** An id in the order of words: 'beard-long' is a long beard. */
export const spoken = (id: string): string =>
  id
    .replace(/^(beard)-(.*)$/, '$2 $1')
    .replaceAll('-', ' ')
    .replaceAll('_', ' ');

/** A colour by its name, or by that of the nearest everyday one (OKLab); `among`: the only names that are used. */
export function named(hex: string, among?: ReadonlySet<string>): NamedColour {
  const lab = hexToOklab(hex);
  let best = { name: hex, distance: Number.POSITIVE_INFINITY };
  for (const [name, other] of EVERYDAY_COLOURS) {
    if (among && !among.has(name)) continue;
    const distance = deltaE(lab, hexToOklab(other));
    if (distance < best.distance) best = { name, distance };
  }
  return { hex, name: best.name };
}

function namedPart(part: BriefPart): NamedPart {
  const piece = spoken(part.piece);
  const said = [part.colour && named(part.colour).name, part.material && spoken(part.material)];
  return {
    part,
    said: [...said.filter((word): word is string => !!word && !piece.startsWith(word)), piece].join(' '),
    plural: /[^s]s$/.test(piece),
  };
}
