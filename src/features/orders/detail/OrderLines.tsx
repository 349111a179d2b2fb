import { Undo2 } from 'lucide-react';
import { classNames } from '../../../components/classNames';
import { Each } from '../../../components/ErrorBoundary/Each';
import { Icon } from '../../../components/Icon/Icon';
import { Picture } from '../../../components/Picture/Picture';
import { PriceText, Reduction } from '../../../components/PriceText/PriceText';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';
import { ArticleNumbers } from '../../cart/lines/ArticleNumbers';
import { VatNote } from '../../pricing/VatNote';
import { useVat } from '../../pricing/systemSetting';
import { priceTexts } from '../../pricing/usePriceTexts';
import type { Order } from '../orderQueries';
import styles from './OrderLines.module.css';

type Line = Order['orderItems'][number];

function Amounts({ price, quantity }: { price: NonNullable<Line['price']>; quantity: number }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const isIncl = inclVat && price.totalPriceForItemsIncVat !== undefined;
  const each = priceTexts(price, isIncl, t);
  const total = (isIncl ? price.totalPriceForItemsIncVat : undefined) ?? price.totalPriceForItems;
  const { regularPrice, discount } = each;
  const reduction = regularPrice !== undefined && { regularPrice, discount };
  return (
    <div className={styles.amounts}>
      <PriceText
        price={total.formattedString}
        size="small"
        note={inclVat && !isIncl ? t('product.exVat') : undefined}
        stacked
        {...(quantity === 1 && reduction)}
      />
      {quantity > 1 && (
        <span className={styles.each}>
          {t('orders.unitPrice', [each.price])} {reduction && <Reduction {...reduction} />}
        </span>
      )}
    </div>
  );
}

function OrderLine({ line }: { line: Line }) {
  const t = useTranslate();
  const { code, elNumber, quantity, returnedQuantity, active, isGift, price, item } = line;
  return (
    <li className={classNames(styles.line, returnedQuantity === quantity && styles.returned)}>
      <Picture image={item.image} ratio="1 / 1" sizes="5rem" decorative className={styles.picture} />
      <div className={styles.facts}>
        <SafeLink href={item.url} className={styles.name} leadsTo="product">
          {item.name}
        </SafeLink>
        <p>
          <ArticleNumbers code={code} elNumber={elNumber} />
        </p>
        {item.note && <p>{item.note}</p>}
        <p className={styles.quantity}>{t('orders.quantity', [quantity])}</p>
        {returnedQuantity !== undefined && (
          <p className={styles.returns}>
            <Icon icon={Undo2} size="s" /> {t('orders.returned', [returnedQuantity, quantity])}
          </p>
        )}
        {isGift && <p>{t('cart.gift')}</p>}
        {!active && <p className={styles.inactive}>{t('orders.noLongerSold')}</p>}
      </div>
      {price && <Amounts price={price} quantity={quantity} />}
    </li>
  );
}

/** ORD-01: the products of an order, each with a link to its page; lines that only count in the totals are left out. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslate();
  const { orderItems, numberOfItems } = order;
  return (
    <section aria-labelledby="order-lines">
      <h3 id="order-lines" className={styles.heading}>
        {t('orders.items')}
        <span className={styles.count}>
          {numberOfItems === 1 ? t('orders.oneItem') : t('orders.numberOfItems', [numberOfItems])}
        </span>
      </h3>
      <VatNote />
      <ul className={styles.lines}>
        <Each items={orderItems} operation="getOrder" place="/orderItems" keyOf={({ code }) => code}>
          {(line) => line.item.visible && <OrderLine line={line} />}
        </Each>
      </ul>
    </section>
  );
}
