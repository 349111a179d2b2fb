import type { Areas } from '../areas';

/** Swedish texts of content pages and their blocks. */
export const content: Areas['content'] = {
  pageNotFoundTitle: 'Vi hittade inte sidan',
  pageNotFoundText: 'Den kan ha flyttats, eller så är adressen felskriven.',
  backToHome: 'Till startsidan',
  openingHours: 'Öppettider',
  closed: 'Stängt',
  today: 'I dag: {0}',
  exceptions: 'Avvikande öppettider',
  findUs: 'Hitta hit',
  openMap: 'Öppna kartan',
  monday: 'Måndag',
  tuesday: 'Tisdag',
  wednesday: 'Onsdag',
  thursday: 'Torsdag',
  friday: 'Fredag',
  saturday: 'Lördag',
  sunday: 'Söndag',
  searchForIt: 'Sök i butiken',
  search: 'Sök',
  suggestedLinks: 'Förslag på sidor',
  openNow: 'Öppet nu',
  closedNow: 'Stängt nu',
};
