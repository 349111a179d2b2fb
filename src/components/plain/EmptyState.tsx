import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  icon?: LucideIcon;
  text?: string;
  level?: 1 | 2 | 3;
  flush?: boolean;
  children?: ReactNode;
}

/**
 * Message that a list or page is empty, with links and buttons.
 * @example <EmptyState title={t('listing.noHits')}><Button onClick={clear}>{t('filters.clear')}</Button></EmptyState>
 */
export function EmptyState({ title, icon, text, level = 2, flush, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, flush && styles.flush)}>
      {icon && <Icon icon={icon} size="xl" className={styles.icon} />}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
