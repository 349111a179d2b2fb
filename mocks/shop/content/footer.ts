import { shopBrand } from '../../../brand/shopBrand';
import type { Footer } from '../../../src/api/generated/types';
import { routes, type Route } from '../context';
import type { Text } from './authoring';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';

const headings = {
  left: { no: 'Hjelp', sv: 'Hjälp', en: 'Help' },
  center: { no: 'Utforsk', sv: 'Upptäck', en: 'Explore' },
  right: { no: `Om ${shopBrand.name}`, sv: `Om ${shopBrand.name}`, en: `About ${shopBrand.name}` },
} satisfies Record<string, Text>;

const columns = {
  left: ['delivery', 'returns', 'guarantee', 'contact', 'support'],
  center: ['inspiration', 'guides', 'campaigns', 'stores', 'quick-order'],
  right: ['about', 'business', 'terms', 'privacy'],
};

const socialLinks = [
  { id: 'instagram', url: 'https://www.instagram.com/', title: 'Instagram', iconName: 'instagram' },
  { id: 'pinterest', url: 'https://www.pinterest.com/', title: 'Pinterest', iconName: 'pinterest' },
  { id: 'youtube', url: 'https://www.youtube.com/', title: 'YouTube', iconName: 'youtube' },
];

const promises: { heading: Text; text: Text; iconName: string }[] = [
  {
    heading: { no: '60 dagers åpent kjøp', sv: '60 dagars öppet köp', en: '60 days to return' },
    text: { no: '90 netter for senger.', sv: '90 nätter för sängar.', en: '90 nights for beds.' },
    iconName: 'undo-2',
  },
  {
    heading: { no: 'Vi kan bære inn', sv: 'Vi kan bära in', en: 'We can carry it in' },
    text: {
      no: 'To personer bærer møbelet inn i rommet og tar med emballasjen.',
      sv: 'Två personer bär in möbeln i rummet och tar med sig emballaget.',
      en: 'Two people bring it to the room and take the packaging away.',
    },
    iconName: 'truck',
  },
  {
    heading: { no: '15 års garanti', sv: '15 års garanti', en: '15-year guarantee' },
    text: {
      no: 'På alle møbler.',
      sv: 'På alla möbler.',
      en: 'On all furniture.',
    },
    iconName: 'shield-check',
  },
];

function links(ids: readonly string[], route: Route) {
  return ids.map(pageById).map((page) => ({
    id: page.id,
    url: pageUrl(page, route),
    title: page.title[routes[route].language],
  }));
}

/** The footer. */
export function footer(route: Route): Footer {
  const { language } = routes[route];
  return {
    copyright: `© 2026 ${shopBrand.name} AS`,
    footerLeftHeader: headings.left[language],
    footerCenterHeader: headings.center[language],
    footerRightHeader: headings.right[language],
    footerLeftColumnLinks: links(columns.left, route),
    footerCenterColumnLinks: links(columns.center, route),
    footerRightColumnLinks: links(columns.right, route),
    socialLinks,
    featuredArea: {
      heading: { no: 'Trygt å handle', sv: 'Tryggt att handla', en: 'Shop with confidence' }[language],
      text: {
        no: 'Det er lett å ombestemme seg.',
        sv: 'Det är lätt att ångra sig.',
        en: 'It is easy to change your mind.',
      }[language],
      feature: promises.map(({ heading, text, iconName }) => ({
        heading: heading[language],
        text: text[language],
        iconName,
      })),
    },
  };
}
