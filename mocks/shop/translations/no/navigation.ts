import type { Areas } from '../areas';

/** Norwegian texts of header, menus, breadcrumbs, footer, and the language and country choice. */
export const navigation: Areas['navigation'] = {
  breadcrumb: 'Brødsmulesti',
  breadcrumbExpand: 'Vis hele stien',
  mainMenu: 'Hovedmeny',
};
