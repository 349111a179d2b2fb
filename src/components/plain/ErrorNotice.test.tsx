import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorNotice } from './ErrorNotice';

it('CALL-07 is announced at once and retries on request', async () => {
  const retry = vi.fn();
  render(<ErrorNotice message="Endpoint not found." onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Endpoint not found.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('CALL-07 offers no retry where there is nothing to try', () => {
  render(<ErrorNotice message="Endpoint not found." />);
  expect(screen.queryByRole('button')).toBeNull();
});
