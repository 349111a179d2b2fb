import { directionOf, setLanguage, interfaceLanguage } from '../i18n/language';
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
import { hasStatus } from '../api/errors';
import { retryQuery } from '../api/queryClient';
import { useLeaving } from '../api/useLeaving';
import { checkCustomer } from '../features/account/sessionChanges';
import { usePersonalText, useSessionCheck, useSessionEnd } from '../features/account/useSessionCheck';
import { useCartOfOtherTabs } from '../features/cart/cartCache';
import { FavoritesProvider } from '../features/favorites/favoriteLists';
import {
  completeSettings,
  type GlobalSettings,
  LanguageChangeContext,
  reportUnusableLanguages,
  resolveSiteLanguage,
  SettingsContext,
  useIsLanguageResolved,
  useLanguage,
} from '../features/settings/settings';
import { visitorLanguages } from '../i18n/languageStore';
import { isPageKey } from '../routing/page/page';
import { PricingProvider } from '../features/pricing/vatDisplay';
import { SessionProvider } from '../features/session/customer';
import { englishTexts, hasNoTexts, loadEnglish } from '../i18n/englishText';
import { startScreenTexts, builtInLanguage } from '../i18n/startTexts';
import { TranslationProvider } from '../i18n/useTranslate';
import { LoadingScreen, useElapsed } from './layout/LoadingScreen';
import { StartError } from './layout/CrashPage';

/**
 * Set the language of each path once settings have loaded (APP-08); once per path, since responses with different
 * languages would cause an endless loop.
 */
function useLanguageOfAddress(settings: GlobalSettings | undefined): boolean {
  const { pathname } = useLocation();
  const lastPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!settings || lastPath.current === pathname) return;
    lastPath.current = pathname;
    reportUnusableLanguages(settings);
    resolveSiteLanguage(settings, pathname);
  }, [settings, pathname]);
  return useIsLanguageResolved();
}

/** True when the server refuses the Content-Language: nothing else in the call for the settings can give 400. */
const isUnknownLanguage = (error: Error | null) => hasStatus(error, 400);

/** Fall back to the default language when the server refuses the current one (APP-08); true until it has settings. */
function useDefaultLanguageFallback(error: Error | null): boolean {
  const fallback = interfaceLanguage();
  const language = useLanguage();
  const isNeeded = isUnknownLanguage(error) && language !== fallback;
  useLayoutEffect(() => {
    if (isNeeded) setLanguage(fallback);
  }, [isNeeded, fallback]);
  return isNeeded;
}

const [settingsKey, textsKey, customerKey] = [
  getGlobalSettingsQuery().queryKey[0],
  getTranslationsQuery().queryKey[0],
  getCustomerQuery().queryKey[0],
];
const isSettingsOrTexts = ({ queryKey }: Query) => queryKey[0] === settingsKey || queryKey[0] === textsKey;
const isCustomer = ({ queryKey }: Query) => queryKey[0] === customerKey;

/** True for a query that depends on language and market; the keys of pages contain the language already. */
const dependsOnLanguage = (query: Query) =>
  !isPageKey(query.queryKey) && !isSettingsOrTexts(query) && !isCustomer(query);

/**
 * Refetch everything but pages when the language changes (APP-08, APP-18). Settings and texts stay until the new ones
 * have loaded; the rest is reset, so that prices of two markets never show together.
 * @returns language of the settings and texts on screen
 */
function useShownLanguage(language: string): string {
  const client = useQueryClient();
  const requested = useRef(language);
  const [shown, setShown] = useState(language);
  useEffect(() => {
    if (requested.current === language) return;
    requested.current = language;
    client.removeQueries({ type: 'inactive', predicate: dependsOnLanguage });
    void client.resetQueries({ predicate: dependsOnLanguage });
    void client.invalidateQueries({ predicate: isCustomer });
    void client.invalidateQueries({ predicate: isSettingsOrTexts }).then(() => {
      if (requested.current === language) setShown(language);
    });
  }, [client, language]);
  return shown;
}

/** Delay of the notice that the start is slow, in ms: it shows within 4 s of the navigation (APP-15). */
const slowStart = 2500;

/** Timeout of the texts in ms, after which the shop opens with the built-in English (APP-15). */
const textTimeout = 3000;

const noTexts: Readonly<Record<string, string>> = {};

/** Set language and direction of the document to those of the texts (SEO-02). */
function useDocumentLanguage(language: string): void {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
}

const isEnglishComplete = () => englishTexts.get().isComplete;

/** Texts of the server; none, that is the built-in English, after a failure or timeout; undefined while loading. */
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
 * Render its children once settings and texts have loaded; before, a loading or error screen (APP-15). Texts that take
 * longer than 3 s replace the built-in English when they arrive.
 */
export function AppGate({ children }: { children: ReactNode }) {
  const settings = useQuery({ ...getGlobalSettingsQuery(), select: completeSettings });
  const { data, isPending } = useQuery(getTranslationsQuery());
  const texts = useTexts(data, isPending);
  const isLanguageResolved = useLanguageOfAddress(settings.data);
  const language = useLanguage();
  const shownLanguage = useShownLanguage(language);
  const [startLanguage] = useState(() => builtInLanguage(visitorLanguages()));
  useDocumentLanguage(data || settings.data ? shownLanguage : startLanguage);
  useSessionCheck();
  useSessionEnd();
  useLeaving();
  usePersonalText();
  useCartOfOtherTabs();
  const client = useQueryClient();
  const check = useCallback(() => void checkCustomer(client), [client]);
  const retry = () => {
    for (const { queryKey } of [getGlobalSettingsQuery(), getTranslationsQuery()]) {
      if (client.getQueryData(queryKey) === undefined) void retryQuery(client, queryKey);
    }
  };

  const isFallback = useDefaultLanguageFallback(settings.error);
  const isFailed = settings.isError && !settings.data && !isFallback;
  if (isFailed || !texts || !settings.data || !isLanguageResolved)
    return (
      <TranslationProvider texts={{ ...startScreenTexts(startLanguage), ...data }} language={startLanguage}>
        {isFailed ? (
          <StartError
            error={settings.error}
            {...(isUnknownLanguage(settings.error) && { refusedLanguage: language })}
            onRetry={retry}
          />
        ) : (
          <LoadingScreen onRetry={retry} slowAfter={slowStart} />
        )}
      </TranslationProvider>
    );
  return (
    <TranslationProvider texts={texts} language={shownLanguage}>
      <SettingsContext value={settings.data}>
        <LanguageChangeContext value={shownLanguage !== language}>
          <SessionProvider onRetry={check}>
            <PricingProvider>
              <FavoritesProvider>{children}</FavoritesProvider>
            </PricingProvider>
          </SessionProvider>
        </LanguageChangeContext>
      </SettingsContext>
    </TranslationProvider>
  );
}
