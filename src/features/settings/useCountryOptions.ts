import type { Option } from '../../components/Form/SelectField';
import { useSettings } from './settings';

/** The countries of the site as options of a form field (getGlobalSettings). */
export function useCountryOptions(): readonly Option[] {
  return useSettings().countries.map(({ code, name }) => ({ value: code, label: name }));
}
