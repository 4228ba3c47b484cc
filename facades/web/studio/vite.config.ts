import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env.PUBLIC_URL ?? 'http://127.0.0.1:4000';

/** Scripts and styles are committed as they are sent (facades/web/packed.ts), a third of their size. */
const packs = (): Plugin => ({
  name: 'packs',
  writeBundle: ({ dir }, bundle) => {
    for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css)$/.test(file))) {
      const file = path.join(dir!, name);
      fs.writeFileSync(`${file}.gz`, gzipSync(fs.readFileSync(file), { level: 9 }));
      fs.rmSync(file);
    }
  },
});

/** The page runs under `script-src 'self'`: no inline script, no data: module. The build is committed (facades/web/dist). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  plugins: [react(), packs()],
  build: {
    outDir: process.env.STUDIO_OUT ?? '../dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  server: {
    proxy: {
      '/graphql': { target: SERVER, ws: true },
      '^/(v1|v2|mcp|healthz)': { target: SERVER },
    },
  },
});
