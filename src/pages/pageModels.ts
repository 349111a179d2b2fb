import type { components } from '../api/generated/types';

type Page = components['schemas']['Page'];

/** The pages of a union that a pageType can name. */
type PageOfType<AnyPage extends Page, Type> = AnyPage extends { pageType: infer Types }
  ? Type extends Types
    ? AnyPage
    : never
  : never;

/** The model of the page behind each name that pageType has on the wire (APP-02), from the contract's union of pages. */
export type PageModels = {
  [Type in components['schemas']['PageType']]: PageOfType<Page, Type>;
};

/** What a page component is given: the server's answer for its address. */
export interface PageProps<Model extends PageModels[keyof PageModels]> {
  page: Model;
}
