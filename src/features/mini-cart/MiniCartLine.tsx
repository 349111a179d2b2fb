import { closeModal } from '../../components/Modal/modalStore';
import { Picture } from '../../components/Picture/Picture';
import { PriceText } from '../../components/PriceText/PriceText';
import { SafeLink } from '../../components/SafeLink/SafeLink';
import { classNames } from '../../components/classNames';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';
import { useVat } from '../session/systemSetting';
import { lineStock, type LineItem } from './lineStock';
import styles from './MiniCartLine.module.css';

function LinePrice({ price }: { price: NonNullable<LineItem['price']> }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const withVat = inclVat ? price.totalPriceForItemsIncVat : undefined;
  return (
    <PriceText
      price={(withVat ?? price.totalPriceForItems).formattedString}
      note={t(withVat ? 'product.inclVat' : 'product.exVat')}
    />
  );
}

/** CART-01: one line: picture, name, code, quantity, stock, and for customers what it comes to (CARD-03). */
export function MiniCartLine({ line }: { line: LineItem }) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { code, elNumber, quantity, price, item } = line;
  const stock = lineStock(t, line);
  return (
    <li className={styles.line}>
      <Picture image={item.image} ratio="4 / 5" sizes="5rem" decorative className={styles.picture} />
      <div className={styles.facts}>
        <SafeLink href={item.url} className={styles.name} onClick={closeModal}>
          {item.name}
        </SafeLink>
        <p className={styles.code}>
          {t('cart.code', [code])}
          {elNumber && ` · ${elNumber}`}
        </p>
        <p className={classNames(styles.stock, stock.short && styles.short)}>{stock.text}</p>
        <div className={styles.sum}>
          <span>{t('cart.quantity', [quantity])}</span>
          {signedIn && price && <LinePrice price={price} />}
        </div>
      </div>
    </li>
  );
}
