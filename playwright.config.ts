import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium';
import { hasNginx } from './scripts/nginx/nginx';
import { projectFiles, selectedProjects, type ProjectName } from './scripts/test/browserProjects';
import { freePort } from './tests/support/freePort';

/** Projects of this run: only their servers start. */
const selected = selectedProjects(process.argv.slice(2));
const needs = (...projects: ProjectName[]) => projects.some((project) => selected.has(project));

/** A server on the port in an environment variable is used if it runs; without the variable, the port is a free one. */
const givenPorts = new Set(Object.keys(process.env));

/** Port of a server; the processes that run the tests inherit the variable. */
async function portOf(variable: string): Promise<number> {
  return Number((process.env[variable] ??= String(await freePort())));
}

const startPort = await portOf('START_PORT');
const shopPort = await portOf('SHOP_PORT');
const productionPort = await portOf('PRODUCTION_PORT');
const renderedPort = await portOf('RENDERED_PORT');
const servicePort = await portOf('SERVICE_PORT');
const mocksPort = await portOf('MOCKS_PORT');

type Server = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

/** A server with time to start on a busy machine; none when no selected project needs it. */
const serverFor = (isNeeded: boolean, server: Server): Server[] =>
  isNeeded ? [{ ...server, timeout: 180_000 }] : [];

/** Command of a server after its build, which `npm test` has made beside the unit tests. */
const built = (build: string, serve: string) => (process.env.BUILT ? serve : `npm run ${build} && ${serve}`);

/** The production build on nginx, as deployed; where nginx is missing, on Vite's preview with the same headers. */
const serveProduction = hasNginx()
  ? `npx tsx scripts/nginx/serve.ts ${productionPort} http://127.0.0.1:${mocksPort}`
  : `npm run preview -- --port ${productionPort} --strictPort`;

/**
 * Projects: `start` runs against the dev server of `npm start`, with the second brand; `shop` against a build with the mocks, which loads
 * like production, `production` against the production build with a real HTTP server whose responses tests may
 * alter, and `rendered` against the same behind the render service. No retries: a test that passes only sometimes is broken.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than the two cores of the smallest machine: a browser spends a third of the time waiting.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Recording costs a third of the time of every test; use `npx playwright test --trace on` for a failing one.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [
    { name: 'start', testMatch: projectFiles.start, use: { baseURL: `http://localhost:${startPort}` } },
    {
      name: 'shop',
      testIgnore: Object.values(projectFiles).flat(),
      use: { baseURL: `http://localhost:${shopPort}` },
    },
    {
      name: 'production',
      testMatch: projectFiles.production,
      use: { baseURL: `http://localhost:${productionPort}` },
    },
    ...(hasNginx()
      ? [
          {
            name: 'rendered',
            testMatch: projectFiles.rendered,
            use: { baseURL: `http://localhost:${renderedPort}` },
          },
        ]
      : []),
  ],
  webServer: [
    ...serverFor(needs('start'), {
      // With --force, since the server reloads the page on a library missing from the cache of an earlier checkout.
      command: `npm start -- --port ${startPort} --strictPort --force`,
      env: { BRAND: 'rettvinkel' },
      port: startPort,
      reuseExistingServer: givenPorts.has('START_PORT'),
    }),
    ...serverFor(needs('shop'), {
      command: built('build:mocks', `npm run preview:mocks -- --port ${shopPort} --strictPort`),
      port: shopPort,
      reuseExistingServer: givenPorts.has('SHOP_PORT'),
    }),
    ...serverFor(needs('production', 'rendered'), {
      command: 'npm run mocks:serve',
      env: { PORT: String(mocksPort) },
      port: mocksPort,
      reuseExistingServer: givenPorts.has('MOCKS_PORT'),
    }),
    ...serverFor(needs('production', 'rendered'), {
      command: built('build', serveProduction),
      env: { STOREFRONT_API: `http://localhost:${mocksPort}`, EDITOR_PAGES: 'true' },
      port: productionPort,
      reuseExistingServer: givenPorts.has('PRODUCTION_PORT'),
    }),
    // After the production build, which it serves too. With time for a machine that runs three browsers.
    ...serverFor(hasNginx() && needs('rendered'), {
      command: built(
        'build:render',
        `npx tsx scripts/render.ts --port ${renderedPort} --service-port ${servicePort}`,
      ),
      env: { STOREFRONT_API: `http://127.0.0.1:${mocksPort}`, MAX_WAIT: '10000' },
      port: renderedPort,
      reuseExistingServer: givenPorts.has('RENDERED_PORT'),
    }),
  ],
});
