import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Each } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { Modal } from '../../components/mui/Modal';
import { closeModal } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { redirectTarget } from '../../routing/address/shopAddress';
import { homeHref, siteLanguages, useLanguage, useSettings } from '../settings/settings';
import { codeOf, routeOf, type SiteLanguage } from '../../i18n/language';
import { storeLanguage } from '../../i18n/languageStore';
import { useCurrentPage } from '../../routing/page/page';
import { pageUrl } from '../../lib/renderRequest';

declare module '../../components/plain/modalStore' {
  interface ModalProps {
    countrySelector: object;
  }
}

const optionLayout = {
  justifyContent: 'space-between',
  minHeight: '3.25rem',
  p: 0,
  borderBottom: 'var(--hairline) solid var(--color-line)',
  '&:hover': { background: 'none', color: 'primary.main' },
  '&[aria-current="true"]': { fontWeight: 700 },
};

interface OptionProps {
  selected: boolean;
  lang?: string;
  onSelect: () => void;
  children: ReactNode;
}

function Option({ selected, lang, onSelect, children }: OptionProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component="button"
        type="button"
        lang={lang}
        aria-current={selected}
        onClick={onSelect}
        sx={optionLayout}
      >
        <span>{children}</span>
        {selected && <Icon icon={Check} />}
      </ListItemButton>
    </ListItem>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: 2 }}>
      {children}
    </Typography>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="h3"
      color="textSecondary"
      sx={{ mt: 6, fontSize: 'var(--text-s)', letterSpacing: 0, '&:first-of-type': { mt: 0 } }}
    >
      {children}
    </Typography>
  );
}

function OtherCountry({ code }: { code: string | undefined }) {
  const { countries, currentCountry } = useSettings();
  const country = code === currentCountry ? undefined : countries.find((each) => each.code === code);
  return country && <Detail>{country.name}</Detail>;
}

/** Languages of the current country, and those of other countries that it lacks; each name once. */
function offeredLanguages(languages: readonly SiteLanguage[], currentCountry: string): SiteLanguage[] {
  const isOwn = ({ country = currentCountry }: SiteLanguage) => country === currentCountry;
  const own = new Set(languages.filter(isOwn).map(({ name }) => name));
  return languages.filter((language) => isOwn(language) || !own.has(language.name));
}

function withQuery(address: string, search: string): string {
  const url = new URL(address, pageUrl().origin);
  const own = new Set(url.searchParams.keys());
  // Assigned as it is when possible: searchParams would encode the colons and semicolons of a listing.
  if (own.size === 0) url.search = search;
  else
    for (const [name, value] of new URLSearchParams(search))
      if (!own.has(name)) url.searchParams.append(name, value);
  return url.pathname + url.search + url.hash;
}

/** Select a language, or a country by that of its route (APP-18): this page in it, otherwise its home (APP-08). */
function useSelectLanguage(): (language: Pick<SiteLanguage, 'code' | 'languageRoute'>) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const links = useCurrentPage()?.alternativeLinks;
  const current = useLanguage();
  return ({ code, languageRoute }) => {
    if (code === current) return;
    const target = redirectTarget(links?.[code] ?? '');
    storeLanguage(code);
    const isPage = links?.[code] && target?.kind === 'page';
    void navigate(isPage ? withQuery(target.address, search) : homeHref(languageRoute));
  };
}

/** APP-18, APP-08: selection of country and language; a language of another country is shown with that country. */
export function CountrySelector() {
  const t = useTranslate();
  const settings = useSettings();
  const language = useLanguage();
  const selectLanguage = useSelectLanguage();
  const languages = siteLanguages(settings);
  const offered = offeredLanguages(languages, settings.currentCountry);
  const selectAndClose = (next: Pick<SiteLanguage, 'code' | 'languageRoute'>) => {
    closeModal();
    selectLanguage(next);
  };
  const selectCountry = (countryRoute = settings.languageRoute) => {
    const languageRoute = routeOf(countryRoute);
    if (languageRoute === undefined) return closeModal();
    const listed = languages.find((known) => known.languageRoute === languageRoute);
    selectAndClose(listed ?? { code: codeOf(languageRoute) ?? language, languageRoute });
  };
  return (
    <Modal title={t('navigation.countryAndLanguage')}>
      <Heading>{t('navigation.country')}</Heading>
      <List disablePadding sx={{ mt: 1 }}>
        <Each
          items={settings.countries}
          operation="getGlobalSettings"
          path="/countries"
          keyOf={({ code }) => code}
        >
          {({ code, name, currency, languageRoute }) => (
            <Option selected={code === settings.currentCountry} onSelect={() => selectCountry(languageRoute)}>
              {name} {currency && <Detail>{currency}</Detail>}
            </Option>
          )}
        </Each>
      </List>
      <Heading>{t('navigation.language')}</Heading>
      <List disablePadding sx={{ mt: 1 }}>
        <Each items={languages} operation="getGlobalSettings" path="/languages" keyOf={({ code }) => code}>
          {(known) =>
            offered.includes(known) && (
              <Option
                lang={known.code}
                selected={known.code === language}
                onSelect={() => selectAndClose(known)}
              >
                {known.name} <OtherCountry code={known.country} />
              </Option>
            )
          }
        </Each>
      </List>
    </Modal>
  );
}
