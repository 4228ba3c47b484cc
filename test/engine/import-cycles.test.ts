import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = 'workers/engine';
const IMPORTS = /(?:import|export)\s[^;'"]*?from\s+'(\.[^']+)'/g;

/** Source file → the engine's own files that it imports, types included. */
function graph(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => posix.join(ROOT, file.split('\\').join('/')));
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(process.cwd(), file), 'utf8');
      const found = [...text.matchAll(IMPORTS)].map(([, path]) => posix.join(posix.dirname(file), path!));
      return [file, found.filter((path) => path.startsWith(`${ROOT}/`))];
    }),
  );
}

/** The first circle that is found, as the files along it. */
function circleIn(edges: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): readonly string[] => {
    const at = way.indexOf(file);
    if (at >= 0) return [...way.slice(at), file];
    if (done.has(file)) return [];
    way.push(file);
    for (const next of edges.get(file) ?? []) {
      const circle = visit(next);
      if (circle.length > 0) return circle;
    }
    way.pop();
    done.add(file);
    return [];
  };
  for (const file of edges.keys()) {
    const circle = visit(file);
    if (circle.length > 0) return circle;
  }
  return [];
}

it('finds a circle', () => {
  const edges = { a: ['b'], b: ['c'], c: ['d', 'b'], d: [] };
  expect(circleIn(new Map(Object.entries(edges)))).toEqual(['b', 'c', 'b']);
});

it('no files of the engine import each other in a circle', () => {
  const edges = graph();
  expect(edges.get('workers/engine/draw.ts')).toContain('workers/engine/compose-drawing.ts');
  expect(circleIn(edges)).toEqual([]);
});
