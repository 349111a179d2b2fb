import type { Term } from '../../../../api/generated/types';
import { readEach } from '../../../../components/plain/readEach';
import { normalizeText } from '../../../../lib/normalizeText';

/** Lower case without diacritics, so that "stal" matches "stål". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/**
 * Terms whose names contain every word of a text, in their original order; all terms for an empty text.
 * @param part operation and path of the terms, for the report of a term without a name
 */
export function matchTerms(terms: readonly Term[], text: string, part: string): Term[] {
  const words = plain(normalizeText(text)).split(/\s+/).filter(Boolean);
  const matches = ({ userFriendlyName }: Term) =>
    words.every((word) => plain(userFriendlyName).includes(word));
  return readEach(terms, part, (term) => (matches(term) ? [term] : [])).flat();
}
