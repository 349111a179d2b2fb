import { classNames } from '../../components/classNames';
import styles from './Masthead.module.css';

interface MastheadProps {
  title: string;
  /** The paragraph under or beside the title. */
  preamble?: string;
  /** Cover is for the front of the shop and its stories, compact for lists of products, plain for everything else. */
  size?: 'cover' | 'compact' | 'plain';
}

/** The heading of a page with its preamble: title to the left, preamble at the end of the line on wide windows. */
export function Masthead({ title, preamble, size = 'plain' }: MastheadProps) {
  return (
    <div className={classNames(size === 'cover' && 'page-grid', styles.masthead, styles[size])}>
      <h1 className={styles.title}>{title}</h1>
      {preamble && <p className={styles.preamble}>{preamble}</p>}
    </div>
  );
}
