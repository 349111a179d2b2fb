import Search from 'lucide-react/icons/search';
import { useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/plain/Button';
import { Icon } from '../components/plain/Icon';
import { FallbackContent } from '../features/content/FallbackContent';
import { useSignOutCount } from '../features/session/customer';
import { useSettings } from '../features/settings/settings';
import { useTranslate } from '../i18n/useTranslate';
import { normalizeText } from '../lib/normalizeText';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';
import styles from './NotFoundPage.module.css';

/** Minimum length of a search text (SRCH-06). */
const leastLength = 2;

/** Search form for pages without one in the header (SRCH-01); does not submit a text below the minimum length. */
function SearchForm() {
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

export default function NotFoundPage({ page }: PageProps<PageModels['NotFoundPage']>) {
  const signOuts = useSignOutCount();
  return (
    <PageLayout page={page}>
      <FallbackContent>
        <SearchForm key={signOuts} />
      </FallbackContent>
    </PageLayout>
  );
}
