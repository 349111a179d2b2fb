/** How many tests passed and failed in a run. */
export interface Count {
  passed: number;
  failed: number;
}

/** Reads Vitest's JSON report. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads Playwright's JSON report; a test that passed only on a retry counts as failed, since a flaky test is broken. */
export function countPlaywright(report: unknown): Count {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
