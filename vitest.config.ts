import { defineConfig } from 'vitest/config';

/**
 * Two kinds of unit test, told apart by their ending: `*.test.ts` runs in plain Node, `*.test.tsx` in jsdom.
 * A `*.test.ts` file that needs a document says so itself with `// @vitest-environment jsdom`.
 * Browser tests are `*.spec.ts` and belong to Playwright.
 */
export default defineConfig({
  test: {
    // A slow machine is no failure; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // All cores: a file's start weighs more than its tests.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,mocks,scripts,tools,tests}/**/*.test.ts'],
          setupFiles: ['tests/support/unit.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['{src,mocks,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/unit.ts', 'tests/support/dom.ts'],
        },
      },
    ],
  },
});
