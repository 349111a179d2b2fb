import { expect, test } from 'vitest';
import { loadBefore } from './resources';

const at = (path: string, start: number, bytes: number) => ({
  url: `http://shop.example${path}`,
  start,
  bytes,
});

test('what a page loads is counted by kind, up to a time', () => {
  const resources = [
    at('/en/sofas?x=1.js', 0, 1),
    at('/assets/index-1.js', 10, 20),
    at('/assets/index-1.css', 10, 300),
    at('/assets/face.woff2', 10, 4000),
    at('/api/content/page', 20, 50_000),
    at('/mock-media/products/sofa.webp', 30, 600_000),
    at('/assets/late.js', 31, 7),
  ];
  expect(loadBefore(resources, 30)).toEqual({
    html: 1,
    js: 20,
    css: 300,
    font: 4000,
    api: 50_000,
    media: 600_000,
    requests: 6,
    mediaRequests: 1,
  });
  expect(loadBefore(resources, Infinity)).toMatchObject({ js: 27, requests: 7 });
});
