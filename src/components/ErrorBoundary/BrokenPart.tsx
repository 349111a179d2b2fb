import { useTranslate } from '../../i18n/useTranslate';
import { ErrorNotice } from '../ErrorNotice/ErrorNotice';

/** CALL-07: notice in place of a part that must not disappear silently, with a button to render it again. */
export function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return <ErrorNotice message={t('errors.partFailed')} onRetry={onRetry} />;
}

/** The notice as the fallback of a boundary. */
export const brokenPart = (retry: () => void) => <BrokenPart onRetry={retry} />;
