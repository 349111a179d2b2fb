import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * ES module of React Router: Node would resolve to the CommonJS build, which a VM context cannot mix with ES modules.
 */
const routerModule = (path: string) => fileURLToPath(new URL(`node_modules/${path}.mjs`, import.meta.url));

const mui = fileURLToPath(new URL('node_modules/@mui/material', import.meta.url));

/** A VM context per file in a shared process: libraries are loaded once, which saves more than half of the time. */
const vmContexts = {
  pool: 'vmForks' as const,
  vmMemoryLimit: '1GB',
  alias: [
    { find: /^react-router-dom$/, replacement: routerModule('react-router-dom/dist/index') },
    { find: /^react-router$/, replacement: routerModule('react-router/dist/development/index') },
    // CommonJS build: two lazy pages that link its hundreds of ES modules at once fail in a VM context.
    { find: /^@mui\/material$/, replacement: `${mui}/index.js` },
    { find: /^@mui\/material\/(\w+)$/, replacement: `${mui}/$1/index.js` },
    { find: /^react-router\/dom$/, replacement: routerModule('react-router/dist/development/dom-export') },
  ],
};

/** Files that replace `location`, compare Node's own objects, which are of another context, or load native modules. */
const ownProcess = [
  'src/api/requestFailures.test.ts',
  'src/start/watchStart.test.ts',
  'src/routing/lazy/*.test.ts',
  'src/server/*.test.ts',
  'mocks/behaviours/sampleData.test.ts',
  'mocks/http/start.test.ts',
  'mocks/media/*.test.ts',
];

/**
 * Two kinds of unit test by file ending: `*.test.ts` runs in plain Node, `*.test.tsx` in jsdom. A `*.test.ts` file
 * that needs a document declares it with `// @vitest-environment jsdom`. Browser tests are `*.spec.ts` and run in
 * Playwright.
 */
export default defineConfig({
  test: {
    env: { VITE_EDITOR_PAGES: 'true' },
    // Generous for slow machines; a hanging test still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than the cores: a page that waits for the mock shop leaves its core idle for a fifth of the time.
    maxWorkers: availableParallelism() + 1,
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
