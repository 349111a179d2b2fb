import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/Button/IconButton';
import { closeModal } from '../../../components/Modal/modalStore';
import { Picture } from '../../../components/Picture/Picture';
import { PriceText } from '../../../components/PriceText/PriceText';
import { QuantityInput } from '../../../components/QuantityInput/QuantityInput';
import { SafeLink } from '../../../components/SafeLink/SafeLink';
import { classNames } from '../../../components/classNames';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LineItem } from '../cartCache';
import { useSignedIn } from '../../session/customer';
import { useVat } from '../../pricing/systemSetting';
import { lineStock } from './lineStock';
import styles from './CartLine.module.css';

interface MiniCartLineProps {
  line: LineItem;
  /** A change of it is not confirmed yet: what it comes to is out of date. */
  changing: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

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

function Controls({ line, changing, onChange, onRemove }: MiniCartLineProps) {
  const t = useTranslate();
  const { quantity, maxQuantity, active, price, item } = line;
  return (
    <div className={styles.controls}>
      {active ? (
        <QuantityInput
          size="small"
          label={t('product.quantityOf', [item.name])}
          value={quantity}
          max={maxQuantity}
          onChange={onChange}
        />
      ) : (
        <span>{t('cart.quantity', [quantity])}</span>
      )}
      <IconButton icon={Trash2} size="s" label={t('cart.removeNamed', [item.name])} onClick={onRemove} />
      {price && (
        <div className={styles.sum} aria-busy={changing || undefined}>
          <LinePrice price={price} />
        </div>
      )}
    </div>
  );
}

/**
 * CART-01, CART-02: one line: picture, name, code, stock; customers change and remove it and see what it comes to.
 * A campaign's gift belongs to the server: it has no controls.
 */
export function CartLine(props: MiniCartLineProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const { code, elNumber, quantity, item, isGift, price } = props.line;
  const stock = lineStock(t, props.line);
  return (
    <li className={styles.line}>
      <Picture image={item.image} ratio="1 / 1" sizes="5rem" decorative className={styles.picture} />
      <div className={styles.facts}>
        <SafeLink href={item.url} className={styles.name} onClick={closeModal}>
          {item.name}
        </SafeLink>
        <p className={styles.code}>
          {t('cart.code', [code])}
          {elNumber && ` · ${elNumber}`}
        </p>
        <p className={classNames(styles.stock, stock.short && styles.short)}>{stock.text}</p>
        {item.note && <p className={styles.code}>{item.note}</p>}
        {isGift && <p className={styles.gift}>{t('cart.gift')}</p>}
        {signedIn && !isGift ? <Controls {...props} /> : <p>{t('cart.quantity', [quantity])}</p>}
        {isGift && price && <LinePrice price={price} />}
      </div>
    </li>
  );
}
