import type { SurfaceKind } from '../../solids/texture/surface-kind.ts';

const over = (kind: SurfaceKind, parts: string): Readonly<Record<string, SurfaceKind>> =>
  Object.fromEntries(parts.split(' ').map((part) => [part, kind]));

const SCALY = {
  ...over('scales', 'body head snout neck tail leg arm foot shell fin'),
  ...over('membrane', 'wing wings'),
};
const FEATHERED = over('feathers', 'body wing wings tail');
const FURRY = over('fur', 'body head leg arm tail');

const all = (hide: Readonly<Record<string, SurfaceKind>>, concepts: string) =>
  concepts.split(' ').map((concept) => [concept, hide] as const);

/** What the parts of a creature are covered with, by its concept: its colours alone do not say. */
export const HIDES: Readonly<Record<string, Readonly<Record<string, SurfaceKind>>>> = Object.fromEntries([
  ...all(SCALY, 'dragon wyvern dinosaur snake sea-serpent fish tropical-fish turtle'),
  ...all(FEATHERED, 'bird crow eagle phoenix chicken duck swan owl barn-owl snowy-owl horned-owl penguin'),
  ...all(FURRY, 'bat spider bee'),
]);
