import type { Credit, Invoice } from '../../src/api/generated/types';
import type { OrderRecord, OrganizationRecord } from '../store/state';
import { contextAt, type ShopContext } from './context';
import { money } from './money';
import { orderAnswer } from './orderAnswer';
import { eventsOf } from './orderStatus';

const day = 86_400_000;

/** Statuses of invoices. */
export const invoiceStatuses = ['open', 'overdue', 'paid', 'credited'] as const;

/** Days from an invoice to its due date. */
const daysToPay = ({ organizationId }: OrderRecord) => (organizationId === null ? 14 : 30);

/** Days after which this shop's customers have paid an overdue invoice. */
const daysOverdue = 40;

/** Days in which every invoice is paid: older orders need not be looked at for what is unpaid. */
export const daysUnpaid = 180;

const dateOnly = (time: number): string => new Date(time).toISOString().slice(0, 10);

const isUnderWay = ({ status }: OrderRecord) => ['received', 'processing', 'delayed'].includes(status);

function statusOf({ status }: OrderRecord, due: number): (typeof invoiceStatuses)[number] {
  if (status === 'returned') return 'credited';
  const late = Math.floor((Date.now() - due) / day);
  return late <= 0 ? 'open' : late <= daysOverdue ? 'overdue' : 'paid';
}

/** Total of an order including VAT. */
const totalOf = (order: OrderRecord, context: ShopContext) => orderAnswer(order, context).totalPrice.amount;

/** The invoice of an order, made when its goods are sent; undefined for one without. */
export function invoiceOf(order: OrderRecord, context: ShopContext): Invoice | undefined {
  const sent = eventsOf(order).find(({ status }) => status === 'shipped');
  if (order.paymentMethod !== 'invoice' || !sent) return undefined;
  const { orderNumber, market } = order;
  const invoiced = Date.parse(sent.date);
  const due = invoiced + daysToPay(order) * day;
  const status = statusOf(order, due);
  const amount = money(totalOf(order, context), market);
  const isUnpaid = status === 'open' || status === 'overdue';
  return {
    invoiceNumber: orderNumber.replaceAll(/\D/g, ''),
    invoiceDate: dateOnly(invoiced),
    dueDate: dateOnly(due),
    status,
    amount,
    openAmount: isUnpaid ? amount : money(0, market),
    orderNumber,
    documentUrl: `/mock-media/documents/invoice-${context.language}.pdf`,
  };
}

/** Credit of an organisation, from the orders of all its users. */
export function creditOf(
  { creditLimit }: OrganizationRecord,
  orders: readonly OrderRecord[],
): Credit | undefined {
  if (creditLimit === undefined) return undefined;
  const context = contextAt('no', true);
  const unpaid = orders.map((order) => {
    const isPending = order.paymentMethod === 'invoice' && isUnderWay(order);
    return isPending ? totalOf(order, context) : (invoiceOf(order, context)?.openAmount.amount ?? 0);
  });
  const balance = unpaid.reduce((sum, amount) => sum + amount, 0);
  return {
    limit: money(creditLimit, 'NO'),
    balance: money(balance, 'NO'),
    available: money(creditLimit - balance, 'NO'),
  };
}
