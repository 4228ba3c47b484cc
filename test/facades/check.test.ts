import SchemaBuilder from '@pothos/core';
import ValidationPlugin from '@pothos/plugin-validation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkOperations, operationProblems } from '../../facades/core/check.ts';
import type { OperationMeta } from '../../schema/operation.ts';
import { json } from './fixture-replies.ts';
import { fixtureSchema } from './fixture-schema.ts';

const reply = json({ select: '{ id }', schema: z.object({}), body: () => ({}) });
const tool = { title: 't', select: '{ id }', text: () => '', structured: z.object({}), structure: () => ({}) };

/** A schema of operations that all read the same input. */
function schemaWith(operations: Record<string, Partial<OperationMeta>>) {
  const builder = new SchemaBuilder<{ DefaultFieldNullability: false }>({
    plugins: [ValidationPlugin],
    defaultFieldNullability: false,
  } as never);
  const Thing = builder.objectRef<{ id: string }>('Thing').implement({ fields: (t) => ({ id: t.exposeString('id') }) });
  const Inner = builder.inputType('Inner', { fields: (t) => ({ a: t.int(), b: t.int() }) });
  const Input = builder.inputType('Input', {
    fields: (t) => ({
      id: t.string(),
      twice: t.int({ extensions: { wire: { v1: 'id' } } }),
      inner: t.field({ type: Inner, validate: z.object({ a: z.number() }) as never }),
      secret: t.int({ required: true, extensions: { wire: { files: null } } }),
      dryRun: t.boolean({ extensions: { wire: { control: 'dryRun' } } }),
    }),
  });
  builder.queryType({
    fields: (t) =>
      Object.fromEntries(
        Object.entries(operations).map(([name, meta]) => [
          name,
          t.field({
            type: Thing,
            args: { input: t.arg({ type: Input, required: true }) },
            extensions: { operation: { scope: null, ...meta } },
            resolve: () => ({ id: '' }),
          }),
        ]),
      ),
  });
  return builder.toSchema({ sortSchema: false });
}

describe('operationProblems', () => {
  const v2 = (route: `GET /${string}`, more = {}) => ({ rest: { v2: { route, reply, ...more } } });
  const always = ['one: a dry run needs a result with a price'];
  it.each<[string, Record<string, Partial<OperationMeta>>, string[]]>([
    ['a route twice', { one: v2('GET /a/{id}'), two: v2('GET /a/{secret}') }, ['duplicate route v2 GET /a/{secret}']],
    [
      'a tool twice',
      { one: { mcp: { ...tool, name: 'x' } }, two: { mcp: { ...tool, name: 'x' } } },
      ['duplicate tool x'],
    ],
    [
      'a tool without text',
      { one: { mcp: { ...tool, name: 'x', text: undefined as never } } },
      ['one: its tool has no text'],
    ],
    [
      'a path parameter that is no field',
      { one: v2('GET /a/{what}') },
      ['v2 GET /a/{what}: {what} is no field of the input'],
    ],
    ['a path that is none', { one: v2('GET /a//b') }, ['v2 GET /a//b: not a path of words and {parameters}']],
    [
      'a select that asks for what is not there',
      { one: { rest: { v2: { route: 'GET /a', reply: { ...reply, select: '{ name }' } } } } },
      ['one on v2: bad select: Cannot query field "name" on type "Thing".'],
    ],
    [
      'a select that is no GraphQL',
      { one: { rest: { v2: { route: 'GET /a', reply: { ...reply, select: '{ id' } } } } },
      ['one on v2: bad select: Syntax Error: Expected Name, found <EOF>.'],
    ],
    [
      'two fields of one name',
      { one: { rest: { v1: { route: 'GET /a', reply } } } },
      ['one on v1: wire name "id" twice in Input'],
    ],
    [
      'a default for nothing',
      { one: v2('GET /a', { defaults: { nope: 1 } }) },
      ['one on v2: default or required "nope" is no field of the input'],
    ],
    [
      'a required field that is hidden',
      { one: { rest: { files: { route: 'GET /a', reply } } } },
      ['one on files: Input.secret is required but hidden'],
    ],
    [
      'a rule that drops fields',
      { one: v2('GET /a') },
      ['one on v2: the rule of Input.inner drops "b": use z.looseObject'],
    ],
  ])('%s', (_name, operations, expected) => {
    const found = operationProblems(schemaWith(operations));
    for (const problem of [...expected, ...always]) expect(found).toContain(problem);
  });

  it('finds nothing wrong with the fixture', () => expect(operationProblems(fixtureSchema())).toEqual([]));

  it('throws all of them together', () => {
    const broken = schemaWith({ one: v2('GET /a/{x}'), two: v2('GET /a/{y}') });
    expect(() => checkOperations(broken)).toThrow(
      /The operations cannot be served:[\s\S]*- duplicate route v2 GET \/a\/\{y\}[\s\S]*- v2 GET \/a\/\{x\}: \{x\} is no field/,
    );
  });
});
