import { ErrorNotice } from '../../components/ErrorNotice/ErrorNotice';
import { useTranslate } from '../../i18n/useTranslate';

/** Says that a page that stays on screen could not be fetched again, with a way to retry (APP-03). */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="page-width">
      <ErrorNotice message={t('errors.pageRefreshFailed')} onRetry={onRetry} />
    </div>
  );
}
