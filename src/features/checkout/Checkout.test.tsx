import { screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { withShop } from '../../../tests/support/openShop';
import { goToPayment, openCheckout, openStep, placedOrders } from '../../../tests/support/openCheckout';

const shop = withShop();

describe('the checkout', () => {
  test('CHK-01 CHK-02 CHK-04 CHK-05 a prefilled checkout leads in three steps to the confirmation', async () => {
    const { user, address } = await openCheckout();
    const before = (await placedOrders()).totalOrderCount;
    await openStep('Delivery');
    await goToPayment(user);
    // The cart is fetched again when the checkout has gone already: the header fetches it then.
    shop.server.use(
      http.post('*/api/order/', () => void shop.server.use(http.get('*/api/cart', () => delay(500)))),
    );
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });
    const { orders, totalOrderCount } = await placedOrders();
    expect(totalOrderCount).toBe(before + 1);
    expect(address()).toBe(`/en/order-confirmation?orderNumber=${orders[0]?.orderNumber}`);
    screen.getByText(`Order number ${orders[0]?.orderNumber}`);
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Cart, empty' });
  });
});
