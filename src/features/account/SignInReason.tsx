import Typography from '@mui/material/Typography';
import type { ModalProps } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';

/** AUTH-02, AUTH-04: the reason for signing in: favourites, a product to save, or an ended session. */
export function SignInReason({ fromFavorites, favorite, ended }: ModalProps['signIn']) {
  const t = useTranslate();
  if (!ended && !fromFavorites) return null;
  const reason = favorite ? t('account.signInForFavorite', [favorite.name]) : t('account.signInForFavorites');
  return (
    <Typography sx={{ mb: 3, fontWeight: 700 }}>
      {ended ? `${t('account.sessionEnded')}. ${t('account.sessionEndedText')}` : reason}
    </Typography>
  );
}
