import { useEffect, useId } from 'react';
import { Button } from '../../components/plain/Button';
import { classNames } from '../../components/plain/classNames';
import { announce } from '../../components/plain/LiveRegion';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { useSettings } from '../settings/settings';
import { useConsent, useAppliedConsent, useAsksForConsent, setConsent } from './consent';
import { storedConsent, type Consent } from './storedConsent';
import styles from './Consent.module.css';

interface ConsentButtonsProps {
  /** Called before the selection is stored, to move focus off the buttons that unmount. */
  onSelect: () => void;
}

/** ANA-03: the two options, side by side and equally prominent: necessary only, or statistics too. */
export function ConsentButtons({ onSelect }: ConsentButtonsProps) {
  const t = useTranslate();
  const consent = useConsent();
  const { privacyPage } = useSettings().staticPages;
  const select = (selection: Consent) => {
    onSelect();
    setConsent(selection);
    announce(t('consent.saved'));
  };
  const button = (selection: Consent) => (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={consent === null ? undefined : consent === selection}
      onClick={() => select(selection)}
    >
      {t(`consent.${selection}`)}
    </Button>
  );
  return (
    <>
      <p>
        {t('consent.text')}
        {privacyPage && (
          <>
            {' '}
            <SafeLink href={privacyPage.url}>{t('consent.readMore')}</SafeLink>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {button('necessary')}
        {button('statistics')}
      </div>
    </>
  );
}

interface BannerProps {
  /** Id of the element that takes focus after a selection. */
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
        <ConsentButtons onSelect={() => document.getElementById(contentId)?.focus({ preventScroll: true })} />
      </div>
    </section>
  );
}

/** ANA-03: ask for consent above the page, neither covering it nor trapping focus; nothing without need of consent. */
export function ConsentBanner({ contentId }: BannerProps) {
  useAppliedConsent();
  const consent = useConsent();
  const isAsked = useAsksForConsent();
  return isAsked && consent === null ? <Banner contentId={contentId} /> : null;
}
