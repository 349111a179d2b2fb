import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { renderInShop } from '../../../../tests/support/renderInShop';
import { storeSystemSetting } from '../../pricing/vatDisplay';
import { OrderTotals } from './OrderContents';

test('ORD-01 a fee, an invisible line, is named under the total of the products', () => {
  const order = examples.getOrder[200].order().body;
  const [line] = order.orderItems;
  if (!line?.price) throw new Error('The order has no line with a price');
  const fee = { ...line, code: 'F-1', item: { ...line.item, name: 'Packaging', visible: false } };
  storeSystemSetting('EXCL');
  renderInShop(<OrderTotals order={{ ...order, orderItems: [line, fee] }} />);
  const row = screen.getByText(/^Products/).parentElement?.textContent;
  expect(row).toContain(`Including Packaging: ${line.price.totalPriceForItems.formattedString} ex VAT`);
});
