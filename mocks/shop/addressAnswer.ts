import type { Address } from '../../src/api/generated/types';
import type { AddressRecord } from '../state';
import { countryName } from './content/settings';
import type { Language, Market } from './context';

/** Whether the shop sells in a country. */
export const isMarket = (code: string): code is Market => code === 'NO' || code === 'SE';

/** An address as the contract has it, with the name of its country in the asker's language. */
export const addressAnswer = (address: AddressRecord, language: Language): Address => ({
  ...address,
  countryName: isMarket(address.countryCode)
    ? countryName(address.countryCode, language)
    : address.countryName,
});
