// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { getApiBase } from './apiBase';
import { pageContextUrl } from './contextUrl';

function configure(content: string) {
  document.head.innerHTML = `<meta name="api-base" content="${content}" />`;
}

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['', 'http://localhost:3000'],
  ['/', 'http://localhost:3000'],
  ['/backend/', 'http://localhost:3000/backend'],
  ['https://api.example.com', 'https://api.example.com'],
  [' https://api.example.com/shop/ ', 'https://api.example.com/shop'],
])('CALL-01 the page names the API base: "%s" is %s', (content, base) => {
  configure(content);
  expect(getApiBase()).toBe(base);
});

it('CALL-01 a page without the tag calls its own origin', () => {
  expect(getApiBase()).toBe('http://localhost:3000');
});

it.each(['api.example.com', '//api.example.com', 'javascript:alert(1)', 'ftp://api.example.com'])(
  'CALL-01 a base that is none is refused by name: %s',
  (content) => {
    configure(content);
    expect(getApiBase).toThrow(content);
  },
);

it.each([
  ['/no/sofas?skip=0&filter%3A%3AColor=oak', 'https://api.example.com/no/sofas?skip=0&filter%3A%3AColor=oak'],
  ['/no/stoler#pris', 'https://api.example.com/no/stoler'],
  ['/no/møbler', 'https://api.example.com/no/m%C3%B8bler'],
  ['/%E0%A4%A', 'https://api.example.com/%E0%A4%A'],
  ['//evil.example', 'https://api.example.com//evil.example'],
  ['/\\evil.example', 'https://api.example.com//evil.example'],
])('APP-01 CALL-02 a page is named by API host, path and query: %s', (address, contextUrl) => {
  configure('https://api.example.com/shop');
  expect(pageContextUrl(address)).toBe(contextUrl);
});
