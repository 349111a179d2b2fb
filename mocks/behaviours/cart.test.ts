// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../src/api/generated/types';
import { setLanguage } from '../../src/i18n/language';
import { checkout } from '../../tests/support/mockCheckout';
import { request } from '../../tests/support/request';
import { useMockServer } from '../../tests/support/mockServer';
import { signIn } from '../../tests/support/signIn';
import { catalogue } from '../shop/catalogue/catalogue';
import { maxLines } from './cartState';
import type { Product } from '../shop/catalogue/product';
import { isParcel } from '../shop/catalogue/specifications';
import { articlesOf } from '../shop/catalogue/variations';
import { isForSale } from '../shop/lines';

function articleWhere(isWanted: (product: Product) => boolean): string {
  const product = catalogue().products.find(isWanted);
  if (!product) throw new Error('The catalogue has no such product');
  return articlesOf(product)[0]?.code ?? product.code;
}

const plain = ({ active, hidePrice, campaign, maxQuantity }: Product) =>
  active && !hidePrice && campaign === null && maxQuantity === null;
const first = articleWhere(plain);
const second = articleWhere((product) => plain(product) && !first.startsWith(product.code));
const reduced = articleWhere(
  ({ active, hidePrice, campaign }) => active && !hidePrice && campaign?.couponCode === null,
);
const discontinued = articleWhere(({ active }) => !active);
const severalColors =
  catalogue().products.find(({ colors, active }) => active && colors.length > 1)?.code ?? '';
const onRequest = articleWhere(({ active, hidePrice }) => active && hidePrice);
const limited = articleWhere(
  ({ active, hidePrice, maxQuantity }) => active && !hidePrice && maxQuantity !== null,
);

describe('the cart', () => {
  const { store } = useMockServer();

  it('DEV-03 a visitor’s is empty and takes nothing', async () => {
    expect(await request('getCart', {})).toMatchObject({ lineItems: [], numberOfItems: 0, price: null });
    await expect(request('addToCart', { body: { code: first, quantity: 1 } })).rejects.toMatchObject({
      httpStatus: 401,
    });
  });

  describe('of a visitor who sees prices', () => {
    beforeEach(() => store.write({ ...store.read(), visitorPrices: true }));

    it('CART-02 has prices, and is changed as that of a customer', async () => {
      const added = await request('addToCart', { body: { code: first, quantity: 2 } });
      expect(added).toMatchObject({ numberOfItems: 2, lineItems: [{ code: first, quantity: 2 }] });
      expect(added.price?.totalPrice.amount).toBeGreaterThan(0);
      const postal = { postalCode: '0153', countryCode: 'NO' };
      await request('bulkUpdateCart', {
        body: { lineitems: [{ code: second, quantity: '1' }], shippingDestination: postal },
      });
      expect(await request('getCart', {})).toMatchObject({ numberOfItems: 3, shippingDestination: postal });
      await request('deleteCart', {});
      expect((await request('getCart', {})).lineItems).toEqual([]);
    });

    it('CART-01 joins that of the customer who signs in, each line up to its maximum', async () => {
      await signIn('private');
      const { lineItems } = await request('addToCart', { body: { code: limited, quantity: 1 } });
      const most = lineItems[0]?.maxQuantity ?? 0;
      await request('logoutCustomer', {});
      await request('addToCart', { body: { code: limited, quantity: most } });
      await request('addToCart', { body: { code: first, quantity: 2 } });
      await signIn('private');
      const lines = ({ lineItems }: Cart) => lineItems.map(({ code, quantity }) => [code, quantity]);
      expect(lines(await request('getCart', {}))).toEqual([
        [limited, most],
        [first, 2],
      ]);
      await request('logoutCustomer', {});
      expect(lines(await request('getCart', {}))).toEqual([]);
    });
  });

  it('DEV-03 adding adds, changing sets, zero removes, clearing empties', async () => {
    await signIn('private');
    await request('addToCart', { body: { code: first, quantity: 2 } });
    await request('addToCart', { body: { code: second, quantity: 1 } });
    const added = await request('addToCart', { body: { code: first, quantity: 3 } });
    expect(added.lineItems.map(({ code, quantity }) => [code, quantity])).toEqual([
      [first, 5],
      [second, 1],
    ]);
    const changed = await request('updateCart', { body: { code: first, quantity: 4 } });
    expect(changed.numberOfItems).toBe(5);
    await request('updateCart', { body: { code: second, quantity: 0 } });
    expect((await request('getCart', {})).lineItems.map(({ code }) => code)).toEqual([first]);
    await request('deleteCart', {});
    expect((await request('getCart', {})).lineItems).toEqual([]);
  });

  it('DEV-03 items, freight and VAT make up the whole, in the money of the market', async () => {
    await signIn('private');
    await request('addToCart', { body: { code: first, quantity: 2 } });
    const { price, lineItems } = await request('addToCart', { body: { code: reduced, quantity: 1 } });
    if (!price) throw new Error('A customer sees prices');
    const { totalPriceForItems, shipping, totalVat, totalPrice } = price;
    expect(totalPriceForItems.amount + shipping.amount + totalVat.amount).toBeCloseTo(totalPrice.amount, 2);
    const lines = lineItems.reduce((sum, line) => sum + (line.price?.totalPriceForItems.amount ?? 0), 0);
    expect(totalPriceForItems.amount).toBeCloseTo(lines, 2);
    expect(totalPrice.formattedString).toMatch(/ kr$/);
    setLanguage('sv');
    expect((await request('getCart', {})).price).toMatchObject({ currency: 'SEK' });
    setLanguage('no');
  });

  it('DEV-06 the cart has the money of the market that the call names, the lines its language', async () => {
    await signIn('private');
    await request('addToCart', { body: { code: first, quantity: 1 } });
    const cartIn = (language: string) => request('getCart', { headers: { 'Content-Language': language } });
    const [english, swedish, norwegian] = [await cartIn('en-SE'), await cartIn('sv'), await cartIn('en')];
    expect(english.price).toEqual(swedish.price);
    expect(english.price?.currency).toBe('SEK');
    expect(norwegian.price?.currency).toBe('NOK');
    expect(english.lineItems[0]?.item.name).toBe(norwegian.lineItems[0]?.item.name);
    expect(english.lineItems[0]?.item.url).toMatch(/^\/en-se\//);
  });

  it('DEV-03 a campaign that reduces something is among the promotions', async () => {
    await signIn('private');
    const { promotions, lineItems } = await request('addToCart', { body: { code: reduced, quantity: 2 } });
    const saved = (lineItems[0]?.price?.discountExVat.amount ?? 0) * 2;
    expect(saved).toBeGreaterThan(0);
    expect(promotions.map((each) => each.promotionDiscountAmount?.amount)).toEqual([saved]);
    const savedIncVat = (lineItems[0]?.price?.discountIncVat.amount ?? 0) * 2;
    expect(promotions.map((each) => each.promotionDiscountAmountIncVat?.amount)).toEqual([savedIncVat]);
  });

  it('DEV-03 getPrice false leaves the prices out', async () => {
    await signIn('private');
    const cart = await request('addToCart', { body: { code: first, quantity: 1, getPrice: false } });
    expect([cart.price, cart.totalPrice, cart.lineItems[0]?.price]).toEqual([null, null, null]);
  });

  it.each([
    ['an unknown code', '999999', 'code'],
    ['a product without its variation', severalColors, 'code'],
    ['something discontinued', discontinued, 'code'],
    ['a price on request', onRequest, 'code'],
  ])('DEV-03 %s is refused', async (_, code, field) => {
    await signIn('private');
    await expect(request('addToCart', { body: { code, quantity: 1 } })).rejects.toMatchObject({
      httpStatus: 400,
      inputErrors: [{ field }],
    });
  });

  it('DEV-03 no more than maxQuantity fits, in one step or in two', async () => {
    await signIn('private');
    const { lineItems } = await request('addToCart', { body: { code: limited, quantity: 1 } });
    const most = lineItems[0]?.maxQuantity ?? 0;
    const refused = { httpStatus: 400, inputErrors: [{ field: 'quantity' }] };
    await expect(request('addToCart', { body: { code: limited, quantity: most } })).rejects.toMatchObject(
      refused,
    );
    expect((await request('updateCart', { body: { code: limited, quantity: most } })).numberOfItems).toBe(
      most,
    );
  });

  it('DEV-03 each customer has a cart of their own', async () => {
    await signIn('private');
    await request('addToCart', { body: { code: first, quantity: 1 } });
    await signIn('administrator');
    expect((await request('getCart', {})).numberOfItems).toBe(0);
    await signIn('private');
    expect((await request('getCart', {})).numberOfItems).toBe(1);
  });
});

describe('many lines at once', () => {
  useMockServer();

  it('DEV-03 each line is added or has its reason', async () => {
    await signIn('administrator');
    const lineitems = [first, 'sofa!', '999999', discontinued].map((code) => ({ code, quantity: '2' }));
    const outcome = await request('bulkUpdateCart', { body: { lineitems } });
    expect(
      Object.entries(outcome).map(([part, { lineItems }]) => [part, lineItems.map(({ code }) => code)]),
    ).toEqual([
      ['added', [first]],
      ['incorrectFormat', ['sofa!']],
      ['notFound', ['999999']],
      ['notAdded', [discontinued]],
    ]);
    expect(outcome.notFound.lineItems[0]?.reason).toContain('999999');
    expect((await request('getCart', {})).numberOfItems).toBe(2);
  });

  it('QORD-01 a quantity is any text; what is no number from 1 to 999 is named as it was sent', async () => {
    await signIn('administrator');
    const quantities = ['2', ' 3 ', '', 'two', '0', '-1', '1e3', '1000', '2.5'];
    const lineitems = quantities.map((quantity) => ({ code: first, quantity }));
    const { added, incorrectFormat } = await request('bulkUpdateCart', { body: { lineitems } });
    expect(added.lineItems.map(({ quantity }) => quantity)).toEqual(['2', ' 3 ']);
    expect(incorrectFormat.lineItems.map(({ quantity }) => quantity)).toEqual(quantities.slice(2));
    expect((await request('getCart', {})).numberOfItems).toBe(5);
  });

  it('QORD-01 the number of a product in several variations brings them to choose from', async () => {
    await signIn('administrator');
    const product = catalogue().products.find(
      (each) => plain(each) && articlesOf(each).length > 1 && articlesOf(each)[0]?.code.includes('-'),
    );
    if (!product) throw new Error('Not in the catalogue');
    const codes = articlesOf(product).map(({ code }) => code);
    const lineitems = [{ code: codes[0]?.slice(0, 6) ?? '', quantity: '1' }];
    const { notAdded } = await request('bulkUpdateCart', { body: { lineitems } });
    expect(notAdded.lineItems[0]?.variations?.map(({ code }) => code)).toEqual(codes);
  });

  it('QORD-01 a full cart takes no other article, and more of those it holds', async () => {
    await signIn('private');
    const articles = catalogue().products.flatMap(articlesOf).filter(isForSale);
    const lineitems = articles.slice(0, maxLines + 1).map(({ code }) => ({ code, quantity: '1' }));
    const last = lineitems.slice(-2);
    await request('bulkUpdateCart', { body: { lineitems: lineitems.slice(0, -1) } });
    const { added, notAdded } = await request('bulkUpdateCart', { body: { lineitems: last } });
    expect([added.lineItems[0]?.code, notAdded.lineItems[0]?.code]).toEqual(last.map(({ code }) => code));
    const another = { code: last[1]?.code ?? '', quantity: 1 };
    await expect(request('addToCart', { body: another })).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('DEV-03 adding many adds to what is there', async () => {
    await signIn('administrator');
    await request('addToCart', { body: { code: first, quantity: 1 } });
    await request('addMultipleToCart', {
      body: [
        { code: first, quantity: '2' },
        { code: second, quantity: '1' },
      ],
    });
    expect((await request('getCart', {})).numberOfItems).toBe(4);
  });

  it('DEV-03 orders may be split until the customer says otherwise', async () => {
    await signIn('administrator');
    expect((await request('getCart', {})).AcceptOrderSplitting).toBe(true);
    await request('bulkUpdateCart', { body: { lineitems: [], AcceptOrderSplitting: false } });
    expect((await request('getCart', {})).AcceptOrderSplitting).toBe(false);
  });
});

describe('shipping', () => {
  useMockServer();

  const heavy = articleWhere((product) => product.active && !product.hidePrice && !isParcel(product));
  const light = articleWhere((product) => plain(product) && isParcel(product));
  const ship = (shippingMethod: string, postalCode = '0153') =>
    request('bulkUpdateCart', {
      body: { lineitems: [], shippingMethod, shippingDestination: { postalCode, countryCode: 'NO' } },
    });
  const priceOf = ({ shippingMethods = [] }: Cart, id: string) =>
    shippingMethods.find((method) => method.id === id)?.priceIncVat?.amount;

  it('CART-06 the methods are those that the goods fit, reckoned for the customer’s own address', async () => {
    await signIn('private');
    const parcels = await request('addToCart', { body: { code: light, quantity: 1 } });
    expect(parcels.shippingMethods?.map(({ id }) => id)).toEqual([
      'parcel',
      'home',
      'store-oslo',
      'store-bergen',
    ]);
    expect(parcels).toMatchObject({
      shippingMethod: 'parcel',
      shippingDestination: { postalCode: '2609', countryCode: 'NO' },
    });
    const furniture = await request('addToCart', { body: { code: heavy, quantity: 1 } });
    expect(furniture.shippingMethods?.map(({ id }) => id)).toEqual(['home', 'store-oslo', 'store-bergen']);
    expect(furniture.shippingMethod).toBe('home');
  });

  it('CART-06 the chosen method and destination decide the totals', async () => {
    await signIn('private');
    await request('addToCart', { body: { code: heavy, quantity: 1 } });
    await ship('home');
    const near = await request('getCart', {});
    await ship('home', '9600');
    const far = await request('getCart', {});
    expect((priceOf(far, 'home') ?? 0) - (priceOf(near, 'home') ?? 0)).toBe(400);
    expect(far.price?.shippingIncVat?.amount).toBe(priceOf(far, 'home'));
    const [nearMethod, farMethod] = [near.shippingMethods?.[0], far.shippingMethods?.[0]];
    expect((farMethod?.leadTimeDays ?? 0) - (nearMethod?.leadTimeDays ?? 0)).toBe(3);
    await ship('store-oslo');
    expect((await request('getCart', {})).price?.shipping.amount).toBe(0);
  });

  it('CART-06 far destinations and extra weight cost less in Sweden, in its own currency', async () => {
    await signIn('private');
    const homeCosts = async (language: string, countryCode: string, postalCodes: string[]) => {
      setLanguage(language);
      const costs: unknown[] = [];
      for (const postalCode of postalCodes) {
        await request('bulkUpdateCart', {
          body: { lineitems: [], shippingDestination: { postalCode, countryCode } },
        });
        costs.push(priceOf(await request('getCart', {}), 'home'));
      }
      return costs;
    };
    await request('addToCart', { body: { code: light, quantity: 1 } });
    expect(await homeCosts('no', 'NO', ['0153', '9600'])).toEqual([990, 1390]);
    expect(await homeCosts('sv', 'SE', ['11120', '98132'])).toEqual([890, 1240]);
    await request('updateCart', { body: { code: light, quantity: 900 } });
    const [norway] = (await homeCosts('no', 'NO', ['0153'])) as [number];
    const [sweden] = (await homeCosts('sv', 'SE', ['11120'])) as [number];
    expect(norway).toBeGreaterThan(990);
    expect(sweden - 890).toBe(((norway - 990) / 200) * 180);
  });

  it('CART-06 says from which value of the goods a parcel is free, and how much is missing', async () => {
    await signIn('private');
    const { shippingMethods, price } = await request('addToCart', { body: { code: light, quantity: 1 } });
    const free = shippingMethods?.find(({ id }) => id === 'parcel')?.freeShipping;
    expect(free?.thresholdIncVat.amount).toBe(5000);
    const items = price?.totalPriceForItemsIncVat?.amount ?? 0;
    expect(free?.remainingIncVat.amount).toBe(Math.max(0, 5000 - items));
  });

  it('CART-06 an unknown method is refused', async () => {
    await signIn('private');
    await expect(ship('drone')).rejects.toMatchObject({ inputErrors: [{ field: 'shippingMethod' }] });
  });
});

describe('a cart of an organisation', () => {
  const { store } = useMockServer();
  const ofCategory = (code: string) =>
    articleWhere(
      ({ active, hidePrice, campaign, category }) =>
        active && !hidePrice && campaign === null && category.code === code,
    );
  const tiered = ofCategory('desk-chairs');
  const stacked = ofCategory('visitor-chairs');
  const priceOf = ({ lineItems: [line] }: Cart) => line?.price;

  it('CART-01 a line has the price of the tier of its quantity, to the øre, and so has its order', async () => {
    await signIn('private');
    const list = priceOf(await request('addToCart', { body: { code: tiered, quantity: 12 } }));
    await signIn('administrator');
    const single = priceOf(await request('addToCart', { body: { code: tiered, quantity: 1 } }));
    const dozen = priceOf(await request('updateCart', { body: { code: tiered, quantity: 12 } }));
    const own = Math.floor((list?.priceIncVat.amount ?? NaN) * 0.92);
    const tier = Math.floor((own * 90) / 100);
    const exVat = Math.round(tier * 80) / 100;
    expect(single).toMatchObject({ priceIncVat: { amount: own }, discountIncVat: { amount: 0 } });
    expect(dozen).toMatchObject({
      regularPriceIncVat: { amount: own },
      priceIncVat: { amount: tier },
      unitPrice: { amount: exVat },
      totalPriceForItemsIncVat: { amount: tier * 12 },
      totalPriceForItems: { amount: Math.round(exVat * 1200) / 100 },
    });
    const { totalPrice, shippingMethod } = await request('getCart', {});
    const delivery = { ...checkout.delivery, shippingMethod: shippingMethod ?? '' };
    const body = { ...checkout, delivery, expectedTotal: totalPrice?.amount };
    const { orderNumber } = await request('createOrder', { body });
    const { orderItems } = await request('getOrder', { path: { orderNumber } });
    expect(orderItems[0]?.price).toEqual(dozen);
  });

  it.each([
    ['below the minimum', 4, 'Du må bestille minst 8.'],
    ['between two steps', 10, 'Selges i trinn på 4.'],
  ])(
    'CARD-05 a quantity %s is rejected with the reason, and changes nothing',
    async (_, quantity, reason) => {
      const headers = { 'Content-Language': 'no' };
      await signIn('administrator');
      await request('addToCart', { body: { code: stacked, quantity: 8 } });
      await expect(
        request('updateCart', { body: { code: stacked, quantity }, headers }),
      ).rejects.toMatchObject({
        inputErrors: [{ field: 'quantity', message: reason }],
      });
      await request('updateCart', { body: { code: stacked, quantity: 0 } });
      const lineitems = [{ code: stacked, quantity: String(quantity) }];
      const { notAdded } = await request('bulkUpdateCart', { body: { lineitems }, headers });
      expect(notAdded.lineItems).toMatchObject([{ quantity: String(quantity), reason }]);
      expect((await request('getCart', {})).lineItems).toEqual([]);
    },
  );

  it('CARD-05 the rules are those of organisations: a private customer buys one', async () => {
    await signIn('private');
    const { lineItems } = await request('addToCart', { body: { code: stacked, quantity: 1 } });
    expect(lineItems[0]?.quantityStep).toBeUndefined();
  });

  it('CART-01 lines of a visitor join its cart in a quantity that the rules allow', async () => {
    store.write({ ...store.read(), visitorPrices: true });
    await request('addToCart', { body: { code: stacked, quantity: 1 } });
    await signIn('administrator');
    expect((await request('getCart', {})).lineItems[0]?.quantity).toBe(8);
  });
});
