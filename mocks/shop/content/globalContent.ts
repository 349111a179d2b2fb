import type { GlobalContent } from '../../../src/api/generated/types';
import contact from '../../data/contact.json' with { type: 'json' };
import { routes, type Route } from '../context';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';

/** Texts and contact details shared by the whole shop. */
export function globalContent(route: Route): GlobalContent {
  const { language, market } = routes[route];
  const supportPage = pageById('support');
  return {
    loginInformationText: contact.signIn[language],
    contactEmailAddress: contact.email,
    supportEmailAddress: contact.supportEmail[language],
    supportPhoneNumber: contact.supportPhone[market],
    supportPage: {
      text: supportPage.title[language],
      url: pageUrl(supportPage, route),
      title: null,
      target: null,
    },
    contactForPricePage: {
      text: contact.askForPrice[language],
      url: `https://prosjekt.furulia.example/${route}`,
      title: null,
      target: '_blank',
    },
    company: { ...contact.companies[market], openingHours: contact.openingHours[language] },
  };
}
