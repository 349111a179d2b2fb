import { classNames } from '../../../components/plain/classNames';
import { Each } from '../../../components/plain/ErrorBoundary';
import { useTranslate } from '../../../i18n/useTranslate';
import styles from './ColorSwatches.module.css';
import type { CardProduct } from './cardProduct';

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
      className={classNames(styles.swatches, className)}
      aria-label={t('product.colorsOf', [name])}
      // Text of the style sheet on touch screens: one element fewer on every card.
      data-more-on-touch={onTouch > 0 ? t('product.moreColorsShort', [onTouch]) : undefined}
    >
      <Each items={colors} path="/availableColors" keyOf={({ key }) => key}>
        {(color) => {
          const label = (color.name || color.key).trim();
          const swatch = {
            className: styles.swatch,
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
      {moreColors > 0 && <span className={styles.more}>{t('product.moreColors', [moreColors])}</span>}
    </div>
  );
}
