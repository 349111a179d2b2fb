import { expect, it } from 'vitest';
import { useMockServer } from '../../tests/support/mockServer';
import { validators } from '../generated/validators';

useMockServer();

it('DEV-06 POST api/categories/products answers with sample products and prices in SEK', async () => {
  const response = await fetch('https://shop.test/api/categories/products', { method: 'POST' });
  const body: unknown = await response.json();
  const validate = validators.getCategoryProducts.answers[200];
  expect(validate?.(body) || validate?.errors).toBe(true);
  expect(body).toMatchObject({ numberOfHits: expect.any(Number), facets: expect.any(Array) });
  expect(JSON.stringify(body)).toContain('"currency":"SEK"');
  expect(JSON.stringify(body)).not.toContain('"currency":"NOK"');
});
