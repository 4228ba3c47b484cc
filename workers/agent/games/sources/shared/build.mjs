// npm run build: assets/ and src/ to dist/, a folder that any web server can serve.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeSprites } from './tools/sprites.mjs';

// by require, because that also looks in NODE_PATH
const { buildSync } = createRequire(import.meta.url)('esbuild');
const here = import.meta.dirname;
const at = (...parts) => path.join(here, ...parts);

const game = JSON.parse(fs.readFileSync(at('game.json'), 'utf8'));
fs.rmSync(at('dist'), { recursive: true, force: true });
const sizes = Object.fromEntries(Object.entries(game.assets).map(([slot, { size }]) => [slot, size]));
const sprites = makeSprites(at('assets'), at('dist/a'), sizes);
const noFoes = game.settings.enemies === 0 ? ['walkers', 'flyers', 'chasers'] : [];
const isOn = (when) => game.settings[when] && !noFoes.includes(when);
const missing = Object.entries(game.assets)
  // a map of somebody's own is the ground of its levels
  .filter(([, { kind }]) => !(kind === 'topdown' && game.maps?.length))
  .filter(([slot, { required, when }]) => required && (!when || isOn(when)) && !sprites[slot])
  .map(([slot]) => slot);
if (missing.length) {
  console.error(`No pictures for ${missing.join(', ')}: put them into assets/<name>/.`);
  process.exit(1);
}

fs.mkdirSync(at('.cache'), { recursive: true });
fs.writeFileSync(at('.cache/sprites.json'), JSON.stringify(sprites));
buildSync({
  entryPoints: { game: at('src/main.js'), style: at('src/style.css') },
  outdir: at('dist'),
  bundle: true,
  minify: true,
  target: 'es2022',
  alias: { sprites: at('.cache/sprites.json') },
  nodePaths: (process.env.NODE_PATH ?? '').split(path.delimiter).filter(Boolean),
  logLevel: 'warning',
});
fs.copyFileSync(at('src/index.html'), at('dist/index.html'));
const bytes = fs
  .readdirSync(at('dist'), { recursive: true, withFileTypes: true })
  .reduce(
    (sum, entry) =>
      sum + (entry.isFile() ? fs.statSync(path.join(entry.parentPath ?? entry.path, entry.name)).size : 0),
    0,
  );
process.stdout.write(
  `${game.title}: ${Object.keys(sprites).length} sprites, ${Math.round(bytes / 1024)} KB in dist/\n`,
);
