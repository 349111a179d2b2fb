import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../../api/generated/queries';
import { Each } from '../../../components/ErrorBoundary/Each';
import { closeModal } from '../../../components/Modal/modalStore';
import { SafeLink } from '../../../routing/links/SafeLink';
import { useTranslate } from '../../../i18n/useTranslate';

const linkLayout = {
  px: 0,
  py: 3,
  borderBottom: 'var(--hairline) solid var(--color-line)',
  '&:hover': { borderColor: 'currentcolor', background: 'none' },
};

/** Links of an empty cart: the top level of the main navigation. Renders nothing until it has loaded. */
export function Departments() {
  const t = useTranslate();
  const items = useQuery(getSiteStructureQuery()).data?.mainNavigation ?? [];
  if (items.length === 0) return null;
  return (
    <nav aria-label={t('content.suggestedLinks')}>
      <List disablePadding sx={{ borderTop: 'var(--hairline) solid var(--color-line)' }}>
        <Each items={items} operation="getSiteStructure" place="/mainNavigation" keyOf={({ id }) => id}>
          {({ url, title }) => (
            <ListItem disablePadding>
              <ListItemButton component={SafeLink} href={url} onClick={closeModal} sx={linkLayout}>
                {title}
              </ListItemButton>
            </ListItem>
          )}
        </Each>
      </List>
    </nav>
  );
}
