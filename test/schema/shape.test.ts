import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import {
  always,
  both,
  type DataOf,
  each,
  fetch,
  fileReply,
  from,
  list,
  maybe,
  number,
  read,
  reply,
  type ShapeData,
  same,
  shape,
  text,
  told,
} from '../../schema/shape.ts';

const direction = shape({ direction: same(z.string()), job_id: from('job.id', z.uuid()) });
const toy = shape({
  id: same(z.uuid()),
  state_name: same(z.string().nullable()),
  prompt: from('description', z.string()),
  size: read(
    fetch({ width: number, height: number }),
    z.object({ width: z.number(), height: z.number() }),
    ({ width, height }) => ({ width, height }),
  ),
  job_id: from('job.id', z.uuid()),
  percent: read(fetch({ job: fetch({ fraction: number }) }), z.number(), ({ job }) => job.fraction * 100),
  free: always(z.boolean(), true),
  directions: each('directions', direction),
});
const ID = '3f2a9c1e-5b7d-4e8a-9c0d-1a2b3c4d5e6f';
const data = {
  id: ID,
  stateName: null,
  description: 'a toy',
  width: 16,
  height: 24,
  job: { id: ID, fraction: 0.5 },
  directions: [{ direction: 'south', job: { id: ID } }],
};
const body = {
  id: ID,
  state_name: null,
  prompt: 'a toy',
  size: { width: 16, height: 24 },
  job_id: ID,
  percent: 50,
  free: true,
  directions: [{ direction: 'south', job_id: ID }],
};

describe('a shape', () => {
  test('fetches each field once, whoever reads it', () =>
    expect(reply(toy).select).toBe(
      '{ id stateName description width height job { id fraction } directions { direction job { id } } }',
    ));

  test('reads the wire’s form in the order in which it is written', () => {
    expect(toy.body(data)).toEqual(body);
    expect(Object.keys(toy.body(data))).toEqual(Object.keys(body));
  });

  test('documents and checks it', () => {
    expect(toy.schema.parse(body)).toEqual(body);
    expect(toy.schema.safeParse({ ...body, prompt: 1 }).success).toBe(false);
    expect(Object.keys(z.toJSONSchema(toy.schema).properties!)).toEqual(Object.keys(body));
  });

  test('knows the types of both sides', () => {
    expectTypeOf<ShapeData<typeof toy>['stateName']>().toEqualTypeOf<string | null>();
    expectTypeOf<ShapeData<typeof toy>['job']['fraction']>().toEqualTypeOf<number>();
    expectTypeOf<ReturnType<typeof toy.body>['size']>().toEqualTypeOf<{ width: number; height: number }>();
    expectTypeOf<ReturnType<typeof toy.body>['directions'][number]['direction']>().toEqualTypeOf<string>();
    const spoken = fetch({ error: maybe(fetch({ message: text })), all: list(text) });
    expectTypeOf<DataOf<typeof spoken>['error']>().toEqualTypeOf<{ readonly message: string } | null>();
    expectTypeOf<DataOf<typeof spoken>['all']>().toEqualTypeOf<readonly string[]>();
  });

  test('lends its entries to another', () => {
    const short = shape({ id: toy.entries.id, name: same(z.string()) });
    expect([reply(short).select, short.body({ id: ID, name: 'k' })]).toEqual(['{ id name }', { id: ID, name: 'k' }]);
  });
});

describe('replies', () => {
  test('of REST fetch what they look at before they answer, and may refuse', () => {
    const answer = reply(shape({ id: same(z.uuid()) }), {
      status: 202,
      follow: 'finished',
      fetch: fetch({ status: text, job: fetch({ error: maybe(text) }) }),
      refuse: ({ status }) => {
        if (status !== 'COMPLETED') throw new Error(status);
      },
    });
    expect([answer.select, answer.status, answer.follow]).toEqual(['{ id status job { error } }', 202, 'finished']);
    const done = { id: ID, status: 'COMPLETED', job: { error: null } };
    expect(answer.body(done)).toEqual({ id: ID });
    expect(() => answer.body({ ...done, status: 'RUNNING' })).toThrow('RUNNING');
  });

  test('of tools have words and pictures of what is fetched besides', () => {
    const answer = told(shape({ toy_id: from('id', z.string()), ok: always(z.boolean(), true) }), {
      fetch: both(fetch({ id: text, name: text }), fetch({ preview: maybe(fetch({ base64: text })) })),
      text: ({ id, name }) => `${id}: ${name}`,
      images: ({ preview }) => (preview ? [preview.base64] : []),
    });
    const of = { id: 'a', name: 'b', preview: { base64: 'c' } };
    expect(answer.select).toBe('{ id name preview { base64 } }');
    expect([answer.text(of), answer.images!(of), answer.structure(of)]).toEqual([
      'a: b',
      ['c'],
      { toy_id: 'a', ok: true },
    ]);
    expect(answer.structured.parse({ toy_id: 'a', ok: true })).toEqual({ toy_id: 'a', ok: true });
  });

  test('that fetch nothing are a selection all the same', () =>
    expect(reply(shape({ ok: always(z.boolean(), true) })).select).toBe('{ __typename }'));

  test('of bytes name their types', () => {
    const answer = fileReply(fetch({ name: text, base64: text }), ['image/png'], (of) => ({
      ...of,
      mime: 'image/png',
    }));
    expect([answer.select, answer.types]).toEqual(['{ name base64 }', ['image/png']]);
  });
});
