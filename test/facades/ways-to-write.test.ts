import SchemaBuilder from '@pothos/core';
import { describe, expect, it } from 'vitest';
import { operationProblems } from '../../facades/core/check.ts';
import { type Findings, readObject } from '../../facades/core/coerce.ts';
import { inputSchema } from '../../facades/core/json-schema.ts';
import { operationsOf } from '../../facades/core/operations.ts';
import { objectPlan } from '../../facades/core/plan.ts';

const builder = new SchemaBuilder<{ DefaultFieldNullability: false }>({ defaultFieldNullability: false } as never);
const Bead = builder.inputType('Bead', {
  fields: (t) => ({
    name: t.string({ required: true }),
    frontRow: t.float({ required: true, defaultValue: 0, extensions: { wire: { aliases: ['frontRow', 'row'] } } }),
  }),
});
const String_ = builder.inputType('StringInput', {
  fields: (t) => ({
    beads: t.field({ type: [Bead], extensions: { wire: { wrapper: 'beads' } } }),
    rows: t.field({ type: t.listRef(t.listRef(Bead)), extensions: { wire: { wrapper: 'beads' } } }),
    charms: t.field({ type: [Bead], required: { list: false, items: false } }),
  }),
});
const Clash = builder.inputType('ClashInput', {
  fields: (t) => ({ row: t.int({ extensions: { wire: { aliases: ['line'] } } }), line: t.int() }),
});
builder.queryType({
  fields: (t) => ({
    thread: t.boolean({
      args: { input: t.arg({ type: String_, required: true }) },
      extensions: { operation: { scope: null } },
      resolve: () => true,
    }),
    clash: t.boolean({
      args: { input: t.arg({ type: Clash, required: true }) },
      extensions: {
        operation: {
          scope: null,
          rest: { v2: { route: 'GET /clash', reply: { status: 200, select: '', schema: {}, body: () => ({}) } } },
        },
      } as never,
      resolve: () => true,
    }),
  }),
});
const schema = builder.toSchema({ sortSchema: false });
const [operation] = operationsOf(schema);

function read(value: Readonly<Record<string, unknown>>) {
  const findings: Findings = { issues: [], ignored: [], envelope: {} };
  const { internal } = readObject(objectPlan(operation!.input!, 'v2'), value, [], findings);
  const issues = findings.issues.map(({ path, type }) => `${path.join('.')}: ${type}`);
  return { internal, issues, ignored: findings.ignored };
}

describe('other ways to write a field', () => {
  const red = { name: 'red', frontRow: 0 };

  it.each([
    ['its first name', { name: 'red', front_row: 2 }],
    ['another name', { name: 'red', frontRow: 2 }],
    ['a third name', { name: 'red', row: 2 }],
    ['null under the first, another under the second', { name: 'red', front_row: null, row: 2 }],
    ['the first wins', { name: 'red', front_row: 2, row: 9 }],
  ])('%s', (_, bead) => {
    expect(read({ beads: [bead] })).toMatchObject({
      internal: { beads: [{ name: 'red', frontRow: 2 }] },
      issues: [],
      ignored: [],
    });
  });

  it.each([
    ['a list in an object', { beads: { beads: [{ name: 'red' }] } }, { beads: [red] }],
    ['a list as it is', { beads: [{ name: 'red' }] }, { beads: [red] }],
    ['inner lists in objects', { rows: [{ beads: [{ name: 'red' }] }, []] }, { rows: [[red], []] }],
    ['nulls in a list that may have them', { charms: [null, { name: 'red' }] }, { charms: [null, red] }],
  ])('%s', (_, value, internal) => {
    expect(read(value)).toMatchObject({ internal, issues: [] });
  });

  it.each([
    ['a wrong value under another name', { beads: [{ name: 'red', row: 'x' }] }, 'beads.0.row: float_type'],
    ['a wrong value in a wrapper', { rows: [{ beads: [{ name: 5 }] }] }, 'rows.0.beads.0.name: string_type'],
    ['an object that wraps nothing', { beads: { pearls: [] } }, 'beads: list_type'],
    ['a wrapper in a wrapper', { beads: { beads: { beads: [] } } }, 'beads.beads: list_type'],
    ['a wrapper around all rows', { rows: { beads: [] } }, 'rows: list_type'],
    ['null in a list that has none', { beads: [null] }, 'beads.0: null_item'],
  ])('%s is told where it stands', (_, value, problem) => {
    expect(read(value).issues).toEqual([problem]);
  });

  it('documents name the first way, both forms of a list, and null', () => {
    const properties = inputSchema(operation!, { surface: 'v2', select: '' }).properties as Record<string, never>;
    const bead = {
      type: 'object',
      properties: { name: { type: 'string' }, front_row: { type: 'number', default: 0 } },
      required: ['name'],
    };
    const list = { type: 'array', items: bead };
    const either = { anyOf: [list, { type: 'object', properties: { beads: list }, required: ['beads'] }] };
    expect(JSON.parse(JSON.stringify(properties))).toEqual({
      beads: either,
      rows: { type: 'array', items: either },
      charms: { type: 'array', items: { anyOf: [bead, { type: 'null' }] } },
    });
  });

  it('a name that two fields take stops the start', () => {
    expect(operationProblems(schema)).toContain('clash on v2: wire name "line" twice in ClashInput');
  });
});
