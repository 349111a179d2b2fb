import type { MenuItem } from '../../../api/generated/types';
import type { TranslationKey } from '../../../i18n/english';

/** NAV-04: what the link to everything says: products for a category or the catalogue, else the overview. */
export function seeAllKey(type: MenuItem['type']): TranslationKey {
  return type === 'CategoryBase' || type === 'Catalog'
    ? 'navigation.seeAllProducts'
    : 'navigation.seeOverview';
}
