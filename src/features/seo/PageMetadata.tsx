import { useEffect } from 'react';
import type { PageFields } from '../../api/generated/types';
import { mediaUrl } from '../../config/deployment';
import { ErrorBoundary } from '../../components/plain/ErrorBoundary';
import { pageUrl } from '../../lib/renderRequest';

/** Absolute URL of content, as search engines require; undefined unless it is an http(s) URL. */
export function absoluteUrl(url: string): string | undefined {
  if (url === '' || !URL.canParse(url, pageUrl().origin)) return undefined;
  const { protocol, href } = new URL(url, pageUrl().origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Set the document's title while mounted (SEO-01). */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function OpenGraph({ page }: { page: PageFields }) {
  const properties = {
    'og:title': page.openGraphTitle ?? page.metaTitle,
    'og:description': page.openGraphDescription ?? page.metaDescription,
    'og:image': page.openGraphImage && absoluteUrl(mediaUrl(page.openGraphImage)),
    'og:type': page.openGraphType ?? 'website',
    'og:url': absoluteUrl(page.openGraphUrl ?? page.canonicalLink ?? page.url),
  };
  return Object.entries(properties).map(([property, content]) =>
    content ? <meta key={property} property={property} content={content} /> : null,
  );
}

function AlternateLinks({ links }: { links: PageFields['alternativeLinks'] }) {
  return Object.entries(links).map(([language, url]) => (
    <link key={language} rel="alternate" hrefLang={language} href={absoluteUrl(url)} />
  ));
}

/** Metadata of a page for search engines and social networks, in the document's head (SEO-01). */
export function PageMetadata({ page }: { page: PageFields }) {
  useDocumentTitle(page.metaTitle || page.pageTitle);
  const canonical = page.canonicalLink && absoluteUrl(page.canonicalLink);
  return (
    <>
      {page.metaDescription && <meta name="description" content={page.metaDescription} />}
      {page.disableIndexing && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <ErrorBoundary path="/alternativeLinks" resetKey={page}>
        <AlternateLinks links={page.alternativeLinks} />
      </ErrorBoundary>
      <ErrorBoundary path="/openGraph" resetKey={page}>
        <OpenGraph page={page} />
      </ErrorBoundary>
    </>
  );
}
