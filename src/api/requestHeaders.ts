import { getLanguage } from '../i18n/language';

/**
 * Headers of every request (CALL-02).
 * @param contextUrl address of the page for getPage, otherwise the API base
 */
export const requestHeaders = (contextUrl: string) => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'Content-Language': getLanguage(),
  'Context-Url': contextUrl,
});

/** Cache and cookies of every request. */
export const requestOptions = { cache: 'no-cache', credentials: 'include' } as const;
