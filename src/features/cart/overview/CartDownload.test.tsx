import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { createTranslate } from '../../../i18n/translate';
import { CartDownload, cartCsv } from './CartDownload';

const lines = examples.getCart[200].cart().body.lineItems;
const t = createTranslate({}, 'en');

afterEach(() => void vi.unstubAllGlobals());

it('CART-01 the cart is saved as CSV, on the VAT basis of the display, with the decimal sign of the language', () => {
  const [heading, first, second] = cartCsv(lines, { language: 'no', inclVat: false, t }).split('\r\n');
  expect(heading).toBe('\ufeffArticle number;Name;Quantity;Unit price ex VAT;Total ex VAT');
  expect(first).toMatch(/^100412-01;Vidda 3-seter sofa, grå;1;11992,00;11992,00$/);
  expect(second).toMatch(/;4;1432,00;5728,00$/);
  const inclVat = cartCsv(lines, { language: 'en', inclVat: true, t }).split('\r\n');
  expect(inclVat[2]).toMatch(/;4;1790.00;7160.00$/);
});

it('CART-01 nothing is saved while a change of the cart is not confirmed: its prices are outdated', async () => {
  const files: Blob[] = [];
  class FileURL extends URL {
    static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', FileURL);
  const { rerender } = renderInShop(<CartDownload lines={lines} outdated />, { signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(files).toEqual([]);
  rerender(<CartDownload lines={lines} outdated={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(await files[0]?.text()).toContain('100412-01');
});
