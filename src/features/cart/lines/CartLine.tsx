import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/plain/classNames';
import { Icon } from '../../../components/plain/Icon';
import { closeModal } from '../../../components/plain/modalStore';
import { Picture } from '../../../components/plain/Picture';
import { PriceText, Reduction } from '../../../components/plain/PriceText';
import { QuantityInput } from '../../../components/plain/QuantityInput';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useVat } from '../../pricing/vatDisplay';
import { usePriceTexts } from '../../pricing/usePriceTexts';
import { usePricesShown } from '../../pricing/usePricesShown';
import type { LineItem } from '../cartCache';
import { isOutOfStock, lineStock } from '../cartStatus';
import { EarliestDelivery } from '../../delivery/EarliestDelivery';
import { ArticleNumbers } from './lineTexts';
import styles from './CartLine.module.css';

interface CartLineProps {
  line: LineItem;
  /** True for a line of a quote, which cannot be changed or removed. */
  isFixed?: boolean;
  /** True while a change of the line is not confirmed: its price is outdated. */
  changing: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
  /** Additional action, such as saving to favourites. */
  action?: ReactNode;
}

type Price = NonNullable<LineItem['price']>;

/**
 * Total of a line, on the VAT basis of the list when the server sends it; for a single piece also the regular price.
 */
function LinePrice({ price, isSingle }: { price: Price; isSingle: boolean }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { regularPrice, discount } = usePriceTexts(price);
  const withVat = inclVat ? price.totalPriceForItemsIncVat : undefined;
  const isOfBasis = !inclVat || withVat !== undefined;
  return (
    <PriceText
      stacked
      price={(withVat ?? price.totalPriceForItems).formattedString}
      note={isOfBasis ? undefined : t('product.exVat')}
      {...(isSingle && isOfBasis && { regularPrice, discount })}
    />
  );
}

/** Price and previous price per piece of a line with several, on the VAT basis of the line's price. */
function UnitPrice({ price }: { price: Price }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { regularPrice, discount } = usePriceTexts(price);
  const isOfBasis = !inclVat || price.totalPriceForItemsIncVat !== undefined;
  const unit = inclVat && isOfBasis ? price.priceIncVat : price.unitPrice;
  return (
    <p className={styles.code}>
      {t('cart.each', [unit.formattedString])}
      {isOfBasis && regularPrice && (
        <>
          {' '}
          <Reduction regularPrice={regularPrice} discount={discount} />
        </>
      )}
    </p>
  );
}

/** CART-03: stock of a line; for a back-order, which is no error, also its delivery day once the server sends it. */
function Stock({ line, changing }: Pick<CartLineProps, 'line' | 'changing'>) {
  const t = useTranslate();
  const { active, inStockQuantity, leadTimeDays } = line;
  const { text, short } = lineStock(t, line);
  const rest = inStockQuantity > 0 ? 'cart.restFrom' : 'cart.backOrderFrom';
  return (
    <p className={classNames(styles.stock, short && (active ? styles.short : styles.notActive))}>
      <span>{text}</span>
      {short && active && !changing && leadTimeDays !== undefined && (
        <>
          {', '}
          <EarliestDelivery leadTimeDays={leadTimeDays} text={rest} />
        </>
      )}
    </p>
  );
}

function Controls({ line, isFixed, onChange, onRemove, action }: Omit<CartLineProps, 'changing'>) {
  const t = useTranslate();
  const { quantity, active, isGift, item } = line;
  return (
    <div className={styles.controls}>
      {active && !isGift && !isFixed ? (
        <QuantityInput
          size="small"
          label={t('product.quantityOf', [item.name])}
          value={quantity}
          rules={line}
          isOfLine
          onChange={(pieces) => {
            if (pieces === 0) onRemove();
            else if (pieces !== null) onChange(pieces);
          }}
        />
      ) : (
        <span>{t('cart.quantity', [quantity])}</span>
      )}
      {!isGift && !isFixed && (
        <IconButton aria-label={t('cart.removeNamed', [item.name])} onClick={onRemove}>
          <Icon icon={Trash2} size="s" />
        </IconButton>
      )}
      {active && !isGift && action}
    </div>
  );
}

/**
 * CART-01, CART-02: a cart line: picture, name, code, stock, quantity and price, with removal. A campaign's gift cannot
 * be changed or removed: the server adds and removes it.
 */
export function CartLine(props: CartLineProps) {
  const t = useTranslate();
  const pricesShown = usePricesShown();
  const { line, changing } = props;
  const { code, elNumber, quantity, item, isGift, price } = line;
  return (
    <ListItem className={classNames(styles.line, isOutOfStock(line) && line.active && styles.attention)}>
      <Picture image={item.image} ratio="1 / 1" sizes="7.5rem" decorative className={styles.picture} />
      <div className={styles.facts}>
        <SafeLink href={item.url} className={styles.name} onClick={closeModal}>
          {item.name}
        </SafeLink>
        <p className={styles.code}>
          <ArticleNumbers code={code} elNumber={elNumber} />
        </p>
      </div>
      {pricesShown && <Controls {...props} />}
      {/* Below the controls: these lines come and go with the quantity, and must not move the pressed button. */}
      <div className={styles.details}>
        {pricesShown && price && !isGift && quantity > 1 && <UnitPrice price={price} />}
        <Stock line={line} changing={changing} />
        {item.note && <p className={styles.code}>{item.note}</p>}
        {isGift && <p className={styles.gift}>{t('cart.gift')}</p>}
        {!pricesShown && <p>{t('cart.quantity', [quantity])}</p>}
      </div>
      {pricesShown && price && (
        <div className={styles.sum} aria-busy={changing || undefined}>
          {isGift ? (
            <PriceText price={t('cart.free')} />
          ) : (
            <LinePrice price={price} isSingle={quantity === 1} />
          )}
        </div>
      )}
    </ListItem>
  );
}

interface RemovedLineProps {
  /** The line before its removal. */
  line: LineItem;
  onUndo: () => void;
}

const takeFocus = (row: HTMLElement | null) => (row?.querySelector('button') ?? row)?.focus();

/** CART-02: replace a removed line, takes its focus, and offers to restore it unless it is no longer for sale. */
export function RemovedLine({ line: { active, item }, onUndo }: RemovedLineProps) {
  const t = useTranslate();
  return (
    <ListItem ref={takeFocus} tabIndex={-1} className={styles.removed}>
      <span>{t('cart.removedNamed', [item.name])}</span>
      {active && (
        <Button
          variant="text"
          size="small"
          aria-label={t('cart.undoNamed', [item.name])}
          onClick={onUndo}
          sx={{ flexShrink: 0, marginInlineEnd: -3, textDecoration: 'underline' }}
        >
          {t('cart.undo')}
        </Button>
      )}
    </ListItem>
  );
}
