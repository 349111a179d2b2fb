import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import BadgePercent from 'lucide-react/icons/badge-percent';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SelectField } from '../../../components/mui/form/SelectField';
import { LoadFailure } from '../../../components/mui/LoadFailure';
import { Pagination } from '../../../components/mui/Pagination';
import { ViewSkeleton } from '../../../components/mui/ViewSkeleton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useSettings } from '../../settings/settings';
import { ordersPerPage } from '../orderQueries';
import { useOrderFocus } from '../useOrderFocus';
import { QuoteDetail } from './QuoteDetail';
import { quotesHref, quotesPageQuery, readQuotesAddress } from './quoteQueries';
import { quoteStatusText } from './QuoteStatus';
import { QuoteTable } from './QuoteTable';

interface QuoteListProps {
  status: string | null;
  page: number;
}

function StatusFilter({ status, statuses }: { status: string | null; statuses: readonly string[] }) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <SelectField
      id="quotes-status"
      label={t('orders.status')}
      value={status ?? ''}
      sx={{ maxWidth: '16rem' }}
      onChange={({ target }) => void navigate(quotesHref({ status: target.value }))}
      options={[
        { value: '', label: t('orders.allStatuses') },
        ...statuses.map((each) => ({ value: each, label: quoteStatusText(each, t) })),
      ]}
    />
  );
}

function NoQuotes({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslate();
  const { cartPage } = useSettings().staticPages;
  if (isFiltered)
    return (
      <EmptyState icon={BadgePercent} title={t('quotes.noneForFilter')}>
        <Button component={SafeLink} href={quotesHref({})}>
          {t('quotes.back')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState icon={BadgePercent} title={t('quotes.none')} text={t('quotes.noneText')}>
      <Button component={SafeLink} href={cartPage.url}>
        {t('cart.goToCart')}
      </Button>
    </EmptyState>
  );
}

function QuoteList({ status, page }: QuoteListProps) {
  const t = useTranslate();
  const query = useQuery({ ...quotesPageQuery({ page, status }), placeholderData: keepPreviousData });
  const { data, isError, isPlaceholderData } = query;
  if (!data)
    return isError ? (
      <LoadFailure message={t('quotes.failed')} query={query} />
    ) : (
      <ViewSkeleton shape="rows" />
    );
  const { quotes, totalQuoteCount, statuses } = data;
  return (
    <>
      {statuses && <StatusFilter status={status} statuses={statuses} />}
      {quotes.length === 0 ? (
        <NoQuotes isFiltered={status !== null || page > 1} />
      ) : (
        <Box aria-busy={isPlaceholderData || undefined} sx={{ '&[aria-busy]': { opacity: 0.45 } }}>
          <QuoteTable quotes={quotes} hrefOf={(quote) => quotesHref({ status, page, quote })} />
        </Box>
      )}
      <Pagination
        label={t('quotes.pages')}
        page={page}
        pageCount={Math.ceil(totalQuoteCount / ordersPerPage)}
        hrefOf={(each) => quotesHref({ status, page: each })}
      />
    </>
  );
}

/** ORG-01: quotes of the customer or of the organisation (getQuotes), as a list or one by one, by the URL. */
export function Quotes() {
  const part = useRef<HTMLDivElement>(null);
  const { quote, status, page } = readQuotesAddress(useLocation().search);
  useOrderFocus(part, quote);
  return (
    <Box ref={part} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      {quote === null ? (
        <QuoteList status={status} page={page} />
      ) : (
        <QuoteDetail key={quote} quoteNumber={quote} backHref={quotesHref({ status, page })} />
      )}
    </Box>
  );
}
