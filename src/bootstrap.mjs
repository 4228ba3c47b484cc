// The way in for every command of package.json: plain JavaScript without packages, because it is what installs them.
// It makes sure that packages and generated code are there and current, then runs the command.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_ENV, API_FLAGS, WORKER_ENV, WORKER_FLAGS } from './process-memory.mjs';

const OLDEST_NODE = [20, 19];
const root = path.resolve(import.meta.dirname ?? '.', '..');
const at = (...parts) => path.join(root, ...parts);
const read = (...parts) => readFileSync(at(...parts), 'utf8');
const say = (text) => process.stdout.write(`pixelkiln  ${text}\n`);

/** A problem that its message explains in full. */
class Problem extends Error {}

/** Runs a program in the project's folder. Resolves with its exit code; with `quiet` output is shown on failure alone. */
function run(file, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    // The terminal sends Ctrl-C to the child too; a signal to this process alone is passed on.
    const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass);
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(signal ? 1 : code);
    });
  });
}
const node = (...args) => run(process.execPath, args);
const typescript = (file, ...args) => node('--import', 'tsx', file, ...args);
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', 'run', ...args);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Problem(
    `Node ${OLDEST_NODE.join('.')} or newer is needed and this is ${process.versions.node}: see https://nodejs.org/en/download`,
  );
}

/** Whether node_modules holds what package-lock.json asks for; without `dev`, what is needed to run. */
function isInstalled(dev) {
  if (!existsSync(at('node_modules/.package-lock.json'))) return false;
  if (dev && !existsSync(at('node_modules/vitest'))) return false;
  if (statSync(at('package-lock.json')).mtimeMs <= statSync(at('node_modules/.package-lock.json')).mtimeMs) return true;
  // A checkout makes the file newer though nothing in it has changed: compare.
  const { packages: wanted } = JSON.parse(read('package-lock.json'));
  const { packages: have } = JSON.parse(read('node_modules/.package-lock.json'));
  return Object.entries(wanted).every(([where, { version, integrity, optional, dev: onlyDev }]) => {
    if (where === '' || (onlyDev && !dev)) return true;
    const found = have[where];
    // Optional packages are those of other systems.
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

async function install(dev) {
  if (isInstalled(dev)) return;
  say('Installing packages (npm ci), once; this takes a minute …');
  const args = ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])];
  const npm = process.env.npm_execpath;
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) throw new Problem('The packages could not be installed: is the npm registry reachable?');
}

const STAMP = 'src/generated/stamp';

/** Of all that the Prisma client is made from. */
function generatorStamp() {
  const hash = createHash('sha256').update(read('prisma/schema.prisma')).update(read('prisma.config.ts'));
  for (const name of ['prisma', '@pothos/plugin-prisma']) hash.update(read('node_modules', name, 'package.json'));
  return hash.digest('hex');
}

async function generateClient(force = false) {
  const stamp = generatorStamp();
  if (!force && existsSync(at(STAMP)) && read(STAMP) === stamp) return;
  say('Generating the database client …');
  const code = await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate', '--no-hints'], {
    // Prisma finds the generators of packages by name; npm would put their folder on the path, `node` alone does not.
    env: { PATH: `${at('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}` },
    quiet: true,
  });
  if (code !== 0) throw new Problem('The database client could not be generated from prisma/schema.prisma.');
  mkdirSync(path.dirname(at(STAMP)), { recursive: true });
  writeFileSync(at(STAMP), stamp);
}

async function generateAll() {
  await generateClient(true);
  return existsSync(at('facades/generate.ts')) ? typescript('facades/generate.ts') : 0;
}

/** Committed files that are generated, with their content; the studio's types beside them are not committed. */
function generatedFiles() {
  const folder = 'facades/generated';
  const names = existsSync(at(folder))
    ? readdirSync(at(folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${folder}/${name}`)
    : [];
  const files = [...names, 'schema/schema.graphql'].filter(
    (name) => existsSync(at(name)) && statSync(at(name)).isFile(),
  );
  return new Map(files.map((name) => [name, read(name)]));
}

const STUDIO = 'facades/web/studio';
const vite = (...args) => node('node_modules/vite/bin/vite.js', ...args, '--config', `${STUDIO}/vite.config.ts`);

/** Everything that must be clean before a change goes in. All steps run, so that one look shows all problems. */
async function check() {
  const before = generatedFiles();
  const steps = {
    generate: generateAll,
    'generated files are current': async () => {
      const stale = [...generatedFiles()].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
      if (stale.length)
        process.stderr.write(`These were stale and are current now, commit them: ${stale.join(', ')}\n`);
      return stale.length;
    },
    types: () => node('node_modules/typescript/bin/tsc', '-p', '.'),
    'types of the studio': () => node('node_modules/typescript/bin/tsc', '-p', STUDIO),
    'lint and import rules': () => node('node_modules/@biomejs/biome/bin/biome', 'check', '.'),
    tests: () => vitest(),
  };
  const failed = [];
  for (const [name, step] of Object.entries(steps)) {
    say(`Check: ${name} …`);
    if ((await step()) !== 0) failed.push(name);
  }
  say(failed.length ? `Check failed: ${failed.join(', ')}.` : 'Check passed.');
  return failed.length ? 1 : 0;
}

/** The programs of the API and of a worker: their bundles, or their sources where those cannot be made. */
async function programs() {
  try {
    const { bundlePrograms } = await import('./bundle.mjs');
    return await bundlePrograms(root);
  } catch (error) {
    say(`Everything starts from its sources, which takes longer: ${error.message.split('\n')[0]}`);
    return { api: at('src/server.ts'), worker: at('workers/main.ts') };
  }
}

function program(file, flags, env) {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return run(process.execPath, [...flags, ...loader, file], { env });
}
const api = async () => program((await programs()).api, API_FLAGS, API_ENV);
const worker = async () => program((await programs()).worker, WORKER_FLAGS, WORKER_ENV);

/** The launcher runs in this very process: its signals and its exit code need no go-between. */
async function start(...args) {
  const file = at('src/launch.ts');
  // what is given comes later, and counts
  const { api, worker } = await programs();
  process.argv = [process.execPath, file, '--api', api, '--worker', worker, ...args];
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE ?? at('.cache/node'));
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(file).href);
  return undefined;
}

/** Command → what it runs. `dev`: it needs the development packages. */
const COMMANDS = {
  start: { run: start },
  api: { run: api },
  worker: { run: worker },
  token: { run: (...args) => typescript('src/cli/token.ts', ...args) },
  migrate: { run: () => typescript('src/cli/migrate.ts') },
  seed: { run: () => typescript('src/cli/seed.ts') },
  'example:character': { run: (...args) => typescript('src/cli/example-character.ts', ...args) },
  test: { run: vitest, dev: true },
  check: { run: check, dev: true },
  bench: { run: (...args) => typescript('test/bench/main.ts', ...args), dev: true },
  load: { run: (...args) => typescript('test/load/main.ts', ...args), dev: true },
  generate: { run: generateAll, dev: true },
  'studio:build': { run: () => vite('build'), dev: true },
  'studio:dev': { run: () => vite('serve'), dev: true },
  // It is made before every command.
  'generate:client': { run: async () => 0 },
};

async function main(name, ...args) {
  checkNode();
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (!command) throw new Problem(`Usage: node src/bootstrap.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  await install(command.dev === true);
  await generateClient();
  return command.run(...args);
}

main(...process.argv.slice(2)).then(
  (code) => {
    if (code !== undefined) process.exit(code);
  },
  (error) => {
    process.stderr.write(`pixelkiln  ${error instanceof Problem ? error.message : error.stack}\n`);
    process.exit(1);
  },
);
