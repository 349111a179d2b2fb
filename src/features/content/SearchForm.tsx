import Search from 'lucide-react/icons/search';
import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/plain/Button';
import { Icon } from '../../components/plain/Icon';
import { useTranslate } from '../../i18n/useTranslate';
import { useSettings } from '../settings/settings';
import styles from './SearchForm.module.css';
import { normalizeText } from '../../lib/normalizeText';

/** Minimum length of a search text (SRCH-06). */
const leastLength = 2;

/**
 * A plain search form, for pages without one in the header (SRCH-01). A text below the minimum length is not submitted.
 */
export function SearchForm() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { searchPage } = useSettings().staticPages;
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = normalizeText(input.current?.value ?? '');
    if (query.length < leastLength) return input.current?.focus();
    void navigate(`${searchPage.url}?${new URLSearchParams({ query })}`);
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <Icon icon={Search} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={t('content.searchForIt')}
        placeholder={t('content.searchForIt')}
      />
      <Button type="submit">{t('content.search')}</Button>
    </form>
  );
}
