import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // one graphql: Node gives packages its main file, so sources get it too
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['node_modules/**'],
    globalSetup: ['test/setup/global.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A process a file: test/setup/services.ts gives back what a file took when its process ends.
    pool: 'forks',
    maxWorkers: 2,
  },
});
