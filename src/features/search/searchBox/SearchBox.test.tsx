import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  address,
  box,
  list,
  openSearchBox,
  pass,
  prepareSearchBox,
  type,
  typeAndWait,
} from '../../../../tests/support/openSearchBox';

let server: ReturnType<typeof prepareSearchBox>;
beforeEach(() => {
  server = prepareSearchBox();
});

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));

describe('SRCH-03 when it searches', () => {
  it('SRCH-03 opens once the text is longer than 2 characters', async () => {
    openSearchBox();
    type('so');
    await pass(2000);
    expect(screen.queryByText('Searching …')).toBeNull();
    expect(server.calls).toEqual([]);
    type('sof');
    expect(screen.getByText('Searching …')).toBeTruthy();
  });

  it('SRCH-03 blanks around a text do not make it longer', async () => {
    openSearchBox();
    type('  so  ');
    await pass(2000);
    expect(screen.queryByText('Searching …')).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('SRCH-03 calls 500 ms after the last keystroke', async () => {
    openSearchBox();
    type('sof');
    await pass(499);
    type('sofa');
    await pass(499);
    expect(server.calls).toEqual([]);
    await pass(1);
    expect(server.quickCalls()).toEqual(['sofa']);
  });

  it('SRCH-03 another keystroke cancels the call that is under way', async () => {
    server.outcome = () => ({ delayMs: Infinity, body: {} });
    openSearchBox();
    type('sofa');
    await pass(500);
    expect(server.calls.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    type('sofab');
    expect(server.calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});

describe('SRCH-06 submitting', () => {
  it('SRCH-01 SRCH-06 needs more than 1 character, and leads to the search page of the settings', () => {
    openSearchBox();
    submit();
    expect(document.activeElement).toBe(box());
    type('s');
    submit();
    expect(address()).toBe('/no');
    type(' so ');
    submit();
    expect(address()).toBe('/no/sok?query=so');
  });

  it('SRCH-06 the dropdown closes after 400 ms', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    submit();
    await pass(399);
    expect(list()).not.toBeNull();
    await pass(1);
    expect(list()).toBeNull();
  });

  it('SRCH-06 applied at once, a text is not searched for while typing any more', async () => {
    openSearchBox('/no/sok?query=sofa');
    type('sofab');
    type('sofa');
    submit();
    await pass(2000);
    expect(server.calls).toEqual([]);
    expect(screen.queryByText('Searching …')).toBeNull();
  });

  it('SRCH-01 SRCH-06 pressed on the search page, the box shows hits for the text that is there', async () => {
    openSearchBox('/no/sok?query=lampe');
    await pass(2000);
    expect(server.calls).toEqual([]);
    fireEvent.click(box());
    await pass(600);
    expect(server.quickCalls()).toEqual(['lampe']);
    expect(list()).not.toBeNull();
  });

  it('SRCH-01 on the search page it shows what was searched for, and a new search stays there', async () => {
    openSearchBox('/no/sok?query=lampe&instock=true&skip=0&take=72');
    expect(box().value).toBe('lampe');
    type('sofa');
    submit();
    expect(address()).toBe('/no/sok?query=sofa');
    await pass(1000);
    expect(box().value).toBe('sofa');
    expect(list()).toBeNull();
  });
});

describe('SRCH-07 closing', () => {
  const link = () => screen.getByRole('link', { name: 'Elsewhere' });

  it('SRCH-07 a press outside closes it, one inside does not', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    fireEvent.pointerDown(screen.getByRole('group', { name: /^Products/ }));
    expect(list()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(list()).toBeNull();
  });

  it('SRCH-07 500 ms after the address has changed', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    fireEvent.click(link());
    expect(address()).toBe('/no/elsewhere');
    await pass(499);
    expect(list()).not.toBeNull();
    await pass(1);
    expect(list()).toBeNull();
  });

  it('SRCH-06 400 ms after all results were chosen, also where that stays on the search page', async () => {
    openSearchBox('/no/sok?query=lampe');
    await typeAndWait('sofa');
    fireEvent.click(screen.getByRole('option', { name: /^See everything/ }));
    await pass(399);
    expect(list()).not.toBeNull();
    await pass(1);
    expect(list()).toBeNull();
  });

  it('SRCH-06 SRCH-04 a suggestion chosen on the search page takes the place of the text, and nothing loads', async () => {
    openSearchBox('/no/sok?query=lampe');
    await typeAndWait('sofa');
    fireEvent.click(screen.getByRole('option', { name: 'sofa in oak' }));
    expect(address()).toBe('/no/sok?query=sofa+in+oak');
    expect(box().value).toBe('sofa in oak');
    expect(list()).toBeNull();
    expect(screen.queryByText('Searching …')).toBeNull();
  });

  it('SRCH-07 the address changing on the search page leaves it open', async () => {
    openSearchBox('/no/sok?query=lampe');
    await typeAndWait('sofa');
    fireEvent.click(screen.getByRole('link', { name: 'Narrower' }));
    expect(address()).toBe('/no/sok?query=lampe&instock=true');
    await pass(2000);
    expect(list()).not.toBeNull();
  });

  it.each(['Another view', 'Sent on'])('SRCH-07 also when the page changes by “%s”', async (name) => {
    openSearchBox();
    await typeAndWait('sofa');
    fireEvent.click(screen.getByRole('link', { name }));
    await pass(499);
    expect(list()).not.toBeNull();
    await pass(1);
    expect(list()).toBeNull();
  });

  it('SRCH-07 an address that is rewritten in place leaves it open', async () => {
    openSearchBox();
    await typeAndWait('sofa');
    fireEvent.click(screen.getByRole('link', { name: 'Rewritten' }));
    expect(address()).toBe('/no?take=48');
    await pass(2000);
    expect(list()).not.toBeNull();
  });
});
