import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { QuantityRules } from '../../lib/quantityRules';
import { QuantityInput } from './QuantityInput';

interface FieldProps extends QuantityRules {
  start: number;
  isOfLine?: boolean;
}

function Field({ start, isOfLine, ...rules }: FieldProps) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <QuantityInput value={value} onChange={setValue} label="Chairs" rules={rules} isOfLine={isOfLine} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

const limit = 'Enter a whole number from 1 to 999';
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Chairs' });
/** The quantity that the field's parent has; null for none. */
const value = () => {
  const text = document.querySelector('output')?.textContent;
  return text === 'none' ? null : Number(text);
};
const maximum = (max: number) => screen.queryByText(`At most ${max} can be ordered`);
const less = () => screen.getByRole('button', { name: 'One less: Chairs' });
const more = () => screen.getByRole('button', { name: 'One more: Chairs' });

afterEach(() => void vi.useRealTimers());

describe('CARD-05 QuantityInput', () => {
  it('CARD-05 may be empty while typing and becomes 1 when left', async () => {
    render(<Field start={7} />);
    await userEvent.clear(field());
    expect([field().value, value()]).toEqual(['', null]);
    act(() => field().blur());
    expect([field().value, value()]).toEqual(['1', 1]);
  });

  it.each([
    ['1e3', '13'],
    ['12 pcs', '12'],
    ['-1', '1'],
    ['1.5', '15'],
    [' 2', '2'],
    ['٣', '4'],
  ])('CARD-05 of pasted %j only the digits enter the field', async (text, shown) => {
    render(<Field start={4} />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect([field().value, value()]).toEqual([shown, Number(shown)]);
  });

  it.each([
    ['25', 6],
    ['1000', 999],
  ])('CARD-05 %s becomes the maximum at once, and says so for a while', (text, max) => {
    vi.useFakeTimers();
    render(<Field start={4} maxQuantity={max} />);
    fireEvent.change(field(), { target: { value: text } });
    expect([field().value, value()]).toEqual([String(max), max]);
    expect(maximum(max)).toBeTruthy();
    fireEvent.blur(field());
    expect([field().value, value()]).toEqual([String(max), max]);
    expect(maximum(max)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(6000));
    expect(maximum(max)).toBeNull();
  });

  it.each([
    ['1e3', '13'],
    ['-1', '1'],
    ['2.5', '25'],
    ['4x ', '4'],
    ['٣７', ''],
  ])('CARD-05 of %j only the digits are typed: other keys are refused', async (keys, typed) => {
    render(<Field start={37} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(field().value).toBe(typed || '37');
    expect(screen.queryByText(limit)).toBeNull();
  });

  it('CARD-05 shortcuts and editing keys are not refused', async () => {
    render(<Field start={37} />);
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}4{ArrowLeft}1');
    expect(field().value).toBe('14');
    const refused = (init: KeyboardEventInit) => !fireEvent.keyDown(field(), init);
    expect([refused({ key: 'a' }), refused({ key: 'a', ctrlKey: true }), refused({ key: 'Tab' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('CARD-05 0 typed over the selected quantity is none, says so, and becomes 1 when left', async () => {
    render(<Field start={37} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('0');
    expect([field().value, value()]).toEqual(['0', null]);
    expect(screen.getByText(limit)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.tab();
    expect([field().value, value()]).toEqual(['1', 1]);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('8');
    expect([field().value, value()]).toEqual(['8', 8]);
    expect(screen.queryByText(limit)).toBeNull();
  });

  it('CARD-05 focus selects the content, so that typing replaces it', () => {
    render(<Field start={37} />);
    act(() => field().focus());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2]);
  });

  it('CARD-05 typing digits changes it at once', async () => {
    render(<Field start={4} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '120');
    expect(value()).toBe(120);
  });

  it('CARD-05 is clamped to minimum and maximum, and focus remains at the bound', async () => {
    render(<Field start={2} maxQuantity={3} />);
    await userEvent.click(less());
    expect(less().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(less());
    expect(value()).toBe(1);
    expect(document.activeElement).toBe(less());
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(more());
    expect(value()).toBe(3);
    expect(more().getAttribute('aria-disabled')).toBe('true');
  });

  it('CARD-05 without a maximum the limit is 999, and spin button keys work', async () => {
    render(<Field start={5} />);
    field().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(value()).toBe(6);
    await userEvent.keyboard('{PageUp}');
    expect(value()).toBe(16);
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(value()).toBe(999);
    await userEvent.keyboard('{Home}{Enter}');
    expect(value()).toBe(1);
    expect(field().getAttribute('aria-valuenow')).toBe('1');
  });

  it.each([
    ['End', 999],
    ['Home', 0],
  ])('CARD-05 %s counts once the field is left', async (key, limit) => {
    render(<Field start={5} isOfLine />);
    await userEvent.click(field());
    await userEvent.keyboard(`{${key}}`);
    expect([field().value, field().getAttribute('aria-valuenow')]).toEqual([`${limit}`, `${limit}`]);
    expect(value()).toBe(5);
    act(() => field().blur());
    expect(value()).toBe(limit);
  });

  it.each([
    ['End', /^One more/],
    ['Home', /^One less/],
  ])('CARD-05 after %s the button beyond the limit is disabled at once', async (key, name) => {
    render(<Field start={5} isOfLine />);
    await userEvent.click(field());
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  });

  it('CARD-05 a quantity typed after End or Home replaces it', async () => {
    render(<Field start={12} isOfLine />);
    await userEvent.click(field());
    await userEvent.keyboard('{End}{Backspace}{Backspace}33');
    expect([field().value, value()]).toEqual(['33', 33]);
    await userEvent.keyboard('{Home}4');
    act(() => field().blur());
    expect([field().value, value()]).toEqual(['4', 4]);
  });

  it('CARD-05 Enter commits an empty field as blur does', async () => {
    render(<Field start={7} />);
    await userEvent.clear(field());
    await userEvent.keyboard('{Enter}');
    expect([field().value, value()]).toEqual(['1', 1]);
  });

  it('CARD-05 what begins with a zero may still become a quantity', async () => {
    render(<Field start={7} />);
    await userEvent.clear(field());
    await userEvent.keyboard('0');
    expect([field().value, value()]).toEqual(['0', null]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('5');
    expect([field().value, value()]).toEqual(['05', 5]);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    act(() => field().blur());
    expect(field().value).toBe('5');
  });

  it('CARD-05 a quantity that the parent reverts does not remain in the field', () => {
    const field7 = (value: number) => (
      <QuantityInput value={value} onChange={() => undefined} label="Chairs" />
    );
    const { rerender } = render(field7(1));
    fireEvent.change(field(), { target: { value: '7' } });
    rerender(field7(7));
    expect(field().value).toBe('7');
    rerender(field7(1));
    expect(field().value).toBe('1');
  });

  it('CARD-05 in a cart 0 is a quantity, once the field is left', async () => {
    render(<Field start={4} isOfLine />);
    fireEvent.change(field(), { target: { value: '0' } });
    expect([field().value, value()]).toEqual(['0', 4]);
    act(() => field().focus());
    act(() => field().blur());
    expect(value()).toBe(0);
  });

  it('CARD-05 in a cart the step below 1 is 0', async () => {
    render(<Field start={1} isOfLine />);
    await userEvent.click(less());
    expect(value()).toBe(0);
  });

  it('CARD-05 steps are those of the article, from its minimum to the last that the maximum allows', async () => {
    render(<Field start={8} minQuantity={8} quantityStep={4} maxQuantity={18} />);
    const fewer = screen.getByRole('button', { name: '4 less: Chairs' });
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '4 more: Chairs' }));
    expect(value()).toBe(12);
    await userEvent.click(field());
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(value()).toBe(16);
    await userEvent.keyboard('{PageDown}');
    expect(value()).toBe(8);
  });

  it('CARD-05 a typed number between two steps is none, and becomes the next one with the reason when left', async () => {
    render(<Field start={8} minQuantity={8} quantityStep={4} />);
    fireEvent.change(field(), { target: { value: '10' } });
    expect([field().value, value()]).toEqual(['10', null]);
    expect(screen.getByText('Sold in steps of 4, at least 8.')).toBeTruthy();
    fireEvent.blur(field());
    expect([field().value, value()]).toEqual(['12', 12]);
    expect(screen.getByText('10 was changed to 12. Sold in steps of 4, at least 8.')).toBeTruthy();
  });

  it('CARD-05 an empty field becomes the minimum of the article', () => {
    render(<Field start={12} minQuantity={8} quantityStep={4} />);
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.blur(field());
    expect([field().value, value()]).toEqual(['8', 8]);
  });

  it('CARD-05 in a cart the step below the minimum of the article is 0', async () => {
    render(<Field start={8} isOfLine minQuantity={8} quantityStep={4} />);
    await userEvent.click(screen.getByRole('button', { name: '4 less: Chairs' }));
    expect(value()).toBe(0);
  });

  it('CARD-05 a quantity in the cart between two steps stays until it is changed', async () => {
    render(<Field start={6} isOfLine quantityStep={4} />);
    await userEvent.click(field());
    fireEvent.blur(field());
    expect([field().value, value()]).toEqual(['6', 6]);
    await userEvent.click(screen.getByRole('button', { name: '4 more: Chairs' }));
    expect(value()).toBe(8);
  });
});
