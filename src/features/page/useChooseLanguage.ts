import { useNavigate } from 'react-router-dom';
import { redirectTarget } from '../../config/redirectTarget';
import { storeLanguage } from '../settings/languageStore';
import { useCurrentPage } from './page';
import type { SiteLanguage } from '../settings/resolveLanguage';
import { homeHref } from '../settings/settings';

/**
 * Chooses a language: it is stored, and the page opens in it, else that language's home (APP-08).
 * A country is chosen the same way, by the language its route belongs to (APP-18).
 */
export function useChooseLanguage(): (language: Pick<SiteLanguage, 'code' | 'languageRoute'>) => void {
  const navigate = useNavigate();
  const links = useCurrentPage()?.alternativeLinks;
  return ({ code, languageRoute }) => {
    const target = redirectTarget(links?.[code] ?? '');
    storeLanguage(code);
    void navigate(links?.[code] && target?.kind === 'page' ? target.address : homeHref(languageRoute));
  };
}
