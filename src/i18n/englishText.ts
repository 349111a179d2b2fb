import { createStore } from '../config/createStore';
import { common } from './en/common';
import { errors } from './en/errors';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

const byKey = (areas: Areas): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${area}.${name}`, text]),
    ),
  );

/** Texts that say that something loads or has failed, whatever else could be loaded. */
const basicTexts = byKey({ common, errors });

/** The English texts that have loaded. */
export interface EnglishTexts {
  byKey: ReadonlyMap<string, string>;
  /** All of them have loaded, or cannot be. */
  isComplete: boolean;
}

/** The app's own English: the basic texts, and all others once a text has been missing among the server's (APP-15). */
export const englishTexts = createStore<EnglishTexts>({ byKey: basicTexts, isComplete: false });

let loading: Promise<void> | undefined;

/** Loads all English texts, once. A visit whose server has every text never does. */
export function loadEnglish(): Promise<void> {
  loading ??= import('./english').then(
    ({ english }) => englishTexts.set({ byKey: byKey(english), isComplete: true }),
    () => englishTexts.set({ byKey: basicTexts, isComplete: true }),
  );
  return loading;
}

/**
 * Whether the server has no texts, as when they could not be fetched: then English is loaded before the shop opens, and
 * not when the first text is missing.
 */
export const hasNoTexts = (texts: Readonly<Record<string, string>>): boolean =>
  ![...basicTexts.keys()].some((key) => Object.hasOwn(texts, key));

/**
 * The app's own English text for a key; one that has not loaded yet is empty, and its loading starts.
 * @param key a translation key, or any string that came over the wire
 * @param english where to look; what has loaded by now when not given
 * @returns undefined when the app knows no such key
 */
export function englishText(key: string, english: EnglishTexts = englishTexts.get()): string | undefined {
  const text = english.byKey.get(key);
  if (text !== undefined || english.isComplete) return text;
  void loadEnglish();
  return '';
}
