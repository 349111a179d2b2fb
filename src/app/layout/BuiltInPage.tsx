import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { useDocumentTitle } from '../../features/seo/PageMetadata';
import { useHomeHref } from '../../features/settings/settings';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';

const texts = {
  notFound: { title: 'content.pageNotFoundTitle', text: 'content.pageNotFoundText' },
  error: { title: 'errors.unexpectedTitle', text: 'errors.unexpectedText' },
  newVersion: { title: 'errors.newVersionTitle', text: 'errors.newVersionText' },
} satisfies Record<string, { title: TranslationKey; text: TranslationKey }>;

interface BuiltInPageProps {
  kind: keyof typeof texts;
  /** Retries; for a new version, reloads the page. */
  onRetry?: () => void;
}

/** Built-in pages for when the shop's not-found and error pages cannot be fetched (APP-05, APP-14). */
export function BuiltInPage({ kind, onRetry }: BuiltInPageProps) {
  const t = useTranslate();
  const home = useHomeHref();
  useDocumentTitle(t(texts[kind].title));
  return (
    <div className="page-width" data-built-in={kind}>
      <meta name="robots" content="noindex" />
      <EmptyState level={1} title={t(texts[kind].title)} text={t(texts[kind].text)}>
        {onRetry && (
          <Button onClick={onRetry}>{t(kind === 'newVersion' ? 'common.reload' : 'common.retry')}</Button>
        )}
        <ButtonLink href={home} variant="secondary">
          {t('content.backToHome')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
