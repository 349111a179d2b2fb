import { expect, test, type Page } from '@playwright/test';
import { mockOperations, operationIds } from '../../../mocks/generated/operations';
import { recordViolations } from '../../support/browser/recordViolations';
import {
  failOperation,
  faultCases,
  recordThrown,
  responseFaults,
  signInByCall,
} from '../../support/browser/responseFaults';
import { openPage } from '../../support/browser/shopWindow';
import { samplePages } from '../../support/samplePages';

const account = (view: string) => `${samplePages.AccountPage}?view=${view}`;
const typeQuery = async (page: Page) => {
  await page.getByRole('banner').getByRole('combobox').fill('1004');
};

const typePostalCode = async (page: Page) => {
  await page.getByRole('button', { name: 'Add delivery address' }).click();
  await page.getByRole('dialog').getByLabel('Postal code').fill('5003');
};

/** A visit of the signed-in customer that calls an operation. */
interface Visit {
  address: string;
  act: (page: Page) => Promise<void>;
}

const visit = (address: string, act: Visit['act'] = () => Promise.resolve()): Visit => ({ address, act });
const start = visit(samplePages.StartPage);
const query = visit(samplePages.StartPage, typeQuery);

/** Visits by operation; the first page of the shop calls the others. */
const visits: Readonly<Record<string, Visit>> = {
  getAllCustomers: visit(account('Users')),
  getRoles: visit(account('Users')),
  getFavoriteLists: visit(account('Favorites')),
  getCity: visit(account('Addresses'), typePostalCode),
  getAllOrders: visit(account('Orders')),
  getOrder: visit(account('Orders&order=F-2026-20010042')),
  getQuotes: visit(account('Quotes')),
  getQuote: visit(account('Quotes&quote=Q-1002')),
  getCart: visit(samplePages.CartPage),
  getCategoryProducts: visit(samplePages.CategoryPage),
  search: visit(samplePages.SearchPage),
  getSuggestions: query,
  quickSearch: query,
  variationCodeSearch: query,
};

const reads = operationIds.filter((id) => mockOperations[id].method === 'get');

for (const [id, fault] of faultCases(reads, Object.keys(responseFaults)))
  test(`CALL-05 ${fault} in place of ${id} leaves a page with a heading, throws nothing, and is gone with the next visit`, async ({
    page,
  }) => {
    const thrown = recordThrown(page);
    const violations = await recordViolations(page);
    await signInByCall(page, 'administrator');
    const { address, act } = visits[id] ?? start;
    const failing = await failOperation(page, id, fault);
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    await act(page);
    await expect.poll(failing.calls).toBeGreaterThan(0);
    await expect(heading).toBeVisible();
    await failing.end();
    await openPage(page, address);
    expect({ thrown, violations }).toEqual({ thrown: [], violations: [] });
  });
