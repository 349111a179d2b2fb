import {
  getCustomerQuery,
  getFooterQuery,
  getGlobalContentQuery,
  getGlobalSettingsQuery,
  getHeaderQuery,
  getSiteStructureQuery,
  getTranslationsQuery,
} from './generated/queries';

/** Queries of every page whose responses are the same for every customer (APP-15), the most urgent first. */
export const siteQueries = () =>
  [
    getGlobalSettingsQuery(),
    getTranslationsQuery(),
    getHeaderQuery(),
    getSiteStructureQuery(),
    getGlobalContentQuery(),
    getFooterQuery(),
  ] as const;

/** Queries of every page (APP-15): those of the site, and the customer. */
export const shellQueries = () => [...siteQueries(), getCustomerQuery()] as const;
