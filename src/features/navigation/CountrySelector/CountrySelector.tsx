import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Each } from '../../../components/ErrorBoundary/Each';
import { Icon } from '../../../components/Icon/Icon';
import { Modal } from '../../../components/Modal/Modal';
import { closeModal } from '../../../components/Modal/modalStore';
import { useTranslate } from '../../../i18n/useTranslate';
import { redirectTarget } from '../../../config/redirectTarget';
import { useLanguage } from '../../settings/language';
import { codeOf, routeOf, type SiteLanguage } from '../../settings/resolveLanguage';
import { homeHref, useSettings } from '../../settings/settings';
import { siteLanguages } from '../../settings/siteLanguages';
import { storeLanguage } from '../../settings/languageStore';
import { useCurrentPage } from '../../page/page';
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

/** The country of a language, where it is another one than the current. */
function OtherCountry({ code }: { code: string | undefined }) {
  const { countries, currentCountry } = useSettings();
  const country = code === currentCountry ? undefined : countries.find((each) => each.code === code);
  return country && <span className={styles.detail}>{country.name}</span>;
}

/**
 * Chooses a language: it is stored, and the page opens in it, else that language's home (APP-08).
 * A country is chosen the same way, by the language its route belongs to (APP-18).
 */
function useChooseLanguage(): (language: Pick<SiteLanguage, 'code' | 'languageRoute'>) => void {
  const navigate = useNavigate();
  const links = useCurrentPage()?.alternativeLinks;
  return ({ code, languageRoute }) => {
    const target = redirectTarget(links?.[code] ?? '');
    storeLanguage(code);
    void navigate(links?.[code] && target?.kind === 'page' ? target.address : homeHref(languageRoute));
  };
}

/**
 * APP-18, APP-08: choice of country and of language. A country's route decides the language it opens in; a language of
 * another country is shown with it, since choosing it changes the country too.
 */
export function CountrySelector() {
  const t = useTranslate();
  const settings = useSettings();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const languages = siteLanguages(settings);
  const chooseAndClose = (next: Pick<SiteLanguage, 'code' | 'languageRoute'>) => {
    closeModal();
    choose(next);
  };
  const chooseCountry = (countryRoute = settings.languageRoute) => {
    const languageRoute = routeOf(countryRoute);
    if (languageRoute === undefined) return closeModal();
    const listed = languages.find((known) => known.languageRoute === languageRoute);
    chooseAndClose(listed ?? { code: codeOf(languageRoute) ?? language, languageRoute });
  };
  return (
    <Modal title={t('navigation.countryAndLanguage')}>
      <h3 className={styles.heading}>{t('navigation.country')}</h3>
      <ul className={styles.choices}>
        <Each
          items={settings.countries}
          operation="getGlobalSettings"
          place="/countries"
          keyOf={({ code }) => code}
        >
          {({ code, name, currency, languageRoute }) => (
            <Choice chosen={code === settings.currentCountry} onChoose={() => chooseCountry(languageRoute)}>
              {name} {currency && <span className={styles.detail}>{currency}</span>}
            </Choice>
          )}
        </Each>
      </ul>
      <h3 className={styles.heading}>{t('navigation.language')}</h3>
      <ul className={styles.choices}>
        <Each items={languages} operation="getGlobalSettings" place="/languages" keyOf={({ code }) => code}>
          {(known) => (
            <Choice lang={known.code} chosen={known.code === language} onChoose={() => chooseAndClose(known)}>
              {known.name} <OtherCountry code={known.country} />
            </Choice>
          )}
        </Each>
      </ul>
    </Modal>
  );
}
