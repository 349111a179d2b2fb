import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { Modal } from '../../../components/Modal/Modal';
import { closeModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { useLanguage } from '../../settings/language';
import type { SiteLanguage } from '../../settings/resolveLanguage';
import { useSettings } from '../../settings/settings';
import { siteLanguages } from '../../settings/siteLanguages';
import { useChooseLanguage } from '../../page/useChooseLanguage';
import styles from './CountrySelector.module.css';

declare module '../../../components/Modal/modalStore' {
  interface ModalProps {
    /** APP-18: choice of country and language. */
    countrySelector: object;
  }
}

interface ChoiceProps {
  chosen: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ chosen, lang, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} lang={lang} aria-current={chosen} onClick={onChoose}>
        <span>{children}</span>
        {chosen && <Icon icon={Check} />}
      </button>
    </li>
  );
}

/** APP-18, APP-08: choice of country and of the language the shop speaks. A country speaks its own language at first. */
export function CountrySelector() {
  const t = useTranslate();
  const settings = useSettings();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const languages = siteLanguages(settings);
  const chooseAndClose = (wanted: Pick<SiteLanguage, 'code' | 'languageRoute'>) => {
    closeModal();
    choose(wanted);
  };
  const chooseCountry = (route = settings.languageRoute) => {
    const own = languages.find(({ languageRoute }) => languageRoute === route);
    chooseAndClose(own ?? { code: route, languageRoute: route });
  };
  return (
    <Modal title={t('navigation.countryAndLanguage')}>
      <h3 className={styles.heading}>{t('navigation.country')}</h3>
      <ul className={styles.choices}>
        {settings.countries.map(({ code, name, currency, languageRoute }) => (
          <Choice
            key={code}
            chosen={code === settings.currentCountry}
            onChoose={() => chooseCountry(languageRoute)}
          >
            {name} {currency && <span className={styles.currency}>{currency}</span>}
          </Choice>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('navigation.language')}</h3>
      <ul className={styles.choices}>
        {languages.map((known) => (
          <Choice
            key={known.code}
            lang={known.code}
            chosen={known.code === language}
            onChoose={() => chooseAndClose(known)}
          >
            {known.name}
          </Choice>
        ))}
      </ul>
    </Modal>
  );
}
