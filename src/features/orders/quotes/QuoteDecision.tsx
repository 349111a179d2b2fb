import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { busyButton } from '../../../components/mui/busyButton';
import { fieldFailureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useCart } from '../../cart/useCart';
import { may, useSession } from '../../session/customer';
import { useSettings } from '../../settings/settings';
import { ordersHref } from '../ordersAddress';
import { DecisionActions } from '../DecisionActions';
import { decisionLayout, OrderActions } from '../OrderSheet';
import { useDates } from '../useDates';
import { isOpen } from './QuoteHistory';
import type { Quote } from './quoteQueries';
import { useAccept, useDeclineQuote, useQuoteQuantities } from './useQuoteDecision';

/** The offer, the wait for it, or the order that it became. */
function Situation({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const dates = useDates();
  const { status, orderNumber, validUntil, totalPriceForItemsIncVat } = quote;
  if (orderNumber) {
    const [before, after] = t('quotes.orderedText', [orderNumber]).split(orderNumber);
    return (
      <p>
        {before}
        <Link component={SafeLink} href={ordersHref({ order: orderNumber })}>
          {orderNumber}
        </Link>
        {after}
      </p>
    );
  }
  if (status === 'accepted') return <p>{t('quotes.acceptedText')}</p>;
  if (status !== 'offered') return <p>{t('quotes.waitingText')}</p>;
  const until = validUntil === undefined ? '' : dates.day(validUntil);
  return <p>{t('quotes.offeredText', [totalPriceForItemsIncVat.formattedString, until])}</p>;
}

/** The lines of the cart that wait while the offer is in it. */
function SetAside() {
  const t = useTranslate();
  const { cart } = useCart();
  const count = cart?.quoteNumber === undefined ? (cart?.numberOfItems ?? 0) : 0;
  return count > 0 && <p>{t('quotes.setAside', [count], count)}</p>;
}

/** ORG-01: put an accepted or offered quote into the cart, or go to the checkout with the one that it holds. */
function AcceptAction({ quote, accept }: { quote: Quote; accept: ReturnType<typeof useAccept> }) {
  const t = useTranslate();
  const { cart } = useCart();
  const { checkoutPage } = useSettings().staticPages;
  if (quote.status === 'accepted' && cart?.quoteNumber === quote.quoteNumber)
    return (
      <Button component={SafeLink} href={checkoutPage.url}>
        {t('checkout.toCheckout')}
      </Button>
    );
  return (
    <Button {...busyButton(accept.isPending, () => accept.mutate())}>
      {quote.status === 'accepted'
        ? t('quotes.toCart')
        : t('quotes.accept', [quote.totalPriceForItemsIncVat.formattedString])}
    </Button>
  );
}

function OpenActions({ quote, accept }: { quote: Quote; accept: ReturnType<typeof useAccept> }) {
  const t = useTranslate();
  const decline = useDeclineQuote(quote);
  const isOffered = quote.status === 'offered';
  return (
    <>
      {isOffered && <SetAside />}
      <DecisionActions
        items={quote.quoteItems}
        quantities={useQuoteQuantities(quote)}
        isBusy={accept.isPending}
        confirmLabel={t('quotes.askForQuantities')}
        failed="quotes.notChanged"
        decline={{
          label: t('quotes.decline'),
          submitLabel: t('quotes.declineQuote'),
          draft: `decline-${quote.quoteNumber}`,
          send: decline,
          failed: 'quotes.notDeclined',
        }}
      >
        {isOffered && <AcceptAction quote={quote} accept={accept} />}
      </DecisionActions>
    </>
  );
}

/** ORG-01: the offer of a quote and the customer's decision; nothing for a quote that is declined or expired. */
export function QuoteDecision({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const accept = useAccept(quote);
  const mayDecide = may(useSession().customer, 'placeOrders');
  return (
    <>
      {(isOpen(quote) || quote.status === 'accepted') && (
        <Box component="section" aria-labelledby="quote-decision" sx={decisionLayout}>
          <Typography id="quote-decision" variant="h3">
            {t(quote.status === 'offered' ? 'quotes.decision' : 'orders.status')}
          </Typography>
          <Situation quote={quote} />
          {mayDecide && isOpen(quote) && <OpenActions quote={quote} accept={accept} />}
          {mayDecide && quote.status === 'accepted' && !quote.orderNumber && (
            <OrderActions>
              <AcceptAction quote={quote} accept={accept} />
            </OrderActions>
          )}
        </Box>
      )}
      {accept.error && !accept.isPending && (
        <Alert severity="error">
          {fieldFailureText(t, accept.error, 'expectedTotal', 'quotes.notAccepted')}
        </Alert>
      )}
    </>
  );
}
