import type { Term } from '../../../../api/generated/types';
import { readEach } from '../../../../components/ErrorBoundary/readEach';

/** Lower case without diacritics, so that "stal" finds "stål". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/**
 * The terms whose name contains each of the words of a text, in their order; all of them for an empty text.
 * @param part operation and place of the terms, for the report of one without a name
 */
export function matchTerms(terms: readonly Term[], text: string, part: string): Term[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const matches = ({ userFriendlyName }: Term) =>
    words.every((word) => plain(userFriendlyName).includes(word));
  return readEach(terms, part, (term) => (matches(term) ? [term] : [])).flat();
}
