import { number, text } from '../read';

/** Collations that a server may sort names by; they differ in punctuation, case, accents and digits. */
const collatorsOf = (language: string) =>
  [language, 'en'].flatMap((locale) =>
    [true, false].flatMap((ignorePunctuation) =>
      [true, false].map(
        (numeric) => new Intl.Collator(locale, { sensitivity: 'base', ignorePunctuation, numeric }),
      ),
    ),
  );

/**
 * First neighbours in the wrong order by a sorter's key; undefined without any, or when the key names neither name nor
 * price. Names are in the wrong order when every collation says so.
 */
export function disorderOf(key: string, hits: readonly unknown[], language: string): string | undefined {
  if (/price/i.test(key)) return priceDisorder(key, hits);
  if (!/name|alphabet/i.test(key)) return undefined;
  const direction = /desc/i.test(key) ? -1 : 1;
  const collators = collatorsOf(language);
  const names = hits.flatMap((hit) => text(hit, 'name') ?? []);
  return wrongPair(names, (a, b) => {
    const byCode = a < b ? -1 : 1;
    return [...collators.map((collator) => collator.compare(a, b)), byCode].every(
      (each) => each * direction > 0,
    );
  });
}

function priceDisorder(key: string, hits: readonly unknown[]): string | undefined {
  const direction = /desc|high.*low|falling/i.test(key) ? -1 : 1;
  const amounts = (field: string) => hits.flatMap((hit) => number(hit, 'price', field, 'amount') ?? []);
  const isWrong = (before: number, after: number) => (before - after) * direction > 0;
  const incVat = wrongPair(amounts('priceIncVat'), isWrong);
  return incVat === undefined ? undefined : wrongPair(amounts('priceExVat'), isWrong);
}

function wrongPair<Value>(values: readonly Value[], isWrong: (before: Value, after: Value) => boolean) {
  const place = values.findIndex((value, index) => {
    const before = values[index - 1];
    return before !== undefined && isWrong(before, value);
  });
  return place < 0 ? undefined : `${String(values[place - 1])} before ${String(values[place])}`;
}
