import type { Behaviours } from '../msw/runtime/behaviour';
import { globalSettings } from '../shop/content/settings';
import { translations } from '../shop/translations/translations';
import type { Store } from '../store/store';
import { languageOf, shopContext } from './shopContext';

/** Settings and translations. */
export const siteBehaviours = {
  getGlobalSettings: (call) => ({
    status: 200,
    body: globalSettings(shopContext(call), call.store.read().gtmId),
  }),
  getTranslations: (call) => ({ status: 200, body: translations(languageOf(call)) }),
} satisfies Behaviours<Store>;
