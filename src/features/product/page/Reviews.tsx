import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import type { ProductDetails, Review } from '../../../api/generated/types';
import { Accordion } from '../../../components/plain/Accordion';
import { Button } from '../../../components/plain/Button';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { useLanguage, useSettings } from '../../settings/settings';
import { RatingMark } from '../RatingMark';
import { reviewsId } from './ProductHead';
import styles from './Reviews.module.css';

const maxStars = 5;
/** Number of reviews before all are shown. */
const firstReviews = 4;

function ReviewItem({ review }: { review: Review }) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const { author, date, rating, text } = review;
  return (
    <li className={styles.review} tabIndex={-1}>
      <span role="img" className={styles.stars} aria-label={t('product.starsOf', [rating])}>
        {'★'.repeat(rating)}
        <span className={styles.missing}>{'★'.repeat(maxStars - rating)}</span>
      </span>
      <p>{text}</p>
      <p className={styles.author}>
        {author}, <time dateTime={date}>{formatDay(date, language, currentCountry)}</time>
      </p>
    </li>
  );
}

/** Number of ratings by stars, most stars first, as bars. */
function Distribution({ counts }: { counts: readonly number[] }) {
  const t = useTranslate();
  const most = Math.max(...counts, 1);
  return (
    <ul className={styles.distribution}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .reverse()
        .map(({ count, stars }) => (
          <li key={stars} className={styles.row}>
            <span className="visually-hidden">{t('product.ratingsWith', [stars, count], count)}</span>
            <span aria-hidden="true">{stars} ★</span>
            <span aria-hidden="true" className={styles.bar}>
              <span className={styles.share} style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
          </li>
        ))}
    </ul>
  );
}

/** Orders of reviews; the server sends the newest first. */
const orders = {
  newest: () => 0,
  best: (a: Review, b: Review) => b.rating - a.rating,
  worst: (a: Review, b: Review) => a.rating - b.rating,
};
type Order = keyof typeof orders;

interface ReviewOrderProps {
  order: Order;
  onOrder: (order: Order) => void;
}

function ReviewOrder({ order, onOrder }: ReviewOrderProps) {
  const t = useTranslate();
  const texts: Record<Order, string> = {
    newest: t('product.reviewsNewest'),
    best: t('product.reviewsBest'),
    worst: t('product.reviewsWorst'),
  };
  return (
    <div className={styles.order}>
      <select
        aria-label={t('product.reviewsSort')}
        value={order}
        onChange={({ target }) => onOrder(target.value as Order)}
      >
        {Object.entries(texts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size="s" />
    </div>
  );
}

/** PDP-01: reviews of a product by customers, with the distribution of its ratings; nothing without any. */
export function Reviews({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const { rating, reviews = [] } = product;
  const [order, setOrder] = useState<Order>('newest');
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    const next = isWhole && list.current?.children[firstReviews];
    if (next instanceof HTMLElement) next.focus();
  }, [isWhole]);
  if (reviews.length === 0) return null;
  const sorted = reviews.toSorted(orders[order]);
  const shown = isWhole ? sorted : sorted.slice(0, firstReviews);
  const title = (
    <>
      {t('product.reviews')} {rating && <RatingMark rating={rating} className={styles.average} />}
    </>
  );
  return (
    <div id={reviewsId} className={styles.reviews}>
      <Accordion title={title} level={2} defaultOpen>
        {rating?.distribution && <Distribution counts={rating.distribution} />}
        {reviews.length > 1 && <ReviewOrder order={order} onOrder={setOrder} />}
        <ul ref={list} className={styles.list}>
          <Each items={shown} path="/product/reviews" keyOf={({ id }) => id}>
            {(review) => <ReviewItem review={review} />}
          </Each>
        </ul>
        {shown.length < reviews.length && (
          <Button variant="secondary" className={styles.all} onClick={() => setWhole(true)}>
            {t('product.reviewsAll', [reviews.length])}
          </Button>
        )}
      </Accordion>
    </div>
  );
}
