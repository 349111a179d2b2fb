import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { Product } from '../../api/generated/types';
import { Picture } from '../../components/plain/Picture';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import { lineDelivery } from './cartStatus';
import { shownPrice } from '../pricing/usePriceTexts';
import { useVat } from '../pricing/vatDisplay';
import { may, useSession } from '../session/customer';
import { useLanguage, useSettings } from '../settings/settings';
import styles from './AddedArticle.module.css';
import type { LineItem } from './cartCache';
import type { CartItem } from './cartEvents';

/** An article that goes with the added one; shown only while it is for sale. */
function Match({ product }: { product: Product }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { name, url, image, price } = product;
  return (
    <div className={styles.match}>
      {image && <Picture image={image} ratio="1 / 1" sizes="3rem" decorative className={styles.picture} />}
      <div className={styles.texts}>
        <p>{t('product.related')}</p>
        <SafeLink href={url} className={styles.name} leadsTo="product">
          {name}
        </SafeLink>
        {price && <p>{shownPrice(price, inclVat).price.formattedString}</p>}
      </div>
    </div>
  );
}

interface AddedArticleProps {
  addition: CartItem;
  /** Line of the article in the returned cart; undefined when the cart does not list it. */
  line: LineItem | undefined;
  match: Product | undefined;
}

/** CART-02: the added article with its price and delivery, a matching one, and the link to the checkout (ORG-01). */
export function AddedArticle({ addition, line, match }: AddedArticleProps) {
  const t = useTranslate();
  const language = useLanguage();
  const settings = useSettings();
  const { inclVat } = useVat();
  const mayOrder = may(useSession().customer, 'placeOrders');
  const item = line?.item;
  const price = line?.price ?? addition.price;
  const delivery = line && lineDelivery(t, line, { language, settings });
  return (
    <>
      <div className={styles.article}>
        {item?.image && (
          <Picture image={item.image} ratio="1 / 1" sizes="3rem" decorative className={styles.picture} />
        )}
        <div className={styles.texts}>
          <AlertTitle component="p">{t('cart.justAdded')}</AlertTitle>
          <p className={styles.name}>{item?.name ?? addition.name}</p>
          <p>
            {price && shownPrice(price, inclVat).price.formattedString}
            <span className={styles.more}>
              {price && ' · '}
              {[t('cart.quantity', [addition.quantity]), delivery].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
      </div>
      {match && <Match product={match} />}
      {mayOrder && (
        <Button
          component={SafeLink}
          href={settings.staticPages.checkoutPage.url}
          size="small"
          className={styles.checkout}
        >
          {t('cart.toCheckout')}
        </Button>
      )}
    </>
  );
}
