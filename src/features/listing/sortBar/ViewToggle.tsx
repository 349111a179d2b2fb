import { LayoutGrid, Rows3 } from 'lucide-react';
import { IconButton } from '../../../components/Button/IconButton';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ListingView } from './useListingView';
import styles from './ViewToggle.module.css';

interface ViewToggleProps {
  view: ListingView;
  onView: (view: ListingView) => void;
}

const forms = [
  { view: 'grid', icon: LayoutGrid, label: 'listing.grid' },
  { view: 'list', icon: Rows3, label: 'listing.list' },
] as const;

/** LIST-03: the list as a grid or as rows. */
export function ViewToggle({ view, onView }: ViewToggleProps) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('listing.view')} className={styles.toggle}>
      {forms.map((form) => (
        <IconButton
          key={form.view}
          icon={form.icon}
          label={t(form.label)}
          className={styles.form}
          aria-pressed={view === form.view}
          onClick={() => onView(form.view)}
        />
      ))}
    </div>
  );
}
