import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCategory } from './sampleCategory';
import { replaceFigures, speedPage, speedSummary, type Run } from './speed';

const runOf = (noise?: string): Run => ({
  date: new Date(),
  rounds: 5,
  cpu: 4,
  encoding: 'gzip',
  measured: [],
  readings: [],
  noise,
});

test('figures replace those of the last time, and nothing else', () => {
  const once = replaceFigures('a\n<!-- figures of npm run bench --><!-- end of the figures -->\nb', '1.0');
  expect(once).toBe('a\n<!-- figures of npm run bench -->\n\n1.0\n\n<!-- end of the figures -->\nb');
  expect(replaceFigures(once, '2.0')).toBe(once.replace('1.0', '2.0'));
  expect(() => replaceFigures('a', '1.0')).toThrow('no "<!-- figures');
});

test('figures of a noisy machine say so', () => {
  for (const write of [speedPage, speedSummary]) {
    expect(write(runOf('the same work took twice as long'))).toContain(
      'The machine was noisy: the same work took twice as long.',
    );
    expect(write(runOf())).not.toContain('noisy');
  }
});

test('figures name the compression of the files', () => {
  for (const write of [speedPage, speedSummary]) expect(write(runOf())).toContain('files in gzip');
});

test('the summary compares a page with each baseline, and by ratio with the last', () => {
  const summary = speedSummary({ ...runOf(), measured: [sampleCategory] });
  expect(summary).toMatch(
    /\| category: usable +\| +1\.80 \| +1\.80 \| +0\.00 \| +1\.20 \| +1\.50 \/ 1\.50 \|/,
  );
});

test('the README has a place for them', () => {
  expect(replaceFigures(readFileSync('README.md', 'utf8'), 'figures')).toContain('figures');
});
