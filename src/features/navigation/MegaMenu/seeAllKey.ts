import type { MenuItem } from '../../../api/generated/types';
import type { TranslationKey } from '../../../i18n/english';

/** NAV-04: text of the link to everything: all products for a category or the catalogue, otherwise the overview. */
export function seeAllKey(type: MenuItem['type']): TranslationKey {
  return type === 'CategoryBase' || type === 'Catalog'
    ? 'navigation.seeAllProducts'
    : 'navigation.seeOverview';
}
