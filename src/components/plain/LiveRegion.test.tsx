import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce, LiveRegion } from './LiveRegion';

it('CARD-06 announces texts, a repeated text as a new message, and none from before it was mounted', () => {
  announce('From before');
  render(<LiveRegion />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  act(() => announce('Added'));
  const first = region.firstChild;
  expect(region.textContent).toBe('Added');
  act(() => announce('Added'));
  expect(region.textContent).toBe('Added');
  expect(region.firstChild).not.toBe(first);
  expect(region.getAttribute('aria-live')).toBe('polite');
});
