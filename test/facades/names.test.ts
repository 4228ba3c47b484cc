import { GraphQLInputObjectType, GraphQLInt } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isFlattened, snakeCase, wireName } from '../../facades/core/names.ts';
import type { Surface, WireField } from '../../schema/operation.ts';

const field = (name: string, wire?: WireField) =>
  new GraphQLInputObjectType({
    name: 'T',
    fields: { [name]: { type: GraphQLInt, ...(wire ? { extensions: { wire } } : {}) } },
  }).getFields()[name]!;

describe('snakeCase', () => {
  it.each([
    ['seed', 'seed'],
    ['imageSize', 'image_size'],
    ['nDirections', 'n_directions'],
    ['zIndex', 'z_index'],
    ['referenceImageBase64', 'reference_image_base64'],
  ])('%s → %s', (name, expected) => expect(snakeCase(name)).toBe(expected));
});

describe('wireName', () => {
  it.each<[string, WireField | undefined, Surface, string | null]>([
    ['derived where nothing is written', undefined, 'v1', 'image_size'],
    ['written for one surface', { v1: 'size' }, 'v1', 'size'],
    ['not written for another', { v1: 'size' }, 'v2', 'image_size'],
    ['hidden', { mcp: null }, 'mcp', null],
    ['hidden elsewhere', { mcp: null }, 'v2', 'image_size'],
    ['a control field has none', { control: 'dryRun' }, 'v2', null],
    ['a control field has none, though one is written', { control: 'idempotencyKey', v2: 'key' }, 'v2', null],
  ])('%s', (_name, wire, surface, expected) => expect(wireName(field('imageSize', wire), surface)).toBe(expected));

  it('flattens on the named surfaces alone', () => {
    const size = field('imageSize', { flatten: ['mcp'] });
    expect([isFlattened(size, 'mcp'), isFlattened(size, 'v2')]).toEqual([true, false]);
  });
});
