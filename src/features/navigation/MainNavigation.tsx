import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../api/generated/queries';
import { Button } from '../../components/Button/Button';
import { useTranslate } from '../../i18n/useTranslate';
import { MegaMenu } from './MegaMenu/MegaMenu';

/** NAV-04: the mega menu with what the server says is in it; a failed call can be tried again. */
export function MainNavigation() {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(getSiteStructureQuery());
  const items = data?.mainNavigation.filter(({ title }) => title !== '') ?? [];
  if (items.length > 0) return <MegaMenu items={items} />;
  return (
    <div>
      {isError && (
        <Button variant="quiet" size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('navigation.menuFailed')}
        </Button>
      )}
    </div>
  );
}
