import { useTranslate } from '../../i18n/useTranslate';
import { ErrorNotice } from '../ErrorNotice/ErrorNotice';

/** CALL-07: replaces a part that must not disappear silently, and renders it again on demand. */
export function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return <ErrorNotice message={t('errors.partFailed')} onRetry={onRetry} />;
}
