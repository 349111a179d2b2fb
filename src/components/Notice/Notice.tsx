import { X, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { IconButton } from '../Button/IconButton';
import { classNames } from '../classNames';
import { Icon } from '../Icon/Icon';
import styles from './Notice.module.css';
import { tellNotice, useNotice } from './noticeStore';

/** How long a notice stands, in ms, unless a pointer or focus is on it. */
const noticeMs = 6000;

/** Takes away the notice that shows. */
export const dismissNotice = () => tellNotice(null);

/** Goes away by itself, but not from under somebody's hand. */
function useGoesAway() {
  const told = useNotice();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(dismissNotice, noticeMs);
    return () => clearTimeout(timer);
  }, [held, told]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo };
}

interface NoticeProps {
  title: string;
  icon: LucideIcon;
  tone: 'success' | 'plain' | 'failure';
  /** What it says besides its title. */
  children: ReactNode;
}

/**
 * Tells something beside what people do, without taking focus, for 6 s. It says nothing to those who listen: whoever
 * tells does, where it is not said already.
 */
export function Notice({ title, icon, tone, children }: NoticeProps) {
  const t = useTranslate();
  const held = useGoesAway();
  return (
    <section className={styles.notice} aria-label={title} {...held}>
      <p className={classNames(styles.title, styles[tone])}>
        <Icon icon={icon} size="s" />
        {title}
      </p>
      <IconButton
        icon={X}
        size="s"
        className={styles.close}
        label={t('common.close')}
        onClick={dismissNotice}
      />
      {children}
    </section>
  );
}
