import { useId, type ReactNode } from 'react';
import type { components } from '../../api/generated/types';
import { useTranslate } from '../../i18n/useTranslate';
import { colorChoices, sizeChoices, sizeOf, type ProductDetails } from './article';
import styles from './VariationChoice.module.css';

type Variation = components['schemas']['Variation'];

interface ChoiceProps {
  product: ProductDetails;
  chosen: Variation;
  /** Told the code of the variation chosen. */
  onChoose: (code: string) => void;
}

interface GroupProps {
  legend: string;
  /** What is chosen, in words. */
  value: string;
  children: ReactNode;
}

function Group({ legend, value, children }: GroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}: <span className={styles.value}>{value}</span>
      </legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}

function Colors({ product, chosen, onChoose }: ChoiceProps) {
  const t = useTranslate();
  const group = useId();
  const choices = colorChoices(product, chosen);
  if (choices.length < 2) return null;
  return (
    <Group legend={t('product.color')} value={chosen.color?.name ?? ''}>
      {choices.map(({ code, color }) => (
        <label key={code} className={styles.color}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={color?.key === chosen.color?.key}
            onChange={() => onChoose(code)}
          />
          <span className={styles.swatch} style={{ background: swatchOf(product, color?.key) }} />
          <span className="visually-hidden">{color?.name}</span>
        </label>
      ))}
    </Group>
  );
}

function swatchOf({ availableColors }: ProductDetails, key: string | undefined): string | undefined {
  return availableColors.find((color) => color.key === key)?.swatch;
}

function Sizes({ product, chosen, onChoose }: ChoiceProps) {
  const t = useTranslate();
  const group = useId();
  const choices = sizeChoices(product, chosen);
  if (choices.length < 2) return null;
  return (
    <Group legend={t('product.size')} value={sizeOf(product, chosen)}>
      {choices.map((variation) => (
        <label key={variation.code} className={styles.size}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={variation.code === chosen.code}
            onChange={() => onChoose(variation.code)}
          />
          <span className={styles.box} data-out={!variation.inStock || undefined}>
            {sizeOf(product, variation)}
          </span>
        </label>
      ))}
    </Group>
  );
}

/** PDP-02: the colours and sizes of a product as two groups of radio buttons; a group of one is left out. */
export function VariationChoice(props: ChoiceProps) {
  return (
    <>
      <Colors {...props} />
      <Sizes {...props} />
    </>
  );
}
