import path from 'node:path';

/** A failed test: its file, title and output. */
export interface Failure {
  title: string;
  message: string;
}

/** Result of a test runner: the number of passed tests, and the failed ones. */
export interface TestReport {
  passed: number;
  failures: Failure[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Read Vitest's JSON report; a file that could not run counts as one failure. */
export function readVitest(report: unknown): TestReport {
  const { numPassedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ title: file, message }];
    return failed.map((test) => ({
      title: `${file} › ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }));
  });
  return { passed: numPassedTests, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
  stats: { expected: number };
}

/** Read Playwright's JSON report; a test that passed only on a retry counts as failed, since a flaky test is broken. */
export function readPlaywright(report: unknown): TestReport {
  const { suites, errors, stats } = report as PlaywrightReport;
  const messages = (list: { message?: string }[]) => list.map(({ message }) => message ?? '').join('\n');
  const failuresOf = (suite: PlaywrightSuite): Failure[] => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          title: `${file} › ${title}`,
          message: messages(results.flatMap((result) => result.errors)),
        })),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ];
  const outsideTests = errors.map(({ message }) => ({ title: 'outside any test', message: message ?? '' }));
  return { passed: stats.expected, failures: [...outsideTests, ...suites.flatMap(failuresOf)] };
}
