import type { ModalProps } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import styles from './SignIn.module.css';

/** AUTH-02, AUTH-04: says what led to signing in: favourites, one product, or a session that has ended. */
export function SignInReason({ fromFavorites, favorite, ended }: ModalProps['signIn']) {
  const t = useTranslate();
  if (ended)
    return (
      <p className={styles.favorites}>
        {t('account.sessionEnded')}. {t('account.sessionEndedText')}
      </p>
    );
  if (!fromFavorites) return null;
  return (
    <p className={styles.favorites}>
      {favorite ? t('account.signInForFavorite', [favorite.name]) : t('account.signInForFavorites')}
    </p>
  );
}
