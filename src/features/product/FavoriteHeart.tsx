import type { components } from '../../api/generated/types';
import { hasFeature } from '../../config/deployment';
import { classNames } from '../../components/plain/classNames';
import { iconButtonClass } from '../../components/plain/IconButton';
import { openModal } from '../../components/plain/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useFavorites } from '../favorites/favoriteLists';
import { useSignedIn } from '../session/customer';
import styles from './FavoriteHeart.module.css';

interface FavoriteHeartProps {
  product: Pick<components['schemas']['Product'], 'code' | 'hidePrice' | 'name'>;
  /** UI-02 preset of the icon: s on cards, m on the product page. */
  size?: 's' | 'm';
  className?: string;
}

/**
 * CARD-04, NAV-10, FAV-02: the heart of a product: state and list picker for customers, sign-in, which then saves the
 * product, for visitors. Not rendered for a price on request, nor without favourites in the deployment.
 */
export function FavoriteHeart({
  product: { code, hidePrice, name },
  size = 's',
  className,
}: FavoriteHeartProps) {
  const t = useTranslate();
  const signedIn = useSignedIn();
  const saved = useFavorites().has(code);
  if (hidePrice || !hasFeature('favorites')) return null;
  const favorite = { code, name };
  const press = () => {
    if (!signedIn) openModal('signIn', { fromFavorites: true, favorite });
    else openModal('favoritePicker', { product: favorite });
  };
  return (
    <button
      type="button"
      className={classNames(
        iconButtonClass,
        styles.heart,
        size === 'm' && styles.medium,
        saved && styles.saved,
        className,
      )}
      aria-label={t('product.saveFavorite', [name])}
      aria-pressed={signedIn ? saved : undefined}
      aria-haspopup="dialog"
      onClick={press}
    />
  );
}
