import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { components } from '../../src/api/generated/types';
import type { OperationId } from '../../src/api/operation';
import { openModal } from '../../src/components/plain/modalStore';
import type { ExampleVisit } from './exampleShop';

type Schemas = components['schemas'];
type WaitUntilIdle = () => Promise<void>;

/** An object in place of a text, which React refuses to render. */
const noText = {} as string;

/** A list with one corrupted item, and its expected rendering. */
export interface BadItem extends Pick<ExampleVisit, 'act'> {
  list: string;
  operation: OperationId;
  example: string;
  /** Example of the page that shows the list. */
  page: string;
  /** Query of its address. */
  search?: string;
  /** Corrupt one item. */
  spoil: (body: never) => void;
  /** Beginning of the report. */
  part: string;
  /** Read the items that the list shows. */
  shown: () => readonly unknown[];
  /** Expected items. */
  left: readonly unknown[];
}

const showModal = (name: RegExp) => async (waitUntilIdle: WaitUntilIdle) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog');
  await waitUntilIdle();
};

async function showCountries(waitUntilIdle: WaitUntilIdle): Promise<void> {
  act(() => openModal('countrySelector'));
  await screen.findByRole('dialog');
  await waitUntilIdle();
}

/** Texts of the elements of a role, within the element of another role and name. */
const textsIn = (role: string, name: string | RegExp, itemRole: string) => () =>
  within(screen.getByRole(role, { name }))
    .getAllByRole(itemRole)
    .map(({ textContent }) => textContent.trim());

const listing = {
  operation: 'getCategoryProducts',
  example: 'customerListing',
  page: 'categoryPage',
} as const;
const product = {
  operation: 'getPage',
  example: 'productPageSignedIn',
  page: 'productPageSignedIn',
} as const;
const menu = { operation: 'getSiteStructure', example: 'siteStructure', page: 'searchPage' } as const;
const settings = {
  operation: 'getGlobalSettings',
  example: 'norwegianSettings',
  page: 'startPage',
  act: showCountries,
} as const;

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The example has no item');
  return item;
}

/** Every list of the shop, each with an item that cannot be rendered. */
export const badItems: BadItem[] = [
  {
    list: 'products of a category',
    ...listing,
    spoil: ({ result }: Schemas['ListingResult']) => Reflect.deleteProperty(first(result), 'color'),
    part: 'getCategoryProducts /result/0: ',
    shown: () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    left: ['Bre pendellampe'],
  },
  {
    list: 'products of a search',
    operation: 'search',
    example: 'searchResult',
    page: 'searchPage',
    search: '?query=sofa',
    spoil: ({ productResult: { result } }: Schemas['SearchResult']) =>
      result.push({
        ...first(result),
        code: 'bad',
        color: noText as never,
        availableColors: [null as never],
      }) && Reflect.deleteProperty(result.at(-1) ?? {}, 'color'),
    part: 'search /productResult/result/',
    shown: () => screen.getAllByRole('article'),
    left: [expect.anything()],
  },
  {
    list: 'facets',
    ...listing,
    act: showModal(/filter/i),
    spoil: ({ facets }: Schemas['ListingResult']) =>
      facets.splice(1, 0, { ...first(facets), key: 'Bad', name: noText }),
    part: 'getCategoryProducts /facets/0: ',
    shown: textsIn('dialog', /filter/i, 'heading'),
    left: ['Filters', 'Farge', 'Merke', 'Bredde', 'Pris'],
  },
  {
    list: 'terms of a facet',
    ...listing,
    act: showModal(/filter/i),
    spoil: ({ facets: [, color] }: Schemas['ListingResult']) => {
      if (color) first(color.terms).userFriendlyName = noText;
    },
    part: 'getCategoryProducts /facets/0/terms/0: ',
    shown: textsIn('list', 'Farge', 'listitem'),
    left: [expect.stringContaining('Eik')],
  },
  {
    list: 'sorters',
    ...listing,
    spoil: ({ sorters }: Schemas['ListingResult']) => (first(sorters).key = noText),
    part: 'getCategoryProducts /sorters/0: ',
    shown: textsIn('combobox', /sort/i, 'option'),
    left: ['Name', 'Price, low to high', 'Price, high to low'],
  },
  {
    list: 'swatches of a card',
    ...listing,
    spoil: ({ result }: Schemas['ListingResult']) =>
      first(result).availableColors.unshift({ key: 'bad', name: noText, swatch: '#ffffff' }),
    part: 'getCategoryProducts /result 100412/availableColors/0: ',
    shown: () => within(first(screen.getAllByRole('article'))).getAllByRole('button', { name: 'Grå' }),
    left: [expect.anything()],
  },
  {
    list: 'variations to choose from',
    ...product,
    spoil: ({ product: { variations } }: Schemas['ProductPage']) => {
      const [variation] = variations;
      if (!variation) return;
      const black = { key: 'black', name: 'Svart', swatch: '#222222' };
      variations.push({ ...variation, code: 'black', name: 'Vidda 3-seter sofa, svart', color: black });
      variations.push({ ...variation, code: 'bad', name: noText });
    },
    part: 'getPage /product/variations/2: ',
    shown: () => within(screen.getByRole('group', { name: /Grå/ })).getAllByRole('radio'),
    left: [expect.anything(), expect.anything()],
  },
  {
    list: 'pictures of the gallery',
    ...product,
    spoil: ({ product: { sliderImages } }: Schemas['ProductPage']) =>
      sliderImages.splice(1, 0, { ...first(sliderImages), src: '/bad.webp', sources: [{} as never] }),
    part: 'getPage /product/sliderImages/1: ',
    shown: () => screen.getAllByRole('button', { name: /\d \w+ 2: / }),
    left: [expect.anything(), expect.anything()],
  },
  {
    list: "promotion beside a product's price",
    ...product,
    spoil: ({ product: { promotion, variations } }: Schemas['ProductPage']) => {
      if (promotion) first(variations).promotion = { ...promotion, promotionDescription: noText };
    },
    part: 'getPage /product/promotion: ',
    shown: () => screen.getAllByRole('button', { name: 'Add to cart: Vidda 3-seter sofa' }),
    left: [expect.anything()],
  },
  {
    list: 'breadcrumb',
    ...product,
    spoil: ({ breadcrumb }: Schemas['ProductPage']) => {
      if (breadcrumb[1]) breadcrumb[1].text = noText;
    },
    part: 'getPage /breadcrumb/1: ',
    shown: textsIn('navigation', 'Breadcrumb', 'listitem'),
    left: ['Hjem', 'Sofaer', 'Vidda 3-seter sofa'],
  },
  {
    list: 'promotions of the cart',
    operation: 'getCart',
    example: 'cart',
    page: 'cartPage',
    spoil: ({ promotions }: Schemas['Cart']) => {
      const [promotion] = promotions;
      if (promotion)
        promotions.unshift({
          ...promotion,
          promotionDiscountAmountIncVat: { amount: 1, formattedString: noText },
        });
    },
    part: 'getCart /promotions/0: ',
    shown: () => screen.getAllByText(/Høstuker/),
    left: [expect.anything()],
  },
  {
    list: 'countries',
    ...settings,
    spoil: ({ countries }: Schemas['GlobalSettings']) => (first(countries).name = noText),
    part: 'getGlobalSettings /countries/0: ',
    shown: () => textsIn('dialog', /country/i, 'button')().filter((text) => /Norge|SEK/.test(text)),
    left: ['Sverige SEK'],
  },
  {
    list: 'languages',
    ...settings,
    spoil: ({ languages }: Schemas['GlobalSettings']) =>
      languages?.push({ ...first(languages), code: 'da', languageRoute: 'da', name: noText }),
    part: 'getGlobalSettings /languages/4: ',
    shown: () =>
      textsIn('dialog', /country/i, 'button')().filter((text) => /^(Norsk|Svenska|English)/.test(text)),
    left: ['Norsk', 'English', 'Svenska'].map((text) => expect.stringContaining(text) as string),
  },
  {
    list: 'categories to begin with',
    ...menu,
    spoil: ({ mainNavigation }: Schemas['SiteStructure']) => {
      const { children } = first(mainNavigation);
      children.unshift({ ...first(children), id: 'bad' });
      Reflect.deleteProperty(first(children), 'type');
    },
    part: 'getSiteStructure /mainNavigation/0/children/0: ',
    shown: textsIn('navigation', /popular/i, 'listitem'),
    left: ['Sofaer'],
  },
  {
    list: 'categories to begin with, one without a text',
    ...menu,
    spoil: ({ mainNavigation }: Schemas['SiteStructure']) => {
      const { children } = first(mainNavigation);
      children.unshift({ ...first(children), id: 'bad', title: noText });
    },
    part: 'getSiteStructure /mainNavigation/0: ',
    shown: textsIn('navigation', /popular/i, 'listitem'),
    left: ['Sofaer'],
  },
];
