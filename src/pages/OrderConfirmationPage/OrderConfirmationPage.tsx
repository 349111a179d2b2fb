import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { ActionRow } from '../../features/content/FallbackContent';
import { useHomeHref, useSettings } from '../../features/settings/settings';
import { useTranslate } from '../../i18n/useTranslate';
import { PageFrame } from '../PageFrame';
import type { PageModels, PageProps } from '../pageModels';

export default function OrderConfirmationPage({ page }: PageProps<PageModels['OrderConfirmationPage']>) {
  const t = useTranslate();
  const home = useHomeHref();
  const { accountPage } = useSettings().staticPages;
  return (
    <PageFrame page={page}>
      {page.orderNumber && <p>{t('cart.orderNumber', [page.orderNumber])}</p>}
      <ActionRow>
        <ButtonLink href={accountPage.url}>{t('navigation.account')}</ButtonLink>
        <ButtonLink href={home} variant="secondary">
          {t('cart.continueShopping')}
        </ButtonLink>
      </ActionRow>
    </PageFrame>
  );
}
