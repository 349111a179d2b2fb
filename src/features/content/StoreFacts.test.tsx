import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../tests/support/renderInShop';
import { StoreFacts } from './StoreFacts';

test('PDP-04 the phone number of a store is called without its spaces', async () => {
  const store = {
    ...{ name: 'Oslo', address: 'Elvebakken 7', postalCode: '0182', city: 'Oslo', countryCode: 'NO' },
    ...{ phoneNumber: '+47 22 00 44 10', email: null, mapUrl: null, openingHours: [], exceptions: [] },
  };
  renderInShop(<StoreFacts store={store} />);
  const link = await screen.findByRole('link', { name: '+47 22 00 44 10' });
  expect(link.getAttribute('href')).toBe('tel:+4722004410');
});
