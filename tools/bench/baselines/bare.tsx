import '../../../src/theme/global.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ListingResult, ProductPage, SearchResult, StartPage } from '../../../src/api/generated/types';
import { PageContent } from './PageContent';
import { ProductList } from './ProductList';

/** Response of the call for a page's content. */
type Content = ListingResult | SearchResult | StartPage | ProductPage;

/** A bare React page: one request, one render. The address has the request and its page as parameters. */
function Bare() {
  const [body, setBody] = useState<Content>();
  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    const headers = {
      Accept: 'application/json',
      'Content-Language': address.get('language') ?? '',
      'Context-Url': window.location.origin + (address.get('page') ?? ''),
    };
    void fetch(address.get('call') ?? '', { headers })
      .then((response) => response.json() as Promise<Content>)
      .then(setBody);
  }, []);
  if (!body) return null;
  if ('productResult' in body) return <ProductList products={body.productResult.result} />;
  return 'result' in body ? <ProductList products={body.result} /> : <PageContent page={body} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
