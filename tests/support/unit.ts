/**
 * Setup of every unit test. Console output, of a test or of the code under test, fails the test, and no fake clock is
 * left for the next test.
 */
import { format } from 'node:util';
import { afterEach, beforeAll, vi } from 'vitest';
import { prefetchParts } from '../../src/routing/lazy/lazyPart';
import { loadEnglish } from '../../src/i18n/englishText';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const written: string[] = [];

/** True for the report of a failed call, which the test has caused (DEV-07). */
const isFailedCall = ([error]: readonly unknown[]) =>
  error instanceof Error && error.cause instanceof Error && error.cause.name === 'ApiError';

for (const method of METHODS) {
  console[method] = (...parts: unknown[]) => {
    if (isFailedCall(parts)) return;
    written.push(`console.${method}: ${format(...parts)}`);
  };
}

afterEach(() => {
  vi.useRealTimers();
  const lines = written.splice(0);
  if (lines.length > 0) throw new Error(`The console stays quiet in tests, but got:\n${lines.join('\n')}`);
});

// As on a page that has been idle.
beforeAll(prefetchParts);

// Parts rendered outside the shop show the built-in English, which is a separate chunk.
await loadEnglish();
