import { useId, useMemo, useState, type PointerEvent, type ReactNode } from 'react';
import type { Product, components } from '../../../api/generated/types';
import { classNames } from '../../../components/plain/classNames';
import { ownPart } from '../../../components/plain/ownPart';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { badgeOf, type Badged } from '../badge';
import { RatingMark } from '../RatingMark';
import { StockStatus } from '../StockStatus';
import { CardMedia, ColorSwatches, pictureGround } from './CardMedia';
import { CardPrice, CardPurchase } from './CardPrice';
import { toCardProduct, type CardProduct } from './cardProduct';
import styles from './ProductCard.module.css';

/**
 * CARD-10: shorten a text at a word boundary and append an ellipsis; a text within the limit is unchanged.
 * @param limit maximum length in characters including the ellipsis; at least 1
 */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= limit) return characters.join('');
  const beginning = characters.slice(0, limit - 1).join('');
  const wordEnd = characters[limit - 1] === ' ' ? beginning.length : beginning.lastIndexOf(' ');
  return `${(wordEnd > 0 ? beginning.slice(0, wordEnd) : beginning).replace(/[\s,.;:–-]+$/, '')}…`;
}

interface CardBadgeProps {
  product: Badged;
  promotion: components['schemas']['Promotion'] | null;
}

/** CARD-01: the badge of a card, one at most. */
function CardBadge({ product, promotion }: CardBadgeProps) {
  const t = useTranslate();
  const badge = badgeOf(product, promotion, t);
  return badge ? (
    <span className={classNames(styles.badge, badge.tone === 'sale' && styles.sale)}>{badge.text}</span>
  ) : null;
}

interface CardLinesProps {
  view: 'grid' | 'list';
  /** facts: what the product is; offer: price, stock and purchase. */
  part: 'facts' | 'offer';
  children: ReactNode;
}

/** Part of a card: a group in the list; in the grid its lines are rows of the card. */
export const CardLines = ({ view, part, children }: CardLinesProps) =>
  view === 'list' ? <div className={styles[part]}>{children}</div> : children;

interface ProductCardViewProps {
  product: CardProduct;
  /** grid: picture on top; list: picture at the side. */
  view: 'grid' | 'list';
  /** Level of the heading: one below that of the list. */
  level?: 2 | 3;
  /** True for the first visible cards: their pictures are fetched eagerly. */
  priority?: boolean;
  onColor?: (colorKey: string) => void;
}

/** Maximum length of the marketing text, in characters. */
const TEXT_LIMIT = 110;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** CARD-01: the card of a product in the form that lists store; one link covers the card, with its buttons above it. */
export function ProductCardView({ product, view, level = 2, priority, onColor }: ProductCardViewProps) {
  const t = useTranslate();
  const nameId = useId();
  const [colorKey, setColorKey] = useState<string | null>(null);
  const [hovered, setHovered] = useState(false);
  const color = product.colors.find(({ key }) => key === colorKey) ?? null;
  const article = color?.article ?? product.article;
  const { code, url } = color?.article ?? product;
  const Heading = `h${level}` as const;
  const footer = ownPart('cardFooter', { product, inStockQuantity: article.inStockQuantity });
  const { active, brand, colors, facts, marketingText, moreColors, name, numberOfVariants } = product;
  const isList = view === 'list';
  const hasVariants = numberOfVariants > 1;
  // In the grid the swatches already show the number of variations, unless there are several sizes.
  const isCountShown = isList || numberOfVariants > colors.length + moreColors;
  const count = hasVariants && t('product.variants', [numberOfVariants]);
  const text = marketingText && truncate(marketingText, TEXT_LIMIT);
  // One element for both texts: a long list has many cards.
  const teaser = !isList && [text, !isCountShown && count].filter(Boolean).join(' · ');
  const swatches = colors.length > 0 && (
    <ColorSwatches
      product={product}
      selected={colorKey ?? product.colorKey}
      onSelect={(key) => {
        setColorKey(key);
        onColor?.(key);
      }}
      className={isCountShown && hasVariants ? undefined : styles.options}
    />
  );
  return (
    <article
      className={classNames(styles.card, styles[view], !isList && pictureGround)}
      aria-labelledby={nameId}
      onPointerEnter={(event) => isTouch(event) || setHovered(true)}
    >
      <CardMedia product={product} article={article} view={view} hovered={hovered} priority={priority} />
      <CardLines view={view} part="facts">
        {/* The name of the heading is the link's, without the badge. */}
        <Heading aria-labelledby={nameId} className={styles.name}>
          <SafeLink id={nameId} className={styles.link} href={url} leadsTo="product">
            {name || code}
          </SafeLink>
          <CardBadge product={product} promotion={article.promotion} />
        </Heading>
        {isList && (facts || text) && (
          <p className={styles.text}>{[facts, text].filter(Boolean).join(' · ')}</p>
        )}
        {teaser && (
          <p className={text ? classNames(styles.text, styles.teaser) : 'visually-hidden'}>{teaser}</p>
        )}
        {isCountShown && count ? (
          <div className={classNames(styles.options, styles.counted)}>
            {swatches}
            <span>{count}</span>
          </div>
        ) : (
          swatches
        )}
        <p className={styles.details}>
          {!isList && facts && <span className={styles.facts}>{facts}</span>} {brand}
          <span className={styles.code} data-label={t('product.articleNumber')}>
            {code}
          </span>
          {product.rating && <RatingMark rating={product.rating} />}
        </p>
      </CardLines>
      <CardLines view={view} part="offer">
        {article.isGift ? (
          <p className={classNames(styles.price, styles.gift)}>{t('product.gift')}</p>
        ) : (
          <CardPrice
            price={article.price}
            hidePrice={product.hidePrice}
            name={name}
            className={styles.price}
          />
        )}
        <StockStatus active={active} inStockQuantity={article.inStockQuantity} className={styles.stock} />
        {!article.isGift && article.price && <CardPurchase product={product} color={color} view={view} />}
        {footer && <div className={styles.footer}>{footer}</div>}
      </CardLines>
    </article>
  );
}

export const cardItem = styles.item;

/**
 * CARD-01: the card of a product of the contract, for blocks, carousels and short lists.
 * @example <ProductCard product={product} view="grid" level={3} />
 */
export function ProductCard({
  product,
  ...props
}: Omit<ProductCardViewProps, 'product'> & { product: Product }) {
  const cardProduct = useMemo(() => toCardProduct(product), [product]);
  return <ProductCardView product={cardProduct} {...props} />;
}
