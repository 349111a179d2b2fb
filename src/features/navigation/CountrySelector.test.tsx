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

const choice = (name: string | RegExp) => screen.getByRole('button', { name });
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  setLanguage('no');
});

describe('APP-18 country and language', () => {
  it('APP-18 the button names the current country and opens the choice', () => {
    renderInShop(<CountryButton />);
    fireEvent.click(choice('Country and language: Norge'));
    expect(screen.getByTestId('modal').textContent).toBe('countrySelector {}');
  });

  it('APP-18 lists the countries of the settings with the current one marked, and the languages', () => {
    renderInShop(<CountrySelector />);
    expect(choice('Norge NOK').getAttribute('aria-current')).toBe('true');
    expect(choice('Sverige SEK').getAttribute('aria-current')).toBe('false');
    expect(choice('Norsk').getAttribute('aria-current')).toBe('true');
    expect(choice('English').getAttribute('lang')).toBe('en');
  });

  it('APP-18 choosing a country goes to its language route and stores the language', () => {
    renderInShop(
      <>
        <CountrySelector />
        <Address />
      </>,
    );
    fireEvent.click(choice('Sverige SEK'));
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
    fireEvent.click(choice('Svenska Sverige'));
    expect(address()).toBe('/sv');
    expect(getLanguage()).toBe('sv');
  });

  it('APP-08 choosing a language goes to its route', () => {
    renderInShop(
      <>
        <CountrySelector />
        <Address />
      </>,
    );
    fireEvent.click(choice('English'));
    expect(address()).toBe('/en');
    expect(getLanguage()).toBe('en');
  });
});
