import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './testReports';

test('the report of the unit tests names each failed test, and a file that could not be run', () => {
  const file = (name: string, status: string, assertionResults: object[], message = '') => ({
    name: `${process.cwd()}/src/${name}`,
    status,
    message,
    assertionResults,
  });
  expect(
    readVitest({
      numPassedTests: 1,
      testResults: [
        file('a.test.ts', 'failed', [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
        ]),
        file('b.test.ts', 'failed', [], 'Cannot find module'),
      ],
    }),
  ).toEqual({
    passed: 1,
    failures: [
      { title: 'src/a.test.ts › subtracts', message: 'expected 1 to be 2' },
      { title: 'src/b.test.ts', message: 'Cannot find module' },
    ],
  });
});

test('the report of the browser tests names each failed or flaky test, nested ones and errors outside tests too', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'cart.spec.ts',
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  expect(
    readPlaywright({
      stats: { expected: 1 },
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('passes', 'expected'), spec('fails', 'unexpected', 'not visible')],
          suites: [{ specs: [spec('passes now and then', 'flaky', 'timed out')] }],
        },
      ],
    }),
  ).toEqual({
    passed: 1,
    failures: [
      { title: 'outside any test', message: 'no server' },
      { title: 'cart.spec.ts › fails', message: 'not visible' },
      { title: 'cart.spec.ts › passes now and then', message: 'timed out' },
    ],
  });
});
