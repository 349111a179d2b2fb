import { useQuery } from '@tanstack/react-query';
import { pageUrl } from '../../lib/renderRequest';
import { classifyLink } from '../../routing/links/classifyLink';
import { pageQuery } from '../../routing/page/page';

/**
 * Path and query of a product's page, as used by the router and the page query (APP-11).
 * @returns undefined when the product's url leads out of the shop
 */
export function productAddress(url: string): string | undefined {
  const target = classifyLink(url, pageUrl().href);
  return target.kind === 'internal' ? target.to : undefined;
}

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
