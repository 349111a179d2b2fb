import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium';
import { hasNginx } from './scripts/nginx/nginx';

const startPort = Number(process.env.START_PORT ?? 5273);
const shopPort = Number(process.env.SHOP_PORT ?? 4273);
const productionPort = Number(process.env.PRODUCTION_PORT ?? 4373);
const renderedPort = Number(process.env.RENDERED_PORT ?? 4375);
const servicePort = Number(process.env.SERVICE_PORT ?? 4376);
const mocksPort = Number(process.env.MOCKS_PORT ?? 4374);

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
  timeout: 60_000,
  expect: { timeout: 20_000 },
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
    { name: 'start', testMatch: /start\.spec\.ts/, use: { baseURL: `http://localhost:${startPort}` } },
    {
      name: 'shop',
      testIgnore: [/start\.spec\.ts/, /production\//, /rendered\//],
      use: { baseURL: `http://localhost:${shopPort}` },
    },
    {
      name: 'production',
      testMatch: /production\//,
      use: { baseURL: `http://localhost:${productionPort}` },
    },
    ...(hasNginx()
      ? [
          {
            name: 'rendered',
            // Its own tests, and those of the production build that leave the first responses alone.
            testMatch: [
              /rendered\//,
              /production\/(backForwardCache|contentSecurityPolicy|leaving|prefetch|session|tabs)\./,
            ],
            use: { baseURL: `http://localhost:${renderedPort}` },
          },
        ]
      : []),
  ],
  webServer: [
    {
      // With --force, since the server reloads the page on a library missing from the cache of an earlier checkout.
      command: `npm start -- --port ${startPort} --strictPort --force`,
      env: { BRAND: 'rettvinkel' },
      port: startPort,
      reuseExistingServer: !process.env.CI,
      timeout: 60_000,
    },
    {
      command: `npm run build:mocks && npm run preview:mocks -- --port ${shopPort} --strictPort`,
      port: shopPort,
      reuseExistingServer: !process.env.CI,
      timeout: 180_000,
    },
    {
      command: 'npm run mocks:serve',
      env: { PORT: String(mocksPort) },
      port: mocksPort,
      reuseExistingServer: !process.env.CI,
      timeout: 60_000,
    },
    {
      command: `npm run build && ${serveProduction}`,
      env: { STOREFRONT_API: `http://localhost:${mocksPort}`, EDITOR_PAGES: 'true' },
      port: productionPort,
      reuseExistingServer: !process.env.CI,
      timeout: 180_000,
    },
    ...(hasNginx()
      ? [
          {
            // After the production build, which it serves too. With time for a machine that runs three browsers.
            command: `npm run build:render && npx tsx scripts/render.ts --port ${renderedPort} --service-port ${servicePort}`,
            env: { STOREFRONT_API: `http://127.0.0.1:${mocksPort}`, MAX_WAIT: '10000' },
            port: renderedPort,
            reuseExistingServer: !process.env.CI,
            timeout: 180_000,
          },
        ]
      : []),
  ],
});
