import '../../../src/theme/global.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ListingResult, Product } from '../../../src/api/generated/types';
import { ProductList } from './ProductList';

/** The bare React list: one request, one list. The address has the request and its page as parameters. */
function List() {
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    const address = new URLSearchParams(window.location.search);
    const headers = {
      Accept: 'application/json',
      'Content-Language': address.get('language') ?? '',
      'Context-Url': window.location.origin + (address.get('page') ?? ''),
    };
    void fetch(address.get('call') ?? '', { headers })
      .then((response) => response.json() as Promise<ListingResult>)
      .then(({ result }) => setProducts(result));
  }, []);
  return <ProductList products={products} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<List />);
