import { useId, type ReactNode } from 'react';
import type { Image, ProductDetails, Variation } from '../../../api/generated/types';
import { Each } from '../../../components/plain/ErrorBoundary';
import { pictureAddresses } from '../../../components/plain/Picture';
import { useTranslate } from '../../../i18n/useTranslate';
import { shownPrice } from '../../pricing/usePriceTexts';
import { useVat } from '../../pricing/vatDisplay';
import { usePricesShown } from '../../pricing/usePricesShown';
import styles from './VariationSelection.module.css';
import { readEach } from '../../../components/plain/readEach';

/** Size of a variation: its name without those of product and colour; empty when only colours differ. */
function sizeOf(product: ProductDetails, { name, color }: Variation): string {
  if (!name.startsWith(product.name)) return name;
  return name
    .slice(product.name.length)
    .split(', ')
    .filter((part) => part !== '' && part.toLowerCase() !== color?.name.toLowerCase())
    .join(', ');
}

interface Option {
  label: string;
  variation: Variation;
  selected: boolean;
  /** True when it does not exist in the current selection of the other group, which then changes with it. */
  elsewhere: boolean;
}

interface Attributes {
  /** Attribute to select by, such as the size; undefined when a variation has none. */
  attribute: (variation: Variation) => string | undefined;
  other: (variation: Variation) => string | undefined;
}

/** One option per value of an attribute: the variation that keeps the other attribute, otherwise the first one. */
function options(
  variations: readonly Variation[],
  selected: Variation,
  { attribute, other }: Attributes,
): Option[] {
  const read = readEach(variations, 'getPage /product/variations', (variation) => ({
    variation,
    label: attribute(variation),
    kept: other(variation),
  }));
  const current = read.find(({ variation }) => variation === selected);
  const found = new Map<string, Option>();
  for (const { variation, label, kept } of read) {
    if (label === undefined) continue;
    const elsewhere = kept !== current?.kept;
    const before = found.get(label);
    if (before && (elsewhere || !before.elsewhere)) continue;
    found.set(label, { label, variation, elsewhere, selected: label === current?.label });
  }
  return [...found.values()];
}

const colorName = ({ color }: Variation) => color?.name;

/** Colour options of a product (PDP-02). */
function colorOptions(product: ProductDetails, selected: Variation): Option[] {
  const other = (variation: Variation) => sizeOf(product, variation);
  return options(product.variations, selected, { attribute: colorName, other });
}

/** Size options of a product, including those that the selected colour lacks (PDP-02). */
function sizeOptions(product: ProductDetails, selected: Variation): Option[] {
  const attribute = (variation: Variation) => sizeOf(product, variation);
  return options(product.variations, selected, { attribute, other: colorName });
}

interface VariationSelectionProps {
  product: ProductDetails;
  selected: Variation;
  onSelect: (code: string) => void;
}

interface GroupProps {
  legend: string;
  options: readonly Option[];
  /** Current selection of the other group, named by options that do not exist in it. */
  other: string;
  onSelect: (code: string) => void;
  children: (option: Option) => ReactNode;
}

function useRemark(other: string) {
  const t = useTranslate();
  return ({ elsewhere, variation: { inStock } }: Option) => {
    if (elsewhere) return t('product.notIn', [other]);
    return inStock ? undefined : t('product.notInStock');
  };
}

function Group({ legend, options, other, onSelect, children }: GroupProps) {
  const name = useId();
  const remarkOn = useRemark(other);
  if (options.length < 2) return null;
  const selected = options.find((option) => option.selected);
  const selectedRemark = selected && remarkOn(selected);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}: <span className={styles.value}>{selected?.label}</span>
        {selectedRemark && ` · ${selectedRemark}`}
      </legend>
      <div className={styles.options}>
        <Each items={options} path="" keyOf={({ label }) => label}>
          {(option) => {
            const remark = remarkOn(option);
            return (
              <label className={styles.option} title={remark}>
                <input
                  type="radio"
                  name={name}
                  className={styles.radio}
                  checked={option.selected}
                  onChange={() => onSelect(option.variation.code)}
                />
                {children(option)}
                {remark && <span className="visually-hidden">, {remark}</span>}
              </label>
            );
          }}
        </Each>
      </div>
    </fieldset>
  );
}

const markOf = ({ elsewhere, variation: { inStock } }: Option) =>
  elsewhere ? 'elsewhere' : inStock ? undefined : 'out';

/** Price of a size; renders nothing where prices are not shown (CARD-03), and for prices on request (CARD-04). */
function OptionPrice({ product, variation }: { product: ProductDetails; variation: Variation }) {
  const { inclVat } = useVat();
  const pricesShown = usePricesShown();
  const { price, isGift } = variation;
  if (!pricesShown || !price || product.hidePrice || product.isGift || isGift) return null;
  return (
    <span className={styles.price}>
      {' '}
      <bdi>{shownPrice(price, inclVat).price.formattedString}</bdi>
    </span>
  );
}

/** A close-up of the fabric or wood over the colour, which stays where the picture is missing. */
function Material({ image }: { image: Image | undefined }) {
  if (!image) return null;
  const address = pictureAddresses(image);
  return (
    <img {...address} sizes="8rem" alt="" loading="lazy" fetchPriority="low" className={styles.material} />
  );
}

/** PDP-02: colours and sizes of a product as two radio groups; a group with a single option is not rendered. */
export function VariationSelection({ product, selected, onSelect }: VariationSelectionProps) {
  const t = useTranslate();
  const [colors, sizes] = [colorOptions(product, selected), sizeOptions(product, selected)];
  const [color, size] = [colors, sizes].map((all) => all.find((each) => each.selected)?.label ?? '');
  const colorOf = ({ variation }: Option) =>
    product.availableColors.find(({ key }) => key === variation.color?.key);
  return (
    <>
      <Group legend={t('product.color')} options={colors} other={size ?? ''} onSelect={onSelect}>
        {(option) => (
          <>
            <span
              className={styles.swatch}
              data-mark={markOf(option)}
              style={{ backgroundColor: colorOf(option)?.swatch }}
            >
              <Material image={colorOf(option)?.image} />
            </span>
            <span className="visually-hidden">{option.label}</span>
          </>
        )}
      </Group>
      <Group legend={t('product.size')} options={sizes} other={color ?? ''} onSelect={onSelect}>
        {(option) => (
          <span className={styles.box} data-mark={markOf(option)}>
            {option.label}
            <OptionPrice product={product} variation={option.variation} />
          </span>
        )}
      </Group>
    </>
  );
}
