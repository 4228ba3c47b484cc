import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../schema/index.ts';

test.each(['-1', '1.5', '"x"'])(
  'a seed %s that is written in a document is refused with its name and place',
  (seed) => {
    const document = parse(
      `mutation { generateImage(input: { description: "a", imageSize: { width: 32, height: 32 }, seed: ${seed} }) { job { id } } }`,
    );
    const [error, ...others] = validate(schema, document);
    expect(others).toEqual([]);
    expect(error!.message).toBe(`seed: ${seed} must be a whole number from 0 to 4294967295`);
    expect(error!.locations).toHaveLength(1);
  },
);
