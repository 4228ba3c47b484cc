import type { Brief, BriefPart, Lent } from '../types.ts';

/** A brief with what references lend; what its words say stays. */
export function withLent(brief: Brief, lent: readonly Lent[]): Brief {
  const said = new Set(brief.parts.map(({ piece }) => piece));
  const colours = lent.flatMap((one) => one.colours);
  const parts: BriefPart[] = [];
  for (const part of lent.flatMap((one) => one.parts)) {
    if (said.has(part.piece) || brief.without.includes(part.piece)) continue;
    said.add(part.piece);
    parts.push(part);
  }
  // an animal and a thing have no hair that could be theirs
  const own = brief.kind === 'humanoid' ? parts : [];
  return {
    ...brief,
    colours: brief.colours.length > 0 || brief.material ? brief.colours : colours.slice(0, 2),
    parts: [...brief.parts, ...own],
  };
}
