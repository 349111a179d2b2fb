import type { Footer } from '../../../src/api/generated/types';
import footerSource from '../../data/footer.json' with { type: 'json' };
import { routes, type Route } from '../context';
import { withShopName } from '../withShopName';
import { pageById } from './pages';
import { pageUrl } from './pageUrls';

const source = withShopName(footerSource);

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
  const { copyright, headings, columns, socialLinks, heading, text, promises } = source;
  return {
    copyright,
    footerLeftHeader: headings.left[language],
    footerCenterHeader: headings.center[language],
    footerRightHeader: headings.right[language],
    footerLeftColumnLinks: links(columns.left, route),
    footerCenterColumnLinks: links(columns.center, route),
    footerRightColumnLinks: links(columns.right, route),
    socialLinks: socialLinks as Footer['socialLinks'],
    featuredArea: {
      heading: heading[language],
      text: text[language],
      feature: promises.map((each) => ({
        heading: each.heading[language],
        text: each.text[language],
        iconName: each.iconName,
      })),
    },
  };
}
