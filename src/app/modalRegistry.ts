import { lazy } from 'react';
import type { ModalRegistry } from '../components/Modal/ModalHost';

/** The component of every modal, each its own chunk (MOD-01). */
export const modalRegistry: ModalRegistry = {
  countrySelector: lazy(() =>
    import('../features/navigation/CountrySelector/CountrySelector').then(({ CountrySelector }) => ({
      default: CountrySelector,
    })),
  ),
};
