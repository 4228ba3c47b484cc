import { readdirSync } from 'node:fs';

const camelCase = (file: string) =>
  file.replace(/\.ts$/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A list of a folder's files, one entry a file, named as it: throws with every file that is not listed, and every entry
 * that has no file. Where the program was bundled there is no folder, and nothing to look at.
 */
export function refuseGaps(folder: string, list: object): void {
  let files: string[];
  try {
    files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return;
  }
  const names = files.filter((file) => file.endsWith('.ts') && file !== 'index.ts').map(camelCase);
  const listed = Object.keys(list);
  const problems = [
    ...names.filter((name) => !listed.includes(name)).map((name) => `${name} is not listed`),
    ...listed.filter((name) => !names.includes(name)).map((name) => `${name} has no file`),
  ];
  if (problems.length && names.length) throw new Error(`${folder}/index.ts: ${problems.join('; ')}`);
}
