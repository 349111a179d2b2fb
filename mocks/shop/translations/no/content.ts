import type { Areas } from '../areas';

/** Norwegian texts of content pages and their blocks. */
export const content: Areas['content'] = {
  pageNotFoundTitle: 'Vi fant ikke siden',
  pageNotFoundText: 'Den kan være flyttet, eller det kan være en skrivefeil i adressen.',
  backToHome: 'Til forsiden',
  openingHours: 'Åpningstider',
  closed: 'Stengt',
  today: 'I dag: {0}',
  exceptions: 'Avvikende åpningstider',
  findUs: 'Finn oss',
  openMap: 'Åpne kartet',
  monday: 'Mandag',
  tuesday: 'Tirsdag',
  wednesday: 'Onsdag',
  thursday: 'Torsdag',
  friday: 'Fredag',
  saturday: 'Lørdag',
  sunday: 'Søndag',
  searchForIt: 'Søk i butikken',
  search: 'Søk',
  suggestedLinks: 'Forslag til sider',
  openNow: 'Åpent nå',
  closedNow: 'Stengt nå',
};
