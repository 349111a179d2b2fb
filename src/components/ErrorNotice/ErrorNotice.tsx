import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../Button/Button';
import { classNames } from '../classNames';
import styles from './ErrorNotice.module.css';

interface ErrorNoticeProps {
  /** What went wrong, in plain words. */
  message: string;
  /** A heading above it; left out for a notice inside something. */
  title?: string;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
  /** Trying again is under way. */
  retrying?: boolean;
  /** Sticks to the bottom of the window while its parent, whose last child it is, is in view. */
  pinned?: boolean;
}

/** CALL-07: an error message at the place of the failure, with a retry. */
export function ErrorNotice({ message, title, onRetry, retrying, pinned }: ErrorNoticeProps) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.notice, pinned && styles.pinned)} role="alert">
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <p>{message}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" size="small" loading={retrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
