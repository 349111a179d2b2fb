import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { opener, panel, panelLinks, topLink } from '../../../../tests/support/megaMenu';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { DesktopHeader } from '../Header';
import { hoverDelay, isHeadingFor } from './useMenu';

const item = (name: string) => topLink(name).closest('li') ?? document.body;
const openName = () => panel() && panelLinks()[0]?.textContent;

const panelRect = { ...document.body.getBoundingClientRect(), left: 0, right: 1000, top: 100 };
const mouse = { pointerType: 'mouse' };
const hover = (name: string) => fireEvent.pointerMove(item(name), mouse);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

it('NAV-07 opens after 100 ms', () => {
  renderInShop(<DesktopHeader />);
  hover('Møbler');
  wait(hoverDelay - 1);
  expect(panel()).toBeNull();
  wait(1);
  expect(openName()).toBe('Møbler');
  expect(hoverDelay).toBe(100);
});

it('NAV-07 opens nothing when the pointer has left before', () => {
  renderInShop(<DesktopHeader />);
  hover('Møbler');
  wait(50);
  fireEvent.pointerLeave(item('Møbler'), mouse);
  wait(1000);
  expect(panel()).toBeNull();
});

it('NAV-07 with a panel open another item switches at once', () => {
  renderInShop(<DesktopHeader />);
  fireEvent.click(opener('Møbler'));
  hover('Belysning');
  expect(openName()).toBe('Belysning');
});

it('NAV-07 a panel clicked before the delay has passed stays closed after Escape', () => {
  renderInShop(<DesktopHeader />);
  hover('Møbler');
  fireEvent.click(opener('Møbler'));
  fireEvent.keyDown(document, { key: 'Escape' });
  wait(1000);
  expect(panel()).toBeNull();
});

it('NAV-07 an item that is only crossed towards the panel does not switch', () => {
  renderInShop(<DesktopHeader />);
  fireEvent.click(opener('Møbler'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(panelRect);
  fireEvent.pointerMove(item('Møbler'), { ...mouse, clientX: 100, clientY: 80 });
  fireEvent.pointerMove(item('Belysning'), { ...mouse, clientX: 110, clientY: 88 });
  expect(openName()).toBe('Møbler');
  fireEvent.pointerLeave(item('Belysning'), mouse);
  wait(1000);
  expect(openName()).toBe('Møbler');
});

it('NAV-07 a pointer that rests on the crossed item opens its panel', () => {
  renderInShop(<DesktopHeader />);
  fireEvent.click(opener('Møbler'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(panelRect);
  fireEvent.pointerMove(item('Møbler'), { ...mouse, clientX: 100, clientY: 80 });
  fireEvent.pointerMove(item('Belysning'), { ...mouse, clientX: 110, clientY: 88 });
  wait(hoverDelay);
  expect(openName()).toBe('Belysning');
});

it('NAV-07 touch does not hover', () => {
  renderInShop(<DesktopHeader />);
  fireEvent.pointerMove(item('Møbler'), { pointerType: 'touch' });
  wait(1000);
  expect(panel()).toBeNull();
});

it('NAV-07 a panel opened by hovering closes when the pointer leaves, one opened by a press does not', () => {
  renderInShop(<DesktopHeader />);
  const list = item('Møbler').parentElement ?? document.body;
  hover('Møbler');
  wait(hoverDelay);
  fireEvent.pointerLeave(list, mouse);
  wait(299);
  expect(openName()).toBe('Møbler');
  wait(1);
  expect(panel()).toBeNull();
  fireEvent.click(opener('Møbler'));
  fireEvent.pointerLeave(list, mouse);
  wait(1000);
  expect(openName()).toBe('Møbler');
});

const isHeadingForPanel = { left: 0, right: 1000, top: 100 };

it('NAV-07 moving down or diagonally down heads for the panel, sideways or up does not', () => {
  expect(isHeadingFor(isHeadingForPanel, { x: 500, y: 80 }, { x: 500, y: 84 })).toBe(true);
  expect(isHeadingFor(isHeadingForPanel, { x: 500, y: 80 }, { x: 510, y: 85 })).toBe(true);
  expect(isHeadingFor(isHeadingForPanel, { x: 500, y: 80 }, { x: 540, y: 80 })).toBe(false);
  expect(isHeadingFor(isHeadingForPanel, { x: 500, y: 80 }, { x: 560, y: 81 })).toBe(false);
  expect(isHeadingFor(isHeadingForPanel, { x: 500, y: 80 }, { x: 500, y: 70 })).toBe(false);
});

it('NAV-07 a pointer that heads for the panel reaches it between its edges', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 99 }) });
  fc.assert(
    fc.property(
      place,
      fc.integer({ min: 0, max: 1000 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (from, x, part) => {
        const to = { x: from.x + (x - from.x) * part, y: from.y + (isHeadingForPanel.top - from.y) * part };
        const wide = { left: -1, right: 1001, top: isHeadingForPanel.top };
        expect(isHeadingFor(wide, from, to)).toBe(true);
      },
    ),
  );
});
