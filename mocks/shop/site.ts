/** The origin of the shop, for canonical links and sharing. */
export const site = 'https://www.furulia.example';

/** The shop's name, in breadcrumbs and titles. */
export const siteName = 'Furulia';
