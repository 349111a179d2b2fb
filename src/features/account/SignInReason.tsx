import type { ModalProps } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SignIn.module.css';

/** AUTH-04: says that favourites, or one product, led to signing in. */
export function SignInReason({ fromFavorites, favorite }: ModalProps['signIn']) {
  const t = useTranslate();
  if (!fromFavorites) return null;
  return (
    <p className={styles.favorites}>
      {favorite ? t('account.signInForFavorite', [favorite.name]) : t('account.signInForFavorites')}
    </p>
  );
}
