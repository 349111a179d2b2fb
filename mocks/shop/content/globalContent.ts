import type { GlobalContent } from '../../../src/api/generated/types';
import type { Language } from '../context';
import type { Text } from './authoring';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';

const signIn: Text = {
  no: '<p>Logg inn for å se priser, handle og ta vare på favorittene dine. <strong>Ny her?</strong> Det tar et minutt å bli kunde.</p>',
  sv: '<p>Logga in för att se priser, handla och spara dina favoriter. <strong>Ny här?</strong> Det tar en minut att bli kund.</p>',
  en: '<p>Sign in to see prices, to buy and to keep your favourites. <strong>New here?</strong> Becoming a customer takes a minute.</p>',
};

const askForPrice: Text = { no: 'Spør oss om pris', sv: 'Fråga oss om pris', en: 'Ask us for a price' };

const support = {
  no: { email: 'hjelp@furulia.example', phone: '+47 22 00 44 00' },
  sv: { email: 'hjalp@furulia.example', phone: '+46 8 500 440 00' },
  en: { email: 'help@furulia.example', phone: '+47 22 00 44 00' },
} satisfies Record<Language, { email: string; phone: string }>;

/** Texts and contact details used all over the shop. */
export function globalContent(language: Language): GlobalContent {
  const supportPage = pageById('support');
  return {
    loginInformationText: signIn[language],
    contactEmailAddress: 'hei@furulia.example',
    supportEmailAddress: support[language].email,
    supportPhoneNumber: support[language].phone,
    supportPage: {
      text: supportPage.title[language],
      url: pageUrl(supportPage, language),
      title: null,
      target: null,
    },
    contactForPricePage: {
      text: askForPrice[language],
      url: `https://prosjekt.furulia.example/${language}`,
      title: null,
      target: '_blank',
    },
  };
}
