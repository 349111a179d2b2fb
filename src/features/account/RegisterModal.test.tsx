import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { exampleResponse } from '../../../tests/support/exampleResponse';
import { loseResponse } from '../../../tests/support/loseResponse';
import { openShop, withShop } from '../../../tests/support/openShop';
import { request } from '../../../tests/support/request';
import { mockCustomers } from '../../../tests/support/signIn';

const shop = withShop();
const modal = async (name: string) => within(await screen.findByRole('dialog', { name }));
const summary = () => screen.findByRole('group', { name: 'Please check the following' });

async function openRegistration(opener = 'Sign in', address = '/en/customer-service') {
  const opened = openShop(address);
  await opened.user.click(await screen.findByRole('button', { name: opener }));
  await opened.user.click((await modal('Sign in')).getByRole('button', { name: 'Create account' }));
  return { ...opened, form: await modal('Create account') };
}

type Form = Awaited<ReturnType<typeof openRegistration>>;

async function fill({ user, form }: Pick<Form, 'user' | 'form'>, email = 'kari@posten.example') {
  await user.type(form.getByLabelText('First name'), 'Kari');
  await user.type(form.getByLabelText('Last name'), 'Vik');
  await user.type(form.getByLabelText('E-mail'), email);
  await user.type(form.getByLabelText('Password'), 'fjellvann');
}
const send = ({ user, form }: Pick<Form, 'user' | 'form'>) =>
  user.click(form.getByRole('button', { name: 'Create account' }));

describe('AUTH-01 registering', () => {
  test('AUTH-01 a private customer registers, is signed in, and stays on the page', async () => {
    const opened = await openRegistration();
    await fill(opened);
    await send(opened);
    await screen.findByRole('link', { name: 'My account' });
    await screen.findByRole('region', { name: 'Your account is ready' });
    expect(opened.address()).toBe('/en/customer-service');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await request('getCustomer', {})).toMatchObject({ firstName: 'Kari', organizationId: null });
    const records = Object.values(shop.store.read().customers);
    expect(records.find(({ firstName }) => firstName === 'Kari')?.language).toBe('en');
  });

  test('AUTH-01 registration begins with e-mail address and password', async () => {
    const { form } = await openRegistration();
    const [email, name] = form.getAllByRole('textbox');
    expect([email, name]).toEqual([form.getByLabelText('E-mail'), form.getByLabelText('First name')]);
    const following = form.getByLabelText('Password').compareDocumentPosition(name as Node);
    expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('AUTH-01 a company gives its name and organisation number, and its first customer administers it', async () => {
    const opened = await openRegistration();
    const { user, form } = opened;
    expect(form.queryByLabelText('Organisation number')).toBeNull();
    await user.click(form.getByRole('radio', { name: 'My company' }));
    await fill(opened);
    await send(opened);
    expect((await summary()).textContent).toContain('Company name is missing');
    expect((await summary()).textContent).toContain('Organisation number is missing');
    await user.type(form.getByLabelText('Company name'), 'Vik Interiør AS');
    await user.type(form.getByLabelText('Organisation number'), '918 273 645');
    await send(opened);
    await waitFor(async () => expect((await summary()).textContent).toContain('already has an account'));
    await user.clear(form.getByLabelText('Organisation number'));
    await user.type(form.getByLabelText('Organisation number'), '999888777');
    await send(opened);
    await screen.findByRole('link', { name: 'My account' });
    const customer = await request('getCustomer', {});
    expect(customer).toMatchObject({
      organizationName: 'Vik Interiør AS',
      organizationNumber: '999888777',
      role: 'administrator',
    });
  });

  test('AUTH-01 a private customer is not held up by what was typed about a company', async () => {
    const opened = await openRegistration();
    const { user, form } = opened;
    await user.click(form.getByRole('radio', { name: 'My company' }));
    await user.type(form.getByLabelText('Organisation number'), '1'.repeat(21));
    await user.click(form.getByRole('radio', { name: 'Myself' }));
    await fill(opened);
    await send(opened);
    await screen.findByRole('link', { name: 'My account' });
    expect(await request('getCustomer', {})).toMatchObject({ organizationId: null });
  });

  test('AUTH-01 a taken address is told at its field, and nothing that was typed is lost', async () => {
    const opened = await openRegistration();
    await fill(opened, mockCustomers.private);
    await send(opened);
    const text = 'There is already a customer with this e-mail address.';
    expect((await summary()).textContent).toContain(text);
    const email = opened.form.getByLabelText('E-mail');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
    expect(opened.form.getByLabelText<HTMLInputElement>('Password').value).toBe('fjellvann');
    await opened.user.clear(email);
    await opened.user.type(email, 'kari@posten.example');
    await send(opened);
    await screen.findByRole('link', { name: 'My account' });
  });

  test('AUTH-04 whoever registers from the favourites is led to them', async () => {
    const opened = await openRegistration('Favourites');
    expect(opened.form.getByText('Sign in to see your favourites.')).toBeTruthy();
    await fill(opened);
    await send(opened);
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    expect(opened.address()).toBe('/en/account?view=Favorites');
  });

  test('AUTH-01 a lost answer is told, and what was typed stays', async () => {
    shop.server.use(http.post('*/api/customer/register', () => HttpResponse.error()));
    const opened = await openRegistration();
    await fill(opened);
    await send(opened);
    expect((await summary()).textContent).toContain('do not know whether your account was created');
    expect(opened.form.getByLabelText<HTMLInputElement>('First name').value).toBe('Kari');
  });

  test('AUTH-01 an answer without an e-mail address is a failure, with a message', async () => {
    shop.server.use(
      http.post('*/api/customer/register', () =>
        HttpResponse.json({ ...(exampleResponse('registerCustomer').body as object), email: null }),
      ),
    );
    const opened = await openRegistration();
    await fill(opened);
    await send(opened);
    expect((await summary()).textContent).toContain('The account could not be created');
    expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
  });

  test('FORM-01 what was typed is back when the modal is opened again, the password is not', async () => {
    const opened = await openRegistration();
    await fill(opened);
    await opened.user.click(opened.form.getByRole('button', { name: 'Close' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await opened.user.click((await modal('Sign in')).getByRole('button', { name: 'Create account' }));
    const form = await modal('Create account');
    expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Kari');
    expect(form.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(form.getByText('Your unsaved changes have been restored.')).toBeTruthy();
  });
});

test('AUTH-01 an account that may have been created is told as that; registering again signs in to it', async () => {
  const opened = await openRegistration();
  await fill(opened);
  loseResponse(shop, 'registerCustomer');
  // The session cookie is in the lost answer.
  shop.server.use(http.get('*/api/customer', () => new HttpResponse(null, { status: 204 }), { once: true }));
  await send(opened);
  expect((await summary()).textContent).toContain('do not know whether your account was created');
  await send(opened);
  await screen.findByRole('region', { name: 'Your account is ready' });
});
