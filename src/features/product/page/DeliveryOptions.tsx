import { Suspense } from 'react';
import { ErrorBoundary } from '../../../components/ErrorBoundary/ErrorBoundary';
import { readEach } from '../../../components/ErrorBoundary/readEach';
import { formatDay } from '../../../i18n/formatDay';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyPart } from '../../../routing/lazy/lazyPart';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { ProductDetails } from '../../../api/generated/types';
import { deliveryLimits, earliestDelivery } from '../../delivery/deliveryDate';
import { useShippingPrice } from '../../delivery/useShippingPrice';
import { useSignedIn } from '../../session/customer';
import { useLanguage } from '../../settings/language';
import { useSettings } from '../../settings/settings';
import { StockStatus } from '../StockStatus';
import type { Article } from '../variations/variations';
import { backOrderDays } from './Delivery';
import styles from './DeliveryOptions.module.css';

const DeliveryDestination = lazyPart(() =>
  import('./DeliveryDestination').then(({ DeliveryDestination }) => DeliveryDestination),
);

interface DeliveryOptionsProps {
  product: ProductDetails;
  article: Article;
  /** Pieces to be ordered. */
  quantity: number;
}

/** A way to get the article: a shipping method, or a store. */
interface Option {
  name: string;
  price?: string;
  text?: string | null;
  /** Stock in the store where it is collected. */
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

/**
 * PDP-01: method, price of one piece and day of the whole delivery of an article that can be bought, its stock in the stores, the postal
 * code of the destination, and the link to the page about delivery.
 */
export function DeliveryOptions(props: DeliveryOptionsProps) {
  const { product, article } = props;
  const signedIn = useSignedIn();
  const { deliveryPage } = useSettings().staticPages;
  if (!product.active || !article.isBuyable) return null;
  return (
    <div className={styles.delivery}>
      <ErrorBoundary operation="getPage" place="/product/shippingMethods" resetKey={article}>
        <Options {...props} />
        {signedIn && (article.shippingMethods ?? product.shippingMethods) && (
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
