import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { statusError, noResponseError } from './errors';
import { getErrorState, reportError, resetError, setError, useErrorState } from './errorState';

const NO_ERROR = {
  hasError: false,
  httpStatus: null,
  message: null,
  titleTranslationKey: null,
  messageTranslationKey: null,
  inputErrors: [],
  exception: null,
  isUnshown: false,
};

afterEach(resetError);

it.each([
  { httpStatus: 500 },
  { message: 'Tomt på lager.' },
  { titleTranslationKey: 'errors.unexpectedTitle' },
  { messageTranslationKey: 'errors.forbidden' },
])('CALL-07 the error state is set by any one of status, message and translation keys: %o', (error) => {
  setError(error);
  expect(getErrorState()).toMatchObject({ hasError: true, ...error });
});

it.each([{}, { inputErrors: [{ field: 'city', message: 'Mangler' }] }, { httpStatus: null, message: '' }])(
  'CALL-07 an error without any of them does not change it: %o',
  (error) => {
    setError(error);
    expect(getErrorState()).toEqual(NO_ERROR);
    setError({ httpStatus: 403 });
    setError(error);
    expect(getErrorState().httpStatus).toBe(403);
  },
);

it('CALL-07 components that show the error state follow it, and it can be reset', () => {
  const { result } = renderHook(useErrorState);
  expect(result.current).toEqual(NO_ERROR);
  const inputErrors = [{ field: 'city', message: 'Mangler' }];
  act(() => reportError(statusError('createAddress', 400, { message: 'Ugyldig adresse.', inputErrors })));
  expect(result.current).toEqual({
    hasError: true,
    httpStatus: 400,
    message: 'Ugyldig adresse.',
    titleTranslationKey: 'errors.unexpectedTitle',
    messageTranslationKey: null,
    inputErrors,
    exception: 'An unexpected status code was received: 400',
    isUnshown: false,
  });
  act(resetError);
  expect(result.current).toEqual(NO_ERROR);
});

it('CALL-08 a failure without words of its own gets the generic ones', () => {
  const generic = {
    message: 'An unexpected error occured while processing your request. Please try again.',
    titleTranslationKey: 'errors.unexpectedTitle',
    messageTranslationKey: 'errors.unexpectedText',
  };
  setError({ httpStatus: 502 });
  expect(getErrorState()).toMatchObject({ httpStatus: 502, ...generic });
  reportError(noResponseError('getCart', new TypeError('Failed to fetch')));
  expect(getErrorState()).toMatchObject({ httpStatus: null, ...generic });
  reportError(new RangeError('a defect of ours'));
  expect(getErrorState()).toMatchObject({ httpStatus: null, ...generic });
});

it('CALL-07 an abort and the way to a moved page are no errors', () => {
  reportError(new DOMException('gone', 'AbortError'));
  reportError(statusError('getPage', 301, { redirectUrl: '/no/sofaer' }));
  expect(getErrorState()).toEqual(NO_ERROR);
  reportError(statusError('getPage', 301, ''));
  expect(getErrorState()).toMatchObject({ hasError: true, httpStatus: 301 });
});

it('CALL-06 the message of an exception is kept', () => {
  reportError(noResponseError('getCart', new TypeError('Failed to fetch')));
  expect(getErrorState().exception).toBe('Failed to fetch');
});
