import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Heart from 'lucide-react/icons/heart';
import { describe, expect, it, vi } from 'vitest';
import { Icon, iconSizes } from './Icon';
import { Button } from './Button';
import { IconButton } from './IconButton';

describe('CARD-06 Button', () => {
  it('CARD-06 while loading it ignores clicks and retains focus', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Add</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    rerender(
      <Button onClick={press} loading>
        Add
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('CHK-04 a submit button that is loading does not submit', async () => {
    const submit = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Button type="submit" loading>
          Pay
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('NAV-01 IconButton', () => {
  it.each([
    [-1, null],
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '100'],
    [1234, '1234'],
  ])('NAV-01 with a count of %s its badge is %s', (count, badge) => {
    render(<IconButton icon={Heart} label={`Cart, ${count}`} count={count} />);
    expect(screen.getByRole('button', { name: `Cart, ${count}` }).textContent || null).toBe(badge);
  });
});

describe('UI-02 Icon', () => {
  it.each(Object.entries(iconSizes))('UI-02 preset %s is %s px with a stroke of 1.5 px', (size, px) => {
    const { container } = render(<Icon icon={Heart} size={size as keyof typeof iconSizes} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('width')).toBe(String(px));
    expect(svg?.getAttribute('height')).toBe(String(px));
    expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
    const units = Number(svg?.getAttribute('stroke-width'));
    expect((units * px) / 24).toBeCloseTo(1.5);
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
  });

  it('UI-02 the presets are those of the list', () => {
    expect(iconSizes).toEqual({ xs: 12, s: 16, m: 24, l: 32, xl: 64, dot: 6 });
  });
});
