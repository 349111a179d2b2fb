import { classNames } from '../../components/plain/classNames';
import styles from './Masthead.module.css';

interface MastheadProps {
  title: string;
  /** Paragraph below or beside the title. */
  preamble?: string;
  /** Cover: stories; line: below a hero with the headline; compact: product lists; plain: all other pages. */
  size?: 'cover' | 'line' | 'compact' | 'plain';
}

/**
 * Page heading with its preamble: title left, preamble at the end of the line in wide windows.
 * @example <Masthead title={page.pageTitle} preamble={page.preamble} size="compact" />
 */
export function Masthead({ title, preamble, size = 'plain' }: MastheadProps) {
  return (
    <div className={classNames(size === 'cover' && 'page-grid', styles.masthead, styles[size])}>
      <h1 className={styles.title}>{title}</h1>
      {preamble && <p className={styles.preamble}>{preamble}</p>}
    </div>
  );
}
