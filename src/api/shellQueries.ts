import {
  getCustomerQuery,
  getFooterQuery,
  getGlobalContentQuery,
  getGlobalSettingsQuery,
  getHeaderQuery,
  getSiteStructureQuery,
  getTranslationsQuery,
} from './generated/queries';

/** Queries that every page needs and whose answers are the same for every customer (APP-15), the most urgent first. */
export const siteQueries = () =>
  [
    getGlobalSettingsQuery(),
    getTranslationsQuery(),
    getHeaderQuery(),
    getSiteStructureQuery(),
    getGlobalContentQuery(),
    getFooterQuery(),
  ] as const;

/** Queries that every page needs (APP-15): those of the site, and the customer. */
export const shellQueries = () => [...siteQueries(), getCustomerQuery()] as const;
