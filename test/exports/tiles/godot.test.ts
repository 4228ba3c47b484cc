import { describe, expect, it } from 'vitest';
import { dualGridScript, tres } from '../../../src/exports/tiles/godot.ts';
import { ldtkTiles, unitySlices } from '../../../src/exports/tiles/lookups.ts';
import { extrude } from '../../../src/exports/tiles/sheets.ts';
import { createImage, wordsOf } from '../../../src/pixels/image.ts';
import { drawTopdownSet } from '../../../workers/engine/tile/topdown-set.ts';
import { exported } from './tileset.ts';

const plain = exported(drawTopdownSet({ lower: 'dirt', upper: 'grass', seed: 4 }), 'meadow');
const moving = exported(drawTopdownSet({ lower: 'water', upper: 'grass', seed: 4 }), 'lake');
const cliff = exported(
  drawTopdownSet({ lower: 'dirt', upper: 'grass', transition: 'cliff', transitionSize: 1, seed: 4 }),
  'cliff',
);

/** Godot's text resource: sections in brackets, each with assignments; values are balanced. */
function sections(text: string): { head: string; values: Map<string, string> }[] {
  const found: { head: string; values: Map<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (/^\[.*\]$/.test(line)) found.push({ head: line, values: new Map() });
    else if (line) {
      const parts = /^([\w/:]+) = (.+)$/.exec(line);
      expect(parts, line).not.toBeNull();
      expect(found.at(-1)?.values.has(parts![1]!), `${line} is there twice`).toBe(false);
      expect(parts![2]).toMatch(
        /^(-?\d+(\.\d+)?|"[^"]*"|(Vector2i|Color|ExtResource|SubResource|PackedVector2Array)\([^()]*\))$/,
      );
      found.at(-1)!.values.set(parts![1]!, parts![2]!);
    }
  }
  return found;
}

describe('a Godot TileSet', () => {
  it('follows the grammar of text resources, with one terrain set that matches corners', () => {
    const [file, texture, source, resource, ...more] = sections(tres(plain, 'meadow.png'));
    expect(more).toEqual([]);
    expect(file!.head).toBe('[gd_resource type="TileSet" load_steps=3 format=3]');
    expect(texture!.head).toContain('path="meadow.png"');
    expect(source!.values.get('texture')).toBe('ExtResource("1_sheet")');
    expect(source!.values.get('texture_region_size')).toBe('Vector2i(16, 16)');
    // cell 0,0 is wang_13: only SW is lower
    expect(source!.values.get('0:0/0/terrains_peering_bit/bottom_left_corner')).toBe('0');
    expect(source!.values.get('0:0/0/terrains_peering_bit/top_left_corner')).toBe('1');
    expect(source!.values.get('0:0/0/terrain')).toBe('1');
    expect(resource!.values.get('terrain_set_0/mode')).toBe('1');
    expect(resource!.values.get('sources/0')).toBe('SubResource("TileSetAtlasSource_1")');
  });

  it('gives water, platforms and cliffs a shape that stops who walks', () => {
    const tile = moving.sheet.tiles.find(({ name }) => name === 'wang_12')!;
    const at = `${tile.col}:${tile.row}/0/physics_layer_0/polygon_0/points`;
    expect(tres(moving, 'lake.png')).toContain(`${at} = PackedVector2Array(-8, 0, 8, 0, 8, 8, -8, 8)`);
    expect(tres(plain, 'meadow.png')).not.toContain('polygon');
    expect(tres(cliff, 'cliff.png')).toContain('polygon_0');
    expect(tres(plain, 'meadow.png')).toContain('physics_layer_0/collision_layer = 1');
  });

  it('says the frames of ground that moves before the tile itself', () => {
    const text = tres(moving, 'lake.png');
    expect(text).toContain('2:1/animation_columns = 4\n2:1/animation_separation = Vector2i(3, 0)\n');
    expect(text.indexOf('2:1/animation_frame_3/duration')).toBeLessThan(text.indexOf('2:1/0 = 0'));
    expect(() => sections(text)).not.toThrow();
  });

  it('comes with a lookup for a dual grid', () => {
    const script = dualGridScript(plain);
    // NW, NE, SE upper: 1*27 + 1*9 + 0*3 + 1
    expect(script).toContain('\t37: Vector2i(0, 0),');
    expect(script.match(/^\t\d+: Vector2i/gm)).toHaveLength(16);
    const faces = dualGridScript(cliff);
    expect(faces.match(/^\t\d+: Vector2i/gm)).toHaveLength(25);
    expect(faces).toContain('return 2');
  });
});

describe('lookups by number', () => {
  it('give Unity slices with the origin at the lower left', () => {
    const { sprites, rule } = unitySlices(plain, 'meadow.png');
    const rows = plain.sheet.sheetRows;
    expect(sprites[0]).toMatchObject({ name: 'wang_13', rect: { x: 0, y: (rows - 1) * 16, width: 16, height: 16 } });
    expect(rule.tiles['15']).toEqual(['wang_15', 'upper_fill_1', 'upper_fill_2', 'upper_fill_3']);
  });

  it('give LDtk tile ids', () => {
    const { tileIds, fits } = ldtkTiles(plain, 'meadow.png');
    expect(tileIds.wang_0).toBe(6);
    expect(fits['13']).toEqual([0]);
  });
});

describe('an extruded sheet', () => {
  it('repeats the border of each tile once around it', () => {
    const sheet = createImage(4, 2);
    wordsOf(sheet).set([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...wordsOf(extrude(sheet, 2))]).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 5, 5, 6, 6, 7, 7, 8, 8,
    ]);
  });
});
