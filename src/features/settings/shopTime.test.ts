import { afterEach, expect, test, vi } from 'vitest';
import { shopTime } from './shopTime';

afterEach(() => void vi.unstubAllEnvs());

const zones = ['Europe/Oslo', 'America/Los_Angeles', 'Pacific/Auckland'];

/** Moments around both changes of the clock in each zone, and the date and time there. */
const changes = [
  ['Europe/Oslo', '2027-03-27T23:30:00Z', '2027-03-28', '00:30'],
  ['Europe/Oslo', '2027-03-28T00:59:00Z', '2027-03-28', '01:59'],
  ['Europe/Oslo', '2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
  ['Europe/Oslo', '2027-03-28T22:30:00Z', '2027-03-29', '00:30'],
  ['Europe/Oslo', '2026-10-24T22:30:00Z', '2026-10-25', '00:30'],
  ['Europe/Oslo', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['Europe/Oslo', '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
  ['Europe/Oslo', '2026-10-25T22:30:00Z', '2026-10-25', '23:30'],
  ['America/Los_Angeles', '2027-03-14T07:30:00Z', '2027-03-13', '23:30'],
  ['America/Los_Angeles', '2027-03-15T06:30:00Z', '2027-03-14', '23:30'],
  ['America/Los_Angeles', '2026-11-01T07:30:00Z', '2026-11-01', '00:30'],
  ['America/Los_Angeles', '2026-11-02T07:30:00Z', '2026-11-01', '23:30'],
  ['Pacific/Auckland', '2026-09-26T12:30:00Z', '2026-09-27', '00:30'],
  ['Pacific/Auckland', '2026-09-27T11:30:00Z', '2026-09-28', '00:30'],
  ['Pacific/Auckland', '2027-04-03T11:30:00Z', '2027-04-04', '00:30'],
  ['Pacific/Auckland', '2027-04-04T12:30:00Z', '2027-04-05', '00:30'],
] as const;

test.each(zones.flatMap((visitor) => changes.map((change) => [visitor, ...change] as const)))(
  'APP-18 for a visitor in %s a shop in %s at %s is at %s, %s',
  (visitor, timeZone, moment, day, time) => {
    vi.stubEnv('TZ', visitor);
    expect(shopTime({ timeZone }, new Date(moment))).toEqual({ day, time });
  },
);

test('APP-18 without a time zone the dates are the visitor’s', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(shopTime({}, new Date('2026-11-28T12:30:00Z'))).toEqual({ day: '2026-11-29', time: '01:30' });
});
