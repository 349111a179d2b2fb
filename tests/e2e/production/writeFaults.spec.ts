import { expect, test, type Page } from '@playwright/test';
import { recordViolations } from '../../support/browser/recordViolations';
import {
  failOperation,
  faultCases,
  recordThrown,
  responseFaults,
  signInByCall,
} from '../../support/browser/responseFaults';
import { writeOperations } from '../../support/browser/writeOperations';

type Write = keyof typeof writeOperations;
const writes = Object.keys(writeOperations) as Write[];

/** Operations whose 401 does not end a session. */
const exempt: readonly Write[] = [
  'loginCustomer',
  'registerCustomer',
  'logoutCustomer',
  'requestPasswordLink',
  'checkPasswordLink',
  'setPassword',
];
const inSession = writes.filter((id) => !exempt.includes(id));

const faults = Object.keys(responseFaults).filter((name) => name !== '401');

/** Message of a failure: beside a control, above a form, of an order, or as a notice. */
const failure = (page: Page) =>
  page
    .getByRole('alert')
    .or(
      page.getByRole('group', {
        name: /^(Please check the following|Your order was not placed|Did your order go through\?)$/,
      }),
    )
    .or(page.getByRole('region', { name: 'Your favourites could not be updated' }))
    .first();

for (const [id, fault] of [...faultCases(writes, faults), ...faultCases(exempt, ['401'], exempt.length)])
  test(`CALL-05 ${fault} in place of ${id} shows a message, no success, and nothing typed is lost: the next attempt succeeds`, async ({
    page,
  }) => {
    const { customer, prepare, send, kept, success } = writeOperations[id];
    const thrown = recordThrown(page);
    const violations = await recordViolations(page);
    await signInByCall(page, customer);
    await prepare(page);
    await expect(failure(page)).toHaveCount(0);
    const failing = await failOperation(page, id, fault);
    await send(page);
    await expect.poll(failing.calls).toBe(1);
    await expect(failure(page)).toBeVisible();
    await kept(page);
    await expect(success(page)).toHaveCount(0);
    await failing.end();
    await send(page);
    await expect(success(page)).toBeVisible();
    expect({ thrown, violations }).toEqual({ thrown: [], violations: [] });
  });

for (const [id] of faultCases(inSession, ['401'], inSession.length))
  test(`AUTH-02 a 401 in place of ${id} asks to sign in, and shows no success`, async ({ page }) => {
    const { customer, prepare, send, success } = writeOperations[id];
    const thrown = recordThrown(page);
    await signInByCall(page, customer);
    await prepare(page);
    const failing = await failOperation(page, id, '401');
    await send(page);
    await expect.poll(failing.calls).toBe(1);
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect(success(page)).toHaveCount(0);
    expect(thrown).toEqual([]);
  });
