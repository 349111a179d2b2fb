import { http, HttpResponse, type HttpHandler } from 'msw';
import { nextAddress, paymentPath, settlePayment } from './behaviours/placedOrders';
import { signedInCustomer } from './behaviours/shopContext';
import { urlOfPage } from './shop/content/pageUrls';
import { languages, localized, type Language } from './shop/context';
import { messages } from './shop/messages';
import { orderAnswer } from './shop/orderAnswer';
import type { OrderRecord } from './state';
import type { Store } from './store';

const texts = {
  title: localized('Prøvebetaling', 'Testbetalning', 'Mock payment'),
  orderNumber: localized('Ordrenummer', 'Ordernummer', 'Order number'),
  amount: localized('Beløp', 'Belopp', 'Amount'),
  pay: localized('Betal', 'Betala', 'Pay'),
  decline: localized('Avslå', 'Neka', 'Decline'),
  leave: localized('Tilbake til kassen', 'Tillbaka till kassan', 'Back to the checkout'),
  home: localized('Til forsiden', 'Till startsidan', 'To the start page'),
};

/** A whole document in the language of the request. */
function page(language: Language, title: string, content: string, status = 200) {
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
      main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
      button { font: inherit; padding: .5rem 1.5rem }
    </style>
  </head>
  <body><main><h1>${title}</h1>${content}</main></body>
</html>`;
  return HttpResponse.html(html, { status });
}

function paymentPage(order: OrderRecord, customer: { customerId: string }, language: Language) {
  const { totalPrice } = orderAnswer(order, { language, market: order.market, customer });
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
    <p><a href="${urlOfPage('checkout', language)}">${texts.leave[language]}</a></p>`,
  );
}

const notFoundPage = (language: Language) =>
  page(
    language,
    messages.notFound[language],
    `<p><a href="/${language}">${texts.home[language]}</a></p>`,
    404,
  );

const seeOther = (order: OrderRecord, language: Language) =>
  new HttpResponse(null, { status: 303, headers: { Location: nextAddress(order, language) } });

/**
 * The payment provider of the mock shop: a page for each order of the signed-in customer that awaits its payment
 * (CHK-06). An order that is settled already leads to where it stands.
 */
export function paymentHandlers(store: Store): HttpHandler[] {
  return [
    http.all<{ orderNumber: string }>(`*${paymentPath}/:orderNumber`, async ({ request, params }) => {
      const requested = new URL(request.url).searchParams.get('language');
      const language = languages.find((each) => each === requested) ?? 'no';
      const customer = signedInCustomer(store);
      const orders = (customer && store.read().orders[customer.customerId]) ?? [];
      const order = orders.find(({ orderNumber }) => orderNumber === params.orderNumber);
      if (!customer || !order) return notFoundPage(language);
      if (order.status !== 'awaitingPayment') return seeOther(order, language);
      if (request.method !== 'POST') return paymentPage(order, customer, language);
      const outcome = (await request.formData()).get('outcome');
      if (outcome !== 'paid' && outcome !== 'declined') return paymentPage(order, customer, language);
      return seeOther(settlePayment(store, order.orderNumber, outcome) ?? order, language);
    }),
  ];
}
