import { useQuery } from '@tanstack/react-query';
import { getSiteStructureQuery } from '../../../api/generated/queries';
import { ErrorBoundary } from '../../../components/plain/ErrorBoundary';
import { useTranslate } from '../../../i18n/useTranslate';
import { MegaMenu } from '../MegaMenu/MegaMenu';
import { PartFailed } from '../PartFailed';

/** NAV-04: the mega menu with the server's items; a failed request can be retried. */
export function MainNavigation() {
  const t = useTranslate();
  const query = useQuery(getSiteStructureQuery());
  const items = query.data?.mainNavigation.filter(({ title }) => title !== '') ?? [];
  if (items.length > 0)
    return (
      <ErrorBoundary operation="getSiteStructure" place="/mainNavigation" resetKey={query.data}>
        <MegaMenu items={items} />
      </ErrorBoundary>
    );
  return (
    <div>
      <PartFailed query={query} text={t('navigation.menuFailed')} />
    </div>
  );
}
