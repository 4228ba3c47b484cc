/** What the service says of itself, in passages with their sources. */
import { readFileSync } from 'node:fs';
import { SETTINGS } from '../config.ts';

export interface Passage {
  /** Where it stands, for people: 'README › Start'. */
  readonly source: string;
  /** File of the project, with the heading as an anchor. */
  readonly path: string;
  readonly text: string;
  /** How much it counts beside others, 1 where nothing is said: what few users ask about counts less. */
  readonly weight?: number;
}

/** A passage is no longer than this, so that an answer quotes what was asked for; lists and tables part at their rows. */
const LENGTH = 700;
const DOCUMENTS = [
  ['README', 'README.md', 1],
  // for those who work on the code
  ['Contributing', 'CONTRIBUTING.md', 0.6],
  ['The engine', 'workers/engine/README.md', 0.6],
] as const;
const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** All of it; a file that is missing is left out. */
export function readPassages(): readonly Passage[] {
  return [
    ...DOCUMENTS.flatMap(([name, path, weight]) => attempt(() => sections(name, path, weight))),
    ...attempt(toolPassages),
    ...settings(),
  ];
}

function attempt<T>(make: () => readonly T[]): readonly T[] {
  try {
    return make();
  } catch {
    return [];
  }
}

function sections(name: string, path: string, weight: number): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  let fenced = false;
  let lines: string[] = [];
  const end = () => {
    const source = heading ? `${name} › ${heading}` : name;
    const anchor = heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s+/g, '-');
    for (const text of pieces(lines))
      passages.push({ source, path: anchor ? `${path}#${anchor}` : path, text, weight });
    lines = [];
  };
  for (const line of read(path).split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const title = fenced ? undefined : /^#{1,4} (.+)/.exec(line)?.[1];
    if (title === undefined) {
      lines.push(line);
      continue;
    }
    end();
    heading = title.replace(/[`*]/g, '');
  }
  end();
  return passages;
}

/** Paragraphs, list entries and table rows, joined while they are short. */
function pieces(lines: readonly string[]): string[] {
  const units: string[] = [];
  let open = false;
  let fenced = false;
  for (const line of lines) {
    if (line.startsWith('```')) {
      fenced = !fenced;
      open = fenced;
      continue;
    }
    if (!fenced && (/^\s*$/.test(line) || /^\|[-| ]+\|$/.test(line) || line.startsWith('!['))) open = false;
    else if (!fenced && /^(?:\||[-*] |\d+\. )/.test(line)) {
      units.push(line);
      open = true;
    } else if (open) units[units.length - 1] += `\n${line}`;
    else {
      units.push(line);
      open = true;
    }
  }
  const joined: string[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    // a table's row says a thing of its own
    if (last !== undefined && !unit.startsWith('|') && !last.startsWith('|') && last.length + unit.length < LENGTH)
      joined[joined.length - 1] = `${last}\n${unit}`;
    else joined.push(unit);
  }
  return joined.filter((text) => text.replace(/[^\w]/g, '').length > 20);
}

interface Listing {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema?: { readonly properties?: Readonly<Record<string, Field>> };
}
interface Field {
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A tool says first what it does, then what its fields are. */
const FIELD_WEIGHT = 0.75;

function toolPassages(): Passage[] {
  const { tools } = JSON.parse(read('facades/generated/mcp-tools.json')) as { tools: readonly Listing[] };
  const path = 'facades/generated/mcp-tools.json';
  return tools.flatMap(({ name, title = name, description = '', inputSchema }) => [
    { source: `Tool ${name}`, path, text: `${name}: ${title}. ${description}` },
    ...Object.entries(inputSchema?.properties ?? {})
      // "Id of the character." answers nothing
      .filter(([, { description = '' }]) => !/^Id of [\w ]+\.$/.test(description))
      .map(([field, of]) => ({
        source: `Tool ${name}`,
        path,
        text: `${field} of ${name}: ${fieldWords(of)}`,
        weight: FIELD_WEIGHT,
      })),
  ]);
}

const fieldWords = ({ description = '', enum: values, default: standard, minimum, maximum }: Field): string =>
  [
    description,
    ...(values ? [`One of ${values.join(', ')}.`] : []),
    ...(minimum !== undefined || maximum !== undefined ? [`From ${minimum ?? 'any'} to ${maximum ?? 'any'}.`] : []),
    ...(standard === undefined || typeof standard === 'object' ? [] : [`Default ${String(standard)}.`]),
  ].join(' ');

const settings = (): Passage[] =>
  Object.entries(SETTINGS).map(([name, { about }]) => ({
    source: 'README › Configuration',
    path: 'README.md#configuration',
    text: `${name}: ${about}`,
  }));
