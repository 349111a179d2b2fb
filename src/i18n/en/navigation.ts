/** English texts of header, menus, breadcrumbs, footer, and the language and country choice. */
export const navigation = {
  breadcrumb: 'Breadcrumb',
  breadcrumbExpand: 'Show the whole path',
  mainMenu: 'Main menu',
};
