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
  /** Stays in view, at the bottom of the window, from wherever in its parent one is: it is the last child. */
  pinned?: boolean;
}

/** CALL-07: says that something failed, at the place where it failed, with a way to try again. */
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
