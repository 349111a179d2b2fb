import type { QueryClient } from '@tanstack/react-query';
import {
  getCustomerQuery,
  getFooterQuery,
  getGlobalContentQuery,
  getGlobalSettingsQuery,
  getHeaderQuery,
  getSiteStructureQuery,
  getTranslationsQuery,
} from '../api/generated/queries';
import { pageQuery } from '../features/session/page';

/**
 * Asks for everything every page needs, all at once (APP-15): settings, translations, header, footer, global content,
 * site structure, the customer, and the page itself. The parts that need an answer find it in the cache.
 * @param address path and query of the page; `/` leads to a language's home and is not asked for itself
 */
export function startLoads(client: QueryClient, address: string): void {
  void client.prefetchQuery(getGlobalSettingsQuery());
  void client.prefetchQuery(getTranslationsQuery());
  void client.prefetchQuery(getHeaderQuery());
  void client.prefetchQuery(getSiteStructureQuery());
  void client.prefetchQuery(getCustomerQuery());
  void client.prefetchQuery(getGlobalContentQuery());
  void client.prefetchQuery(getFooterQuery());
  if (!/^\/($|\?)/.test(address)) void client.prefetchQuery(pageQuery(address));
}
