import type { Behaviours } from '../msw/runtime/behaviour';
import { cityOf } from '../shop/postalCodes';
import { globalSettings } from '../shop/content/settings';
import { translationsAt } from '../shop/translations';
import type { Store } from '../store/store';
import { routeOf, shopContext } from './shopContext';

/** Settings and translations. */
export const siteBehaviours = {
  getGlobalSettings: (call) => ({
    status: 200,
    body: globalSettings(shopContext(call), call.store.read().gtmId),
  }),
  getCity: ({ input: { query } }) => ({
    status: 200,
    body: { city: cityOf(query.postalCode, query.countryCode) },
  }),
  getTranslations: (call) => ({ status: 200, body: translationsAt(routeOf(call)) }),
} satisfies Behaviours<Store>;
