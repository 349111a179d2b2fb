import { Button } from '../../components/Button/Button';
import { classNames } from '../../components/classNames';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Logo } from '../../components/Logo/Logo';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './WholeWindow.module.css';

interface CrashPageProps {
  /** Sentences that name the invalid settings of the deployment, when they are the reason. */
  settings?: string;
}

/**
 * Replaces the whole shop after an exception. Rendered outside every provider, so its texts are the built-in English.
 */
export function CrashPage({ settings }: CrashPageProps) {
  const t = useTranslate();
  const title = t(settings === undefined ? 'errors.unexpectedTitle' : 'errors.wrongSettings');
  return (
    <main data-built-in="error" className={classNames('page-width', styles.window)}>
      <Logo />
      <EmptyState level={1} title={title} text={settings ?? t('errors.unexpectedText')}>
        <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>
      </EmptyState>
    </main>
  );
}
