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
import { ModalHost } from '../../src/components/Modal/ModalHost';
import { useModal } from '../../src/components/Modal/modalStore';
import { FavoritesProvider } from '../../src/features/favorites/FavoritesProvider';
import { PricingProvider } from '../../src/features/pricing/PricingProvider';
import { SessionProvider } from '../../src/features/session/SessionProvider';
import { SettingsContext } from '../../src/features/settings/settings';

/** Names the open modal and its props instead of showing it. */
function NamedModal() {
  const modal = useModal();
  return <p data-testid="modal">{`${modal?.name} ${JSON.stringify(modal?.props)}`}</p>;
}

const registry = {
  confirmation: NamedModal,
  countrySelector: NamedModal,
  filter: NamedModal,
  miniCart: NamedModal,
  search: NamedModal,
  signIn: NamedModal,
  variationPicker: NamedModal,
};

interface ShopOptions {
  /** A visitor when not given. */
  signedIn?: boolean;
  /** Items in the cart; the example's when not given. */
  cartCount?: number;
  /** Where the shop is opened. */
  address?: string;
}

/** The content of an example that is no redirect. */
function content<Body extends object>(answer: { body: Body }): Exclude<Body, { redirectUrl: string }> {
  if ('redirectUrl' in answer.body) throw new Error('This example is a redirect');
  return answer.body as Exclude<Body, { redirectUrl: string }>;
}

/** What surrounds a page, filled with the contract's examples; nothing is fetched. */
function exampleClient({ signedIn, cartCount }: ShopOptions): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const cart = content(examples.getCart[200].cart());
  client.setQueryData(
    getSiteStructureQuery().queryKey,
    content(examples.getSiteStructure[200].siteStructure()),
  );
  client.setQueryData(getHeaderQuery().queryKey, content(examples.getHeader[200].header()));
  client.setQueryData(getFooterQuery().queryKey, content(examples.getFooter[200].footer()));
  client.setQueryData(
    getGlobalContentQuery().queryKey,
    content(examples.getGlobalContent[200].globalContent()),
  );
  client.setQueryData(getCartQuery().queryKey, { ...cart, numberOfItems: cartCount ?? cart.numberOfItems });
  client.setQueryData(
    getCustomerQuery().queryKey,
    signedIn ? content(examples.getCustomer[200].privateCustomer()) : null,
  );
  client.setQueryData(
    getFavoriteListsQuery().queryKey,
    content(examples.getFavoriteLists[200].favoriteLists()),
  );
  return client;
}

/** Renders a part with router, settings, examples of the contract as data, and a host that names the open modal. */
export function renderInShop(part: ReactNode, options: ShopOptions = {}) {
  return render(
    <QueryClientProvider client={exampleClient(options)}>
      <SettingsContext value={content(examples.getGlobalSettings[200].norwegianSettings())}>
        <MemoryRouter initialEntries={[options.address ?? '/no']}>
          <SessionProvider>
            <PricingProvider>
              <FavoritesProvider>
                {part}
                <ModalHost registry={registry} />
              </FavoritesProvider>
            </PricingProvider>
          </SessionProvider>
        </MemoryRouter>
      </SettingsContext>
    </QueryClientProvider>,
  );
}
