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

/** Number of 44 px swatches that fit on a card on a phone; the style sheet hides the others on touch screens. */
const maxOnTouch = 3;

/** CARD-01: the colors of a product; pressing one shows the product in it. */
export function ColorSwatches({
  product: { colors, moreColors, name },
  chosen,
  onSelect,
}: ColorSwatchesProps) {
  const t = useTranslate();
  if (colors.length === 0) return null;
  const hasChoice = colors.length + moreColors > 1;
  const onTouch = moreColors + Math.max(0, colors.length - maxOnTouch);
  return (
    <ul className={styles.swatches} aria-label={t('product.colorsOf', [name])}>
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
      {onTouch > 0 && (
        // Beside three touch targets there is no space for the words.
        <li className={styles.moreOnTouch}>
          <span aria-hidden="true">+{onTouch}</span>
          <span className="visually-hidden">{t('product.moreColors', [onTouch])}</span>
        </li>
      )}
    </ul>
  );
}
