import { Accordion } from '../../../components/Accordion/Accordion';
import { Each } from '../../../components/ErrorBoundary/Each';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ProductDetails, Review } from '../../../api/generated/types';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import { RatingMark } from '../RatingMark';
import { reviewsId } from './reviewsId';
import styles from './Reviews.module.css';

const maxStars = 5;

function ReviewItem({ review }: { review: Review }) {
  const t = useTranslate();
  const language = useLanguage();
  const { currentCountry } = useSettings();
  const { author, date, rating, text } = review;
  return (
    <li className={styles.review}>
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

/** PDP-01: reviews of a product by customers; nothing without any. */
export function Reviews({ product }: { product: ProductDetails }) {
  const t = useTranslate();
  const { rating, reviews = [] } = product;
  if (reviews.length === 0) return null;
  const title = (
    <>
      {t('product.reviews')} {rating && <RatingMark rating={rating} className={styles.average} />}
    </>
  );
  return (
    <div id={reviewsId} className={styles.reviews}>
      <Accordion title={title} level={2} defaultOpen>
        <ul className={styles.list}>
          <Each items={reviews} place="/product/reviews" keyOf={({ id }) => id}>
            {(review) => <ReviewItem review={review} />}
          </Each>
        </ul>
      </Accordion>
    </div>
  );
}
