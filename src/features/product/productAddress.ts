import { classifyLink } from '../../components/SafeLink/classifyLink';

/**
 * The address of a product's page as the router and the page query use it: path and query (APP-11).
 * @returns undefined where the product's url leads out of the shop
 */
export function productAddress(url: string): string | undefined {
  const target = classifyLink(url, window.location.href);
  return target.kind === 'internal' ? target.to : undefined;
}
