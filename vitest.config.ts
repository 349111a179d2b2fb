import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A module of React Router: Node would take the CommonJS build, which a VM context cannot mix with the ES modules. */
const routerModule = (path: string) => fileURLToPath(new URL(`node_modules/${path}.mjs`, import.meta.url));

const mui = fileURLToPath(new URL('node_modules/@mui/material', import.meta.url));

/** A VM context for each file and a process for many: libraries are loaded once, which saves more than half of the time. */
const vmContexts = {
  pool: 'vmForks' as const,
  vmMemoryLimit: '1GB',
  alias: [
    { find: /^react-router-dom$/, replacement: routerModule('react-router-dom/dist/index') },
    { find: /^react-router$/, replacement: routerModule('react-router/dist/development/index') },
    // The CommonJS build: two lazy pages that link its hundreds of ES modules at once fail in a VM context.
    { find: /^@mui\/material$/, replacement: `${mui}/index.js` },
    { find: /^@mui\/material\/(\w+)$/, replacement: `${mui}/$1/index.js` },
    { find: /^react-router\/dom$/, replacement: routerModule('react-router/dist/development/dom-export') },
  ],
};

/** These replace `location`, compare objects of Node's own, which are of another context, or load native modules. */
const ownProcess = [
  'src/api/requestFailures.test.ts',
  'src/components/LazyModule/*.test.ts',
  'mocks/behaviours/sampleData.test.ts',
  'mocks/pictures/*.test.ts',
];

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
          name: 'process',
          environment: 'node',
          include: ['{scripts,tools,tests}/**/*.test.ts', ...ownProcess],
          setupFiles: ['tests/support/unit.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...vmContexts,
          name: 'node',
          environment: 'node',
          include: ['{src,mocks}/**/*.test.ts'],
          exclude: ownProcess,
          setupFiles: ['tests/support/vmGlobals.ts', 'tests/support/unit.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...vmContexts,
          name: 'jsdom',
          environment: 'jsdom',
          include: ['{src,mocks,tests}/**/*.test.tsx'],
          setupFiles: ['tests/support/vmGlobals.ts', 'tests/support/unit.ts', 'tests/support/dom.ts'],
        },
      },
    ],
  },
});
