import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { modalOpenings } from '../../support/browser/modalOpenings';

/** Directives that a deployment without third parties may add to those of the build. */
const strict = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types json-ld third-parties dompurify',
];

/**
 * Serve the document under a content security policy.
 * @returns the violated directives, a growing list
 */
async function servePolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  const written = readFileSync('dist/content-security-policy.txt', 'utf8').trim();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': [written, ...strict].join('; ') };
    return route.fulfill({ response, headers });
  });
  await page.exposeFunction('report', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { report } = window as unknown as { report: (violation: string) => void };
      report(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return violations;
}

test('APP-15 DEV-03 under the content security policy of the build everything runs and is styled', async ({
  page,
}) => {
  const violations = await servePolicy(page);
  await page.goto('/en/furniture/living-room/sofas', { waitUntil: 'commit' });
  await expect(page.locator('#site-loader')).toHaveCSS('position', 'fixed');
  const { opener, title } = modalOpenings.signIn;
  await opener(page).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
  await page.goto('/en/about-us');
  await page.getByRole('heading', { level: 1, name: 'About Furulia' }).waitFor();
  expect(violations).toEqual([]);
});
