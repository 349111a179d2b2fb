import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../components/plain/Button';
import { FallbackContent, ActionRow } from '../features/content/FallbackContent';
import { readNavigationState, type NavigationState } from '../routing/page/navigationState';
import { useHomeHref } from '../features/settings/settings';
import { useTranslate } from '../i18n/useTranslate';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

const newVisit: NavigationState = { isNewVisit: true };

export default function ErrorPage({ page }: PageProps<PageModels['ErrorPage']>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const home = useHomeHref();
  const { failedAddress } = readNavigationState(useLocation().state);
  const retry = () => void navigate(failedAddress ?? home, { replace: true, state: newVisit });
  return (
    <PageLayout page={page}>
      <FallbackContent>
        <ActionRow>
          {failedAddress !== undefined && <Button onClick={retry}>{t('common.retry')}</Button>}
          <ButtonLink href={home} variant="secondary">
            {t('content.backToHome')}
          </ButtonLink>
        </ActionRow>
      </FallbackContent>
    </PageLayout>
  );
}
