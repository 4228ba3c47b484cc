import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that need a process of their own: they set environment variables, stop the clock, count what the process has,
 * start and kill programs, or drive a browser.
 */
const ALONE = [
  'test/*.test.ts',
  'test/{chaos,cli,launch,sandbox,studio,toy-noun,workers}/**/*.test.ts',
  'test/agent/games/games.test.ts',
  'test/contract/sandbox*.test.ts',
  'test/engine/composition/same-again.test.ts',
  'test/jobs/{files,jobs}.test.ts',
];

/** What takes longest: begun first, so that no process is left with one of them at the end. */
const LONG = [
  'test/agent/games/games.test.ts',
  'test/studio/studio.test.ts',
  'test/chaos/chaos.test.ts',
  'test/launch/launch.test.ts',
  'test/agent/games/places.test.ts',
  'test/contract/other-accounts.test.ts',
  'test/contract/fields.test.ts',
  'test/agent/games/map-levels.test.ts',
  'test/engine/exact/properties.test.ts',
  'test/contract/same.test.ts',
];
/** The files of a project stay together: a process that takes another project's starts anew. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONG.length : at;
    };
    return [...new Set(sorted.map(({ project }) => project))].flatMap((of) =>
      sorted.filter(({ project }) => project === of).sort((a, b) => rank(a) - rank(b)),
    );
  }
}

export default defineConfig({
  // one graphql: Node gives packages its main file, so sources get it too
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    globalSetup: ['test/setup/global.ts'],
    setupFiles: ['test/setup/file.ts', 'test/setup/properties.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // a busy machine may need longer than a second for what a test waits for
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // one more than the least machine has cores: browsers and processes are waited for
    maxWorkers: 3,
    // pictures leave much behind: a larger young generation is a tenth less of time
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        // A process does one file after the other and finds everything loaded: 4 s of CPU a file with the service, 1.7 s
        // with the engine alone. A file changes nothing that a later one sees; its database and Redis are its own.
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: ['node_modules/**', ...ALONE],
          isolate: false,
        },
      },
    ],
  },
});
