import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TranslationKey } from '../../../i18n/english';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { Order } from '../orderQueries';
import { orderStatuses } from '../OrderStatus';
import { useDates } from '../useDates';

interface TimelineStep {
  /** Status of the contract, or an own name of the first and last step. */
  name: string;
  label: TranslationKey | null;
  date?: string;
  expected?: string;
  isDone: boolean;
}

const finalStatuses: readonly string[] = ['delivered', 'partlyReturned', 'cancelled'];

const done = (status: string, date?: string): TimelineStep => ({
  name: status,
  label: orderStatuses.get(status)?.label ?? null,
  isDone: true,
  ...(date !== undefined && { date }),
});

/** Statuses with their times: the events, without them the status alone, after dispatch with the one before. */
function statusesOf({ events, status, statusDate }: Order): TimelineStep[] {
  if (events?.length) return events.map((event) => done(event.status, event.date));
  if (!status) return [];
  const isAfterDispatch = status === 'delivered' || status === 'partlyReturned';
  // The date of a pending payment would read as its due date.
  const last = done(status, status === 'awaitingPayment' ? undefined : statusDate);
  return isAfterDispatch ? [done('shipped'), last] : [last];
}

/** Steps to come, until the goods are with the customer. */
function upcoming({ status, collectionAddress, expectedDeliveryDate }: Order, past: readonly TimelineStep[]) {
  if (!status || finalStatuses.includes(status)) return [];
  const expected = expectedDeliveryDate === undefined ? {} : { expected: expectedDeliveryDate };
  const step = (name: string, label: TranslationKey): TimelineStep => ({ name, label, isDone: false });
  if (collectionAddress) return [{ ...step('readyToCollect', 'orders.readyToCollect'), ...expected }];
  const isSent = past.some(({ name }) => name === 'shipped');
  const delivery = { ...step('delivered', 'orders.delivered'), ...expected };
  return isSent ? [delivery] : [step('shipped', 'orders.shipped'), delivery];
}

/** Steps of an order: ordered, its statuses, and what is expected (ORD-01); empty without status and events. */
export function orderTimeline(order: Order): TimelineStep[] {
  const past = statusesOf(order).filter(({ name }) => name !== 'received');
  const steps = [...past, ...upcoming(order, past)];
  if (steps.length === 0 && !order.status) return [];
  return [{ name: 'ordered', label: 'orders.ordered', date: order.orderDate, isDone: true }, ...steps];
}

const Steps = styled('ol')(({ theme }) => {
  const row = {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': { paddingBlock: 'var(--space-6) 0', paddingInline: '0 var(--space-3)' },
    '& > li::before': { insetBlockStart: 0 },
    '& > li::after': { insetBlock: '5px auto', insetInline: '0', width: 'auto', height: 2 },
  };
  return {
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      paddingBlock: '0 var(--space-5)',
      paddingInline: 'var(--space-6) 0',
    },
    '& > li:last-of-type': { paddingBlockEnd: 0 },
    '& > li::before': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: 12,
      height: 12,
      border: '2px solid var(--color-line-strong)',
      borderRadius: '50%',
      background: 'var(--color-paper)',
      content: '""',
    },
    '& > li::after': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 5,
      width: 2,
      background: 'var(--color-line-strong)',
      content: '""',
    },
    '& > li:last-of-type::after': { display: 'none' },
    '& > li[data-done]::before': { borderColor: 'var(--color-accent)', background: 'var(--color-accent)' },
    '& > li[data-done]:has(+ [data-done])::after': { background: 'var(--color-accent)' },
    [theme.breakpoints.down('md')]: {
      '& > li::before': { insetBlockStart: 6 },
      '& > li::after': { insetBlock: '6px -6px' },
    },
    [theme.breakpoints.up('md')]: row,
    '@media print': { ...row, printColorAdjust: 'exact' },
  };
});

function Step({
  step,
  isCurrent,
  trackingUrl,
}: {
  step: TimelineStep;
  isCurrent: boolean;
  trackingUrl?: string;
}) {
  const t = useTranslate();
  const dates = useDates();
  const { name, label, date, expected, isDone } = step;
  const when = date ? dates.moment(date) : expected && t('orders.expectedOn', [dates.day(expected)]);
  return (
    <li data-done={isDone || undefined} aria-current={isCurrent ? 'step' : undefined}>
      <Typography
        component="span"
        color={isDone ? 'textPrimary' : 'textSecondary'}
        sx={{ display: 'block', fontWeight: isDone ? 500 : undefined, overflowWrap: 'anywhere' }}
      >
        {label ? t(label) : name}
      </Typography>
      {when && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {when}
        </Typography>
      )}
      {trackingUrl && (
        <Link
          component={SafeLink}
          href={trackingUrl}
          sx={{
            '@media (pointer: coarse)': { display: 'inline-block', py: 2 },
            '@media print': { display: 'none' },
          }}
        >
          {t('orders.track')}
        </Link>
      )}
    </li>
  );
}

/** ORD-01: ordered, sent, delivered: what has happened to an order and what is expected. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslate();
  const steps = orderTimeline(order);
  if (steps.length === 0) return null;
  const current = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <Steps aria-label={t('orders.timeline')}>
      {steps.map((step, index) => (
        <Step
          key={`${step.name} ${step.date}`}
          step={step}
          isCurrent={index === current}
          trackingUrl={index === current ? order.trackingUrl : undefined}
        />
      ))}
    </Steps>
  );
}
