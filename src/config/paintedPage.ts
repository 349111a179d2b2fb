declare global {
  interface Window {
    /**
     * Repeats what was pressed and filled in on a page that was painted before React has loaded (APP-15). Defined until
     * React has taken the page over.
     */
    __repeatInput?: () => void;
  }
}

/**
 * Whether the page was painted before React has loaded, and React has not taken it over yet: its first render must give
 * what stands in the document.
 */
export const isPainted = (): boolean => window.__repeatInput !== undefined;
