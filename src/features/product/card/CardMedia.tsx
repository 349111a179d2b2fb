import { useMemo } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { Picture } from '../../../components/plain/Picture';
import { FavoriteHeart } from '../FavoriteHeart';
import { unpackPicture, type CardArticle, type CardProduct } from './cardProduct';
import styles from './CardMedia.module.css';

const cardPictureSizes = {
  grid: '(width > 1024px) 25vw, (width > 720px) 33vw, 50vw',
  list: '(width > 1280px) 4rem, 8rem',
};

interface CardMediaProps {
  product: CardProduct;
  /** The product, or its variation in the selected color. */
  article: CardArticle;
  view: 'grid' | 'list';
  /** True once the card has been hovered: its second picture is then fetched. */
  hovered: boolean;
  priority?: boolean;
}

/** Class of a card in the grid: the ground on which its pictures fade in. */
export const pictureGround = styles.ground;

/** CARD-01: the picture of a card and its heart; the second picture is shown on hover. */
export function CardMedia({ product, article, view, hovered, priority }: CardMediaProps) {
  const image = useMemo(() => unpackPicture(article.image), [article.image]);
  const second = hovered ? unpackPicture(article.secondImage) : null;
  const picture = { ratio: '1 / 1', sizes: cardPictureSizes[view], bare: true, decorative: true };
  return (
    <>
      <Picture {...picture} image={image} priority={priority} className={styles.picture} />
      {second && view === 'grid' && (
        <Picture {...picture} image={second} className={classNames(styles.picture, styles.second)} />
      )}
      <FavoriteHeart product={product} className={classNames(styles.heart, styles[view])} />
    </>
  );
}
