import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readmeFigures, replaceFigures } from './readme';

test('figures replace those of the last time, and nothing else', () => {
  const once = replaceFigures('a\n<!-- figures of npm run bench --><!-- end of the figures -->\nb', '1.0');
  expect(once).toBe('a\n<!-- figures of npm run bench -->\n\n1.0\n\n<!-- end of the figures -->\nb');
  expect(replaceFigures(once, '2.0')).toBe(once.replace('1.0', '2.0'));
  expect(() => replaceFigures('a', '1.0')).toThrow('no "<!-- figures');
});

test('figures of a noisy machine say so', () => {
  const of = (noise?: string) => readmeFigures(new Date(), 5, { measured: [], readings: [], noise });
  expect(of('the same work took twice as long')).toContain(
    'The machine was noisy: the same work took twice as long.',
  );
  expect(of()).not.toContain('noisy');
});

test('the README has a place for them', () => {
  expect(replaceFigures(readFileSync('README.md', 'utf8'), 'figures')).toContain('figures');
});
