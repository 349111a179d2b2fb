/** Make the router read the address, after it was replaced without it. */
export function rereadAddress(): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
