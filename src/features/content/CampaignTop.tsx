import type { components } from '../../api/generated/types';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { Picture } from '../../components/plain/Picture';
import { SafeLink } from '../../routing/links/SafeLink';
import { buttonClass } from '../../components/plain/Button';
import { classNames } from '../../components/plain/classNames';
import styles from './CampaignTop.module.css';

/** Header of a campaign: its texts on the brand colour, with the picture beside them in wide windows (PDP-04). */
export function CampaignTop({ page }: { page: components['schemas']['PageFields'] }) {
  const picture = page.heroModel?.image ?? page.hero;
  const link = page.heroModel?.link;
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <h1 className={styles.title}>{page.pageTitle}</h1>
        {page.preamble && <p className={styles.preamble}>{page.preamble}</p>}
        {link && (
          <SafeLink
            href={link.url}
            title={link.title ?? undefined}
            className={classNames(buttonClass('secondary', 'small'), styles.link)}
          >
            {link.text}
          </SafeLink>
        )}
      </div>
      {picture && (
        <ErrorBoundary place={page.heroModel?.image ? '/heroModel/image' : '/hero'} resetKey={page}>
          <Picture
            image={picture}
            ratio="auto"
            sizes="(width > 1024px) 60vw, 115vw"
            className={styles.picture}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}
