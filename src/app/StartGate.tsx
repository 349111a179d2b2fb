import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { getGlobalSettingsQuery, getTranslationsQuery } from '../api/generated/queries';
import { useSessionCheck } from '../features/account/useSessionCheck';
import { FavoritesProvider } from '../features/favorites/FavoritesProvider';
import { languageBySettings, useLanguage } from '../features/settings/language';
import { storeLanguage } from '../features/settings/languageStore';
import { isPageKey } from '../features/page/page';
import { PricingProvider } from '../features/pricing/PricingProvider';
import { useDocumentLanguage } from '../features/seo/useDocumentLanguage';
import { SessionProvider } from '../features/session/SessionProvider';
import { SettingsContext, type GlobalSettings } from '../features/settings/settings';
import { TranslationProvider } from '../i18n/TranslationProvider';
import { LoadingScreen } from './layout/LoadingScreen';
import { StartError } from './layout/StartError';

/** Settles the language by the settings (APP-08); false until both agree. */
function useSettledLanguage(settings: GlobalSettings | undefined): boolean {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const language = useLanguage();
  const agreed = settings && languageBySettings(settings, pathname);
  useLayoutEffect(() => {
    if (agreed === undefined) return;
    if (agreed !== language) client.removeQueries({ predicate: ({ queryKey }) => isPageKey(queryKey) });
    storeLanguage(agreed);
  }, [client, agreed, language]);
  return agreed === language;
}

/** Another language: everything is asked for again. Pages are not, their addresses tell their language. */
function useFreshTexts(language: string): void {
  const client = useQueryClient();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isPageKey(queryKey) });
    void client.invalidateQueries({ predicate: ({ queryKey }) => !isPageKey(queryKey) });
  }, [client, language]);
}

/** Waits for settings and texts, and says so when there are no settings (APP-15). */
export function StartGate({ children }: { children: ReactNode }) {
  const settings = useQuery(getGlobalSettingsQuery());
  const texts = useQuery(getTranslationsQuery());
  const settled = useSettledLanguage(settings.data);
  const language = useLanguage();
  useFreshTexts(language);
  useDocumentLanguage(language);
  useSessionCheck();
  const retry = () => {
    void settings.refetch();
    if (texts.isError) void texts.refetch();
  };

  if (texts.isPending) return <LoadingScreen />;
  return (
    <TranslationProvider texts={texts.data ?? {}} language={language}>
      {settings.isError && !settings.data && <StartError error={settings.error} onRetry={retry} />}
      {!settings.isError && !settled && <LoadingScreen />}
      {settings.data && settled && (
        <SettingsContext value={settings.data}>
          <SessionProvider>
            <PricingProvider>
              <FavoritesProvider>{children}</FavoritesProvider>
            </PricingProvider>
          </SessionProvider>
        </SettingsContext>
      )}
    </TranslationProvider>
  );
}
