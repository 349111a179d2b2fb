import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  activeText,
  address,
  box,
  key,
  list,
  openSearchBox,
  pass,
  prepareSearchBox,
  type,
  typeAndWait,
} from '../../../../tests/support/openSearchBox';

beforeEach(() => {
  prepareSearchBox();
});

describe('SRCH-08 keys', () => {
  it('SRCH-08 the arrow keys cycle with wrap-around, and focus stays in the box', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    expect(activeText()).toBeUndefined();
    key('ArrowDown');
    expect(activeText()).toBe('sofa in oak');
    key('ArrowUp');
    expect(activeText()).toBe('See everything found (41)');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
    key('ArrowDown');
    expect(activeText()).toBe('sofa in oak');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('sofa in oak');
    expect(document.activeElement).toBe(box());
  });

  it('SRCH-08 Enter activates the option', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    key('ArrowDown');
    key('Enter');
    expect(address()).toBe('/no/sok?query=sofa+in+oak');
  });

  it('SRCH-08 another text begins without an active option', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    key('ArrowDown');
    await typeAndWait('lampe');
    expect(list()).not.toBeNull();
    expect(activeText()).toBeUndefined();
    expect(key('Enter')).toBe(true);
  });

  it('SRCH-08 while a text is being composed, keys belong to that', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    expect(activeText()).toBeUndefined();
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true });
    expect(list()).not.toBeNull();
  });

  it('SRCH-08 Tab leaves', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    expect(key('Tab')).toBe(true);
    expect(list()).toBeNull();
  });

  it('SRCH-08 SRCH-07 Tab past its last button closes it, focus that the page takes does not', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    fireEvent.keyUp(screen.getByRole('button', { name: 'Clear the search' }), { key: 'Tab' });
    act(() => link.focus());
    expect(list()).not.toBeNull();
    fireEvent.keyUp(link, { key: 'Tab' });
    expect(list()).toBeNull();
  });

  it('SRCH-07 Escape closes it, and focus is back in the box', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    screen.getByRole('button', { name: 'Clear the search' }).focus();
    key('Escape');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it('SRCH-08 ArrowDown opens it again, without an active option', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    key('ArrowDown');
    key('Escape');
    key('ArrowDown');
    expect(list()).not.toBeNull();
    expect(activeText()).toBeUndefined();
  });

  it('SRCH-08 a button clears the box when there is a value, also while hits are loading', async () => {
    openSearchBox();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    type('sofa');
    await pass(505);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    await pass(2000);
    expect(list()).toBeNull();
    expect(screen.queryByText('Searching …')).toBeNull();
  });
});
