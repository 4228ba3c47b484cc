import type { Ran, RunOptions, Session } from './session.ts';

/** What a script finds: `files` and `sh`. Its type is told to who writes one. */
export const SCRIPT_API = `declare const files: {
  read(path: string): string; bytes(path: string): Buffer; write(path: string, content: string | Uint8Array): void;
  list(path?: string): string[]; exists(path: string): boolean; remove(path: string): void;
};
/** Runs a command line; its output, or an Error with what it wrote. */
declare function sh(command: string): string;`;

const PRELUDE = `import fs from 'node:fs'; import path from 'node:path'; import { spawnSync } from 'node:child_process';
const files = {
  read: (p) => fs.readFileSync(p, 'utf8'), bytes: (p) => fs.readFileSync(p), exists: (p) => fs.existsSync(p),
  write: (p, content) => { fs.mkdirSync(path.dirname(p), { recursive: true }); fs.writeFileSync(p, content); },
  list: (p = '.') => fs.readdirSync(p), remove: (p) => fs.rmSync(p, { recursive: true }),
};
const sh = (command) => {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(\`\${command}: exit \${status}\\n\${stderr}\${stdout}\`.slice(0, 8000));
  return stdout;
};`;

/** Runs JavaScript (the body of an async function) in the tree. What it returns is written last, as JSON. */
export const runScript = (session: Session, code: string, options: RunOptions = {}): Promise<Ran> =>
  session.run(['node', '--input-type=module', '-'], {
    ...options,
    input: `${PRELUDE}\nconst value = await (async () => {\n${code}\n})();\nif (value !== undefined) console.log(JSON.stringify(value, null, 1));\n`,
  });
