import { CartOverview } from '../features/cart/overview/CartOverview';
import { useCart } from '../features/cart/useCart';
import { SupportLinks } from '../features/navigation/SupportLinks';
import { RecentlyViewed } from '../features/product/page/RecentlyViewed';
import { FavoriteHeart } from '../features/product/FavoriteHeart';
import { useTranslate } from '../i18n/useTranslate';
import { MuiProvider } from '../theme/MuiProvider';
import { PageLayout } from './PageLayout';
import type { PageModels, PageProps } from './pageModels';

export default function CartPage({ page }: PageProps<PageModels['CartPage']>) {
  // The blocks wait for the cart, whose height is unknown before: it would shift them.
  const { cart, isPending, isUnknown } = useCart();
  const t = useTranslate();
  const isEmpty = !isPending && !isUnknown && (cart?.lineItems ?? []).length === 0;
  return (
    <MuiProvider>
      <PageLayout
        page={isPending ? { ...page, contentArea: [] } : page}
        title={isEmpty ? t('cart.empty') : undefined}
      >
        <CartOverview
          support={<SupportLinks />}
          lineAction={({ code, item: { name } }) => (
            <FavoriteHeart product={{ code, name, hidePrice: false }} />
          )}
          suggestions={<RecentlyViewed />}
        />
      </PageLayout>
    </MuiProvider>
  );
}
