import { useId, type ReactNode } from 'react';
import type { ProductDetails, Variation } from '../../../../api/generated/types';
import { Each } from '../../../../components/ErrorBoundary/Each';
import { useTranslate } from '../../../../i18n/useTranslate';
import { shownPrice } from '../../../pricing/shownPrice';
import { useVat } from '../../../pricing/systemSetting';
import { useSignedIn } from '../../../session/customer';
import { colorChoices, sizeChoices, type Choice } from './variationChoices';
import styles from './VariationChoice.module.css';

interface VariationChoiceProps {
  product: ProductDetails;
  chosen: Variation;
  /** Called with the code of the selected variation. */
  onSelect: (code: string) => void;
}

interface GroupProps {
  legend: string;
  choices: readonly Choice[];
  /** Current selection of the other group, named by choices that do not exist in it. */
  other: string;
  onSelect: (code: string) => void;
  /** Render a choice. */
  children: (choice: Choice) => ReactNode;
}

function useRemark(other: string) {
  const t = useTranslate();
  return ({ elsewhere, variation: { inStock } }: Choice) => {
    if (elsewhere) return t('product.notIn', [other]);
    return inStock ? undefined : t('product.notInStock');
  };
}

function Group({ legend, choices, other, onSelect, children }: GroupProps) {
  const name = useId();
  const remarkOn = useRemark(other);
  if (choices.length < 2) return null;
  const chosen = choices.find((choice) => choice.chosen);
  const chosenRemark = chosen && remarkOn(chosen);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}: <span className={styles.value}>{chosen?.label}</span>
        {chosenRemark && ` · ${chosenRemark}`}
      </legend>
      <div className={styles.options}>
        <Each items={choices} place="" keyOf={({ label }) => label}>
          {(choice) => {
            const remark = remarkOn(choice);
            return (
              <label className={styles.option} title={remark}>
                <input
                  type="radio"
                  name={name}
                  className={styles.radio}
                  checked={choice.chosen}
                  onChange={() => onSelect(choice.variation.code)}
                />
                {children(choice)}
                {remark && <span className="visually-hidden">, {remark}</span>}
              </label>
            );
          }}
        </Each>
      </div>
    </fieldset>
  );
}

const markOf = ({ elsewhere, variation: { inStock } }: Choice) =>
  elsewhere ? 'elsewhere' : inStock ? undefined : 'out';

/** Price of a size for customers; renders nothing for visitors (CARD-03) and for prices on request (CARD-04). */
function ChoicePrice({ product, variation }: { product: ProductDetails; variation: Variation }) {
  const { inclVat } = useVat();
  const signedIn = useSignedIn();
  const { price, isGift } = variation;
  if (!signedIn || !price || product.hidePrice || product.isGift || isGift) return null;
  return (
    <span className={styles.price}>
      {' '}
      <bdi>{shownPrice(price, inclVat).price.formattedString}</bdi>
    </span>
  );
}

/**
 * PDP-02: colours and sizes of a product as two radio groups; a group with a single choice is not rendered. A size that
 * the selected colour lacks is marked, and selects a colour that has it; likewise for colours.
 */
export function VariationChoice({ product, chosen, onSelect }: VariationChoiceProps) {
  const t = useTranslate();
  const [colors, sizes] = [colorChoices(product, chosen), sizeChoices(product, chosen)];
  const [color, size] = [colors, sizes].map((all) => all.find((each) => each.chosen)?.label ?? '');
  const swatchOf = ({ variation }: Choice) =>
    product.availableColors.find(({ key }) => key === variation.color?.key)?.swatch;
  return (
    <>
      <Group legend={t('product.color')} choices={colors} other={size ?? ''} onSelect={onSelect}>
        {(choice) => (
          <>
            <span
              className={styles.swatch}
              data-mark={markOf(choice)}
              style={{ backgroundColor: swatchOf(choice) }}
            />
            <span className="visually-hidden">{choice.label}</span>
          </>
        )}
      </Group>
      <Group legend={t('product.size')} choices={sizes} other={color ?? ''} onSelect={onSelect}>
        {(choice) => (
          <span className={styles.box} data-mark={markOf(choice)}>
            {choice.label}
            <ChoicePrice product={product} variation={choice.variation} />
          </span>
        )}
      </Group>
    </>
  );
}
