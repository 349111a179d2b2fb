import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Breadcrumbs, overflowDelay } from './Breadcrumbs';

const items = [
  { id: '1', href: '/elsewhere', text: 'Home' },
  { id: '2', href: '/no/mobler', text: 'Furniture' },
  { id: '3', href: '/no/mobler/stoler', text: 'Chairs' },
  { id: '4', href: '/no/mobler/stoler/vik', text: 'Vik' },
];

let room = 1000;
let resized: () => void = () => undefined;

class Observer {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

/** Mock layout, which jsdom lacks: each crumb is 100 px wide, and a line that fits is as wide as its container. */
function mockLayout() {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Math.max(room, 100 * this.childElementCount);
  });
}

const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

function resize(width: number) {
  room = width;
  act(() => resized());
}

beforeEach(() => {
  vi.useFakeTimers();
  room = 1000;
  mockLayout();
});

/** Render the trail and its first frame. */
function show() {
  const rendered = render(<Breadcrumbs items={items} homeHref="/no" />, { wrapper: MemoryRouter });
  act(() => vi.advanceTimersToNextFrame());
  return rendered;
}

describe('NAV-09 breadcrumbs', () => {
  it('NAV-09 the last is the current page and no link, home leads to / and the language route', () => {
    show();
    expect(screen.getByText('Vik').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'Vik' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/no');
    expect(screen.getByRole('link', { name: 'Chairs' }).getAttribute('href')).toBe('/no/mobler/stoler');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  });

  it('NAV-09 a trail wider than its room is truncated to ... and expands on click', () => {
    room = 250;
    show();
    expect(texts()).toEqual(['Home', '...', 'Vik']);
    fireEvent.click(screen.getByRole('button', { name: 'Show full path' }));
    expect(texts()).toEqual(['Home', 'Furniture', 'Chairs', 'Vik']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('NAV-09 overflow is checked 200 ms after the last change of width', () => {
    show();
    expect(texts()).toHaveLength(4);
    resize(600);
    act(() => vi.advanceTimersByTime(overflowDelay));
    expect(texts()).toHaveLength(4);
    resize(250);
    act(() => vi.advanceTimersByTime(150));
    resize(240);
    act(() => vi.advanceTimersByTime(overflowDelay - 1));
    expect(texts()).toHaveLength(4);
    act(() => vi.advanceTimersByTime(1));
    expect(texts()).toEqual(['Home', '...', 'Vik']);
    resize(400);
    act(() => vi.advanceTimersByTime(overflowDelay));
    expect(texts()).toHaveLength(4);
    expect(overflowDelay).toBe(200);
  });

  it('NAV-09 crumbs without a text are left out, and where none has one there is no trail', () => {
    const blank = items.map((item) => ({ ...item, text: ' ' }));
    const { rerender } = show();
    rerender(<Breadcrumbs items={[...items.slice(0, 3), ...blank.slice(3)]} homeHref="/no" />);
    expect(texts()).toEqual(['Home', 'Furniture', 'Chairs']);
    rerender(<Breadcrumbs items={blank} homeHref="/no" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('NAV-09 another page is measured again', () => {
    room = 250;
    const { rerender } = show();
    rerender(<Breadcrumbs items={items.slice(0, 2)} homeHref="/no" />);
    act(() => vi.advanceTimersToNextFrame());
    expect(texts()).toEqual(['Home', 'Furniture']);
  });
});
