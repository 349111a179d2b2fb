import { useState } from 'react';
import { Button } from '../../components/plain/Button';
import { classNames } from '../../components/plain/classNames';
import { EmptyState } from '../../components/plain/EmptyState';
import { Logo } from '../../components/plain/Logo';
import { visitorLanguages } from '../../i18n/languageStore';
import { startScreenTexts } from '../../i18n/startScreenTexts';
import { builtInLanguage } from '../../i18n/startTexts';
import { TranslationProvider, useTranslate } from '../../i18n/useTranslate';
import styles from './WholeWindow.module.css';

interface CrashPageProps {
  /** Paragraphs that name the invalid settings of the deployment, when they are the reason. */
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
