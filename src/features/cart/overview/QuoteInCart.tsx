import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { confirmed, readAgain } from '../../../api/confirmed';
import { releaseQuoteMutation } from '../../../api/generated/mutations';
import { getCartQuery, getQuoteQuery, getQuotesQuery } from '../../../api/generated/queries';
import type { OperationInput } from '../../../api/operation';
import { useSingleFlight } from '../../../api/sendOnce';
import { busyButton } from '../../../components/mui/busyButton';
import { announce } from '../../../components/plain/LiveRegion';
import { closeModal } from '../../../components/plain/modalStore';
import { failureText } from '../../../i18n/failureText';
import { useTranslate } from '../../../i18n/useTranslate';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useSettings } from '../../settings/settings';
import { refetchChangedCart } from '../cartCache';

/** Confirmation of releaseQuote: the quote, once it is in no cart. */
const quoteReleased =
  ({ path }: OperationInput<'releaseQuote'>) =>
  async () => {
    const { quoteNumber } = await readAgain(getCartQuery());
    return quoteNumber === path.quoteNumber ? undefined : readAgain(getQuoteQuery({ path }));
  };

function useRelease(quoteNumber: string) {
  const t = useTranslate();
  const client = useQueryClient();
  const path = { quoteNumber };
  const { mutate, ...state } = useSingleFlight(
    useMutation({
      ...confirmed(releaseQuoteMutation(), quoteReleased),
      scope: { id: 'cart' },
      onSuccess: () => announce(t('quotes.released')),
      onSettled: () => {
        for (const { queryKey } of [getQuotesQuery(), getQuoteQuery({ path })])
          void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
        return refetchChangedCart(client);
      },
    }),
  );
  return { ...state, release: () => mutate({ path }) };
}

/** ORG-01: the accepted quote that the cart holds, whose lines are fixed, and its release (releaseQuote). */
export function QuoteInCart({ quoteNumber }: { quoteNumber: string }) {
  const t = useTranslate();
  const id = useId();
  const { accountPage } = useSettings().staticPages;
  const { release, isPending, error } = useRelease(quoteNumber);
  const href = `${accountPage.url}?view=Quotes&quote=${encodeURIComponent(quoteNumber)}`;
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, mb: 4, p: 4, background: 'var(--color-sunken)' }}
    >
      <Typography id={id} component="h2" sx={{ fontWeight: 700 }}>
        {t('quotes.inCart', [quoteNumber])}
      </Typography>
      <p>{t('quotes.inCartText')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={SafeLink} href={href} variant="outlined" size="small" onClick={closeModal}>
          {t('quotes.show')}
        </Button>
        <Button variant="text" size="small" {...busyButton(isPending, release)}>
          {t('quotes.release')}
        </Button>
      </Box>
      {error && !isPending && <Alert severity="error">{failureText(t, error, 'quotes.notReleased')}</Alert>}
    </Paper>
  );
}
