import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../routing/page/page';
import { productAddress } from './productAddress';

/**
 * Fetch a product with its variations and specifications from its page (getPage); shares the cache with that page.
 * @param url URL of the product; undefined fetches nothing
 */
export function useProductDetails(url: string | undefined) {
  const address = url === undefined ? undefined : productAddress(url);
  const query = useQuery({ ...pageQuery(address ?? '/'), enabled: address !== undefined });
  const page = query.data;
  const product =
    page?.pageType === 'ProductPage' || page?.pageType === 'ProductBase' ? page.product : undefined;
  return { ...query, product, isFailed: !query.isFetching && (product === undefined || query.isError) };
}
