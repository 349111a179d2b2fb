import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RangeInput } from './RangeInput';
import type { Range } from './rangeRules';

const bounds = { min: 100, max: 1000 };

function open(first: Range = bounds) {
  const onCommit = vi.fn<(range: Range) => void>();
  function FilterSelection() {
    const [value, setValue] = useState(first);
    const commit = (range: Range) => {
      onCommit(range);
      setValue(range);
    };
    return <RangeInput label="Price" unit="kr" bounds={bounds} value={value} onCommit={commit} />;
  }
  render(<FilterSelection />);
  return { onCommit, user: userEvent.setup() };
}

const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
const thumb = (name: string) => screen.findByRole<HTMLInputElement>('slider', { name });

const keys: Record<string, (range: HTMLInputElement) => void> = {
  ArrowRight: (range) => range.stepUp(),
  ArrowLeft: (range) => range.stepDown(),
  PageUp: (range) => range.stepUp(10),
  PageDown: (range) => range.stepDown(10),
  Home: (range) => (range.value = range.min),
  End: (range) => (range.value = range.max),
};

/** Press a key on a thumb and hold it: with the browser's rounding and default action, which jsdom lacks. */
function holdKey(range: HTMLInputElement, key: string) {
  fireEvent.keyDown(range, { key });
  const moved = range.cloneNode() as HTMLInputElement;
  const step = Number(range.step);
  moved.value = String(Math.round(range.valueAsNumber / step) * step);
  keys[key]?.(moved);
  fireEvent.input(range, { target: { value: moved.value } });
}

async function type(user: ReturnType<typeof userEvent.setup>, field: HTMLInputElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

it('FILT-06 the inputs are in a named group and have their unit', () => {
  open();
  expect(screen.getByRole('group', { name: 'Price' }).contains(from())).toBe(true);
  expect([from().value, to().value]).toEqual(['100', '1,000']);
  const unit = document.getElementById(from().getAttribute('aria-describedby') ?? '');
  expect(unit?.textContent).toBe('kr');
});

it('FILT-06 a note below the inputs describes the group', () => {
  render(<RangeInput label="Price" note="incl. VAT" bounds={bounds} value={bounds} onCommit={vi.fn()} />);
  const group = screen.getByRole('group', { name: 'Price' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'incl. VAT',
  );
});

it('FILT-06 focus selects the content of an input, which has separators without focus', () => {
  open();
  expect(to().value).toBe('1,000');
  act(() => to().focus());
  expect([to().value, to().selectionStart, to().selectionEnd]).toEqual(['1000', 0, 4]);
});

it('FILT-06 inputs accept digits and editing keys only', async () => {
  const { user } = open();
  await type(user, from(), '-2a5.e0{ArrowLeft}{ArrowLeft}{Backspace}3');
  expect(from().value).toBe('350');
});

it('FILT-06 an amount can be pasted with its currency; what is no amount changes nothing', async () => {
  const { user } = open();
  await user.tripleClick(to());
  await user.paste('899,00 kr');
  expect(to().value).toBe('899');
  await user.tripleClick(to());
  await user.paste('1e3');
  expect(to().value).toBe('899');
});

it('FILT-06 typing commits nothing; leaving an input commits the clamped range', async () => {
  const { onCommit, user } = open();
  await type(user, from(), '20');
  expect(onCommit).not.toHaveBeenCalled();
  await user.tab();
  expect(from().value).toBe('100');
  expect(onCommit).not.toHaveBeenCalled();
  await type(user, to(), '99999');
  await user.tab();
  expect(to().value).toBe('1,000');
  await type(user, to(), '700');
  await user.keyboard('{Enter}');
  expect(onCommit.mock.calls).toEqual([[{ min: 100, max: 700 }]]);
});

it('FILT-06 on blur swapped values change places and an empty input reverts', async () => {
  const { onCommit, user } = open({ min: 200, max: 500 });
  await type(user, from(), '800');
  await user.tab();
  expect([from().value, to().value]).toEqual(['500', '800']);
  expect(onCommit.mock.calls).toEqual([[{ min: 500, max: 800 }]]);
  await user.clear(to());
  await user.tab();
  expect(to().value).toBe('800');
  expect(onCommit).toHaveBeenCalledTimes(1);
});

it('FILT-06 the range of each thumb ends at the other one', async () => {
  open({ min: 200, max: 500 });
  const low = await thumb('From');
  expect([low.min, low.max, low.getAttribute('aria-valuemax')]).toEqual(['100', '500', '500']);
  const high = await thumb('To');
  expect([high.min, high.max, high.getAttribute('aria-valuemin')]).toEqual(['200', '1000', '200']);
  expect(low.getAttribute('aria-valuetext')).toBe('200 kr');
});

it('FILT-06 a key moves a thumb to the next round value; the range is committed once, on keyup', async () => {
  const { onCommit } = open({ min: 200, max: 500 });
  const low = await thumb('From');
  for (let times = 0; times < 5; times += 1) holdKey(low, 'ArrowRight');
  expect([low.value, from().value]).toEqual(['250', '250']);
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.keyUp(low, { key: 'ArrowRight' });
  expect(onCommit.mock.calls).toEqual([[{ min: 250, max: 500 }]]);
});

it('FILT-06 a thumb stops at the other one', async () => {
  const { onCommit } = open({ min: 490, max: 500 });
  const low = await thumb('From');
  for (const key of ['PageUp', 'End']) holdKey(low, key);
  fireEvent.keyUp(low, { key: 'End' });
  expect(onCommit.mock.calls).toEqual([[{ min: 500, max: 500 }]]);
  const high = await thumb('To');
  holdKey(high, 'Home');
  fireEvent.keyUp(high, { key: 'Home' });
  expect(onCommit).toHaveBeenCalledTimes(1);
});

it('FILT-06 a key moves a typed value to a round one, and both bounds can be reached', async () => {
  const onCommit = vi.fn<(range: Range) => void>();
  const ends = { min: 249, max: 32_990 };
  render(<RangeInput label="Price" bounds={ends} value={{ min: 1234, max: 20_100 }} onCommit={onCommit} />);
  const press = async (name: string, key: string) => {
    holdKey(await thumb(name), key);
    fireEvent.keyUp(await thumb(name), { key });
    return onCommit.mock.lastCall?.[0];
  };
  expect(await press('From', 'ArrowRight')).toEqual({ min: 1500, max: 20_100 });
  expect(await press('To', 'ArrowLeft')).toEqual({ min: 1234, max: 19_500 });
  expect(await press('From', 'Home')).toEqual({ min: 249, max: 20_100 });
  expect(await press('To', 'End')).toEqual({ min: 1234, max: 32_990 });
});

it('FILT-06 a value set by assistive technology is committed at once', async () => {
  const { onCommit } = open({ min: 200, max: 500 });
  fireEvent.change(await thumb('To'), { target: { value: '430' } });
  expect(onCommit.mock.calls).toEqual([[{ min: 200, max: 430 }]]);
});

it('FILT-06 a response that comes while a thumb is dragged moves neither it nor the other end', async () => {
  const onCommit = vi.fn<(range: Range) => void>();
  const range = (least: number) => {
    const ends = { min: least, max: 1000 };
    return <RangeInput label="Price" bounds={ends} value={ends} onCommit={onCommit} />;
  };
  const { rerender } = render(range(100));
  const high = await thumb('To');
  for (let times = 0; times < 5; times += 1) holdKey(high, 'PageDown');
  rerender(range(600));
  expect([high.value, high.max, (await thumb('From')).value]).toEqual(['500', '1000', '100']);
  fireEvent.keyUp(high, { key: 'PageDown' });
  expect(onCommit.mock.calls).toEqual([[{ min: 600, max: 600 }]]);
  rerender(range(100));
  for (let times = 0; times < 2; times += 1) holdKey(high, 'PageDown');
  rerender(range(300));
  fireEvent.keyUp(high, { key: 'PageDown' });
  expect(onCommit).toHaveBeenLastCalledWith({ min: 300, max: 800 });
});
