import { useTranslate } from '../../i18n/useTranslate';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './ErrorNotice.module.css';

interface ErrorNoticeProps {
  message: string;
  /** Retries; without it there is no retry button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Sticky at the bottom of the window while its parent, whose last child it is, is in view. */
  pinned?: boolean;
}

/** CALL-07: error message of the first window with a retry; LoadFailure is the MUI counterpart. */
export function ErrorNotice({ message, onRetry, retrying, pinned }: ErrorNoticeProps) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.notice, pinned && styles.pinned)} role="alert">
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

/** CALL-07: notice in place of a part that must not disappear silently, with a button to render it again. */
export function BrokenPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return <ErrorNotice message={t('errors.partFailed')} onRetry={onRetry} />;
}

export const brokenPart = (retry: () => void) => <BrokenPart onRetry={retry} />;
