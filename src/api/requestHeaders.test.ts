// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pageContextUrl } from './requestHeaders';

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['/no/sofas?skip=0&filter%3A%3AColor=oak', 'https://api.example.com/no/sofas?skip=0&filter%3A%3AColor=oak'],
  ['/no/stoler#pris', 'https://api.example.com/no/stoler'],
  ['/no/møbler', 'https://api.example.com/no/m%C3%B8bler'],
  ['/%E0%A4%A', 'https://api.example.com/%E0%A4%A'],
  ['//evil.example', 'https://api.example.com//evil.example'],
  ['/\\evil.example', 'https://api.example.com//evil.example'],
])('APP-01 a page is named by API host, path and query: %s', (address, contextUrl) => {
  document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/shop" />';
  expect(pageContextUrl(address)).toBe(contextUrl);
});
