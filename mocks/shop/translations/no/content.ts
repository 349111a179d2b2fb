import type { Areas } from '../areas';

/** Norwegian texts of content pages and their blocks. */
export const content: Areas['content'] = {
  pageNotFoundTitle: 'Vi fant ikke den siden',
  pageNotFoundText: 'Den kan ha flyttet, eller det er en skrivefeil i adressen.',
  backToHome: 'Til forsiden',
};
