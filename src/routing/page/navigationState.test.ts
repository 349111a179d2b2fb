// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { setStorageCustomer } from '../../lib/privateStorage';
import { reopenFailedAddress, storeFailedAddress } from './navigationState';

/** Open an address in a tab whose error page at /no/feil stored the failed address. */
function open(address: string, failedAddress: string | undefined): string {
  window.history.replaceState(null, '', '/no/feil');
  storeFailedAddress(failedAddress);
  window.history.replaceState(null, '', address);
  reopenFailedAddress();
  const { pathname, search, hash } = window.location;
  return decodeURI(pathname + search + hash);
}

test('APP-05 reloading an error page opens the address that failed', () => {
  const failed = '/no/sofaer?query=eik#sofa';
  expect(open('/no/feil', failed)).toBe(failed);
  expect(window.history.state).toEqual({ usr: { isNewVisit: true } });
});

test('APP-05 a failed address with two slashes stays an address of the shop', () => {
  expect(open('/no/feil', '//evil.example/x')).toBe('//evil.example/x');
});

test('APP-05 another page stays', () => {
  expect(open('/no/bord', '/no/sofaer')).toBe('/no/bord');
});

test('APP-05 after another page has been opened, reloading the error page opens nothing else', () => {
  expect(open('/no/feil', undefined)).toBe('/no/feil');
});

test('APP-05 each error page of the history opens the address that failed for it', () => {
  window.history.replaceState(null, '', '/no/feil');
  storeFailedAddress('/no/bord');
  window.history.replaceState({ usr: { failedAddress: '/no/sofaer' } }, '', '/no/feil');
  reopenFailedAddress();
  expect(window.location.pathname).toBe('/no/sofaer');
});

test('APP-05 after a sign-out the failed address is removed from storage', () => {
  setStorageCustomer('C-1');
  window.history.replaceState(null, '', '/no/feil');
  storeFailedAddress('/no/konto?order=F-1');
  setStorageCustomer(null);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('F-1');
  reopenFailedAddress();
  expect(window.location.pathname).toBe('/no/feil');
});
