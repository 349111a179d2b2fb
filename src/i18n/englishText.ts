import { createStore } from '../lib/createStore';
import { basicTexts } from './basicTexts';
import { pluralKey, pluralRules } from './intl';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

const byKey = (areas: Areas): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
    ),
  );

const basic = byKey(basicTexts);

export interface EnglishTexts {
  byKey: ReadonlyMap<string, string>;
  isComplete: boolean;
}

/** Built-in English: the basic texts, then all others once the server's texts lack one (APP-15). */
export const englishTexts = createStore<EnglishTexts>({ byKey: basic, isComplete: false });

let englishPlurals: Intl.PluralRules | undefined;

let loading: Promise<void> | undefined;

/** Load all English texts, once. Unused when the server has every text. */
export function loadEnglish(): Promise<void> {
  loading ??= import('./english').then(
    ({ english }) => englishTexts.set({ byKey: byKey(english), isComplete: true }),
    () => englishTexts.set({ byKey: basic, isComplete: true }),
  );
  return loading;
}

/** True when the server has no texts: English is then loaded before the shop opens. */
export const hasNoTexts = (texts: Readonly<Record<string, string>>): boolean =>
  ![...basic.keys()].some((key) => Object.hasOwn(texts, key));

/** Built-in English text for a key; empty until loaded, which it starts; undefined for an unknown key. */
export function englishText(
  key: string,
  english: EnglishTexts = englishTexts.get(),
  count?: number,
): string | undefined {
  const plural =
    count === undefined
      ? undefined
      : english.byKey.get(pluralKey(key, count, (englishPlurals ??= pluralRules('en'))));
  const text = plural ?? english.byKey.get(key);
  if (text !== undefined || english.isComplete) return text;
  void loadEnglish();
  return '';
}
