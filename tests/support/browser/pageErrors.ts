import { expect, type Page } from '@playwright/test';

/**
 * Records what a page writes to its console, throws, or reports as an exception. Call it before the page is opened.
 * A picture that is missing is the catalogue's fault, and shows as such.
 * @returns one text each, as they come
 */
export async function recordPageErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isNews =
      ['debug', 'info'].includes(message.type()) || message.location().url.includes('/mock-media/');
    if (!isNews) errors.push(`${message.text()} at ${page.url()}`);
  });
  page.on('pageerror', (error) => errors.push(`${String(error)} at ${page.url()}`));
  await page.exposeFunction('recordException', (error: string) => errors.push(`${error} at ${page.url()}`));
  await page.addInitScript(() => {
    const { recordException } = window as unknown as { recordException: (error: string) => void };
    window.exceptionReporter = (error) => {
      // A failed call of the test's own making.
      const isFailedCall =
        error instanceof Error && error.cause instanceof Error && error.cause.name === 'ApiError';
      if (!isFailedCall) recordException(`Exception: ${String(error)}`);
    };
  });
  return errors;
}

/** Expects that the app shows none of its own pages for failures (APP-05) in place of the requested page. */
export async function expectNoBuiltInPage(page: Page): Promise<void> {
  await expect(page.locator('[data-built-in]')).toHaveCount(0);
}
