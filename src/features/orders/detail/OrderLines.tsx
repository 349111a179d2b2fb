import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Undo2 from 'lucide-react/icons/undo-2';
import { Each } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { Picture } from '../../../components/plain/Picture';
import { PriceText, Reduction } from '../../../components/plain/PriceText';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { ArticleNumbers } from '../../cart/lines/lineTexts';
import { PagedLines } from '../../../components/mui/PagedLines';
import { useVat } from '../../pricing/vatDisplay';
import { priceTexts } from '../../pricing/usePriceTexts';
import { VatNote } from '../../pricing/usePricesShown';
import type { Order } from '../orderQueries';

/** ORD-01: a line of an order: picture, facts and amounts side by side; on phones the amounts are below the facts. */
const OrderLineItem = styled(ListItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
  alignItems: 'stretch',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-4) 0',
  borderBottom: 'var(--hairline) solid var(--color-line)',
  breakInside: 'avoid',
  '& .OrderLine-picture': { alignSelf: 'start' },
  '& .OrderLine-name': {
    color: 'var(--color-ink)',
    fontSize: 'var(--text-m)',
    fontWeight: 'var(--weight-medium)',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // Enlarges the touch target without moving it out of line with the price.
    '@media (pointer: coarse)': { marginBlock: '-0.625rem', paddingBlock: '0.625rem' },
  },
  '& .OrderLine-amounts': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    textAlign: 'end',
    '& > *': { justifyItems: 'end' },
  },
  // All pieces were returned.
  '&[data-returned] :is(.OrderLine-name, .OrderLine-quantity, .OrderLine-amounts *)': {
    color: 'var(--color-ink-muted)',
  },
  '&[data-returned] .OrderLine-picture': { opacity: 0.6 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    '& .OrderLine-amounts': { gridColumn: 2, textAlign: 'start' },
    '& .OrderLine-amounts, & .OrderLine-amounts > *': { justifyItems: 'start' },
  },
  '@media print': { gridTemplateColumns: '3rem minmax(0, 1fr) auto', paddingBlock: 'var(--space-2)' },
}));

type Line = Order['orderItems'][number];

const headingLayout = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 4,
  pb: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
  '& + p': { mt: 3 },
};

function Amounts({ price, quantity }: { price: NonNullable<Line['price']>; quantity: number }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const isIncl = inclVat && price.totalPriceForItemsIncVat !== undefined;
  const each = priceTexts(price, isIncl, t);
  const total = (isIncl ? price.totalPriceForItemsIncVat : undefined) ?? price.totalPriceForItems;
  const { regularPrice, discount } = each;
  const reduction = regularPrice !== undefined && { regularPrice, discount };
  return (
    <div className="OrderLine-amounts">
      <PriceText
        price={total.formattedString}
        size="small"
        note={inclVat && !isIncl ? t('product.exVat') : undefined}
        stacked
        {...(quantity === 1 && reduction)}
      />
      {quantity > 1 && (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('orders.unitPrice', [each.price])} {reduction && <Reduction {...reduction} />}
        </Typography>
      )}
    </div>
  );
}

function OrderLine({ line }: { line: Line }) {
  const t = useTranslate();
  const { code, elNumber, quantity, returnedQuantity, returnRequestedQuantity, active, isGift, price, item } =
    line;
  return (
    <OrderLineItem data-returned={returnedQuantity === quantity || undefined}>
      <Picture image={item.image} ratio="1 / 1" sizes="6.5rem" decorative className="OrderLine-picture" />
      <Stack sx={{ gap: 1, color: 'text.secondary', fontSize: 'var(--text-s)' }}>
        <SafeLink href={item.url} className="OrderLine-name" leadsTo="product">
          {item.name}
        </SafeLink>
        <p>
          <ArticleNumbers code={code} elNumber={elNumber} />
        </p>
        {item.note && <p>{item.note}</p>}
        <Typography variant="body2" color="textPrimary" className="OrderLine-quantity">
          {t('orders.quantity', [quantity])}
        </Typography>
        {returnedQuantity !== undefined && (
          <Typography
            variant="body2"
            color="textPrimary"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}
          >
            <Icon icon={Undo2} size="s" /> {t('orders.returned', [returnedQuantity, quantity])}
          </Typography>
        )}
        {returnRequestedQuantity !== undefined && (
          <Typography variant="body2" color="textPrimary">
            {t('orders.toBeReturned', [returnRequestedQuantity, quantity])}
          </Typography>
        )}
        {isGift && <p>{t('cart.gift')}</p>}
        {!active && (
          <Typography variant="body2" color="warning">
            {t('orders.noLongerSold')}
          </Typography>
        )}
      </Stack>
      {price && <Amounts price={price} quantity={quantity} />}
    </OrderLineItem>
  );
}

interface OrderLinesProps {
  order: Pick<Order, 'orderItems' | 'numberOfItems'>;
  /** Operation that has returned the lines. */
  operation?: 'getOrder' | 'getQuote';
}

/** ORD-01: the products of an order; invisible lines, which count in the totals only, are left out. */
export function OrderLines({ order, operation = 'getOrder' }: OrderLinesProps) {
  const t = useTranslate();
  const { orderItems, numberOfItems } = order;
  return (
    <Box component="section" aria-labelledby="order-lines">
      <Typography id="order-lines" variant="h3" sx={headingLayout}>
        {t('orders.items')}
        <Typography component="span" variant="body2" color="textSecondary">
          {t('orders.numberOfItems', [numberOfItems])}
        </Typography>
      </Typography>
      <VatNote />
      <PagedLines lines={orderItems}>
        {(lines) => (
          <Each items={lines} operation={operation} path="/orderItems" keyOf={({ code }) => code}>
            {(line) => line.item.visible && <OrderLine line={line} />}
          </Each>
        )}
      </PagedLines>
    </Box>
  );
}
