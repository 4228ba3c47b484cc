import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { REQUIREMENTS } from './requirements.ts';

const ROOT = import.meta.dirname;
const OWN = ['requirements.ts', 'requirements.test.ts'];
const ID = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$/;

/** Ids that a test's text cites: `// covers: A-1 B-2`, or `[A-1]` in a title: the first text of a call, not of `expect`. */
function citations(text: string): string[] {
  const comments = [...text.matchAll(/\/\/ covers: (.+)$/gm)].flatMap((match) => match[1]!.trim().split(/\s+/));
  const titles = [...text.matchAll(/(?<!expect)\(\s*(['"`])((?:(?!\1).)*)\1/g)].flatMap((match) =>
    [...match[2]!.matchAll(/\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\]/g)].map((inner) => inner[1]!),
  );
  return [...comments, ...titles];
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !OWN.includes(name),
);
const cited = new Map<string, string[]>();
for (const name of files)
  for (const id of citations(readFileSync(path.join(ROOT, name), 'utf8')))
    cited.set(id, [...(cited.get(id) ?? []), name]);

describe('requirements', () => {
  test('have an id of their own, a text and a source', () => {
    const ids = REQUIREMENTS.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const { id, text, source } of REQUIREMENTS) {
      expect(id).toMatch(ID);
      expect(text.length).toBeGreaterThan(5);
      expect(source).toMatch(/^(rest-interface|tool-interface|v2-shapes)\.md, ./);
    }
    expect(ids.length).toBeGreaterThan(90);
  });

  test('are each cited by a test', () => {
    expect(REQUIREMENTS.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
  });

  test('exist when a test cites them', () => {
    const known = new Set(REQUIREMENTS.map(({ id }) => id));
    const unknown = [...cited].filter(([id]) => !known.has(id));
    expect(unknown.map(([id, names]) => `${id} in ${names.join(', ')}`)).toEqual([]);
  });

  test('a citation is found in a comment and in a title, and nowhere else', () => {
    const text = `// covers: A-1 B-2\ntest('does [C-3]', () => { expect('[D-4]'); });\ntest.each(x)("[E-5] %s", f);`;
    expect(citations(text)).toEqual(['A-1', 'B-2', 'C-3', 'E-5']);
  });
});
