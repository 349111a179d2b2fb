// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { mediaUrl } from './mediaUrl';

function configure(content: string) {
  document.head.innerHTML = `<meta name="media-base" content="${content}" />`;
}

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['', '/media/sofa.jpg'],
  ['/cdn/', '/cdn/media/sofa.jpg'],
  ['https://media.example.com', 'https://media.example.com/media/sofa.jpg'],
  [' https://media.example.com/shop/ ', 'https://media.example.com/shop/media/sofa.jpg'],
])('CALL-01 a path of a picture is on the media base "%s"', (base, expected) => {
  configure(base);
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
  configure('https://media.example.com');
  expect(mediaUrl(address)).toBe(address);
});

it.each(['media.example.com', '//media.example.com', 'javascript:alert(1)'])(
  'CALL-01 a media base that is none is refused by name: %s',
  (content) => {
    configure(content);
    expect(() => mediaUrl('/media/sofa.jpg')).toThrow(`media-base is "${content}"`);
  },
);
