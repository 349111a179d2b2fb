import { useState, useEffect } from 'react';
import { Button } from '../../components/plain/Button';
import { classNames } from '../../components/plain/classNames';
import { EmptyState } from '../../components/plain/EmptyState';
import { Logo } from '../../components/plain/Logo';
import { visitorLanguages } from '../../i18n/languageStore';
import { startScreenTexts, builtInLanguage } from '../../i18n/startTexts';
import { TranslationProvider, useTranslate } from '../../i18n/useTranslate';
import styles from './WholeWindow.module.css';
import { ApiError } from '../../api/errors';
import { setError } from '../../api/errorState';

interface CrashPageProps {
  settings?: string;
}

function Crash({ settings }: CrashPageProps) {
  const t = useTranslate();
  const title = t(settings === undefined ? 'errors.unexpectedTitle' : 'errors.wrongSettings');
  return (
    <EmptyState level={1} title={title} text={settings ?? t('errors.unexpectedText')}>
      <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>
    </EmptyState>
  );
}

/** Page in place of the whole shop after an exception, outside every provider, with built-in texts. */
export function CrashPage({ settings }: CrashPageProps) {
  const [language] = useState(() => builtInLanguage(visitorLanguages()));
  return (
    <TranslationProvider texts={startScreenTexts(language)} language={language}>
      <main lang={language} data-built-in="error" className={classNames('page-width', styles.window)}>
        <Logo />
        <Crash settings={settings} />
      </main>
    </TranslationProvider>
  );
}

interface StartErrorProps {
  error: Error;
  /** Language that the server refuses, when that is the reason. */
  refusedLanguage?: string;
  onRetry: () => void;
}

/** Sentence for the owner of the shop, in English like those of the other settings. */
const refusal = (language: string) =>
  `The server has no language ${language}. Name one of its languages in the meta tag default-language (DEFAULT_LANGUAGE).`;

/** Error screen when settings cannot be fetched; the failure is the application error (APP-15). */
export function StartError({ error, refusedLanguage, onRetry }: StartErrorProps) {
  const t = useTranslate();
  useEffect(() => {
    setError({
      httpStatus: error instanceof ApiError ? error.httpStatus : null,
      message: 'Failed to fetch global settings',
      messageTranslationKey: 'errors.settingsFailed',
    });
  }, [error]);

  return (
    <main id="main-content" data-built-in="error" className={classNames('page-width', styles.window)}>
      <Logo />
      <EmptyState
        level={1}
        title={t(refusedLanguage ? 'errors.wrongSettings' : 'errors.unexpectedTitle')}
        text={
          refusedLanguage
            ? refusal(refusedLanguage)
            : t(navigator.onLine ? 'errors.shopNotLoaded' : 'errors.offline')
        }
      >
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </EmptyState>
    </main>
  );
}
