import { useMemo } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Picture } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { FavoriteHeart } from '../FavoriteHeart';
import styles from './CardMedia.module.css';
import { type CardArticle, type CardProduct, unpackPicture } from './cardProduct';
import swatchStyles from './ColorSwatches.module.css';

interface ColorSwatchesProps {
  product: Pick<CardProduct, 'colors' | 'moreColors' | 'name'>;
  /** Key of the color shown by the card. */
  selected: string | null;
  onSelect: (colorKey: string) => void;
  className?: string;
}

/**
 * Number of 44 px swatches that fit on a card on a phone beside the number of others; three fit without it. The style
 * sheet hides the others on touch screens.
 */
const maxOnTouch = 2;

/** CARD-01: the colors of a product; pressing one shows the product in it. */
export function ColorSwatches({
  product: { colors, moreColors, name },
  selected,
  onSelect,
  className,
}: ColorSwatchesProps) {
  const t = useTranslate();
  if (colors.length === 0) return null;
  const total = colors.length + moreColors;
  const isSelectable = total > 1;
  const onTouch = total > maxOnTouch + 1 ? total - Math.min(colors.length, maxOnTouch) : moreColors;
  return (
    <div
      role="group"
      className={classNames(swatchStyles.swatches, className)}
      aria-label={t('product.colorsOf', [name])}
      // Text of the style sheet on touch screens: one element fewer on every card.
      data-more-on-touch={onTouch > 0 ? t('product.moreColorsShort', [onTouch]) : undefined}
    >
      <Each items={colors} path="/availableColors" keyOf={({ key }) => key}>
        {(color) => {
          const label = (color.name || color.key).trim();
          const swatch = {
            className: swatchStyles.swatch,
            style: { backgroundColor: color.swatch },
            title: label,
            'aria-label': label,
          };
          return color.article && isSelectable ? (
            <button
              {...swatch}
              type="button"
              aria-pressed={color.key === selected}
              onClick={() => onSelect(color.key)}
            />
          ) : (
            <span {...swatch} role="img" />
          );
        }}
      </Each>
      {moreColors > 0 && <span className={swatchStyles.more}>{t('product.moreColors', [moreColors])}</span>}
    </div>
  );
}

const cardPictureSizes = {
  grid: '(width > 1280px) 22rem, (width > 1024px) 25vw, (width > 720px) 33vw, 50vw',
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
