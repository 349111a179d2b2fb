import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { Each } from '../../components/plain/ErrorBoundary';
import { Icon } from '../../components/plain/Icon';
import { Picture } from '../../components/plain/Picture';
import { SafeLink } from '../../routing/links/SafeLink';
import { useTranslate } from '../../i18n/useTranslate';
import type { Cart, LineItem } from '../cart/cartCache';
import { CartTotals } from '../cart/overview/CartTotals';
import { lineStock } from '../cart/cartStatus';
import { PagedLines } from '../../components/mui/PagedLines';
import { VatNote } from '../pricing/usePricesShown';
import { useVat } from '../pricing/vatDisplay';
import { useSettings } from '../settings/settings';
import styles from './CheckoutSummary.module.css';

interface SummaryProps {
  cart: Cart;
  /** True while a change is not confirmed: totals are being recalculated. */
  isOutdated: boolean;
}

function SummaryLine({ line }: { line: LineItem }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const { item, price, quantity, isGift } = line;
  const { text, short } = lineStock(t, line);
  const amount = (inclVat ? price?.totalPriceForItemsIncVat : undefined) ?? price?.totalPriceForItems;
  return (
    <ListItem className={styles.line}>
      <Picture image={item.image} ratio="1 / 1" sizes="4rem" decorative />
      <div className={styles.facts}>
        <p className={styles.name}>{item.name}</p>
        <p>{t('cart.quantity', [quantity])}</p>
        {isGift && <p>{t('cart.gift')}</p>}
        {short && <p className={styles.short}>{text}</p>}
      </div>
      <p>
        <bdi>{isGift ? t('cart.free') : amount?.formattedString}</bdi>
      </p>
    </ListItem>
  );
}

function Content({ cart, isOutdated }: SummaryProps) {
  const t = useTranslate();
  const { cartPage } = useSettings().staticPages;
  return (
    <>
      <VatNote />
      <PagedLines lines={cart.lineItems} className={styles.lines}>
        {(lines) => (
          <Each items={lines} operation="getCart" path="/lineItems" keyOf={({ code }) => code}>
            {(line) => line.item.visible && <SummaryLine line={line} />}
          </Each>
        )}
      </PagedLines>
      {cart.price && (
        <CartTotals price={cart.price} promotions={cart.promotions} cart={cart} outdated={isOutdated} />
      )}
      <p className={styles.pending} role="status">
        {isOutdated && t('checkout.totalsPending')}
      </p>
      <Link component={SafeLink} href={cartPage.url} className={styles.link}>
        {t('checkout.changeCart')}
      </Link>
    </>
  );
}

/** On small windows: a sticky, expandable bar with the total. */
function Bar({ cart, children }: { cart: Cart; children: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  const { inclVat } = useVat();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label={t('checkout.summary')}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ gap: 2, justifyContent: 'start', width: 1, minHeight: '3.25rem', px: 'var(--page-margin)' }}
      >
        <span>{t('checkout.summary')}</span>
        <Icon icon={ChevronDown} size="s" className={styles.sign} />
        <span className={styles.amount}>
          {!inclVat && <span className={styles.basis}>{t('cart.toPay')}</span>}{' '}
          <bdi>{cart.totalPrice?.formattedString}</bdi>{' '}
          {inclVat && <span className={styles.basis}>{t('product.inclVat')}</span>}
        </span>
      </ButtonBase>
      <div id={id} className={styles.opened} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

/** CHK-04: the order's lines and totals, always in view: beside the steps, or as a bar above them. */
export function CheckoutSummary({ isNarrow, ...props }: SummaryProps & { isNarrow: boolean }) {
  const t = useTranslate();
  if (isNarrow)
    return (
      <Bar cart={props.cart}>
        <Content {...props} />
      </Bar>
    );
  return (
    <Paper component="section" className={styles.aside} aria-label={t('checkout.summary')}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-l)' }}>
        {t('checkout.summary')}
      </Typography>
      <Content {...props} />
    </Paper>
  );
}
