/** English texts of the consent area. */
export const consent = {
  title: 'May we collect statistics?',
  text: 'We store what the shop needs to work. If you allow statistics, our analytics services also measure what is viewed and bought, but never your name or address.',
  necessary: 'Only necessary',
  statistics: 'Allow statistics',
  settings: 'Privacy settings',
  saved: 'Your choice is saved. You can change it at the bottom of every page.',
};
