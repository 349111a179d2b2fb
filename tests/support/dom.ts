/** Setup of unit tests in jsdom: what Testing Library only does by itself where test functions are globals. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Testing Library looks for this name to move a fake clock on while it waits.
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

// A slow machine is no failure.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

// jsdom knows the dialog element but not how it opens and closes.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// It lays nothing out, so there is nowhere to scroll to.
Element.prototype.scrollTo = () => undefined;

// It has no window either that a media query could hold for.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
