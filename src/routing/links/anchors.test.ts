// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { goToAnchor } from './anchors';

const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;
const preferReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

afterEach(() => {
  document.body.replaceChildren();
  scrollIntoView.mockClear();
});

test.each([
  [true, 'instant'],
  [false, 'smooth'],
])('UI-04 with reduced motion %s an anchor is reached with scroll behaviour %s', (reduced, behavior) => {
  preferReducedMotion(reduced);
  document.body.innerHTML = '<h2 id="sizes">Sizes</h2>';
  goToAnchor('sizes');
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior });
  expect(document.activeElement?.id).toBe('sizes');
});

test('APP-11 an id of the editors is found behind its prefix, and the app keeps its own', () => {
  preferReducedMotion(false);
  document.body.innerHTML =
    '<main id="main" tabindex="-1"></main><p id="content-main"></p><p id="content-care"></p>';
  goToAnchor('main');
  expect(document.activeElement?.id).toBe('main');
  goToAnchor('care');
  expect(document.activeElement?.id).toBe('content-care');
  scrollIntoView.mockClear();
  goToAnchor('nowhere');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
