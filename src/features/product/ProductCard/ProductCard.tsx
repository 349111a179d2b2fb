import { useId, useState, type PointerEvent } from 'react';
import type { components } from '../../../api/generated/types';
import { classNames } from '../../../components/classNames';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { ColorSwatches } from '../ColorSwatches';
import { shownVariation } from '../shownVariation';
import { StockStatus } from '../StockStatus';
import { truncate } from '../truncate';
import { CardMedia } from './CardMedia';
import { CardPrice } from './CardPrice';
import { CardPurchase } from './CardPurchase';
import styles from './ProductCard.module.css';

interface ProductCardProps {
  product: components['schemas']['Product'];
  /** grid: the picture on top; list: the picture at the side. */
  view: 'grid' | 'list';
  /** Level of its heading: one below that of the list. */
  level?: 2 | 3;
  /** Among the first cards seen: its picture is asked for at once. */
  priority?: boolean;
}

/** Characters of the marketing text that a card shows at most. */
const TEXT_LIMIT = 110;

const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** CARD-01: a product in a listing; one link covers the card, its buttons lie above it. */
export function ProductCard({ product, view, level = 2, priority }: ProductCardProps) {
  const t = useTranslate();
  const nameId = useId();
  const [colorKey, setColorKey] = useState<string | null>(null);
  const [reached, setReached] = useState(false);
  const shown = shownVariation(product, colorKey);
  const Heading = `h${level}` as const;
  const { active, brand, marketingText, name, numberOfVariants } = product;
  return (
    <article
      className={classNames(styles.card, styles[view])}
      aria-labelledby={nameId}
      onPointerEnter={(event) => isFinger(event) || setReached(true)}
    >
      <CardMedia product={product} shown={shown} view={view} reached={reached} priority={priority} />
      <div className={styles.facts}>
        <p className={styles.brand}>
          <span>{brand}</span>
          <span className={styles.code}>
            <span className="visually-hidden">{t('product.articleNumber')} </span>
            {shown.code}
          </span>
        </p>
        <Heading id={nameId} className={styles.name}>
          <SafeLink className={styles.link} href={shown.url} leadsTo="product">
            {name}
          </SafeLink>
        </Heading>
        <p className={styles.text}>{truncate(marketingText, TEXT_LIMIT)}</p>
        <div className={styles.choices}>
          <ColorSwatches
            product={product}
            chosen={colorKey ?? product.color?.key ?? null}
            onChoose={setColorKey}
          />
          {numberOfVariants > 1 && <span>{t('product.variants', [numberOfVariants])}</span>}
        </div>
      </div>
      <div className={styles.offer}>
        <StockStatus active={active} inStockQuantity={shown.inStockQuantity} />
        <CardPrice price={shown.price} hidePrice={product.hidePrice} name={name} />
        <CardPurchase product={product} shown={shown} />
      </div>
    </article>
  );
}
