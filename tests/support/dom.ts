/** Setup of unit tests in jsdom, which Testing Library does itself only with global test functions. */
import { cleanup, configure } from '@testing-library/react';
import { StyleSheet } from '@emotion/sheet';
import React from 'react';
import { afterEach, vi } from 'vitest';
import { quickStyle } from './quickStyle';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Testing Library uses this name to advance a fake clock while it waits.
  jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) },
});

configure({
  // Long, so that a slow machine does not fail a test.
  asyncUtilTimeout: 40_000,
  // Without the document, which would be printed for every attempt of a waiting test; screen.debug() prints it.
  getElementError: (message) => new Error(message ?? ''),
});

afterEach(cleanup);

// jsdom has the dialog element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom has no layout, and so no scrolling.
Element.prototype.scrollTo = () => undefined;

// It has no media queries either.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Layout is tested in the browser; jsdom would match every rule of MUI again for each query by role.
StyleSheet.prototype.insert = () => undefined;
window.getComputedStyle = quickStyle;

// Owner stacks of elements, which only warnings show, take a tenth of the time of rendering.
Object.defineProperty(
  (React as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ] ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);
