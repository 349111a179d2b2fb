import type { ComponentType } from 'react';
import { lazyModule, type LazyModule } from '../../components/LazyModule/lazyModule';
import type { Customer } from '../../features/session/customer';
import type { TranslationKey } from '../../i18n/english';
import type { ViewSkeletonProps } from '../../components/ViewSkeleton/ViewSkeleton';

/** What every view is given. */
interface AccountViewProps {
  customer: Customer;
  /** Names of the views that the customer has. */
  views: readonly string[];
}

type ViewComponent = ComponentType<AccountViewProps>;

/** One view of the account (ACC-01). */
export interface AccountView {
  /** Its name in the address, `?view=Favorites` (APP-13). */
  name: string;
  label: TranslationKey;
  /** The chunk of its component. */
  module: LazyModule<ViewComponent>;
  /** Placeholder while its chunk is loading. */
  skeleton: ViewSkeletonProps['shape'];
  /** Who has the view; every customer when not given. */
  isFor?: (customer: Customer) => boolean;
}

const view = (
  name: string,
  label: TranslationKey,
  skeleton: AccountView['skeleton'],
  load: () => Promise<ViewComponent>,
  isFor?: AccountView['isFor'],
): AccountView => ({
  name,
  label,
  skeleton,
  module: lazyModule(async () => ({ default: await load() })),
  ...(isFor && { isFor }),
});

/** The view for addresses that ask for none, or for one that the customer does not have. */
export const overview = view('Overview', 'account.overview', 'rows', async () => {
  const { Overview } = await import('../../features/account/overview/Overview');
  return Overview;
});

/**
 * The views of the account in the order of the navigation, each with its name in the address, its label, its skeleton,
 * its component and, unless every customer has it, for whom it is.
 */
const accountViews: readonly AccountView[] = [
  overview,
  view('Orders', 'orders.title', 'rows', async () => {
    const { OrderHistory } = await import('../../features/orders/OrderHistory');
    return OrderHistory;
  }),
  view('Favorites', 'account.favorites', 'cards', async () => {
    const { FavoriteLists } = await import('../../features/favorite-lists/FavoriteLists');
    return FavoriteLists;
  }),
  view('Addresses', 'addresses.title', 'rows', async () => {
    const { Addresses } = await import('../../features/addresses/Addresses');
    return Addresses;
  }),
  view(
    'Users',
    'organization.users',
    'rows',
    async () => {
      const { OrganizationUsers } = await import('../../features/organization/OrganizationUsers');
      return OrganizationUsers;
    },
    ({ organizationId }) => organizationId !== null,
  ),
  view('Profile', 'account.profile', 'form', async () => {
    const { Profile } = await import('../../features/account/profile/Profile');
    return Profile;
  }),
  view('ChangePassword', 'account.changePassword', 'form', async () => {
    const { ChangePassword } = await import('../../features/account/profile/ChangePassword');
    return ChangePassword;
  }),
];

/**
 * The views that a customer has.
 * @param customer null for a visitor, who may yet sign in as anybody
 */
export function viewsOf(customer: Customer | null): readonly AccountView[] {
  return accountViews.filter(({ isFor }) => !customer || !isFor || isFor(customer));
}

/**
 * The view an address asks for (APP-13).
 * @param search query of the address; a name that is none of the views' means the overview
 */
export function findView(views: readonly AccountView[], search: string): AccountView {
  const requested = new URLSearchParams(search).get('view');
  return views.find(({ name }) => name === requested) ?? overview;
}
