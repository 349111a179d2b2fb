import { expect, test } from 'vitest';
import { nameAt, readablePath } from './sourceNames';

test('a function is named by its declaration, also where it is an arrow function or a method', () => {
  expect(nameAt('export function useCardRows(props) {', 16)).toBe('useCardRows');
  expect(nameAt('const measure = (row) => row;', 16)).toBe('measure');
  expect(nameAt('  render({ size }) {', 2)).toBe('render');
  expect(nameAt('() => 1', 0)).toBeUndefined();
});

test('a source is named from the root of the project, a library by its package', () => {
  expect(readablePath('../../src/app/App.tsx')).toBe('src/app/App.tsx');
  expect(readablePath('../../../node_modules/@tanstack/react-query/build/index.js')).toBe(
    '@tanstack/react-query',
  );
});
