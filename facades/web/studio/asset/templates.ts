/** What games need most, first: whichever of them its skeleton knows. */
const COMMON = [
  'walking-8-frames',
  'running-8-frames',
  'breathing-idle',
  'jumping-1',
  'cross-punch',
  'fireball',
  'picking-up',
  'falling-back-death',
  // those of animals
  'idle',
  'jump',
  'sitting',
  'eating',
  'angry',
];

/** The first `count` of a skeleton's templates: those that games need most lead, and none comes twice. */
export const firstOf = (templates: readonly string[], count: number): string[] =>
  [...new Set([...COMMON.filter((id) => templates.includes(id)), ...templates])].slice(0, count);
