import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLocation } from 'react-router-dom';
import { renderInShop } from '../../../tests/support/renderInShop';
import { getLanguage, setLanguage } from '../../i18n/language';
import { CountryButton } from './Switches';
import { CountrySelector } from './CountrySelector';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const option = (name: string | RegExp) => screen.getByRole('button', { name });
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  setLanguage('no');
});

describe('APP-18 country and language', () => {
  it('APP-18 the button names the current country and opens the selection', () => {
    renderInShop(<CountryButton />);
    fireEvent.click(option('Country and language: Norge'));
    expect(screen.getByTestId('modal').textContent).toBe('countrySelector {}');
  });

  it('APP-18 lists the countries of the settings with the current one marked, and the languages', () => {
    renderInShop(<CountrySelector />);
    expect(option('Norge NOK').getAttribute('aria-current')).toBe('true');
    expect(option('Sverige SEK').getAttribute('aria-current')).toBe('false');
    expect(option('Norsk').getAttribute('aria-current')).toBe('true');
    expect(option('English').getAttribute('lang')).toBe('en');
  });

  it('APP-18 selecting a country goes to its language route and stores the language', () => {
    renderInShop(
      <>
        <CountrySelector />
        <Address />
      </>,
    );
    fireEvent.click(option('Sverige SEK'));
    expect(address()).toBe('/sv');
    expect(getLanguage()).toBe('sv');
    expect(sessionStorage.getItem('language')).toBe('sv');
  });

  it('APP-18 a language of another country is shown with it, unless the current country has that language', () => {
    const languages = [
      { code: 'en', name: 'English', languageRoute: 'en', country: 'NO' },
      { code: 'en-SE', name: 'English', languageRoute: 'en-se', country: 'SE' },
      { code: 'sv', name: 'Svenska', languageRoute: 'sv', country: 'SE' },
    ];
    renderInShop(
      <>
        <CountrySelector />
        <Address />
      </>,
      { settings: { languages } },
    );
    expect(screen.getAllByRole('button', { name: /^English/ }).map(({ lang }) => lang)).toEqual(['en']);
    fireEvent.click(option('Svenska Sverige'));
    expect(address()).toBe('/sv');
    expect(getLanguage()).toBe('sv');
  });

  it('APP-08 selecting a language goes to its route', () => {
    renderInShop(
      <>
        <CountrySelector />
        <Address />
      </>,
    );
    fireEvent.click(option('English'));
    expect(address()).toBe('/en');
    expect(getLanguage()).toBe('en');
  });
});
