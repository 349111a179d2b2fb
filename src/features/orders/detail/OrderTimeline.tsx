import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TranslationKey } from '../../../i18n/english';
import { fullName } from '../../../i18n/formatPhone';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import type { Order } from '../orderQueries';
import { orderStatuses } from '../OrderStatus';
import { useDates } from '../useDates';

export interface TimelineStep {
  /** Status of the contract, or an own name of the first and last step. */
  name: string;
  label: TranslationKey | null;
  date?: string;
  /** Name of the person who approved, changed or declined the order. */
  by?: string;
  message?: string | undefined;
  expected?: string;
  isDone: boolean;
}

/** Statuses of goods that have been with the customer. */
const arrivedStatuses: readonly string[] = ['delivered', 'returnRequested', 'partlyReturned', 'returned'];

const done = (status: string, date?: string): TimelineStep => ({
  name: status,
  label: orderStatuses.get(status)?.label ?? null,
  isDone: true,
  ...(date !== undefined && { date }),
});

/** Statuses with their times: the events, without them the status alone, after dispatch with the one before. */
function statusesOf({ events, status, statusDate }: Order): TimelineStep[] {
  if (events?.length)
    return events.map(({ status: each, date, by, message }) => ({
      ...done(each, date),
      ...(by && { by: fullName(by) }),
      message,
    }));
  if (!status) return [];
  // The date of a pending payment would read as its due date.
  const last = done(status, status === 'awaitingPayment' ? undefined : statusDate);
  return arrivedStatuses.includes(status) ? [done('shipped'), last] : [last];
}

/** Steps to come, until the goods are with the customer. */
function upcoming({ status, collectionAddress, expectedDeliveryDate }: Order, past: readonly TimelineStep[]) {
  if (!status || status === 'cancelled' || status === 'declined' || arrivedStatuses.includes(status))
    return [];
  const expected = expectedDeliveryDate === undefined ? {} : { expected: expectedDeliveryDate };
  const step = (name: string, label: TranslationKey): TimelineStep => ({ name, label, isDone: false });
  const approval = status === 'awaitingApproval' ? [step('approved', 'orders.approval')] : [];
  if (collectionAddress)
    return [...approval, { ...step('readyToCollect', 'orders.readyToCollect'), ...expected }];
  const isSent = past.some(({ name }) => name === 'shipped');
  const delivery = { ...step('delivered', 'orders.delivered'), ...expected };
  return isSent ? [delivery] : [...approval, step('shipped', 'orders.shipped'), delivery];
}

/** Steps of an order: ordered, its statuses, and what is expected (ORD-01); empty without status and events. */
export function orderTimeline(order: Order): TimelineStep[] {
  const statuses = statusesOf(order);
  const isRequest = statuses.some(({ name }) => name === 'awaitingApproval' || name === 'declined');
  const past = statuses.filter(({ name }) => name !== 'received' && name !== 'awaitingApproval');
  const steps = [...past, ...upcoming(order, past)];
  if (steps.length === 0 && !order.status) return [];
  const label = isRequest ? 'orders.requested' : 'orders.ordered';
  return [{ name: 'ordered', label, date: order.orderDate, isDone: true }, ...steps];
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
    [theme.breakpoints.up('md')]: { '&:not([data-vertical])': row },
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
  const { name, label, date, by, message, expected, isDone } = step;
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
      {[by && t('orders.by', [by]), message].filter(Boolean).map((text) => (
        <Typography
          key={text}
          component="span"
          variant="body2"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      ))}
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

interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** Page that tracks the delivery, linked at the current step. */
  trackingUrl?: string | undefined;
  /** True for a column at every width, as for steps with messages. */
  isVertical?: boolean;
}

/** Steps of an order or a quote, a row where the window is wide enough; the last one done is the current one. */
export function Timeline({ label, steps, trackingUrl, isVertical }: TimelineProps) {
  const current = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <Steps aria-label={label} data-vertical={isVertical}>
      {steps.map((step, index) => (
        <Step
          key={`${step.name} ${step.date}`}
          step={step}
          isCurrent={index === current}
          trackingUrl={index === current ? trackingUrl : undefined}
        />
      ))}
    </Steps>
  );
}

/** ORD-01: ordered, sent, delivered: what has happened to an order and what is expected. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslate();
  const steps = orderTimeline(order);
  if (steps.length === 0) return null;
  return <Timeline label={t('orders.timeline')} steps={steps} trackingUrl={order.trackingUrl} />;
}
