import type { Page } from '@playwright/test';

/**
 * Record violations of the content security policy in the documents of a page from now on.
 * @returns violated directive, blocked address and script of each violation, a growing list
 */
export async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return violations;
}
