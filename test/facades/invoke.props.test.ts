import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createInvoke } from '../../facades/core/invoke.ts';
import { operationsOf, type RouteBinding, routesOf, type ToolBinding, toolsOf } from '../../facades/core/operations.ts';
import type { AppError } from '../../src/errors.ts';
import { fixtureContext } from './fixture-deps.ts';
import { asked, fixtureSchema } from './fixture-schema.ts';

const schema = fixtureSchema();
const operations = operationsOf(schema);
const ctx = fixtureContext({ authorization: 'Bearer all' });
const bindings: readonly (RouteBinding | ToolBinding)[] = [
  ...routesOf(operations, 'v1'),
  ...routesOf(operations, 'v2'),
  ...toolsOf(operations),
].filter(({ operation }) => operation.field.name === 'firePot');

const number = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double(), fc.constantFrom(8, 16, 1e30, 2 ** 31));
const word = fc.constantFrom('red', '', 'bowl', 'BOWL', 'tall vase', '__proto__', 'a\0', 'x'.repeat(30));
const leaf = fc.oneof(word, number, fc.boolean(), fc.constant(null));
/** Mostly right, so that what is served is seen too. */
const mostly = <T>(right: fc.Arbitrary<T>) => fc.oneof({ weight: 12, arbitrary: right as fc.Arbitrary<unknown> }, leaf);
const side = mostly(fc.integer({ min: 6, max: 32 }));
const size = fc.record({ width: side, height: side });
const length = mostly(fc.integer({ min: 1, max: 12 }));
const handle = fc.record({ len: length, length, bend: mostly(fc.constant(1)) });
const body = fc.record(
  {
    glaze: mostly(fc.constant('red')),
    shape: mostly(fc.constant('bowl')),
    pot_size: mostly(size),
    width: side,
    height: side,
    heat: mostly(fc.double({ noNaN: true, noDefaultInfinity: true })),
    kiln_heat: mostly(number.filter(Number.isFinite)),
    handles: mostly(fc.array(mostly(handle), { maxLength: 3 })),
    lid: mostly(fc.boolean()),
    seed: mostly(fc.integer({ min: 0, max: 9 })),
    other: fc.jsonValue(),
  },
  { requiredKeys: ['glaze'] },
);

it('any body is either served or refused by name; what is served keeps every rule', async () => {
  const ends = { served: 0, refused: 0 };
  for (const binding of bindings) {
    const invoke = createInvoke(schema, binding.operation, binding);
    await fc.assert(
      fc.asyncProperty(body, async (input) => {
        asked.length = 0;
        const error = await invoke({ input, ctx }).then(
          () => undefined,
          (thrown: AppError) => thrown,
        );
        if (error) {
          ends.refused += 1;
          // INTERNAL here would mean that GraphQL refused what the facade let pass
          expect(error.code).toBe('BAD_USER_INPUT');
          expect(error.issues.length).toBeGreaterThan(0);
          expect(asked).toEqual([]);
          return;
        }
        ends.served += 1;
        const { glaze, potSize } = asked[0]!.input as { glaze: string; potSize: { width: number; height: number } };
        expect(glaze.length).toBeGreaterThan(0);
        expect(Math.min(potSize.width, potSize.height)).toBeGreaterThanOrEqual(4);
        expect(Math.max(potSize.width, potSize.height)).toBeLessThanOrEqual(32);
      }),
      { numRuns: 400 },
    );
  }
  expect(ends.served).toBeGreaterThan(100);
  expect(ends.refused).toBeGreaterThan(100);
});

it('tells at most a hundred problems of one request', async () => {
  const binding = bindings.find(({ surface }) => surface === 'v1')!;
  const input = { glaze: 'r', handles: Array.from({ length: 50_000 }, () => 'x') };
  const error = await createInvoke(
    schema,
    binding.operation,
    binding,
  )({ input, ctx }).catch((thrown: AppError) => thrown);
  expect((error as AppError).issues).toHaveLength(100);
});
