import { readFile } from 'node:fs/promises';
import { isAbsolute, join, normalize, sep } from 'node:path';
import { z } from 'zod';

const Tensor = z.object({
  name: z.string().min(1),
  dtype: z.enum(['float32', 'float16', 'int64', 'int32', 'int8', 'uint8', 'bool']),
  /** A number is fixed; a word is free, and the same word is the same number. */
  shape: z.array(z.union([z.int().positive(), z.string().min(1)])),
});

/** A path below the models folder. Nothing above it can be named, so that a manifest cannot make a server read other files. */
const Inside = z
  .string()
  .min(1)
  .refine(
    (path) => !isAbsolute(path) && !normalize(path).split(sep).includes('..'),
    'must stay inside the models folder',
  );

const Row = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What the file serves: 'word-vectors', 'text-concept', … Several rows may name one use; the first one serves it. */
  use: z.string().min(1),
  file: Inside,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().positive(),
  /** 'onnx', or the layout of a file that is not a network. */
  format: z.string().min(1),
  inputs: z.array(Tensor),
  outputs: z.array(Tensor),
  /** SPDX id of the weights' licence. */
  licence: z.string().min(1),
  /** The model card. */
  card: Inside,
  /** Ids of rows without which this one is of no use. */
  needs: z.array(z.string()).optional(),
  /** What the user of the row must know to feed it and to read its answers; checked by that user. */
  config: z.record(z.string(), z.unknown()).optional(),
});

const Manifest = z.object({ version: z.literal(1), models: z.array(Row) });

/** One model: a row of models/manifest.json. */
export type ModelRow = z.infer<typeof Row>;

/** The models folder is not what its manifest says; `problems` names every one, and the message lists them. */
export class ModelFilesError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The models cannot be used:\n${problems.map((p) => `- ${p}`).join('\n')}`);
    this.name = 'ModelFilesError';
    this.problems = problems;
  }
}

/** Rows of `<dir>/manifest.json`, in its order. Throws {@link ModelFilesError} for a missing or malformed manifest. */
export async function readManifest(dir: string): Promise<readonly ModelRow[]> {
  const path = join(dir, 'manifest.json');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ModelFilesError([`${path}: cannot be read (${error.code ?? error.message})`]);
  });
  const found = Manifest.safeParse(parse(path, text));
  if (!found.success) {
    throw new ModelFilesError(
      found.error.issues.map((i) => `${path}: ${i.path.join('.') || 'the file'}: ${i.message}`),
    );
  }
  const rows = found.data.models;
  const ids = new Set(rows.map((row) => row.id));
  const problems = [
    ...rows
      .filter((row, i) => rows.findIndex((r) => r.id === row.id) < i)
      .map((row) => `${path}: the id ${row.id} stands twice`),
    ...rows.flatMap((row) =>
      (row.needs ?? []).filter((id) => !ids.has(id)).map((id) => `${path}: ${row.id} needs ${id}, which is not there`),
    ),
  ];
  if (problems.length > 0) throw new ModelFilesError(problems);
  return rows;
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelFilesError([`${path}: ${(error as Error).message}`]);
  }
}
