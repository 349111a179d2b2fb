/** The origin of the shop, for canonical links and sharing. */
export const site = 'https://www.furulia.example';
