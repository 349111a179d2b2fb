import { useEffect } from 'react';

/** Keeps the document's language that of its texts (SEO-02). */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
