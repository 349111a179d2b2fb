import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { globalSettings } from '../../../mocks/shop/content/settings';
import { contextAt } from '../../../mocks/shop/context';
import { getCustomerQuery } from '../../api/generated/queries';
import { PricingProvider, storeSystemSetting, useSystemSetting, useVat } from './vatDisplay';
import { SessionContext } from '../session/customer';
import { completeSettings, SettingsContext } from '../settings/settings';
import { shownPrice } from './usePriceTexts';

beforeEach(() => storeSystemSetting(null));

function vatWith(priceInclVAT: boolean, organization?: { organizationPriceInclVAT?: boolean }) {
  const { organizationPriceInclVAT: _, ...all } = globalSettings(contextAt('no'));
  const settings = completeSettings({ ...all, priceInclVAT, ...organization });
  const customer = {
    ...examples.getCustomer[200].privateCustomer().body,
    organizationId: organization ? 'ORG-1' : null,
  };
  const session = { customer, isUnknown: false, retry: () => undefined };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(getCustomerQuery().queryKey, null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SettingsContext value={settings}>
        <SessionContext value={session}>
          <PricingProvider>{children}</PricingProvider>
        </SessionContext>
      </SettingsContext>
    </QueryClientProvider>
  );
  return renderHook(() => ({ ...useVat(), setting: useSystemSetting() }), { wrapper });
}

test('CARD-08 settings.priceInclVAT is the initial setting; OPTI is including VAT', () => {
  expect(vatWith(true).result.current).toMatchObject({ setting: 'OPTI', inclVat: true });
  expect(vatWith(false).result.current).toMatchObject({ setting: 'EXCL', inclVat: false });
});

test('CARD-08 customers of an organisation begin with the setting of organisations, if there is one', () => {
  expect(vatWith(true, { organizationPriceInclVAT: false }).result.current.inclVat).toBe(false);
  expect(vatWith(true, {}).result.current.inclVat).toBe(true);
  act(() => storeSystemSetting('OPTI'));
  expect(vatWith(true, { organizationPriceInclVAT: false }).result.current.inclVat).toBe(true);
});

test('CARD-08 the display toggles, and the selection outlives the page', () => {
  const { result: vat } = vatWith(true);
  act(() => vat.current.toggleVat());
  expect(vat.current.inclVat).toBe(false);
  expect(vatWith(true).result.current.inclVat).toBe(false);
  act(() => vat.current.toggleVat());
  expect(vat.current.inclVat).toBe(true);
});

test('CARD-08 a stored value that is no system setting does not count', () => {
  const { result: vat } = vatWith(false);
  localStorage.setItem('systemSetting', 'opti');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'systemSetting' })));
  expect(vat.current.setting).toBe('EXCL');
});

test('CARD-08 a selection in another tab is followed', () => {
  const { result: vat } = vatWith(true);
  localStorage.setItem('systemSetting', 'EXCL');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'systemSetting' })));
  expect(vat.current.inclVat).toBe(false);
});

test('CARD-08 a selection in another tab is followed when another place that follows it has gone', () => {
  const { result: vat } = vatWith(true);
  vatWith(true).unmount();
  localStorage.setItem('systemSetting', 'EXCL');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'systemSetting' })));
  expect(vat.current.inclVat).toBe(false);
});

test('CARD-08 one place picks the amounts, all with VAT or all without', () => {
  const money = (amount: number) => ({ amount, formattedString: `${amount} kr` });
  const price = {
    regularPriceExVat: money(100),
    regularPriceIncVat: money(125),
    priceExVat: money(80),
    priceIncVat: money(100),
    discountExVat: money(20),
    discountIncVat: money(25),
    discountPercentage: 20,
    description: null,
    currency: 'NOK',
  };
  expect(shownPrice(price, true)).toEqual({
    price: money(100),
    regularPrice: money(125),
    discount: money(25),
  });
  expect(shownPrice(price, false)).toEqual({
    price: money(80),
    regularPrice: money(100),
    discount: money(20),
  });
});
