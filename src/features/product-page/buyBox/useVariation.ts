import { useSearchParams } from 'react-router-dom';
import { chosenVariation, type ProductDetails } from './article';

const parameter = 'selectedModel';

/**
 * PDP-02: the variation chosen on a product page and how to choose another. The address keeps it, rewritten in place,
 * so that the page is not fetched again.
 */
export function useVariation(product: ProductDetails) {
  const [search, setSearch] = useSearchParams();
  const choose = (code: string) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(parameter, code);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { variation: chosenVariation(product, search.get(parameter)), choose };
}
