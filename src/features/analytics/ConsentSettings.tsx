import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { ConsentButtons } from './ConsentBanner';
import styles from './Consent.module.css';
import { useAsksForConsent } from './consent';

/** ANA-03: change the consent from the footer. Renders nothing when there is nothing to consent to. */
export function ConsentSettings() {
  const t = useTranslate();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!useAsksForConsent()) return null;
  const close = () => {
    opener.current?.focus();
    setIsOpen(false);
  };
  return (
    <div className={styles.settings}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('consent.settings')}
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <ConsentButtons onSelect={close} />
      </div>
    </div>
  );
}
