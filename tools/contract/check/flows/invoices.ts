import { at, list, number, text, texts } from '../read';
import type { Shopper } from '../run';

const readOrders = 3;

/** ORG-01: invoices are those of orders that the customer may read, also of each status alone. */
export async function visitInvoices(shopper: Shopper) {
  if (at(await shopper.read('getGlobalSettings'), 'invoices') !== true)
    return shopper.run.coverage.explain('the settings have no invoices', 'getInvoices');
  const all = await shopper.read('getInvoices');
  for (const [index, invoice] of list(all, 'invoices').slice(0, readOrders).entries()) {
    const orderNumber = text(invoice, 'orderNumber');
    const because = `the invoice at /invoices/${index} is for this order`;
    if (orderNumber !== undefined) await shopper.expect('getOrder', { path: { orderNumber } }, because, 200);
  }
  const [status] = texts(all, 'status', 'invoices');
  if (status === undefined) return;
  const some = await shopper.read('getInvoices', { query: { status, take: 5 } });
  const others = texts(some, 'status', 'invoices').filter((each) => each !== status);
  const isOnly = others.length === 0;
  shopper.verify(some, 'getInvoices ORG-01 /invoices', isOnly, `only ${status}`, others.join(', '));
  const [count, total] = [some, all].map((each) => number(each, 'totalInvoiceCount'));
  const isPart = count === undefined || total === undefined || count <= total;
  const most = `at most ${total}, those of all`;
  shopper.verify(some, 'getInvoices ORG-01 /totalInvoiceCount', isPart, most, count);
}
