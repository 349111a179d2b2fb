import { Heart } from 'lucide-react';
import type { components } from '../../api/generated/types';
import { IconButton } from '../../components/Button/IconButton';
import { openModal } from '../../components/Modal/modalStore';
import { useTranslate } from '../../i18n/useTranslate';
import { useSignedIn } from '../session/customer';

interface FavoriteHeartProps {
  product: Pick<components['schemas']['Product'], 'hidePrice' | 'name'>;
  className?: string;
}

/** CARD-04, NAV-10: a visitor's heart on a card or product page leads to sign-in; none where the price is on request. */
export function FavoriteHeart({ product: { hidePrice, name }, className }: FavoriteHeartProps) {
  const t = useTranslate();
  if (useSignedIn() || hidePrice) return null;
  return (
    <IconButton
      icon={Heart}
      size="s"
      className={className}
      label={t('product.saveFavorite', [name])}
      onClick={() => openModal('signIn', { fromFavorites: true })}
    />
  );
}
