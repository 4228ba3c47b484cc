import { expect, it } from 'vitest';
import { drawIsometricTile, readIsometric } from '../../../workers/engine/tile/isometric-request.ts';
import { materialOf } from '../../../workers/engine/tile/material.ts';
import { drawProTiles } from '../../../workers/engine/tile/pro.ts';
import { readTerrain } from '../../../workers/engine/tile/read-terrain.ts';

it.each([
  ['lava river', 'lava'],
  ['a lake of blood', 'blood'],
  ['blood lake', 'blood'],
  ['jungle river', 'water'],
])('%s is %s', (text, kind) => {
  expect(readTerrain(text).kind).toBe(kind);
});

it('what is poured gives its colour to the river that it flows in', () => {
  const [brown, blue] = ['chocolate river', 'river'].map((text) => materialOf(text));
  expect(brown!.kind).toBe('water');
  expect(brown!.liquid).toBe(true);
  expect(brown!.colours[0]).not.toBe(blue!.colours[0]);
});

it('a colour that is said of what lies on the ground is its own, not the ground’s', () => {
  const [red, plain] = ['grass with red flowers', 'grass with flowers'].map((text) => materialOf(text));
  expect(red!.colours[0]).toBe(plain!.colours[0]);
  expect(red!.colours.slice(1)).not.toEqual(plain!.colours.slice(1));
});

it('a noun before another one lies on it: a mushroom forest floor', () => {
  expect(readTerrain('mushroom forest floor').overlays.map(({ name }) => name)).toContain('mushrooms');
});

it.each([
  ['cobblestone with manhole covers', ['manhole', 'cover']],
  ['grass with a zorbax', ['zorbax']],
  ['wooden planks with red carpet', ['red', 'carpet']],
  ['a seamless dark stone floor tile with moss', []],
])('words of "%s" that nothing shows are told', (text, unknown) => {
  expect(materialOf(text).unknown).toEqual(unknown);
});

it('one thing that is said with a ground stands on it, smaller than a thing alone', async () => {
  expect(await readIsometric('small pond with koi fish', {})).toMatchObject({ thing: 'koi fish', beside: true });
  expect((await readIsometric('grass with red flowers', {})).thing).toBeUndefined();
  const above = async (description: string): Promise<number> => {
    const { image } = await drawIsometricTile({ description, width: 64, height: 64, seed: 3 });
    let n = 0;
    for (let i = 3; i < image.data.length; i += 4) if (image.data[i]!) n++;
    return n;
  };
  expect(await above('stone floor with a barrel')).toBeLessThan(await above('barrel on stone floor'));
});

it('pro tiles tell what they do not show, with a feature too', async () => {
  const { tiles } = await drawProTiles({ description: '1. grass 2. sand with a zorbax', size: 32 });
  expect(tiles.map((t) => t.unknown)).toEqual([[], ['zorbax']]);
  const roads = await drawProTiles({ description: 'zorbax road on grass', size: 32, feature: 'roads' });
  expect(roads.tiles[0]!.unknown).toEqual(['zorbax']);
});

it('a box stands along the edges of its isometric tile', async () => {
  const { image } = await drawIsometricTile({ description: 'wooden crate', width: 64, height: 64, seed: 1 });
  // its upper corner is a tip in the middle, not a flat edge
  const rows = Array.from({ length: image.height }, (_, y) => {
    let n = 0;
    for (let x = 0; x < image.width; x++) if (image.data[(y * image.width + x) * 4 + 3]) n++;
    return n;
  }).filter(Boolean);
  expect(rows[0]).toBeLessThan(8);
  expect(rows[6]).toBeGreaterThan(rows[0]! + 6);
});
