/** The text of a game's files: its sources as they lie in sources/, its description, and what a developer needs to build it. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GameDescription, TemplateFacts } from './types.ts';

const SOURCES = path.join(import.meta.dirname, 'sources');
/** Of what a game is built with, where it is built outside a sandbox. */
const KAPLAY = '3001.0.19';
const ESBUILD = '0.28.2';

/** Where files of the folder `shared` lie in a project; the others are sources. */
const PLACES: Readonly<Record<string, string>> = {
  'build.mjs': 'build.mjs',
  'png.mjs': 'tools/png.mjs',
  'sprites.mjs': 'tools/sprites.mjs',
};

/** How pictures are made smaller: what the service itself does it with, as one module that a game can carry along. */
const RESIZE = path.join(import.meta.dirname, '../../../src/pixels/resize.ts');
let resize: string | undefined;
function resizeModule(): string {
  // loaded by the first game alone: a worker that makes none does without
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  resize ??= buildSync({
    ...{ entryPoints: [RESIZE], bundle: true, format: 'esm', target: 'es2022', write: false },
    banner: { js: '// Pixel art made smaller with its own colours, its lines kept: reduceFrames.' },
  }).outputFiles[0]!.text;
  return resize;
}

/** The description as the project keeps it. */
export const describeFile = (game: GameDescription): string => `${JSON.stringify(game, null, 2)}\n`;

/** All files of a game but its pictures: path in the project → text. */
export function gameFiles(template: TemplateFacts, game: GameDescription): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (folder: string, place: (file: string) => string) => {
    for (const file of fs.readdirSync(path.join(SOURCES, folder)).sort())
      files.set(place(file), fs.readFileSync(path.join(SOURCES, folder, file), 'utf8'));
  };
  add('shared', (file) => PLACES[file] ?? `src/${file}`);
  add('kit', (file) => `src/kit/${file}`);
  add(template.id, (file) => `src/game/${file}`);
  files.set('tools/resize.mjs', resizeModule());
  files.set('game.json', describeFile(game));
  files.set('maps.json', '[]\n');
  files.set('package.json', packageFile(game));
  files.set('README.md', readme(template, game));
  files.set('.gitignore', 'node_modules\ndist\n.cache\n');
  return files;
}

const packageFile = ({ title }: GameDescription): string =>
  `${JSON.stringify(
    {
      name:
        title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '') || 'game',
      private: true,
      type: 'module',
      scripts: { build: 'node build.mjs' },
      dependencies: { kaplay: KAPLAY },
      devDependencies: { esbuild: ESBUILD },
    },
    null,
    2,
  )}\n`;

function readme({ title, about, controls, settings, needs }: TemplateFacts, game: GameDescription): string {
  const bounds = settings.map((setting) => {
    const values =
      'min' in setting
        ? `${setting.min} to ${setting.max}`
        : 'values' in setting
          ? setting.values.join(', ')
          : 'true or false';
    return `| ${setting.id} | ${setting.about} | ${values} |`;
  });
  return `# ${game.title}

${title}: ${about} ${controls} P pauses, M switches sound off and on.

\`npm install && npm run build\` makes \`dist/\`, a folder that any web server serves. No network is used at run time.

- \`game.json\`: what this game is; change its settings and build again
- \`maps.json\`: maps that are its levels; none where levels are made from the seed
- \`assets/<slot>/\`: its pictures; \`tools/sprites.mjs\` says how they may lie there
- \`src/game/\`: the rules (\`rules.js\`, sixty steps a second, without a browser), the levels and how they are drawn
- \`src/kit/\`: what every game needs: input, screens, sound, drawing with [Kaplay](https://kaplayjs.com)

\`window.__game\` tells tests the state; \`?seed=7\` at the address gives other levels.

| setting | what | values |
|---|---|---|
${bounds.join('\n')}

| slot | what |
|---|---|
${needs.map(({ id, about }) => `| ${id} | ${about} |`).join('\n')}
`;
}

/** The code of a sandbox_run that writes all files of a new game. */
export const fileWrites = (files: ReadonlyMap<string, string>): string =>
  `for (const [path, text] of ${JSON.stringify([...files])}) files.write(path, text);`;
