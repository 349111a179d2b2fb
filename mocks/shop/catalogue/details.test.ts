import { expect, test } from 'vitest';
import { contextAt } from '../context';
import { catalogue } from './catalogue';
import { productDetails } from './details';
import { isParcel } from './specifications';

test('PDP-01 free parcel delivery is promised for parcels alone; what is heavier is carried in', () => {
  const promised = (heavy: boolean) => {
    const product = catalogue().products.find((one) => isParcel(one) !== heavy);
    if (!product) throw new Error('the shop has no such product');
    return productDetails(product, contextAt('en')).globalUsp?.join('; ') ?? '';
  };
  expect(promised(false)).toMatch(/free parcel delivery/i);
  expect(promised(true)).not.toMatch(/parcel/i);
  expect(promised(true)).toMatch(/^can be carried right into the room/i);
});
