import type { Scenario } from '../../scenario';

/** The shop names a tag manager, and the browser has never been here. */
export const consent: Scenario = {
  title: 'Question for consent',
  path: '/en',
  sees: 'May we collect statistics?',
  prepare: (state) => ({ ...state, gtmId: 'GTM-FURULIA' }),
  isFirstVisit: true,
};
