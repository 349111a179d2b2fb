import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', []],
  ['true', ['BlockPreviewPage', 'StorybookPage']],
])('APP-02 with EDITOR_PAGES "%s" a build has these pages of editors: %j', async (value, expected) => {
  vi.resetModules();
  vi.stubEnv('VITE_EDITOR_PAGES', value);
  const { pages } = await import('./pageRegistry');
  const types = Object.keys(pages);
  expect(types).toContain('StartPage');
  expect(types.filter((type) => type === 'BlockPreviewPage' || type === 'StorybookPage')).toEqual(expected);
});
