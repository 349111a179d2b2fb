import { classifyLink } from '../../routing/links/classifyLink';
import { pageUrl } from '../../lib/pageUrl';

/**
 * Path and query of a product's page, as used by the router and the page query (APP-11).
 * @returns undefined when the product's url leads out of the shop
 */
export function productAddress(url: string): string | undefined {
  const target = classifyLink(url, pageUrl().href);
  return target.kind === 'internal' ? target.to : undefined;
}
