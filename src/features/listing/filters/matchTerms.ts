import type { Term } from '../../../api/generated/types';

/** Lower case without diacritics, so that "stal" finds "stål". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/** The terms whose name holds each of the words of a text, in their order; all of them for an empty text. */
export function matchTerms(terms: readonly Term[], text: string): Term[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return terms.filter(({ userFriendlyName }) =>
    words.every((word) => plain(userFriendlyName).includes(word)),
  );
}
