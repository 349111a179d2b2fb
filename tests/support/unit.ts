/**
 * Setup of every unit test. Whatever a test, or the code under it, writes to the console fails that test,
 * and no test inherits another's fake clock.
 */
import { format } from 'node:util';
import { afterEach, beforeAll, vi } from 'vitest';
import { prefetchParts } from '../../src/components/LazyModule/lazyPart';
import { loadEnglish } from '../../src/i18n/englishText';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const written: string[] = [];

for (const method of METHODS) {
  console[method] = (...parts: unknown[]) => {
    written.push(`console.${method}: ${format(...parts)}`);
  };
}

afterEach(() => {
  vi.useRealTimers();
  const lines = written.splice(0);
  if (lines.length > 0) throw new Error(`The console stays quiet in tests, but got:\n${lines.join('\n')}`);
});

// As in a page that has been idle.
beforeAll(prefetchParts);

// Parts that are rendered by themselves show the built-in English, which is a chunk of its own.
await loadEnglish();
