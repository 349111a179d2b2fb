import type { ProductDetails } from '../../../../api/generated/types';
import type { Article } from '../../variations/variations';
import { useSignedIn } from '../../../session/customer';

/** CARD-03, CARD-04: price of an article for customers; null for visitors, prices on request and gifts. */
export function useVisiblePrice(product: ProductDetails, article: Article): Article['price'] {
  const signedIn = useSignedIn();
  return signedIn && !product.hidePrice && !article.isGift ? article.price : null;
}
