import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { examples } from '../../mocks/generated/examples';
import {
  getCartQuery,
  getCustomerQuery,
  getFavoriteListsQuery,
  getFooterQuery,
  getGlobalContentQuery,
  getHeaderQuery,
  getSiteStructureQuery,
} from '../../src/api/generated/queries';
import { followMutations } from '../../src/api/session';
import { ModalHost } from '../../src/components/plain/ModalHost';
import { useModal } from '../../src/components/plain/modalStore';
import type { ProductDetails } from '../../src/api/generated/types';
import { FavoritesProvider } from '../../src/features/favorites/favoriteLists';
import { MobileMenu } from '../../src/features/navigation/MobileMenu';
import { pageQuery } from '../../src/routing/page/page';
import { PricingProvider } from '../../src/features/pricing/vatDisplay';
import { SessionProvider } from '../../src/features/session/customer';
import { MuiProvider } from '../../src/theme/MuiProvider';
import { completeSettings, SettingsContext, type GlobalSettings } from '../../src/features/settings/settings';

/** Host that renders the name and props of the open modal instead of the modal; only the menu is rendered. */
function NamedModal() {
  const modal = useModal();
  return <p data-testid="modal">{`${modal?.name} ${JSON.stringify(modal?.props)}`}</p>;
}

const registry = {
  address: NamedModal,
  confirmation: NamedModal,
  countrySelector: NamedModal,
  deleteAccount: NamedModal,
  favoritePicker: NamedModal,
  filter: NamedModal,
  listVariations: NamedModal,
  menu: MobileMenu,
  miniCart: NamedModal,
  organizationUser: NamedModal,
  search: NamedModal,
  register: NamedModal,
  renameList: NamedModal,
  saveSharedList: NamedModal,
  shareList: NamedModal,
  signIn: NamedModal,
  userPassword: NamedModal,
  variationPicker: NamedModal,
};

interface ShopOptions {
  /** True for a private customer, `organization` for one of an organisation; a visitor by default. */
  signedIn?: boolean | 'organization';
  /** Items in the cart; the example's by default. */
  cartCount?: number;
  /** Initial address of the shop. */
  address?: string;
  /** Overrides of the example's settings. */
  settings?: { [Name in keyof GlobalSettings]?: GlobalSettings[Name] | undefined };
  /** Products whose pages are in the cache, for parts that fetch them (getPage). */
  productPages?: readonly ProductDetails[];
}

/** Query client with the data around a page from the contract's examples, so that nothing is fetched. */
function exampleClient({ signedIn, cartCount, productPages = [] }: ShopOptions): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  followMutations(client);
  const cart = examples.getCart[200].cart().body;
  client.setQueryData(getSiteStructureQuery().queryKey, examples.getSiteStructure[200].siteStructure().body);
  client.setQueryData(getHeaderQuery().queryKey, examples.getHeader[200].header().body);
  client.setQueryData(getFooterQuery().queryKey, examples.getFooter[200].footer().body);
  client.setQueryData(getGlobalContentQuery().queryKey, examples.getGlobalContent[200].globalContent().body);
  client.setQueryData(getCartQuery().queryKey, { ...cart, numberOfItems: cartCount ?? cart.numberOfItems });
  const { privateCustomer, administrator } = examples.getCustomer[200];
  const customer = signedIn === 'organization' ? administrator() : privateCustomer();
  client.setQueryData(getCustomerQuery().queryKey, signedIn ? customer.body : null);
  client.setQueryData(getFavoriteListsQuery().queryKey, examples.getFavoriteLists[200].favoriteLists().body);
  for (const product of productPages) {
    const page = { ...examples.getPage[200].productPageSignedIn().body, product };
    client.setQueryData(pageQuery(product.url).queryKey, page);
  }
  return client;
}

/**
 * Render a part with router, settings, the contract's examples as data, and a host that names the open modal.
 * @example renderInShop(<DesktopHeader />, { signedIn: true, cartCount: 3 });
 */
export function renderInShop(part: ReactNode, options: ShopOptions = {}) {
  const settings = examples.getGlobalSettings[200].norwegianSettings().body;
  return render(
    <QueryClientProvider client={exampleClient(options)}>
      <SettingsContext value={completeSettings({ ...settings, ...options.settings })}>
        <MemoryRouter initialEntries={[options.address ?? '/no']}>
          <SessionProvider>
            <PricingProvider>
              <FavoritesProvider>
                <MuiProvider>{part}</MuiProvider>
                <ModalHost registry={registry} />
              </FavoritesProvider>
            </PricingProvider>
          </SessionProvider>
        </MemoryRouter>
      </SettingsContext>
    </QueryClientProvider>,
  );
}
