import type { components } from '../../../api/generated/types';
import { Picture } from '../../../components/Picture/Picture';
import { FavoriteHeart } from '../FavoriteHeart';
import type { ShownVariation } from '../shownVariation';
import styles from './CardMedia.module.css';
import { CardTags } from './CardTags';

interface CardMediaProps {
  product: components['schemas']['Product'];
  /** The product, or its variation in the chosen colour. */
  shown: ShownVariation;
  view: 'grid' | 'list';
  /** A pointer has been on the card: its second picture is asked for. */
  reached: boolean;
  priority?: boolean;
}

/** How wide the picture is shown in each view, as the sizes attribute says it. */
const sizes = {
  grid: '(width > 1024px) 25vw, (width > 720px) 33vw, 50vw',
  list: '12rem',
};

/** CARD-01: the picture of a card, its tags and its heart; the second picture shows while a pointer is on the card. */
export function CardMedia({ product, shown, view, reached, priority }: CardMediaProps) {
  const second = shown.images[1];
  const picture = { ratio: '1 / 1', sizes: sizes[view], decorative: true };
  return (
    <div className={styles.media}>
      <Picture {...picture} image={shown.image} priority={priority} />
      {reached && second && (
        <div className={styles.second}>
          <Picture {...picture} image={second} />
        </div>
      )}
      <FavoriteHeart product={product} className={styles.heart} />
      <CardTags product={product} promotion={shown.promotion} />
    </div>
  );
}
