import { renderRequest } from './renderRequest';

/**
 * Address of the page: that of the window, on a server that of the request.
 * @example const { origin, pathname } = pageUrl();
 */
export const pageUrl = (): URL | Location => renderRequest()?.url ?? window.location;
