import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { getCartQuery } from '../../../api/generated/queries';
import type { Product } from '../../../api/generated/types';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/Button/IconButton';
import { Icon } from '../../../components/Icon/Icon';
import { openModal } from '../../../components/Modal/modalStore';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { toCardProduct } from '../../product/ProductCard/cardProduct';
import styles from './AddItems.module.css';
import type { Outcome, ReportLine } from './useAddItems';

const texts: Record<Extract<Outcome, string>, TranslationKey> = {
  added: 'favorites.added',
  addedOutOfStock: 'favorites.addedOutOfStock',
  notFound: 'favorites.notFound',
  outOfStock: 'favorites.outOfStock',
  discontinued: 'favorites.discontinued',
  notForSale: 'favorites.notForSale',
  choose: 'favorites.chooseFirst',
};

const isAdded = (outcome: Outcome) => outcome === 'added' || outcome === 'addedOutOfStock';

/** CARD-09: opens the variation picker for a product of the report. */
function chooseVariation(product: Product): void {
  const { code, name, url } = product;
  const { article } = toCardProduct(product);
  openModal('variationPicker', {
    product: { code, name, url },
    quantity: 1,
    code: article.code,
    colorKey: null,
  });
}

/** The lines with those counted as added of which a variation has been chosen since. */
function useChosenSince(lines: readonly ReportLine[]): ReportLine[] {
  const cart = useQuery(getCartQuery()).data;
  const inCart = new Set(cart?.lineItems.map(({ code }) => code));
  const [before] = useState(inCart);
  const isChosen = ({ item: { product }, outcome }: ReportLine) =>
    outcome === 'choose' &&
    product?.variations.some(({ code }) => inCart.has(code) && !before.has(code)) === true;
  return lines.map((line) => (isChosen(line) ? { ...line, outcome: 'added' } : line));
}

function Line({ line: { item, name, outcome } }: { line: ReportLine }) {
  const t = useTranslate();
  const { product } = item;
  const added = isAdded(outcome);
  return (
    <li className={styles.line}>
      <span className={added ? styles.added : styles.refused}>
        <Icon icon={added ? Check : CircleAlert} size="s" />
      </span>
      <span className={styles.what}>
        <span className={styles.product}>{name}</span>
        <span className={styles.outcome}>
          {typeof outcome === 'string' ? t(texts[outcome]) : outcome.reason}
        </span>
      </span>
      {outcome === 'choose' && product && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('product.chooseVariantOf', [name])}
          onClick={() => chooseVariation(product)}
        >
          {t('product.chooseVariant')}
        </Button>
      )}
    </li>
  );
}

interface AddReportProps {
  lines: readonly ReportLine[];
  onClose: () => void;
}

/** FAV-03: what became of each product of a list that was added to the cart. It takes focus when it appears. */
export function AddReport({ lines: reported, onClose }: AddReportProps) {
  const t = useTranslate();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = useChosenSince(reported);
  const added = lines.filter(({ outcome }) => isAdded(outcome)).length;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.report} aria-labelledby={headingId}>
      <div className={styles.reportHead}>
        <h3 id={headingId} ref={heading} tabIndex={-1} className={styles.heading}>
          {t('favorites.addedOf', [added, lines.length])}
        </h3>
        <IconButton icon={X} size="s" label={t('favorites.closeReport')} onClick={onClose} />
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.item.code} line={line} />
        ))}
      </ul>
      {added > 0 && (
        <Button variant="secondary" size="small" onClick={() => openModal('miniCart')}>
          {t('cart.show')}
        </Button>
      )}
    </section>
  );
}
