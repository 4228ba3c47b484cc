import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportName, safeName, uniqueNames } from '../../src/exports/index.ts';

/** Any UTF-16, halves of characters included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 100 })
  .map((c) => String.fromCodePoint(...c));

describe('safeName', () => {
  test.each([
    ['Sir Knight', 'Sir-Knight'],
    ['walking-8-frames', 'walking-8-frames'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/absolute', 'absolute'],
    ['C:\\Windows', 'C-Windows'],
    ['a\0b\nc', 'a-b-c'],
    ['.hidden', 'hidden'],
    ['dots...', 'dots'],
    ['a..b', 'a.b'],
    ['con', '_con'],
    ['NUL.png', '_NUL.png'],
    ['com1', '_com1'],
    ['LPT9.tar.gz', '_LPT9.tar.gz'],
    ['console', 'console'],
    ['ドラゴン', 'ドラゴン'],
    ['Æther "the" <blue>', 'Æther-the-blue'],
    ['🐉', 'fallback'],
    ['', 'fallback'],
    ['. . .', 'fallback'],
  ])('%j is saved as %j', (text, name) => {
    expect(safeName(text, 'fallback')).toBe(name);
  });

  test('whatever the text, the name is one path segment that Windows takes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = safeName(text, 'x');
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\s]/u);
        expect(name).not.toMatch(/^\.|\.\.|[. ]$/);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
        expect(name).not.toMatch(/\p{Surrogate}/u); // no character cut in two
        expect([...name].length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(65);
      }),
    );
  });
});

test('uniqueNames tells apart what differs by case or not at all', () => {
  expect(uniqueNames(['Walk', 'walk', 'walk!', 'run', 'walk-2'], 'x')).toEqual([
    'Walk',
    'walk-2',
    'walk-3',
    'run',
    'walk-2-2',
  ]);
});

test('an archive for one engine is named by it; the one with everything and files of one format are not', () => {
  expect(exportName('a knight', 'character', { format: 'godot', extension: 'zip' })).toBe('a-knight-godot.zip');
  expect(exportName('a knight', 'character', { format: 'zip', extension: 'zip' })).toBe('a-knight.zip');
  expect(exportName('a knight', 'character', { format: 'aseprite', extension: 'aseprite' })).toBe('a-knight.aseprite');
});
