import type { Address } from '../../src/api/generated/types';
import type { AddressRecord } from '../store/state';
import { countryName } from './content/settings';
import type { Market } from './context';
import type { Language } from './languages';

/** True for a country that the shop sells in. */
export const isMarket = (code: string): code is Market => code === 'NO' || code === 'SE';

/** An address in the contract's form, with the name of its country in a language. */
export const addressAnswer = (address: AddressRecord, language: Language): Address => ({
  ...address,
  countryName: isMarket(address.countryCode)
    ? countryName(address.countryCode, language)
    : address.countryName,
});
