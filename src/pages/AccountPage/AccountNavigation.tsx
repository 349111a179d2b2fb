import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import { busyButton } from '../../components/mui/busyButton';
import { announce } from '../../components/plain/LiveRegion';
import { useSignOut } from '../../features/account/useSignOut';
import { failureText } from '../../i18n/failureText';
import { useTranslate } from '../../i18n/useTranslate';
import { SafeLink } from '../../routing/links/SafeLink';
import type { AccountView } from './accountViews';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { approvalsQuery } from '../../features/orders/orderQueries';
import { offersQuery } from '../../features/orders/quotes/quoteQueries';

function Waiting({ count = 0 }: { count: number | undefined }) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Chip
        component="span"
        size="small"
        color="warning"
        label={count}
        aria-label={t('orders.waiting', [count])}
        sx={{ marginInlineStart: 2 }}
      />
    </>
  );
}

/** ORG-01: number of orders that wait for the customer's approval; nothing without any. */
function ApprovalCount() {
  const { data } = useQuery({ ...approvalsQuery(1), meta: { isPrefetch: true } });
  return <Waiting count={data?.totalOrderCount} />;
}

/** ORG-01: number of offers that wait for the customer's decision; nothing without any. */
function OfferCount() {
  const { data } = useQuery({ ...offersQuery, meta: { isPrefetch: true } });
  return <Waiting count={data?.totalQuoteCount} />;
}

function AccountSignOut() {
  const t = useTranslate();
  const { mutate, isPending, error } = useSignOut(() => {
    document.querySelector('main')?.focus({ preventScroll: true });
    announce(t('account.signedOut'));
  });
  return (
    <ListItem disablePadding sx={{ flexWrap: 'wrap' }}>
      <ListItemButton component="button" {...busyButton(isPending, () => mutate())}>
        {t('account.signOut')}
      </ListItemButton>
      {error && <Alert severity="error">{failureText(t, error, 'account.notSignedOut')}</Alert>}
    </ListItem>
  );
}

interface AccountNavigationProps {
  views: readonly AccountView[];
  current: AccountView;
}

/** Column of links; below 961 px a row of pills that scrolls horizontally, with a fade at the overflowing end. */
const ViewList = styled(List)({
  '--before': 'var(--page-margin)',
  '--after': 'var(--space-8)',
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-2)',
  marginInline: 'calc(-1 * var(--before))',
  paddingBlock: 'var(--space-1)',
  paddingInline: 'var(--before) var(--after)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '--end': 'right',
  '[dir="rtl"] &': { '--end': 'left' },
  maskImage:
    'linear-gradient(to var(--end), transparent, #000 var(--before) calc(100% - var(--after)), transparent)',
  hyphens: 'none',
  '& > li': { flex: 'none', width: 'auto' },
  '& .MuiListItemButton-root': {
    minHeight: '2.75rem',
    border: 'var(--hairline) solid var(--color-line-strong)',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--color-raised)',
    '&:hover': { borderColor: 'var(--color-ink)', background: 'var(--color-raised)' },
    '&.Mui-selected, &.Mui-selected:hover': {
      borderColor: 'var(--color-ink)',
      background: 'var(--color-ink)',
      color: 'var(--color-paper)',
    },
  },
  '@media (width > 960px)': {
    display: 'grid',
    gap: 0,
    margin: 0,
    padding: 0,
    overflow: 'visible',
    maskImage: 'none',
    '& .MuiListItemButton-root': {
      border: 0,
      borderInlineStart: '2px solid var(--color-line)',
      borderRadius: 0,
      color: 'var(--color-ink-muted)',
      '&, &:hover': { background: 'none' },
      '&:hover': { color: 'var(--color-ink)' },
      '&.Mui-selected, &.Mui-selected:hover': {
        background: 'none',
        color: 'var(--color-ink)',
        fontWeight: 'var(--weight-medium)',
      },
    },
  },
  '@media print': { display: 'none' },
});

/** Scroll the row on phones to the current view, which may be outside it. */
function useScrollToCurrent(current: AccountView) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('li:has([aria-current])');
    if (!list.current || !item) return;
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [current]);
  return list;
}

/** ACC-01, AUTH-03: links to the account's views, and sign-out; on phones a horizontally scrolling row. */
export function AccountNavigation({ views, current }: AccountNavigationProps) {
  const t = useTranslate();
  const list = useScrollToCurrent(current);
  return (
    <nav aria-label={t('account.views')}>
      <ViewList ref={list}>
        {views.map((view) => (
          <ListItem key={view.name} disablePadding>
            <ListItemButton
              component={SafeLink}
              href={`?view=${view.name}`}
              selected={view === current}
              aria-current={view === current ? 'page' : undefined}
              onPointerEnter={view.module.prefetch}
            >
              {t(view.label)}
              {view.name === 'Approvals' && <ApprovalCount />}
              {view.name === 'Quotes' && <OfferCount />}
            </ListItemButton>
          </ListItem>
        ))}
        <AccountSignOut />
      </ViewList>
    </nav>
  );
}
