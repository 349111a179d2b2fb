import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { closeModal, focusHeading, type ModalProps } from '../../components/plain/modalStore';
import { announce } from '../../components/plain/LiveRegion';
import { fullName } from '../../i18n/formatPhone';
import { useTranslate } from '../../i18n/useTranslate';
import { saveProduct } from '../favorites/favoriteChanges';
import { useChangeLists } from '../favorites/useChangeLists';
import type { Customer } from '../session/customer';
import { useSettings } from '../settings/settings';
import { applySignIn } from './sessionChanges';

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

/**
 * Close the modal and apply a sign-in or registration. Continues with favourites when they were the reason
 * (AUTH-04), otherwise on the same page, saving the pending product. The button that opened the modal is about to be
 * replaced by a link to the account, so focus moves to the page's heading.
 */
export function useEnterAccount({ fromFavorites, favorite, ended }: ModalProps['signIn']) {
  const t = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const changeLists = useChangeLists();
  const { accountPage } = useSettings().staticPages;
  return async (customer: Customer) => {
    flushSync(closeModal);
    announce(t('account.signedInAs', [fullName(customer) || customer.email]));
    if (!favorite) {
      focusHeading();
      if (fromFavorites) void navigate(`${accountPage.url}?view=Favorites`);
    }
    await applySignIn(client, customer);
    if (favorite)
      changeLists({
        subject: favorite.name,
        changes: (before) => saveProduct(before, favorite.code, t('account.favoritesList')),
        done: (translate) => translate('account.favoriteSaved', [favorite.name]),
      });
    if (ended?.customerId === customer.id) ended.retry?.();
  };
}
