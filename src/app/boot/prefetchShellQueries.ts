import type { QueryClient } from '@tanstack/react-query';
import {
  getCustomerQuery,
  getFooterQuery,
  getGlobalContentQuery,
  getGlobalSettingsQuery,
  getHeaderQuery,
  getSiteStructureQuery,
  getTranslationsQuery,
} from '../../api/generated/queries';

/**
 * Asks for everything every page needs, all at once (APP-15): settings, translations, header, footer, global content,
 * site structure and the customer. The parts that need an answer find it in the cache. The page itself is not among
 * them: the boot script has asked for it, and whoever shows it takes that answer over.
 */
export function prefetchShellQueries(client: QueryClient): void {
  void client.prefetchQuery(getGlobalSettingsQuery());
  void client.prefetchQuery(getTranslationsQuery());
  void client.prefetchQuery(getHeaderQuery());
  void client.prefetchQuery(getSiteStructureQuery());
  void client.prefetchQuery(getCustomerQuery());
  void client.prefetchQuery(getGlobalContentQuery());
  void client.prefetchQuery(getFooterQuery());
}
