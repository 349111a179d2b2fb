// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { trapTab } from './trapTab';

function setUp(focused: string, shiftKey = false) {
  document.body.innerHTML = `
    <button id="before"></button>
    <div id="box" tabindex="-1">
      <button id="first"></button>
      <h2 id="heading" tabindex="-1"></h2>
      <button id="last"></button>
      <button id="skipped" tabindex="-1"></button>
    </div>`;
  const box = document.getElementById('box');
  if (!box) throw new Error('There is no box');
  document.getElementById(focused)?.focus();
  const preventDefault = vi.fn();
  trapTab({ key: 'Tab', shiftKey, preventDefault }, box);
  return { focus: document.activeElement?.id, handled: preventDefault.mock.calls.length > 0 };
}

it.each([
  ['the last stop', 'last', false, 'first'],
  ['the first stop, backwards,', 'first', true, 'last'],
  ['the box itself, backwards,', 'box', true, 'last'],
  ['outside', 'before', false, 'first'],
  ['outside, backwards,', 'before', true, 'last'],
])('MOD-02 NAV-03 Tab from %s goes round', (_, focused, shiftKey, focus) => {
  expect(setUp(focused, shiftKey)).toEqual({ focus, handled: true });
});

it.each([
  ['the box itself', 'box', false],
  ['a heading between the stops', 'heading', false],
  ['the first stop', 'first', false],
  ['the last stop, backwards,', 'last', true],
])('MOD-02 NAV-03 Tab from %s is the browser’s', (_, focused, shiftKey) => {
  expect(setUp(focused, shiftKey)).toEqual({ focus: focused, handled: false });
});
