import type { Brand } from '../brand.ts';

/** Second brand, a proof that nothing of the first is fixed: cobalt on cool white, the system's typeface, square corners. */
export const rettvinkel: Brand = { name: 'Rettvinkel' };
