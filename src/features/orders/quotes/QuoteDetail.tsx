import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { hasStatus } from '../../../api/errors';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { Icon } from '../../../components/plain/Icon';
import { fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { AmountRow, TotalRow, Totals } from '../../pricing/Totals';
import { useVat, vatLabel } from '../../pricing/vatDisplay';
import { may, useSession } from '../../session/customer';
import { OrderLines } from '../detail/OrderLines';
import { Reorder } from '../detail/Reorder';
import { useDates } from '../useDates';
import { QuoteDecision } from './QuoteDecision';
import { QuoteHistory } from './QuoteHistory';
import { type Quote, useQuote } from './quoteQueries';
import { QuoteStatus } from './QuoteStatus';

interface QuoteDetailProps {
  quoteNumber: string;
  backHref: string;
}

const columnLayout = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 };

const goodsLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
  alignItems: 'start',
  gap: { xs: 8, lg: 10 },
};

const backLayout = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 2,
  minHeight: '2.75rem',
};

function Head({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const dates = useDates();
  const { quoteNumber, quoteDate, requestedBy } = quote;
  const date = dates.moment(quoteDate, true);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {t('quotes.quoteNumber', [quoteNumber])}
      </Typography>
      <Typography color="textSecondary">
        {requestedBy ? t('quotes.askedOnBy', [date, fullName(requestedBy)]) : t('quotes.askedOn', [date])}
      </Typography>
      <QuoteStatus quote={quote} />
    </Box>
  );
}

/** ORG-01: offered total beside the list price, on the VAT basis of the display. */
function QuoteTotals({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const { inclVat } = useVat();
  const isOffer = quote.validUntil !== undefined;
  const list = inclVat ? quote.listTotalForItemsIncVat : quote.listTotalForItems;
  const total = inclVat ? quote.totalPriceForItemsIncVat : quote.totalPriceForItems;
  return (
    <Paper
      component="section"
      aria-labelledby="quote-totals"
      sx={{ p: 5, background: 'var(--color-sunken)' }}
    >
      <Typography id="quote-totals" variant="h3" sx={{ mb: 4, fontSize: 'var(--text-l)' }}>
        {t('quotes.summary')}
      </Typography>
      <Totals>
        {list.amount !== total.amount && (
          <AmountRow label={vatLabel(t('quotes.listPrice'), inclVat, t)} amount={list.formattedString} />
        )}
        <TotalRow
          label={vatLabel(t(isOffer ? 'quotes.offer' : 'quotes.today'), inclVat, t)}
          amount={total.formattedString}
          note={t('quotes.withoutFreight')}
        />
      </Totals>
    </Paper>
  );
}

/** ORG-01: lines of a quote that is declined or expired, to order them or to ask for a price again. */
function AskAgain({ quote: { status, quoteItems } }: { quote: Quote }) {
  const t = useTranslate();
  const mayAsk = may(useSession().customer, 'placeOrders');
  if (!mayAsk || (status !== 'declined' && status !== 'expired')) return null;
  return <Reorder order={{ orderItems: quoteItems, status }} label={t('quotes.toCart')} />;
}

function Sheet({ quote }: { quote: Quote }) {
  return (
    <Box component="article" sx={columnLayout}>
      <Head quote={quote} />
      <QuoteDecision quote={quote} />
      <AskAgain quote={quote} />
      <Box sx={goodsLayout}>
        <ErrorBoundary operation="getQuote" resetKey={quote}>
          <OrderLines
            order={{ orderItems: quote.quoteItems, numberOfItems: quote.numberOfItems }}
            operation="getQuote"
          />
        </ErrorBoundary>
        <ErrorBoundary operation="getQuote" resetKey={quote}>
          <QuoteTotals quote={quote} />
        </ErrorBoundary>
      </Box>
      <ErrorBoundary operation="getQuote" resetKey={quote}>
        <QuoteHistory quote={quote} />
      </ErrorBoundary>
    </Box>
  );
}

function Content({ quoteNumber, backHref }: QuoteDetailProps) {
  const t = useTranslate();
  const query = useQuote(quoteNumber);
  const { data, error } = query;
  if (data) return <Sheet quote={data} />;
  if (hasStatus(error, 404))
    return (
      <EmptyState title={t('quotes.notFound')} text={t('quotes.notFoundText', [quoteNumber])}>
        <Button component={SafeLink} href={backHref}>
          {t('quotes.back')}
        </Button>
      </EmptyState>
    );
  return error ? (
    <LoadFailure message={t('quotes.quoteFailed')} query={query} />
  ) : (
    <ViewSkeleton shape="rows" />
  );
}

/** ORG-01: a quote with its lines, totals, messages and decision (getQuote). */
export function QuoteDetail(props: QuoteDetailProps) {
  const t = useTranslate();
  return (
    <Box sx={columnLayout}>
      <Link component={SafeLink} href={props.backHref} sx={backLayout}>
        <Icon icon={ArrowLeft} size="s" /> {t('quotes.back')}
      </Link>
      <Content {...props} />
    </Box>
  );
}
