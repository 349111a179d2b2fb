import type { GlobalContent } from '../../../src/api/generated/types';
import { routes, type Language, type Market, type Route } from '../context';
import type { Text } from './authoring';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';

const signIn: Text = {
  no: '<p>Logg inn for å se priser, handle og lagre favoritter. <strong>Ny her?</strong> Det tar et minutt å opprette konto.</p>',
  sv: '<p>Logga in för att se priser, handla och spara favoriter. <strong>Ny här?</strong> Det tar en minut att skapa ett konto.</p>',
  en: '<p>Sign in to see prices, place orders and save favourites. <strong>New here?</strong> It takes a minute to create an account.</p>',
};

const askForPrice: Text = { no: 'Spør oss om pris', sv: 'Fråga oss om pris', en: 'Ask us for a price' };

const supportEmail = {
  no: 'hjelp@furulia.example',
  sv: 'hjalp@furulia.example',
  en: 'help@furulia.example',
} satisfies Record<Language, string>;

const supportPhone = { NO: '+47 22 00 44 00', SE: '+46 8 500 440 00' } satisfies Record<Market, string>;

const openingHours: Text = {
  no: 'Kundeservice: hverdager 8–20, lørdag 10–16',
  sv: 'Kundtjänst: vardagar 8–20, lördag 10–16',
  en: 'Customer service: weekdays 8–20, Saturdays 10–16',
};

/** The seller of each market. */
const companies = {
  NO: {
    name: 'Furulia AS',
    organizationNumber: '923 456 789 MVA',
    address: 'Elvebakken 7',
    postalCode: '0182',
    city: 'Oslo',
  },
  SE: {
    name: 'Furulia AB',
    organizationNumber: '556789-1234',
    address: 'Hornsgatan 24',
    postalCode: '118 20',
    city: 'Stockholm',
  },
} satisfies Record<Market, GlobalContent['company']>;

/** Texts and contact details shared by the whole shop. */
export function globalContent(route: Route): GlobalContent {
  const { language, market } = routes[route];
  const supportPage = pageById('support');
  return {
    loginInformationText: signIn[language],
    contactEmailAddress: 'hei@furulia.example',
    supportEmailAddress: supportEmail[language],
    supportPhoneNumber: supportPhone[market],
    supportPage: {
      text: supportPage.title[language],
      url: pageUrl(supportPage, route),
      title: null,
      target: null,
    },
    contactForPricePage: {
      text: askForPrice[language],
      url: `https://prosjekt.furulia.example/${route}`,
      title: null,
      target: '_blank',
    },
    company: { ...companies[market], openingHours: openingHours[language] },
  };
}
