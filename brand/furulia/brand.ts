import type { Brand } from '../brand.ts';

/** Nordic furniture: warm paper and pine, a grotesk, softly rounded corners. */
export const furulia: Brand = { name: 'Furulia' };
