import { useQuery } from '@tanstack/react-query';
import { pageUrl } from '../../lib/renderRequest';
import { classifyLink } from '../../routing/links/classifyLink';
import { pageQuery } from '../../routing/page/page';

/** Path and query of a product's page (APP-11); undefined when its url leads out of the shop. */
export function productAddress(url: string): string | undefined {
  const target = classifyLink(url, pageUrl().href);
  return target.kind === 'internal' ? target.to : undefined;
}

/** Fetch a product from its page (getPage), sharing the cache with it; an undefined url fetches nothing. */
export function useProductDetails(url: string | undefined) {
  const address = url === undefined ? undefined : productAddress(url);
  const query = useQuery({ ...pageQuery(address ?? '/'), enabled: address !== undefined });
  const page = query.data;
  const product =
    page?.pageType === 'ProductPage' || page?.pageType === 'ProductBase' ? page.product : undefined;
  return { ...query, product, isFailed: !query.isFetching && (product === undefined || query.isError) };
}
