import { Suspense } from 'react';
import type { ProductDetails } from '../../../api/generated/types';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { readEach } from '../../../components/plain/readEach';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import { deliveryLimits, earliestDelivery } from '../../delivery/deliveryDate';
import { EarliestDelivery, useShippingPrice } from '../../delivery/EarliestDelivery';
import { usePricesShown } from '../../pricing/usePricesShown';
import { useLanguage, useSettings } from '../../settings/settings';
import { StockStatus } from '../StockStatus';
import type { Article } from '../variations';
import styles from './Delivery.module.css';

/** True when the article is out of stock. It may still be bought, so its delivery day is shown beside the stock. */
export const isSoldOut = ({ inStockQuantity }: Article) => inStockQuantity <= 0;

/** True when some of the pieces are in stock and the others are not. */
const isShort = ({ inStockQuantity }: Article, quantity: number) =>
  inStockQuantity > 0 && quantity > inStockQuantity;

/** Days that the whole quantity takes longer than one piece; 0 when it is in stock, or when the server does not say. */
function backOrderDays(article: Article, quantity: number): number {
  const { leadTimeDays, backOrderLeadTimeDays } = article;
  if (!isShort(article, quantity) || leadTimeDays === undefined || backOrderLeadTimeDays === undefined)
    return 0;
  return Math.max(0, backOrderLeadTimeDays - leadTimeDays);
}

interface DeliveryProps {
  product: ProductDetails;
  article: Article;
  quantity: number;
}

/** Delivery of the pieces that are not in stock. */
function Rest({ backOrderLeadTimeDays }: Article) {
  const t = useTranslate();
  if (backOrderLeadTimeDays === undefined) return t('cart.restLater');
  return <EarliestDelivery leadTimeDays={backOrderLeadTimeDays} text="cart.restFrom" />;
}

/** PDP-01: earliest delivery day of an article, and that of the pieces that are not in stock. */
export function Delivery({ product, article, quantity }: DeliveryProps) {
  const { isBuyable, leadTimeDays } = article;
  if (!product.active || !isBuyable || leadTimeDays === undefined) return null;
  return (
    <p className={styles.delivery}>
      <EarliestDelivery leadTimeDays={leadTimeDays} />
      {isShort(article, quantity) && (
        <>
          {', '}
          <Rest {...article} />
        </>
      )}
    </p>
  );
}

const DeliveryDestination = lazyPart(() =>
  import('./DeliveryDestination').then(({ DeliveryDestination }) => DeliveryDestination),
);

interface DeliveryOptionsProps {
  product: ProductDetails;
  article: Article;
  quantity: number;
}

/** A way to get the article: a shipping method, or a store. */
interface Option {
  name: string;
  price?: string;
  text?: string | null;
  stock?: number;
}

/** The shipping methods of the article, else their names in the settings, then stores without such a method. */
function useOptions({ product, article, quantity }: DeliveryOptionsProps): Option[] {
  const t = useTranslate();
  const language = useLanguage();
  const priceOf = useShippingPrice();
  const settings = useSettings();
  const { currentCountry, shippingMethods = [] } = settings;
  const methods = article.shippingMethods ?? product.shippingMethods;
  const stores = readEach(
    article.storeStock ?? product.storeStock ?? [],
    'getPage /product/storeStock',
    (store) => ({
      name: store.name,
      stock: store.inStockQuantity,
    }),
  );
  if (!methods)
    return [...shippingMethods.map(({ name, description }) => ({ name, text: description })), ...stores];
  const options = readEach(methods, 'getPage /product/shippingMethods', (method) => {
    const { leadTimeDays, collectionAddress } = method;
    const day = earliestDelivery(deliveryLimits(settings, leadTimeDays + backOrderDays(article, quantity)));
    return {
      name: method.name,
      price: priceOf(method),
      text: t('product.deliveryFrom', [formatDay(day, language, currentCountry)]),
      // Without stock in the store the goods come from the warehouse, by the day.
      stock: stores.find(({ name }) => name === collectionAddress?.name)?.stock || undefined,
    };
  });
  const collected = new Set(methods.map(({ collectionAddress }) => collectionAddress?.name));
  return [...options, ...stores.filter(({ name }) => !collected.has(name))];
}

function Options(props: DeliveryOptionsProps) {
  const options = useOptions(props);
  if (options.length === 0) return null;
  return (
    <ul className={styles.options}>
      {options.map(({ name, price, text, stock }) => (
        <li key={name} className={styles.option}>
          <span>{name}</span>
          <bdi>{price}</bdi>
          <span className={styles.text}>
            {text}
            {stock !== undefined && <StockStatus active inStockQuantity={stock} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** PDP-01: method, price and day of delivery of an article, its stock in the stores, and the destination. */
export function DeliveryOptions(props: DeliveryOptionsProps) {
  const { product, article } = props;
  const pricesShown = usePricesShown();
  const { deliveryPage } = useSettings().staticPages;
  if (!product.active || !article.isBuyable) return null;
  return (
    <div className={styles.deliveryOptionsDelivery}>
      <ErrorBoundary operation="getPage" path="/product/shippingMethods" resetKey={article}>
        <Options {...props} />
        {pricesShown && (article.shippingMethods ?? product.shippingMethods) && (
          <Suspense fallback={null}>
            <DeliveryDestination />
          </Suspense>
        )}
      </ErrorBoundary>
      {deliveryPage?.url && (
        <SafeLink href={deliveryPage.url} className={styles.link}>
          {deliveryPage.title}
        </SafeLink>
      )}
    </div>
  );
}
