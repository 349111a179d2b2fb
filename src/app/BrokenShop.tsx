import { Button } from '../components/Button/Button';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { useTranslate } from '../i18n/useTranslate';

/** Stands where the whole shop broke: needs nothing of it but words and a reload. */
export function BrokenShop() {
  const t = useTranslate();
  return (
    <main className="page-width">
      <EmptyState level={1} title={t('errors.unexpectedTitle')} text={t('errors.unexpectedText')}>
        <Button onClick={() => window.location.reload()}>{t('common.reload')}</Button>
      </EmptyState>
    </main>
  );
}
