import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '../../../mocks/shop/catalogue/catalogue';
import { articlesOf } from '../../../mocks/shop/catalogue/variations';
import { useMockServer } from '../../../tests/support/mockServer';
import { signIn } from '../../../tests/support/signIn';
import { getCustomerQuery } from '../../api/generated/queries';
import { createQueryClient } from '../../api/queryClient';
import { request } from '../../../tests/support/request';
import { dismissNotice, useNotice } from '../../components/plain/noticeStore';
import { createTranslate } from '../../i18n/translate';
import { endSession } from '../../api/session';
import { announceOtherCart } from './announceOtherCart';

function anyCode(): string {
  const product = catalogue().products.find(({ active, hidePrice }) => active && !hidePrice);
  if (!product) throw new Error('The catalogue has nothing for sale');
  return articlesOf(product)[0]?.code ?? product.code;
}

/** Title of the visible notice. */
function notice() {
  const { result, unmount } = renderHook(useNotice);
  unmount();
  return result.current?.title(createTranslate({}, 'en'));
}

describe('CART-01 the cart after signing in', () => {
  const shop = useMockServer();
  beforeEach(async () => {
    dismissNotice();
    await signIn('private');
  });

  async function openSession() {
    const client = createQueryClient();
    await client.prefetchQuery(getCustomerQuery());
    return client;
  }

  test('CART-01 the account’s cart is announced where the visitor’s cart was empty or another one', async () => {
    const held = await request('addToCart', { body: { code: anyCode(), quantity: 2 } });
    const client = await openSession();
    await announceOtherCart(client, undefined);
    expect(notice()).toBe('2 items in your cart');
    dismissNotice();
    const other = { ...held, lineItems: held.lineItems.map((line) => ({ ...line, quantity: 1 })) };
    await announceOtherCart(client, other);
    expect(notice()).toBe('2 items in your cart');
  });

  test('CART-01 nothing is announced where both carts hold the same, and where the cart cannot be fetched', async () => {
    const client = await openSession();
    await announceOtherCart(client, undefined);
    expect(notice()).toBeUndefined();
    const held = await request('addToCart', { body: { code: anyCode(), quantity: 2 } });
    await announceOtherCart(client, held);
    expect(notice()).toBeUndefined();
    shop.server.use(http.get('*/api/cart', () => HttpResponse.json(null, { status: 403 })));
    await announceOtherCart(client, undefined);
    expect(notice()).toBeUndefined();
  });

  test('AUTH-03 an answer that comes after the session has ended is dropped', async () => {
    await request('addToCart', { body: { code: anyCode(), quantity: 2 } });
    const client = await openSession();
    const telling = announceOtherCart(client, undefined);
    endSession(client);
    await telling;
    expect(notice()).toBeUndefined();
  });
});
