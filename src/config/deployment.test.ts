// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { checkDeployment } from './checkDeployment';
import { getApiBase, hasFeature, mayCollectStatistics, mediaUrl, showsVisitorPrices } from './deployment';

function configure(name: string, content: string) {
  document.head.innerHTML += `<meta name="${name}" content="${content}" />`;
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
    expect(checkDeployment).toThrow(`api-base is "${content}"`);
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
    expect(checkDeployment).toThrow(`media-base is "${content}"`);
  },
);

it('APP-01 every wrong setting is named, and a document without faults or tags is fine', () => {
  expect(checkDeployment).not.toThrow();
  configure('api-base', 'https://api.example.com');
  configure('redirect-origins', 'https://pay.example.com http://localhost:4010');
  configure('disabled-features', 'favorites  vat-switch');
  configure('consent-categories', 'none');
  configure('visitor-prices', 'on');
  expect(checkDeployment).not.toThrow();
  document.head.innerHTML = '';
  configure('api-base', 'api.example.com');
  configure('redirect-origins', 'https://pay.example.com/path');
  configure('disabled-features', 'favourites');
  configure('consent-categories', 'marketing');
  configure('visitor-prices', 'yes');
  for (const fault of [
    'api-base is "api.example.com"; it takes',
    'redirect-origins is "https://pay.example.com/path"; it takes origins',
    'disabled-features is "favourites"; it takes names of dark-theme, ',
    'consent-categories is "marketing"; it takes statistics or none.',
    'visitor-prices is "yes"; it takes on.',
  ])
    expect(checkDeployment).toThrow(fault);
});

it('APP-01 each wrong setting is named in its own paragraph', () => {
  configure('api-base', 'api.example.com');
  configure('consent-categories', 'marketing');
  expect(checkDeployment).toThrow(/^The meta tag api-base .+\.\n\nThe meta tag consent-categories .+\.$/);
});

it('APP-01 a feature is on unless the deployment turns it off', () => {
  expect(hasFeature('favorites')).toBe(true);
  configure('disabled-features', 'quick-order favorites');
  expect(hasFeature('favorites')).toBe(false);
  expect(hasFeature('registration')).toBe(true);
});

it('ANA-03 a deployment without consent categories collects no statistics', () => {
  expect(mayCollectStatistics()).toBe(true);
  configure('consent-categories', 'none');
  expect(mayCollectStatistics()).toBe(false);
});

it('CARD-03 a deployment shows visitors prices only when it says so', () => {
  expect(showsVisitorPrices()).toBe(false);
  configure('visitor-prices', 'on');
  expect(showsVisitorPrices()).toBe(true);
});
