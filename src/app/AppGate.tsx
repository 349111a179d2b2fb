import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { getCustomerQuery, getGlobalSettingsQuery, getTranslationsQuery } from '../api/generated/queries';
import { retryQuery } from '../api/queryClient';
import { checkCustomer } from '../features/account/customerData';
import { useSessionEnd } from '../features/account/useSessionEnd';
import { useSessionCheck } from '../features/account/useSessionCheck';
import { useCartOfOtherTabs } from '../features/cart/cartTabs';
import { FavoritesProvider } from '../features/favorites/FavoritesProvider';
import { completeSettings } from '../features/settings/completeSettings';
import { LanguageChangeContext, useIsLanguageSettled, useLanguage } from '../features/settings/language';
import { settleLanguage } from '../features/settings/languageStore';
import { isPageKey } from '../features/page/page';
import { PricingProvider } from '../features/pricing/PricingProvider';
import { SessionProvider } from '../features/session/SessionProvider';
import { type GlobalSettings, SettingsContext } from '../features/settings/settings';
import { reportUnusableLanguages, siteLanguages } from '../features/settings/siteLanguages';
import { englishTexts, hasNoTexts, loadEnglish } from '../i18n/englishText';
import { TranslationProvider } from '../i18n/TranslationProvider';
import { LoadingScreen } from './layout/LoadingScreen';
import { StartError } from './layout/StartError';
import { useElapsed } from './layout/useElapsed';

/**
 * Settles the language of every address once settings have loaded (APP-08), once for each, whatever later settings
 * list: the shop never waits for two answers to agree.
 * @returns false until the first one is settled
 */
function useLanguageOfAddress(settings: GlobalSettings | undefined): boolean {
  const { pathname } = useLocation();
  const settledPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!settings || settledPath.current === pathname) return;
    settledPath.current = pathname;
    reportUnusableLanguages(settings);
    settleLanguage(siteLanguages(settings), settings.languageRoute, pathname);
  }, [settings, pathname]);
  return useIsLanguageSettled();
}

const [settingsKey, textsKey, customerKey] = [
  getGlobalSettingsQuery().queryKey[0],
  getTranslationsQuery().queryKey[0],
  getCustomerQuery().queryKey[0],
];
const isFrame = ({ queryKey }: Query) => queryKey[0] === settingsKey || queryKey[0] === textsKey;
const isCustomer = ({ queryKey }: Query) => queryKey[0] === customerKey;

/** Whether a response depends on language and market. Pages do not: each is cached with its language. */
const isOfLanguage = (query: Query) => !isPageKey(query.queryKey) && !isFrame(query) && !isCustomer(query);

/**
 * Fetches everything but pages again when the language changes (APP-08, APP-18). Settings and texts stay until their
 * successors have loaded, since the shop cannot show without them; the rest goes at once, so that no menu, cart or price of
 * one language and market stands beside those of another.
 * @returns the language of the settings and texts that show
 */
function useFrameLanguage(language: string): string {
  const client = useQueryClient();
  const requested = useRef(language);
  const [shown, setShown] = useState(language);
  useEffect(() => {
    if (requested.current === language) return;
    requested.current = language;
    client.removeQueries({ type: 'inactive', predicate: isOfLanguage });
    void client.resetQueries({ predicate: isOfLanguage });
    void client.invalidateQueries({ predicate: isCustomer });
    void client.invalidateQueries({ predicate: isFrame }).then(() => {
      if (requested.current === language) setShown(language);
    });
  }, [client, language]);
  return shown;
}

/** The time-out of the texts, after which the shop opens with the built-in English, in ms (APP-15). */
const textTimeout = 3000;

const noTexts: Readonly<Record<string, string>> = {};

/** Keeps the document's language that of its texts (SEO-02), also while they are hyphenated as they change. */
function useDocumentLanguage(language: string): void {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}

const isEnglishComplete = () => englishTexts.get().isComplete;

/** The texts to show; undefined until they have loaded, or the built-in English that replaces those of the server. */
function useTexts(texts: Readonly<Record<string, string>> | undefined, isPending: boolean) {
  const isTimeoutOver = useElapsed(textTimeout);
  const shown = texts ?? (isPending && !isTimeoutOver ? undefined : noTexts);
  const needsEnglish = shown !== undefined && hasNoTexts(shown);
  const hasEnglish = useSyncExternalStore(englishTexts.subscribe, isEnglishComplete, isEnglishComplete);
  useEffect(() => {
    if (needsEnglish) void loadEnglish();
  }, [needsEnglish]);
  return needsEnglish && !hasEnglish ? undefined : shown;
}

/**
 * Waits for settings, and says so when there are none (APP-15). Texts that take longer than 3 s replace the built-in
 * English when they have loaded.
 */
export function AppGate({ children }: { children: ReactNode }) {
  const settings = useQuery({ ...getGlobalSettingsQuery(), select: completeSettings });
  const { data, isPending } = useQuery(getTranslationsQuery());
  const texts = useTexts(data, isPending);
  const settled = useLanguageOfAddress(settings.data);
  const language = useLanguage();
  const shownLanguage = useFrameLanguage(language);
  useDocumentLanguage(shownLanguage);
  useSessionCheck();
  useSessionEnd();
  useCartOfOtherTabs();
  const client = useQueryClient();
  const check = useCallback(() => void checkCustomer(client), [client]);
  const retry = () => {
    for (const { queryKey } of [getGlobalSettingsQuery(), getTranslationsQuery()]) {
      if (client.getQueryData(queryKey) === undefined) void retryQuery(client, queryKey);
    }
  };

  const shop = () => {
    if (settings.isError && !settings.data) return <StartError error={settings.error} onRetry={retry} />;
    if (!settings.data || !settled) return <LoadingScreen onRetry={retry} />;
    return (
      <SettingsContext value={settings.data}>
        <LanguageChangeContext value={shownLanguage !== language}>
          <SessionProvider onRetry={check}>
            <PricingProvider>
              <FavoritesProvider>{children}</FavoritesProvider>
            </PricingProvider>
          </SessionProvider>
        </LanguageChangeContext>
      </SettingsContext>
    );
  };
  if (!texts) return <LoadingScreen onRetry={retry} />;
  return (
    <TranslationProvider texts={texts} language={shownLanguage}>
      {shop()}
    </TranslationProvider>
  );
}
