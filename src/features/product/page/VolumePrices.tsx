import type { Price } from '../../../api/generated/types';
import { classNames } from '../../../components/plain/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import { quantityLimits, type QuantityRules } from '../../../lib/quantityRules';
import { discountPercentage } from '../../pricing/usePriceTexts';
import { useVat } from '../../pricing/vatDisplay';
import type { Article } from '../variations';
import styles from './VolumePrices.module.css';

interface Tier extends Pick<Price, 'priceExVat' | 'priceIncVat'> {
  /** Lowest quantity that can be ordered at this price. */
  from: number;
  /** Highest one; null for the last tier. */
  to: number | null;
}

/** The tiers of a price that a quantity within the rules can have, from the minimum on. */
export function priceTiers(price: Price, rules: QuantityRules): Tier[] {
  const { step, min, max } = quantityLimits(rules);
  const starts = [{ ...price, minQuantity: min }, ...(price.tierPrices ?? [])]
    .map(({ minQuantity, priceExVat, priceIncVat }) => {
      const from = Math.max(min, Math.ceil(minQuantity / step) * step);
      return { from, priceExVat, priceIncVat };
    })
    .filter(({ from }, index, all) => from <= max && from !== all[index + 1]?.from);
  return starts.map((tier, index) => {
    const next = starts[index + 1];
    return { ...tier, to: next ? next.from - step : null };
  });
}

/** A tier: quantities, unit price, and the reduction of that of the first tier. */
function TierRow({ tier, first, isActive }: { tier: Tier; first: Tier; isActive: boolean }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const basis = inclVat ? 'priceIncVat' : 'priceExVat';
  const { from, to } = tier;
  const reduction = Math.round(discountPercentage(tier[basis].amount, first[basis].amount));
  const range = to === null ? t('product.tierFrom', [from]) : t('product.tierRange', [from, to]);
  return (
    <tr className={classNames(isActive && styles.active)} aria-current={isActive || undefined}>
      <th scope="row">{from === to ? t('common.number', [from]) : range}</th>
      <td>
        <bdi>{tier[basis].formattedString}</bdi>
      </td>
      <td className={styles.reduction}>{reduction > 0 && <bdi>{t('product.discount', [reduction])}</bdi>}</td>
    </tr>
  );
}

/** PDP-01: unit prices of larger quantities; the quantity to be ordered marks its tier, and the next one is offered. */
export function VolumePrices({
  price,
  article,
  quantity,
}: {
  price: Price;
  article: Article;
  quantity: number | null;
}) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const tiers = priceTiers(price, article);
  const [first] = tiers;
  if (!first || tiers.length < 2) return null;
  const active = tiers.findLast(({ from }) => quantity !== null && from <= quantity);
  const next = active && tiers[tiers.indexOf(active) + 1];
  const nextPrice = next && (inclVat ? next.priceIncVat : next.priceExVat).formattedString;
  return (
    <div className={styles.prices}>
      <table className={styles.table}>
        <caption>
          {t('product.volumePrices')}{' '}
          <span className={styles.note}>{t(inclVat ? 'product.inclVat' : 'product.exVat')}</span>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('product.tierQuantity')}</th>
            <th scope="col">{t('product.tierPrice')}</th>
            <th scope="col">{t('product.tierReduction')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <TierRow key={tier.from} tier={tier} first={first} isActive={tier === active} />
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.next}>
        {next && quantity !== null && t('product.buyMore', [next.from - quantity, nextPrice ?? ''])}
      </p>
    </div>
  );
}
