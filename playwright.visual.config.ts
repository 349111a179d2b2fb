import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium';

const port = Number(process.env.SHOP_PORT ?? 4283);
const secondPort = port + 1;
const secondBuild = '--mode mocks --outDir dist-mocks-rettvinkel';

/**
 * Compares with the screenshots in tests/visual/screenshots; run through `npm run test:visual`. The project `rettvinkel`
 * takes the pages of tests/visual/brand.spec.ts with the second brand.
 */
export default defineConfig({
  testDir: 'tests/visual',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Tolerates rounding at the edges of letters and curves, but no moved line.
    toHaveScreenshot: { threshold: 0.15, maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide' },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'test-results/visual-report' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, '--font-render-hinting=none', '--force-color-profile=srgb'],
    },
  },
  projects: [
    { name: 'furulia', testMatch: 'look.spec.ts' },
    {
      name: 'rettvinkel',
      testMatch: 'brand.spec.ts',
      snapshotPathTemplate: '{testDir}/screenshots/rettvinkel/{arg}{ext}',
      use: { baseURL: `http://localhost:${secondPort}` },
    },
  ],
  webServer: [
    {
      command: `npm run build:mocks && npm run preview:mocks -- --port ${port} --strictPort`,
      port,
      reuseExistingServer: true,
      timeout: 180_000,
    },
    {
      command: `npx vite build ${secondBuild} && npx vite preview ${secondBuild} --port ${secondPort} --strictPort`,
      env: { BRAND: 'rettvinkel' },
      port: secondPort,
      reuseExistingServer: true,
      timeout: 180_000,
    },
  ],
});
