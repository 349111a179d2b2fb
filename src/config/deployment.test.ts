// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { getApiBase, mediaUrl } from './deployment';

function configure(name: 'api-base' | 'media-base', content: string) {
  document.head.innerHTML = `<meta name="${name}" content="${content}" />`;
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
  configure('api-base', content);
  expect(getApiBase()).toBe(base);
});

it('CALL-01 a page without the tag calls its own origin', () => {
  expect(getApiBase()).toBe('http://localhost:3000');
});

it.each(['api.example.com', '//api.example.com', 'javascript:alert(1)', 'ftp://api.example.com'])(
  'CALL-01 a base that is none is refused by name: %s',
  (content) => {
    configure('api-base', content);
    expect(getApiBase).toThrow(content);
  },
);

it.each([
  ['', '/media/sofa.jpg'],
  ['/cdn/', '/cdn/media/sofa.jpg'],
  ['https://media.example.com', 'https://media.example.com/media/sofa.jpg'],
  [' https://media.example.com/shop/ ', 'https://media.example.com/shop/media/sofa.jpg'],
])('CALL-01 a path of a picture is on the media base "%s"', (base, expected) => {
  configure('media-base', base);
  expect(mediaUrl('/media/sofa.jpg')).toBe(expected);
});

it('CALL-01 without the tag a picture is on the own origin', () => {
  expect(mediaUrl('/media/sofa.jpg')).toBe('/media/sofa.jpg');
});

it.each([
  'https://other.example/sofa.jpg',
  '//other.example/sofa.jpg',
  '/\\other.example',
  'data:,x',
  '#top',
  '',
])('CALL-01 an address that is no path of the shop is unchanged: %s', (address) => {
  configure('media-base', 'https://media.example.com');
  expect(mediaUrl(address)).toBe(address);
});

it.each(['media.example.com', '//media.example.com', 'javascript:alert(1)'])(
  'CALL-01 a media base that is none is refused by name: %s',
  (content) => {
    configure('media-base', content);
    expect(() => mediaUrl('/media/sofa.jpg')).toThrow(`media-base is "${content}"`);
  },
);
