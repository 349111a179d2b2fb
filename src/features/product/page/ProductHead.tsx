import type { Price, ProductDetails, Promotion } from '../../../api/generated/types';
import { Badge } from '../../../components/plain/Badge';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { badgeOf } from '../badge';
import { FavoriteHeart } from '../FavoriteHeart';
import { RatingMark } from '../RatingMark';
import type { Article } from '../variations';
import { useVisiblePrice } from './BuyBox';
import styles from './ProductHead.module.css';

export const reviewsId = 'reviews';

interface ProductHeadProps {
  product: ProductDetails;
  article: Article;
}

interface PromotionTextProps {
  promotion: Promotion;
  price: Price;
}

/**
 * Price of one unit with a promotion, without VAT; undefined when reduced already. Of the rounded prices that stand in for
 * an exact one the higher comes first: nobody pays more than the page says.
 */
function promotionPrice({ promotion, price }: PromotionTextProps): string | undefined {
  const evaluated =
    promotion.evaluatedDiscountedPriceForPromotion ??
    promotion.evaluatedDiscountedPriceForPromotionRoundedUp ??
    promotion.evaluatedDiscountedPriceForPromotionRoundedDown;
  if (!evaluated || evaluated.amount >= price.priceExVat.amount) return undefined;
  // Values from the server may be of any type.
  return typeof evaluated.formattedString === 'string' ? evaluated.formattedString : undefined;
}

/** Description of a promotion, with its coupon code, unless the description contains it, and its price. */
function PromotionText(props: PromotionTextProps) {
  const t = useTranslate();
  const { promotionName, promotionDescription, couponCode } = props.promotion;
  const text = promotionDescription ?? promotionName;
  const code = couponCode && !text.includes(couponCode) && t('listing.couponCode', [couponCode]);
  const price = promotionPrice(props);
  const additions = [code, price && t('product.promotionPrice', [price])].filter(Boolean);
  // Apart, so that React refuses a description that is no text: joined, it would read [object Object].
  return (
    <p className={styles.promotion}>
      {text}
      {additions.map((addition) => ` · ${addition}`).join('')}
    </p>
  );
}

function HeadOffer({ product, article }: ProductHeadProps) {
  const t = useTranslate();
  const { promotion } = article;
  const badge = badgeOf(product, promotion, t);
  const price = useVisiblePrice(product, article);
  if (!badge && !(price && promotion)) return null;
  return (
    <div className={styles.offer}>
      {badge && (
        <p className={styles.badge}>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </p>
      )}
      {price && promotion && (
        <ErrorBoundary operation="getPage" path="/product/promotion" resetKey={promotion}>
          <PromotionText promotion={promotion} price={price} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** A name whose hyphenated words, such as three-seat, break at the hyphen only when they exceed the line. */
function Name({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.compound}>
        {part}
      </span>
    ),
  );
}

export function ProductHead({ product, article }: ProductHeadProps) {
  const t = useTranslate();
  const { name, brand, elNumber, marketingText, note, rating, reviews = [] } = product;
  const keyFacts = article.keyFacts ?? product.keyFacts ?? [];
  const mark = rating && <RatingMark rating={rating} />;
  return (
    <header className={styles.head}>
      <HeadOffer product={product} article={article} />
      <div className={styles.title}>
        <h1 className={styles.name}>
          <Name>{name || article.code}</Name>
        </h1>
        <FavoriteHeart product={product} size="m" />
      </div>
      {mark && (
        <p className={styles.rating}>
          {reviews.length > 0 ? <SafeLink href={`#${reviewsId}`}>{mark}</SafeLink> : mark}
        </p>
      )}
      {marketingText && <p className={styles.text}>{marketingText}</p>}
      {keyFacts.length > 0 && <p>{keyFacts.join(' · ')}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.numbers}>
        {brand && <span>{brand}</span>}
        <span>{t('cart.code', [article.code])}</span>
        {elNumber !== null && (
          <span>
            {t('product.elNumber')} {elNumber}
          </span>
        )}
      </p>
    </header>
  );
}
