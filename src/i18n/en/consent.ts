/** English texts of the consent area. */
export const consent = {
  title: 'May we collect statistics?',
  text: 'If you say yes, we record what is viewed and bought, but never your name or address.',
  readMore: 'Read about privacy',
  necessary: 'Only necessary',
  statistics: 'Allow statistics',
  settings: 'Privacy settings',
  saved: 'Your choice is saved. You can change it at the bottom of every page.',
};
