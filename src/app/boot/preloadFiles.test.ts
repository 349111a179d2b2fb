// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadCachedFont } from './preloadFiles';

function loadedFonts(transferSizes: readonly number[]): string[] {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/first.css">';
  document.documentElement.style.setProperty('--font-sans', "'Shop Sans', Arial");
  const address = `${window.location.origin}/assets/first.css`;
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) =>
      name === address ? transferSizes.map((transferSize) => ({ transferSize })) : [],
  });
  const load = vi.fn((_font: string) => Promise.resolve([]));
  Object.assign(document, { fonts: { load } });
  loadCachedFont(document.querySelector('link'));
  return load.mock.calls.map(([font]) => font);
}

test('APP-15 the font is loaded before the page is laid out where the style sheet came from the cache', () => {
  expect(loadedFonts([0])).toEqual(["1em 'Shop Sans', Arial"]);
});

test.each([[[1200]], [[1200, 0]], [[]]])(
  'APP-15 the font waits until it is needed where the style sheet took %j bytes from the server',
  (transferSizes) => {
    expect(loadedFonts(transferSizes)).toEqual([]);
  },
);
