import { expect, type Page } from '@playwright/test';

/**
 * Record a page's console output, uncaught errors and reported exceptions. Call it before the page is opened. Missing
 * pictures are ignored: they are a fault of the catalogue, and visible.
 * @returns one text each, a growing list
 * @example const errors = await recordPageErrors(page);
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
      // A failed call that the test has caused.
      const isFailedCall =
        error instanceof Error && error.cause instanceof Error && error.cause.name === 'ApiError';
      if (!isFailedCall) recordException(`Exception: ${String(error)}`);
    };
  });
  return errors;
}

/** Expect none of the app's built-in pages for failures (APP-05) in place of the requested page. */
export async function expectNoBuiltInPage(page: Page): Promise<void> {
  await expect(page.locator('[data-built-in]')).toHaveCount(0);
}
