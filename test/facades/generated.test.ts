import { describe, expect, it } from 'vitest';
import { operationProblems } from '../../facades/core/check.ts';
import { GENERATED, staleFiles } from '../../facades/generate.ts';
import { schema } from '../../schema/index.ts';

describe('generated documents', () => {
  it.each(Object.keys(GENERATED))('%s is what the schema says (else run facades/generate.ts)', async (path) => {
    expect(await staleFiles()).not.toContain(path);
  });

  it('are these', () => {
    expect(Object.keys(GENERATED)).toEqual([
      'schema/schema.graphql',
      'facades/generated/openapi.v1.json',
      'facades/generated/openapi.v2.json',
      'facades/generated/forms.json',
      'facades/generated/mcp-tools.json',
    ]);
  });

  it('come from operations that can be served', () => expect(operationProblems(schema)).toEqual([]));
});
