import { randomUUID } from 'node:crypto';
import { fee, line, money, products, vat } from './catalogue';

interface SmallAddress {
  id: string;
  kind: 'billing' | 'delivery';
  countryName: string;
  [field: string]: string;
}

/** A customer of the small shop, with cart, orders, favourites and addresses. */
export interface SmallCustomer {
  customerId: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  password: string;
  role: string | null;
  organizationId: string | null;
  addresses: SmallAddress[];
  primary?: string;
  favorites: { id: string; name: string; items: { code: string }[] }[];
  cart: Map<string, number>;
  splits: boolean;
  orders: Record<string, unknown>[];
  placed: Map<string, string>;
}

export const newCustomer = (
  fields: Pick<SmallCustomer, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password'> &
    Partial<SmallCustomer>,
): SmallCustomer => ({
  customerId: randomUUID(),
  role: null,
  organizationId: null,
  addresses: [],
  favorites: [],
  cart: new Map(),
  splits: true,
  orders: [],
  placed: new Map(),
  ...fields,
});

/** A customer in the contract's form. */
export function customerAnswer(customer: SmallCustomer) {
  const { customerId, firstName, lastName, email, phoneNumber, role, organizationId } = customer;
  const shown = (kind: string) =>
    customer.addresses.filter((each) => each.kind === kind).map(({ kind: _, ...address }) => address);
  const primary = customer.addresses.find(({ id }) => id === customer.primary);
  return {
    id: customerId,
    customerId,
    firstName,
    lastName,
    phoneNumber,
    email,
    address: primary ?? null,
    billingAddresses: shown('billing'),
    deliveryAddresses: shown('delivery'),
    organizationName: organizationId && 'Small organisation',
    organizationId,
    organizationNumber: null,
    contactPhone: null,
    contactEmail: null,
    role,
    authenticated: true,
    authenticateToken: null,
  };
}

const linesOf = ({ cart }: SmallCustomer) =>
  [...cart].flatMap(([code, quantity]) => {
    const product = products.find((each) => each.code === code);
    return product ? [line(product, quantity)] : [];
  });

/** Lines, sums and VAT of a customer's cart. The fee is part of every sum and of no count. */
function sums(customer: SmallCustomer) {
  const own = linesOf(customer);
  const lines = own.length === 0 ? [] : [...own, fee];
  const total = (of: (each: (typeof lines)[number]) => number) =>
    lines.reduce((sum, each) => sum + of(each), 0);
  const items = total((each) => each.price.totalPriceForItems.amount);
  const shipping = lines.length === 0 ? 0 : 10;
  const tax = (items + shipping) * vat;
  return {
    lines,
    items,
    shipping,
    tax,
    unit: total((each) => each.price.unitPrice.amount),
    pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The cart of a customer; empty for a visitor. */
export function cartAnswer(customer: SmallCustomer | undefined, hasPrice = true) {
  const { lines, items, shipping, tax, unit, pieces } = customer
    ? sums(customer)
    : { lines: [], items: 0, shipping: 0, tax: 0, unit: 0, pieces: 0 };
  const isPriced = hasPrice && lines.length > 0;
  return {
    lineItems: hasPrice ? lines : lines.map((each) => ({ ...each, price: null })),
    numberOfItems: pieces,
    totalPrice: isPriced ? money(items + shipping + tax) : null,
    promotions: [],
    price: isPriced
      ? {
          unitPrice: money(unit),
          totalPriceForItems: money(items),
          shipping: money(shipping),
          totalPrice: money(items + shipping + tax),
          totalVat: money(tax),
          currency: 'GBP',
        }
      : null,
    AcceptOrderSplitting: customer?.splits ?? true,
  };
}

let orders = 300_000;

/** Place an order for the lines of the cart, and empty the cart. */
export function placeOrder(customer: SmallCustomer, checkout: Record<string, unknown>): string {
  const { lines, items, shipping, tax, pieces } = sums(customer);
  const { billingAddress, deliveryAddress } = checkout.address as Record<string, object>;
  const { requestedDeliveryDate } = checkout.delivery as Record<string, unknown>;
  const contact = checkout.contact as Record<string, string> | undefined;
  const orderNumber = String((orders += 1));
  const kept = (address: object | undefined) => ({
    ...address,
    id: randomUUID(),
    countryName: 'United Kingdom',
  });
  customer.orders.unshift({
    orderNumber,
    orderDate: new Date().toISOString(),
    orderItems: lines,
    numberOfItems: pieces,
    billingAddress: kept(billingAddress),
    shippingAddress: kept(deliveryAddress),
    email: contact?.email,
    phoneNumber: contact?.phoneNumber,
    paymentMethod: 'Invoice',
    totalFreightPrice: money(shipping),
    totalPriceForItems: money(items),
    totalVat: money(tax),
    totalPrice: money(items + shipping + tax),
    note: checkout.moreInfo,
    ...(typeof requestedDeliveryDate === 'string' && { requestedDeliveryDate }),
  });
  customer.cart.clear();
  return orderNumber;
}
