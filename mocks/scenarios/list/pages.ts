import { faultsOf } from '../faults';
import type { Scenario } from '../scenario';

/** Scenarios of the group “Pages and the whole shop”, by the name that a link gives each (DEV-04). */
export const pages = {
  missingPage: {
    title: 'Page that is not there',
    path: '/en/nothing-here',
    sees: 'We can’t find this page',
  },
  movedPage: {
    title: 'Page that has moved',
    path: '/en/customer-service/shipping',
    sees: 'Delivery',
  },
  failingPage: {
    title: 'Every page fails',
    path: '/en',
    sees: 'Unexpected error',
    faults: { getPage: 500 },
  },
  brokenPage: {
    title: 'Every page is no JSON',
    path: '/en',
    sees: 'Unexpected error',
    faults: { getPage: 'no JSON' },
  },
  waitingPage: {
    title: 'A page that never answers',
    path: '/en',
    sees: 'Loading the page',
    faults: { getPage: 'never answers' },
  },
  failingSettings: {
    title: 'Settings fail',
    path: '/en',
    sees: 'The shop could not be loaded',
    faults: { getGlobalSettings: 500 },
  },
  failingMenu: {
    title: 'The menu fails',
    path: '/en',
    sees: 'The menu could not be loaded. Try again',
    faults: { getSiteStructure: 'no connection' },
  },
  failingFooter: {
    title: 'The footer is no JSON',
    path: '/en',
    sees: 'The footer could not be loaded. Try again',
    faults: { getFooter: 'no JSON' },
  },
  maintenance: {
    title: 'Every call fails',
    path: '/en',
    sees: 'The shop could not be loaded',
    faults: faultsOf(500),
  },
  unreachable: {
    title: 'The shop cannot be reached',
    path: '/en',
    sees: 'The shop could not be loaded',
    faults: faultsOf('no connection'),
  },
  arabic: {
    title: 'Arabic in part: from right to left, with six plural forms',
    path: '/ar',
    sees: 'تابعنا',
  },
  consent: {
    title: 'Question for consent',
    path: '/en',
    sees: 'May we collect statistics?',
    prepare: (state) => ({ ...state, gtmId: 'GTM-FURULIA' }),
    isFirstVisit: true,
  },
} satisfies Record<string, Scenario>;
