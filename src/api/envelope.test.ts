import { expect, it } from 'vitest';
import { outcomeOf } from './envelope';
import { statusError, noResponseError } from './errors';

it('CALL-06 a success carries its data, null included', async () => {
  expect(await outcomeOf(Promise.resolve({ email: 'kari@example.no' }))).toEqual({
    isSuccess: true,
    isFailure: false,
    isException: false,
    data: { email: 'kari@example.no' },
  });
  expect(await outcomeOf(Promise.resolve(null))).toMatchObject({ isSuccess: true, data: null });
});

it('CALL-06 a failure carries the message for the customer in its data', async () => {
  const outcome = await outcomeOf(
    Promise.reject(statusError('loginCustomer', 401, { message: 'Feil passord.' })),
  );
  expect(outcome).toMatchObject({ isSuccess: false, isFailure: true, isException: false });
  expect(outcome).toMatchObject({ data: { message: 'Feil passord.', httpStatus: 401 } });
});

it('CALL-06 a failure with an unexpected status is an exception as well', async () => {
  expect(await outcomeOf(Promise.reject(statusError('getCart', 500, '')))).toMatchObject({
    isSuccess: false,
    isFailure: true,
    isException: true,
    data: { message: 'Internal server error.' },
    message: 'An unexpected status code was received: 500',
  });
});

it('CALL-06 no answer is an exception and no failure', async () => {
  const error = noResponseError('getCart', new TypeError('Failed to fetch'));
  expect(await outcomeOf(Promise.reject(error))).toEqual({
    error,
    isSuccess: false,
    isFailure: false,
    isException: true,
    message: 'An unexpected error occured while processing your request. Please try again.',
  });
});

it('CALL-06 an abort is no outcome', async () => {
  const abort = new DOMException('gone', 'AbortError');
  await expect(outcomeOf(Promise.reject(abort))).rejects.toBe(abort);
});
