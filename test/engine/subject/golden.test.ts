import { it } from 'vitest';
import type { Direction } from '../../../src/domain/words.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import type { SubjectKind } from '../../../workers/engine/types.ts';
import { expectCells } from '../../golden/sheet.ts';
import { brief, options } from './briefs.ts';

const FILE = new URL('../../golden/geometry-cast.webp', import.meta.url);
const SIZE = 48;
const ROWS: readonly (readonly [SubjectKind, readonly string[]])[] = [
  ['humanoid', ['knight', 'wizard', 'elf', 'princess', 'orc', 'skeleton']],
  ['humanoid', ['pirate', 'farmer', 'robot', 'demon', 'king', 'catfolk']],
  ['quadruped', ['cat', 'wolf', 'horse', 'bear', 'lion', 'sheep']],
];
const SIDES: readonly Direction[] = ['south', 'east'];

it('draws people and animals as committed', async () => {
  const cells = new Map(
    ROWS.flatMap(([kind, ids]) =>
      ids.flatMap((id) =>
        SIDES.map(
          (direction) =>
            [
              `${id}, ${direction}`,
              drawSubject(brief(id, {}, kind), options(SIZE, { style: { direction } })).image,
            ] as const,
        ),
      ),
    ),
  );
  await expectCells(cells, FILE, { columns: 12 });
});
