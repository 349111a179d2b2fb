// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../tests/support/signIn';
import { createMockServer } from '../msw/server';

const shop = createMockServer();
beforeAll(() => shop.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  shop.store.reset();
  shop.violations.length = 0;
});
afterAll(() => shop.server.close());

/** Send a request that the client never sends. */
async function call(method: string, path: string, body?: unknown, language = 'no') {
  const response = await fetch(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      'Context-Url': 'http://localhost:3000',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

const registration = {
  firstName: '',
  lastName: 'Vik',
  email: 'a',
  phoneNumber: '+47 900 00 000 000 000',
  password: 'kort',
  language: 'no',
};

describe('what the shop refuses', () => {
  it('CALL-02 a language that the shop does not have is an error of Content-Language', async () => {
    const { status, answer } = await call('GET', '/site/global-settings', undefined, 'fi');
    expect(status).toBe(400);
    expect(answer).toMatchObject({ inputErrors: [{ field: 'Content-Language' }] });
  });

  it.each([
    ['no', ['Fyll ut feltet.', 'Ugyldig e-postadresse.', 'Høyst 16 tegn.', 'Minst 8 tegn.']],
    ['sv', ['Fyll i fältet.', 'Ogiltig e-postadress.', 'Högst 16 tecken.', 'Minst 8 tecken.']],
    [
      'en',
      [
        'Fill in this field.',
        'Not a valid e-mail address.',
        'No more than 16 characters.',
        'At least 8 characters.',
      ],
    ],
  ])('FORM-02 names each wrong field once, in %s', async (language, messages) => {
    const { status, answer } = await call('POST', '/customer/register', registration, language);
    const fields = ['firstName', 'email', 'phoneNumber', 'password'];
    expect(status).toBe(400);
    const inputErrors = fields.map((field, index) => ({ field, message: messages[index] }));
    expect(answer).toMatchObject({ inputErrors: expect.arrayContaining(inputErrors) as unknown });
    expect(answer).toHaveProperty('inputErrors.length', fields.length);
  });

  it('CALL-05 asks who it is before it looks at the body', async () => {
    expect(await call('PUT', '/cart', { quantity: -1 })).toMatchObject({ status: 401 });
    await signIn('private');
    expect(await call('PUT', '/cart', { quantity: -1 })).toMatchObject({
      status: 400,
      answer: {
        inputErrors: [
          { field: 'code', message: 'Fyll ut feltet.' },
          { field: 'quantity', message: 'Minst 0.' },
        ],
      },
    });
  });

  it('CALL-03 signing in without credentials is a 401, and no departure from the contract', async () => {
    expect(await call('POST', '/customer/login', undefined, 'en')).toEqual({
      status: 401,
      answer: { message: 'The e-mail address or password is wrong.' },
    });
    expect(shop.violations).toEqual([]);
  });

  it('CALL-05 a parameter that is wrong is a 400, with the parameter’s name', async () => {
    const { status, answer } = await call('GET', '/search?query=sofa&take=97', undefined, 'en');
    expect(status).toBe(400);
    expect(answer).toMatchObject({ inputErrors: [{ field: 'take', message: 'No more than 96.' }] });
  });

  it('ACC-03 deleting an account without its name deletes none', async () => {
    await signIn('private');
    expect(await call('DELETE', '/customer')).toMatchObject({
      status: 400,
      answer: { inputErrors: [{ field: 'customerId' }] },
    });
    expect(shop.store.read().customers['C-1001']).toBeDefined();
  });
});
