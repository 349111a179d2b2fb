import { Button } from '../../components/plain/Button';
import { announce } from '../../components/plain/LiveRegion';
import { SafeLink } from '../../routing/links/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import { setConsent, useConsent } from './consent';
import type { Consent } from './storedConsent';
import { useSettings } from '../settings/settings';
import styles from './Consent.module.css';

interface ConsentChoiceProps {
  /** Called before the choice is stored, to move focus off the buttons that unmount. */
  onSelect: () => void;
}

/** ANA-03: the two choices, side by side and equally prominent: necessary only, or statistics too. */
export function ConsentChoice({ onSelect }: ConsentChoiceProps) {
  const t = useTranslate();
  const consent = useConsent();
  const { privacyPage } = useSettings().staticPages;
  const choose = (choice: Consent) => {
    onSelect();
    setConsent(choice);
    announce(t('consent.saved'));
  };
  const button = (choice: Consent) => (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={consent === null ? undefined : consent === choice}
      onClick={() => choose(choice)}
    >
      {t(`consent.${choice}`)}
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
