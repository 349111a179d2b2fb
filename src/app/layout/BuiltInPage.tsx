import { ChunkError } from '../../routing/lazy/loadChunk';
import { Button, ButtonLink } from '../../components/plain/Button';
import { EmptyState } from '../../components/plain/EmptyState';
import { useDocumentTitle } from '../../features/seo/PageMetadata';
import { useHomeHref } from '../../features/settings/settings';
import type { TranslationKey } from '../../i18n/english';
import { useTranslate } from '../../i18n/useTranslate';

export const builtInTexts = {
  notFound: { title: 'content.pageNotFoundTitle', text: 'content.pageNotFoundText' },
  error: { title: 'errors.unexpectedTitle', text: 'errors.unexpectedText' },
  notLoaded: { title: 'errors.notLoadedTitle', text: 'errors.notLoadedText' },
  newVersion: { title: 'errors.newVersionTitle', text: 'errors.newVersionText' },
} satisfies Record<string, { title: TranslationKey; text: TranslationKey }>;

export type BuiltInKind = keyof typeof builtInTexts;

/** Kind for an exception: a chunk that is missing after a deployment, one that could not be loaded, another error. */
export function failureKind(error: unknown): BuiltInKind {
  if (!(error instanceof ChunkError)) return 'error';
  return error.isMissing ? 'newVersion' : 'notLoaded';
}

interface BuiltInPageProps {
  kind: BuiltInKind;
  /** Retries, unless the page has to be reloaded. */
  onRetry?: () => void;
}

const reload = () => window.location.reload();

/** Built-in pages for when the shop's not-found and error pages cannot be fetched (APP-05, APP-14). */
export function BuiltInPage({ kind, onRetry }: BuiltInPageProps) {
  const t = useTranslate();
  const home = useHomeHref();
  const { title, text } = builtInTexts[kind];
  const isReload = kind === 'newVersion' || kind === 'notLoaded';
  useDocumentTitle(t(title));
  return (
    <div className="page-width" data-built-in={kind}>
      <meta name="robots" content="noindex" />
      <EmptyState level={1} title={t(title)} text={t(text)}>
        {onRetry && (
          <Button onClick={isReload ? reload : onRetry}>
            {t(isReload ? 'common.reload' : 'common.retry')}
          </Button>
        )}
        <ButtonLink href={home} variant="secondary">
          {t('content.backToHome')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
