import { http, HttpResponse, type HttpHandler } from 'msw';
import { message } from '../behaviours/answers';
import { nextAddress, paymentPath, recordPayment } from '../behaviours/placedOrders';
import { signedInCustomer } from '../behaviours/shopContext';
import { urlOfPage } from '../shop/content/pageUrls';
import { contextAt, localized, routeNames, routes, type Route } from '../shop/context';
import type { Language } from '../shop/languages';
import { orderAnswer } from '../shop/orderAnswer';
import type { OrderRecord } from '../store/state';
import type { Store } from '../store/store';

const texts = {
  title: localized('Prøvebetaling', 'Testbetalning', 'Mock payment'),
  orderNumber: localized('Ordrenummer', 'Ordernummer', 'Order number'),
  amount: localized('Beløp', 'Belopp', 'Amount'),
  pay: localized('Betal', 'Betala', 'Pay'),
  decline: localized('Avslå', 'Neka', 'Decline'),
  leave: localized('Tilbake til kassen', 'Tillbaka till kassan', 'Back to the checkout'),
  home: localized('Til forsiden', 'Till startsidan', 'To the start page'),
};

/** Headers of every response, since each depends on the customer. */
const headers = { 'Cache-Control': 'no-store' };

/** A complete document in the language of the request. */
function page(language: Language, title: string, content: string, status = 200) {
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
      body { margin: 0; color: light-dark(#23241f, #f2efe6); background: light-dark(#faf6ee, #141716) }
      main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
      h1 { font-weight: 500; line-height: 1.2 }
      dt { font-size: .875rem }
      dd { margin: 0 0 1rem; font-weight: 600 }
      form { display: grid; gap: .75rem }
      button { min-height: 3rem; border: 1px solid; border-radius: 3rem; color: inherit; background: none; font: inherit; cursor: pointer }
      button[value='paid'] { border: 0; color: light-dark(#fff, #10241a); background: light-dark(#1d4634, #a9d4b4) }
      a { color: inherit }
    </style>
  </head>
  <body><main><h1>${title}</h1>${content}</main></body>
</html>`;
  return HttpResponse.html(html, { status, headers });
}

function paymentPage(order: OrderRecord, route: Route) {
  const context = contextAt(route, true);
  const { language } = context;
  const { totalPrice } = orderAnswer(order, context);
  return page(
    language,
    texts.title[language],
    `<dl>
      <dt>${texts.orderNumber[language]}</dt><dd>${order.orderNumber}</dd>
      <dt>${texts.amount[language]}</dt><dd>${totalPrice.formattedString}</dd>
    </dl>
    <form method="post">
      <button name="outcome" value="paid">${texts.pay[language]}</button>
      <button name="outcome" value="declined">${texts.decline[language]}</button>
    </form>
    <p><a href="${urlOfPage('checkout', route)}">${texts.leave[language]}</a></p>`,
  );
}

function notFoundPage(route: Route) {
  const { language } = routes[route];
  const link = `<p><a href="/${route}">${texts.home[language]}</a></p>`;
  return page(language, message('notFound', language), link, 404);
}

const seeOther = (order: OrderRecord, route: Route) =>
  new HttpResponse(null, { status: 303, headers: { ...headers, Location: nextAddress(order, route) } });

/**
 * Payment provider of the mock shop: a page for each order of the signed-in customer that awaits payment (CHK-06).
 * Other orders redirect by their status.
 */
export function paymentHandlers(store: Store): HttpHandler[] {
  return [
    http.all<{ orderNumber: string }>(`*${paymentPath}/:orderNumber`, async ({ request, params }) => {
      const requested = new URL(request.url).searchParams.get('route');
      const route = routeNames.find((each) => each === requested) ?? 'no';
      const customer = signedInCustomer(store);
      const orders = (customer && store.read().orders[customer.customerId]) ?? [];
      const order = orders.find(({ orderNumber }) => orderNumber === params.orderNumber);
      if (!customer || !order) return notFoundPage(route);
      if (order.status !== 'awaitingPayment') return seeOther(order, route);
      if (request.method !== 'POST') return paymentPage(order, route);
      const form = await request.formData().catch(() => undefined);
      if (!form) return new HttpResponse(null, { status: 400, headers });
      const outcome = form.get('outcome');
      if (outcome !== 'paid' && outcome !== 'declined') return paymentPage(order, route);
      return seeOther(recordPayment(store, order.orderNumber, outcome) ?? order, route);
    }),
  ];
}
