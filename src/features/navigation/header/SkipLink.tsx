import type { MouseEvent } from 'react';
import { goToAnchor } from '../../../routing/links/anchors';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './SkipLink.module.css';

/** APP-16: id of the main content, the target of the skip link. */
export const mainContentId = 'main-content';

function skip(event: MouseEvent): void {
  event.preventDefault();
  goToAnchor(mainContentId);
}

/** APP-16: the first focusable element; skips header and menu. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <a href={`#${mainContentId}`} className={styles.link} onClick={skip}>
      {t('common.skipToContent')}
    </a>
  );
}
