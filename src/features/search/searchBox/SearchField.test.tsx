import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as searchBox from '../../../../tests/support/searchBox';

beforeEach(() => {
  searchBox.prepare();
});

describe('SRCH-08 keys', () => {
  it('SRCH-08 the arrow keys cycle with wrap-around, and focus stays in the box', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    expect(searchBox.activeText()).toBeUndefined();
    searchBox.pressKey('ArrowDown');
    expect(searchBox.activeText()).toBe('sofa in oak');
    searchBox.pressKey('ArrowUp');
    expect(searchBox.activeText()).toBe('See all results (41)');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
    searchBox.pressKey('ArrowDown');
    expect(searchBox.activeText()).toBe('sofa in oak');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('sofa in oak');
    expect(document.activeElement).toBe(searchBox.input());
  });

  it('SRCH-08 Enter activates the option', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    searchBox.pressKey('ArrowDown');
    searchBox.pressKey('Enter');
    expect(searchBox.address()).toBe('/no/sok?query=sofa+in+oak');
  });

  it('SRCH-08 another text begins without an active option', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    searchBox.pressKey('ArrowDown');
    await searchBox.typeAndWait('lampe');
    expect(searchBox.list()).not.toBeNull();
    expect(searchBox.activeText()).toBeUndefined();
    expect(searchBox.pressKey('Enter')).toBe(true);
  });

  it('SRCH-08 keys are ignored during IME composition', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    fireEvent.keyDown(searchBox.input(), { key: 'ArrowDown', isComposing: true });
    expect(searchBox.activeText()).toBeUndefined();
    fireEvent.keyDown(searchBox.input(), { key: 'Escape', isComposing: true });
    expect(searchBox.list()).not.toBeNull();
  });

  it('SRCH-08 Tab leaves', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    expect(searchBox.pressKey('Tab')).toBe(true);
    expect(searchBox.list()).toBeNull();
  });

  it('SRCH-07 Tab past its last button closes it, focus that the page takes does not', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    fireEvent.keyUp(screen.getByRole('button', { name: 'Clear search' }), { key: 'Tab' });
    act(() => link.focus());
    expect(searchBox.list()).not.toBeNull();
    fireEvent.keyUp(link, { key: 'Tab' });
    expect(searchBox.list()).toBeNull();
  });

  it('SRCH-07 Escape closes it, and focus is back in the box', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    act(() => screen.getByRole('button', { name: 'Clear search' }).focus());
    searchBox.pressKey('Escape');
    expect(searchBox.list()).toBeNull();
    expect(document.activeElement).toBe(searchBox.input());
  });

  it('SRCH-08 ArrowDown opens it again, without an active option', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    searchBox.pressKey('ArrowDown');
    searchBox.pressKey('Escape');
    searchBox.pressKey('ArrowDown');
    expect(searchBox.list()).not.toBeNull();
    expect(searchBox.activeText()).toBeUndefined();
  });

  it('SRCH-08 a button clears the box when there is a value, also while hits are loading', async () => {
    searchBox.open();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    searchBox.type('sofa');
    await searchBox.advance(505);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searchBox.input().value).toBe('');
    expect(document.activeElement).toBe(searchBox.input());
    await searchBox.advance(2000);
    expect(searchBox.list()).toBeNull();
    expect(screen.queryByText('Searching …')).toBeNull();
  });
});
