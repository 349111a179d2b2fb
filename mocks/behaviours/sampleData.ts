import { http, HttpResponse } from 'msw';
import type { ListingResult } from '../../src/api/generated/types';
import { listing } from '../listing/listing';
import { categoryOrders } from '../listing/sorting';
import { catalogue } from '../shop/catalogue/catalogue';
import { contextAt } from '../shop/context';

/** Some wardrobes in Swedish, with prices in SEK. */
function sampleListing(): ListingResult {
  return listing(
    catalogue().inCategory.get('wardrobes') ?? [],
    categoryOrders,
    { skip: 0, take: 24, instock: false },
    contextAt('sv', true),
  );
}

/** Respond to POST api/categories/products with sample data (DEV-06); it is not an operation of the contract. */
export const sampleDataHandler = http.post('*/api/categories/products', () =>
  HttpResponse.json(sampleListing()),
);
