import { beforeEach, describe, expect, it } from 'vitest';
import { createInvoke } from '../../facades/core/invoke.ts';
import { operationsOf, routesOf, toolsOf } from '../../facades/core/operations.ts';
import type { AppError } from '../../src/errors.ts';
import { fixtureContext } from './fixture-deps.ts';
import { asked, fixtureSchema } from './fixture-schema.ts';

const schema = fixtureSchema();
const operations = operationsOf(schema);
const all = fixtureContext({ authorization: 'Bearer all' });

const bindingOf = (surface: 'v1' | 'v2' | 'mcp', field: string) => {
  const bindings = surface === 'mcp' ? toolsOf(operations) : routesOf(operations, surface);
  return bindings.find(({ operation }) => operation.field.name === field)!;
};
const invoke = (surface: 'v1' | 'v2' | 'mcp', input: Record<string, unknown>, field = 'firePot', ctx = all) => {
  const binding = bindingOf(surface, field);
  return createInvoke(schema, binding.operation, binding)({ input, ctx });
};
const refusal = async (surface: 'v1' | 'v2' | 'mcp', input: Record<string, unknown>, field = 'firePot', ctx = all) => {
  const error = await invoke(surface, input, field, ctx).then(
    () => undefined,
    (thrown: AppError) => thrown,
  );
  return {
    code: error?.code,
    message: error?.message,
    issues: error?.issues.map((i) => [i.path.join('.'), i.type, i.message]),
  };
};

beforeEach(() => {
  asked.length = 0;
});

describe('what reaches the resolver', () => {
  const defaults = { shape: 'bowl', potSize: { width: 8, height: 8 }, kilnHeat: 8, lid: false, dryRun: false };
  it.each([
    ['snake case by default', 'v2', { glaze: 'red', kiln_heat: 3 }, { glaze: 'red', kilnHeat: 3, lid: true }],
    ['a written name', 'v1', { glaze: 'red', heat: 3 }, { glaze: 'red', kilnHeat: 3 }],
    ['a written name replaces the derived one', 'v1', { glaze: 'red', kiln_heat: 3 }, { glaze: 'red' }],
    [
      'the schema’s own name is no wire name',
      'v1',
      { glaze: 'red', potSize: { width: 9, height: 9 } },
      { glaze: 'red' },
    ],
    ['internal enum values', 'v1', { glaze: 'red', shape: 'tall vase' }, { glaze: 'red', shape: 'tall vase' }],
    ['a route’s default', 'v2', { glaze: 'red' }, { glaze: 'red', lid: true }],
    ['a route’s default gives way', 'v2', { glaze: 'red', lid: false }, { glaze: 'red', lid: false }],
    [
      'null is absent: the schema’s default holds',
      'v1',
      { glaze: 'red', pot_size: null, shape: null },
      { glaze: 'red' },
    ],
    ['null is absent: the route’s default holds', 'v2', { glaze: 'red', lid: null }, { glaze: 'red', lid: true }],
    [
      'a whole float for an int',
      'v1',
      { glaze: 'red', pot_size: { width: 16.0, height: 8 } },
      { glaze: 'red', potSize: { width: 16, height: 8 } },
    ],
    [
      'nested names and defaults',
      'v1',
      { glaze: 'red', handles: [{ len: 4 }] },
      { glaze: 'red', handles: [{ bend: 1, length: 4 }] },
    ],
    [
      'flattened fields and a tool’s default',
      'mcp',
      { glaze: 'red', width: 16, height: 8 },
      { glaze: 'red', shape: 'tall vase', potSize: { width: 16, height: 8 } },
    ],
    [
      'a hidden field keeps its default',
      'mcp',
      { glaze: 'red', width: 16, height: 8, kiln_heat: 3 },
      { glaze: 'red', shape: 'tall vase', potSize: { width: 16, height: 8 } },
    ],
    [
      'control fields are not read from bodies',
      'v1',
      { glaze: 'red', dry_run: true, dryRun: true, request_key: 'x' },
      { glaze: 'red' },
    ],
  ] as const)('%s', async (_name, surface, input, expected) => {
    await invoke(surface, input);
    expect(asked).toEqual([{ field: 'firePot', input: { ...defaults, ...expected } }]);
  });

  it('fills control fields from the envelope', async () => {
    const binding = bindingOf('v2', 'firePot');
    const run = createInvoke(schema, binding.operation, binding, true);
    const envelope = { dryRun: true, idempotencyKey: 'k' };
    const { data } = await run({ input: { glaze: 'red' }, ctx: all, envelope, priceOnly: true });
    expect(data).toEqual({ price: { usd: 0.25, generations: 2 } });
    expect(asked[0]!.input).toMatchObject({ dryRun: true, requestKey: 'k' });
  });

  it('names what it ignored', async () => {
    const { ignored } = await invoke('v1', {
      glaze: 'red',
      colour: 1,
      handles: [{ len: 2, knob: 1 }],
      __proto__: null,
    });
    expect(ignored).toEqual(['colour', 'handles.0.knob']);
  });

  it('unwraps what it followed', async () => {
    const binding = bindingOf('v1', 'firePot');
    const run = createInvoke(schema, binding.operation, binding);
    expect((await run({ input: { glaze: 'red' }, ctx: all, follow: true })).data).toEqual({
      id: 'pot-red',
      glaze: 'red',
    });
  });
});

describe('every violation at once, with wire paths', () => {
  const required = 'Field required';
  it.each([
    ['missing', 'v1', {}, [['glaze', 'missing', required]]],
    ['null is missing', 'v1', { glaze: null }, [['glaze', 'missing', required]]],
    [
      'a string for a number',
      'v1',
      { glaze: 'r', heat: '3' },
      [['heat', 'float_type', 'Input should be a valid number']],
    ],
    ['a number for a string', 'v1', { glaze: 7 }, [['glaze', 'string_type', 'Input should be a valid string']]],
    ['NUL', 'v1', { glaze: 'a\0b' }, [['glaze', 'string_nul', 'Input should not contain the NUL character']]],
    [
      'a word for a boolean',
      'v1',
      { glaze: 'r', lid: 'yes' },
      [['lid', 'bool_type', 'Input should be a valid boolean']],
    ],
    [
      'infinite',
      'v1',
      { glaze: 'r', heat: Number.POSITIVE_INFINITY },
      [['heat', 'finite_number', 'Input should be a finite number']],
    ],
    [
      'an enum’s name is no wire value',
      'v1',
      { glaze: 'r', shape: 'TALL_VASE' },
      [['shape', 'enum', "Input should be 'tall vase' or 'bowl'"]],
    ],
    [
      'an object for a list',
      'v1',
      { glaze: 'r', handles: {} },
      [['handles', 'list_type', 'Input should be a valid list']],
    ],
    [
      'a list for an object',
      'v1',
      { glaze: 'r', pot_size: [1] },
      [['pot_size', 'dict_type', 'Input should be a valid object']],
    ],
    ['a null item', 'v1', { glaze: 'r', handles: [null] }, [['handles.0', 'null_item', 'Input should not be null']]],
    ['a scalar’s own words', 'v1', { glaze: 'r', seed: 12 }, [['seed', 'value_error', 'must be 0 to 9']]],
    [
      'a fraction',
      'v1',
      { glaze: 'r', pot_size: { width: 8.5, height: 8 } },
      [['pot_size.width', 'int_from_float', 'Input should be a valid integer, got a number with a fractional part']],
    ],
    [
      'a huge number',
      'v1',
      { glaze: 'r', pot_size: { width: 1e30, height: 8 } },
      [['pot_size.width', 'int_size', 'Input should be between -2147483648 and 2147483647']],
    ],
    [
      'a rule of the object’s field, below it',
      'v2',
      { glaze: 'r', pot_size: { width: 2, height: 99 } },
      [
        ['pot_size.width', 'greater_than_equal', 'Input should be greater than or equal to 4'],
        ['pot_size.height', 'less_than_equal', 'Input should be less than or equal to 32'],
      ],
    ],
    [
      'a rule of the whole object',
      'v2',
      { glaze: 'r', pot_size: { width: 5, height: 5 } },
      [['pot_size', 'value_error', 'too small an area']],
    ],
    [
      'the same rule, flattened',
      'mcp',
      { glaze: 'r', width: 2, height: 20 },
      [['width', 'greater_than_equal', 'Input should be greater than or equal to 4']],
    ],
    [
      'a tool’s required fields',
      'mcp',
      { glaze: 'r' },
      [
        ['width', 'missing', required],
        ['height', 'missing', required],
      ],
    ],
    [
      'a rule of a type, in its own names',
      'v1',
      { glaze: 'r', handles: [{ len: 2, bend: 3 }] },
      [['handles.0.bend', 'value_error', 'bends more than it is long']],
    ],
    [
      'a parent’s rule although a child fails',
      'v2',
      { glaze: 'r', handles: [{ length: 0, bend: 3 }] },
      [
        ['handles.0.length', 'greater_than_equal', 'Input should be greater than or equal to 1'],
        ['handles.0.bend', 'value_error', 'bends more than it is long'],
      ],
    ],
    [
      'a list’s own rule',
      'v2',
      { glaze: 'r', handles: [{ length: 2 }, { length: 2 }, { length: 2 }] },
      [['handles', 'too_long', 'List should have at most 2 items']],
    ],
    [
      'types and rules of many fields',
      'v1',
      { glaze: '', shape: 'cup', pot_size: { width: 'x', height: 99 }, handles: [{ len: 0.5 }] },
      [
        ['shape', 'enum', "Input should be 'tall vase' or 'bowl'"],
        ['pot_size.width', 'int_type', 'Input should be a valid integer'],
        ['glaze', 'string_too_short', 'String should have at least 1 character'],
        ['pot_size.height', 'less_than_equal', 'Input should be less than or equal to 32'],
        ['handles.0.len', 'greater_than_equal', 'Input should be greater than or equal to 1'],
        ['handles.0.bend', 'value_error', 'bends more than it is long'],
      ],
    ],
  ] as const)('%s', async (_name, surface, input, issues) => {
    const result = await refusal(surface, input);
    expect(result.issues).toEqual(issues);
    expect(result.code).toBe('BAD_USER_INPUT');
    expect(asked).toEqual([]);
  });

  it('puts the wire names into the message', async () => {
    expect((await refusal('v2', { glaze: 'r', pot_size: { width: 2, height: 20 } })).message).toBe(
      'pot_size.width: Input should be greater than or equal to 4',
    );
  });
});

describe('errors', () => {
  const reader = fixtureContext({ authorization: 'Bearer reader' });
  it.each([
    [
      'no right comes before wrong input',
      {},
      'firePot',
      reader,
      'FORBIDDEN',
      'This token lacks the scope "objects:write" (it has: objects:read).',
    ],
    ['no token', {}, 'pot', fixtureContext(), 'UNAUTHENTICATED', 'Not authenticated'],
    [
      'a wrong token',
      {},
      'pot',
      fixtureContext({ authorization: 'Bearer wrong' }),
      'UNAUTHENTICATED',
      'Invalid API token',
    ],
    [
      'what a resolver throws',
      { pot_id: 'poor' },
      'pot',
      all,
      'PAYMENT_REQUIRED',
      'Insufficient credits: this costs $1.',
    ],
    ['issues of a resolver get wire names', { pot_id: 'odd' }, 'pot', all, 'BAD_USER_INPUT', 'pot_id: is odd'],
    ['nothing found', { pot_id: 'gone' }, 'pot', all, 'NOT_FOUND', 'Not found'],
    ['a bug is opaque', { pot_id: 'boom' }, 'pot', all, 'INTERNAL', 'Internal error (request r-1)'],
    ['an error below the result', { pot_id: 'p1' }, 'breakPot', all, 'LOCKED', 'Still in the kiln'],
  ] as const)('%s', async (_name, input, field, ctx, code, message) => {
    expect(await refusal('v2', input, field, ctx)).toMatchObject({ code, message });
  });
});
