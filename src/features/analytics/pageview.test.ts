// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { pushEntry, reportUnknown } from '../../lib/dataLayer';
import { pushPageview } from './consent';

afterEach(() => {
  delete window.dataLayer;
  delete document.documentElement.dataset['theme'];
});

test('ANA-01 a virtual pageview says user_type private and the screen mode', () => {
  document.documentElement.dataset['theme'] = 'dark';
  pushPageview('/no/sofaer', 'Sofaer');
  expect(window.dataLayer).toEqual([
    {
      event: 'virtual_pageview',
      page_path: '/no/sofaer',
      page_title: 'Sofaer',
      user_type: 'private',
      screen_mode: 'dark',
    },
  ]);
});

test('ANA-01 events go after those that are there already', () => {
  window.dataLayer = [{ event: 'gtm.js' }];
  pushEntry({ event: 'view_cart' });
  expect(window.dataLayer.map(({ event }) => event)).toEqual(['gtm.js', 'view_cart']);
});

test('APP-02 unknown content is reported once per name', () => {
  reportUnknown('pageType', 'HologramPage');
  reportUnknown('pageType', 'HologramPage');
  reportUnknown('blockType', 'HologramPage');
  expect(window.dataLayer).toHaveLength(2);
});
