/** A request that the shop is rendered for on a server; everything that belongs to its visitor is here. */
export interface RenderRequest {
  url: URL;
  /** Setting of the deployment by the name of its meta tag; empty when it is not set. */
  setting: (name: string) => string;
  send: (request: Request) => Promise<Response>;
  /** Values of stores, by store: those that this request has set. */
  values: Map<object, unknown>;
  /** Files of the lazy parts that have rendered: their style sheets belong to the document. */
  parts: Set<string>;
}

let find: () => RenderRequest | undefined = () => undefined;

/** The request being rendered on a server; undefined in a browser. */
export const renderRequest = (): RenderRequest | undefined => find();

/** Set the source of the current request, once, at the start of the server. */
export function provideRenderRequest(source: () => RenderRequest | undefined): void {
  find = source;
}

/** Address of the page: that of the window, on a server that of the request. */
export const pageUrl = (): URL | Location => renderRequest()?.url ?? window.location;
