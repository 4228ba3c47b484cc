import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { spritesheet } from '../../src/exports/index.ts';
import { animation, character, cut, EIGHT, figure, pixelsOf } from './fixture.ts';

const Size = z.strictObject({ width: z.int(), height: z.int() });
/** v2-shapes.md, "GET /characters|objects/{id}/spritesheet", with feet_pivot, loop and frame_durations_ms added. */
const Sheet = z.strictObject({
  character: z.strictObject({ id: z.string(), name: z.string(), size: Size, directions: z.int(), view: z.string() }),
  spritesheet: z.strictObject({
    path: z.string(),
    cell_size: Size,
    sheet_size: Size,
    columns: z.int(),
    pivot: z.literal('cell-center'),
    feet_pivot: z.strictObject({
      x: z.number(),
      y: z.number(),
      normalized: z.strictObject({ x: z.number(), y: z.number() }),
    }),
    rows: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({
          row: z.int(),
          type: z.literal('rotations'),
          frame_count: z.int(),
          directions: z.array(z.enum(EIGHT)),
        }),
        z.strictObject({
          row: z.int(),
          type: z.literal('animation'),
          frame_count: z.int(),
          animation: z.string(),
          animation_group_id: z.string(),
          direction: z.enum(EIGHT),
          loop: z.boolean(),
          frame_durations_ms: z.array(z.int()),
        }),
      ]),
    ),
  }),
  export_version: z.literal('1.0'),
});

async function made(of: Parameters<typeof spritesheet>[0]) {
  const [image, json] = await spritesheet(of);
  return {
    paths: [image?.path, json?.path],
    sheet: await pixelsOf(image!.bytes),
    json: Sheet.parse(JSON.parse(Buffer.from(json!.bytes).toString())),
  };
}

describe('spritesheet', () => {
  test('is <name>.png and <name>.json with a row of rotations and one an animation and direction', async () => {
    const { paths, sheet, json } = await made(await character());
    expect(paths).toEqual(['Sir-Knight.png', 'Sir-Knight.json']);
    expect(json.character).toEqual({
      id: '7b3c8a52-0c5e-4f6c-9a61-b6a40f2f6f11',
      name: 'Sir Knight',
      size: { width: 16, height: 16 },
      directions: 8,
      view: 'low top-down',
    });
    const { rows, ...rest } = json.spritesheet;
    expect(rest).toEqual({
      path: 'Sir-Knight.png',
      cell_size: { width: 16, height: 16 },
      sheet_size: { width: 128, height: 272 },
      columns: 8,
      pivot: 'cell-center',
      feet_pivot: { x: 8, y: 13, normalized: { x: 0.5, y: 0.8125 } },
    });
    expect([sheet.width, sheet.height]).toEqual([128, 272]);
    expect(rows[0]).toEqual({ row: 0, type: 'rotations', frame_count: 8, directions: [...EIGHT] });
    expect(rows[16]).toEqual({
      row: 16,
      type: 'animation',
      frame_count: 3,
      animation: 'falling-back-death',
      animation_group_id: 'group-falling-back-death',
      direction: 'south-west',
      loop: false,
      frame_durations_ms: [80, 80, 400],
    });
    expect(rows.map(({ row }) => row)).toEqual(rows.map((_, i) => i));
  });

  test('every frame lies in its cell, pixel for pixel, and nothing else does', async () => {
    const { sheet, json } = await made(await character());
    let opaque = 0;
    for (const row of json.spritesheet.rows)
      for (let i = 0; i < row.frame_count; i++) {
        const turn = row.type === 'rotations' ? i : EIGHT.indexOf(row.direction);
        const { data } = figure(turn, row.type === 'rotations' ? 0 : i);
        expect(cut(sheet, i * 16, row.row * 16, 16, 16)).toEqual(data);
        opaque += 6 * 9;
      }
    expect(sheet.data.filter((value, i) => i % 4 === 3 && value > 0).length).toBe(opaque);
  });

  test('frames of a padded canvas share the cell and the pivot with the smaller rotations', async () => {
    const padded = await animation('waving', { directions: ['south'], frames: 2, side: 24 });
    const { sheet, json } = await made(await character({ animations: [padded] }));
    expect(json.spritesheet.cell_size).toEqual({ width: 24, height: 24 });
    expect(json.spritesheet.feet_pivot).toMatchObject({ x: 12, y: 17 });
    expect(cut(sheet, 4, 4, 16, 16)).toEqual(figure(0, 0).data);
    expect(cut(sheet, 24, 24, 24, 24)).toEqual(figure(0, 1, 24).data);
  });

  test('without a pivot of its own the figure stands below its lowest pixel', async () => {
    const { json } = await made(await character({ pivot: undefined, animations: [] }));
    expect(json.spritesheet.feet_pivot).toMatchObject({ x: 8, y: 13 });
  });

  test('a character without pictures is refused', async () => {
    await expect(spritesheet(await character({ rotations: [], animations: [] }))).rejects.toThrow(/no pictures/);
  });
});
