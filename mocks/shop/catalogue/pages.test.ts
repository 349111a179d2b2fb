import { describe, expect, it } from 'vitest';
import { validators } from '../../generated/validators';
import { categoryOrders } from '../../listing/sorting';
import { listing } from '../../listing/listing';
import { pictures as files } from '../../media/pictures';
import { previewAddress, roomImage } from '../content/render/images';
import { contextAt, routeNames, routes, type ShopContext } from '../context';
import { productCard } from './cards';
import { catalogue } from './catalogue';
import { categories, root } from './categories/categories';
import { mainNavigation } from './categories/navigation';
import { cataloguePage } from './pages';
import type { Product } from './product';
import { categoryUrl, dataSheetUrl, productUrl, slug } from './urls';

const { products } = catalogue();
const some = products.filter(({ age }) => age % 200 === 0);

const contexts = routeNames.flatMap((route) => [contextAt(route), contextAt(route, true)]);

/** Validation errors of a page; empty when it is valid. */
function faults(page: unknown) {
  const validate = validators.getPage.answers[200];
  return validate?.(page) ? [] : validate?.errors;
}

function productAt(url: string, shop: ShopContext) {
  const page = cataloguePage(url, shop);
  return page && 'product' in page ? page.product : undefined;
}

function firstWith(condition: (product: Product) => boolean): Product {
  const found = products.find(condition);
  if (!found) throw new Error('The catalogue has no such product');
  return found;
}

/** Timeout of tests with very many pages, on a machine that may be busy; in ms. */
const longTimeout = { timeout: 60_000 };

describe('pages of the catalogue', () => {
  it('SEO-01 the picture of a link’s preview is WebP, which more services read than AVIF', () => {
    const paths = [
      ...categories.map(({ code }) => categoryUrl(code, 'en')),
      ...some.map((one) => productUrl(one, 'en')),
    ];
    const pictures = paths.map((path) => cataloguePage(path, contextAt('en'))?.openGraphImage);
    expect(pictures.length).toBeGreaterThan(50);
    for (const picture of pictures) expect(picture).toMatch(/^https:.+\.webp$/);
    for (const id of Object.keys(files.rooms.shows))
      expect(previewAddress(roomImage(id, 'en'))).toMatch(/\.webp$/);
  });

  it.each(contexts)(
    'DEV-01 every answer is the contract’s: $route, customer $customer',
    longTimeout,
    (shop) => {
      for (const { code } of categories) {
        expect(faults(cataloguePage(categoryUrl(code, shop.route), shop)), code).toEqual([]);
      }
      for (const product of some) {
        expect(faults(cataloguePage(productUrl(product, shop.route), shop)), product.code).toEqual([]);
        expect(faults(cataloguePage(dataSheetUrl(product, shop.route), shop)), product.code).toEqual([]);
      }
    },
  );

  it.each([contextAt('no'), contextAt('en-se', true)])(
    'DEV-01 every product card is the contract’s: $route, customer $customer',
    longTimeout,
    (shop) => {
      const validate = validators.getCategoryProducts.answers[200];
      for (let skip = 0; skip < products.length; skip += 96) {
        const query = { skip, take: 96, instock: false, sortOrder: 0 };
        const span = listing(products, categoryOrders, query, shop);
        expect(validate?.(span) || validate?.errors).toBe(true);
      }
    },
  );

  it('APP-01 every address leads to its own page, in the language it is in', longTimeout, () => {
    for (const route of routeNames) {
      for (const { code } of categories) {
        expect(cataloguePage(categoryUrl(code, route), contextAt('no'))).toMatchObject({ pageId: code });
      }
      for (const product of some) {
        const url = productUrl(product, route);
        expect(cataloguePage(url, contextAt('no'))).toMatchObject({ pageId: `p-${product.code}`, url });
      }
    }
  });

  it.each([
    '/no/mobler/ingenting',
    '/no/mobler/sofaer/3-seters-sofaer/noe-annet-100008',
    '/no/x-999999',
    '/xx/mobler',
  ])('APP-05 there is nothing at %s', (path) => {
    expect(cataloguePage(path, contextAt('no'))).toBeUndefined();
  });

  it('SEO-01 says where each page is in the other languages', () => {
    const [product] = some;
    for (const route of routeNames) {
      const page = product && cataloguePage(productUrl(product, route), contextAt(route));
      for (const other of routeNames) {
        const link = page?.alternativeLinks[routes[other].code] ?? '';
        expect(cataloguePage(link, contextAt(route))).toMatchObject({ pageId: page?.pageId, url: link });
      }
    }
  });

  it('LIST-11 leads from a category to those below it and above it', () => {
    const page = cataloguePage('/no/mobler/stue', contextAt('no'));
    expect(page).toMatchObject({
      pageType: 'CategoryBase',
      parentCategoryId: 'furniture',
      parentCategoryName: 'Møbler',
      subCategories: [
        { heading: 'Sofaer', code: 'sofas', link: { url: '/no/mobler/stue/sofaer' } },
        { code: 'armchairs' },
        { code: 'coffee-tables' },
        { code: 'sideboards' },
      ],
    });
    expect(page?.breadcrumb.map(({ text }) => text)).toEqual(['Furulia', 'Produkter', 'Møbler', 'Stue']);
  });

  it('NAV-04 the menu has four levels, each entry with a page of its own', longTimeout, () => {
    const menu = mainNavigation(contextAt('en'));
    expect(menu.map(({ title }) => title)).toEqual(root.children.map(({ names }) => names.en));
    const entries = menu.flatMap((one) =>
      one.children.flatMap((two) => two.children.flatMap((three) => [one, two, three, ...three.children])),
    );
    for (const { url, title } of entries) {
      expect(cataloguePage(url, contextAt('en'))?.pageTitle).toBe(title);
    }
  });

  it('PDP-02 each variation has an article number, a colour and the pictures of that colour', () => {
    const product = firstWith(({ colors, sizes }) => colors.length > 1 && sizes.length > 1);
    const details = productAt(productUrl(product, 'no'), contextAt('no'));
    expect(details?.numberOfVariants).toBe(product.colors.length * product.sizes.length);
    for (const { code, color, image, url } of details?.variations ?? []) {
      expect(url).toBe(`${details?.url}?selectedModel=${code}`);
      expect(image?.src).toContain(`/${product.kind.model.id}/${color?.key}-`);
    }
  });

  it('PDP-01 shows similar and related products, and nothing of either twice', longTimeout, () => {
    for (const product of some) {
      const details = productAt(productUrl(product, 'sv'), contextAt('sv'));
      const shown = [...(details?.similarProducts ?? []), ...(details?.relatedProducts ?? [])];
      const codes = shown.map(({ code }) => code);
      expect(codes).toHaveLength(16);
      expect(new Set([...codes, product.code]).size).toBe(17);
    }
  });

  it('PDP-06 rich text of products has no stray ampersands', () => {
    const product = firstWith(({ series }) => series.brand.includes('&'));
    const details = productAt(productUrl(product, 'en'), contextAt('en'));
    expect(details?.shortDescription).toContain('&amp;');
    expect(details?.shortDescription).not.toMatch(/&(?!amp;)/);
  });

  it(
    'CARD-07 a reduced price, its discount and its regular price agree to the øre, with and without VAT',
    longTimeout,
    () => {
      const reduced = products.filter(({ campaign }) => campaign && campaign.couponCode === null);
      expect(reduced.length).toBeGreaterThan(100);
      for (const product of reduced) {
        const { price } = productCard(product, contextAt('sv', true));
        if (!price) throw new Error(`${product.code} has no price`);
        const { regularPriceIncVat: regular, priceIncVat: now, discountIncVat: off } = price;
        expect(Math.round(100 * (1 - now.amount / regular.amount))).toBe(price.discountPercentage);
        expect(Number.isInteger(now.amount)).toBe(true);
        expect(now.amount + off.amount).toBeCloseTo(regular.amount, 10);
        expect(price.priceExVat.amount * 1.25).toBeCloseTo(now.amount, 10);
        expect(price.regularPriceExVat.amount * 1.25).toBeCloseTo(regular.amount, 10);
        expect(price.discountExVat.amount * 1.25).toBeCloseTo(off.amount, 10);
      }
    },
  );

  it('CARD-04 a price on request is in no answer, and the product cannot be bought', () => {
    const product = firstWith(({ hidePrice, active }) => hidePrice && active);
    const details = productAt(productUrl(product, 'no'), contextAt('no', true));
    expect(details).toMatchObject({ price: null, hidePrice: true, isBuyable: false });
    expect(details?.variations.every(({ price }) => price === null)).toBe(true);
  });

  it.each([
    ['Hjørne- og modulsofaer', 'hjorne-og-modulsofaer'],
    ['Låga hyllor & rumsavdelare', 'laga-hyllor-rumsavdelare'],
    ['Entrékommoder', 'entrekommoder'],
  ])('APP-01 %s is %s in an address', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });
});
