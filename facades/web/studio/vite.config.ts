import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env.PUBLIC_URL ?? 'http://127.0.0.1:4000';

/** The page runs under `script-src 'self'`: no inline script, no data: module. The build is committed (facades/web/dist). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  plugins: [react()],
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
