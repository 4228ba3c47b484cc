import { DETAILS, OUTLINES, SHADINGS, VIEWS } from '../../../src/domain/words.ts';
import { QUADRUPEDS } from '../../../workers/engine/catalogue/animals.ts';
import { PIECES } from '../../../workers/engine/catalogue/garments/index.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { SPECIES } from '../../../workers/engine/catalogue/species.ts';
import { PROPS } from '../../../workers/engine/catalogue/things/index.ts';
import { createRandom, type Random } from '../../../workers/engine/random.ts';
import type { Brief, BriefPart, Style, SubjectKind } from '../../../workers/engine/types.ts';
import { brief } from '../subject/briefs.ts';

export interface Case {
  readonly brief: Brief;
  readonly style: Style;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
}

/** Any colour: hue, saturation and lightness are the seed's. */
const anyColour = (r: Random): string =>
  `#${Math.floor(r.float() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

const maybe = <T>(r: Random, share: number, value: () => T): T | undefined => (r.float() < share ? value() : undefined);

function anyStyle(r: Random): Style {
  return {
    ...(r.float() < 0.5 ? { outline: r.pick(OUTLINES) } : {}),
    ...(r.float() < 0.5 ? { shading: r.pick(SHADINGS) } : {}),
    ...(r.float() < 0.6 ? { detail: r.pick(DETAILS) } : {}),
    ...(r.float() < 0.6 ? { view: r.pick(VIEWS) } : {}),
    ...(r.float() < 0.1 ? { isometric: true } : {}),
    ...(r.float() < 0.1 ? { oblique: true } : {}),
  };
}

/** One case of all that the tables allow; the same number gives the same case. */
export function randomCase(n: number): Case {
  const r = createRandom(n).fork('exact');
  const kind: SubjectKind = r.pick(['humanoid', 'humanoid', 'humanoid', 'quadruped', 'thing']);
  const concept = r.pick(
    Object.keys(kind === 'humanoid' ? HUMANOID_CONCEPTS : kind === 'quadruped' ? QUADRUPEDS : PROPS),
  );
  const parts: BriefPart[] = [];
  for (let i = Math.floor(r.float() * 4); i > 0 && kind === 'humanoid'; i--) {
    const colour = maybe(r, 0.7, () => anyColour(r));
    parts.push({ piece: r.pick(Object.keys(PIECES)), ...(colour ? { colour } : {}) });
  }
  const species = kind === 'humanoid' ? maybe(r, 0.3, () => r.pick(Object.keys(SPECIES))) : undefined;
  const side = () => (r.float() < 0.03 ? 96 : 16 + Math.floor(r.float() * r.float() * 60));
  const width = side();
  return {
    brief: brief(
      concept,
      {
        parts,
        colours: Array.from({ length: Math.floor(r.float() * 3) }, () => anyColour(r)),
        build: r.float() < 0.3 ? [r.pick(['old', 'fat', 'tall', 'muscular', 'small', 'giant', 'female', 'child'])] : [],
        mood: r.float() < 0.3 ? [r.pick(['evil', 'happy', 'angry', 'glowing', 'sad'])] : [],
        ...(species ? { species } : {}),
      },
      kind,
    ),
    style: anyStyle(r),
    width,
    height: r.float() < 0.75 ? width : side(),
    seed: Math.floor(r.float() * 2 ** 32),
  };
}
