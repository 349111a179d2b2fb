import Alert from '@mui/material/Alert';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { busyButton } from '../../components/mui/busyButton';
import { announce } from '../../components/plain/LiveRegion';
import { useSignOut } from '../../features/account/useSignOut';
import { failureText } from '../../i18n/failureText';
import { useTranslate } from '../../i18n/useTranslate';

/** AUTH-03: button to sign out, an item of the account's navigation. */
export function AccountSignOut() {
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
