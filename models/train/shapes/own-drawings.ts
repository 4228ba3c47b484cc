/**
 * The project's own drawings, own-drawings.txt.br (its head says how they are written) → bodies of SVG. To change them: `brotli -d`, edit, `brotli -w 24`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const COLOURS: Readonly<Record<string, string>> = {
  wood: 'a06c3a', dwood: '6e4528', pwood: 'c89858', brown: '7c5234', steel: '9aa6b8', iron: '6c7484', dark: '3a3442', black: '2c2836', white: 'e8e8f0', cream: 'f4e4cc',
  grey: 'a8aab4', stone: '8e929c', slate: '5a6a8c', red: 'cc3038', dred: '8c2430', crimson: '962438', orange: 'e07828', yellow: 'ecc444', flame: 'ffb63c', gold: 'e8b030',
  brass: 'c89038', bronze: 'b87838', green: '4c9a3c', dgreen: '2e6e40', forest: '2e6e40', leaf: '5aa63c', teal: '2e9a94', blue: '3868c4', navy: '2c3a78', denim: '4a68a0', purple: '7444b0',
  violet: 'a060d0', rose: 'e88ab0', pink: 'e07aa0', skin: 'e8b088', dskin: 'b87850', crystal: '7cc4ec', glass: 'bcdcec', water: '4090d8', sand: 'dcc080', snow: 'e8f0f6', ice: 'a8dcf0',
  ruby: 'e03048', emerald: '2cb868', sapphire: '3a7ae0', leather: '8c5630', rope: 'c0a070', bear: '86553a', brick: 'b05a40',
}; // biome-ignore format: a table

const colourOf = (word: string): string => {
  const hex = COLOURS[word] ?? (/^[0-9a-f]{6}$/.test(word) ? word : undefined);
  if (hex === undefined) throw new Error(`Own drawings know no colour "${word}".`);
  return `#${hex}`;
};

/** Bodies by name, for a picture 32 × 32. Throws for a piece that is not written as the head of the file says. */
export function ownDrawings(): ReadonlyMap<string, string> {
  const lines = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'own-drawings.txt.br')))
    .toString()
    .split('\n');
  return new Map(
    lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line): [string, string] => {
        const [name = '', drawing = ''] = line.split(' = ');
        return [name.trim(), drawing.split(';').map(element).join('')];
      }),
  );
}

function element(piece: string): string {
  const [kind, ...words] = piece.trim().split(/\s+/);
  if (kind === 'p') return `<path d="${words.slice(1).join(' ')}" fill="${colourOf(words[0] ?? '')}"/>`;
  const fill = colourOf(words.at(-1) ?? '');
  const n = words.slice(0, -1).map(Number);
  if (n.some(Number.isNaN)) throw new Error(`Not a piece of a drawing: "${piece}".`);
  const [a, b, c, d, e] = n;
  if (kind === 'c') return `<circle cx="${a}" cy="${b}" r="${c}" fill="${fill}"/>`;
  if (kind === 'e') return `<ellipse cx="${a}" cy="${b}" rx="${c}" ry="${d}" fill="${fill}"/>`;
  if (kind === 'r') return `<rect x="${a}" y="${b}" width="${c}" height="${d}" rx="${e ?? 0}" fill="${fill}"/>`;
  if (kind === 'l') return `<path d="M${a} ${b}L${c} ${d}" fill="none" stroke="${fill}" stroke-width="${e}"/>`;
  throw new Error(`Not a piece of a drawing: "${piece}".`);
}
