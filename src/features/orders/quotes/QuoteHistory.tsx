import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TranslationKey } from '../../../i18n/english';
import { fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { may, useSession } from '../../session/customer';
import { Timeline, type TimelineStep } from '../detail/OrderTimeline';
import type { Quote } from './quoteQueries';
import { MessageForm } from '../MessageForm';
import { useSendMessage } from './useQuoteDecision';

const labels: ReadonlyMap<string, TranslationKey> = new Map([
  ['requested', 'quotes.eventRequested'],
  ['offered', 'quotes.eventOffered'],
  ['changed', 'quotes.eventChanged'],
  ['accepted', 'quotes.accepted'],
  ['declined', 'quotes.declined'],
  ['expired', 'quotes.expired'],
  ['message', 'quotes.eventMessage'],
]);

/** True for a quote that both sides can still change. */
export const isOpen = ({ status }: Quote) => ['requested', 'offered', 'changed'].includes(status);

/** ORG-01: changes and messages of a quote, oldest first, and a field for a further message. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const t = useTranslate();
  const { customer } = useSession();
  const send = useSendMessage(quote);
  const steps: TimelineStep[] = quote.events.map(({ status, date, by, message }) => ({
    name: status,
    label: labels.get(status) ?? null,
    date,
    isDone: true,
    ...(status !== 'expired' && { by: by ? fullName(by) : t('common.shopName') }),
    message,
  }));
  return (
    <Box
      component="section"
      aria-labelledby="quote-history"
      sx={{ display: 'grid', gap: 5, maxWidth: '42rem' }}
    >
      <Typography id="quote-history" variant="h3">
        {t('quotes.history')}
      </Typography>
      <Timeline label={t('quotes.history')} steps={steps} isVertical />
      {isOpen(quote) && may(customer, 'placeOrders') && (
        <MessageForm
          label={t('quotes.reply')}
          submitLabel={t('quotes.send')}
          draft={`reply-${quote.quoteNumber}`}
          send={send}
          failed="quotes.notSent"
          isRequired
        />
      )}
    </Box>
  );
}
