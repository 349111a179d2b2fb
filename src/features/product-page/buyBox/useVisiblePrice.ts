import type { ProductDetails } from '../../../api/generated/types';
import type { Article } from '../../product/variations';
import { useSignedIn } from '../../session/customer';

/** CARD-03, CARD-04: the price of an article where it may be shown: to customers, unless it is on request or a gift. */
export function useVisiblePrice(product: ProductDetails, article: Article): Article['price'] {
  const signedIn = useSignedIn();
  return signedIn && !product.hidePrice && !article.isGift ? article.price : null;
}
