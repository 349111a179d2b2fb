import { expect, it } from 'vitest';
import { examples } from '../../../mocks/generated/examples';
import { openingDay } from './openingDay';

const { body: page } = examples.getPage[200].storefrontPage();
const store = 'store' in page && page.store;
if (!store) throw new Error('The example page has no store');

it.each([
  ['2026-11-23T09:59', ['10:00–19:00'], false],
  ['2026-11-23T10:00', ['10:00–19:00'], true],
  ['2026-11-23T19:00', ['10:00–19:00'], false],
  ['2026-11-24T12:00', [], false],
  ['2026-12-24T12:00', ['Julaften: stengt'], undefined],
])('PDP-04 at %s a store has the hours %j and is open: %s', (moment, hours, isOpen) => {
  const [day = '', time = ''] = moment.split('T');
  expect(openingDay(store, { day, time })).toEqual({ hours, isOpen });
});
