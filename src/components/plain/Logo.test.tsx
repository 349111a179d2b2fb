import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo, logoSizes } from './Logo';

it.each([
  ['logo', '150', '41'],
  ['logoSmall', '120', '33'],
] as const)('UI-02 %s is %s×%s px', (size, width, height) => {
  const { container } = render(<Logo size={size} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual([width, height]);
  expect(Object.keys(logoSizes)).toEqual(['logo', 'logoSmall']);
});
