/** Where the shop would stand, for canonical links and what is shared. */
export const site = 'https://www.furulia.example';

/** The shop's name, in breadcrumbs and titles. */
export const siteName = 'Furulia';
