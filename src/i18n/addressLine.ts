import type { AddressInput } from '../api/generated/types';

/** The address on one line, for accessible names, options and confirmations. */
export const addressLine = ({ address, postalCode, city }: AddressInput): string =>
  `${address}, ${postalCode} ${city}`;
