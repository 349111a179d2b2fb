import type { Scenario } from '../../scenario';

/** Prices, stock and texts of the Swedish market. */
export const swedishCustomer: Scenario = {
  title: 'Swedish market, in Swedish',
  path: '/sv/mina-sidor',
  sees: 'Gunnar Bergström',
  customer: 'gunnar@hotellnordan.example',
};
