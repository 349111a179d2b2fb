import { classNames } from '../../components/classNames';
import { Each } from '../../components/ErrorBoundary/Each';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './ColorSwatches.module.css';
import type { CardProduct } from './card/cardProduct';

interface ColorSwatchesProps {
  product: Pick<CardProduct, 'colors' | 'moreColors' | 'name'>;
  /** Key of the color shown by the card. */
  chosen: string | null;
  /** Called with the key of the pressed color. */
  onSelect: (colorKey: string) => void;
}

/**
 * Number of 44 px swatches that fit on a card on a phone beside the number of others; three fit without it. The style
 * sheet hides the others on touch screens.
 */
const maxOnTouch = 2;

/** CARD-01: the colors of a product; pressing one shows the product in it. */
export function ColorSwatches({
  product: { colors, moreColors, name },
  chosen,
  onSelect,
}: ColorSwatchesProps) {
  const t = useTranslate();
  if (colors.length === 0) return null;
  const total = colors.length + moreColors;
  const hasChoice = total > 1;
  const onTouch = total > maxOnTouch + 1 ? total - Math.min(colors.length, maxOnTouch) : moreColors;
  return (
    <ul
      className={classNames(styles.swatches, onTouch > 0 && styles.counted)}
      aria-label={t('product.colorsOf', [name])}
    >
      <Each items={colors} place="/availableColors" keyOf={({ key }) => key}>
        {(color) => {
          const style = { backgroundColor: color.swatch };
          const label = color.name || color.key;
          return (
            <li>
              {color.article && hasChoice ? (
                <button
                  type="button"
                  className={styles.swatch}
                  style={style}
                  aria-pressed={color.key === chosen}
                  aria-label={label}
                  title={label}
                  onClick={() => onSelect(color.key)}
                />
              ) : (
                <span className={styles.swatch} style={style} title={label}>
                  <span className="visually-hidden">{label}</span>
                </span>
              )}
            </li>
          );
        }}
      </Each>
      {moreColors > 0 && <li className={styles.more}>{t('product.moreColors', [moreColors])}</li>}
      {onTouch > 0 && <li className={styles.moreOnTouch}>{t('product.moreColorsShort', [onTouch])}</li>}
    </ul>
  );
}
