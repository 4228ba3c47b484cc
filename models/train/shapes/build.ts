/**
 * Icons of npm packages → models/shapes/shapes.br, the drawings that the engine blows up to reliefs (layout and licences:
 * models/shapes/README.md), and models/shapes/ATTRIBUTION.md. Which icons: every `set:icon` that starts a row of
 * workers/engine/catalogue/shapes/*.ts. Run: npx tsx models/train/shapes/build.ts   (packages: devDependencies)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ownDrawings } from './own-drawings.ts';
import { readIcon } from './read-icon.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROWS = join(ROOT, 'workers/engine/catalogue/shapes');
const OUT = join(ROOT, 'models/shapes');
const UNITS = 512;

const SETS: Readonly<Record<string, string>> = {
  ff: 'fluent-emoji-flat',
  tw: 'twemoji',
  gi: 'game-icons',
  mdi: 'mdi',
};

/** What of an @iconify-json package is used. */
interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const OWN: IconSet = {
  icons: Object.fromEntries([...ownDrawings()].map(([name, body]) => [name, { body }])),
  width: 32,
  height: 32,
};

/** Every `set:icon` of the rows, sorted. */
export function sourcesOfRows(): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(ROWS)) {
    for (const [, source] of readFileSync(join(ROWS, file), 'utf8').matchAll(/^\s*([a-z]+:[a-z0-9-]+) \|/gm))
      found.add(source!);
  }
  return [...found].sort();
}

/** The pack before compression. Throws for an icon that its package lacks. */
export function buildPack(sources: readonly string[]): Buffer {
  const require = createRequire(import.meta.url);
  const sets = new Map(
    Object.entries(SETS).map(([key, name]) => [key, require(`@iconify-json/${name}/icons.json`) as IconSet]),
  );
  const index: Record<string, readonly [number, number, number, number]> = {};
  const bytes: number[] = [];
  for (const source of sources) {
    const [key, name] = source.split(':') as [string, string];
    const set: IconSet | undefined = key === 'own' ? OWN : sets.get(key);
    const icon = set?.icons[name] ?? set?.icons[set.aliases?.[name]?.parent ?? ''];
    if (!set || !icon) throw new Error(`No package has the icon "${source}".`);
    const width = icon.width ?? set.width ?? 16;
    const height = icon.height ?? set.height ?? 16;
    const k = UNITS / width;
    const from = bytes.length;
    for (const layer of readIcon(icon.body)) {
      bytes.push((Math.round(layer.opacity * 127) << 1) | (layer.evenodd ? 1 : 0), ...layer.rgb);
      pushPath(bytes, layer.path, k);
    }
    index[source] = [from, bytes.length - from, UNITS, Math.round(height * k)];
  }
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([Buffer.from('PKSHAPE1', 'latin1'), length, head, Buffer.from(bytes)]);
}

/** Commands 1 move, 2 line, 3 cubic, 0 end; coordinates as zigzag varints of differences, in whole units. */
function pushPath(bytes: number[], path: readonly (readonly [string, ...number[]])[], k: number): void {
  let x = 0;
  let y = 0;
  const integer = (n: number): void => {
    let z = n < 0 ? -2 * n - 1 : 2 * n;
    while (z > 127) {
      bytes.push((z & 127) | 128);
      z >>= 7;
    }
    bytes.push(z);
  };
  const point = (px: number, py: number): void => {
    const nx = Math.round(px * k);
    const ny = Math.round(py * k);
    integer(nx - x);
    integer(ny - y);
    x = nx;
    y = ny;
  };
  for (const [op, ...p] of path) {
    const command = op === 'M' ? 1 : op === 'L' ? 2 : 3;
    const nx = Math.round(p.at(-2)! * k);
    const ny = Math.round(p.at(-1)! * k);
    if (command === 2 && nx === x && ny === y) continue;
    bytes.push(command);
    for (let i = 0; i < p.length; i += 2) point(p[i]!, p[i + 1]!);
  }
  bytes.push(0);
}

const AUTHORS = join(import.meta.dirname, 'game-icons-authors.tsv');

/** Who drew what: game-icons by author, the other sets as wholes. */
function attribution(sources: readonly string[]): string {
  const authors = new Map(
    readFileSync(AUTHORS, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [author, icons] = line.split('\t') as [string, string];
        return icons.split(' ').map((icon): [string, string] => [icon, author]);
      }),
  );
  const by = new Map<string, string[]>();
  for (const source of sources.filter((s) => s.startsWith('gi:'))) {
    const author = authors.get(source.slice(3));
    if (!author) throw new Error(`${AUTHORS} does not say who drew "${source}".`);
    by.set(author, [...(by.get(author) ?? []), source.slice(3)]);
  }
  const count = (key: string): number => sources.filter((s) => s.startsWith(`${key}:`)).length;
  const lines = [...by]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([author, icons]) => `- **${author}** (${icons.length}): ${icons.join(', ')}`);
  return `# Who drew the shapes

Shapes from Fluent Emoji (© Microsoft, MIT, ${count('ff')} drawings), Twemoji (© Twitter, Inc and other contributors, CC-BY 4.0,
${count('tw')}), game-icons.net (CC-BY 3.0, ${count('gi')}, authors below) and Material Design Icons (Pictogrammers, Apache-2.0, ${count('mdi')}).
Changed: redrawn as pixel reliefs, recoloured.

## Icons of game-icons.net by author

${lines.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) {
  const sources = sourcesOfRows();
  const pack = buildPack(sources);
  const small = brotliCompressSync(pack, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  writeFileSync(join(OUT, 'shapes.br'), small);
  writeFileSync(join(OUT, 'ATTRIBUTION.md'), attribution(sources));
  console.warn(`${sources.length} drawings, ${pack.length} bytes, ${small.length} compressed`);
}
