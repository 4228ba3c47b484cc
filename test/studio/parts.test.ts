import { readFileSync } from 'node:fs';
import { buildSchema, coerceInputValue, type GraphQLInputType, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { PRESETS, SCOPES } from '../../facades/web/studio/account/scopes.ts';
import { problemOf } from '../../facades/web/studio/app/errors.ts';
import { routeOf } from '../../facades/web/studio/app/router.ts';
import { movementInput, movingOf, stateInput } from '../../facades/web/studio/asset/moving.ts';
import { firstOf } from '../../facades/web/studio/asset/templates.ts';
import { keyOf, shownKey } from '../../facades/web/studio/commands/commands.ts';
import { KINDS } from '../../facades/web/studio/create/kinds.ts';
import {
  type FieldSchema,
  isShown,
  labelOf,
  type OperationForm,
  toInput,
} from '../../facades/web/studio/forms/schema.ts';
import { factorFor } from '../../facades/web/studio/parts/factor.ts';
import { frameAt } from '../../facades/web/studio/player/frames.ts';
import { titleOf } from '../../facades/web/studio/queue/words.ts';
import { SCOPES as RIGHTS } from '../../src/context.ts';
import { KINDS as JOBS } from '../../src/jobs/kinds/index.ts';

const forms = JSON.parse(readFileSync('facades/generated/forms.json', 'utf8')) as Record<string, OperationForm>;

test.each([
  ['/', 'create', {}],
  ['/library', 'library', {}],
  ['/library/', 'library', {}],
  ['/asset/a%20b', 'asset', { id: 'a b' }],
  ['/nowhere', 'create', {}],
])('%s is the page %s', (path, page, parameters) => {
  expect(routeOf(path)).toMatchObject({ page, parameters });
});

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  keyOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });
test.each([
  ['k', { ctrlKey: true }, 'Ctrl+K'],
  ['k', { metaKey: true }, 'Ctrl+K'],
  ['?', { shiftKey: true }, '?'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+Z'],
  [' ', {}, 'Space'],
  ['ArrowUp', { shiftKey: true }, 'Shift+ArrowUp'],
  ['¡', { altKey: true, code: 'Digit1' }, 'Alt+1'],
])('%s with %o is %s', (key, more, name) => {
  expect(pressed(key, more)).toBe(name);
});
test.each(['Character', 'GameObject'] as const)(
  'what the page of a %s asks for is what the schema takes',
  (typename) => {
    const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
    const moving = movingOf(typename);
    const taken = (type: string, value: unknown) => {
      const wrong: string[] = [];
      coerceInputValue(value, schema.getType(type) as GraphQLInputType, (_path, _value, { message }) =>
        wrong.push(message),
      );
      return wrong;
    };
    const sides = ['south', 'north-east'];
    expect(taken(moving.animate.inputType, movementInput(moving, 'a', { words: 'waves' }, sides))).toEqual([]);
    expect(taken(moving.state.inputType, stateInput(moving, 'a', 'made of gold'))).toEqual([]);
    expect(movementInput(moving, 'a', { words: 'waves' }, sides)).toMatchObject({
      directions: ['SOUTH', 'NORTH_EAST'],
    });
    if (typename === 'Character')
      expect(taken(moving.animate.inputType, movementInput(moving, 'a', { template: 'fireball' }, []))).toEqual([]);
  },
);
test('keys are shown as caps', () => expect(shownKey('Ctrl+ArrowLeft')).toBe('Ctrl ←'));

test.each([
  [{ width: 48, height: 48 }, { width: 500, height: 300 }, 6],
  [{ width: 400, height: 400 }, { width: 500, height: 500 }, 1],
  [{ width: 400, height: 400 }, { width: 150, height: 300 }, 1 / 3],
  [{ width: 64, height: 64 }, { width: 0, height: 0 }, 1 / 64],
])('%o in %o is shown %d times', (picture, box, factor) => {
  expect(factorFor(picture, box)).toBeCloseTo(factor);
});

describe('a player', () => {
  const frames = [100, 50, 100].map((durationMs, i) => ({ url: String(i), durationMs }));
  test.each([
    [0, 1, true, 0],
    [100, 1, true, 1],
    [249, 1, true, 2],
    [250, 1, true, 0],
    [50, 2, true, 1],
    [9999, 1, false, 2],
  ])('after %d ms at rate %d, looping %s, shows frame %d', (ms, rate, loop, frame) => {
    expect(frameAt(frames, ms, rate, loop)).toBe(frame);
  });
});

describe('forms', () => {
  test('every kind of the page whose operation is here has its fields', () => {
    for (const { field, words, first } of KINDS.filter(({ field }) => field in forms)) {
      const fields = forms[field]!.input.properties!;
      for (const name of [words, ...first]) expect(fields, field).toHaveProperty(name);
      expect(first.filter((name) => !isShown(fields[name]!))).toEqual([]);
    }
    expect(KINDS.filter(({ field }) => field in forms).length).toBeGreaterThanOrEqual(4);
  });

  test('what a user chose is what the schema takes', () => {
    const input = toInput(forms.generateImage!.input, {
      description: 'a chest',
      imageSize: { width: 64, height: 32 },
      view: 'low top-down',
      outline: 'single color black outline',
      seed: undefined,
      initImage: { base64: 'AAAA', name: 'a.png' },
      unknown: 1,
    });
    expect(input).toEqual({
      description: 'a chest',
      imageSize: { width: 64, height: 32 },
      view: 'LOW_TOP_DOWN',
      outline: 'SINGLE_COLOR_BLACK_OUTLINE',
      initImage: { base64: 'AAAA' },
    });
  });

  test('every word of an enum becomes a name that the schema has', () => {
    const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
    const names = new Set(
      Object.values(schema.getTypeMap()).flatMap((type) =>
        isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
      ),
    );
    const words = (field: FieldSchema): string[] => [
      ...(field.enum ?? []).filter((word): word is string => typeof word === 'string'),
      ...Object.values(field.properties ?? {}).flatMap(words),
      ...(field.items ? words(field.items) : []),
    ];
    for (const { input } of Object.values(forms))
      for (const word of words(input)) {
        const one = { properties: { word: { enum: [word] } } };
        expect(names, word).toContain((toInput(one, { word }) as { word: string }).word);
      }
  });

  test('labels are words', () => expect(labelOf('textGuidanceScale')).toBe('Text guidance scale'));
});

test('an error names its fields and what to do', () => {
  const error = {
    message: 'x',
    graphQLErrors: [
      {
        message: 'size: must be at most 128',
        extensions: {
          code: 'BAD_USER_INPUT',
          issues: [{ path: ['input', 'imageSize', 'width'], message: 'must be at most 128' }],
        },
      },
    ],
  };
  expect(problemOf(error as never)).toEqual({
    message: 'size: must be at most 128',
    code: 'BAD_USER_INPUT',
    fields: { 'imageSize.width': 'must be at most 128' },
  });
  expect(problemOf({ message: 'x', networkError: new Error('x'), graphQLErrors: [] } as never)?.message).toBe(
    'The server cannot be reached.',
  );
});

test('every right that a token may have can be chosen', () => {
  expect(SCOPES.map(({ scope }) => scope).sort()).toEqual([...RIGHTS].sort());
  for (const { scopes } of PRESETS.slice(1)) expect(RIGHTS).toEqual(expect.arrayContaining([...scopes]));
});

test.each(Object.keys(JOBS))('a job of the kind %s has a name in words', (kind) => {
  expect(titleOf(kind)).not.toBe(titleOf(`${kind}_`).slice(0, -1));
});

test('the templates that have a button first are those that games need most, each once', () => {
  const raccoon = [
    'walk-4-frames',
    'walk-8-frames',
    'running-8-frames',
    'slow-run',
    'jump',
    'idle',
    'eating',
    'licking',
  ];
  expect(firstOf(raccoon, 5)).toEqual(['running-8-frames', 'idle', 'jump', 'eating', 'walk-4-frames']);
  expect(firstOf(raccoon, 20).toSorted()).toEqual(raccoon.toSorted());
});
