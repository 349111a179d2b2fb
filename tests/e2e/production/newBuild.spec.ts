import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { hasNginx, mockLocations, startNginx } from '../../../scripts/nginx/nginx';
import type { GlobalSettings } from '../../../src/features/settings/settings';
import { renameFiles } from '../../support/browser/nextBuild';
import { recordViolations } from '../../support/browser/recordViolations';
import { alterAnswer } from '../../support/browser/shopAnswers';
import { openPage, signIn } from '../../support/browser/shopWindow';
import { freePort } from '../../support/freePort';
import { samplePages } from '../../support/samplePages';

// A deployment while tabs are open: nginx of its own, then one with a build without a file of the first.
test.skip(!hasNginx(), 'needs nginx');

let nginx: ChildProcess;
let port: number;

/** Serve a build on the port of the test. */
async function serve(request: APIRequestContext, build: string, headers: string): Promise<void> {
  const settings = { BACKEND: `http://127.0.0.1:${process.env['MOCKS_PORT']}` };
  nginx = startNginx({ port, build, headers, settings, locations: mockLocations });
  await expect(async () => {
    expect((await request.get(`http://localhost:${port}/health`)).ok()).toBe(true);
  }).toPass();
}

async function endServer(): Promise<void> {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
}

test.beforeEach(async ({ request }) => {
  port = await freePort();
  await serve(request, 'dist', 'dist-private/security-headers.conf');
});

test.afterEach(endServer);

/**
 * Deploy the next build, with new fields in the settings of the API. A server takes the place of the other, since a
 * reloading nginx answers from both builds for a tenth of a second.
 */
async function deploy(page: Page): Promise<void> {
  const folder = test.info().outputPath('next');
  cpSync('dist', folder, { recursive: true });
  writeFileSync(`${folder}.conf`, renameFiles(folder));
  await endServer();
  await serve(page.request, folder, `${folder}.conf`);
  await alterAnswer<GlobalSettings>(page, 'site/global-settings', (settings) => ({
    ...settings,
    newField: { nested: [1, null] },
  }));
}

const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
};

const startHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Furniture for the rest of your life' });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Furulia, home' });

test('APP-14 a link in a tab opened before a deployment leads to its page, with one reload', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  await openPage(page, `http://localhost:${port}/en/about-us`);
  await deploy(page);
  const loads = countLoads(page);
  await logo(page).click();
  await startHeading(page).waitFor();
  await expect(page.locator('script[src*="next.js"]').first()).toBeAttached();
  expect(loads).toEqual([`http://localhost:${port}/en`]);
  expect(violations).toEqual([]);
});

test('APP-14 a form filled in before a deployment is restored after the one reload', async ({ page }) => {
  await openPage(page, `http://localhost:${port}/en/about-us`);
  await signIn(page);
  await page.goto(`http://localhost:${port}${samplePages.AccountPage}?view=Profile`);
  const name = page.getByRole('main').getByLabel('First name');
  await name.fill('Ingrid Marie');
  await deploy(page);
  const loads = countLoads(page);
  await logo(page).click();
  await startHeading(page).waitFor();
  await page.goBack();
  await expect(name).toHaveValue('Ingrid Marie');
  expect(loads).toHaveLength(1);
});

test('APP-15 a visit without a network is the offline page in the language of its address, and its link opens the shop again', async ({
  page,
  context,
}) => {
  const violations = await recordViolations(page);
  await openPage(page, `http://localhost:${port}/no`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto(`http://localhost:${port}/no/kundeservice`);
  await expect(page.getByText('Du er frakoblet. Koble til internett og prøv igjen.')).toHaveCSS(
    'margin',
    '0px',
  );
  await expect(page.getByRole('heading', { name: 'Furulia' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Last siden på nytt' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kundeservice' }).waitFor();
  expect(violations).toEqual([]);
});
