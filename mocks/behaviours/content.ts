import type { MockAnswer } from '../generated/contract';
import type { Behaviours } from '../msw/runtime/behaviour';
import { cataloguePage } from '../shop/catalogue/pages';
import { footer } from '../shop/content/footer';
import { globalContent } from '../shop/content/globalContent';
import { header } from '../shop/content/header';
import { movedTo } from '../shop/content/moved';
import { pageAt } from '../shop/content/pageUrls';
import { renderPage } from '../shop/content/render/page';
import { siteStructure } from '../shop/content/siteStructure';
import { allRoutes, type Route } from '../shop/context';
import type { Store } from '../store/store';
import { notFound } from './answers';
import { routeOf, shopContext, type Call } from './shopContext';

/** The language route of a path. */
const routeOfPath = (path: string): Route | undefined =>
  allRoutes.find((route) => path === `/${route}` || path.startsWith(`/${route}/`));

function pageAnswer(call: Call, address: URL): MockAnswer<'getPage'> {
  const path = address.pathname;
  const redirectUrl = movedTo(path, routeOf(call));
  if (redirectUrl !== undefined) return { status: 301, body: { redirectUrl } };

  const context = shopContext(call, routeOfPath(path));
  const found = pageAt(path);
  if (found) return { status: 200, body: renderPage(found.page, address.searchParams, context) };

  const body = cataloguePage(path, context);
  return body ? { status: 200, body } : notFound(context.language);
}

/** Pages, header, footer and menu. */
export const contentBehaviours = {
  getPage: (call) => pageAnswer(call, new URL(call.input.headers['Context-Url'])),
  getGlobalContent: (call) => ({ status: 200, body: globalContent(routeOf(call)) }),
  getHeader: (call) => ({ status: 200, body: header(routeOf(call)) }),
  getFooter: (call) => ({ status: 200, body: footer(routeOf(call)) }),
  getSiteStructure: (call) => ({ status: 200, body: siteStructure(shopContext(call)) }),
} satisfies Behaviours<Store>;
