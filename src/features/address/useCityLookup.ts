import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getCityQuery } from '../../api/generated/queries';
import { addressSchema, type AddressValues } from '../../components/mui/form/personInput';
import type { Option } from '../../components/mui/form/SelectField';
import { normalizeText } from '../../lib/normalizeText';
import { useSettings } from '../settings/settings';

/** The countries of the site as options of a form field (getGlobalSettings). */
export function useCountryOptions(): readonly Option[] {
  return useSettings().countries.map(({ code, name }) => ({ value: code, label: name }));
}

/** Length of the shortest complete postal code, without blanks. */
const SHORTEST = 4;

/** True for a text that the contract accepts as a postal code: a longer one is not looked up. */
const isPostalCode = (text: string): boolean => addressSchema.shape.postalCode.safeParse(text).success;

/**
 * ACC-02, CHK-02: fill in the city of a typed postal code (getCity), in countries with cityLookup. A city that is typed
 * meanwhile stays.
 * @example useCityLookup(form);
 */
export function useCityLookup<Sent>({
  setValue,
  subscribe,
}: UseFormReturn<AddressValues, unknown, Sent>): void {
  const client = useQueryClient();
  const { countries } = useSettings();
  useEffect(() => {
    let pending = '';
    const lookUp = async ({ postalCode: typed, countryCode }: AddressValues) => {
      const postalCode = normalizeText(typed);
      pending = `${postalCode} ${countryCode}`;
      const isOffered = countries.some(({ code, cityLookup }) => code === countryCode && cityLookup);
      const isShort = postalCode.replaceAll(/\s/g, '').length < SHORTEST;
      if (!isOffered || isShort || !isPostalCode(postalCode)) return;
      const query = { ...getCityQuery({ query: { postalCode, countryCode } }), meta: { isPrefetch: true } };
      const response = await client.fetchQuery(query).catch(() => undefined);
      if (typeof response?.city === 'string' && pending === `${postalCode} ${countryCode}`)
        setValue('city', response.city, { shouldDirty: true, shouldValidate: true });
    };
    return subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        if (type !== 'change') return;
        if (name === 'postalCode' || name === 'countryCode') void lookUp(values);
        else if (name === 'city') pending = '';
      },
    });
  }, [client, countries, setValue, subscribe]);
}
