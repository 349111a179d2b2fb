import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as searchBox from '../../../../tests/support/searchBox';

let server: ReturnType<typeof searchBox.prepare>;
beforeEach(() => {
  server = searchBox.prepare();
});

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));

describe('SRCH-03 when it searches', () => {
  it('SRCH-03 opens once the text is longer than 2 characters', async () => {
    searchBox.open();
    searchBox.type('so');
    await searchBox.advance(2000);
    expect(screen.queryByText('Searching …')).toBeNull();
    expect(server.calls).toEqual([]);
    searchBox.type('sof');
    expect(screen.getByText('Searching …')).toBeTruthy();
  });

  it('SRCH-03 blanks around a text do not make it longer', async () => {
    searchBox.open();
    searchBox.type('  so  ');
    await searchBox.advance(2000);
    expect(screen.queryByText('Searching …')).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('SRCH-03 calls 500 ms after the last keystroke', async () => {
    searchBox.open();
    searchBox.type('sof');
    await searchBox.advance(499);
    searchBox.type('sofa');
    await searchBox.advance(499);
    expect(server.calls).toEqual([]);
    await searchBox.advance(1);
    expect(server.quickCalls()).toEqual(['sofa']);
  });

  it('SRCH-03 another keystroke cancels the call that is under way', async () => {
    server.outcome = () => ({ delayMs: Infinity, body: {} });
    searchBox.open();
    searchBox.type('sofa');
    await searchBox.advance(500);
    expect(server.calls.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    searchBox.type('sofab');
    expect(server.calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});

describe('SRCH-06 submitting', () => {
  it('SRCH-01 needs more than 1 character, and leads to the search page of the settings', () => {
    searchBox.open();
    submit();
    expect(document.activeElement).toBe(searchBox.input());
    searchBox.type('s');
    submit();
    expect(searchBox.address()).toBe('/no');
    searchBox.type(' so ');
    submit();
    expect(searchBox.address()).toBe('/no/sok?query=so');
  });

  it('SRCH-01 a pasted number is searched for without invisible characters and spreadsheet marks', async () => {
    searchBox.open();
    searchBox.type('\u2068="161101\u201101"\u2069');
    await searchBox.advance(500);
    expect(server.quickCalls()).toEqual(['161101-01']);
    submit();
    expect(searchBox.address()).toBe('/no/sok?query=161101-01');
  });

  it('SRCH-06 the dropdown closes after 400 ms', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    submit();
    await searchBox.advance(399);
    expect(searchBox.list()).not.toBeNull();
    await searchBox.advance(1);
    expect(searchBox.list()).toBeNull();
  });

  it('SRCH-06 applied at once, a text is not searched for while typing any more', async () => {
    searchBox.open('/no/sok?query=sofa');
    searchBox.type('sofab');
    searchBox.type('sofa');
    submit();
    await searchBox.advance(2000);
    expect(server.calls).toEqual([]);
    expect(screen.queryByText('Searching …')).toBeNull();
  });

  it('SRCH-01 focused on the search page, the box shows hits for its query', async () => {
    searchBox.open('/no/sok?query=lampe');
    await searchBox.advance(2000);
    expect(server.calls).toEqual([]);
    fireEvent.click(searchBox.input());
    await searchBox.advance(600);
    expect(server.quickCalls()).toEqual(['lampe']);
    expect(searchBox.list()).not.toBeNull();
  });

  it('SRCH-01 on the search page it shows the query, and a new search remains on the page', async () => {
    searchBox.open('/no/sok?query=lampe&instock=true&skip=0&take=72');
    expect(searchBox.input().value).toBe('lampe');
    searchBox.type('sofa');
    submit();
    expect(searchBox.address()).toBe('/no/sok?query=sofa');
    await searchBox.advance(1000);
    expect(searchBox.input().value).toBe('sofa');
    expect(searchBox.list()).toBeNull();
  });
});

describe('SRCH-07 closing', () => {
  const link = () => screen.getByRole('link', { name: 'Elsewhere' });

  it('SRCH-07 a press outside closes it, one inside does not', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    fireEvent.pointerDown(screen.getByRole('group', { name: /^Products/ }));
    expect(searchBox.list()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(searchBox.list()).toBeNull();
  });

  it('SRCH-07 500 ms after the address has changed', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    fireEvent.click(link());
    expect(searchBox.address()).toBe('/no/elsewhere');
    await searchBox.advance(499);
    expect(searchBox.list()).not.toBeNull();
    await searchBox.advance(1);
    expect(searchBox.list()).toBeNull();
  });

  it('SRCH-06 400 ms after all results were selected, also where that stays on the search page', async () => {
    searchBox.open('/no/sok?query=lampe');
    await searchBox.typeAndWait('sofa');
    fireEvent.click(screen.getByRole('option', { name: /^See all results/ }));
    await searchBox.advance(399);
    expect(searchBox.list()).not.toBeNull();
    await searchBox.advance(1);
    expect(searchBox.list()).toBeNull();
  });

  it('SRCH-06 a suggestion selected on the search page takes the place of the text, and nothing loads', async () => {
    searchBox.open('/no/sok?query=lampe');
    await searchBox.typeAndWait('sofa');
    fireEvent.click(screen.getByRole('option', { name: 'sofa in oak' }));
    expect(searchBox.address()).toBe('/no/sok?query=sofa+in+oak');
    expect(searchBox.input().value).toBe('sofa in oak');
    expect(searchBox.list()).toBeNull();
    expect(screen.queryByText('Searching …')).toBeNull();
  });

  it('SRCH-07 the address changing on the search page leaves it open', async () => {
    searchBox.open('/no/sok?query=lampe');
    await searchBox.typeAndWait('sofa');
    fireEvent.click(screen.getByRole('link', { name: 'Narrower' }));
    expect(searchBox.address()).toBe('/no/sok?query=lampe&instock=true');
    await searchBox.advance(2000);
    expect(searchBox.list()).not.toBeNull();
  });

  it.each(['Another view', 'Sent on'])('SRCH-07 also when the page changes by “%s”', async (name) => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    fireEvent.click(screen.getByRole('link', { name }));
    await searchBox.advance(499);
    expect(searchBox.list()).not.toBeNull();
    await searchBox.advance(1);
    expect(searchBox.list()).toBeNull();
  });

  it('SRCH-07 an address that is rewritten in place leaves it open', async () => {
    searchBox.open();
    await searchBox.typeAndWait('sofa');
    fireEvent.click(screen.getByRole('link', { name: 'Rewritten' }));
    expect(searchBox.address()).toBe('/no?take=48');
    await searchBox.advance(2000);
    expect(searchBox.list()).not.toBeNull();
  });
});

describe('SRCH-04 while it is empty', () => {
  const categories = () => screen.queryByRole('navigation', { name: 'Popular categories' });

  it('SRCH-04 categories are offered on focus, until a text is typed, on Escape and when focus leaves', () => {
    searchBox.open();
    expect(categories()).toBeNull();
    fireEvent.focus(searchBox.input());
    expect(categories()).toBeTruthy();
    searchBox.type('s');
    expect(categories()).toBeNull();
    searchBox.type('');
    expect(categories()).toBeTruthy();
    fireEvent.keyDown(searchBox.input(), { key: 'Escape' });
    expect(categories()).toBeNull();
    fireEvent.focus(searchBox.input());
    fireEvent.blur(searchBox.input());
    expect(categories()).toBeNull();
  });

  it('SRCH-04 focus on one of the categories leaves them, and following it hides them', () => {
    searchBox.open();
    fireEvent.focus(searchBox.input());
    const first = within(categories() as HTMLElement).getAllByRole('link')[0] as HTMLElement;
    fireEvent.blur(searchBox.input(), { relatedTarget: first });
    expect(categories()).toBeTruthy();
    fireEvent.click(first);
    expect(categories()).toBeNull();
  });
});
