// @vitest-environment jsdom
import { NavigationType } from 'react-router-dom';
import { expect, test } from 'vitest';
import { statusError } from '../api/errors';
import { maxRedirects, resolvePageFailure } from './usePageScreen';
import type { PageVisit } from './visit/usePageVisit';

const staticPage = (url: string) => ({ pageType: 'StandardPage' as const, title: url, url });
const staticPages = {
  searchPage: staticPage('/no/sok'),
  accountPage: staticPage('/no/min-side'),
  cartPage: staticPage('/no/handlekurv'),
  checkoutPage: staticPage('/no/kasse'),
  orderConfirmationPage: staticPage('/no/takk'),
  notFoundPage: staticPage('/no/finnes-ikke'),
  errorPage: staticPage('/no/feil'),
};

const visit = (state: PageVisit['state'] = {}, address = '/no/x?y=1'): PageVisit => ({
  id: 'a',
  address,
  pathname: '/no/x',
  hash: '',
  action: NavigationType.Push,
  state,
});
const failure = (status: number, body?: unknown) => statusError('getPage', status, body);

test('APP-05 404 leads to the not-found URL of the settings, and stores the address', () => {
  expect(resolvePageFailure(failure(404), visit(), staticPages)).toEqual({
    kind: 'navigate',
    address: '/no/finnes-ikke',
    state: { isNewVisit: true, redirects: 1, failedAddress: '/no/x?y=1' },
  });
});

test.each([401, 403, 418, 500, 503])('APP-05 %i leads to the error URL of the settings', (status) => {
  expect(resolvePageFailure(failure(status), visit(), staticPages)).toMatchObject({
    kind: 'navigate',
    address: '/no/feil',
  });
});

test('APP-05 no response at all leads to the error URL of the settings', () => {
  expect(resolvePageFailure(new Error('offline'), visit(), staticPages)).toMatchObject({
    address: '/no/feil',
  });
});

test('APP-05 301 leads to its redirectUrl', () => {
  expect(resolvePageFailure(failure(301, { redirectUrl: '/no/y?z=2' }), visit(), staticPages)).toEqual({
    kind: 'navigate',
    address: '/no/y?z=2',
    state: { isNewVisit: true, redirects: 1 },
  });
});

test.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)'])(
  'APP-05 301 to %s is an error, not followed',
  (redirectUrl) => {
    expect(resolvePageFailure(failure(301, { redirectUrl }), visit(), staticPages)).toMatchObject({
      address: '/no/feil',
    });
  },
);

test('APP-05 redirects that go on and on end on the error page', () => {
  const step = (redirects: number) =>
    resolvePageFailure(failure(301, { redirectUrl: '/no/y' }), visit({ redirects }), staticPages);
  expect(step(maxRedirects - 1)).toMatchObject({ address: '/no/y' });
  expect(step(maxRedirects)).toMatchObject({ address: '/no/feil' });
});

test('APP-05 a not-found or error URL that fails too is replaced by the app’s own page', () => {
  const sent = visit({ failedAddress: '/no/x' }, '/no/finnes-ikke');
  expect(resolvePageFailure(failure(404), sent, staticPages)).toEqual({ kind: 'show', page: 'notFound' });
  expect(resolvePageFailure(failure(500), sent, staticPages)).toEqual({ kind: 'show', page: 'error' });
  const opened = visit({}, '/no/feil');
  expect(resolvePageFailure(failure(500), opened, staticPages)).toEqual({ kind: 'show', page: 'error' });
});

test('APP-05 a missing or foreign static page is replaced by the app’s own page', () => {
  for (const url of ['', 'https://elsewhere.test/404', 'javascript:alert(1)']) {
    const pages = { ...staticPages, notFoundPage: staticPage(url) };
    expect(resolvePageFailure(failure(404), visit(), pages)).toEqual({ kind: 'show', page: 'notFound' });
  }
  expect(resolvePageFailure(failure(404), visit(), {})).toEqual({ kind: 'show', page: 'notFound' });
  expect(resolvePageFailure(failure(500), visit(), {})).toEqual({ kind: 'show', page: 'error' });
});
