import type { Areas } from '../areas';

/** Swedish texts of content pages and their blocks. */
export const content: Areas['content'] = {
  pageNotFoundTitle: 'Vi hittade inte den sidan',
  pageNotFoundText: 'Den kan ha flyttat, eller så är adressen felskriven.',
  backToHome: 'Till startsidan',
};
