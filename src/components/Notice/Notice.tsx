import { Check, CircleAlert, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { classNames } from '../classNames';
import { Icon } from '../Icon/Icon';
import { announce } from '../LiveRegion/announce';
import { Picture } from '../Picture/Picture';
import styles from './Notice.module.css';
import { dismissNotice, type NoticeContent } from './noticeStore';

/** How long a notice shows that has no duration of its own, in ms. */
const noticeMs = 6000;

const icons: Record<NoticeContent['tone'], LucideIcon> = {
  success: Check,
  plain: Info,
  failure: CircleAlert,
};

/** Dismisses the notice after its time, which starts again when pointer or focus leave it. */
function useTimeout(notice: NoticeContent) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(dismissNotice, notice.duration ?? noticeMs);
    return () => clearTimeout(timer);
  }, [paused, notice]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
}

/** Announces the notice to screen readers, once. */
function useAnnouncement(notice: NoticeContent): void {
  const t = useTranslate();
  useEffect(() => {
    const { title, subject, text, announced = true } = notice;
    const heading = subject === undefined ? title(t) : `${title(t)}: ${subject}`;
    if (announced) announce(text ? `${heading}. ${text(t)}` : heading);
  }, [notice, t]);
}

/** A message beside the page that does not take focus and goes after a while. */
export function Notice({ notice }: { notice: NoticeContent }) {
  const t = useTranslate();
  const timeout = useTimeout(notice);
  useAnnouncement(notice);
  const { tone, title, subject, text, picture, action } = notice;
  const act = () => {
    dismissNotice();
    action?.onPress();
  };
  return (
    <section className={styles.notice} aria-label={title(t)} {...timeout}>
      <p className={classNames(styles.title, styles[tone])}>
        <Icon icon={icons[tone]} size="s" />
        {title(t)}
      </p>
      <IconButton
        icon={X}
        size="s"
        className={styles.close}
        label={t('common.close')}
        onClick={dismissNotice}
      />
      {(subject ?? text ?? picture) && (
        <div className={styles.content}>
          {picture && (
            <Picture image={picture} ratio="1 / 1" sizes="4rem" decorative className={styles.picture} />
          )}
          <div>
            {subject && <p className={styles.subject}>{subject}</p>}
            {text && <p>{text(t)}</p>}
          </div>
        </div>
      )}
      {action && (
        <Button variant="secondary" size="small" onClick={act}>
          {action.label(t)}
        </Button>
      )}
    </section>
  );
}
