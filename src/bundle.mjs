// The API and the worker as a few files of plain JavaScript, so that a process that was killed serves again soon and no
// process keeps a translator in memory: loading the API's 400 files and those of its packages one by one, and translating
// its own, costs 2.9 s of CPU; the bundle costs 0.7 s (Node 20; later versions keep compiled code as well). They are made
// on the machine that runs them, from what lies there, and never sent.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where bundles lie, one folder each, named by what they are made of. */
const FOLDER = '.cache/programs';
/** Everything that they import lies there. */
const ROOMS = ['src', 'schema', 'facades', 'workers'];
/** Threads have the names of the small programs that start them from their sources. */
const ENTRIES = {
  server: 'src/server.ts',
  'start-file-thread': 'src/exports/file-thread.ts',
  worker: 'workers/main.ts',
  'start-engine': 'workers/thread/engine.ts',
};
/** Packages that look for files of their own, or are loaded only when somebody asks for what they do. */
const EXTERNAL = [
  '@graphql-yoga/render-graphiql',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'bee-queue',
  'esbuild',
  'onnxruntime-node',
  'pg-native',
  'pino',
  'playwright-core',
  'sharp',
  'swagger-ui-dist',
];
/** Files that mean the bundle itself, not their own place, by `import.meta.url`. */
const MEAN_THE_BUNDLE = ['src/server.ts', 'src/exports/file-queue.ts', 'workers/thread/host.ts'];
/** Older bundles may still run, and load parts of themselves later. */
const KEPT = 2;

function* sources(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(root, name);
    else if (/\.m?[jt]s$/.test(entry.name)) yield name;
  }
}

/** Of all that the bundle is made from. */
function stamp(root) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  const files = ROOMS.flatMap((room) => [...sources(root, room)]).sort();
  for (const name of ['package-lock.json', ...files]) hash.update(name).update(readFileSync(path.join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Keeps what sources say of their own place true: it is written relative to the bundle's. */
const ownPlaces = (root, folder) => ({
  name: 'own places',
  setup: (build) =>
    build.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const name = path.relative(root, file).split(path.sep).join('/');
      if (name.startsWith('node_modules') || MEAN_THE_BUNDLE.includes(name)) return undefined;
      const text = readFileSync(file, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const url = `new URL(${JSON.stringify(path.relative(folder, file).split(path.sep).join('/'))}, import.meta.url)`;
      const contents = text
        .replaceAll('import.meta.url', `${url}.href`)
        .replaceAll('import.meta.dirname', `decodeURIComponent(new URL('.', ${url}).pathname)`);
      return { contents, loader: 'ts' };
    }),
});

/**
 * The paths of the bundled programs, which are made anew when a source or a package has changed. Throws where they cannot
 * be made.
 */
export async function bundlePrograms(root) {
  const name = stamp(root);
  const folder = path.join(root, FOLDER, name);
  const programs = { api: path.join(folder, 'server.mjs'), worker: path.join(folder, 'worker.mjs') };
  if (existsSync(programs.api)) return programs;
  const { build } = await import('esbuild');
  const unfinished = path.join(root, FOLDER, `${name}.${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: EXTERNAL,
    logLevel: 'silent',
    // packages that are not modules yet ask for others by `require`
    banner: {
      js: "import { createRequire as _require } from 'node:module';\nconst require = _require(import.meta.url);",
    },
    plugins: [ownPlaces(root, unfinished)],
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // another process was faster
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(programs.api)) throw error;
  }
  removeOld(path.join(root, FOLDER));
  return programs;
}

function removeOld(folder) {
  const age = (name) => statSync(path.join(folder, name)).mtimeMs;
  const names = readdirSync(folder).sort((a, b) => age(b) - age(a));
  for (const name of names.slice(KEPT)) rmSync(path.join(folder, name), { recursive: true, force: true });
}
