import { Button } from '../../components/Button/Button';
import { classNames } from '../../components/classNames';
import { openModal } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { ContactForPrice } from '../product/ProductCard/ContactForPrice';
import { StockStatus } from '../product/StockStatus';
import { useSignedIn } from '../session/customer';
import type { Article, ProductDetails } from './article';
import styles from './BuyBox.module.css';
import { ProductPrice } from './ProductPrice';
import { Purchase } from './Purchase';

interface BuyBoxProps {
  product: ProductDetails;
  article: Article;
  className?: string;
}

function SignInInvitation() {
  const t = useTranslate();
  return <Button onClick={() => openModal('signIn')}>{t('product.signInForPrice')}</Button>;
}

/** PDP-01, CARD-03: stock and price, and what to do next: buying, for visitors signing in, for a price on request asking. */
export function BuyBox({ product, article, className }: BuyBoxProps) {
  const signedIn = useSignedIn();
  const { active, hidePrice, name } = product;
  const price = signedIn && !hidePrice ? article.price : null;
  return (
    <div className={classNames(styles.box, className)}>
      <div className={styles.facts}>
        {price && <ProductPrice price={price} promotion={article.promotion} />}
        <StockStatus active={active} inStockQuantity={article.inStockQuantity} />
      </div>
      {hidePrice && <ContactForPrice name={name} />}
      {price && active && article.isBuyable && <Purchase name={name} article={article} />}
      {!signedIn && !hidePrice && <SignInInvitation />}
    </div>
  );
}
