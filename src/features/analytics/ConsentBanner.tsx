import { useEffect, useId } from 'react';
import { classNames } from '../../components/plain/classNames';
import { announce } from '../../components/plain/LiveRegion';
import { useTranslate } from '../../i18n/useTranslate';
import { useConsent } from './consent';
import { storedConsent } from './storedConsent';
import { ConsentChoice } from './ConsentChoice';
import styles from './Consent.module.css';
import { useAppliedConsent, useThirdParties } from './useThirdParties';

interface BannerProps {
  /** Id of the element that takes focus after a choice. */
  contentId: string;
}

function Banner({ contentId }: BannerProps) {
  const t = useTranslate();
  const titleId = useId();
  useEffect(() => {
    // A page rendered on a server has the question until it is hydrated, hidden where it has been answered.
    if (storedConsent() === null) announce(`${t('consent.title')} ${t('consent.text')}`);
  }, [t]);
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <div className={classNames('page-width', styles.content)}>
        <h2 id={titleId} className={styles.title}>
          {t('consent.title')}
        </h2>
        <ConsentChoice onSelect={() => document.getElementById(contentId)?.focus()} />
      </div>
    </section>
  );
}

/**
 * ANA-03: ask for consent above the page, neither covering it nor trapping focus, until a choice is made. Renders
 * nothing when the settings have no third party.
 */
export function ConsentBanner({ contentId }: BannerProps) {
  useAppliedConsent();
  const consent = useConsent();
  const thirdParties = useThirdParties();
  return thirdParties && consent === null ? <Banner contentId={contentId} /> : null;
}
