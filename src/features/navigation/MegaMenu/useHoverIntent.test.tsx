import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { opener, panel, panelLinks, topLink } from '../../../../tests/support/megaMenu';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { DesktopHeader } from '../Header/DesktopHeader';
import { hoverDelay } from './useHoverIntent';

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
