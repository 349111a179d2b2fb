import { screen } from '@testing-library/react';
import { expect, test, it } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { StoreFacts, openingDay } from './StoreFacts';
import { examples } from '../../../mocks/generated/examples';

test('PDP-04 the phone number of a store is called without its spaces', async () => {
  const store = {
    ...{ name: 'Oslo', address: 'Elvebakken 7', postalCode: '0182', city: 'Oslo', countryCode: 'NO' },
    ...{ phoneNumber: '+47 22 00 44 10', email: null, mapUrl: null, openingHours: [], exceptions: [] },
  };
  renderInShop(<StoreFacts store={store} />);
  const link = await screen.findByRole('link', { name: '+47 22 00 44 10' });
  expect(link.getAttribute('href')).toBe('tel:+4722004410');
});

const { body: page } = examples.getPage[200].storefrontPage();
const store = 'store' in page && page.store;
if (!store) throw new Error('The example page has no store');

it.each([
  ['2026-11-23T09:59', ['10:00–19:00'], false],
  ['2026-11-23T10:00', ['10:00–19:00'], true],
  ['2026-11-23T19:00', ['10:00–19:00'], false],
  ['2026-11-24T12:00', [], false],
  ['2026-12-24T12:00', ['Julaften: stengt'], undefined],
])('PDP-04 at %s a store has the hours %j and is open: %s', (moment, hours, isOpen) => {
  const [day = '', time = ''] = moment.split('T');
  expect(openingDay(store, { day, time })).toEqual({ hours, isOpen });
});
