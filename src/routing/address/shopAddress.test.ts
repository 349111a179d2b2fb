// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { redirectTarget } from './shopAddress';

afterEach(() => {
  document.head.innerHTML = '';
});

test('APP-05 an address of the shop is a page, relative or absolute', () => {
  expect(redirectTarget('/no/sofa?x=1#top')).toEqual({ kind: 'page', address: '/no/sofa?x=1#top' });
  expect(redirectTarget(`${window.location.origin}/no`)).toEqual({ kind: 'page', address: '/no' });
});

test.each([
  '',
  '  ',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  'https:///evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
])('APP-05 %s is not followed', (url) => {
  expect(redirectTarget(url)).toBeUndefined();
});

test('APP-05 leading slashes collapse, so that the path cannot name a host', () => {
  expect(redirectTarget('/.//evil')).toEqual({ kind: 'page', address: '/evil' });
});

test('APP-05 another origin is followed only when the deployment allows it, to the port', () => {
  document.head.innerHTML = '<meta name="redirect-origins" content="https://pay.test https://other.test" />';
  expect(redirectTarget('https://pay.test/a?b=1')).toEqual({ kind: 'site', href: 'https://pay.test/a?b=1' });
  expect(redirectTarget('https://pay.test:8443/a')).toBeUndefined();
  expect(redirectTarget('https://shop@evil.test')).toBeUndefined();
});
