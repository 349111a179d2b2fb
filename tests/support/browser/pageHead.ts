import { expect, type Page } from '@playwright/test';

/** Metadata of a page for search engines and social networks, with all values of each kind. */
export function head(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    const pairs = (selector: string, name: string, value: string) =>
      [...document.querySelectorAll(selector)].map((each) => [
        each.getAttribute(name),
        each.getAttribute(value),
      ]);
    return {
      lang: document.documentElement.lang,
      titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
      description: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      alternates: pairs('link[rel=alternate]', 'hreflang', 'href'),
      openGraph: pairs('meta[property^="og:"]', 'property', 'content'),
      outsideHead: document.querySelectorAll(
        'body :is(title, meta, link[rel=canonical], link[rel=alternate], script[type="application/ld+json"])',
      ).length,
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent) as unknown,
      ),
    };
  });
}

/** The page response for the current address. */
function served(page: Page, language = 'en') {
  return page.evaluate(async (contentLanguage) => {
    const headers = {
      'Content-Language': contentLanguage,
      'Content-Type': 'application/json',
      'Context-Url': location.href,
    };
    return (await fetch('/api/content/page', { headers })).json();
  }, language);
}

/** Sort the pairs, since the order of elements in the head has no meaning. */
const inOrder = (pairs: unknown[][]) =>
  pairs.toSorted((one, other) => String(one).localeCompare(String(other)));

const trailItem =
  (full: (url: string) => string) =>
  ({ text, href }: { text: string; href: string }, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: full(href),
  });

/** Expect the head to have exactly the metadata of the page response, without duplicates. */
export async function expectHeadOf(page: Page, language = 'en'): Promise<void> {
  const answer = await served(page, language);
  const { origin } = new URL(page.url());
  const full = (url: string) => new URL(url, origin).href;
  // The search page's title begins with the search text (SRCH-02).
  const { metaTitle } = answer;
  await expect
    .poll(async () => (await page.title()).endsWith(metaTitle), {
      message: `The title ends with ${metaTitle}`,
    })
    .toBe(true);
  const { jsonLd: _, ...said } = await head(page);
  expect({ ...said, openGraph: inOrder(said.openGraph) }).toEqual({
    lang: language,
    titles: [await page.title()],
    description: answer.metaDescription ? [answer.metaDescription] : [],
    canonical: answer.canonicalLink ? [full(answer.canonicalLink)] : [],
    robots: answer.disableIndexing ? ['noindex'] : [],
    alternates: Object.entries<string>(answer.alternativeLinks).map(([lang, url]) => [lang, full(url)]),
    openGraph: inOrder(
      [
        ['og:title', answer.openGraphTitle ?? answer.metaTitle],
        ['og:description', answer.openGraphDescription ?? answer.metaDescription],
        ['og:image', answer.openGraphImage && full(answer.openGraphImage)],
        ['og:type', answer.openGraphType ?? 'website'],
        ['og:url', full(answer.openGraphUrl ?? answer.canonicalLink ?? answer.url)],
      ].filter(([, content]) => content),
    ),
    outsideHead: 0,
  });
  const trail = { '@type': 'BreadcrumbList', itemListElement: answer.breadcrumb.map(trailItem(full)) };
  const product = { '@type': 'Product', name: answer.product?.name, sku: answer.product?.code };
  const isStart = answer.pageType === 'StartPage';
  const expected = [
    ...(isStart ? [{ '@type': 'WebSite', url: full('/') }] : []),
    ...(answer.product ? [product] : []),
    ...(answer.breadcrumb.length > 1 ? [trail] : []),
  ];
  // The structured data follows the first render.
  await expect(async () => {
    const { jsonLd } = await head(page);
    expect(jsonLd).toHaveLength(expected.length);
    expect(jsonLd).toMatchObject(expected);
  }).toPass();
}
