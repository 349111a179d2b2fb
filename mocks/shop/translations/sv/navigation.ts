import type { Areas } from '../areas';

/** Swedish texts of header, menus, breadcrumbs, footer, and the language and country choice. */
export const navigation: Areas['navigation'] = {
  breadcrumb: 'Brödsmulor',
  breadcrumbExpand: 'Visa hela sökvägen',
  mainMenu: 'Huvudmeny',
};
