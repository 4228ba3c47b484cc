import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Tests of what has no state: files that a process does one after the other find everything loaded. A file of its own
 * process loads the engine anew, 1.7 s of CPU each time. Nothing here may change what a later file sees: no database,
 * no environment variables, no replaced modules.
 */
const STATELESS = ['engine', 'exports', 'facades', 'games', 'golden', 'maps', 'models', 'pixels', 'schema'].map(
  (room) => `test/${room}/**/*.test.ts`,
);

export default defineConfig({
  // one graphql: Node gives packages its main file, so sources get it too
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    globalSetup: ['test/setup/global.ts'],
    setupFiles: ['test/setup/equal-bytes.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'stateless', include: STATELESS, isolate: false } },
      {
        extends: true,
        // A process a file: test/setup/services.ts gives back what a file took when its process ends.
        test: { name: 'service', include: ['test/**/*.test.ts'], exclude: ['node_modules/**', ...STATELESS] },
      },
    ],
  },
});
