import type { HumanoidConcept } from './people.ts';

/** The last cell of a line of people: hair styles, `+female` and other build, `skin=`, `haircolour=`. */
export interface RowLooks {
  readonly hair?: readonly string[];
  readonly build?: readonly string[];
  readonly skins?: HumanoidConcept['skins'];
  readonly hairColours?: HumanoidConcept['hairColours'];
  /** What other keys say: `eyes`, `species`. */
  readonly more: ReadonlyMap<string, string>;
}

export function readLooks(cell: string): RowLooks {
  const marks = cell.split(/\s+/).filter(Boolean);
  const more = new Map(
    marks.filter((m) => m.includes('=')).map((m) => [m.slice(0, m.indexOf('=')), m.slice(m.indexOf('=') + 1)]),
  );
  const hair = marks.filter((mark) => !mark.startsWith('+') && !mark.includes('='));
  const list = (key: string): readonly string[] | undefined => more.get(key)?.split(',');
  const build = marks.filter((mark) => mark.startsWith('+')).map((mark) => mark.slice(1));
  return {
    ...(hair.length > 0 ? { hair } : {}),
    ...(build.length > 0 ? { build } : {}),
    ...(list('skin') ? { skins: list('skin')! } : {}),
    ...(list('haircolour') ? { hairColours: list('haircolour')! } : {}),
    more,
  };
}
