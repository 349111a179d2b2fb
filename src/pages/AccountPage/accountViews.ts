import type { ComponentType } from 'react';
import { hasFeature } from '../../config/deployment';
import { lazyModule, type LazyModule } from '../../routing/lazy/loadChunk';
import { may, permissionNames, type Customer } from '../../features/session/customer';
import type { GlobalSettings } from '../../features/settings/settings';
import type { TranslationKey } from '../../i18n/english';
import type { ViewSkeletonProps } from '../../components/mui/ViewSkeleton';

interface AccountViewProps {
  customer: Customer;
  views: readonly string[];
}

type ViewComponent = ComponentType<AccountViewProps>;

/** View of the account (ACC-01). */
export interface AccountView {
  /** Name in the address, `?view=Favorites` (APP-13). */
  name: string;
  label: TranslationKey;
  module: LazyModule<ViewComponent>;
  skeleton: ViewSkeletonProps['shape'];
  /** True for customers who have the view; default: all. */
  isFor?: (customer: Customer) => boolean;
  /** Field of the settings that announces the view; default: every server has it. */
  announcedBy?: 'approvals' | 'invoices' | 'quotes';
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

/** Default view, also for a name in the address that is unknown or that the customer does not have. */
export const overview = view('Overview', 'account.overview', 'rows', async () => {
  const { AccountOverview } = await import('./AccountOverview');
  return AccountOverview;
});

/** True for a user of an organisation, unless all permissions are missing: whoever has no role yet sees no users. */
const isMember = (customer: Customer) =>
  customer.organizationId !== null && permissionNames.some((permission) => may(customer, permission));

/** Views of the account in the order of the navigation, with the condition of those that not every customer has. */
const accountViews: readonly AccountView[] = [
  overview,
  view('Orders', 'orders.title', 'rows', async () => {
    const { OrderHistory } = await import('../../features/orders/OrderHistory');
    return OrderHistory;
  }),
  {
    ...view(
      'Approvals',
      'orders.approvals',
      'rows',
      async () => {
        const { Approvals } = await import('../../features/orders/OrderHistory');
        return Approvals;
      },
      ({ permissions }) => permissions?.approveOrders === true,
    ),
    announcedBy: 'approvals',
  },
  {
    ...view(
      'Quotes',
      'quotes.title',
      'rows',
      async () => {
        const { Quotes } = await import('../../features/orders/OrderHistory');
        return Quotes;
      },
      ({ organizationId }) => organizationId !== null,
    ),
    announcedBy: 'quotes',
  },
  {
    ...view('Invoices', 'orders.invoices', 'rows', async () => {
      const { Invoices } = await import('../../features/orders/invoices/Invoices');
      return Invoices;
    }),
    announcedBy: 'invoices',
  },
  view('Favorites', 'account.favorites', 'cards', async () => {
    const { FavoriteLists } = await import('../../features/favorites/page/FavoriteLists');
    return FavoriteLists;
  }),
  view('Addresses', 'addresses.title', 'rows', async () => {
    const { Addresses } = await import('../../features/address/Addresses');
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
    isMember,
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

const isEnabled = (name: string) =>
  (name !== 'Favorites' || hasFeature('favorites')) && (name !== 'Users' || hasFeature('organization'));

/** Views of a customer; all of them for a visitor, whose account is unknown until sign-in. */
export function viewsOf(
  customer: Customer | null,
  settings: Pick<GlobalSettings, 'approvals' | 'invoices' | 'quotes'>,
): readonly AccountView[] {
  return accountViews.filter(
    ({ name, isFor, announcedBy }) =>
      isEnabled(name) && (!announcedBy || settings[announcedBy]) && (!customer || !isFor || isFor(customer)),
  );
}

/** View for an address (APP-13). */
export function findView(views: readonly AccountView[], search: string): AccountView {
  const requested = new URLSearchParams(search).get('view');
  return views.find(({ name }) => name === requested) ?? overview;
}
