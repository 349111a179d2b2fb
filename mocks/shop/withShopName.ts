import { shopBrand } from '../../brand/shopBrand';

/**
 * Data with the name of the brand in place of `{shopName}`.
 * @example withShopName({ title: '{shopName} Oslo' });
 */
export const withShopName = <Data>(data: Data): Data =>
  JSON.parse(
    JSON.stringify(data).replaceAll('{shopName}', JSON.stringify(shopBrand.name).slice(1, -1)),
  ) as Data;
