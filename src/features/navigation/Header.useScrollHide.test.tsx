import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { menu } from '../../../tests/support/megaMenu';
import { renderInShop } from '../../../tests/support/renderInShop';
import { moveWindow } from '../../components/plain/moveWindow';
import { DesktopHeader, scrollHideThreshold } from './Header';

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
};
const isHidden = () => menu().closest('[data-hidden]') !== null;
const pageHeight = (height: number) =>
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);

beforeEach(() => {
  vi.useFakeTimers();
  pageHeight(5000);
});

it('NAV-02 hides while scrolling down past 50 px and returns on scrolling up', () => {
  renderInShop(<DesktopHeader />);
  scrollTo(50);
  expect(isHidden()).toBe(false);
  scrollTo(51);
  expect(isHidden()).toBe(true);
  scrollTo(400);
  expect(isHidden()).toBe(true);
  scrollTo(390);
  expect(isHidden()).toBe(false);
  expect(scrollHideThreshold).toBe(50);
});

it('NAV-02 does not react to programmatic scrolling or to a page that has become shorter', () => {
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollTo(top));
  renderInShop(<DesktopHeader />);
  scrollTo(4000);
  moveWindow(3000);
  expect(isHidden()).toBe(true);
  act(() => vi.advanceTimersToNextFrame());
  pageHeight(2000);
  scrollTo(2000 - window.innerHeight);
  expect(isHidden()).toBe(true);
  scrollTo(1000);
  expect(isHidden()).toBe(false);
  moveWindow(0);
  expect(isHidden()).toBe(false);
});
