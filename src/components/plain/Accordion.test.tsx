import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from './Accordion';

const button = () => screen.getByRole('button', { name: 'Colour' });
const expanded = () => button().getAttribute('aria-expanded');

beforeEach(() => {
  vi.useFakeTimers();
});

describe('FILT-05 Accordion', () => {
  it('FILT-05 ignores clicks for 250 ms after each toggle', () => {
    render(<Accordion title="Colour">Green</Accordion>);
    fireEvent.click(button());
    expect(expanded()).toBe('true');
    vi.advanceTimersByTime(249);
    fireEvent.click(button());
    expect(expanded()).toBe('true');
    vi.advanceTimersByTime(1);
    fireEvent.click(button());
    expect(expanded()).toBe('false');
    fireEvent.click(button());
    expect(expanded()).toBe('false');
  });

  it('FILT-05 ignores clicks without disabling the button, so that focus remains', () => {
    render(<Accordion title="Colour">Green</Accordion>);
    button().focus();
    fireEvent.click(button());
    fireEvent.click(button());
    expect(document.activeElement).toBe(button());
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('FILT-05 a closed region is not focusable, and aria-controls of the button names it', () => {
    render(
      <Accordion title="Colour">
        <a href="/green">Green</a>
      </Accordion>,
    );
    const panel = document.getElementById(button().getAttribute('aria-controls') ?? '');
    expect(panel?.hasAttribute('inert')).toBe(true);
    fireEvent.click(button());
    expect(panel?.hasAttribute('inert')).toBe(false);
    expect(screen.getByRole('heading', { level: 3, name: 'Colour' })).toBeTruthy();
  });

  it('FILT-05 a controlled accordion calls onToggle and does not open by itself', () => {
    const onToggle = vi.fn();
    render(
      <Accordion title="Colour" open={false} onToggle={onToggle}>
        Green
      </Accordion>,
    );
    fireEvent.click(button());
    expect(onToggle.mock.calls).toEqual([[true]]);
    expect(expanded()).toBe('false');
  });
});
