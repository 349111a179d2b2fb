import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportException, reportUncaughtErrors } from './reportException';

let stop: () => void;
beforeEach(() => {
  stop = reportUncaughtErrors();
});
afterEach(() => {
  stop();
  delete window.exceptionReporter;
});

const consoleError = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() });

test('CALL-07 an exception goes to the reporter of the deployment, with its component stack', () => {
  const reporter = (window.exceptionReporter = vi.fn());
  const error = new Error('broken');
  reportException(error, 'in Card');
  expect(reporter.mock.calls).toEqual([[error, 'in Card']]);
});

test('CALL-07 without a reporter it goes to the console, in development only', () => {
  const written = consoleError();
  reportException('broken', 'in Card');
  expect(written.mock.calls).toEqual([['broken', 'in Card']]);
  vi.stubEnv('DEV', false);
  reportException('broken');
  expect(written).toHaveBeenCalledTimes(1);
});

test('CALL-07 a reporter that throws breaks nothing', () => {
  window.exceptionReporter = () => {
    throw new Error('monitoring is down');
  };
  expect(() => reportException('broken')).not.toThrow();
});

test('CALL-07 errors and rejections that nothing catches are reported, until that is stopped', () => {
  const reporter = (window.exceptionReporter = vi.fn());
  window.dispatchEvent(new ErrorEvent('error', { error: 'thrown' }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(rejection('rejected'));
  expect(reporter.mock.calls.map(([error]) => error as unknown)).toEqual([
    'thrown',
    'Script error.',
    'rejected',
  ]);
  stop();
  window.dispatchEvent(rejection('later'));
  expect(reporter).toHaveBeenCalledTimes(3);
});
