const listeners = new AbortController();

/** Listens until {@link removeListeners}. */
export function listen(target: Element, type: string, listener: (event: Event) => void): void {
  target.addEventListener(type, listener, { signal: listeners.signal });
}

/** Removes every listener, when React has its own: a picture that never loads would keep this script in memory. */
export const removeListeners = (): void => listeners.abort();
