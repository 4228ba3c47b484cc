import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type GraphQLSchema, printSchema } from 'graphql';
import { schema } from '../schema/index.ts';
import { checkOperations } from './core/check.ts';
import { formDocument } from './core/forms.ts';
import { introspectionTypes } from './core/introspection-types.ts';
import { toolListings } from './mcp/tools.ts';
import { openApiDocument } from './rest/open-api.ts';

/** A value that fits in so many characters stands on one line: documents stay readable line by line, in half the bytes. */
const LINE = 1500;

function lines(value: unknown, indent: string): string {
  const short = JSON.stringify(value);
  if (short.length <= LINE || typeof value !== 'object' || value === null) return short;
  const inner = `${indent} `;
  const rows = Array.isArray(value)
    ? value.map((each) => lines(each, inner))
    : Object.entries(JSON.parse(short)).map(([key, each]) => `${JSON.stringify(key)}:${lines(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${rows.join(`,\n${inner}`)}\n${indent}${close}`;
}

const json = (value: unknown): string => `${lines(value, '')}\n`;

/** Every committed document that follows from the schema: path from the project's root → how its text is made. */
export const GENERATED: Readonly<Record<string, (schema: GraphQLSchema) => string>> = {
  'schema/schema.graphql': (built) => `${printSchema(built)}\n`,
  'facades/generated/openapi.v1.json': (built) => json(openApiDocument(built, 'v1')),
  'facades/generated/openapi.v2.json': (built) => json(openApiDocument(built, 'v2')),
  'facades/generated/forms.json': (built) => json(formDocument(built)),
  'facades/generated/mcp-tools.json': (built) => json({ tools: toolListings(built) }),
};

/** What the studio's queries are typed by. Not committed: only the compiler reads it, and it is large. */
const STUDIO_TYPES = 'facades/generated/introspection.d.ts';

const onDisk = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Paths whose committed text is not what the schema says now. */
export async function staleFiles(): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(GENERATED).map(async ([path, print]) => {
      const committed = await readFile(onDisk(path), 'utf8').catch(() => undefined);
      return committed === print(schema) ? [] : [path];
    }),
  );
  return checked.flat();
}

async function main(): Promise<void> {
  checkOperations(schema);
  if (!process.argv.includes('--check')) {
    await writeFile(onDisk(STUDIO_TYPES), introspectionTypes(schema));
    if (process.argv.includes('--types')) return;
    for (const [path, print] of Object.entries(GENERATED)) await writeFile(onDisk(path), print(schema));
    return;
  }
  const stale = await staleFiles();
  for (const path of stale) console.error(`${path} is not up to date: run facades/generate.ts`);
  if (stale.length) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
