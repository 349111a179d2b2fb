// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopBrand } from '../../brand/shopBrand';
import { applyStoredTheme, listenForThemeToggle, THEME_KEY, toggleTheme } from './themeMode';

const shown = () => document.documentElement.dataset['theme'];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  stop = listenForThemeToggle();
});
afterEach(() => stop());

describe('APP-09 theme', () => {
  it('APP-09 is light at first', () => {
    applyStoredTheme();
    expect(shown()).toBe('light');
  });

  it('APP-09 of a brand that chooses the system is dark at first where the system is, until the switch is used', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' }));
    const first = () => {
      applyStoredTheme();
      return shown();
    };
    expect(first()).toBe('light');
    Object.assign(shopBrand, { theme: 'system' });
    try {
      expect(first()).toBe('dark');
      toggleTheme();
      expect(first()).toBe('light');
    } finally {
      delete shopBrand.theme;
    }
  });

  it('APP-09 toggled by the event, stored under theme and restored', () => {
    applyStoredTheme();
    toggleTheme();
    expect(shown()).toBe('dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
    delete document.documentElement.dataset['theme'];
    applyStoredTheme();
    expect(shown()).toBe('dark');
    toggleTheme();
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('APP-09 accepts only empty or one of the two names', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('', 'light', 'dark', 'DARK', 'dark ', 'null')),
        (stored) => {
          localStorage.setItem(THEME_KEY, stored);
          applyStoredTheme();
          expect(shown()).toBe(stored === 'dark' ? 'dark' : 'light');
        },
      ),
    );
  });

  it('APP-09 works where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    applyStoredTheme();
    toggleTheme();
    expect(shown()).toBe('dark');
  });

  it('APP-09 follows a choice made in another tab', () => {
    applyStoredTheme();
    localStorage.setItem(THEME_KEY, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    expect(shown()).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
    expect(shown()).toBe('dark');
  });
});
