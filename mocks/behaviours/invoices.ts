import type { Credit, Customer } from '../../src/api/generated/types';
import type { Behaviours } from '../msw/runtime/behaviour';
import { customerAnswer } from '../shop/customerAnswer';
import { creditOf, daysUnpaid, invoiceOf, invoiceStatuses } from '../shop/invoices';
import type { Language } from '../shop/languages';
import { administratorRole } from '../shop/roles';
import type { CustomerRecord, ShopState } from '../store/state';
import type { Store } from '../store/store';
import { customerOf, shopContext } from './shopContext';
import { spendingLimitsOf } from './spendingLimits';
import { visibleOrders } from './visibleOrders';

/** Credit of a customer's organisation; undefined without a limit. */
export function creditFor(customer: CustomerRecord, state: ShopState): Credit | undefined {
  const organization = customer.organizationId === null ? null : state.organizations[customer.organizationId];
  if (organization?.creditLimit === undefined) return undefined;
  const since = Date.now() - daysUnpaid * 86_400_000;
  const recent = visibleOrders({ ...customer, role: administratorRole }, state)
    .filter(({ time }) => time > since)
    .map(({ order }) => order());
  return creditOf(organization, recent);
}

/** The signed-in customer in the contract's form, with credit and limits. */
export function customerWithCredit(customer: CustomerRecord, state: ShopState, language: Language): Customer {
  const credit = creditFor(customer, state);
  const spendingLimits = spendingLimitsOf(customer, state);
  return {
    ...customerAnswer(customer, state, language),
    ...(credit && { credit }),
    ...(spendingLimits && { spendingLimits }),
  };
}

/** Invoices. */
export const invoiceBehaviours = {
  getInvoices(call) {
    const { status, skip, take } = call.input.query;
    const context = shopContext(call);
    const all = visibleOrders(customerOf(call), call.store.read()).flatMap(
      ({ order }) => invoiceOf(order(), context) ?? [],
    );
    const invoices = all
      .filter((invoice) => status === undefined || invoice.status === status)
      .toSorted((one, other) => other.invoiceDate.localeCompare(one.invoiceDate));
    return {
      status: 200,
      body: {
        invoices: invoices.slice(skip, skip + take),
        totalInvoiceCount: invoices.length,
        ...(all.length > 0 && { statuses: [...invoiceStatuses] }),
      },
    };
  },
} satisfies Behaviours<Store>;
