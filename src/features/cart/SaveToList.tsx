import Button, { type ButtonProps } from '@mui/material/Button';
import Heart from 'lucide-react/icons/heart';
import { Icon } from '../../components/plain/Icon';
import { openModal } from '../../components/plain/modalStore';
import { hasFeature } from '../../config/deployment';
import { useTranslate } from '../../i18n/useTranslate';
import { useSession } from '../session/customer';
import type { CartItem } from './cartEvents';

interface SaveToListProps extends Pick<ButtonProps, 'size' | 'sx' | 'variant'> {
  lines: readonly Pick<CartItem, 'code' | 'name' | 'quantity'>[];
}

/** FAV-02: save lines with their quantities to a favourites list; not rendered where lists have no quantities. */
export function SaveToList({ lines, ...button }: SaveToListProps) {
  const t = useTranslate();
  const { customer } = useSession();
  if (!customer?.listQuantities || !hasFeature('favorites') || lines.length === 0) return null;
  return (
    <Button
      {...button}
      aria-haspopup="dialog"
      startIcon={<Icon icon={Heart} size="s" />}
      onClick={() => openModal('favoritePicker', { lines })}
    >
      {t('favorites.chooseLists')}
    </Button>
  );
}
