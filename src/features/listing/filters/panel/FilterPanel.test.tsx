import { act, fireEvent, screen, within } from '@testing-library/react';
import { createRef, startTransition, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../../../tests/support/renderInShop';
import { storeSystemSetting } from '../../../pricing/vatDisplay';
import type { Facet } from '../../../../api/generated/types';
import { readListingAddress, writeListingAddress } from '../../query/listingAddress';
import { FilterChips } from '../FilterChips';
import type { Filterable } from '../useFacets';
import { FilterPanel } from './FilterPanel';

const term = (name: string) => ({ key: name, userFriendlyName: name, count: 3, selected: false });
const facet = (name: string, ...terms: string[]): Facet => ({
  key: name,
  name,
  terms: terms.map(term),
  ranges: [],
});
const seven = ['Type', 'Color', 'Active', 'Brand', 'Room', 'Style', 'Series', 'Delivery'].map((name) =>
  facet(name, `${name} one`, `${name} two`),
);

/** A list whose URL and response are controlled by the test. */
interface List {
  search: string;
  respond: (state: Pick<Filterable, 'facets' | 'isLoading' | 'isLoaded'>) => void;
}

interface ShopProps {
  first: string;
  facets: readonly Facet[];
  source: Filterable['source'];
  numberOfHits: number;
  list: Ref<List>;
}

const category: Filterable['source'] = { operation: 'getCategoryProducts', id: 'sofas' };

function Shop({ first, facets, source, list, numberOfHits }: ShopProps) {
  const [search, setSearch] = useState(first);
  const [state, setState] = useState({ facets, isLoading: facets.length === 0, isLoaded: facets.length > 0 });
  const address = useMemo(() => readListingAddress(search, 24), [search]);
  const change: Filterable['change'] = (select) =>
    startTransition(() =>
      setSearch((before) => writeListingAddress(before, select(readListingAddress(before, 24)), 24)),
    );
  useImperativeHandle(list, () => ({ search, respond: setState }));
  const listing = { numberOfHits, ...state, source, address, change };
  return (
    <>
      <FilterPanel listing={listing} />
      <FilterChips listing={listing} />
    </>
  );
}

function open(first = '', facets: readonly Facet[] = seven, source = category, numberOfHits = 7) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const list = createRef<List>();
  renderInShop(
    <Shop first={first} facets={facets} source={source} list={list} numberOfHits={numberOfHits} />,
  );
  return {
    search: () => list.current?.search,
    respond: (state: Parameters<List['respond']>[0]) => act(() => list.current?.respond(state)),
  };
}

const filters = () => screen.getByRole('group', { name: 'Filters' });
const facetNames = () =>
  within(filters())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const facetButton = (name: string) => within(filters()).getByRole('button', { name: new RegExp(`^${name}`) });
const isOpen = (name: string) => facetButton(name).getAttribute('aria-expanded') === 'true';
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chips = () =>
  within(screen.getByRole('group', { name: 'Selected filters' })).queryAllByRole('listitem');
const chip = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
});

it('FILT-01 five facets show, Active not among them; Show more shows the rest', () => {
  open();
  expect(facetNames()).toEqual(['Type', 'Color', 'Brand', 'Room', 'Style']);
  fireEvent.click(screen.getByRole('button', { name: 'Show more filters (2)' }));
  expect(facetNames()).toEqual(['Type', 'Color', 'Brand', 'Room', 'Style', 'Series', 'Delivery']);
});

it('FILT-01 Show less closes open facets and shows five again', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Show more filters (2)' }));
  fireEvent.click(facetButton('Series'));
  fireEvent.click(facetButton('Color'));
  expect([isOpen('Type'), isOpen('Color'), isOpen('Series')]).toEqual([true, true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer filters' }));
  expect(facetNames()).toHaveLength(5);
  expect(['Type', 'Color', 'Brand'].some(isOpen)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Show more filters (2)' }));
  expect(isOpen('Series')).toBe(false);
});

it('FILT-01 up to five facets need no button for more', () => {
  open('', seven.slice(0, 6));
  expect(facetNames()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

it('FILT-05 a facet ignores clicks for 250 ms after each toggle', () => {
  open();
  fireEvent.click(facetButton('Color'));
  act(() => vi.advanceTimersByTime(249));
  fireEvent.click(facetButton('Color'));
  expect(isOpen('Color')).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  fireEvent.click(facetButton('Color'));
  expect(isOpen('Color')).toBe(false);
});

it('FILT-07 facets with selected terms are open at first and show how many', () => {
  open('?filter::Brand=Brand%20one;Brand%20two');
  expect(['Type', 'Color', 'Brand'].map(isOpen)).toEqual([true, false, true]);
  expect(facetButton('Brand').textContent).toContain('2 selected');
  expect([box('Brand one').checked, box('Type one').checked]).toEqual([true, false]);
});

it('FILT-07 before the first response there are no facets; with it the first and the selected ones are open', () => {
  const list = open('?filter::Brand=Brand%20one&max::Width=90', []);
  expect(within(filters()).queryAllByRole('heading')).toHaveLength(0);
  const width = { ...facet('Width'), ranges: [{ min: 40, max: 200 }] };
  list.respond({ facets: [...seven.slice(0, 4), width], isLoading: false, isLoaded: true });
  expect(['Type', 'Color', 'Brand', 'Width'].map(isOpen)).toEqual([true, false, true, true]);
});

it('FILT-07 selecting a term writes the address, its count describes it, and its facet remains open after deselecting', () => {
  const list = open('?filter::Brand=Brand%20one');
  fireEvent.click(box('Type two'));
  expect(list.search()).toBe('?filter::Brand=Brand+one&filter::Type=Type+two');
  const note = document.getElementById(box('Type two').getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('3 products');
  fireEvent.click(box('Brand one'));
  expect(list.search()).toBe('?filter::Type=Type+two');
  expect(isOpen('Brand')).toBe(true);
});

it('FILT-07 facets do not change while the next response is pending, or when it fails', () => {
  const list = open();
  box('Type one').focus();
  fireEvent.click(box('Type one'));
  list.respond({ facets: seven, isLoading: true, isLoaded: false });
  list.respond({ facets: [], isLoading: false, isLoaded: false });
  expect(facetNames()).toHaveLength(5);
  expect(document.activeElement).toBe(box('Type one'));
});

it('FILT-07 focus stays on a box whose term the response no longer lists', () => {
  const list = open();
  fireEvent.click(box('Type one'));
  box('Type one').focus();
  list.respond({ facets: [facet('Type', 'Type two')], isLoading: false, isLoaded: true });
  expect(box('Type one').checked).toBe(true);
  fireEvent.click(box('Type one'));
  expect(list.search()).toBe('');
  expect(document.activeElement).toBe(box('Type one'));
});

it('FILT-03 in stock only comes before the facets, discontinued only after the button for more', () => {
  open();
  const follows = (later: Element, earlier: Element) =>
    earlier.compareDocumentPosition(later) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(facetButton('Type'), screen.getByRole('switch', { name: 'In stock only' }))).toBe(true);
  const more = screen.getByRole('button', { name: /^Show more/ });
  expect(follows(screen.getByRole('switch', { name: 'Show discontinued' }), more)).toBe(true);
});

it('FILT-02 the toggles are parameters of the address and chips', () => {
  const list = open();
  fireEvent.click(screen.getByRole('switch', { name: 'In stock only' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Show discontinued' }));
  expect(list.search()).toBe('?instock=true&filter::Active=False');
  fireEvent.click(chip('Remove filter: Show discontinued'));
  fireEvent.click(screen.getByRole('switch', { name: 'In stock only' }));
  expect(list.search()).toBe('');
});

it('FILT-07 a facet of more than twelve terms can be searched; Escape empties the box', () => {
  const names = Array.from({ length: 13 }, (_, index) => `Series ${index}`);
  open('', [facet('Series', ...names), facet('Few', ...names.slice(0, 12))]);
  fireEvent.click(facetButton('Few'));
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search series' });
  const found = () => within(filters()).getAllByRole('list')[0]?.childElementCount;
  fireEvent.change(search, { target: { value: '12' } });
  expect(found()).toBe(1);
  fireEvent.change(search, { target: { value: 'nothing' } });
  expect(screen.getByText('No matches')).toBeTruthy();
  expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(false);
  expect([search.value, found()]).toEqual(['', 13]);
  expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(true);
});

it('FILT-07 a chip names its facet and removes its filter; focus goes to the next one, at last to their group', () => {
  const list = open('?filter::Brand=Brand%20one;Brand%20two&filter::Type=Type%20one&utm_source=a');
  expect(chips()).toHaveLength(3);
  fireEvent.click(chip('Remove filter Brand: Brand two'));
  expect(document.activeElement).toBe(chip('Remove filter Type: Type one'));
  fireEvent.click(chip('Remove filter Type: Type one'));
  expect(document.activeElement).toBe(chip('Remove filter Brand: Brand one'));
  fireEvent.click(chip('Remove filter Brand: Brand one'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected filters' }));
  expect(list.search()).toBe('?utm_source=a');
});

it('FILT-06 a price range with its rate follows the VAT switch, in the numbers of the country, and its address does not', () => {
  storeSystemSetting('EXCL');
  const ranges = [{ min: 1000, max: 20_000, inclVat: true, vatRate: 25 }];
  const price: Facet = { key: 'Price', name: 'Price', unit: 'kr', terms: [], ranges };
  const { search } = open('', [price]);
  const group = within(screen.getByRole('group', { name: 'Price' }));
  const field = (name: string) => group.getByRole<HTMLInputElement>('textbox', { name });
  expect([field('From').value, field('To').value]).toEqual(['800', '16\u00a0000']);
  expect(group.getByRole('slider', { name: 'To' }).getAttribute('aria-valuetext')).toBe('16\u00a0000 kr');
  expect(group.getByText('ex VAT')).toBeTruthy();
  fireEvent.focus(field('To'));
  fireEvent.change(field('To'), { target: { value: '8000' } });
  fireEvent.blur(field('To'));
  expect(search()).toBe('?max::Price=10000');
  expect(screen.getByText('Price: up to 8 000 kr ex VAT')).toBeTruthy();
  act(() => storeSystemSetting(null));
});

it('FILT-06 a range in the currency is in the numbers of the country, also without a VAT basis; others in those of the language', () => {
  const ranged = (key: string, unit: string): Facet => ({
    key,
    name: key,
    unit,
    terms: [],
    ranges: [{ min: 100, max: 20_000 }],
  });
  open('?max::Price=15000&max::Width=15000', [ranged('Price', 'kr'), ranged('Width', 'mm')]);
  const to = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox', { name: 'To' }).value;
  expect([to('Price'), to('Width')]).toEqual(['15\u00a0000', '15,000']);
  expect(screen.getByText('Price: up to 15\u00a0000 kr', { normalizer: String })).toBeTruthy();
  expect(screen.getByText('Width: up to 15,000 mm', { normalizer: String })).toBeTruthy();
});

it('FILT-07 a chip goes before the list that is left is rendered, so that focus moves to one that stays', () => {
  const list = open('?filter::Brand=Brand%20one;Brand%20two');
  act(() => {
    fireEvent.click(chip('Remove filter Brand: Brand one'));
    flushSync(() => undefined);
    fireEvent.click(chip('Remove filter Brand: Brand two'));
  });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected filters' }));
  expect(list.search()).toBe('');
});

it('FILT-04 Clear filters is not there as long as nothing is filtered', () => {
  open('?utm_source=a&skip=24&sortOrder=1&filter::Active=True');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it.each(['query=oak', 'instock=true', 'filter::Active=False', 'min::Width=4', 'filter::Type=x'])(
  'FILT-04 Clear filters shows with %s, and clears it',
  (selection) => {
    const width: Facet = { ...facet('Width'), ranges: [{ min: 1, max: 9 }] };
    const list = open(`?utm_source=a&${selection}`, [...seven, width]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect([list.search(), chips().length]).toEqual(['?utm_source=a', 0]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected filters' }));
  },
);

it('FILT-04 on the search page the query is no filter and is not cleared', () => {
  const list = open('?query=oak&instock=true', seven, { operation: 'search' });
  expect(chips()).toHaveLength(1);
  fireEvent.click(chip('Clear filters'));
  expect(list.search()).toBe('?query=oak');
});

it('FILT-07 a range that the response does not offer, such as a visitor’s price, is no filter and has no chip', () => {
  open('?min::Price=1000&filter::Type=Type one');
  expect(chips().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Type one')]);
});

it('FILT-07 a range without hits can be removed, whether or not the response offers it', () => {
  open('?min::Width=999', seven, category, 0);
  expect(chip('Remove filter: Width: from 999')).toBeTruthy();
});
