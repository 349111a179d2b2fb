import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { IconButton } from '../../../components/plain/IconButton';
import { useTranslate } from '../../../i18n/useTranslate';
import type { ListingView } from './useListingView';
import styles from './ViewToggle.module.css';

interface ViewToggleProps {
  view: ListingView;
  onView: (view: ListingView) => void;
}

const views = [
  { view: 'grid', icon: LayoutGrid, label: 'listing.grid' },
  { view: 'list', icon: Rows3, label: 'listing.list' },
] as const;

/** LIST-03: switch between grid and list. */
export function ViewToggle({ view, onView }: ViewToggleProps) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('listing.view')} className={styles.toggle}>
      {views.map((each) => (
        <IconButton
          key={each.view}
          icon={each.icon}
          label={t(each.label)}
          className={styles.view}
          aria-pressed={view === each.view}
          onClick={() => onView(each.view)}
        />
      ))}
    </div>
  );
}
