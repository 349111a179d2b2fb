/** English texts of the consent area. */
export const consent = {
  title: 'May we count visits?',
  text: 'The shop stores what it needs to work. If you allow statistics, services we use also count what is viewed and bought, never with your name or address.',
  necessary: 'Only what is necessary',
  statistics: 'Allow statistics',
  settings: 'Privacy choices',
  saved: 'Your choice is saved. You can change it at the bottom of every page.',
};
