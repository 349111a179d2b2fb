import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { withReplies } from '../../../mocks/scenarios/quotes';
import { initialState } from '../../../mocks/shop/customers';
import { createStore, type Store } from '../../../mocks/store/store';
import { carafes, cardOf, codes } from '../../support/browser/buyInBrowser';
import { openPage, signInAs } from '../../support/browser/shopWindow';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

let server: Server;
let shop: Store;
let violations: unknown[];

test.beforeEach(async () => {
  violations = [];
  shop = createStore(initialState);
  server = createMockHttpServer({ shop, onViolation: (violation) => violations.push(violation) }).listen(0);
  await once(server, 'listening');
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Open the shop in a browser of one person; the calls of all go to one backend. */
async function openBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.route('**/api/**', (route, request) => {
    const url = new URL(request.url());
    url.port = String(port);
    return route.continue({ url: url.href });
  });
  return context.newPage();
}

/** Invite Nora Vik as an approver. @returns the link of her e-mail */
async function invite(administrator: Page): Promise<string> {
  await openPage(administrator, '/en/account?view=Users');
  await button(administrator, 'Add user').click();
  const form = administrator.getByRole('dialog', { name: 'Add user' });
  await form.getByLabel('First name').fill('Nora');
  await form.getByLabel('Last name').fill('Vik');
  await form.getByLabel('E-mail').fill('nora@kontorhotellet.example');
  await form.getByLabel('Role').selectOption('Approver');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main(administrator).getByRole('row', { name: /Nora Vik/ })).toContainText('Invited');
  const [mail] = shop.read().passwordLinks ?? [];
  return `/en/forgotten-password#token=${mail?.token}`;
}

/** Let orders of a user above an amount need an approval. */
async function limitOrders(administrator: Page, user: string, amount: string): Promise<void> {
  await button(administrator, `Edit ${user}`).click();
  const form = administrator.getByRole('dialog', { name: 'Edit user' });
  await form.getByLabel(/^Limit per order/).fill(amount);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
}

/** Choose the password by the link of an e-mail, which signs in. */
async function acceptInvitation(approver: Page, link: string): Promise<void> {
  await openPage(approver, link);
  await main(approver).getByLabel('New password').fill('skogstjerne');
  await approver.keyboard.press('Enter');
  await expect(approver.getByRole('region', { name: 'Your password is saved' })).toBeVisible();
}

/** Sign a buyer in and put an article into the cart. */
async function fillCart(buyer: Page): Promise<void> {
  await openPage(buyer, carafes);
  await signInAs(buyer, 'linn@kontorhotellet.example');
  await cardOf(buyer, codes.single)
    .getByRole('button', { name: /^Add to cart: / })
    .click();
  await expect(buyer.getByRole('button', { name: 'View cart' })).toBeVisible();
}

/** Go from the delivery step to an order on invoice. */
async function goToPayment(buyer: Page): Promise<void> {
  const next = button(buyer, 'Continue');
  await expect(button(buyer, /^Delivery/)).toHaveAttribute('aria-expanded', 'true');
  await next.click();
  await expect(button(buyer, /^Reference and message/)).toHaveAttribute('aria-expanded', 'true');
  await next.click();
  await main(buyer)
    .getByRole('radio', { name: /^Invoice/ })
    .check();
}

/** Order an article, to an address of the organisation. @returns the order's number */
async function sendForApproval(buyer: Page): Promise<string> {
  await fillCart(buyer);
  await openPage(buyer, '/en/checkout');
  await main(buyer)
    .getByRole('radio', { name: /Kongens gate 9, varemottak/ })
    .check();
  await button(buyer, 'Continue').click();
  await goToPayment(buyer);
  await button(buyer, 'Send for approval').click();
  await expect(buyer.getByRole('heading', { name: 'Your order is sent for approval' })).toBeVisible();
  return shop.read().orders['C-2003']?.[0]?.orderNumber ?? '';
}

test('ORG-01 an administrator invites an approver and limits a buyer, the buyer asks, the approver approves: each in a browser, and it is one order', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [administrator, approver, buyer] = await Promise.all(
    [0, 1, 2].map(() => openBrowser(browser, baseURL)),
  );
  if (!administrator || !approver || !buyer) throw new Error('A browser is missing.');
  await openPage(administrator, '/en');
  await signInAs(administrator, 'ase@kontorhotellet.example');
  const link = await invite(administrator);
  await limitOrders(administrator, 'Linn Haugen', '100');
  await acceptInvitation(approver, link);
  const number = await sendForApproval(buyer);

  await openPage(approver, '/en/account');
  await main(approver).getByRole('link', { name: 'Approvals 1 waiting' }).click();
  await main(approver).getByRole('link', { name: number }).click();
  await expect(main(approver)).toContainText('Linn Haugen has sent this order for approval.');
  // The administrator, who may approve too, has the request open.
  await openPage(administrator, `/en/account?view=Approvals&order=${number}`);
  await expect(button(administrator, /^Approve: /)).toBeVisible();
  await button(approver, /^Approve: /).click();
  await expect(approver.getByRole('region', { name: `Order ${number} is approved` })).toBeVisible();
  await button(administrator, /^Approve: /).click();
  const steps = (page: Page) => main(page).getByRole('list', { name: 'Status of the order' });
  await expect(steps(administrator)).toContainText('by Nora Vik');

  await openPage(buyer, `/en/account?view=Orders&order=${number}`);
  await expect(steps(buyer)).toContainText('by Nora Vik');
  const orders = Object.values(shop.read().orders).flat();
  expect(orders.map(({ orderNumber, status }) => [orderNumber, status])).toEqual([[number, 'received']]);
  expect(violations).toEqual([]);
});

test('ORG-01 a buyer asks for a price, a colleague accepts the offer: one order at the offered price', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [buyer, colleague] = await Promise.all([0, 1].map(() => openBrowser(browser, baseURL)));
  if (!buyer || !colleague) throw new Error('A browser is missing.');
  await fillCart(buyer);
  await openPage(buyer, '/en/cart');
  await button(buyer, 'Ask for a price').click();
  const question = buyer.getByRole('dialog', { name: 'Ask for a price' });
  await question.getByLabel(/^Message to us/).fill('What about this one?');
  await question.getByRole('button', { name: 'Ask for a price' }).click();
  await expect(buyer.getByRole('heading', { name: /^Quote Q-/ })).toBeVisible();
  const [asked] = shop.read().quotes ?? [];
  const number = asked?.quoteNumber ?? '';
  const prices = asked?.lines.map(({ price }) => Math.round(price * 92) / 100);
  shop.write(withReplies(shop.read()));

  await openPage(colleague, '/en');
  await signInAs(colleague, 'ase@kontorhotellet.example');
  await openPage(colleague, '/en/account');
  await main(colleague).getByRole('link', { name: 'Quotes 2 waiting' }).click();
  await main(colleague).getByRole('link', { name: number }).click();
  await expect(main(colleague)).toContainText('What about this one?');
  // The buyer has the offer open too.
  await openPage(buyer, `/en/account?view=Quotes&quote=${number}`);
  await expect(button(buyer, /^Accept: /)).toBeVisible();
  await button(colleague, /^Accept: /).click();
  await goToPayment(colleague);
  await button(colleague, /^Buy on invoice/).click();
  await expect(colleague.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await button(buyer, /^Accept: /).click();
  await expect(main(buyer).getByRole('alert')).toContainText('Åse Lindqvist');

  const orders = Object.values(shop.read().orders).flat();
  expect(orders.map(({ quoteNumber, lines }) => [quoteNumber, lines.map(({ price }) => price)])).toEqual([
    [number, prices],
  ]);
  expect(violations).toEqual([]);
});
