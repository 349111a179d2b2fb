import type { CSSProperties } from 'react';
import type { components } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './ColorSwatches.module.css';
import { variationInColor } from './shownVariation';

interface ColorSwatchesProps {
  product: components['schemas']['Product'];
  /** Key of the colour shown now. */
  chosen: string | null;
  /** Told the key of the colour that is pressed. */
  onChoose: (colorKey: string) => void;
}

/** How many swatches a card shows before it counts the rest. */
const SHOWN = 5;

/** CARD-01: the colours a product comes in; pressing one shows the product in it. */
export function ColorSwatches({ product, chosen, onChoose }: ColorSwatchesProps) {
  const t = useTranslate();
  const { availableColors, name } = product;
  const more = availableColors.length - SHOWN;
  if (availableColors.length === 0) return null;
  return (
    <ul className={styles.swatches} aria-label={t('product.colorsOf', [name])}>
      {availableColors.slice(0, SHOWN).map((color) => {
        const style: CSSProperties = { backgroundColor: color.swatch };
        return (
          <li key={color.key}>
            {variationInColor(product, color.key) ? (
              <button
                type="button"
                className={styles.swatch}
                aria-pressed={color.key === chosen}
                aria-label={color.name}
                title={color.name}
                onClick={() => onChoose(color.key)}
              >
                <span className={styles.dot} style={style} />
              </button>
            ) : (
              <span className={styles.swatch} title={color.name}>
                <span className={styles.dot} style={style} />
                <span className="visually-hidden">{color.name}</span>
              </span>
            )}
          </li>
        );
      })}
      {more > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">+{more}</span>
          <span className="visually-hidden">
            {t(more === 1 ? 'product.moreColorsOne' : 'product.moreColors', [more])}
          </span>
        </li>
      )}
    </ul>
  );
}
